import type { LanguageCode, PropertyType } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { contextOf, createEngine } from '../index.ts'
import type { DialogueState } from './state.ts'
import { finish } from './transcripts/in-memory.ts'
import { inventory, listedPlaces } from './transcripts/inventory.ts'

const engine = createEngine({ listedPlaces })

/** What a seeker wants after some turns, and what the last of them is answered. */
function led(language: LanguageCode, ...turns: string[]) {
  let state: DialogueState = engine.begin(language).state
  let text = ''
  for (const said of turns) {
    const turn = finish(engine, engine.advance(state, engine.understand(said, contextOf(state))), inventory)
    state = turn.state
    text = turn.reply.text
  }
  const { wishes, leeway } = state
  return { wished: wishes.property_type, kinds: [...leeway.kinds], text }
}

const both: PropertyType[] = ['apartment', 'house']

describe('a word for a home of any kind', () => {
  it.each<[LanguageCode, string]>([
    ['hi', 'ghar chahiye kiraye pe'],
    ['hi', 'किराये पर घर चाहिए'],
    ['pa', 'ਘਰ ਚਾਹੀਦਾ ਕਿਰਾਏ ਤੇ'],
    ['bn', 'বাড়ি ভাড়া চাই'],
    ['ta', 'வீடு வாடகைக்கு வேணும்'],
    ['te', 'illu kavali addeki'],
    ['kn', 'ಒಂದು ಮನೆ ಬೇಕು ಬಾಡಿಗೆಗೆ'],
    ['ml', 'വീട് വാടകയ്ക്ക് വേണം'],
    ['en', 'a home for rent'],
  ])('has flats and houses looked through: %s "%s"', (language, said) => {
    expect(led(language, said)).toMatchObject({ wished: undefined, kinds: both })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'an independent home for rent'],
    ['hi', 'makaan chahiye kiraye pe'],
    ['hi', 'alag ghar chahiye kiraye pe'],
    ['ta', 'தனி வீடு வாடகைக்கு வேணும்'],
    ['te', 'ప్రత్యేక ఇల్లు కావాలి'],
    ['ml', 'ഒരു വീട് വാങ്ങണം'],
    ['bn', 'bari kinbo'],
    ['kn', 'flat beda mane beku'],
  ])('is a house where that is said: %s "%s"', (language, said) => {
    expect(led(language, said)).toMatchObject({ wished: 'house', kinds: [] })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'I am single, need a home for rent'],
    ['en', 'home for rent with separate kitchen'],
    ['hi', 'pura budget 50 lakh hai, ghar chahiye'],
    ['hi', 'ghar chahiye, alag se pooja ghar ho'],
  ])('stays one where something else stands apart: %s "%s"', (language, said) => {
    expect(led(language, said)).toMatchObject({ wished: undefined, kinds: both })
  })

  it.each<[LanguageCode, string]>([
    ['hi', 'bas ghar'],
    ['hi', 'ghar only'],
    ['en', 'only a house'],
    ['pa', 'ਬੱਸ ਘਰ'],
    ['ta', 'வீடு மட்டும்'],
    ['te', 'kevalam illu'],
  ])('is a house where it alone is wanted: %s "%s"', (language, said) => {
    expect(led(language, 'a home for rent', said).wished).toBe('house')
  })

  it.each<[LanguageCode, string]>([
    ['hi', 'plot ya ghar koi bhi chalega'],
    ['en', 'a plot or a house, anything is ok'],
    ['bn', 'jomi ba bari jekono ekta holei hobe'],
  ])('is a house beside a plot: %s "%s"', (language, said) => {
    expect([...led(language, 'a home to buy in Bengaluru', said).kinds].sort()).toEqual(['house', 'land'])
  })

  it.each<[LanguageCode, string]>([
    ['hi', 'ghar bas stand ke paas'],
    ['hi', 'bas, ghar dikhao'],
    ['en', 'no flats on main road please'],
    ['hi', 'main road par flat nahi chahiye'],
    ['ta', 'main road la flat vendam'],
  ])('stays one where no kind is chosen or refused as such: %s "%s"', (language, said) => {
    expect(led(language, 'a home for rent', said)).toMatchObject({ wished: undefined, kinds: both })
  })

  it('chooses no house for who has chosen a flat', () => {
    expect(led('hi', 'flat chahiye kiraye pe', 'ghar dikhao Baner me').wished).toBe('apartment')
  })

  it('stands until one kind is chosen or refused', () => {
    expect(led('kn', 'mane beku badigege', 'flat beda').wished).toBe('house')
    expect(led('ta', 'வீடு வாடகைக்கு வேணும்', 'தனி வீடு மட்டும்').wished).toBe('house')
    expect(led('hi', 'ghar chahiye kiraye pe', 'Pune me').kinds).toEqual(both)
  })
})

describe('kinds named together', () => {
  it.each<[LanguageCode, string[], PropertyType[]]>([
    ['en', ['site or independent house in Mysore'], ['land', 'house']],
    ['en', ['plot ba independent house'], ['land', 'house']],
    ['kn', ['mane athava site'], ['house', 'land']],
    ['ta', ['veedu illa manai'], ['house', 'land']],
    ['pa', ['ਪਲਾਟ ਜਾਂ ਕੋਠੀ'], ['land', 'house']],
    ['kn', ['flat beda, independent house or site maatra'], ['house', 'land']],
    ['en', ['plot in Pune', 'independent house also I can see'], ['house', 'land']],
    ['kn', ['independent house beku Mysuru', 'site kuda ok'], ['house', 'land']],
    ['te', ['independent house kavali', 'flat aina parledu'], ['house', 'apartment']],
    ['hi', ['makaan chahiye', 'फ्लैट भी चलेगा'], ['house', 'apartment']],
  ])('are both looked through: %s %j', (language, turns, kinds) => {
    const { wished, kinds: found } = led(language, ...turns)
    expect(wished).toBeUndefined()
    expect(new Set(found)).toEqual(new Set(kinds))
  })

  it.each<[LanguageCode, string[], PropertyType]>([
    ['en', ["i'd rather have a house than a flat"], 'house'],
    ['en', ['only land, we will build the house ourselves'], 'land'],
    ['en', ['site or independent house in Mysore', 'only plot'], 'land'],
    ['hi', ['makaan chahiye', 'nahi flat dikhao'], 'apartment'],
  ])('are not where one of them is meant: %s %j', (language, turns, kind) => {
    expect(led(language, ...turns)).toMatchObject({ wished: kind, kinds: [] })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'my flat or house is on rent now, 2bhk wanted'],
    ['en', 'house or flat, which is better for a family?'],
    ['hi', 'ghar ya flat, kaun sa accha rahega family ke liye?'],
  ])('are not where they are owned or weighed: %s "%s"', (language, said) => {
    expect(led(language, said)).toMatchObject({ wished: undefined, kinds: [] })
  })

  it('are said back as those', () => {
    expect(led('en', 'site or independent house in Mysore').text).toContain('plot or house')
    expect(led('hi', 'Jaipur me plot ya makaan').text).toContain('प्लॉट या मकान')
  })
})

describe('a room in a hostel', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'ladies hostel', 'no single rooms'],
    ['hi', 'पीजी चाहिए', 'हॉस्टल नहीं'],
    ['bn', 'hostel chai', 'হোস্টেল নেই'],
    ['ta', 'oru room venum, paiyan college padikiran', 'ஹாஸ்டல் இல்லை'],
    ['pa', 'PG wagera mil jau, ਰੋਟੀ ਪਾਣੀ ਵੀ ਹੋਵੇ', 'ਹੋਸਟਲ ਨਹੀਂ'],
  ])('is answered with small homes for rent: %s "%s"', (language, said, answer) => {
    const { text, kinds } = led(language, said)
    expect(text).toContain(answer)
    expect(kinds).toEqual(both)
  })

  it.each([
    'I need a shop',
    'looking for a shop for rent near girls hostel in Pune',
    'want to buy a hostel building in Pune',
  ])('is no shop, and is not bought: "%s"', (said) => {
    expect(led('en', said).text).toContain('No shops')
  })

  it.each<[LanguageCode, string]>([
    ['en', 'no hostel or pg?'],
    ['hi', 'are bhai hostel/pg nahi hai kya tumhare paas?'],
    ['pa', 'hostel ya pg nahi haiga?'],
    ['bn', 'মেস বা পিজি নেই?'],
    ['ta', 'hostel illaiya?'],
    ['ml', 'പിജി ഒന്നും ഇല്ലേ?'],
    ['kn', 'hostel illva?'],
    ['te', 'hostel leda?'],
    ['hi', 'bhaiya indore me room chahiye mppsc ki coaching ke liye aaya hu'],
    ['ml', 'kakkanad infopark aduth oru room venam, njan internship nu varunnatha'],
  ])('is asked for, and what there is instead told: %s "%s"', (language, said) => {
    const { commands } = engine.understand(said, { language, asked: null, known: {}, shown: 0 })
    expect(commands).toContainEqual({ kind: 'aside', about: 'other-kind', hostel: true })
  })

  it.each<[LanguageCode, string]>([
    ['hi', 'hostel nahi chahiye'],
    ['en', 'it is not a hostel, right?'],
    ['en', 'is there no hostel next to the second one?'],
  ])('is not asked for by who refuses one, or asks of a home: %s "%s"', (language, said) => {
    const { commands } = engine.understand(said, { language, asked: null, known: {}, shown: 3 })
    expect(commands.filter((one) => one.kind === 'aside' && one.about === 'other-kind')).toEqual([])
  })

  it('is told not to be there before the cheapest are shown that were asked for instead', () => {
    const { text } = led(
      'hi',
      '2bhk flat whitefield bangalore kiraye par 30000 tak',
      'hostel nahi hai kya? nahi hai to sabse sasta dikha do',
    )
    expect(text).toContain('हॉस्टल नहीं')
    expect(text).toContain('कम दाम')
  })

  it.each<[LanguageCode, string]>([
    ['en', 'need 1bhk house with store room for rent near engineering college'],
    ['en', '1 bhk independent house for rent, extra puja room, wife teaches in college'],
    ['en', '2 room house for rent in Kota, my daughter is studying there'],
    ['hi', '1bhk ghar kiraye pe, gadi parking ho, beti college me padhti hai'],
    ['ta', '20000 kulla veedu vadagaikku, pillainga college la padikkaranga, pooja roomu venum'],
    ['bn', 'bhara ghor chai, chele college e pore, amra 4 jon'],
  ])('is not what a family looks for: %s "%s"', (language, said) => {
    const { commands } = engine.understand(said, { language, asked: null, known: {}, shown: 0 })
    expect(commands.filter((one) => one.kind === 'aside' && one.about === 'other-kind')).toEqual([])
  })
})

describe('rooms that are told of a house where a plot would do as well', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'plot or house to buy in Bengaluru, any area, any budget', 'if it is a house, 2 bedrooms'],
    ['hi', 'bangalore me plot ya makan kharidna hai, koi bhi area, koi bhi budget', 'makan ho to 2 kamre'],
    ['bn', 'bangalore e jomi ba bari kinbo, jekono area, jekono budget', 'bari hole duto ghor'],
  ])('leave the plots looked for: %s "%s", "%s"', (language, first, rooms) => {
    const { kinds } = led(language, first)
    expect(new Set(kinds)).toEqual(new Set(['house', 'land']))
    expect(led(language, first, rooms)).toMatchObject({ wished: undefined, kinds })
  })

  it('but a kind that is chosen without them is chosen', () => {
    const first = 'plot or house to buy in Bengaluru, any area, any budget'
    expect(led('en', first, 'house').wished).toBe('house')
  })
})
