import type { Amenity } from '@guru/contract/vocabulary'
import { amenityNamed, flagOf } from '../values/amenities.ts'
import type { PriceUnit } from '../values/amount.ts'
import type { SourceSizeUnit } from '../values/size.ts'
import { headings, plainHeading } from './headings.ts'
import { type Field, type Mapping, mappingSchema } from './mapping.ts'

/** Part of a column's filled cells that must be readable for it to count as that field. */
const mostCells = 0.6

/**
 * A mapping for a file of an unknown source, from its headings and some of its rows. What it cannot tell
 * stays open; `requireComplete` says so.
 */
export function inferMapping(header: readonly string[], rows: readonly (readonly string[])[]): Mapping {
  const cellsAt = (at: number): string[] =>
    rows
      .map((row) => row[at]?.trim() ?? '')
      .filter((text) => text !== '' && !/^(nan|null|n\/a|-)$/i.test(text))
  const columns = fieldColumns(header, cellsAt)
  const price = header.indexOf(columns.price ?? '')
  const taken = new Set(Object.values(columns))
  const dates = cellsAt(header.indexOf(columns.last_confirmed ?? ''))
  return mappingSchema.parse({
    name: 'as inferred',
    columns,
    amenity_columns: amenityColumns(header, cellsAt, taken),
    amenity_unknown: ['9'],
    fixed:
      /\brent\b/.test(plainHeading(header[price] ?? '')) && !columns.transaction_type
        ? { transaction_type: 'rent' }
        : {},
    price_unit: priceUnitIn(plainHeading(header[price] ?? '')),
    size_unit: sizeUnitIn(plainHeading(columns.size ?? '')),
    date_order: dates.some((text) => /^\d{1,2}[-/.](1[3-9]|2\d|3[01])[-/.]\d{4}/.test(text)) ? 'mdy' : 'dmy',
  })
}

function fieldColumns(
  header: readonly string[],
  cellsAt: (at: number) => string[],
): Partial<Record<Field, string>> {
  const columns: Partial<Record<Field, string>> = {}
  const free = new Set(header.keys())
  for (const { field, named, holds } of headings) {
    if (columns[field] !== undefined) continue
    if (field === 'area_and_city' && columns.city !== undefined) continue
    const at = [...free].find((column) => {
      if (!named.test(plainHeading(header[column] ?? ''))) return false
      const cells = cellsAt(column)
      return (
        holds === undefined || (cells.length > 0 && cells.filter(holds).length >= mostCells * cells.length)
      )
    })
    if (at === undefined) continue
    columns[field] = header[at] ?? ''
    free.delete(at)
  }
  return withoutBoth(columns)
}

/** A column of its own for the area stands beside a whole address: the address is then not needed. */
function withoutBoth(columns: Partial<Record<Field, string>>): Partial<Record<Field, string>> {
  const { area_and_city: both, ...rest } = columns
  if (both === undefined || (rest.area !== undefined && rest.city !== undefined)) return rest
  return { ...rest, area_and_city: both }
}

function amenityColumns(
  header: readonly string[],
  cellsAt: (at: number) => string[],
  taken: ReadonlySet<string>,
): Record<string, Amenity> {
  const found: Record<string, Amenity> = {}
  for (const [at, name] of header.entries()) {
    const amenity = taken.has(name) ? null : amenityNamed(name)
    const cells = cellsAt(at)
    if (amenity !== null && cells.length > 0 && cells.every((text) => flagOf(text, []) !== null))
      found[name] = amenity
  }
  return found
}

function priceUnitIn(heading: string): PriceUnit {
  if (/\b(lakhs?|lacs?)\b/.test(heading)) return 'lakh'
  return /\b(crores?|cr)\b/.test(heading) ? 'crore' : 'rupees'
}

function sizeUnitIn(heading: string): SourceSizeUnit {
  if (/\b(sq ?m|sqm|sq ?mt?rs?|square met(er|re)s?)\b/.test(heading)) return 'sqm'
  if (/\b(sq ?yds?|sq ?yards?|square yards?|gaj)\b/.test(heading)) return 'gaj'
  return /\bacres?\b/.test(heading) ? 'acre' : 'sqft'
}
