import type { Slot } from '@guru/contract/vocabulary'
import type { Concept } from '../../languages/concept.ts'
import { has, isFiller } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { asksForFact } from './asking.ts'
import type { ClauseKind } from './clause.ts'
import { weighsDeals, weighsPlaces, weighsTwo } from './comparison.ts'
import { type Contents, namesKind } from './contents.ts'
import { closesWithOneShown, opensWithOneShown, saysOfShown } from './of-one-shown.ts'
import { tellsHomeOfNow, tellsHomes, tellsOwnLand } from './own-homes.ts'
import { findsFaultWithKind, isPlainTalk, wantsOther } from './plain-talk.ts'
import { saysPresentRent, tellsRentSoFar } from './present-rent.ts'
import { sellsBefore, sellsForSum } from './told-and-wanted.ts'

/** What a clause is that plainly speaks of Guru, of other things, of an own home or of one that was shown; else null. */
export function asideKind(
  segments: readonly Segment[],
  from: number,
  to: number,
  said: ReadonlySet<Concept>,
  asked: Slot | null,
  contents: Contents,
  asking: boolean,
): ClauseKind | null {
  const { seen } = contents
  const other = asking ? 'question' : 'talk'
  if (isAboutGuru(seen) && !seen.has('seek')) return 'question'
  // "Why do you show one bedroom?" complains of it.
  const refuses = seen.has('remove') || seen.has('remove:after') || seen.has('not:after')
  if (seen.has('why') && !refuses && !contents.placed) return 'question'
  const cooled =
    seen.has('amenity:air_conditioning') && !contents.homeSought && setsTemperature(segments, from, to)
  const errand = seen.has('talk:errand') && !(namesKind(seen) && contents.wishes > 1 && seen.has('seek'))
  const elsewhere = seen.has('talk:elsewhere') && !contents.homeSought
  if (cooled || errand || (elsewhere && !turnsToPlace(segments, from, to, contents))) return other
  // "The broker said ninety lakhs."
  const reported = seen.has('reported') || (seen.has('agent') && seen.has('others-wish:after'))
  if (reported && !seen.has('seek')) return segments[to - 1]?.mark === '?' ? 'question' : 'talk'
  // "A sale at the mall, 50 percent off"
  if (seen.has('percent') && seen.has('transaction:sale') && !contents.homeSought) return other
  // "Is a shop to let in Gariahat?"
  if (asking && seen.has('aside:other-kind') && !contents.homeSought && !seen.has('seek')) return 'question'
  // "Is 20k enough for a 2bhk there?" asks what homes cost.
  if (segments[from]?.concepts.has('ask:polar') && seen.has('acceptable') && !seen.has('seek'))
    return 'question'
  const onlyAsks = asking && !seen.has('seek') && !seen.has('exist')
  const weighs = () =>
    weighsTwo(segments, from, to) || (!contents.homeSought && weighsDeals(segments, from, to))
  if (onlyAsks && weighs()) return 'question'
  const placeAsked = asked === 'city' || asked === 'area'
  const open = asking && !contents.homeSought
  if (contents.placed && !seen.has('seek') && weighsPlaces(segments, from, to, open, placeAsked))
    return 'question'
  if (onlyAsks && (asksTwice(segments, from, to) || opensWithOneShown(segments, from, to))) return 'question'
  if (onlyAsks && contents.amenities > 0 && closesWithOneShown(segments, from, to)) return 'question'
  // "This flat is still available" asks or tells; it wishes nothing.
  if (contents.pointed && seen.has('exist') && !seen.has('seek')) return 'question'
  const sizeAsked = asked === 'size_sqft' || asked === 'property_type'
  const tellsOwn = () => (!sizeAsked && tellsOwnLand(segments, from, to)) || tellsHomes(segments, from, to)
  if (said.has('own') && tellsOwn()) return 'talk'
  if (!asking && speaksOfOwnHome(segments, from, to, said, contents)) return 'talk'
  if (!asking && asked !== 'amenities' && saysOfShown(segments, from, to, contents)) return 'question'
  if (asked === null && asksForFact(segments, from, to, said)) return 'question'
  if (!contents.sought && said.has('seek') && wantsOther(segments, from, to, asked)) return other
  if (!asking && (saysPresentRent(segments, from, to) || tellsHomeOfNow(segments, from, to, said)))
    return 'talk'
  if (!asking && said.has('unit:time') && tellsRentSoFar(segments, from, to)) return 'talk'
  if (!asking && from > 0 && findsFaultWithKind(segments.slice(from, to))) return 'talk'
  return !asking && isPlainTalk(segments, from, to, asked) ? 'talk' : null
}

/** "ಬಾಡಿಗೆಗೆ ಇರೋದು ಒಳ್ಳೇದಾ ಸ್ವಂತ ಮನೆ ಒಳ್ಳೇದಾ": two things are each asked about with a word of their own, and neither is chosen. */
function asksTwice(segments: readonly Segment[], from: number, to: number): boolean {
  return segments.slice(from, to).filter((segment) => has(segment, 'ask:closing')).length > 1
}

/** "Not Velachery, it floods in the rains, look in Madipakkam": a place is given up for another one, whatever lies between. */
function turnsToPlace(
  segments: readonly Segment[],
  from: number,
  to: number,
  { seen, placeSought }: Contents,
): boolean {
  if (!placeSought || !(seen.has('not:after') || seen.has('not:before') || seen.has('unsuited'))) return false
  return segments.slice(from, to).filter(({ mention }) => mention !== null).length > 1
}

function speaksOfOwnHome(
  segments: readonly Segment[],
  from: number,
  to: number,
  said: ReadonlySet<Concept>,
  contents: Contents,
): boolean {
  if (sellsBefore(segments, from, to, said) || sellsForSum(segments, from, to, said)) return true
  const { seen, placed } = contents
  // "The old flat will sell for 35 lakhs, the rest is a loan."
  if (seen.has('will-sell') && (namesKind(seen) || seen.has('talk:past')) && !seen.has('seek')) return true
  if (isSoughtOrOffered(seen)) return false
  if (contents.owned && placed && contents.wishes === 1 && seen.has('is')) return true
  // "I own a plot in Salem and now want a flat in Coimbatore."
  const next = segments[to]?.concepts
  if (seen.has('own') && placed && (next?.has('from-now') || next?.has('but'))) return true
  // "In my house there are three bedrooms and a garden."
  return contents.ownedInside
}

/** "My house is in Kottayam" only says so. */
function isSoughtOrOffered(seen: ReadonlySet<Concept>): boolean {
  for (const concept of seen)
    if (concept === 'seek' || concept.startsWith('transaction:') || concept.startsWith('offer:')) return true
  return false
}

/** "AC to twenty-two": degrees are asked of the one that is there. */
function setsTemperature(segments: readonly Segment[], from: number, to: number): boolean {
  const at = segments.findIndex(({ concepts }, at) => at >= from && concepts.has('amenity:air_conditioning'))
  let next = at + 1
  while (next < to && isFiller(segments[next])) next++
  const number = next < to ? (segments[next]?.number ?? null) : null
  if (number === null || number.kind !== 'cardinal') return false
  return Number.isInteger(number.value) && number.value >= coolest && number.value <= warmest
}

/** Degrees Celsius that an air conditioner can be set to. */
const coolest = 16
const warmest = 30

const aboutGuru = [
  'aside:who',
  'aside:fees',
  'aside:privacy',
  'aside:why-asked',
  'aside:languages',
  'aside:cities',
  'so-far',
] as const

function isAboutGuru(seen: ReadonlySet<Concept>): boolean {
  return aboutGuru.some((concept) => seen.has(concept))
}
