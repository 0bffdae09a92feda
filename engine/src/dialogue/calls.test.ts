import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createEngine, type FinishedTurn } from '../index.ts'
import { chat } from './transcripts/in-memory.ts'
import { listedPlaces } from './transcripts/inventory.ts'

const engine = createEngine({ listedPlaces })

const say = (turns: readonly string[], language: LanguageCode) => chat(engine, turns, language)

const kindsOf = ({ acts }: FinishedTurn) => acts.map(({ kind }) => kind)

describe('the hour of a wanted call', () => {
  it.each<[LanguageCode, string, string, string]>([
    ['en', 'call me after 6', 'after 6', 'I will ask them to call after 6.'],
    ['hi', 'शाम 6 बजे के बाद कॉल करना', 'शाम 6 बजे के बाद', 'शाम 6 बजे के बाद कॉल करवा देंगे।'],
    ['ta', 'naalaikku kaalaila call pannunga', 'naalaikku kaalaila', 'நாளைக்கு காலையில் அழைக்கச் சொல்கிறேன்.'],
    ['ml', 'നാളെ രാവിലെ വിളിക്കൂ', 'നാളെ രാവിലെ', 'നാളെ രാവിലെ വിളിക്കാൻ പറയാം.'],
    ['kn', 'ಭಾನುವಾರ ಕಾಲ್ ಮಾಡಿ', 'ಭಾನುವಾರ', 'ಭಾನುವಾರ ಕರೆ ಮಾಡಲು ಹೇಳುತ್ತೇನೆ.'],
    ['te', '6 gantala tarvata call cheyandi', '6 gantala tarvata', '6 గంటల తర్వాత ఫోన్ చేయమని చెబుతాను.'],
    ['pa', '6 ਤੋਂ ਬਾਅਦ ਕਾਲ ਕਰੋ', '6 ਤੋਂ ਬਾਅਦ', '6 ਤੋਂ ਬਾਅਦ ਕਾਲ ਕਰਵਾ ਦੇਵਾਂਗੇ।'],
    ['bn', 'সন্ধ্যা ৬টার পরে ফোন করুন', 'সন্ধ্যা ৬টার পরে', 'সন্ধ্যা ৬টার পরে ফোন করতে বলে দেব।'],
  ])('is said back beside the form, and sets no budget: %s, "%s"', (language, text, callTime, answer) => {
    const turn = say(['rent a flat in Kothrud Pune', text], language)
    expect(kindsOf(turn)).toEqual(['handoff', 'call_time_noted'])
    expect(turn.reply).toMatchObject({ handoff: true })
    expect(turn.reply.text).toContain(answer)
    expect(turn.state).toMatchObject({ callTime })
    expect(turn.state.wishes.price).toBeUndefined()
  })

  it.each<[LanguageCode, string]>([
    ['en', 'not now, my wife will decide. call after 7 pm on weekdays only'],
    ['hi', 'अभी नहीं, शाम को 7 के बाद कॉल करना'],
  ])('is taken down without gladness where it is not now: %s, "%s"', (language, text) => {
    const later = say(['rent a flat in Kothrud Pune', text], language).reply.text
    const wanted = say(['rent a flat in Kothrud Pune', 'call me'], language).reply.text
    expect(wanted).toMatch(/^(Gladly|ज़रूर)/)
    expect(later).not.toMatch(/Gladly|ज़रूर/)
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

  it.each<[LanguageCode, string, boolean]>([
    ['en', 'ok, how much is the maintenance?', false],
    ['en', 'Okay. Which floor is it?', false],
    ['en', 'hmm ok, is metro near by?', false],
    ['te', 'సరే, డిపాజిట్ ఎంత?', false],
    ['en', 'yes, get me a call, but first tell the deposit', true],
    ['kn', 'ಹೌದು ಮಾಡಿಸಿ. ಅದಕ್ಕೂ ಮೊದಲು ಅಡ್ವಾನ್ಸ್ ಎಷ್ಟು', true],
    ['te', 'అవును చేయించండి, ముందు డిపాజిట్ ఎంత?', true],
  ])('is agreed to before a question by a yes, not by "ok": %s, "%s"', (language, text, agreed) => {
    expect(say([...offered, text], language).reply.handoff).toBe(agreed)
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
    expect(turn.acts[0]).toEqual({ kind: 'call_time_noted', words: 'after 6', asNoted: true })
  })

  it('is said to be noted where it is one at which nobody shall call', () => {
    const { acts } = say([...called, 'not before 10 please'], 'en')
    expect(acts).toContainEqual({ kind: 'call_time_noted', words: 'not before 10 please', asNoted: true })
  })

  it('holds no word of what it is to be about', () => {
    const { state } = say([...called, 'ring me tomorrow after 7 about the 29,000 one'], 'en')
    expect(state.callTime).toBe('tomorrow after 7')
  })

  it('is put right, and is no budget', () => {
    const turn = say([...called, 'sorry, not before 6, make it 6.30'], 'en')
    expect(turn.state).toMatchObject({ callTime: 'not before 6, make it 6.30' })
    expect(turn.state.wishes.price).toEqual({ max: 30000 })
  })
})

describe('a time that was noted', () => {
  const found = '2bhk flat for rent in Whitefield Bangalore below 30k'

  it('stays where another is only spoken of', () => {
    const turn = say([found, 'call me tomorrow at 5', 'it is very hot in the evening there'], 'en')
    expect(turn.state.callTime).toBe('tomorrow at 5')
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

describe('a call asked for in other words', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'please tell the agent to phone me'],
    ['en', 'let the agent ring me, thanks'],
    ['hi', 'baat karwa do'],
    ['hi', 'उनसे बात करवा देंगे क्या'],
    ['ta', 'avanga kitta pesa vachu kudunga, nandri'],
    ['ta', 'பேச வைப்பீங்களா?'],
    ['te', 'matladinchandi, thanks'],
    ['te', 'వాళ్లతో మాట్లాడిస్తారా'],
    ['kn', 'mathadsi'],
    ['kn', 'ಒಂದ್ಸಲ ಮಾತಾಡಿಸಿ, ಧನ್ಯವಾದ'],
    ['ml', 'samsarikkan pattumo'],
    ['ml', 'ഒന്ന് സംസാരിപ്പിച്ചു തരുമോ'],
    ['pa', 'ਗੱਲ ਕਰਵਾ ਦਿਓਗੇ?'],
    ['pa', 'ਇੱਕ ਵਾਰ ਗੱਲ ਕਰਵਾ ਦਿਓ'],
    ['bn', 'কথা বলিয়ে দেবেন?'],
    ['bn', 'ওটাই নেব ভাবছি, একটু কথা বলিয়ে দিন'],
    ['bn', 'tahole broker jeno amay phone kore'],
    ['bn', 'broker jeno amake ekbar phone kore, dhonnobad'],
  ])('opens the form: %s, "%s"', (language, text) => {
    expect(say(['2bhk flat for rent in Whitefield Bangalore below 30k', text], language).reply.handoff).toBe(
      true,
    )
  })
})
