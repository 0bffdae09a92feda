import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createEngine } from '../../index.ts'
import type { UnderstandingContext } from '../command.ts'

const engine = createEngine({ listedPlaces: [] })

/** Read behind a result. */
const read = (text: string, language: LanguageCode, more: Partial<UnderstandingContext> = {}) =>
  engine.understand(text, {
    language,
    asked: null,
    known: { city: 'Pune', transaction_type: 'rent', property_type: 'apartment' },
    shown: 5,
    searched: true,
    ...more,
  })

describe('who is to be called instead', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'ok call my husband, not me'],
    ['en', "I will give my brother's number"],
    ['hi', 'mere bete ka number le lo'],
    ['hi', 'biwi ka number doon?'],
    ['hi', 'mere pati ko phone karna, mujhe nahi'],
    ['pa', 'mere gharwale nu phone karo, mainu nahi'],
    ['bn', 'amar chheler number ta nin'],
    ['ta', 'en paiyan number vaangikkonga'],
    ['ml', 'ente husbandine vilichaal mathi, enne venda'],
    ['te', 'maa ayanaki call cheyandi, naaku vaddu'],
    ['kn', 'nanna gandanige call madi, nanage beda'],
    ['en', 'My son in Chennai will handle, call him not me'],
    ['en', 'my daughter lives in Mumbai, please call her instead'],
    ['hi', 'mera beta chennai me hai, usko call karo mujhe nahi'],
    ['pa', 'mera munda chandigarh ch aa, ohnu phone karo'],
    ['ta', 'en paiyan chennai la irukan, avanuku call pannunga'],
    ['te', 'maa abbayi hyderabad lo untadu, athaniki call cheyandi'],
    ['kn', 'nanna maga mysuru alli iddane, avanige call madi'],
  ])('is heard: %s, "%s"', (language, text) => {
    expect(read(text, language)).toMatchObject({ act: 'handoff', commands: [{ kind: 'call-another' }] })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'I will ask my husband and tell you'],
    ['hi', 'bhai number do'],
    ['hi', 'beta call karo'],
    ['en', 'my son needs a 2bhk in Pune'],
  ])('is nobody where one is asked or spoken to: %s, "%s"', (language, text) => {
    expect(read(text, language).commands).not.toContainEqual({ kind: 'call-another' })
  })
})

describe('where one of the family lives who is to be called', () => {
  it.each<[LanguageCode, string]>([
    ['ml', 'ente mon kochiyil aanu, avane vilichal mathi'],
    ['bn', 'amar chele delhi te thake, oke phone korben'],
  ])('is no place that a home is looked for in: %s, "%s"', (language, text) => {
    expect(read(text, language).commands).not.toContainEqual(expect.objectContaining({ kind: 'set' }))
  })

  it('is one where it was chosen with them', () => {
    const { commands } = read('after discussing with family we finalised Kompally', 'en')
    expect(commands).toEqual([{ kind: 'set', slot: 'area', value: 'Kompally' }])
  })

  it('is one where a home is sought there', () => {
    expect(read('my son lives in Chennai, find a flat there and call me', 'en').commands).toContainEqual({
      kind: 'set',
      slot: 'city',
      value: 'Chennai',
    })
  })
})

describe('a call that others make or advise', () => {
  it('leaves one that is asked for', () => {
    const other = read('My husband will talk to you, call him after 6', 'en', { shown: 3 })
    expect(other.commands).toContainEqual({ kind: 'call-another' })
    expect(read('my wife will call you but you can call me after 6', 'en')).toMatchObject({
      act: 'handoff',
      callTime: 'after 6',
    })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'my wife will call you'],
    ['en', 'my friend told me to call you'],
    ['en', 'my brother suggested to contact you'],
    ['hi', 'meri wife aapko call karegi'],
    ['hi', 'mere dost ne bola aapko call karne ko'],
    ['pa', 'mere dost ne keha tuhanu call karan nu'],
    ['bn', 'amar stri apnake call korbe'],
    ['bn', 'আমার বন্ধু আপনাকে ফোন করতে বলেছে'],
    ['ta', 'en friend ungala contact panna sonnan'],
    ['ta', 'en manaivi ungalukku call pannuva'],
    ['ml', 'ente suhruthu ningale vilikkan paranju'],
    ['te', 'na friend mimmalni call cheyamani cheppadu'],
    ['kn', 'nanna friend nimage call maadakke helida'],
  ])('is none that is wanted: %s, "%s"', (language, text) => {
    for (const more of [{}, { calling: true as const }])
      expect(read(text, language, more)).toMatchObject({ act: 'unclear', commands: [], tellsOfOneself: true })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'my wife wants to talk to you, call her'],
    ['en', 'my husband told me to ask, call me'],
    ['hi', 'mere pati ko call karo'],
    ['hi', 'aapko meri biwi ko call karna hai'],
    ['bn', 'amake call korben'],
    ['ta', 'enakku call pannunga'],
  ])('is another than one for them or oneself: %s, "%s"', (language, text) => {
    expect(read(text, language).act).toBe('handoff')
  })
})

describe('who talks to no broker', () => {
  it.each<[LanguageCode, string]>([
    ['en', "I don't want to talk to any broker"],
    ['hi', 'broker se baat nahi karni'],
    ['hi', 'मुझे किसी से बात नहीं करनी'],
    ['pa', 'dealer naal gall nahi karni'],
    ['bn', 'na broker er sathe kotha bolbo na'],
    ['bn', 'কারও সাথে কথা বলতে চাই না'],
    ['ta', 'broker kitta pesa maatten'],
    ['ml', 'aarodum samsarikkan thalparyamilla'],
    ['te', 'broker tho matladanu'],
    ['kn', 'yaara jotenu matadoke ishta illa'],
  ])('wants no call: %s, "%s"', (language, text) => {
    expect(read(text, language)).toMatchObject({ act: 'deny', commands: [{ kind: 'no-call' }] })
  })

  it.each<[LanguageCode, string]>([
    ['en', "I don't want to talk to machine, give me some human being"],
    ['pa', 'machine naal gall nahi karni'],
    ['ta', 'நான் இந்தி பேச மாட்டேன்'],
  ])('is not who wants a person, or another language: %s, "%s"', (language, text) => {
    expect(read(text, language).commands).not.toContainEqual({ kind: 'no-call' })
  })
})

describe('a day on which one comes', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'We can come down next weekend', 'next weekend'],
    ['en', 'next month 5th we come', 'next month 5'],
    ['hi', 'kal aa jaunga dekhne', 'kal'],
    ['hi', 'agle mahine 5 tareekh ko aayenge', 'agle mahine 5 tareekh'],
    ['pa', 'aitvaar nu aavange', 'aitvaar nu'],
    ['bn', 'robibar amra asbo', 'robibar'],
    ['ta', 'Sunday paakka varom', 'Sunday'],
    ['ml', 'nale vannu kaanam', 'nale'],
    ['te', 'vache nela 5 na vastam', 'vache nela 5'],
    ['kn', 'mundina tingalu 5 ne tareekhu bartivi', 'mundina tingalu 5 ne tareekhu'],
  ])('is that of a visit, and its number no home’s: %s, "%s"', (language, text, day) => {
    expect(read(text, language)).toMatchObject({ visit: { day }, commands: [] })
  })

  it('is kept without what else is told of oneself', () => {
    const told =
      'I am Ravi Kumar from Wipro, my wife Sita is ill and we live at 12 MG Road, can we see it on sunday morning please?'
    expect(read(told, 'en').visit?.day).toBe('on sunday morning')
    expect(read('when can I come and see it?', 'en')).not.toHaveProperty('visit.day')
  })

  it('is none of who came from somewhere', () => {
    expect(read('I come from Nagpur in december', 'en')).not.toHaveProperty('visit')
  })
})

describe('who fears to be refused', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'do they allow non-veg?'],
    ['en', 'will the owner ask our caste?'],
    ['en', 'we eat fish, hope no problem'],
    ['hi', 'muslims ko dete hain?'],
    ['hi', 'hum muslim hain, ghar milega?'],
    ['pa', 'assi muslim haan, ghar milega?'],
    ['bn', 'muslim der bhara dey?'],
    ['ta', 'owner jaathi keppangala?'],
    ['ml', 'muslimsinu kodukkumo?'],
    ['te', 'non veg vandukovacha?'],
    ['kn', 'naavu muslim, mane sigutta?'],
  ])('asks whom owners take: %s, "%s"', (language, text) => {
    expect(read(text, language)).toMatchObject({
      act: 'question',
      commands: [{ kind: 'aside', about: 'whom-owners-take' }],
    })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'no muslims nearby please'],
    ['en', 'only brahmin area'],
    ['hi', 'muslim padosi nahi chahiye'],
    ['pa', 'muslim guandi nahi chahide'],
    ['bn', 'muslim protibeshi chai na'],
    ['ta', 'muslim pakkathu veedu venam'],
    ['ml', 'muslim ayalkkar venda'],
    ['te', 'muslim neighbours vaddu'],
    ['kn', 'muslim akka pakka beda'],
  ])('is not who wishes others away: %s, "%s"', (language, text) => {
    expect(read(text, language).commands).toEqual([{ kind: 'decline' }])
  })

  it('asks for pets in words that are said of much else', () => {
    expect(read('kutta rakh sakte hain?', 'hi').asksAbout).toEqual(['pet_friendly'])
    expect(read('patti valarthamo?', 'ml').asksAbout).toEqual(['pet_friendly'])
  })
})

describe('moods', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'I am tired of searching', 'weary'],
    ['hi', 'thak gayi hu ghar dhoondte dhoondte', 'weary'],
    ['pa', 'ਘਰ ਲੱਭ ਲੱਭ ਕੇ ਥੱਕ ਗਏ', 'weary'],
    ['ta', 'veedu thedi thedi salichu poachu', 'weary'],
    ['ml', 'veedu nokki nokki maduthu', 'weary'],
    ['te', 'హమ్మయ్య', 'relieved'],
    ['bn', 'jak bacha gelo', 'relieved'],
    ['kn', 'haha olle joke', 'amused'],
  ])('are heard: %s, "%s"', (language, text, mood) => {
    expect(read(text, language).commands).toEqual([{ kind: 'mood', mood }])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'wasting my time'],
    ['hi', 'time barbaad kar rahe ho'],
    ['bn', 'somoy noshto korcho'],
    ['ta', 'time waste pannure'],
    ['te', 'nuvvu waste'],
  ])('hold a complaint: %s, "%s"', (language, text) => {
    expect(read(text, language).commands).toEqual([{ kind: 'aside', about: 'complaint' }])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'tired of paying rent, want to own a place'],
    ['ml', 'flat maduthu, ini villa nokkam'],
    ['en', 'haha yes show me'],
    ['bn', 'ha ha otai thik ache'],
  ])('leave wishes and answers what they are: %s, "%s"', (language, text) => {
    expect(read(text, language).commands).not.toContainEqual(expect.objectContaining({ kind: 'mood' }))
  })
})

describe('putting off, giving up and coming back', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'not now, later'],
    ['hi', 'abhi nahi baad me'],
    ['pa', 'ਹੁਣੇ ਨਹੀਂ ਬਾਅਦ ਵਿੱਚ'],
    ['bn', 'bhebe dekhi'],
    ['ta', 'ippo venam aprama'],
    ['ml', 'ippol venda pinne'],
    ['te', 'ippudu vaddu tarvata'],
    ['kn', 'yochne madtini'],
  ])('are told apart, later: %s, "%s"', (language, text) => {
    expect(read(text, language).commands).toEqual([{ kind: 'put-off' }])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'not yet'],
    ['hi', 'abhi nahi'],
    ['hi', 'अभी तक नहीं'],
    ['pa', 'ਅਜੇ ਨਹੀਂ'],
    ['bn', 'ekhono na'],
    ['ta', 'innum illa'],
    ['ml', 'ഇതുവരെ ഇല്ല'],
    ['te', 'ఇంకా లేదు'],
    ['kn', 'ಇನ್ನೂ ಇಲ್ಲ'],
  ])('are told apart, not decided what was asked: %s, "%s"', (language, text) => {
    for (const asked of ['price', 'area', 'amenities'] as const)
      expect(read(text, language, { asked }).commands).toEqual([{ kind: 'any', slot: asked }])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'not yet, later'],
    ['en', 'not now'],
    ['hi', 'abhi nahi baad me'],
  ])('are told apart, later also where something was asked: %s, "%s"', (language, text) => {
    expect(read(text, language, { asked: 'price' }).commands).toEqual([{ kind: 'put-off' }])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'I will talk about budget later'],
    ['en', 'agent told me later he will talk'],
    ['en', 'we are 5 people, agent says talk later'],
    ['en', 'my husband will talk to you, call him after 6'],
    ['hi', 'budget ki baat baad me karenge'],
    ['kn', 'budget bagge amele matadtini'],
    ['te', 'budget gurinchi tarvata matladata'],
  ])('are said by none who talks of something, or of who else talks: %s, "%s"', (language, text) => {
    const { act, commands } = read(text, language)
    expect(act).not.toBe('goodbye')
    expect(commands).not.toContainEqual({ kind: 'put-off' })
  })

  it.each<[LanguageCode, string]>([
    ['en', "leave it, I don't need it anymore"],
    ['en', 'stop'],
    ['hi', 'rehne do ab zaroorat nahi'],
    ['pa', 'rehn deo hun lorh nahi'],
    ['bn', 'thak ar dorkar nei'],
    ['ta', 'vidunga ini thevai illa'],
    ['ml', 'നിർത്തൂ'],
    ['te', 'vaddu le inka avasaram ledu'],
    ['kn', 'bidi innu beda'],
  ])('are told apart, no more: %s, "%s"', (language, text) => {
    expect(read(text, language).commands).toEqual([{ kind: 'leave' }])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'hi again, anything new?'],
    ['hi', 'phir se namaste, kuch naya aaya?'],
    ['bn', 'abar elam, notun kichu ache?'],
    ['ta', 'pudhusa edhavadhu irukka?'],
    ['kn', 'matte bande, hosadu enadru idya?'],
  ])('go on with what was sought: %s, "%s"', (language, text) => {
    expect(read(text, language).commands).toContainEqual({ kind: 'follow-up', wants: 'more' })
  })

  it('take "no need" for an answer to what else a home must have', () => {
    expect(read('lift ki zaroorat nahi', 'hi', { asked: 'amenities' }).commands).not.toContainEqual({
      kind: 'leave',
    })
    expect(read('bus stop aduthano', 'ml').commands).not.toContainEqual({ kind: 'leave' })
    expect(read('stop calling me', 'en').commands).toEqual([{ kind: 'no-call' }])
  })
})
