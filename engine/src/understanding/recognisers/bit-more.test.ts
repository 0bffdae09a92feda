import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import type { ShownHome } from '../command.ts'
import { toFrame } from '../frame.ts'
import { understand } from '../understand.ts'

const homes: ShownHome[] = [
  { city: 'Kochi', area: 'Kakkanad', transaction_type: 'rent', price: 21_000 },
  { city: 'Kochi', area: 'Edappally', transaction_type: 'rent', price: 19_000 },
]
const places = createPlaceIndex(homes)
const known = { city: 'Kochi', transaction_type: 'rent' as const, price: { max: 22_000 } }
const read = (text: string, language: LanguageCode, price = known.price) =>
  understand(text, { language, asked: null, known: { ...known, price }, shown: 2, homes }, places)

describe('a budget that may be passed a little', () => {
  it.each<[LanguageCode, string]>([
    ['en', "show me whatever else is there in Kochi itself even if it's a bit more"],
    ['en', 'budget can stretch a little'],
    ['en', 'show some even if slightly over budget'],
    ['hi', 'thoda zyada ho to bhi dikhao'],
    ['hi', 'थोड़ा महंगा भी चलेगा, दिखाओ'],
    ['ta', 'konjam adhigama irundhalum parava illa, kaatunga'],
    ['ta', 'கொஞ்சம் கூட இருந்தாலும் பரவாயில்ல, காட்டுங்க'],
    ['te', 'కొంచెం ఎక్కువైనా పర్వాలేదు, చూపించండి'],
    ['kn', 'swalpa jasti adru parvagilla, torsi'],
    ['ml', 'kurach kooduthal aayalum kuzhappamilla, kanikku'],
    ['bn', 'একটু বেশি হলেও চলবে, দেখান'],
    ['pa', 'thoda vadh hove ta vi vikhao'],
  ])('goes up by a tenth at most, and nobody is bargained with: %s, "%s"', (language, text) => {
    const { commands } = read(text, language)
    expect(commands).toContainEqual({ kind: 'set', slot: 'price', value: { max: 24_000 } })
    expect(commands.every(({ kind }) => kind === 'set' || kind === 'intent')).toBe(true)
  })

  it('is told in round figures', () => {
    const price = { max: 5_700_000 }
    const { set } = toFrame(read('a bit more is also ok', 'en', price))
    expect(set.price).toEqual({ max: 6_200_000 })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'tell me a bit more about the first'],
    ['en', 'show a bit more'],
    ['en', 'the rent is a bit more'],
    ['hi', 'kiraya thoda zyada hai'],
    ['ta', 'vaadagai konjam jasthi'],
    ['ta', 'vilai konjam jasthi'],
    ['hi', 'price thoda zyada hai'],
    ['pa', 'rate thoda zyada hai'],
    ['en', 'your price is slightly higher'],
    ['en', 'ok but price is a little more'],
    ['en', 'the price is a bit over my budget'],
    ['en', 'too costly, a bit above our budget'],
    ['en', 'yes a little more space please'],
    ['en', 'yes show a little more'],
    ['hi', 'haan thoda zyada batao'],
    ['hi', 'agar thoda zyada bada ghar mile to'],
  ])('is not meant by who wants to know more or thinks it dear: %s, "%s"', (language, text) => {
    expect(toFrame(read(text, language)).set.price).toBeUndefined()
  })
})
