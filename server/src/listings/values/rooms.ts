import { quoted, Unusable } from './unusable.ts'

const unknown = /^(|-|--|n\.?\/?a\.?|nan|null|none|unknown)$/i
/** More than a thousand rooms is no home. */
const mostRooms = 1_000

/**
 * Bedrooms of a text such as `2`, `2 BHK`, `4 Bedroom`, `1 RK` (a studio: 0) or `> 10 BHK` (at least 11).
 * null where the text says nothing.
 * @throws Unusable
 */
export function bedroomsOf(text: string): number | null {
  const plain = text.trim().toLowerCase()
  if (unknown.test(plain)) return null
  if (/\brk\b|^studio/.test(plain)) return 0
  const read =
    /^(>|above |more than )?\s*(\d+)(?:\.0+)?\s*(\+)?\s*(bhk|bedrooms?|beds?|br|bh|rooms?)?\.?$/.exec(plain)
  const rooms = Number(read?.[2])
  if (read === null || rooms > mostRooms) throw new Unusable(`the bedrooms ${quoted(text)} cannot be read`)
  return read[1] === undefined ? rooms : rooms + 1
}

/** A whole number of rooms; null where the text says nothing or none. */
export function roomsOf(text: string): number | null {
  const read = /^(\d+)(?:\.0+)?\s*\+?\s*[a-z ]*$/i.exec(text.trim())
  const rooms = Number(read?.[1])
  return read === null || rooms === 0 || rooms > mostRooms ? null : rooms
}
