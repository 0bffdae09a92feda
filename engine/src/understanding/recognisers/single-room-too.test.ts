import type { LanguageCode } from '@guru/contract/vocabulary'
import { expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const known = { city: 'Chennai', transaction_type: 'rent', bedrooms: { min: 1, max: 1 } } as const
const singleRooms = { kind: 'aside', about: 'other-kind', hostel: true }
const commandsOf = (language: LanguageCode, text: string) =>
  understand(text, { language, asked: null, known, shown: 3 }, places).commands

it.each<[LanguageCode, string]>([
  ['ta', '1bhk illana oru room mattum irundhalum paravalla'],
  ['ta', 'ஒரு அறை மட்டும் உள்ள வீடு இருந்தாலும் போதும்'],
  ['hi', '1bhk nahi to sirf ek kamra bhi chalega'],
  ['ml', 'oru room mathram aayalum mathi'],
  ['te', 'oka gadi matrame unna parledu'],
  ['kn', 'ondu room maatra idru saaku'],
  ['pa', 'sirf ikk kamra vi chalega'],
  ['bn', 'shudhu ekta room holeo cholbe'],
  ['en', 'only one room is also ok'],
])('a single room would do as well, and one bedroom stays: %s, "%s"', (language, text) => {
  const commands = commandsOf(language, text)
  expect(commands).toContainEqual(singleRooms)
  expect(commands).toContainEqual({ kind: 'set', slot: 'bedrooms', value: { min: 1, max: 1 } })
})

it.each<[LanguageCode, string]>([
  ['ta', '1bhk mattum podhum'],
  ['hi', 'sirf 1bhk chahiye'],
  ['en', 'only 1bhk please'],
])('one bedroom is no single room: %s, "%s"', (language, text) => {
  expect(commandsOf(language, text)).not.toContainEqual(singleRooms)
})
