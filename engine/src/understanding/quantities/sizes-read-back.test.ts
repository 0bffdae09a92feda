import { type LanguageCode, languages, type SizeUnit } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import type { Mode } from '../../format/format-words.ts'
import { formatterFor } from '../../format/formatter-for.ts'
import { squareFeetPerUnit } from '../../format/size-units.ts'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const units = Object.keys(squareFeetPerUnit).filter((unit): unit is SizeUnit => unit in squareFeetPerUnit)

function sizeRead(text: string, language: LanguageCode): number | undefined {
  const context = { language, asked: 'size_sqft' as const, known: { property_type: 'land' as const } }
  const { commands } = understand(text, context, places)
  return commands.flatMap((command) =>
    command.kind === 'set' && command.slot === 'size_sqft' ? [command.value.min] : [],
  )[0]
}

describe.each(languages)('sizes in %s', (language) => {
  it.each<Mode>(['written', 'spoken'])('are understood as Guru words them, %s', (mode) => {
    const missed = units.flatMap((unit) =>
      [1, 2, 5, 30, 67, 108, 167, 207, 267, 999, 1235, 1367, 2403].flatMap((count) => {
        const squareFeet = count * squareFeetPerUnit[unit]
        const text = formatterFor(language, mode).sizeAlone(squareFeet, unit)
        const read = sizeRead(text, language) ?? 0
        return Math.abs(read - squareFeet) <= 1 + squareFeet / 100 ? [] : [text]
      }),
    )
    expect(missed).toEqual([])
  })
})
