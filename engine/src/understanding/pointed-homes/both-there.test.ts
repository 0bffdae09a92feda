import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import type { ShownHome } from '../command.ts'
import { understand } from '../understand.ts'

const homes: ShownHome[] = [
  { city: 'Pune', area: 'Aundh', transaction_type: 'rent', price: 21000 },
  { city: 'Pune', area: 'Baner', transaction_type: 'rent', price: 24000 },
  { city: 'Pune', area: 'Wakad', transaction_type: 'rent', price: 20000 },
  { city: 'Pune', area: 'Baner', transaction_type: 'rent', price: 19000 },
]
const places = createPlaceIndex(homes)

function read(language: LanguageCode, text: string) {
  const known = { transaction_type: 'rent', city: 'Pune' } as const
  const shown = { shown: homes.length, searched: true as const, homes }
  return understand(text, { language, asked: null, known, ...shown }, places)
}

const picked = ({ commands }: ReturnType<typeof read>) =>
  commands.flatMap((one) => (one.kind === 'pick' ? [one.position] : []))

describe('two homes of one place', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'what is the difference between both the Baner ones?'],
    ['en', 'compare the two in Baner'],
    ['hi', 'baner wale dono me kya fark hai'],
    ['hi', 'Baner वाले दोनों में कौन सा अच्छा है?'],
    ['pa', 'Baner ਵਾਲੇ ਦੋਵੇਂ ਮਕਾਨਾਂ ਵਿੱਚ ਕੀ ਫ਼ਰਕ ਹੈ?'],
    ['pa', 'baner wale dovan vicho kehra vadhia aa'],
    ['ta', 'baner la irukka rendu veedum enna vithyasam'],
    ['te', 'baner lo unna rendu illalo edi better'],
    ['kn', 'baner alli iro eradu maneyalli yavudu chennagide'],
    ['ml', 'baneril randu veedum thammil enthanu vyathyasam'],
    ['bn', 'baner er duto barir modhye kon ta bhalo'],
  ])('are both meant where they are weighed: %s, "%s"', (language, text) => {
    expect(picked(read(language, text))).toEqual([2, 4])
  })

  it('are compared, however far the place is asked to be', () => {
    const heard = read('pa', 'Baner ਵਾਲੇ ਦੋਵੇਂ ਮਕਾਨਾਂ ਵਿੱਚ ਕੀ ਫ਼ਰਕ ਹੈ? ਤੇ Baner ਸ਼ਹਿਰ ਤੋਂ ਕਿੰਨੀ ਦੂਰ ਪੈਂਦਾ?')
    expect(picked(heard)).toEqual([2, 4])
    expect(heard).toMatchObject({ compares: true, asksUntold: ['distance'] })
  })

  it.each<[LanguageCode, string]>([
    ['hi', 'baner wala dikha do'],
    ['hi', 'baner wala accha hai kya, bata do'],
    ['en', 'is the Baner one better?'],
    ['en', 'two bedroom flat in Baner, is it better?'],
    ['en', 'both should be in Baner'],
  ])('are not, where one is asked about or more are sought: %s, "%s"', (language, text) => {
    expect(picked(read(language, text))).not.toEqual([2, 4])
  })
})
