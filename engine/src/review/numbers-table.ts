import type { LanguageCode } from '@guru/contract/vocabulary'
import { formatterFor } from '../format/formatter-for.ts'
import type { PlaceIndex } from '../places/index.ts'
import { understand } from '../understanding/understand.ts'

/** Numbers beyond 100 that people say: compounds, halves and quarters of lakh and crore, the largest. */
const compounds = [
  101, 110, 111, 121, 150, 175, 199, 200, 225, 250, 300, 350, 400, 450, 500, 555, 600, 700, 750, 800, 900,
  999, 1000, 1001, 1050, 1100, 1200, 1250, 1500, 1750, 1999, 2000, 2178, 2500, 3000, 3500, 4500, 5000, 5445,
  7500, 8500, 9999, 10_000, 11_000, 12_500, 15_000, 17_500, 18_500, 20_000, 22_500, 25_000, 27_500, 32_000,
  40_000, 43_560, 50_000, 75_000, 99_999, 1_00_000, 1_10_000, 1_25_000, 1_50_000, 1_75_000, 2_00_000,
  2_50_000, 3_75_000, 5_00_000, 7_50_000, 10_00_000, 12_50_000, 15_00_000, 25_00_000, 37_50_000, 45_12_345,
  60_00_000, 99_99_999, 1_00_00_000, 1_25_00_000, 1_50_00_000, 1_75_00_000, 2_50_00_000, 3_33_33_333,
  10_00_00_000, 99_99_99_999,
]

/** How a language says numbers, and what it reads when it hears them. */
export function numbersTable(language: LanguageCode, places: PlaceIndex): string {
  const format = formatterFor(language, 'spoken')
  const cell = (value: number) => {
    const said = format.number(value)
    return said + unlessReadBack(said, value, language, places)
  }
  const tens = Array.from({ length: 10 }, (_, ten) => {
    const row = Array.from({ length: 10 }, (_, one) => cell(10 * ten + one))
    return `| **${10 * ten}** | ${row.join(' | ')} |`
  })
  return [
    '## Numbers',
    'A number that is not read back as itself has “→” and what is read behind it.',
    `|  | ${Array.from({ length: 10 }, (_, one) => `+${one}`).join(' | ')} |\n|${' --- |'.repeat(11)}\n${tens.join('\n')}`,
    `| number | said |\n| --- | --- |\n${[100, ...compounds]
      .map((value) => `| ${formatterFor('en').number(value)} | ${cell(value)} |`)
      .join('\n')}`,
  ].join('\n\n')
}

/** '' when a text is read as this number; otherwise what is read. A bare small number answers the question for rooms. */
function unlessReadBack(text: string, value: number, language: LanguageCode, places: PlaceIndex): string {
  const asked = value <= 10 ? 'bedrooms' : 'price'
  const { numbers } = understand(text, { language, asked, known: { transaction_type: 'sale' } }, places)
  if (numbers.length === 1 && numbers[0] === value) return ''
  return ` → ${numbers.length === 0 ? 'nothing' : numbers.map((number) => JSON.stringify(number)).join(', ')}`
}
