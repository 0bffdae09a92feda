import { listedIn } from '../listed-in.ts'
import {
  breathBounds,
  has,
  isFiller,
  longestBreath,
  namesHome,
  namesProperty,
  type Reading,
} from '../reading.ts'
import type { Segment } from '../segments.ts'

/** Words between who lives there and what says "near": "beti [ke ghar ke] paas". */
const mostBetween = 4

/** Near whom a home is sought. */
interface FamilyNear {
  /** The tokens from one of the family, or "her", to what says "near" it; in English the other way round. */
  from: number
  to: number
  /** The segment that says "near". */
  at: number
  /** Somebody is meant who was named before, "her". */
  before: boolean
}

/**
 * "Near our daughter who stays in RS Puram", "beti ke ghar ke paas, vo Wakad mein rehti hai": the one place that is
 * named, where a home is wanted near family who live there; null where none is. "My sister lives near Wakad" only
 * tells where she lives, and "bhai ke paas car hai" what he has.
 */
export function placeNearFamily(reading: Reading): number | null {
  const { segments } = reading
  const at = onlyPlace(reading)
  const family = at === null ? null : familyNear(reading)
  if (at === null || family === null || !isSought(reading, family)) return null
  // "My wife works in Delhi, a house near my parents": where they live is not said.
  const { to = 0 } = segments[at] ?? {}
  const apart = segments.some(({ from, mark }) => mark !== null && from >= to && from < family.from)
  if (apart) return family.before ? at : null
  // "My son stays in Wakad near his friends" only tells it.
  const told = at < family.at && segments.slice(0, at).some((one) => has(one, 'origin'))
  return told && !segments.some((one) => has(one, 'seek')) ? null : at
}

/**
 * "Beti ke ghar ke paas": tells of the segment of a wish whether that house is the family's, and no kind of home that is
 * wished, nor one that is refused. What the whole turn says is found once for all wishes.
 */
export function homesOfFamily(reading: Reading): (at: number) => boolean {
  const { segments } = reading
  const family = segments.some(({ mention }) => mention !== null) ? familyNear(reading) : null
  if (family === null || (placeNearFamily(reading) === null && !isRefused(reading, family)))
    return () => false
  return (at) => {
    const { from = 0 } = segments[at] ?? {}
    return namesProperty(segments[at]) && from > family.from && from < family.to
  }
}

/** The one place that is named, where nothing is asked or refused. */
function onlyPlace({ segments, negated, tokens }: Reading): number | null {
  const named = segments.flatMap(({ mention }, at) => (mention === null ? [] : [at]))
  const [at] = named
  if (at === undefined || named.length > 1 || negated[at] === true) return null
  if (segments.some((one) => one.mark === '?' || has(one, 'not:after'))) return null
  // "My son is in Hyderabad, I ask him and tell you."
  const { ofGuru, ofSeeker } = listedIn(tokens)
  return ofGuru.has('consults') || ofSeeker.has('asksFirst') ? null : at
}

/** A home is sought near them: nothing is refused there, and nothing told that they have there. */
function isSought(reading: Reading, family: FamilyNear): boolean {
  if (isRefused(reading, family)) return false
  const { segments, tokens } = reading
  const { words } = listedIn(tokens)
  // "Near my daughter's school": that of the family is no home.
  const inside = words.slice(family.from, family.to)
  if (inside.some(({ callTimes }) => callTimes.has('doings'))) return false
  const { to } = breathBounds(segments, family.at, longestBreath)
  const behind = segments.slice(family.at + 1, to)
  if (has(segments[family.at], 'placed') || behind.some((one) => has(one, 'seek'))) return true
  const tells = behind.some((one) => has(one, 'is') || has(one, 'exist'))
  return behind.every((one) => isFiller(one) || isOfWish(one) || (!tells && isHomeOrPlace(one)))
}

function isOfWish(one: Segment): boolean {
  return has(one, 'of') || has(one, 'at')
}

function isHomeOrPlace(one: Segment): boolean {
  return one.mention !== null || one.number !== null || namesHome(one)
}

/** "Anything not close to my brother", "saas ke ghar ke paas nahi chahiye", "too close to her". */
function isRefused({ segments, tokens }: Reading, { at, from }: FamilyNear): boolean {
  const bounds = breathBounds(segments, at, longestBreath)
  const breath = segments.slice(bounds.from, bounds.to)
  if (breath.some((one) => has(one, 'not:before') || has(one, 'not:after'))) return true
  const first = Math.min(from, segments[at]?.from ?? from)
  return listedIn(tokens).words[first - 1]?.ofSeeker.has('too') === true
}

const found = new WeakMap<readonly Segment[], FamilyNear | null>()

/** Several rules ask, one after the other. */
function familyNear(reading: Reading): FamilyNear | null {
  const known = found.get(reading.segments)
  if (known !== undefined) return known
  const family = findFamilyNear(reading)
  found.set(reading.segments, family)
  return family
}

function findFamilyNear({ segments, tokens }: Reading): FamilyNear | null {
  const { words } = listedIn(tokens)
  const isFamily = (token: number) => {
    const { oneself, ofSeeker, ofPlaces } = words[token] ?? {}
    return oneself?.has('kin') || ofSeeker?.has('kin') || ofPlaces?.has('others') || false
  }
  const isBroken = (from: number, to: number) =>
    segments.some((one) => one.from >= from && one.from < to && (one.mention !== null || one.mark !== null))
  for (const [at, segment] of segments.entries()) {
    // "My brother stays near Anna Nagar."
    if (has(segment, 'origin') || has(segment, 'origin:after')) continue
    for (let near = segment.from; near < segment.to; near++) {
      if (!words[near]?.shownWords.has('nearest')) continue
      const step = has(segment, 'placed') ? 1 : -1
      for (let away = 1; away <= mostBetween; away++) {
        const family = near + step * away
        if (!isFamily(family)) continue
        const [from, to] = step > 0 ? [near, family] : [family, near]
        const before = words[family]?.ofPlaces.has('others') === true
        if (!isBroken(from, to)) return { from, to: step > 0 ? to + mostBetween : to, at, before }
      }
    }
  }
  return null
}
