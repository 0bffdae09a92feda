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
    ['kn', 'call madbedi', 'ಈಗ ಕರೆ ಮಾಡಿಸುವುದಿಲ್ಲ'],
    ['te', 'కాల్ చేయొద్దు', 'ఇప్పుడు ఫోన్ చేయించను'],
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

describe('a call that is refused beside something else', () => {
  const found = '2bhk flat for rent in Whitefield Bangalore below 30k'

  it.each<[LanguageCode, string, string]>([
    ['en', 'what is the deposit for the first one', 'no call now. how old is it'],
    ['en', 'what is the deposit for the first one', 'let me look around first, how old is it'],
    ['en', 'what is the deposit for the first one', 'again the call.. how old is it'],
    ['hi', 'पहले वाले का डिपॉजिट कितना है', 'फोन अभी नहीं। कितना पुराना है'],
    ['hi', 'pehle wale ka deposit kitna hai', 'abhi call rehne do. kitna purana hai?'],
    ['hi', 'pehle wale ka deposit kitna hai', 'phir se call ki baat.. kitna purana hai?'],
    ['pa', 'pehle da deposit kinna hai', 'hale call rehn deo. kinna purana hai?'],
    ['pa', 'pehle da deposit kinna hai', 'tusi fer call te aa gaye. kinna purana hai'],
    ['pa', 'ਪਹਿਲੇ ਦਾ ਡਿਪਾਜ਼ਿਟ ਕਿੰਨਾ ਹੈ', 'ਫੋਨ ਹਾਲੇ ਰਹਿਣ ਦਿਓ, ਕਿੰਨਾ ਪੁਰਾਣਾ ਹੈ?'],
    ['bn', 'prothom tar deposit koto', 'na thak akhon call lagbe na. koto purono'],
    ['bn', 'প্রথমটার ডিপোজিট কত', 'আগে একটু দেখি। কত পুরনো?'],
    ['ta', 'mudhal veetuku deposit evlo', 'ippo call venam, aprom solren. evlo pazhaya veedu'],
    ['ta', 'முதல் வீட்டுக்கு டெபாசிட் எவ்வளவு', 'திரும்பவும் கால் பத்தியே சொல்றீங்க. எவ்வளவு பழைய வீடு'],
    ['ml', 'aadyathe veettinte deposit ethra', 'venda ippo vilikkanda. ethra pazhakkam und'],
    ['ml', 'ആദ്യത്തെ വീടിന്റെ ഡെപ്പോസിറ്റ് എത്ര', 'ഇപ്പോൾ ഫോൺ വേണ്ട. എത്ര പഴക്കമുണ്ട്?'],
    ['kn', 'modalane du deposit eshtu', 'ಬೇಡ, ಈಗ ಫೋನ್ ಬೇಡ. ಎಷ್ಟು ಹಳೆಯದು?'],
    ['kn', 'modalane du deposit eshtu', 'matte call anthira, eshtu haleyadu?'],
    ['te', 'modati daaniki deposit entha', 'ఇప్పుడే వద్దండి, నాన్నగారిని అడిగి చెప్తా. ఎంత పాతది'],
    ['te', 'modati daaniki deposit entha', 'call voddu anna ippude. sare entha paathadi'],
  ])('is heard, the rest is answered, and none is offered again: %s, "%s", "%s"', (language, asks, text) => {
    const turn = say([found, asks, text], language)
    expect(turn.acts[0]).toEqual({ kind: 'nobody_calls', briefly: true })
    expect(turn.acts).toContainEqual({ kind: 'untold', facts: ['age'] })
    expect(kindsOf(turn)).not.toContain('offer_callback')
    const next = say([found, asks, text, 'is there a lift? which floor is it on?'], language)
    expect(kindsOf(next)).not.toContain('offer_callback')
  })

  it.each<[LanguageCode, string]>([
    ['en', 'call me again tomorrow'],
    ['hi', 'phir se call karwa do'],
    ['te', 'మళ్ళీ ఫోన్ చేయండి'],
    ['bn', 'আবার ফোন করুন'],
  ])('is none where a call is asked for once more: %s, "%s"', (language, text) => {
    expect(kindsOf(say([found, 'the second one', text], language))).not.toContain('nobody_calls')
  })

  it('holds beside a wish, and beside homes that are weighed', () => {
    const wish = say([found, 'deposit for the first one?', 'no call now, show me in Indiranagar'], 'en')
    expect(wish.acts[0]).toEqual({ kind: 'nobody_calls', briefly: true })
    expect(wish.state.wishes.area).toBe('Indiranagar')
    const weighed = say([found, 'deposit for the first one?', 'not now. compare 1 and 2'], 'en')
    expect(kindsOf(weighed)).toContain('compared')
  })

  it('is a plain no to the offer of one, after which none is offered before it is asked for', () => {
    const refused = [found, 'the second one', 'no']
    expect(kindsOf(say([...refused, 'how old is it?'], 'en'))).not.toContain('offer_callback')
    expect(kindsOf(say([...refused, 'call me'], 'en'))).toEqual(['handoff'])
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

describe('a call that is put off until others near by are seen', () => {
  const found = '2bhk flat for rent in Whitefield Bangalore below 30k'

  it.each<[LanguageCode, string]>([
    ['hi', 'baad me call. pehle wo whitefield ke paas wale dikha do'],
    ['hi', 'call abhi nahi, pehle whitefield ke aas paas wale dikha do'],
    ['en', 'call later. first show those near whitefield'],
    ['pa', 'call baad ch. pehla whitefield de nere wale dikha deo'],
    ['bn', 'পরে ফোন। আগে Whitefield-এর কাছেরগুলো দেখান'],
    ['te', 'call tarvata. mundu whitefield daggara unnavi chupinchandi'],
    ['kn', 'call amele. modalu whitefield hattira iruvudu torisi'],
    ['ml', 'call pinne mathi. aadyam whitefield aduthullath kaanikku'],
  ])('is not made, and they are shown: %s, "%s"', (language, text) => {
    const turn = say([found, 'is the road wide?', text], language)
    expect(kindsOf(turn)[0]).toBe('nobody_calls')
    expect(turn.reply.handoff).toBe(false)
    expect(turn.state.leeway.near).toBeDefined()
    expect(turn.reply.properties).not.toBeNull()
  })

  it.each<[LanguageCode, string]>([
    ['en', 'call me later please'],
    ['en', 'call me later, after 6'],
  ])('is made, where nothing else is said: %s, "%s"', (language, text) => {
    expect(say([found, 'is the road wide?', text], language).reply.handoff).toBe(true)
  })
})

describe('a call that is put off beside a question', () => {
  const home = '2bhk flat for rent in Whitefield Bangalore below 30k'

  it.each<[LanguageCode, string]>([
    ['en', 'call later. how old is the first one?'],
    ['en', 'call later, how old is it?'],
    ['hi', 'baad me call. pehle wala kitne saal purana hai?'],
    ['ta', 'call aprom. mudhal veedu evlo pazhasu?'],
    ['te', 'call tarvata. modati illu enta pathadi?'],
    ['kn', 'call amele. modalne mane eshtu haleyadu?'],
    ['ml', 'call pinne mathi. aadyathe veedu ethra pazhayatha?'],
    ['pa', 'call baad ch. pehla ghar kinna purana hai?'],
    ['bn', 'ব্রোকারের ফোন পরে। প্রথমটা কত পুরনো?'],
  ])('is not offered again, and the question answered: %s, "%s"', (language, text) => {
    const turn = say([home, text], language)
    expect(kindsOf(turn)).toEqual(['nobody_calls', 'untold'])
    expect(turn.state.pending).toBeNull()
  })

  it.each<[LanguageCode, string]>([
    ['en', 'call me later'],
    ['en', 'call later in the evening. how old is the first one?'],
  ])('is wanted at another time where one is said, or nothing else: %s, "%s"', (language, text) => {
    expect(say([home, text], language).reply.handoff).toBe(true)
  })
})
