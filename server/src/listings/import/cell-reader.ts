import type { Amenity } from '@guru/contract/vocabulary'
import { SetupError } from '../../errors.ts'
import { columnKey, columnsOf, type Field, fields, type Mapping } from './mapping.ts'

/** Finds the cells of a row that a mapping names, by their place under the header. */
export class CellReader {
  readonly #places: ReadonlyMap<Field, number[]>
  readonly #amenities: readonly { amenity: Amenity; at: number }[]

  /** @throws SetupError when the header lacks a column that the mapping names. */
  constructor(header: readonly string[], mapping: Mapping) {
    const at = new Map(header.map((name, position) => [columnKey(name), position]))
    const missing = columnsOf(mapping).filter((column) => !at.has(columnKey(column)))
    if (missing.length > 0)
      throw new SetupError(
        `The mapping “${mapping.name}” needs columns that the file lacks: ${missing.join(', ')}.`,
      )
    const placeOf = (column: string): number => at.get(columnKey(column)) ?? -1
    this.#places = new Map(fields.map((field) => [field, [mapping.columns[field] ?? []].flat().map(placeOf)]))
    this.#amenities = Object.entries(mapping.amenity_columns).map(([column, amenity]) => ({
      amenity,
      at: placeOf(column),
    }))
  }

  /** The trimmed text of a field, on one line; '' where the row or the source has none. */
  text(row: readonly string[], field: Field): string {
    const places = this.#places.get(field) ?? []
    if (places.length === 1) return plain(row[places[0] ?? -1])
    return places
      .map((at) => plain(row[at]))
      .join(' ')
      .trim()
  }

  /** The text of a field that is a name or a number of so many characters at most; null where it is none. */
  shortText(row: readonly string[], field: Field, most: number): string | null {
    const text = this.text(row, field)
    return text === '' || text.length > most ? null : text
  }

  /** What the columns of amenities say. */
  *amenities(row: readonly string[]): Generator<{ amenity: Amenity; text: string }> {
    for (const { amenity, at } of this.#amenities) yield { amenity, text: row[at] ?? '' }
  }
}

/** No column holds a NUL, no page shows a bell: a control character is read as a space. */
function plain(cell = ''): string {
  return (hasControls.test(cell) ? cell.replaceAll(controls, ' ') : cell).trim()
}

const hasControls = /\p{Cc}/u
const controls = /\p{Cc}/gu
