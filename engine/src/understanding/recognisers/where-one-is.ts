import { isDoing } from '../../languages/call-times.ts'
import type { Place } from '../../places/place.ts'
import { isRoadName } from '../../places/roads.ts'
import {
  breathAround,
  clauseAround,
  has,
  isFiller,
  isOfThePast,
  isUnknownWord,
  namesHome,
  type Reading,
  reach,
  transactionOf,
} from '../reading.ts'
import type { Segment } from '../segments.ts'
import { isHomeTown } from './home-elsewhere.ts'

/** "I am from Madurai", "moving from Salem", "Delhi me rehta hoon". */
export function isOrigin(reading: Reading, at: number): boolean {
  const { segments } = reading
  let before = at - 1
  while (before >= at - 3 && isFiller(segments[before]) && !has(segments[before], 'origin')) before--
  // "Working in TCS Siruseri, want a flat in Navalur": whose office it is.
  if (isUnknownWord(segments[before]) && has(segments[before - 1], 'origin') && namesMore(segments, at))
    before--
  let after = at + 1
  while (after <= at + reach && !has(segments[after], 'origin:after') && isPassedOver(segments[after]))
    after++
  // "In Davanagere from eight thousand": an amount begins there, not a journey.
  const counted = segments.slice(at + 1, after).findLast((segment) => !has(segment, 'of'))?.number != null
  const left = has(segments[after], 'origin:after') && !counted && !measuresFrom(reading, at, after)
  const lived = has(segments[before], 'origin') || left
  if (lived && !isLookedForThere(reading, at) && !worksThere(reading, at)) return true
  return (
    leadsElsewhere(reading, at) ||
    leftForWork(reading, at) ||
    isSaidOfSelf(reading, at) ||
    isHomeTown(reading, at) ||
    isWhereOneIs(reading, at) ||
    isCityOfOrigin(reading, at)
  )
}

/**
 * "I work in Pune, a 2bhk on rent", "my job is in Lucknow, I want a house": who wants a home and names no other city looks
 * for it where the days are spent. Asked for an area, one that is told so answers.
 */
function worksThere(reading: Reading, at: number): boolean {
  const { segments, context } = reading
  const kind = segments[at]?.mention?.places[0]?.kind
  const asked = context.asked === kind
  if (kind === undefined || context.known[kind] !== undefined || !(asked || kind === 'city')) return false
  if (segments.some(({ mention }, other) => mention !== null && other !== at)) return false
  const seeks = segments.some((one) => has(one, 'seek') || transactionOf(one) !== undefined)
  // "Got admission in Bengaluru, a place to stay is needed."
  if (!asked && !(seeks && segments.some((one) => namesHome(one) || has(one, 'thing')))) return false
  if (comesFrom(reading, at) || looksElsewhere(reading, at)) return false
  const breath = breathAround(segments, at)
  return doesIn(reading, breath) && !breath.some(isOfThePast)
}

/** "We shifted from Nagpur for work", "Nagpur se kaam ke liye aaya hoon": the work is not there. */
function comesFrom(reading: Reading, at: number): boolean {
  const { segments } = reading
  let before = at - 1
  while (isFiller(segments[before]) && !has(segments[before], 'origin')) before--
  const origin = segments[before]
  if (origin !== undefined && has(origin, 'origin') && !doesIn(reading, [origin])) return true
  return [at + 1, at + 2].some(
    (next) =>
      (has(segments[next], 'range:to') || has(segments[next], 'min:after')) &&
      segments.slice(at + 1, next).every(isFiller),
  )
}

/** "Main Nagpur se kaam ke liye aaya hoon, ghar chahiye": of two breaths the first tells what one came for. */
function leftForWork(reading: Reading, at: number): boolean {
  const { segments } = reading
  if (segments[at]?.mention?.places[0]?.kind !== 'city' || !comesFrom(reading, at)) return false
  const breath = breathAround(segments, at)
  const tells = (one: Segment) => one.number === null && !namesHome(one) && !has(one, 'seek')
  return breath.every(tells) && doesIn(reading, breath) && segments.at(-1) !== breath.at(-1)
}

/** "I work in Mumbai but want a house outside", "now in another city", "near my parents". */
function looksElsewhere(reading: Reading, at: number): boolean {
  const { segments } = reading
  return segments.some((segment, next) => {
    if (next <= at) return false
    if (has(segment, 'but') || has(segment, 'slot:city')) return true
    const breath = has(segment, 'own') ? breathAround(segments, next) : []
    return breath.some((one) => has(one, 'placed')) && !doesIn(reading, breath)
  })
}

function doesIn({ tokens }: Reading, part: readonly Segment[]): boolean {
  return tokens.slice(part[0]?.from, part.at(-1)?.to).some(({ text }) => isDoing(text))
}

/** "From Garia within 5 kilometres", "ten minutes from Guindy": how far from there. */
function measuresFrom({ segments, clauseOf }: Reading, at: number, from: number): boolean {
  // "Not too far from Aluva"
  if (has(segments[from + 1], 'nearer') && has(segments[from + 2], 'not:after')) return true
  if (segments[from + 1]?.number?.kind !== 'cardinal') return false
  if (has(segments[from + 2], 'unit:other')) return true
  if (!has(segments[from + 2], 'unit:time') || segments[at]?.mention?.places[0]?.kind !== 'area') return false
  // "It takes 30 minutes from Guindy to the office" wishes nothing.
  const behind = segments.slice(from + 3, clauseOf[at]?.to)
  return behind.some((one) => has(one, 'seek') || has(one, 'max:after')) && !behind.some(isOfThePast)
}

/** "I live in Baner, Pune": the city that the area behind "live in" belongs to. */
function isCityOfOrigin(reading: Reading, at: number): boolean {
  const { segments } = reading
  const [city] = segments[at]?.mention?.places ?? []
  if (city?.kind !== 'city' || segments[at - 1]?.mark !== ',') return false
  const isIn = (place: Place) => place.kind === 'area' && place.city === city.name
  return segments[at - 2]?.mention?.places.some(isIn) === true && isOrigin(reading, at - 2)
}

function namesMore(segments: readonly Segment[], at: number): boolean {
  return segments
    .slice(at + 1)
    .some(({ mention }) => mention !== null && !isRoadName(mention.places[0]?.name ?? ''))
}

/** "Ippudu vizag lo unna, hyderabad ki vastunna": where one is now before another city that is said next. */
function isWhereOneIs({ segments, negated, clauseOf }: Reading, at: number): boolean {
  const here = segments[at]?.mention?.places[0]
  const before = segments.slice(Math.max(clauseOf[at]?.from ?? 0, at - reach), at)
  if (here?.kind !== 'city' || negated[at] || !before.some(isSelfOrNow)) return false
  if (before.some(isUnknownWord) && seeksElsewhere(segments, at)) return true
  for (let next = at + 1, being = false; next <= at + reach; next++) {
    const segment = segments[next]
    const there = segment?.mention?.places[0]
    if (there !== undefined)
      return being && there.kind === 'city' && there.name !== here.name && !negated[next]
    if (segment === undefined || has(segment, 'or') || (has(segment, 'and') && !isFiller(segment)))
      return false
    being ||= has(segment, 'is') || has(segment, 'exist') || (has(segment, 'seek') && isFiller(segment))
    if (has(segment, 'seek') && !isFiller(segment)) return false
  }
  return false
}

/** "I am a teacher in Guntur and want to buy at Tenali": a deal or a search, then another city, behind what one is. */
function seeksElsewhere(segments: readonly Segment[], at: number): boolean {
  const here = segments[at]?.mention?.places[0]?.name
  const behind = segments.slice(at + 1, at + 4 * reach)
  const there = behind.findIndex(({ mention }) => mention !== null)
  const other = behind[there]?.mention?.places[0]
  if (other === undefined || other.kind !== 'city' || other.name === here) return false
  return behind.slice(0, there).some((segment) => has(segment, 'seek'))
}

/** "I am in Kannur", "now in Kannur". */
function isSelfOrNow(segment: Segment): boolean {
  return has(segment, 'self') || has(segment, 'from-now')
}

/** "We are of Malda, and need a flat in Kolkata": a place said of oneself before another one that is sought. */
function isSaidOfSelf({ segments }: Reading, at: number): boolean {
  if (!has(segments[at - 1], 'self')) return false
  let end = at + 1
  while (end < at + 4 && isSaidToBe(segments[end])) end++
  const verb = isUnknownWord(segments[end])
  if (verb) end++
  if (segments[end]?.mark !== ',') return false
  // "We, Madurai, Salem": without a verb it is a list.
  const stated = verb || segments.slice(at + 1, end).some((one) => has(one, 'is') || has(one, 'exist'))
  if (!stated && segments[end + 1]?.mention != null) return false
  return segments.slice(end + 1).some(({ mention }) => mention !== null)
}

/** "I [am in] Siliguri": what may stand between the place and the comma. */
function isSaidToBe(segment: Segment | undefined): boolean {
  return isFiller(segment) || has(segment, 'of') || has(segment, 'is') || has(segment, 'exist')
}

/** "I study in Jadavpur and want a flat right there": where no place elsewhere is named, the one of "there" is meant. */
export function isLookedForThere(reading: Reading, at: number): boolean {
  const { segments, clauseOf, said } = reading
  if (!said.has('there')) return false
  const [named] = segments[at]?.mention?.places ?? []
  const isWithin = (place: Place) => place.kind === 'area' && place.city === named?.name
  const there = segments.findIndex((segment, index) => index > at && has(segment, 'there'))
  // "His job is in Mohali but we look in Kharar, it is cheap there": of what stands between, "there" is said.
  // "My office is in Electronic City, Bangalore, a flat there itself": the city behind its area.
  const areas = segments[at]?.mention?.places ?? []
  const isAround = (place: Place) =>
    place.kind === 'city' && areas.some((area) => area.kind === 'area' && area.city === place.name)
  const isOfIt = (places: readonly Place[], next: number) =>
    (places.some(isWithin) && (next > there || next <= at + 2)) || (places.some(isAround) && next <= at + 2)
  if (segments.some(({ mention }, next) => next > at && mention !== null && !isOfIt(mention.places, next)))
    return false
  if (isChosenByThere(reading, there)) return true
  if (clauseOf[there]?.kind !== 'wish') return false
  // "My office is in Whitefield, so near there."
  const between = segments.slice(at + 1, there)
  if (
    between.every(
      (segment) => segment.mark !== null || leading.some((one) => has(segment, one)) || isFiller(segment),
    )
  )
    return true
  // "Our village is in Theni, there is a house of ours there": only who asks looks for one.
  const around = clauseAround(reading, there)
  const asking = clauseOf[there]?.asking === true || around.some((segment) => has(segment, 'any'))
  return around.some(
    (segment) =>
      has(segment, 'seek') || (asking && has(segment, 'exist')) || transactionOf(segment) !== undefined,
  )
}

const leading = ['thing', 'therefore', 'of'] as const

/** "Beta Pune me rehta hai, hum bhi wahin", asked where: a breath that says only that oneself will be there. */
function isChosenByThere({ segments, context }: Reading, there: number): boolean {
  if (context.asked !== 'city' && context.asked !== 'area') return false
  const comma = segments.slice(0, there).findLastIndex(({ mark }) => mark !== null)
  const breath = segments.slice(comma + 1)
  if (comma < 0 || !breath.some((segment) => has(segment, 'self'))) return false
  const behind = breath.slice(there - comma)
  return (
    breath.slice(0, there - comma - 1).every((segment) => isFiller(segment) || has(segment, 'and')) &&
    behind.length < 3 &&
    behind.every((segment) => isFiller(segment) || isUnknownWord(segment))
  )
}

/** "Her office is in Bangalore Whitefield, near there": the city is said for the area behind it. */
export function opensItsArea(reading: Reading, at: number): boolean {
  const { segments } = reading
  let next = at + 1
  while (next <= at + 3 && (isFiller(segments[next]) || has(segments[next], 'of'))) next++
  const city = segments[at]?.mention?.places[0]
  const isItsArea = (place: Place) => place.kind === 'area' && place.city === city?.name
  return segments[next]?.mention?.places.some(isItsArea) === true && !isOrigin(reading, next)
}

/** "My office is in Guindy, a flat near it", "within 5 km from Velachery": a home is wanted near that place. */
export function isLookedAround({ segments, clauses }: Reading, at: number): boolean {
  const end = clauses.find(({ kind, to }) => kind === 'wish' && to > at)?.to ?? 0
  for (let next = at + 1; next < end && next <= at + 2 * reach; next++) {
    // "Our company is in Whitefield, ITPL": one place, said twice.
    if (segments[next]?.mention != null && next > at + 1) return false
    if (has(segments[next], 'near-it')) return true
  }
  const from = has(segments[at + 1], 'of') && !has(segments[at + 1], 'origin:after') ? at + 2 : at + 1
  if (!has(segments[from], 'origin:after') || segments[from + 1]?.number == null) return false
  return has(segments[from + 2], 'unit:other') && has(segments[from + 3], 'max:after')
}

/** "Ajmer se Jaipur aa rahe hain", "Kanpur se mujhe Lucknow me": of two cities with "to" between them the first is left. */
function leadsElsewhere({ segments }: Reading, at: number): boolean {
  const behind = isFiller(segments[at + 2]) ? at + 3 : at + 2
  const next = segments[behind]?.mention?.places[0]
  if (!has(segments[at + 1], 'range:to') || next?.kind !== 'city') return false
  return segments[at]?.mention?.places[0]?.kind === 'city'
}

/** "In Vizag [for ten years] my relatives live". */
function isPassedOver(segment: Segment | undefined): boolean {
  return isFiller(segment) || has(segment, 'of') || has(segment, 'unit:time') || segment?.number != null
}
