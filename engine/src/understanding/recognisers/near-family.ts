import { listedIn } from '../listed-in.ts'
import { has, namesProperty, type Reading } from '../reading.ts'

/** Words between who lives there and what says "near": "beti [ke ghar ke] paas". */
const mostBetween = 4

/**
 * "Near our daughter who stays in RS Puram", "beti ke ghar ke paas, vo Wakad mein rehti hai": the one place that is
 * named, where a home is wanted near family who live there; null where none is. "My sister lives near Wakad" only
 * tells where she lives.
 */
export function placeNearFamily(reading: Reading): number | null {
  const { segments, negated, tokens } = reading
  // "My son is in Hyderabad, I ask him and tell you."
  const { ofGuru, ofSeeker } = listedIn(tokens)
  if (ofGuru.has('consults') || ofSeeker.has('asksFirst')) return null
  const named = segments.flatMap(({ mention }, at) => (mention === null ? [] : [at]))
  const [at] = named
  if (at === undefined || named.length > 1 || negated[at] === true) return null
  if (segments.some((one) => one.mark === '?' || has(one, 'not:after'))) return null
  const family = familyNear(reading)
  if (family === null) return null
  // "My wife works in Delhi, a house near my parents": where they live is not said.
  const { to = 0 } = segments[at] ?? {}
  const apart = segments.some(({ from, mark }) => mark !== null && from >= to && from < family.from)
  return apart && !family.before ? null : at
}

/** "Beti ke ghar ke paas": that house is the family's, and no kind of home that is wished. */
export function isHomeOfFamily(reading: Reading, at: number): boolean {
  if (!namesProperty(reading.segments[at]) || placeNearFamily(reading) === null) return false
  const family = familyNear(reading)
  const { from = 0 } = reading.segments[at] ?? {}
  return family !== null && from > family.from && from < family.to
}

/**
 * The tokens from one of the family, or "her", to what says "near" it; in English the other way round. `before`: somebody
 * is meant who was named before, "her".
 */
function familyNear({ segments, tokens }: Reading): { from: number; to: number; before: boolean } | null {
  const { words } = listedIn(tokens)
  const isFamily = (token: number) => {
    const { oneself, ofSeeker, ofPlaces } = words[token] ?? {}
    return oneself?.has('kin') || ofSeeker?.has('kin') || ofPlaces?.has('others') || false
  }
  const isBroken = (from: number, to: number) =>
    segments.some((one) => one.from >= from && one.from < to && (one.mention !== null || one.mark !== null))
  for (const segment of segments) {
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
        if (!isBroken(from, to)) return { from, to: step > 0 ? to + mostBetween : to, before }
      }
    }
  }
  return null
}
