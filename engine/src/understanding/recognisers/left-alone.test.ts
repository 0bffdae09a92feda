import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import type { ShownHome } from '../command.ts'
import { understand } from '../understand.ts'

const home = (area: string, price: number): ShownHome => ({
  city: 'Pune',
  area,
  transaction_type: 'rent',
  price,
})
const homes = [home('Aundh', 21000), home('Baner', 24000), home('Wakad', 20000)]
const homesBefore = [{ ...home('Hinjewadi', 18000), id: 'h' }]
const places = createPlaceIndex([...homes, ...homesBefore])

function read(language: LanguageCode, text: string) {
  const known = { transaction_type: 'rent', city: 'Pune' } as const
  const shown = { shown: homes.length, searched: true as const, homes, homesBefore }
  return understand(text, { language, asked: null, known, ...shown }, places)
}

describe('a home that is left alone', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'leave the Baner one'],
    ['en', 'skip the second one'],
    ['hi', 'baner wala rehne do'],
    ['hi', 'doosra wala छोड़ो'],
    ['pa', 'chalo baner wala rehn deo'],
    ['bn', 'baner er ta thak'],
    ['ta', 'baner veedu venda'],
    ['ta', 'baner veedu vidunga'],
    ['te', 'baner di vaddu'],
    ['kn', 'baner du beda'],
    ['kn', 'baner mane bidi'],
    ['ml', 'randamathe veedu venda'],
  ])('is not told of, and nothing is sought: %s, "%s"', (language, text) => {
    expect(read(language, text)).toMatchObject({ commands: [{ kind: 'set-aside' }], act: 'deny' })
  })

  it.each<[LanguageCode, string]>([
    ['hi', 'baner wala rehne do, pehle wale ka deposit kitna hai'],
    ['pa', 'baner wala rehn deo, pehle wale di security kinni aa?'],
    ['bn', 'baner er ta thak, prothom tar advance koto?'],
    ['en', 'leave the Baner one, how much is the deposit for the first one?'],
    ['te', 'baner di vaddu, modati daaniki advance entha?'],
    ['kn', 'baner du beda, modalane manege advance eshtu?'],
  ])('leaves what is asked of another: %s, "%s"', (language, text) => {
    const { commands, asksUntold } = read(language, text)
    expect(commands).toEqual([{ kind: 'pick', position: 1 }])
    expect(asksUntold).toEqual(['deposit'])
  })

  it.each<[LanguageCode, string]>([
    ['hi', 'baner wala bura nahi hai'],
    ['hi', 'baner wala accha hai'],
    ['en', 'the Baner one is not bad'],
    ['ta', 'baner veedu pudichirukku'],
  ])('is none of which anything else is said: %s, "%s"', (language, text) => {
    expect(read(language, text).commands).not.toContainEqual({ kind: 'set-aside' })
  })
})

describe('what the listing of a home is said to have', () => {
  it.each<[LanguageCode, string]>([
    ['pa', 'baner wale ch ta lift likhi c'],
    ['en', 'the second one had a lift written'],
    ['ta', 'baner veetla lift nu pottirundhudhe'],
  ])('is no wish: %s, "%s"', (language, text) => {
    expect(read(language, text).commands).toEqual([{ kind: 'pick', position: 2 }])
  })

  it('is said of a home of an earlier list, beside one of now', () => {
    const text = 'hinjewadi wale ch ta lift likhi c. chalo rehn deo, baner wala kal sham nu dekh skde aa?'
    const { commands, visit } = read('pa', text)
    expect(commands).toContainEqual({ kind: 'pick', position: 2 })
    expect(commands.map(({ kind }) => kind)).not.toContain('set')
    expect(visit).toEqual({ day: 'kal sham nu' })
  })

  it.each<[LanguageCode, string]>([
    ['pa', 'koi na. jehra hinjewadi wala pehla dikhaya c ohda kiraya kinna c? lift hegi ohde ch?'],
    ['hi', 'wo hinjewadi wala jo pehle dikhaya tha uska kiraya kitna tha? lift hai usme?'],
    ['en', 'the hinjewadi one you showed before, what was its rent? does it have a lift?'],
  ])('is asked of it, and its rent: %s, "%s"', (language, text) => {
    const { commands, asksAbout } = read(language, text)
    expect(commands).toContainEqual({ kind: 'pick', position: 1, before: true })
    expect(asksAbout).toEqual(expect.arrayContaining(['price', 'lift']))
  })
})
