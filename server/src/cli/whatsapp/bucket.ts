/**
 * A limit as Meta keeps them: so many at once, and then as many as have run out since.
 * @returns asks for a place; false when the bucket is full.
 */
export function bucket(size: number, perSecond: number): (now: number) => boolean {
  let level = 0
  let last = 0
  return (now) => {
    level = Math.max(0, level - ((now - last) / 1000) * perSecond)
    last = now
    if (level + 1 > size) return false
    level += 1
    return true
  }
}
