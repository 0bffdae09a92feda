import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const known = { transaction_type: 'rent' as const, city: 'Pune', area: 'Baner' }
const read = (text: string, language: LanguageCode) =>
  understand(text, { language, asked: null, known, shown: 3 }, places)
const denied = { kind: 'look-back', denied: true }
const cheaper = { kind: 'follow-up', wants: 'cheaper' }

describe('another view that nobody asked for', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'i didnt ask cheaper'],
    ['en', 'I did not ask for cheaper ones'],
    ['en', 'i never asked for cheaper ones'],
    ['hi', 'maine sasta nahi manga'],
    ['ta', 'kammi vilai kekala'],
    ['te', 'తక్కువ ధర అడగలేదు'],
    ['kn', 'bigger beku antha alla'],
    ['kn', 'doddadu beku antha helilla'],
    ['ml', 'വില കുറഞ്ഞത് ചോദിച്ചില്ല'],
    ['pa', 'main sasta nahi mangeya'],
    ['bn', 'ami sosta chaini'],
  ])('is taken back: %s, "%s"', (language, text) => {
    expect(read(text, language).commands).toEqual([denied])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'I did not ask for cheaper ones, I asked about parking'],
    ['hi', 'सस्ता नहीं माँगा था मैंने, पार्किंग पूछी थी'],
    ['ta', 'kammi vilai kekala, parking iruka nu keten'],
    ['te', 'takkuva adagaledu, parking unda ani adiganu'],
    ['kn', 'doddadu beku antha helilla, parking ide ya antha kelidde'],
    ['ml', 'വില കുറഞ്ഞത് ചോദിച്ചില്ല, പാർക്കിംഗ് ഉണ്ടോ എന്നാണ് ചോദിച്ചത്'],
    ['pa', 'main sasta nahi mangeya, parking puchi si'],
    ['bn', 'ami sosta chaini, parking ache kina jigges korechi'],
  ])('is so where something else was asked, which is answered: %s, "%s"', (language, text) => {
    expect(read(text, language)).toMatchObject({ commands: [denied], asksAbout: ['parking'] })
  })

  it('is no bargaining either, and nothing else is taken back for it', () => {
    const { commands, asksAbout } = read('I did not ask you to bargain, I asked about parking', 'en')
    expect({ commands, asksAbout }).toEqual({ commands: [], asksAbout: ['parking'] })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'i asked for cheaper ones, not these'],
    ['hi', 'aur sasta nahi hai kya'],
    ['hi', 'itna mehnga nahi chahiye'],
    ['bn', 'aro sosta nei?'],
  ])('is unlike one that is asked for: %s, "%s"', (language, text) => {
    expect(read(text, language).commands).toEqual([cheaper])
  })
})

describe('another view that is refused beside one that is wanted', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'I want cheaper not bigger'],
    ['en', 'I asked for cheaper, not bigger'],
    ['en', "I don't want it too expensive, show cheaper ones"],
    ['en', "I don't want bigger, I want cheaper"],
    ['en', 'i did not ask for bigger, show cheaper ones'],
    ['ta', 'kammi vilai la kaattunga, perusu kekala'],
    ['ta', 'kammi vilai la kaattunga perusu kekala'],
    ['hi', 'bada nahi manga, sasta dikhao'],
    ['te', 'peddadi adagaledu, takkuva dharalo chupinchandi'],
    ['kn', 'doddadu kelilla, kadime bele du torisi'],
    ['ml', 'valuthu chodichilla, vila kuranjathu kanikku'],
    ['pa', 'vadda nahi mangeya, sasta dikhao'],
    ['bn', 'boro chaini, sosta dekhan'],
  ])('is not looked for: %s, "%s"', (language, text) => {
    expect(read(text, language).commands).toEqual([cheaper])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'bigger ones not too costly'],
    ['hi', 'bada chahiye par mehnga nahi'],
  ])('is unlike a price that is: %s, "%s"', (language, text) => {
    expect(read(text, language).commands).toContainEqual(cheaper)
  })
})

describe('a price that is wondered at', () => {
  it.each<[LanguageCode, string]>([
    ['en', "it's so cheap here, is it real?"],
    ['en', 'so cheap, are these genuine?'],
    ['hi', 'itna sasta, asli hai kya?'],
  ])('may be doubted: %s, "%s"', (language, text) => {
    const { commands, asksUntold } = read(text, language)
    expect({ commands, asksUntold }).toEqual({
      commands: [{ kind: 'aside', about: 'real' }],
      asksUntold: undefined,
    })
  })

  it.each(['is it too much so cheaper ones please', 'nothing so cheap? show me cheaper'])(
    'is unlike one that is to be lower: "%s"',
    (text) => {
      const { commands, asksUntold } = read(text, 'en')
      expect({ commands, asksUntold }).toEqual({ commands: [cheaper], asksUntold: undefined })
    },
  )

  it.each<[LanguageCode, string]>([
    ['en', 'y 2nd one is so cheap?'],
    ['en', 'why is the second one so cheap'],
    ['hi', 'दूसरा वाला इतना सस्ता क्यों है'],
    ['ta', 'rendavathu yen ivlo kammi'],
    ['te', 'rendodi enduku antha takkuva'],
    ['kn', 'eradaneyadu yaake ishtu kammi'],
    ['ml', 'randamathe enthaa ithra vila kurav'],
  ])('asks for the reason, and for no cheaper ones: %s, "%s"', (language, text) => {
    expect(read(text, language)).toMatchObject({
      commands: [{ kind: 'pick', position: 2 }],
      asksUntold: ['why_price'],
    })
  })
})

describe('another area where homes here are too costly', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'too costly, show wakad'],
    ['hi', 'ये महंगा है, वाकड में दिखाओ'],
    ['ta', 'romba costly, wakad la kaattunga'],
    ['te', 'chala costly, wakad lo chupinchandi'],
    ['kn', 'tumba dubari, wakad alli torisi'],
    ['ml', 'vila kooduthal aanu, wakad il kaanikku'],
    ['bn', 'eta khub dami, wakad e dekhan'],
    ['pa', 'bahut mehnga, wakad vich dikhao'],
  ])('is looked through whole: %s, "%s"', (language, text) => {
    expect(read(text, language).commands).toEqual([{ kind: 'set', slot: 'area', value: 'Wakad' }])
  })

  it('but for cheaper ones where those are named', () => {
    expect(read('cheaper flats in wakad', 'en').commands).toContainEqual(cheaper)
  })
})

describe('what was asked, put right', () => {
  const unanswered = { kind: 'aside', about: 'complaint' }

  it.each<[LanguageCode, string]>([
    ['en', 'I did not ask the distance, I meant the parking.'],
    ['en', "I didn't ask how far it is. I asked about the parking"],
    ['hi', 'दूरी नहीं पूछी, पार्किंग की बात थी।'],
    ['ta', 'naan dhooram kekkala, parking pathi ketten'],
    ['te', 'dooram adagaledu, parking gurinchi adiganu'],
    ['kn', 'doora keliddalla, parking bagge keliddu'],
    ['ml', 'dooram alla chodichath, parking aanu'],
    ['pa', 'doori nahi puchhi, parking di gall si'],
    ['bn', 'দূরত্ব জিজ্ঞেস করিনি, পার্কিংয়ের কথা বলছিলাম'],
  ])('is asked of homes shown, with a sorry, and nothing wished: %s, "%s"', (language, text) => {
    const { commands, asksAbout, asksUntold = [] } = read(text, language)
    expect(commands).toEqual([unanswered])
    expect(asksAbout).toEqual(['parking'])
    expect(asksUntold).toEqual([])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'not the area, I asked about the second flat. how much is its deposit?'],
    ['te', 'ఏరియా కాదండీ, నేను అడిగింది రెండో ఇంటి గురించి. దానికి అడ్వాన్స్ ఎంత?'],
    ['ta', 'ஏரியா இல்லைங்க, நான் கேட்டது இரண்டாவது வீட்டைப் பத்தி. அட்வான்ஸ் எவ்வளவு?'],
    ['kn', 'ಏರಿಯಾ ಅಲ್ಲ, ನಾನು ಕೇಳಿದ್ದು ಎರಡನೇ ಮನೆ ಬಗ್ಗೆ. ಅಡ್ವಾನ್ಸ್ ಎಷ್ಟು?'],
    ['ml', 'ഏരിയ അല്ല, ഞാൻ ചോദിച്ചത് രണ്ടാമത്തെ വീടിനെ കുറിച്ചാണ്. അഡ്വാൻസ് എത്ര?'],
    ['pa', 'ਇਲਾਕਾ ਨਹੀਂ ਜੀ, ਮੈਂ ਦੂਜੇ ਘਰ ਬਾਰੇ ਪੁੱਛਿਆ ਸੀ। ਐਡਵਾਂਸ ਕਿੰਨਾ?'],
    ['bn', 'এলাকা নয়, আমি দ্বিতীয় বাড়িটার কথা জিজ্ঞেস করেছি। অ্যাডভান্স কত?'],
  ])('leaves what else is asked, and frees no slot: %s, "%s"', (language, text) => {
    const { commands, asksUntold } = read(text, language)
    expect(asksUntold).toEqual(['deposit'])
    expect(commands.filter(({ kind }) => kind !== 'pick')).toEqual([unanswered])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'not that area, show me Wakad'],
    ['en', 'not in Baner, somewhere else'],
    ['hi', 'ye area nahi, koi aur area'],
  ])('is unlike another wish: %s, "%s"', (language, text) => {
    expect(read(text, language).commands).not.toContainEqual(unanswered)
  })
})
