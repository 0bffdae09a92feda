import type { LanguageCode } from '@guru/contract/vocabulary'
import { expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])

function read(text: string, language: LanguageCode, shown = 5) {
  const known = { transaction_type: 'rent', city: 'Hyderabad' } as const
  const { commands, act, asksAbout, asksUntold } = understand(
    text,
    { language, asked: null, known, shown },
    places,
  )
  return { commands, act, asksAbout, asksUntold }
}

it.each<[LanguageCode, number, string]>([
  ['en', 1, '1st one 700sqft, which floor and is there lift? also parking for scooty'],
  ['hi', 2, 'दूसरा वाला 900 sqft का, कौन सी मंज़िल है और लिफ्ट है क्या? स्कूटी पार्किंग भी'],
  ['pa', 1, 'ਪਹਿਲਾ 700 sqft ਵਾਲਾ, ਕਿਹੜੀ ਮੰਜ਼ਿਲ ਤੇ ਆ ਤੇ ਲਿਫਟ ਹੈ? ਪਾਰਕਿੰਗ ਵੀ'],
  ['bn', 1, 'প্রথমটা 700 sqft, কোন তলায় আর লিফট আছে? স্কুটি পার্কিংও'],
  ['te', 1, 'modatidi 700 sqft, enno floor, lift unda? scooty parking kuda'],
  ['kn', 1, 'modalnedu 700 sqft, yava floor, lift ideya? scooty parking kooda'],
])(
  'several things asked of one are all of that one, and no new wishes: %s, %i, "%s"',
  (language, position, text) => {
    const { commands, act, asksAbout, asksUntold } = read(text, language)
    expect({ commands, act, asksUntold }).toEqual({
      commands: [{ kind: 'pick', position }],
      act: 'question',
      asksUntold: ['floor'],
    })
    expect(asksAbout).toEqual(expect.arrayContaining(['lift', 'parking']))
  },
)

it('what is said of its place or price beside is of that one too', () => {
  const text = 'சரி ரெண்டாவது வீடு அந்த அறுபத்தெட்டு லட்சம், அது எத்தனாவது மாடி? car parking இருக்கா?'
  expect(read(text, 'ta')).toEqual({
    commands: [{ kind: 'pick', position: 2 }],
    act: 'question',
    asksAbout: ['parking'],
    asksUntold: ['floor'],
  })
})

it.each<[LanguageCode, string, number]>([
  ['en', 'show me the first one with parking, is there a lift too?', 5],
  ['en', 'does the second floor have a lift', 5],
  ['ml', 'ആദ്യം 2bhk ഉണ്ടോ, പാർക്കിംഗ് ഉണ്ടോ', 5],
  ['en', 'second one 700 sqft, is there a lift?', 0],
  ['en', 'second one is too small, is there anything bigger with a lift?', 5],
  ['hi', 'pehla wala mehnga hai, sasta wala hai kya lift ke saath?', 5],
])(
  'not where something is sought, another thing is counted or nothing is shown: %s, "%s"',
  (language, text, shown) => {
    expect(read(text, language, shown).asksUntold).toBeUndefined()
  },
)
