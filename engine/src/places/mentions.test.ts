import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tokenise } from '../text/tokens.ts'
import { createPlaceIndex, type MentionContext } from './index.ts'
import type { Place, PlaceMention } from './place.ts'

const places = createPlaceIndex([])
const mentions = (text: string, context: Partial<MentionContext> = {}): PlaceMention[] =>
  places.mentions(tokenise(text), { language: 'en', ...context })
const nameOf = (place: Place | undefined): string =>
  place === undefined ? '' : place.kind === 'city' ? place.name : `${place.name}, ${place.city}`
const found = (text: string, context: Partial<MentionContext> = {}): string[] =>
  mentions(text, context).map(({ places }) => nameOf(places[0]))

describe('places named in an utterance', () => {
  test.each([
    ['2bhk flat for rent in Adyar Chennai under 25k', ['Adyar, Chennai', 'Chennai']],
    ['3 bhk in whitefield bangalore', ['Whitefield, Bengaluru', 'Bengaluru']],
    ['office near Andheri (West), Bombay', ['Andheri West, Mumbai', 'Mumbai']],
    ['sector-62 noida', ['Sector 62, Noida', 'Noida']],
    ['plot around behala', ['Behala, Kolkata']],
    ['flat in salt lake', ['Salt Lake, Kolkata']],
    ['electronic city phase II', ['Electronic City Phase 2, Bengaluru']],
    ['house in k.r. puram', ['KR Puram, Bengaluru']],
    ['dwarka sector 6', ['Sector 6 Dwarka, Delhi']],
    ['sector 20, kharghar', ['Sector 20 Kharghar, Navi Mumbai']],
    ['rajarhat or new town', ['Rajarhat, Kolkata', 'New Town, Kolkata']],
    ['2 bedroom in thane west', ['Thane West, Thane']],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  test.each([
    ['3 bhk in whietfield banglore', ['Whitefield, Bengaluru', 'Bengaluru']],
    ['koramangla', ['Koramangala, Bengaluru']],
    ['adayar', ['Adyar, Chennai']],
    ['pimple saudagr pune', ['Pimple Saudagar, Pune', 'Pune']],
    ['thiruvanathapuram', ['Thiruvananthapuram']],
    ['hydrabad', ['Hyderabad']],
    ['2bhk in vijayawsda', ['Vijayawada']],
    ['flat in andhei west', ['Andheri West, Mumbai']],
    ['cjandigarh', ['Chandigarh']],
  ])('forgives the spelling of %s', (text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  test.each([
    ['flat in manglur', {}, ['Mangaluru']],
    ['ghar in chapra', {}, ['Chhapra']],
    ['purnea', {}, ['Purnia']],
    ['flat in andheree east', {}, ['Andheri East, Mumbai']],
    ['sector 10 dvarka', { city: 'Delhi' }, ['Sector 10 Dwarka, Delhi']],
    ['rohinee sector 24', { city: 'Delhi' }, ['Sector 24 Rohini, Delhi']],
    ['mahalaxmi nagar', { city: 'Indore' }, ['Mahalakshmi Nagar, Indore']],
    ['mahalaxmi nagar', { city: 'Nagpur' }, ['Mahalaxmi Nagar, Nagpur']],
    ['villa goa', {}, ['Goa']],
  ])('hears the name that is meant in %s where %o is known', (text, context, expected) => {
    expect(found(text, context)).toEqual(expected)
  })

  test.each([
    ['rasipurm', ['Rasipuram']],
    ['dharapurm', ['Dharapuram']],
    ['rajupra me kothi', ['Rajpura']],
    ['i want a barber now', []],
    ['boring roqd patna', ['Boring Road, Patna', 'Patna']],
    ['uttam naga delhi', ['Uttam Nagar, Delhi', 'Delhi']],
    ['kuzhbix nagar', []],
  ])(
    'forgives one slip in a long name of few people, and none in the words of names: %s',
    (text, expected) => {
      expect(found(text)).toEqual(expected)
    },
  )

  test.each([
    ['aurangabad bihar', ['Aurangabad (Bihar)']],
    ['bihar ke aurangabad mein', ['Aurangabad (Bihar)']],
    ['औरंगाबाद, बिहार', ['Aurangabad (Bihar)']],
    ['aurangabad maharashtra', ['Aurangabad']],
    ['aurangabad', ['Aurangabad']],
    ['கேரளா', []],
    ['తెలంగాణ', []],
    ['punjabi bagh delhi', ['Punjabi Bagh, Delhi', 'Delhi']],
  ])('a state is no place for a home and decides between namesakes: %s', (text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  test('of namesakes a speaker means the one at home, unless another is large or a city is known', () => {
    expect(found('ashok nagar', { language: 'ta' })).toEqual(['Ashok Nagar, Chennai'])
    expect(found('ashok nagar', { language: 'ta', city: 'Hyderabad' })).toEqual(['Ashok Nagar, Hyderabad'])
    expect(found('ashok nagar', { language: 'en' })).toEqual(['Ashoknagar'])
    expect(found('Patna', { language: 'ta' })).toEqual(['Patna'])
  })

  test.each([
    ['சென்னை', 'Chennai'],
    ['மதுரை', 'Madurai'],
    ['मुंबई', 'Mumbai'],
    ['ठाणे', 'Thane'],
    ['കൊച്ചി', 'Kochi'],
    ['ಬೆಂಗಳೂರು', 'Bengaluru'],
    ['ಜಯನಗರ', 'Jayanagar, Bengaluru'],
    ['విజయవాడ', 'Vijayawada'],
    ['शहदोल', 'Shahdol'],
    ['नवलगढ', 'Nawalgarh'],
    ['ବାଲାସୋର', 'Balasore'],
    ['ਮੁਕੇਰੀਆਂ', 'Mukerian'],
    ['ਲੁਧਿਆਣਾ', 'Ludhiana'],
    ['কলকাতা', 'Kolkata'],
    ['বেহালা', 'Behala, Kolkata'],
    ['अडयार', 'Adyar, Chennai'],
    ['அடையார்', 'Adyar, Chennai'],
    ['കാക്കനാട്', 'Kakkanad, Kochi'],
    ['কাঁকুড়গাছি', 'Kankurgachi, Kolkata'],
    ['যাদবপুর', 'Jadavpur, Kolkata'],
    ['గచ్చిబౌలి', 'Gachibowli, Hyderabad'],
    ['ਜ਼ੀਰਕਪੁਰ', 'Zirakpur'],
    ['अंधेरी ईस्ट', 'Andheri East, Mumbai'],
  ])('reads %s in its own script', (text, expected) => {
    expect(found(text)).toEqual([expected])
  })

  test('a numbered part is read in every script', () => {
    expect(found('नोएडा सेक्टर 62')).toEqual(['Noida', 'Sector 62, Noida'])
    expect(found('ਚੰਡੀਗੜ੍ਹ ਸੈਕਟਰ 22')).toEqual(['Chandigarh', 'Sector 22, Chandigarh'])
  })

  test.each([
    'does it have a lift?',
    'is it near a school?',
    'a house with garden and parking near the market',
    'best kitchan and secuirty apartmant',
    'mujhe 2 kamre ka ghar chahiye',
    'rendu illa moonu bedroom',
    'i want to sale my house',
    'sector 5 2 bhk'.slice(9),
    'budget gaya 50 lakh se zyada',
    'yes please',
    'not more than one and a half crore',
    'a club house with a swimming pool, sales agreement and solar panels',
    'मुझे दो कमरे का घर किराए पर चाहिए',
    'நான் நிலம் வாங்க விரும்புகிறேன்',
    'నాకు రెండు పడకగదుల ఇల్లు అద్దెకు కావాలి',
    'ನನಗೆ ಎರಡು ಕೋಣೆಯ ಮನೆ ಬಾಡಿಗೆಗೆ ಬೇಕು',
    'എനിക്ക് രണ്ട് കിടപ്പുമുറിയുള്ള വീട് വേണം',
    'ਮੈਨੂੰ ਦੋ ਕਮਰਿਆਂ ਦਾ ਘਰ ਕਿਰਾਏ ਤੇ ਚਾਹੀਦਾ ਹੈ',
    'আমার দুই কামরার বাসা ভাড়া দরকার',
    '',
  ])('takes no word of "%s" for a place', (text) => {
    expect(found(text)).toEqual([])
  })

  test('everyday words that are towns too count when the sentence says so', () => {
    expect(found('plot in gaya')).toEqual(['Gaya'])
    expect(found('gaya')).toEqual(['Gaya'])
  })

  test('an area of the known city comes before its namesakes', () => {
    expect(found('shivaji nagar', { city: 'Pune' })[0]).toMatch(/Pune$/)
    expect(found('shivaji nagar', { city: 'Nagpur' })[0]).toMatch(/Nagpur$/)
    expect(found('model town ghaziabad', { city: 'Delhi' })).toEqual(['Model Town, Ghaziabad', 'Ghaziabad'])
  })

  test('an area outside the known city counts when it is certain only', () => {
    expect(found('whitefield', { city: 'Chennai' })).toEqual(['Whitefield, Bengaluru'])
    expect(found('whitefild', { city: 'Chennai' })).toEqual([])
  })

  test('a metropolis named beside a town around it is no second city', () => {
    expect(found('flat in kharghar, mumbai')).toEqual(['Kharghar, Navi Mumbai', 'Navi Mumbai'])
    expect(found('mumbai thane west')).toEqual(['Thane', 'Thane West, Thane'])
    expect(found('noida, delhi ncr')).toEqual(['Noida'])
    expect(found('adyar, chennai')).toHaveLength(2)
  })

  test('tells where a name stands and what introduces it', () => {
    expect(mentions('flat in jp nagar please')).toMatchObject([
      { from: 2, to: 4, certainty: 1, introduced: true },
    ])
    expect(mentions('4th block jayanagar, 2 bhk').every(({ to }) => to <= 4)).toBe(true)
    expect(mentions('jaynagar 4th block')).toMatchObject([{ from: 0, to: 4 }])
  })

  test('endings come off by the function that the language supplies', () => {
    const bareForms = (word: string): string[] => (word.endsWith('யில்') ? [word.slice(0, -4)] : [])
    expect(found('சென்னையில் வீடு', { language: 'ta', bareForms })).toEqual(['Chennai'])
  })

  test('words that the languages name as common are no places', () => {
    expect(found('salem')).toEqual(['Salem'])
    expect(found('salem', { isCommon: ({ text }) => text === 'salem' })).toEqual([])
  })
})

describe('any text at all', () => {
  test('never throws and every mention lies within the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const tokens = tokenise(text)
        for (const { from, to } of places.mentions(tokens, { language: 'hi', city: 'Pune' })) {
          expect(from).toBeLessThan(to)
          expect(to).toBeLessThanOrEqual(tokens.length)
        }
      }),
    )
  })

  test('mentions of mixed names and words do not overlap', () => {
    const word = fc.constantFrom(
      'noida',
      'sector',
      '62',
      'nagar',
      'west',
      ',',
      'whitefild',
      'andheri',
      'in',
      'चेन्नई',
      '7th',
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        let last = 0
        for (const { from, to } of places.mentions(tokenise(words.join(' ')), { language: 'en' })) {
          expect(from).toBeGreaterThanOrEqual(last)
          last = to
        }
      }),
    )
  })

  test.each(['whitefeild koramanglaa ', 'nagar ', 'sector 1 ', 'andheri west ', 'அஅஅஅஅஅஅஅ '])(
    'the work for a long run of "%s" grows with its length, not faster',
    (piece) => {
      const looks = (times: number): number => {
        let count = 0
        const isCommon = (): boolean => {
          count++
          return false
        }
        const bareForms = (): string[] => {
          count++
          return []
        }
        places.mentions(tokenise(piece.repeat(times)).slice(0, times), {
          language: 'en',
          isCommon,
          bareForms,
        })
        return count
      }
      expect(looks(400)).toBeLessThanOrEqual(looks(100) * 4 + 4)
    },
  )
})
