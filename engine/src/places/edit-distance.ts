/**
 * Number of letters to insert, leave out, change or swap with their neighbour to get from one word to
 * the other; gives up with `limit + 1` as soon as it cannot be `limit` or less.
 */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let twoBefore: number[] = []
  let before = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at++) {
    const row = [at]
    let least = at
    for (let to = 1; to <= other.length; to++) {
      const same = one.charCodeAt(at - 1) === other.charCodeAt(to - 1)
      let cost = Math.min(
        (before[to] ?? 0) + 1,
        (row[to - 1] ?? 0) + 1,
        (before[to - 1] ?? 0) + (same ? 0 : 1),
      )
      if (swapped(one, other, at, to)) cost = Math.min(cost, (twoBefore[to - 2] ?? 0) + 1)
      row.push(cost)
      if (cost < least) least = cost
    }
    if (least > limit) return limit + 1
    twoBefore = before
    before = row
  }
  return before[other.length] ?? limit + 1
}

function swapped(one: string, other: string, at: number, to: number): boolean {
  return (
    at > 1 &&
    to > 1 &&
    one.charCodeAt(at - 1) === other.charCodeAt(to - 2) &&
    one.charCodeAt(at - 2) === other.charCodeAt(to - 1)
  )
}

/** How many slips of the finger are forgiven in a word of this many letters. */
export function forgiven(letters: number): number {
  if (letters < 5) return 0
  return letters < 9 ? 1 : 2
}
