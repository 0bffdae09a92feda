import type { LanguageCode } from '@guru/contract/vocabulary'
import { expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import type { ShownHome } from '../command.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const homes = Array.from(
  { length: 5 },
  (_, at): ShownHome => ({
    city: 'Pune',
    area: `Area ${at}`,
    transaction_type: 'rent',
    price: 20_000 + at * 500,
  }),
)

function read(language: LanguageCode, text: string) {
  const known = { transaction_type: 'rent', city: 'Pune', bedrooms: { min: 2, max: 2 } } as const
  const { commands } = understand(text, { language, asked: 'amenities', known, shown: 5, homes }, places)
  return {
    picked: commands.flatMap((one) => (one.kind === 'pick' ? [one.position] : [])),
    sets: commands.some(({ kind }) => kind === 'set'),
  }
}

it.each<[LanguageCode, string]>([
  ['en', 'between number 1 and number 3 which is better?'],
  ['en', 'no 1 or no 3, which one is better'],
  ['en', 'between 1 and 3 which is better'],
  ['hi', 'ek number aur teen number me kaunsa better hai'],
  ['hi', 'एक नंबर और तीन नंबर में कौन सा अच्छा है'],
  ['pa', 'ਇੱਕ ਨੰਬਰ ਤੇ ਤਿੰਨ ਨੰਬਰ ਵਿੱਚੋਂ ਕਿਹੜਾ ਵਧੀਆ'],
  ['bn', 'এক নম্বর আর তিন নম্বরের মধ্যে কোনটা ভালো?'],
  ['bn', '1 ar 3 number er moddhe konta bhalo?'],
  ['ta', '1 ku 3 ku enna vithiyasam'],
  ['te', '1, 3 lo edi manchidi'],
  ['kn', '1 mattu 3 ralli yavudu dodda'],
  ['ml', '1 um 3 um thammil etha valuth'],
])('two numbers that are weighed are two of those shown: %s "%s"', (language, text) => {
  expect(read(language, text)).toEqual({ picked: [1, 3], sets: false })
})

it.each<[LanguageCode, string]>([
  ['en', '1 bhk or 3 bhk which is better?'],
  ['en', 'which is cheaper, 1 or 3 bhk'],
  ['en', 'is 2 crore or 3 crore better'],
])('what counts something is none: %s "%s"', (language, text) => {
  expect(read(language, text).picked).toEqual([])
})
