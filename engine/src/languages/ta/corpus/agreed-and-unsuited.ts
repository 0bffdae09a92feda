import { type CorpusSection, wishesAndTalk } from '../../corpus-case.ts'

export const agreedAndUnsuited: CorpusSection[] = wishesAndTalk([
  { text: 'ஆமாம், மேலும் தொடருங்கள்', act: 'affirm' },
  { text: 'உங்கள் கருத்துடன் நான் ஒத்துப்போகிறேன்', act: 'affirm' },
  { text: 'நீங்கள் சொல்வது முற்றிலும் உண்மை', act: 'affirm' },
  { text: 'அதில் எனக்கு மகிழ்ச்சியே', act: 'affirm' },
  { text: 'enaku satisfied', act: 'affirm' },
  { text: 'அது எனக்குப் பொருந்தாது', act: 'deny' },
  { text: 'கண்டிப்பா கிடையாது', act: 'deny' },
  { text: 'enna ketkanum nu theriyala', act: 'help' },
  { text: 'enna question adhu', act: 'repeat' },
  { text: 'owner enga irukar', act: 'question' },
  { text: 'next veedu', act: 'question' },
  { text: 'individual dhan', asked: 'property_type', set: { property_type: 'house' } },
  { text: 'தனி வீடு இல்ல ஃபிளாட் எது வேணா', asked: 'property_type', any: ['property_type'] },
  {
    text: 'plot illa kattina veedu venum',
    known: { property_type: 'land' },
    set: { property_type: 'house' },
  },
  { text: 'chennai la flat price ellam yeriduchu', act: 'unclear' },
])
