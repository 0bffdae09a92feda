import type { LanguageCode } from '@guru/contract/vocabulary'
import { expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const commandsOf = (language: LanguageCode, text: string, known: object) =>
  understand(text, { language, asked: null, known: { transaction_type: 'rent', ...known }, shown: 3 }, places)
    .commands

it.each<[LanguageCode, string, string, string]>([
  ['kn', 'ವಿಜಯನಗರದಲ್ಲಿ ಏನೂ ಇಲ್ವಾ?', 'Mysuru', 'Vijayanagar'],
  ['kn', 'vijayanagar dalli enu illva', 'Mysuru', 'Vijayanagar'],
  ['ml', 'olari yil onnum ille?', 'Thrissur', 'Olari'],
  ['ta', 'வேளச்சேரில எதுவும் இல்லையா?', 'Chennai', 'Velachery'],
  ['te', 'kondapur lo emi leda?', 'Hyderabad', 'Kondapur'],
  ['hi', 'वाकड में कुछ नहीं है क्या?', 'Pune', 'Wakad'],
  ['pa', 'kharar vich kujh nahi?', 'Mohali', 'Kharar'],
  ['bn', 'গড়িয়ায় কিছু নেই?', 'Kolkata', 'Garia'],
  ['en', 'nothing in Wakad?', 'Pune', 'Wakad'],
])('who asks whether there is nothing in a place looks there: %s, "%s"', (language, text, city, area) => {
  const commands = commandsOf(language, text, { city, area: 'Model Town' })
  expect(commands).toContainEqual({ kind: 'set', slot: 'area', value: area })
})

it('"I want nothing in Wakad" refuses it', () => {
  expect(commandsOf('en', 'I want nothing in Wakad', { city: 'Pune', area: 'Baner' })).not.toContainEqual({
    kind: 'set',
    slot: 'area',
    value: 'Wakad',
  })
})

it.each<[LanguageCode, string, object, string, string[]]>([
  ['ta', 'arakkonam illa ranipet la', { city: 'Vellore' }, 'Arakkonam', ['Ranipet']],
  ['ta', 'ranipet illa katpadi pakkam', { city: 'Vellore' }, 'Ranipet', ['Katpadi']],
  ['ta', 'chennai illa trichy', { city: 'Chennai' }, 'Tiruchirappalli', []],
])('"illa" between two towns says "or" where another is looked in: %s, "%s", %j', (...args) => {
  const [language, text, known, city, others] = args
  const commands = commandsOf(language, text, known)
  expect(commands).toContainEqual({ kind: 'set', slot: 'city', value: city })
  expect(commands.flatMap((one) => (one.kind === 'also' ? one.places : []))).toEqual(others)
})
