import { type CorpusSection, wishesAndTalk } from '../../corpus-case.ts'

export const asExpected: CorpusSection[] = wishesAndTalk([
  { text: 'மிகவும் பொருத்தமாக உள்ளது', act: 'affirm' },
  { text: 'எனக்கு உடன்பாடே', act: 'affirm' },
  { text: 'மறுபடியும் கேள்வியை சொல்ல முடியுமா', act: 'repeat' },
  { text: 'இதையே தொடரலாம் என்று நினைக்கிறேன்', act: 'affirm' },
  { text: 'இது நான் எதிர்பார்த்தது போலவே உள்ளது', act: 'affirm' },
  { text: 'ஒத்துக்கொள்கிறோம் ஐயா', act: 'affirm' },
  { text: 'நான் அதைப் பற்றி கேட்கவில்லை', act: 'deny' },
  { text: 'இல்லீங்க வேற ஐடியா இருக்கு', act: 'deny' },
  { text: 'illa naan solrathu vera', act: 'deny' },
  { text: 'எனக்கு வழிகாட்ட முடியுமா', act: 'help' },
  { text: 'நீங்க சொன்னது எனக்கு விளங்கவில்லை', act: 'repeat' },
  { text: 'yaaravadhu enna contact panna sollunga', act: 'handoff' },
  { text: 'chennai dhaan vera enga', asked: 'city', set: { city: 'Chennai' } },
  { text: 'எங்க வீட்ல ரெண்டு பெட்ரூம் இருக்கு', act: 'unclear' },
])
