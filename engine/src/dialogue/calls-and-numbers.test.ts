import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createEngine, type FinishedTurn } from '../index.ts'
import { chat } from './transcripts/in-memory.ts'
import { listedPlaces } from './transcripts/inventory.ts'

const engine = createEngine({ listedPlaces })

const say = (turns: readonly string[], language: LanguageCode) => chat(engine, turns, language)

const kindsOf = ({ acts }: FinishedTurn) => acts.map(({ kind }) => kind)

describe('a call that is refused', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', "don't call me, please", 'no call for now'],
    ['hi', 'mera number 98100 12345 hai, abhi mat call karna', 'अभी कोई कॉल नहीं'],
    ['ta', 'போன் பண்ணாதீங்க', 'இப்போது அழைப்பு வேண்டாம்'],
    ['ml', 'എന്നെ വിളിക്കണ്ട', 'ഇപ്പോൾ വിളിയൊന്നും വേണ്ട'],
    ['kn', 'call madbedi', 'ಈಗ ಯಾವ ಕರೆಯೂ ಬೇಡ'],
    ['te', 'కాల్ చేయొద్దు', 'ఇప్పుడు ఫోన్ ఏమీ వద్దు'],
    ['pa', 'main canada ton aa, call na karo', 'ਹਾਲੇ ਕੋਈ ਕਾਲ ਨਹੀਂ'],
    ['bn', 'ফোন করবেন না', 'এখন কোনো ফোন নয়'],
  ])('leaves the question open and opens no form: %s, "%s"', (language, text, answer) => {
    const turn = say(['rent a flat in Kothrud Pune', 'budget 20000', text], language)
    expect(kindsOf(turn)).toEqual(['nobody_calls', 'ask'])
    expect(turn.reply).toMatchObject({ asked: 'bedrooms', handoff: false })
    expect(turn.reply.text).toContain(answer)
    expect(turn.state.any).toEqual([])
  })

  it('takes back the offer of one, and none is offered again', () => {
    const refused = [
      '2bhk flat for rent in Whitefield Bangalore below 30k',
      'the second one',
      "don't call me",
    ]
    expect(kindsOf(say(refused, 'en'))).toEqual(['nobody_calls', 'what_next'])
    expect(kindsOf(say([...refused, 'thanks'], 'en'))).toEqual(['you_are_welcome'])
  })

  it('is no hindrance to the wishes beside it', () => {
    const turn = say(["don't call me, 2bhk in Pune"], 'en')
    expect(kindsOf(turn)).toEqual(['nobody_calls', 'noted', 'ask'])
    expect(turn.state.wishes).toMatchObject({ city: 'Pune', bedrooms: { min: 2, max: 2 } })
  })
})

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
    expect(kindsOf(turn)).toEqual(['take_your_time'])
    expect(turn.reply.handoff).toBe(false)
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

describe('the hour of a wanted call', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'call me after 6', 'I have noted when to call you: “after 6”.'],
    ['hi', 'शाम 6 बजे के बाद कॉल करना', 'कॉल का समय लिख लिया है: “शाम 6 बजे के बाद”'],
    ['ta', 'naalaikku kaalaila call pannunga', 'குறித்துக்கொண்டேன்: “naalaikku kaalaila”'],
    ['ml', 'നാളെ രാവിലെ വിളിക്കൂ', 'കുറിച്ചുവച്ചിട്ടുണ്ട്: “നാളെ രാവിലെ”'],
    ['kn', 'ಭಾನುವಾರ ಕಾಲ್ ಮಾಡಿ', 'ಬರೆದುಕೊಂಡಿದ್ದೇನೆ: “ಭಾನುವಾರ”'],
    ['te', '6 gantala tarvata call cheyandi', 'రాసుకున్నాను: “6 gantala tarvata”'],
    ['pa', '6 ਤੋਂ ਬਾਅਦ ਕਾਲ ਕਰੋ', 'ਕਾਲ ਦਾ ਸਮਾਂ ਲਿਖ ਲਿਆ ਹੈ: “6 ਤੋਂ ਬਾਅਦ”'],
    ['bn', 'সন্ধ্যা ৬টার পরে ফোন করুন', 'লিখে রাখলাম: “সন্ধ্যা ৬টার পরে”'],
  ])('is said back beside the form, and sets no budget: %s, "%s"', (language, text, answer) => {
    const turn = say(['rent a flat in Kothrud Pune', text], language)
    expect(kindsOf(turn)).toEqual(['handoff', 'call_time_noted'])
    expect(turn.reply).toMatchObject({ handoff: true })
    expect(turn.reply.text).toContain(answer)
    expect(turn.state).toMatchObject({ callTime: /“(.+)”/.exec(answer)?.[1] })
    expect(turn.state.wishes.price).toBeUndefined()
  })

  const owner = 'I want to rent out my 2bhk flat in Baner, Pune for 30000, 900 sqft'
  const asked = [owner, 'call me']

  it('may follow once the form is open, which is not opened a second time', () => {
    const turn = say([...asked, 'after 6 please'], 'en')
    expect(kindsOf(turn)).toEqual(['call_time_noted'])
    expect(turn.reply.handoff).toBe(false)
    expect(turn.reply.choices).toHaveLength(1)
    expect(turn.state.wishes.price).toEqual(say([owner], 'en').state.wishes.price)
  })

  it('asks what is open once more', () => {
    const turn = say(['rent a flat in Kothrud Pune', 'call me', 'kal subah'], 'hi')
    expect(kindsOf(turn)).toEqual(['call_time_noted', 'ask'])
    expect(turn.reply).toMatchObject({ asked: 'price', handoff: false })
  })

  it('accepts a call that is offered', () => {
    const turn = say([owner, 'tomorrow evening'], 'en')
    expect(kindsOf(turn)).toEqual(['handoff', 'call_time_noted'])
  })

  it('is said back beside wishes', () => {
    const turn = say(['2bhk flat for rent in Baner Pune, call me tomorrow after lunch'], 'en')
    expect(kindsOf(turn)).toEqual(['noted', 'call_time_noted', 'handoff'])
    expect(turn.state).toMatchObject({ callTime: 'tomorrow after lunch' })
  })

  it('is changed by another one, outlasts a new search, and goes with the wish for a call', () => {
    expect(say([...asked, 'after 6', 'no, call me tomorrow'], 'en').state.callTime).toContain('tomorrow')
    expect(say([...asked, 'after 6', 'start again', 'yes'], 'en').state).toMatchObject({
      callTime: 'after 6',
    })
    expect(say([...asked, 'after 6', "don't call me"], 'en').state).not.toHaveProperty('callTime')
  })

  it('may be one at which nobody shall call', () => {
    const turn = say([...asked, "don't call before 10"], 'en')
    expect(kindsOf(turn)).toEqual(['call_time_noted'])
    expect(turn.state).toMatchObject({ callTime: "don't call before 10" })
  })
})

describe('what nobody here can give', () => {
  const found = '2bhk flat for rent in Whitefield Bangalore below 30k'

  it.each<[LanguageCode, string, 'owner' | 'writing' | 'number']>([
    ['en', "don't call me, whatsapp me", 'writing'],
    ['kn', 'call madbedi, WhatsApp madi', 'writing'],
    ['te', 'naku call vaddu, nene chestha number ivvandi', 'number'],
  ])('is said where no call is wanted: %s, "%s"', (language, text, asked) => {
    const { acts } = say([found, text], language)
    expect(acts.slice(0, 2)).toEqual([{ kind: 'nobody_calls' }, { kind: 'not_possible', asked }])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'no agent please, can I talk to the owner'],
    ['hi', 'एजेंट नहीं, सीधे मालिक से बात करवाओ'],
    ['ta', 'ஏஜென்ட் வேண்டாம், ஓனர்கிட்ட பேசலாமா'],
    ['ml', 'ഏജന്റ് വേണ്ട, ഉടമയോട് സംസാരിക്കാമോ'],
    ['kn', 'ಏಜೆಂಟ್ ಬೇಡ, ಓನರ್ ಹತ್ರ ಮಾತಾಡಬಹುದಾ'],
    ['te', 'ఏజెంట్ వద్దు, ఓనర్‌తో మాట్లాడవచ్చా'],
    ['pa', 'ਏਜੰਟ ਨਹੀਂ, ਮਾਲਕ ਨਾਲ ਗੱਲ ਕਰਵਾਓ'],
    ['bn', 'দালাল চাই না, মালিকের সঙ্গে কথা বলা যাবে?'],
  ])('is an owner, who is reached through a realtor: %s, "%s"', (language, text) => {
    const { acts, reply } = say([found, text], language)
    expect(acts[0]).toEqual({ kind: 'not_possible', asked: 'owner' })
    expect(reply.handoff).toBe(true)
  })

  it('is not asked for by who wants a call alone', () => {
    expect(kindsOf(say([found, 'call me'], 'en'))).toEqual(['handoff'])
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

describe('an offered call', () => {
  const offered = ['2bhk flat for rent in Whitefield Bangalore below 30k', 'thanks']

  it.each<[LanguageCode, string]>([
    ['en', 'i will ask my son and tell you tomorrow'],
    ['en', 'let me check with my husband and get back to you'],
    ['hi', 'बेटे से पूछकर कल बताऊँगी'],
    ['ta', 'என் பையன்கிட்ட கேட்டுட்டு நாளைக்கு சொல்றேன்'],
    ['ml', 'മോനോട് ചോദിച്ചിട്ട് നാളെ പറയാം'],
    ['kn', 'ನಮ್ಮ ಯಜಮಾನ್ರ ಹತ್ರ ಕೇಳಿ ಹೇಳ್ತೀನಿ ಆಮೇಲೆ'],
    ['te', 'మా అబ్బాయితో మాట్లాడి చెప్తాను'],
    ['pa', 'ਮੁੰਡੇ ਨੂੰ ਪੁੱਛ ਕੇ ਕੱਲ੍ਹ ਦੱਸਾਂਗੇ'],
    ['bn', 'ছেলের সঙ্গে কথা বলে কাল জানাব'],
  ])('is put off by who asks somebody first: %s, "%s"', (language, text) => {
    const turn = say([...offered, text], language)
    expect(kindsOf(turn)).toEqual(['take_your_time'])
    expect(turn.state).not.toHaveProperty('callTime')
  })

  it.each<[LanguageCode, string]>([
    ['en', 'yes show me'],
    ['ta', 'ஆமா காட்டுங்க'],
    ['ta', 'aama nearby kaatunga'],
    ['kn', 'hu torsi'],
    ['kn', 'ಹೌದು ಹತ್ತಿರ ಇರೋದು ತೋರ್ಸಿ'],
    ['te', 'avunu chupinchandi'],
    ['bn', 'হ্যাঁ কাছাকাছি দেখান'],
  ])('is not agreed to by a yes that goes on with homes: %s, "%s"', (language, text) => {
    const turn = say([...offered, text], language)
    expect(turn.reply.handoff).toBe(false)
    expect(kindsOf(turn)).not.toContain('handoff')
  })

  it('is agreed to by a yes, with the hour beside it', () => {
    expect(kindsOf(say([...offered, 'yes please'], 'en'))).toEqual(['handoff'])
    const timed = say([...offered, 'yes 5 pm is fine for the call'], 'en')
    expect(kindsOf(timed)).toEqual(['handoff', 'call_time_noted'])
  })

  it('was never asked for', () => {
    const turn = say([...offered, 'நான் கூப்பிட சொல்லலையே'], 'ta')
    expect(kindsOf(turn)).toContain('nobody_calls')
    expect(turn.reply.handoff).toBe(false)
  })
})

describe('the noted time of a call', () => {
  const called = ['2bhk flat for rent in Whitefield Bangalore below 30k', 'call me after 6']

  it('is told when it is asked for', () => {
    const turn = say([...called, 'what time did you note for the call?'], 'en')
    expect(turn.acts[0]).toEqual({ kind: 'call_time_noted', words: 'after 6' })
  })

  it('is put right, and is no budget', () => {
    const turn = say([...called, 'sorry, not before 6, make it 6.30'], 'en')
    expect(turn.state).toMatchObject({ callTime: 'not before 6, make it 6.30' })
    expect(turn.state.wishes.price).toEqual({ max: 30000 })
  })
})

describe('a day on which a home is to be seen', () => {
  const found = '2bhk flat for rent in Whitefield Bangalore below 30k'

  it.each<[LanguageCode, string, string]>([
    ['en', 'Saturday morning can we see it', 'Saturday morning'],
    ['hi', 'चौथा वाला देखना है, इतवार को', 'इतवार को'],
    ['ta', 'saturday morning paaka mudiyuma', 'saturday morning'],
    ['ml', 'ഞായറാഴ്ച കാണാമോ', 'ഞായറാഴ്ച'],
    ['kn', 'next sunday site visit madbeku', 'next sunday'],
    ['te', 'ఆదివారం చూడొచ్చా', 'ఆదివారం'],
    ['pa', 'december vich dekh sakda?', 'december'],
    ['bn', 'রবিবার দেখতে যাব', 'রবিবার'],
  ])('asks for a visit, and stands beside the call: %s, "%s"', (language, text, day) => {
    const turn = say([found, text], language)
    expect(kindsOf(turn)).toEqual(['visits_arranged', 'offer_callback'])
    expect(turn.state.visitDay).toBe(day)
    expect(turn.state.callTime).toBeUndefined()
  })

  it('leaves the time of a call that was noted', () => {
    const turn = say([found, 'call me after 6', 'Saturday morning can we see it'], 'en')
    expect(turn.state).toMatchObject({ callTime: 'after 6', visitDay: 'Saturday morning' })
  })

  it('is the newest one, without the number of a phone', () => {
    const turn = say([found, 'Saturday morning can we see it', 'can we see it on Sunday, 0442456 7890'], 'en')
    expect(turn.state.visitDay).toBe('on Sunday')
  })

  it('is not named by who only looks later', () => {
    expect(kindsOf(say([found, 'we will see tomorrow'], 'en'))).not.toContain('visits_arranged')
    expect(kindsOf(say([found, 'want to see flats in Pune next week'], 'en'))).not.toContain(
      'visits_arranged',
    )
  })
})

describe('a time that was noted', () => {
  const found = '2bhk flat for rent in Whitefield Bangalore below 30k'

  it('stays where another is only spoken of', () => {
    const turn = say([found, 'call me tomorrow at 5', 'it is very hot in the evening there'], 'en')
    expect(turn.state.callTime).toBe('tomorrow at 5')
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

describe('a call that is wanted along with something else', () => {
  const found = '2bhk flat for rent in Whitefield Bangalore below 30k'

  it.each<[LanguageCode, string]>([
    ['en', 'book a call for the whitefield flat you showed'],
    ['hi', 'whitefield wale flat ke liye call book kar do'],
    ['pa', 'whitefield wale flat layi call book kar deo'],
    ['bn', 'whitefield er flat tar jonno call book kore din'],
    ['ta', 'whitefield flat ku call book pannunga'],
    ['ml', 'whitefield flatinu call book cheyyu'],
    ['kn', 'whitefield flat ge call book maadi'],
    ['te', 'indaka chupinchina whitefield flat ki call book cheyyi'],
  ])('opens the form: %s, "%s"', (language, text) => {
    const turn = say([found, text], language)
    expect(kindsOf(turn)).toEqual(['handoff'])
    expect(turn.reply.handoff).toBe(true)
  })

  it('opens it behind what was looked for anew', () => {
    const turn = say([found, 'make it 40k, and call me after 6'], 'en')
    expect(kindsOf(turn)).toContain('found')
    expect(kindsOf(turn).at(-1)).toBe('handoff')
    expect(turn.reply.handoff).toBe(true)
  })

  it.each<[LanguageCode, string]>([
    ['te', 'owner ki kukka gurinchi adigi naku call cheyyandi, kani repu 11 ki mundu vaddu'],
    ['hi', 'owner se kutte ke baare mein pooch ke mujhe call karna'],
    ['en', 'call me, a lady agent if possible'],
    ['ta', 'lady agent irundha nalladhu, koopida sollunga'],
  ])('opens it, and what it cannot carry is said to be told the agent: %s, "%s"', (language, text) => {
    const turn = say([found, text], language)
    expect(turn.acts[0]).toEqual({ kind: 'not_possible', asked: 'wish' })
    expect(turn.reply.handoff).toBe(true)
    expect(turn.state.wishes.amenities).toBeUndefined()
  })

  it.each(['book a table for two', 'book a cab', 'no call, book nothing'])('is none: "%s"', (text) => {
    expect(say([found, text], 'en').reply.handoff).toBe(false)
  })
})

describe('a visit that is asked for with a day', () => {
  const found = '2bhk flat for rent in Whitefield Bangalore below 30k'

  it.each<[LanguageCode, string, string]>([
    ['en', 'can we come and see on sunday morning', 'on sunday morning'],
    ['en', 'can i visit tmrw? i land at 11am', 'tmrw'],
    ['hi', 'रविवार को सुबह देखने आ सकते हैं क्या', 'रविवार को सुबह'],
    ['pa', 'ਐਤਵਾਰ ਸਵੇਰੇ ਵੇਖ ਸਕਦੇ ਆਂ', 'ਐਤਵਾਰ ਸਵੇਰੇ'],
    ['bn', 'শনিবার বিকেলে দেখানো যাবে', 'শনিবার বিকেলে'],
    ['ta', 'நாளைக்கு சாயங்காலம் பாக்கலாமா', 'நாளைக்கு சாயங்காலம்'],
    ['ml', 'innu vaikitt kaanan pattumo', 'innu vaikitt'],
    ['kn', 'ಈ ಭಾನುವಾರ ನೋಡ್ಬೋದಾ', 'ಈ ಭಾನುವಾರ'],
    ['te', 'ఆదివారం పొద్దున్న చూడొచ్చా', 'ఆదివారం పొద్దున్న'],
  ])('hears it said back, and asked again something else: %s, "%s"', (language, text, day) => {
    const turn = say([found, text], language)
    expect(turn.acts[0]).toEqual({ kind: 'visits_arranged', day })
    const again = say([found, text, text], language)
    expect(again.acts[0]).toEqual({ kind: 'visits_arranged', again: true })
    expect(again.reply.text).not.toBe(turn.reply.text)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'i meant a visit, not a call'],
    ['hi', 'main visit ki baat kar raha hoon, call ki nahi'],
    ['pa', 'main visit di gall kardi aan, call di nahi'],
    ['bn', 'ami visit er kotha bolchi, call na'],
    ['ta', 'naan visit pathi sonnen, call illa'],
    ['ml', 'njan visit cheyyanu paranjath, call alla'],
    ['kn', 'naanu visit bagge heliddu, call alla'],
    ['te', 'nenu visit gurinchi cheppanu, call kaadu'],
  ])('is meant in place of a call: %s, "%s"', (language, text) => {
    expect(kindsOf(say([found, text], language))).toEqual(['visits_arranged', 'offer_callback'])
  })
})

describe('leave that is taken to ask at home', () => {
  const found = '2bhk flat for rent in Whitefield Bangalore below 30k'

  it.each<[LanguageCode, string]>([
    ['en', 'i will first ask my son, god bless'],
    ['hi', 'पहले बेटे से पूछ लूं, भगवान भला करे'],
    ['pa', 'ਅੱਜ ਨਹੀਂ, ਵੀਰ ਨਾਲ ਗੱਲ ਕਰਕੇ ਦੱਸਦਾਂ'],
    ['bn', 'আগে আমার ছেলের সাথে কথা বলি, ও শনিবার আসবে'],
    ['ta', 'muthalla en paiyan kitta kekkuren, kadavul aasirvadham'],
    ['ml', 'മോനോട് ഒന്ന് ചോദിക്കട്ടെ, ദൈവം അനുഗ്രഹിക്കട്ടെ'],
    ['kn', 'modalu nanna maganige keltini, devaru olledu madli'],
    ['te', 'munduga maa abbayi ni adugutanu, devudu challaga chudali'],
  ])('is let go without an offer: %s, "%s"', (language, text) => {
    const turn = say([found, text], language)
    expect(kindsOf(turn)).toEqual(['take_your_time'])
    expect(turn.reply.handoff).toBe(false)
  })
})

describe('a call that is refused in the fewest words', () => {
  const found = '2bhk flat for rent in Whitefield Bangalore below 30k'

  it.each<[LanguageCode, string]>([
    ['en', 'no no, not a call'],
    ['hi', 'nahi call nahi'],
    ['pa', 'nahi call nahi'],
    ['bn', 'na call na'],
    ['ta', 'venam call venam'],
    ['ml', 'venda call venda'],
    ['kn', 'beda call beda'],
    ['te', 'vaddu call vaddu'],
  ])('is not offered again: %s, "%s"', (language, text) => {
    expect(kindsOf(say([found, text], language))[0]).toBe('nobody_calls')
    expect(kindsOf(say([found, text, 'thanks'], language))).not.toContain('offer_callback')
  })

  it('does not hinder the answer to what is asked beside it', () => {
    expect(kindsOf(say([found, 'no calls now please, does it have a lift?'], 'en'))).toEqual([
      'nobody_calls',
      'which_have',
    ])
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

describe('a home that is to be kept', () => {
  const found = '2bhk flat for rent in Whitefield Bangalore below 30k'

  it.each<[LanguageCode, string]>([
    ['en', 'hold that home for me'],
    ['en', 'please dont give it to anybody else'],
    ['hi', 'wo ghar mere liye rok ke rakhna'],
    ['pa', 'ਉਹ ਘਰ ਮੇਰੇ ਲਈ ਰੱਖ ਲਓ, ਹੋਰ ਕਿਸੇ ਨੂੰ ਨਾ ਦਿਓ'],
    ['bn', 'ওই বাড়িটা আমার জন্য রেখে দিন, আর কাউকে দেবেন না'],
    ['ta', 'அந்த வீட்ட எனக்காக வச்சிருங்க, வேற யாருக்கும் குடுக்காதீங்க'],
    ['ml', 'ആ വീട് എനിക്ക് വേണ്ടി പിടിച്ച് വെക്കണേ, വേറെ ആർക്കും കൊടുക്കരുത്'],
    ['kn', 'ಆ ಮನೆ ನನಗೋಸ್ಕರ ಇಟ್ಟಿರಿ, ಬೇರೆ ಯಾರಿಗೂ ಕೊಡಬೇಡಿ'],
    ['te', 'ఆ ఇల్లు నా కోసం ఉంచండి, ఇంకెవరికీ ఇవ్వకండి'],
  ])('is not Guru’s to hold, which it says: %s, "%s"', (language, text) => {
    const turn = say([found, text], language)
    expect(turn.acts[0]).toEqual({ kind: 'not_possible', asked: 'hold' })
    expect(turn.state.wishes.property_type).toBe('apartment')
  })

  it('is none where a budget is kept', () => {
    const { acts } = say([found, 'keep it below 25000 for me'], 'en')
    expect(acts).not.toContainEqual({ kind: 'not_possible', asked: 'hold' })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'can you reserve parking for me?'],
    ['en', 'I want to keep it for us for 2 years'],
    ['hi', 'mere liye parking reserve karo'],
    ['hi', '2 saal ke liye rokke rakhna mere liye'],
    ['pa', 'mere layi parking rakh lao'],
    ['bn', 'amar jonno parking rekhe din'],
    ['ta', 'enakkaga parking hold pannunga'],
    ['ml', 'enikku vendi parking pidichu vekkane'],
    ['kn', 'nangoskara parking ittiri'],
    ['te', 'naa kosam parking unchandi'],
  ])('is none where parking is, or where one stays for years: %s, "%s"', (language, text) => {
    const { acts } = say([found, text], language)
    expect(acts).not.toContainEqual({ kind: 'not_possible', asked: 'hold' })
  })
})
