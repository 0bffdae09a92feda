import { type SizeUnit, sizeUnits } from '@guru/contract/vocabulary'
import { squareFeetPerUnit } from '../../format/size-units.ts'
import type { Range } from '../../range.ts'

/** How far rounded sizes may be apart and still be one. */
const tolerance = 0.005

/** The unit in which a bare number says a known size, "200" of 1,800 square feet in gaj; null where it says none. */
export function unitOfKnownSize(amount: number, known: Range | undefined): SizeUnit | null {
  const said = (unit: SizeUnit) => isKnownSize(amount * squareFeetPerUnit[unit], known)
  return sizeUnits.find(said) ?? null
}

/** @param squareFeet compared with both ends of what is known */
export function isKnownSize(squareFeet: number, known: Range | undefined): boolean {
  return [known?.min, known?.max].some(
    (end) => end !== undefined && Math.abs(end - squareFeet) <= tolerance * end,
  )
}
