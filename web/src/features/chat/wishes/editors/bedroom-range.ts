import type { Range } from '@guru/engine/range'

/** The buttons; the last one means that many or more. */
export const bedroomCounts = [1, 2, 3, 4, 5] as const
const most = 5

/** True when the range holds that many rooms. */
export function holdsBedrooms(range: Range | undefined, count: number): boolean {
  if (!range) return false
  return count >= (range.min ?? 0) && count <= (range.max ?? most)
}

/**
 * The range after a tap: a number outside it widens it (2, then 3: two or three), a number within it is
 * meant alone, and a tap on the only one takes it away.
 */
export function tappedBedrooms(range: Range | undefined, count: number): Range | undefined {
  const low = range?.min ?? 0
  const high = range?.max ?? most
  if (!range) return closed(count, count)
  if (count < low) return closed(count, high)
  if (count > high) return closed(low, count)
  return low === count && high === count ? undefined : closed(count, count)
}

function closed(min: number, max: number): Range {
  return max >= most ? { min } : { min, max }
}
