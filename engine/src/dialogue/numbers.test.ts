import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createEngine, type FinishedTurn } from '../index.ts'
import { chat } from './transcripts/in-memory.ts'
import { listedPlaces } from './transcripts/inventory.ts'

const engine = createEngine({ listedPlaces })

const say = (turns: readonly string[], language: LanguageCode) => chat(engine, turns, language)

const kindsOf = ({ acts }: FinishedTurn) => acts.map(({ kind }) => kind)

describe('a number that is asked for', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', "give me your number instead, I'll call", 'I have no number to give you'],
    ['ta', 'உங்க நம்பர் குடுங்க, நானே கூப்பிடுறேன்', 'எண் எதுவும் இல்லை'],
    ['hi', 'apna number do main call karunga', 'मेरे पास कोई नंबर नहीं'],
    ['ml', 'നിങ്ങളുടെ നമ്പർ തരൂ, ഞാൻ വിളിക്കാം', 'നമ്പറൊന്നും ഇല്ല'],
    ['kn', 'nimma number kodi nane call madtini', 'ಯಾವ ನಂಬರೂ ಇಲ್ಲ'],
    ['te', 'మీ నంబర్ ఇవ్వండి, నేనే ఫోన్ చేస్తాను', 'నంబర్ ఏదీ లేదు'],
    ['pa', 'apna number deo main call karanga', 'ਕੋਈ ਨੰਬਰ ਨਹੀਂ'],
    ['bn', 'আপনার নম্বর দিন, আমি ফোন করব', 'কোনো নম্বর আমার কাছে নেই'],
  ])('is none that Guru has, which it says beside the form: %s, "%s"', (language, text, answer) => {
    const turn = say(['rent a flat in Kothrud Pune', text], language)
    expect(turn.reply.handoff).toBe(true)
    expect(turn.reply.text).toContain(answer)
  })
})

describe('a number that is given later', () => {
  it('is let be, and opens no form', () => {
    const turn = say(['2bhk flat for rent in Kothrud Pune below 30k', 'call me', 'नंबर बाद में दूँगा'], 'hi')
    expect(kindsOf(turn)).toEqual(['number_any_time'])
    expect(turn.reply.handoff).toBe(false)
  })
})

describe('a number that is not given', () => {
  it.each<[LanguageCode, string]>([
    ['en', "I won't give my number now"],
    ['hi', 'नंबर नहीं दूँगी अभी, पहले घर देखना है'],
    ['ta', 'நம்பர் இப்ப தரமாட்டேன், முதல்ல வீடு பாக்கணும்'],
    ['ml', 'നമ്പർ ഇപ്പോൾ തരില്ല, ആദ്യം വീട് കാണണം'],
    ['kn', 'ನಂಬರ್ ಕೊಡಲ್ಲ, ಮೊದಲು ಮನೆ ನೋಡಬೇಕು'],
    ['te', 'నంబర్ ఇవ్వను, ముందు ఇల్లు చూడాలి'],
    ['pa', 'ਨੰਬਰ ਨਹੀਂ ਦੇਣਾ ਹਾਲੇ, ਪਹਿਲਾਂ ਘਰ ਵੇਖਣਾ'],
    ['bn', 'নম্বর এখন দেব না, আগে বাড়ি দেখব'],
  ])('is not needed, and picks no home: %s, "%s"', (language, text) => {
    const chat = ['2bhk flat for rent in Whitefield Bangalore below 30k', 'call me', text]
    const turn = say(chat, language)
    expect(kindsOf(turn)).toEqual(['number_not_needed', 'ask'])
    expect(turn.reply.handoff).toBe(false)
    expect(turn.state.wishes.property_type).toBe('apartment')
  })
})

describe('a mobile number with a digit too few', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'my number is 98765 4321', 'ten digits'],
    ['en', 'call me on 98765 4321', 'ten digits'],
    ['hi', 'मेरा नंबर 98765 4321 है', 'दस अंक'],
    ['ta', 'என் நம்பர் 98765 4321', 'பத்து இலக்கங்கள்'],
    ['ml', 'എന്റെ നമ്പർ 98765 4321', 'പത്ത് അക്കങ്ങ'],
    ['kn', 'ನನ್ನ ನಂಬರ್ 98765 4321', 'ಹತ್ತು ಅಂಕೆ'],
    ['te', 'నా నంబర్ 98765 4321', 'పది అంకెలు'],
    ['pa', 'ਮੇਰਾ ਨੰਬਰ 98765 4321 ਹੈ', 'ਦਸ ਅੰਕ'],
    ['bn', 'আমার নম্বর 98765 4321', 'দশটা সংখ্যা'],
    ['en', 'my number is nine eight seven six five four three two one', 'ten digits'],
    ['te', 'నైన్ ఎయిట్ సెవెన్ సిక్స్ ఫైవ్ ఫోర్ త్రీ టూ వన్', 'పది అంకెలు'],
  ])('is told so, and opens no form: %s, "%s"', (language, text, answer) => {
    const turn = say(['rent a flat in Kothrud Pune', text], language)
    expect(kindsOf(turn)).toEqual(['ten_digits', 'ask'])
    expect(turn.reply).toMatchObject({ asked: 'price', handoff: false })
    expect(turn.reply.text).toContain(answer)
    expect(JSON.stringify(turn.state)).not.toMatch(/98765|4321/)
  })

  it('opens the form once it has ten', () => {
    const turn = say(['rent a flat in Pune', 'my number is 98765 4321', '98765 43210'], 'en')
    expect(turn.reply.handoff).toBe(true)
  })
})

describe('name and number after they were asked for', () => {
  const search = 'rent a 2bhk flat in Whitefield Bangalore'
  it.each<[LanguageCode, string, string, string]>([
    ['en', 'call me', 'Salem Kumar 9551234567', 'Salem Kumar'],
    ['en', 'call me', 'Anand 9551234567 evening', 'Anand'],
    ['ta', 'என்னை அழையுங்கள்', 'மதுரை முத்து 9551234567', 'மதுரை முத்து'],
    ['ta', 'call pannunga', 'கவிதா 9551234567 மாலை 6 மணிக்கு மேல', 'கவிதா'],
    ['hi', 'call karwa do', 'Gaya Prasad 9551234567', 'Gaya Prasad'],
    ['hi', 'call karwa do', 'काशी 9551234567', 'काशी'],
    ['hi', 'call karwa do', 'naam Ajmer Singh, number 9551234567', 'Ajmer Singh'],
    ['ml', 'enne vilikku', 'Palakkad Ramesh 9551234567', 'Palakkad Ramesh'],
    ['ml', 'എന്നെ വിളിക്കൂ', 'പേര് ആനന്ദ്, നമ്പർ 9846912345', 'ആനന്ദ്'],
    ['kn', 'call madi', 'Hubli Manju 9551234567', 'Hubli Manju'],
    ['kn', 'ಕರೆ ಮಾಡಿ', 'ನನ್ನ ಹೆಸರು ಉಡುಪಿ ಮಂಜು, ನಂಬರ್ 9448012345', 'ಉಡುಪಿ ಮಂಜು'],
    ['te', 'call cheyandi', 'Tirupati Rao 9551234567', 'Tirupati Rao'],
    ['te', 'కాల్ చేయండి', 'తిరుపతి 9551234567 సాయంత్రం', 'తిరుపతి'],
    ['te', 'call cheyandi', 'Nandyal Reddy 9440012345', 'Nandyal Reddy'],
    ['pa', 'call karo', 'Moga Singh 9551234567', 'Moga Singh'],
    ['pa', 'ਕਾਲ ਕਰੋ', 'ਨਾਂ ਅੰਮ੍ਰਿਤਸਰ ਸਿੰਘ, ਨੰਬਰ 9815098150', 'ਅੰਮ੍ਰਿਤਸਰ ਸਿੰਘ'],
    ['bn', 'phone korun', 'Malda Roy 9551234567', 'Malda Roy'],
    ['bn', 'ফোন করুন', 'আমার নাম নদিয়া রায়, নম্বর ৯৮৩০০১২৩৪৫', 'নদিয়া রায়'],
  ])('are those of a person, whatever town is called so: %s, "%s", "%s"', (language, call, text, name) => {
    const before = say([search, call], language)
    const turn = say([search, call, text], language)
    expect(kindsOf(turn)).toContain('handoff')
    expect(turn.state.wishes).toEqual(before.state.wishes)
    const { from = 0, to = 0 } = turn.reply.caller?.name ?? {}
    expect(text.slice(from, to)).toBe(name)
  })

  it.each(['98450 11200', '9840098400', '9845098450 Ravi', '98400 98450'])(
    'are no budget, however round the number is: "%s"',
    (text) => {
      const turn = say([search, 'call me', text], 'en')
      expect(kindsOf(turn)).toEqual(['handoff'])
      expect(turn.reply.caller?.number).toBeDefined()
      expect(turn.state.wishes.price).toBeUndefined()
    },
  )

  it('are taken behind a question that came between', () => {
    const turn = say(
      ['rent a flat in Pune', 'call me', 'why do you need my number?', 'Anand 9845098450'],
      'en',
    )
    expect(turn.reply).toMatchObject({ handoff: true, caller: { name: { from: 0, to: 5 } } })
    expect(turn.state.wishes.city).toBe('Pune')
  })

  it('leave a budget and a place alone that are plainly meant', () => {
    expect(say([search, 'call me', '60000-70000'], 'en').state.wishes.price).toEqual({
      min: 60000,
      max: 70000,
    })
    expect(say([search, 'call me', 'Kothrud Pune, 9551234567'], 'en').state.wishes.city).toBe('Pune')
    expect(say([search, 'call me', '2bhk in Anand 9551234567'], 'en').state.wishes.city).toBe('Anand')
    expect(say(['rent a flat', 'Anand 9551234567'], 'en').state.wishes.city).toBe('Anand')
  })

  it('may come as the name alone', () => {
    const turn = say([search, 'call me', 'Anand'], 'en')
    expect(kindsOf(turn)).toEqual(['handoff'])
    expect(turn.state.wishes.city).toBe('Bengaluru')
  })
})

describe('a mobile number that is said in words', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'nine eight seven six five four three two one zero'],
    ['hi', 'नाइन एट सेवन सिक्स फाइव फोर थ्री टू वन ज़ीरो'],
    ['ta', 'ஒன்பது எட்டு ஏழு ஆறு ஐந்து நாலு மூணு ரெண்டு ஒன்னு பூஜ்ஜியம்'],
    ['ml', 'ഒമ്പത് എട്ട് ഏഴ് ആറ് അഞ്ച് നാല് മൂന്ന് രണ്ട് ഒന്ന് പൂജ്യം'],
    ['kn', 'ಒಂಬತ್ತು ಎಂಟು ಏಳು ಆರು ಐದು ನಾಲ್ಕು ಮೂರು ಎರಡು ಒಂದು ಸೊನ್ನೆ'],
    ['te', 'నైన్ ఎయిట్ సెవెన్ సిక్స్ ఫైవ్ ఫోర్ త్రీ టూ వన్ జీరో'],
    ['pa', 'ਨੌਂ ਅੱਠ ਸੱਤ ਛੇ ਪੰਜ ਚਾਰ ਤਿੰਨ ਦੋ ਇੱਕ ਸਿਫ਼ਰ'],
    ['bn', 'নয় আট সাত ছয় পাঁচ চার তিন দুই এক শূন্য'],
  ])('opens the form while a budget is asked for, and is none: %s, "%s"', (language, text) => {
    const turn = say(['rent a flat in Kothrud Pune', text], language)
    expect(kindsOf(turn)).toEqual(['handoff'])
    expect(turn.reply).toMatchObject({ handoff: true, caller: { number: { from: 0, to: text.length } } })
    expect(turn.state.wishes.price).toBeUndefined()
    expect(JSON.stringify(turn)).not.toMatch(/98765|43210/)
    expect(JSON.stringify(turn)).not.toContain(text)
  })
})

describe('a number', () => {
  const found = '2bhk flat for rent in Whitefield Bangalore below 30k'

  it.each(['tell me about number 2, not number 3', "i don't like number 1, tell me more"])(
    'of a home is none of a phone: %s',
    (text) => {
      expect(kindsOf(say([found, text], 'en'))).not.toContain('number_not_needed')
    },
  )

  it('that is asked why it is wanted is answered with what becomes of it, and opens no form', () => {
    const kinds = kindsOf(say([found, 'why should i share number?'], 'en'))
    expect(kinds).toContain('about_guru')
    expect(kinds).not.toContain('handoff')
  })
})

describe('who gets the number', () => {
  const asked = ['2bhk flat for rent in Whitefield Bangalore below 30k', 'call me']

  it.each<[LanguageCode, string]>([
    ['en', 'you wont give my number to anyone else right? will brokers call and trouble me'],
    ['hi', 'मेरा नंबर किसी और को तो नहीं दोगे ना'],
    ['pa', 'ਮੇਰਾ ਨੰਬਰ ਹੋਰ ਕਿਸੇ ਨੂੰ ਤਾਂ ਨਹੀਂ ਦਿਓਗੇ'],
    ['bn', 'আমার নম্বর আর কাউকে দেবেন না তো? দালালরা ফোন করে জ্বালাবে না তো'],
    ['ta', 'என் நம்பரை வேற யாருக்கும் குடுக்க மாட்டீங்களே? புரோக்கர் எல்லாம் கால் பண்ணி தொல்லை பண்ணுவாங்களா'],
    ['ml', 'നമ്പർ വേറെ ആർക്കും കൊടുക്കില്ലല്ലോ? ബ്രോക്കർമാർ വിളിച്ച് ശല്യം ചെയ്യുമോ'],
    ['kn', 'ನನ್ನ ನಂಬರ್ ಬೇರೆ ಯಾರಿಗೂ ಕೊಡಲ್ಲ ತಾನೆ? ಬ್ರೋಕರ್‌ಗಳು ಕರೆ ಮಾಡಿ ತೊಂದರೆ ಕೊಡ್ತಾರಾ'],
    ['te', 'నా నంబర్ ఇంకెవరికీ ఇవ్వరు కదా? బ్రోకర్లు ఫోన్ చేసి విసిగిస్తారా'],
  ])('is told, and no other homes are shown: %s, "%s"', (language, text) => {
    const turn = say([...asked, text], language)
    expect(turn.acts[0]).toEqual({ kind: 'about_guru', asked: 'privacy' })
    expect(turn.reply.handoff).toBe(false)
  })
})
