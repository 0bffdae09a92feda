import { type LanguageCode, languages } from '@guru/contract/vocabulary'
import { expect, test } from 'vitest'
import { createPlaceIndex } from '../places/index.ts'
import { understand } from './understand.ts'

const places = createPlaceIndex([])

function readingOf(text: string, language: LanguageCode) {
  const { commands, act, numbers } = understand(text, { language, asked: null, known: {} }, places)
  return { commands, act, numbers }
}

/** As it is spelled, and as many people type it. */
const pairs: Readonly<Partial<Record<LanguageCode, readonly (readonly [string, string])[]>>> = {
  en: [
    ['flat for rent in pune 20000', 'flat.for.rent.in.pune.20000'],
    ['2bhk in pune', '2bhk in pune 🙏🙏'],
    ['budget 40 lakhs', 'budget 40 laakhs'],
  ],
  hi: [
    ['lucknow me zameen leni hai', 'lucknow me zameen leni he'],
    ['mujhe parking nahi chahiye', 'mje parking nahi chahiye'],
    ['area koi bhi ho', 'area koi b ho'],
    ['दो करोड़ तक की कोठी', 'दो करोड तक की कोठी'],
    ['तीन कमरे का फ्लैट किराये पर चाहिए', 'तीन कमरें का फलैट किराय पर चाहिए'],
    ['पार्किंग और जिम चाहिए', 'पार्किंग ओर जिम चाहिए'],
    ['2 बीएचके चाहिए', '2 बिएचके चाहिए'],
  ],
  ta: [
    ['oru veedu venum', 'oru vedu venum'],
    ['school pakkathula veedu venum', 'school pakkathla veedu venum'],
    ['மதுரையில் வாடகைக்கு வீடு வேண்டும்', 'மதுரையில் வாடைக்கு வீடு வேண்டும்'],
  ],
  ml: [
    ['oru veedu venam vadakakku palakkadil', 'oru vidu venam vadakakku palakadil'],
    ['budget oru kodi', 'bajet oro kodi'],
    ['ഇരുപത്തഞ്ച് ലക്ഷം വരെ', 'ഇരുപത്തഞ്ച് ലക്ഷ്യം വരെ'],
    ['അഞ്ച് സെന്റ് സ്ഥലം വേണം', 'അഞ്ച് സെന്റ് സ്തലം വേണം'],
  ],
  kn: [
    ['mane kattoke jaga beku', 'maney kattoke jaga beku'],
    ['lift beda', 'lift byada'],
    ['ಬಾಡಿಗೆಗೆ ಮನೆ ಬೇಕು', 'ಬಾಡಿಗೆಗೆ ಮನಿ ಬೇಕೂ'],
  ],
  te: [
    ['naku illu kavali', 'naku ellu kavali'],
    ['parking vaddu', 'parking oddu'],
    ['office daggara 1bhk kavali', 'office daggra 1bhk kavali'],
    ['మూడు వందల గజాల స్థలం', 'మూడు వందల గజాల స్తలం'],
  ],
  pa: [
    ['ਦੋ ਕਮਰਿਆਂ ਵਾਲਾ ਘਰ', 'ਦੋ ਕਮਰਿਆ ਵਾਲਾ ਘਰ'],
    ['ਸਵਾ ਕਰੋੜ ਤੱਕ ਦੀ ਕੋਠੀ', 'ਸਵਾ ਕਰੋਡ ਤੱਕ ਦੀ ਕੋਠੀ'],
  ],
  bn: [
    ['ekta flat bhara chai', 'akta flat bhara chay'],
    ['lift lagbe na', 'lift lagbey na'],
    ['parking er dorkar nei', 'parking er drkr nei'],
    ['একটা ফ্ল্যাট ভাড়া চাই', 'একটা ফ্লেট ভারা চাই'],
    ['বাড়ি কিনতে চাই', 'বাড়ী কিনতে চাই'],
    ['দু কামরার বাড়ি', "দু'কামরার বাড়ি"],
    ['ছয় হাজার টাকা ভাড়া', "ছ'হাজার টাকা ভাড়া"],
  ],
}

test.each([
  ['2bhk in pune under 14999', { max: 14999 }],
  ['rent between 14999 and 19999', { min: 14999, max: 19999 }],
  ['buy a flat, 90 lakhs to 1.2', { min: 9_000_000, max: 12_000_000 }],
  ['>20k rent', { min: 20_000 }],
])('a price is read as it is bounded: %s', (text, value) => {
  expect(readingOf(text, 'en').commands).toContainEqual({ kind: 'set', slot: 'price', value })
})

test('the no of a field refuses what it names', () => {
  const { commands } = readingOf('parking: no, lift: yes', 'en')
  expect(commands).toContainEqual({ kind: 'set', slot: 'amenities', value: ['lift'] })
})

const rows = languages.flatMap((language) =>
  (pairs[language] ?? []).map(([text, typed]) => ({ language, text, typed })),
)

test.each(rows)('$language: “$typed” is read as “$text”', ({ language, text, typed }) => {
  const reading = readingOf(text, language)
  expect(reading.commands).not.toEqual([])
  expect(readingOf(typed, language)).toEqual(reading)
})
