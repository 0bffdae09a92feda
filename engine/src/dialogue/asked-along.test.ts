import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { contextOf, createEngine, type FinishedTurn } from '../index.ts'
import type { GuruAct } from './act.ts'
import { chat } from './transcripts/in-memory.ts'
import { listedPlaces } from './transcripts/inventory.ts'

const engine = createEngine({ listedPlaces })
const found = '2bhk flat for rent in Whitefield Bangalore below 30k'

const say = (turns: readonly string[], language: LanguageCode) => chat(engine, [found, ...turns], language)

const kindsOf = ({ acts }: FinishedTurn) => acts.map(({ kind }) => kind)

const untold = (...facts: Extract<GuruAct, { kind: 'untold' }>['facts']): GuruAct => ({
  kind: 'untold',
  facts,
})

describe('a visit and a fact that no listing tells, asked in one turn', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'How much is the deposit? Can I visit on Sunday?'],
    ['ta', 'முதல்ல காட்டின வீடு ஓகே, அட்வான்ஸ் எவ்வளவு கேப்பாங்க? எப்ப வந்து பார்க்கலாம்?'],
    ['hi', 'दूसरा वाला शनिवार को देख सकते हैं? और डिपॉज़िट कितना है?'],
    ['te', 'అడ్వాన్స్ ఎంత కట్టాలి? శనివారం వచ్చి చూడొచ్చా?'],
    ['kn', 'deposit eshtu? bhanuvara nodbahuda?'],
    ['ml', 'deposit ethra? njayarazhcha kaanamo?'],
    ['pa', 'deposit kinna hai? ਐਤਵਾਰ ਨੂੰ ਵੇਖ ਸਕਦੇ ਹਾਂ?'],
    ['bn', 'advance koto? রবিবার দেখতে যাব?'],
  ])('are both answered, and one call is offered: %s, "%s"', (language, text) => {
    const turn = say([text], language)
    expect(kindsOf(turn)).toEqual(['untold', 'visits_arranged', 'offer_callback'])
    expect(turn.acts[0]).toEqual(untold('deposit'))
    expect(turn.state.pending).toMatchObject({ kind: 'callback' })
  })

  it.each<[LanguageCode, string, string]>([
    ['en', 'can we come see 1st one sunday evening and ask owner if he will do 20k', 'sunday evening'],
    ['en', 'can we come sun evening n will owner come down to 20', 'sun evening'],
    ['en', 'can i see the 2nd one tomorrow at 5 and is there a lift', 'tomorrow at 5'],
    ['en', 'can we visit this one on sunday', 'on sunday'],
    ['en', 'can we come saturday and sunday morning to see it', 'saturday and sunday morning'],
    ['hi', 'pehla wala itvaar shaam ko dekhne aaye aur owner 20 hazar me dega kya', 'itvaar shaam ko'],
    ['hi', 'kal aur parso dekh sakte hain kya', 'kal aur parso'],
    ['bn', 'prothom ta robibar bikele dekhte jabo ar malik 20 hajar e debe?', 'robibar bikele'],
    ['ta', 'mudhal veetta sunday saayangalam paakalama, advance evlo', 'sunday saayangalam'],
    ['te', 'modati illu aadivaram saayantram chudocha inka advance entha', 'aadivaram saayantram'],
    ['kn', 'modalane mane bhanuvara sanje nodbahuda mattu advance eshtu', 'bhanuvara sanje'],
    ['ml', 'aadyathe veedu njayarazhcha vaikittu kaanamo pinne advance ethra', 'njayarazhcha vaikittu'],
    ['pa', 'pehla wala aitvaar sham nu vekh sakde aa te malik 20 hazar ch deuga?', 'aitvaar sham nu'],
  ])('ends the day where something else is asked: %s, "%s"', (language, text, day) => {
    expect(say([text], language).state.visit?.day).toBe(day)
  })

  it('ends it there while a call is spoken of, too', () => {
    const turn = say(['is the road wide?', 'can we come sunday evening n will owner come down to 20'], 'en')
    expect(turn.state.visit?.day).toBe('sunday evening')
  })

  it('keeps the day alone of what is said before it', () => {
    const turn = say(['दूसरा वाला शनिवार को देख सकते हैं? और डिपॉज़िट कितना है?'], 'hi')
    expect(turn.state.visit?.day).toBe('शनिवार को')
  })
})

describe('photos and something else, asked in one turn', () => {
  it.each<[LanguageCode, string, string[]]>([
    ['en', 'any photos? how far is the metro?', ['untold', 'no_photos']],
    ['hi', 'iske photos hain kya? aur metro kitni door hai', ['untold', 'no_photos']],
    ['te', 'photos unnaya? eppudu chudataniki vellochu?', ['no_photos', 'visits_arranged']],
    ['pa', 'ਪਹਿਲਾ ਵਾਲਾ ਐਤਵਾਰ ਨੂੰ ਵੇਖ ਸਕਦੇ ਹਾਂ? ਫੋਟੋਆਂ ਵੀ ਭੇਜ ਦਿਓ', ['no_photos', 'visits_arranged']],
    ['en', 'is there a lift? any photos?', ['which_have', 'no_photos']],
  ])('are all answered: %s, "%s"', (language, text, kinds) => {
    expect(kindsOf(say([text], language))).toEqual([...kinds, 'offer_callback'])
  })
})

describe('a bargain and something else, asked in one turn', () => {
  it.each<[LanguageCode, string, string[]]>([
    [
      'en',
      'Is the rent negotiable? Does it have a lift? And can I visit on Sunday?',
      ['which_have', 'price_asked', 'visits_arranged'],
    ],
    ['hi', 'इसमें कुछ कम हो सकता है? और उसमें पार्किंग नहीं है क्या?', ['which_have', 'price_asked']],
    ['bn', 'মেট্রো স্টেশন কত দূর? আর একটু কমাবে কি?', ['untold', 'price_asked']],
    ['ta', 'konjam bargain panna mudiyuma? road width evlo', ['untold', 'price_asked']],
    ['ta', 'konjam koraipangala? sunday paaka varalama', ['price_asked', 'visits_arranged']],
    ['ta', 'வேண்டாம், இது ஒன்றே போதும். konjam koraipangala? ஞாயிறு பார்க்கலாமா?', ['price_asked', 'visits_arranged']],
    ['en', 'visit sat 11am 1st one n is rent negotiable', ['price_asked', 'visits_arranged']],
    [
      'bn',
      'prothom ta robibar bikele dekhte jabo ar malik 20 hajar e debe?',
      ['price_asked', 'visits_arranged'],
    ],
  ])('are all answered: %s, "%s"', (language, text, kinds) => {
    expect(kindsOf(say([text], language))).toEqual([...kinds, 'offer_callback'])
  })
})

describe('a call and something asked, in one turn', () => {
  it.each<[LanguageCode, string]>([
    ['kn', 'ಹೌದು ಮಾಡಿಸಿ. ಅದಕ್ಕೂ ಮೊದಲು ಅಡ್ವಾನ್ಸ್ ಎಷ್ಟು ಅಂತ ಹೇಳಿ'],
    ['hi', 'haan karwa do. waise deposit kitna hai?'],
    ['en', 'Yes, call me. But how much is the deposit?'],
    ['ta', 'சரி, கூப்பிட சொல்லுங்க. அட்வான்ஸ் எவ்வளவு?'],
  ])('is agreed to, and what is asked is answered: %s, "%s"', (language, text) => {
    const turn = say(['is the road wide?', text], language)
    expect(kindsOf(turn)).toEqual(['untold', 'handoff'])
    expect(turn.reply.handoff).toBe(true)
  })

  it('waits for what the rows tell', () => {
    const turn = say(['call me, is there a lift?'], 'en')
    expect(kindsOf(turn)).toEqual(['which_have', 'handoff'])
    expect(turn.reply.handoff).toBe(true)
    expect(turn.reply.choices).toEqual([])
  })

  it('has its time noted, and an agent finds out the rest', () => {
    const text = 'हाँ करवा दीजिए, पर शाम को छह बजे के बाद, और यह भी पूछ लें कि बैंक लोन पास होगा इस पर'
    expect(kindsOf(say(['is the road wide?', text], 'hi'))).toEqual(['untold', 'handoff', 'call_time_noted'])
    const later = say(
      ['call me', 'evening after 6. And please tell them to confirm the maintenance charges also'],
      'en',
    )
    expect(kindsOf(later).slice(0, 2)).toEqual(['untold', 'call_time_noted'])
  })
})

describe('homes that are compared, and something asked of them', () => {
  it.each<[LanguageCode, string, string[]]>([
    ['en', 'compare the first and second. Is there parking in both?', ['which_have', 'compared']],
    [
      'bn',
      '1st ta r 2nd ta compare kore bolo na, kontay parking ache, kon floor e',
      ['which_have', 'compared', 'untold'],
    ],
    ['hi', 'पहले और दूसरे की तुलना करो, किसमें लिफ्ट है, कौन सी मंजिल?', ['which_have', 'compared', 'untold']],
    ['kn', 'ok 1st and 2nd alli yavdu dodda mane ide? compare madi', ['compared']],
  ])('stay those: %s, "%s"', (language, text, kinds) => {
    const turn = say([text], language)
    expect(kindsOf(turn)).toEqual([...kinds, 'offer_callback'])
    expect(turn.reply.matches.map(({ listing_id }) => listing_id)).toEqual(turn.state.shown.slice(0, 2))
  })
})

describe('what was asked and not answered', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'you did not tell me about the deposit'],
    ['ta', 'அட்வான்ஸைத் தான் கேட்டேன்'],
    ['hi', 'deposit ka bataya nahi'],
    ['ml', 'deposit nte karyam paranjilla'],
    ['kn', 'deposit bagge helilla'],
    ['te', 'డిపాజిట్ గురించి చెప్పలేదు'],
    ['pa', 'ਡਿਪਾਜ਼ਿਟ ਬਾਰੇ ਦੱਸਿਆ ਨਹੀਂ'],
    ['bn', 'ডিপোজিটের কথাটা বললেন না তো'],
  ])('is answered now, with a short sorry: %s, "%s"', (language, text) => {
    const turn = say([text], language)
    expect(turn.acts).toEqual([
      { kind: 'apology', offers: false },
      untold('deposit'),
      { kind: 'offer_callback' },
    ])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'no photos please, just tell the deposit'],
    ['en', 'they said no deposit, is it so?'],
    ['en', 'I was told no papers, is it safe?'],
    ['en', 'my friend said school is not near, true?'],
    ['en', 'owner did not tell the deposit'],
    ['hi', 'maine kaha tha ki school paas nahi chahiye'],
    ['hi', 'owner ne bola deposit nahi lagega, sach hai?'],
  ])('is unlike what others said, and what is to be told: %s, "%s"', (language, text) => {
    expect(kindsOf(say([text], language))).not.toContain('apology')
  })

  it('is answered beside the rest', () => {
    const turn = say(['deposit nte karyam paranjilla. photos ayakkamo'], 'ml')
    expect(kindsOf(turn)).toEqual(['apology', 'untold', 'no_photos', 'offer_callback'])
  })
})

describe('several things that a listing does not tell', () => {
  it('are told in one sentence', () => {
    const turn = say(['can a couple stay in number 2? what is the deposit?'], 'en')
    expect(turn.reply.text).toBe(
      'The listing does not say whether couples are allowed or how much the deposit is. Shall an agent call you?',
    )
  })

  it('are told along with what was wished beside them as before', () => {
    const turn = say(['2bhk in Indiranagar instead, how much is the deposit?'], 'en')
    expect(kindsOf(turn).filter((kind) => kind === 'untold')).toHaveLength(1)
  })

  it('are not answered for who asked one thing', () => {
    expect(kindsOf(say(['is there a lift?'], 'en'))).toEqual(['which_have'])
    expect(kindsOf(say(['can I visit on Sunday?'], 'en'))).toEqual(['visits_arranged', 'offer_callback'])
    expect(kindsOf(say(['call me'], 'en'))).toEqual(['handoff'])
  })
})

describe('a distance that was not told', () => {
  it.each<[LanguageCode, string]>([
    ['hi', 'kitni door hai ye nahi bataya aapne'],
    ['bn', 'dur ta bolle na to'],
  ])('is answered late: %s, "%s"', (language, text) => {
    const { commands } = engine.understand(text, contextOf(say([], language).state))
    expect(commands).toContainEqual({ kind: 'aside', about: 'complaint' })
  })

  it('is none of which others told', () => {
    const context = contextOf(say([], 'en').state)
    const { commands } = engine.understand('he told me it is far from the city', context)
    expect(commands).toEqual([])
  })
})

describe('what is asked beside a wish that is declined', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'only brahmin neighbours please. how much is the advance?'],
    ['hi', 'sirf brahmin society chahiye. deposit kitna hai?'],
    ['bn', 'শুধু হিন্দু পাড়া চাই। অ্যাডভান্স কত?'],
    ['te', 'బ్రాహ్మణ ఏరియా మాత్రమే కావాలి. అడ్వాన్స్ ఎంత?'],
  ])('is answered all the same: %s, "%s"', (language, text) => {
    const turn = say([text], language)
    expect(kindsOf(turn)).toEqual(['declined', 'untold', 'offer_callback'])
  })

  it('before a home is shown, too', () => {
    const turn = chat(
      engine,
      ['2bhk flat for rent in Bangalore', 'only brahmin area. how much is the advance?'],
      'en',
    )
    expect(kindsOf(turn).slice(0, 2)).toEqual(['declined', 'listings_do_not_tell'])
  })
})
