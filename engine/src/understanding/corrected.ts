import { sameWish } from '../same-wish.ts'
import { hasListed } from './listed-in.ts'
import { correctsNumber } from './polarity/plain-no.ts'
import { isTakenBackAlone } from './polarity/taken-back-alone.ts'
import { has, namesHome, type Reading, reach } from './reading.ts'
import type { Segment } from './segments.ts'
import type { Wish } from './wish.ts'

/** "Change Adyar to Guindy": the known value is named first only to say what is changed. */
export function repeatsKnown(wanted: readonly Wish[], reading: Reading): boolean {
  const first = wanted[0]
  const next = wanted[1]
  if (first === undefined || next === undefined || isListed(first, next, reading)) return false
  return sameWish(reading.context.known[first.slot], first.value)
}

/** "Baner or Wakad" changes nothing where Baner is known. */
function isListed(first: Wish, next: Wish, reading: Reading): boolean {
  for (let at = first.at + 1; at < next.at; at++) {
    const segment = reading.segments[at]
    if (has(segment, 'or-else')) return false
    if (has(segment, 'or') || (has(segment, 'and') && next.at === first.at + 2)) return true
  }
  return false
}

/** True when a word of correction stands between the first value and the last. */
export function isCorrected(wanted: readonly Wish[], reading: Reading): boolean {
  const first = wanted[0]
  const last = wanted.at(-1)
  if (first === undefined || last === undefined || first === last) return false
  // "Wakad would be fine, or else Baner": the last is a second choice.
  if (isElse(reading, first.at, last.at)) return false
  if (leadsToRange(first, last, reading) || turnsToOwnPlace(first, last, reading)) return true
  // "Increase it to 35k, nothing good comes in 30": what is known is why, not what is wanted.
  const known = sameWish(reading.context.known[last.slot], last.value)
  if (known && last.slot === 'price' && !putsRight(reading.segments, first.at, last.at)) return false
  for (let at = first.at + 1; at < last.at; at++)
    if (takesBack(reading, at) || turnsTo(first, last, reading, at)) return true
  return isTakenBackAlone(reading.segments, first.at + 1, last.at) || isClosedByChange(last, reading)
}

/** "My sister is in Adyar, for me Perambur is right": of two places one is told of kin, and the other meant for oneself. */
function turnsToOwnPlace(first: Wish, last: Wish, { segments, tokens }: Reading): boolean {
  if (last.slot !== 'area' && last.slot !== 'city') return false
  const before = (at: number) => segments.slice(Math.max(0, at - reach), at)
  const breath = (at: number) => before(at).slice(before(at).findLastIndex(({ mark }) => mark !== null) + 1)
  const ofKin = (at: number) =>
    breath(at).some(
      (one) => hasListed(tokens, one, 'oneself', 'kin') || hasListed(tokens, one, 'ofSeeker', 'kin'),
    )
  const ofOneself = (at: number) => breath(at).some((one) => hasListed(tokens, one, 'oneself', 'own'))
  // "My wife was transferred to Bhopal, I stay back in Indore, she needs a flat there."
  if (breath(first.at).some((one) => hasListed(tokens, one, 'ofPlaces', 'moves', 'happens'))) return false
  // "For my son in Mumbai, my own place is in Pune."
  const own = breath(last.at)
  if (own.some((one) => has(one, 'own')) && own.some((one) => has(one, 'is'))) return false
  const apart = segments.slice(first.at, last.at).some(({ mark }) => mark === ',')
  return apart && ofKin(first.at) && ofOneself(last.at) && !ofKin(last.at)
}

/** Between two values: "no" just before the second, or a word that corrects. */
function putsRight(segments: readonly Segment[], from: number, to: number): boolean {
  const denied = segments.slice(Math.max(from, to - 3), to).some((one) => has(one, 'act:deny'))
  return denied || segments.slice(from, to).some((one) => has(one, 'correct'))
}

/** True for a word that takes back what was said before it, whatever that is. */
function takesBack({ segments }: Reading, at: number): boolean {
  const segment = segments[at]
  if (has(segment, 'correct') || has(segment, 'act:deny') || has(segment, 'propose')) return true
  // "We looked in Kharadi earlier but now prefer Hadapsar."
  return correctsNumber(segments, at) || (has(segment, 'from-now') && has(segments[at - 1], 'but'))
}

/** True for a word that turns from one value of a slot to another, which others leave side by side. */
function turnsTo(first: Wish, last: Wish, reading: Reading, at: number): boolean {
  const segment = reading.segments[at]
  // "My budget was 40 lakhs, but now 50", "60 lakhs is too much, show some for 50."
  if (last.slot === 'price') return has(segment, 'from-now') || has(segment, 'so') || has(segment, 'cheaper')
  // "Two rooms would do but my parents are coming, so three."
  if (last.slot === 'bedrooms')
    return (
      (has(segment, 'so') && isSetAgainst(reading, first.at, at)) ||
      isConcluded(reading.segments, first.at, at)
    )
  if (first.value === last.value) return false
  // "The family says buy, but I want to rent."
  const wanted = has(segment, 'but') && isSought(reading, at + 1, last.at)
  if (last.slot === 'property_type') return wanted
  if (last.slot !== 'transaction_type') return false
  // "Ten years in a rented house, from now on a flat of our own."
  const before = reading.segments[at - 1]
  const fromNow = has(segment, 'from-now') && (before?.mark === ',' || has(before, 'origin:after'))
  const atOnce = reading.segments.slice(at, last.at).every(({ mark }) => mark === null)
  if (first.value === 'rent' && fromNow && atOnce) return true
  return (
    wanted || turnsDeal(reading.segments, at, last.at) || isDealOfNow(reading.segments, first.at, at, last.at)
  )
}

/** "Two was enough I thought, the children have grown, [so] three": a breath that gives the reason, and "so" behind it. */
function isConcluded(segments: readonly Segment[], first: number, at: number): boolean {
  const isPause = (index: number) => segments[index]?.mark === ',' || segments[index]?.mark === '.'
  if (!(has(segments[at], 'so') || has(segments[at], 'therefore')) || !isPause(at - 1)) return false
  for (let back = at - 2; back > first; back--) if (isPause(back)) return true
  return false
}

/** Renting and buying exclude each other: more words than for other slots turn from one to the other. */
function turnsDeal(segments: readonly Segment[], at: number, last: number): boolean {
  const segment = segments[at]
  if (has(segment, 'not:after') || has(segment, 'not:before')) return true
  // "We buy when the land is sold, now something to rent."
  if (at === last - 1 && has(segment, 'from-now')) return true
  // "We would like to buy but get no loan, so for rent."
  return has(segment, 'so') || has(segment, 'therefore')
}

/** "Now I live on rent, [I want to buy a 2bhk flat]": the deal that is, before a comma, and what is sought behind it. */
function isDealOfNow(segments: readonly Segment[], deal: number, comma: number, last: number): boolean {
  if (segments[comma]?.mark !== ',') return false
  const told = segments.slice(Math.max(0, deal - reach), comma)
  if (told.some((segment) => has(segment, 'seek') || has(segment, 'take'))) return false
  const now = segments.slice(Math.max(0, deal - reach), deal).some((segment) => has(segment, 'from-now'))
  const wanted = segments.slice(comma + 1, last + reach)
  // "For now on rent, a flat we buy next year."
  if (wanted.some((segment) => has(segment, 'unit:time'))) return false
  return now && wanted.some((segment) => has(segment, 'seek') || namesHome(segment))
}

/** "Change 40–45 lakh to 50–60", "20–25 hazar ko 30–35 kar do": of single amounts the two are one quantity. */
function leadsToRange(first: Wish, last: Wish, { quantities, segments, said }: Reading): boolean {
  if (!said.has('correct')) return false
  const old = quantities.find(({ at }) => at === first.at)
  const next = quantities.find(({ at }) => at === last.at)
  if (old === undefined || next === undefined || old.high === null || next.high === null) return false
  const between = segments.slice(old.to, next.from)
  return between.some((segment) => has(segment, 'range:to') || has(segment, 'of'))
}

function isElse({ segments }: Reading, from: number, to: number): boolean {
  return segments.slice(from + 1, to).some((segment) => has(segment, 'or-else'))
}

function isSetAgainst({ segments }: Reading, from: number, to: number): boolean {
  return segments.slice(from, to).some((segment) => has(segment, 'but'))
}

/** "[But] I prefer renting": a verb of seeking around what follows, which is no second choice. */
function isSought({ segments, clauseOf }: Reading, from: number, at: number): boolean {
  const end = Math.min(at + reach, clauseOf[at]?.to ?? 0)
  const said = segments.slice(from, end)
  if (said.some((segment) => has(segment, 'acceptable') || has(segment, 'all-the-same'))) return false
  return said.some((segment) => has(segment, 'seek') || has(segment, 'take'))
}

/** "chennaiyilirundhu maduraikku maathunga": the change is said behind its last value. */
function isClosedByChange(last: Wish, reading: Reading): boolean {
  const end = Math.min(last.at + reach, reading.clauseOf[last.at]?.to ?? 0)
  for (let at = last.at + 1; at < end; at++) if (has(reading.segments[at], 'correct:after')) return true
  return false
}
