/** Nothing longer is a word or a name. */
const longest = 127

/** Three rows of the table below, one after the other; each call writes them before it reads them. */
const rows = new Uint8Array(3 * (longest + 1))

/**
 * Number of letters to insert, leave out, change or swap with their neighbour to get from one word to
 * the other; gives up with `limit + 1` as soon as it cannot be `limit` or less.
 */
export function editDistance(one: string, other: string, limit: number): number {
  let end = one.length
  let otherEnd = other.length
  if (Math.abs(end - otherEnd) > limit || end > longest || otherEnd > longest) return limit + 1
  // What both begin and end with costs nothing.
  let start = 0
  while (start < end && start < otherEnd && one.charCodeAt(start) === other.charCodeAt(start)) start++
  while (end > start && otherEnd > start && one.charCodeAt(end - 1) === other.charCodeAt(otherEnd - 1)) {
    end--
    otherEnd--
  }
  return distanceBetween(one, other, start, end, otherEnd, limit)
}

/** The same between the letters of both from `start` on, up to `end` of the one and `otherEnd` of the other. */
function distanceBetween(
  one: string,
  other: string,
  start: number,
  end: number,
  otherEnd: number,
  limit: number,
): number {
  const width = otherEnd - start
  let twoBefore = 0
  let before = longest + 1
  let row = 2 * (longest + 1)
  for (let to = 0; to <= width; to++) rows[before + to] = to
  for (let at = 1; at <= end - start; at++) {
    let least = at
    rows[row] = at
    const letter = one.charCodeAt(start + at - 1)
    for (let to = 1; to <= width; to++) {
      const same = letter === other.charCodeAt(start + to - 1)
      let cost = Math.min(
        (rows[before + to] ?? 0) + 1,
        (rows[row + to - 1] ?? 0) + 1,
        (rows[before + to - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped =
        at > 1 &&
        to > 1 &&
        letter === other.charCodeAt(start + to - 2) &&
        one.charCodeAt(start + at - 2) === other.charCodeAt(start + to - 1)
      if (swapped) cost = Math.min(cost, (rows[twoBefore + to - 2] ?? 0) + 1)
      rows[row + to] = cost
      if (cost < least) least = cost
    }
    if (least > limit) return limit + 1
    const free = twoBefore
    twoBefore = before
    before = row
    row = free
  }
  return rows[before + width] ?? limit + 1
}

/** How many slips of the finger are forgiven in a word of this many letters. */
export function forgiven(letters: number): number {
  if (letters < 5) return 0
  return letters < 9 ? 1 : 2
}
