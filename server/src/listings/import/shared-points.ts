import { type Position, positionOf } from '../values/position.ts'
import type { CellReader } from './cell-reader.ts'
import type { CsvRow } from './csv-file.ts'
import type { Mapping } from './mapping.ts'

/** Portals put listings that they cannot place onto the middle of the town: from so many addresses on. */
const addressesOfTown = 8
/** Points followed; a file with more of them has its rarest ones last, and those are not shared. */
const mostPoints = 500_000

/** Counts the addresses on each point of a file, to tell towns from homes. */
export class SharedPoints {
  readonly #addresses = new Map<string, Set<string>>()

  add(position: Position, address: string): void {
    const key = keyOf(position)
    const addresses = this.#addresses.get(key)
    if (addresses !== undefined) {
      if (addresses.size < addressesOfTown) addresses.add(address)
    } else if (this.#addresses.size < mostPoints) this.#addresses.set(key, new Set([address]))
  }

  /** Whether the point stands for a town. */
  has(position: Position): boolean {
    return (this.#addresses.get(keyOf(position))?.size ?? 0) >= addressesOfTown
  }
}

function keyOf({ latitude, longitude }: Position): string {
  return `${latitude},${longitude}`
}

/** Reads the rows through once where they have positions at all. */
export async function findSharedPoints(
  rows: AsyncIterable<CsvRow>,
  cells: CellReader,
  { columns }: Mapping,
): Promise<SharedPoints> {
  const points = new SharedPoints()
  if (columns.latitude === undefined || columns.longitude === undefined) return points
  for await (const { cells: row } of rows) {
    const position = positionOf(cells.text(row, 'latitude'), cells.text(row, 'longitude'))
    const address = ['area', 'area_and_city', 'city', 'society'] as const
    if (position !== null) points.add(position, address.map((field) => cells.text(row, field)).join('\n'))
  }
  return points
}
