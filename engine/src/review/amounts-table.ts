import { type LanguageCode, sizeUnits, type TransactionType } from '@guru/contract/vocabulary'
import type { Formatter } from '../format/formatter.ts'
import { formatterFor } from '../format/formatter-for.ts'
import { squareFeetPerUnit } from '../format/size-units.ts'
import type { Range } from '../range.ts'

const prices: readonly (readonly [number, TransactionType])[] = [
  ...[5000, 8500, 12_000, 18_500, 27_500, 45_000, 1_25_000].map((amount) => [amount, 'rent'] as const),
  ...[9_50_000, 25_00_000, 27_50_000, 62_25_000, 99_99_999].map((amount) => [amount, 'sale'] as const),
  ...[1_00_00_000, 1_25_00_000, 1_50_00_000, 1_75_00_000, 2_50_00_000, 3_50_00_000, 12_00_00_000].map(
    (amount) => [amount, 'sale'] as const,
  ),
]
const budgets: readonly (readonly [Range, TransactionType])[] = [
  [{ max: 30_000 }, 'rent'],
  [{ min: 20_000, max: 25_000 }, 'rent'],
  [{ max: 75_00_000 }, 'sale'],
  [{ min: 50_00_000 }, 'sale'],
  [{ min: 80_00_000, max: 1_00_00_000 }, 'sale'],
]
const counts = [0.5, 1, 2, 2.5, 10]
const rooms: readonly Range[] = [
  { min: 0, max: 0 },
  { min: 1, max: 1 },
  { min: 2, max: 2 },
  { min: 2, max: 3 },
  { min: 3 },
  { max: 4 },
]

/** Money, sizes, rooms, dates and distances as a language shows and says them. */
export function amountsTable(language: LanguageCode): string {
  const written = formatterFor(language)
  const spoken = formatterFor(language, 'spoken')
  const row = (what: string, word: (format: Formatter) => string) =>
    `| ${what} | ${word(written)} | ${word(spoken)} |`
  const table = (title: string, rows: readonly string[]) =>
    `## ${title}\n\n| | shown | said |\n| --- | --- | --- |\n${rows.join('\n')}`
  return [
    table('Prices', [
      ...prices.map(([amount, deal]) => row(`${amount}, ${deal}`, (format) => format.price(amount, deal))),
      ...budgets.map(([range, deal]) =>
        row(`${rangeText(range)}, ${deal}`, (format) => format.budget(range, deal)),
      ),
    ]),
    table('Sizes', [
      ...[1, 950, 1200, 2400].map((feet) => row(`${feet} sqft`, (format) => format.size(feet, 'sqft'))),
      row('1000 to 1500 sqft', (format) => format.sizes({ min: 1000, max: 1500 }, 'sqft')),
      ...sizeUnits
        .filter((unit) => unit !== 'sqft')
        .flatMap((unit) =>
          counts.map((count) =>
            row(`${count} ${unit}`, (format) => format.size(count * squareFeetPerUnit[unit], unit)),
          ),
        ),
    ]),
    table('Rooms, days, distances', [
      ...rooms.map((range) => row(`${rangeText(range)} bedrooms`, (format) => format.bedrooms(range))),
      ...rooms.map((range) => row(`${rangeText(range)} BHK`, (format) => format.bhk(range))),
      ...months.map((month) => row(`day of month ${month}`, (format) => format.date(`2026-${month}-15`))),
      ...[0.4, 1, 3.4, 12].map((far) => row(`${far} km`, (format) => format.distance(far))),
    ]),
  ].join('\n\n')
}

const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))

function rangeText({ min, max }: Range): string {
  if (min === max) return String(min)
  if (min === undefined) return `up to ${max}`
  return max === undefined ? `from ${min}` : `${min} to ${max}`
}
