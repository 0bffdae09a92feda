import { type Position, positionOf } from '../values/position.ts'
import type { CellReader } from './cell-reader.ts'
import type { CsvRow } from './csv-file.ts'
import type { Mapping } from './mapping.ts'

/** Portals put listings that they cannot place onto the middle of the town: from so many addresses on. */
const addressesOfTown = 8
/** Rows looked at: a point that many addresses share shows among them. */
const rowsLookedAt = 100_000

/** The points of a file that stand for a town. */
export class SharedPoints {
  readonly #keys: ReadonlySet<string>

  constructor(keys: Iterable<string> = []) {
    this.#keys = new Set(keys)
  }

  has(position: Position): boolean {
    return this.#keys.size > 0 && this.#keys.has(keyOf(position))
  }
}

function keyOf({ latitude, longitude }: Position): string {
  return `${latitude},${longitude}`
}

/** Reads rows through once, where they have positions at all. */
export async function findSharedPoints(
  rows: AsyncIterable<CsvRow>,
  cells: CellReader,
  { columns }: Mapping,
): Promise<SharedPoints> {
  if (columns.latitude === undefined || columns.longitude === undefined) return new SharedPoints()
  // Most points have one address: a set for each would be most of the work.
  const addresses = new Map<string, string | Set<string>>()
  let looked = 0
  for await (const { cells: row } of rows) {
    looked += 1
    if (looked > rowsLookedAt) break
    const position = positionOf(cells.text(row, 'latitude'), cells.text(row, 'longitude'))
    if (position === null) continue
    const key = keyOf(position)
    const known = addresses.get(key)
    const address = addressOf(row, cells)
    if (known === undefined) addresses.set(key, address)
    else if (typeof known === 'string') {
      if (known !== address) addresses.set(key, new Set([known, address]))
    } else if (known.size < addressesOfTown) known.add(address)
  }
  const shared = [...addresses].filter(
    ([, known]) => typeof known !== 'string' && known.size >= addressesOfTown,
  )
  return new SharedPoints(shared.map(([key]) => key))
}

const addressFields = ['area', 'area_and_city', 'city', 'society'] as const

function addressOf(row: readonly string[], cells: CellReader): string {
  return addressFields.map((field) => cells.text(row, field)).join('\n')
}
