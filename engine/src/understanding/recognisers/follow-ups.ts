import type { Command, FollowUp } from '../command.ts'
import { hasListed } from '../listed-in.ts'
import { has, isFiller, type Reading } from '../reading.ts'
import { saysAnythingGoes } from './anything-goes.ts'
import { stretchesBudget } from './bit-more.ts'
import { deniesView, isRefusedView } from './never-asked.ts'
import { readOfGuru, saysShow } from './of-guru.ts'
import { isSaid } from './others-like-shown.ts'
import { readPicks, readPicksOfNone, readPosition } from './picks.ts'
import { firstOf } from './several-picked.ts'
import { agreesToSee, isOnlyShow, saysNear } from './show-more.ts'
import { saysSoCheap } from './so-cheap.ts'
import { asksWhyDear } from './untold/asked-more.ts'
import { asksWhichNearest } from './untold/distance-asked.ts'
import { readWeighed } from './weighed-homes.ts'

const ofThePrice = ['cheaper', 'costlier', 'slot:price', 'slot:rent'] as const
const ofDear = [...ofThePrice, 'max:after'] as const
const followUps: readonly FollowUp[] = ['more', 'cheaper', 'costlier', 'bigger', 'smaller', 'nearer']

/** What is said about the matches on the screen: others like them, this one, why that one. */
export function readFollowUps(reading: Reading, wishing: boolean): Command[] {
  const { shown = 0, searched = shown > 0 } = reading.context
  if (!wishing && deniesView(reading)) return readBesideDenied(reading)
  // "Why so expensive?": an owner knows, no listing does. "Show cheaper ones" behind it is wanted all the same.
  if (searched && reading.said.has('why') && ofThePrice.some((concept) => reading.said.has(concept)))
    return !wishing && saysShow(reading) && isShownBesideWhy(reading)
      ? [{ kind: 'follow-up', wants: 'cheaper' }]
      : []
  // "Why my number?" is asked of no home.
  const explained = searched && readOfGuru(reading) === null ? readWhy(reading, shown) : null
  if (explained !== null) return [explained]
  const weighed = wishing ? [] : readWeighed(reading)
  if (weighed.length > 0) return weighed.map((position) => ({ kind: 'pick', position }))
  const beside = wishing && shown > 0 ? extremeAskedBeside(reading) : null
  if (beside !== null) return [{ kind: beside }]
  // "The cheapest one you have" is wanted before any is shown, too.
  if (!wishing && reading.said.has('cheapest')) return [{ kind: 'pick-cheapest' }]
  if (searched && !wishing && reading.said.has('ask:biggest')) return [{ kind: 'pick-biggest' }]
  if (shown > 1 && !wishing && asksWhich(reading)) {
    const many = reading.segments.flatMap((_, at) => firstOf(reading.segments, at) ?? [])[0] ?? 0
    if (many > 1) return Array.from({ length: many }, (_, at) => ({ kind: 'pick', position: at + 1 }))
    return [{ kind: reading.said.has('cheaper') ? 'pick-cheapest' : 'pick-biggest' }]
  }
  // Asked what a home must have, "I like none of these" is said of the homes shown.
  const unliked = reading.said.has('unliked') && reading.context.asked === 'amenities'
  if (unliked && shown > 0 && !wishing) return [{ kind: 'follow-up', wants: 'more' }]
  if (!wishing && asksWhichNearest(reading)) return []
  const found: FollowUp[] = []
  for (const wants of followUps) {
    // "a small house" in a first wish compares with nothing.
    if (wishing && shown === 0) break
    if (wants === 'nearer' && wishing) continue
    if (wants === 'cheaper' && wishing && asksWhyDear(reading)) continue
    // "A little dearer will do, too": "little" and "dear" ask for none.
    if ((wants === 'cheaper' || wants === 'smaller') && stretchesBudget(reading)) continue
    if (wants === 'bigger' && isOfNoHome(reading)) continue
    if (isSaid(reading, wants)) found.push(wants)
  }
  const commands = withoutRefused(found, reading).map((wants): Command => ({ kind: 'follow-up', wants }))
  // "Yes, show nearby": behind a result a yes that goes on with a wish agrees to that, and to no call.
  if (commands.length === 0 && !wishing && shown > 0 && agreesToSee(reading))
    return [{ kind: 'follow-up', wants: saysNear(reading) ? 'nearer' : 'more' }]
  if (commands.length === 0 && !wishing && isOnlyShow(reading)) {
    if (shown === 0) return [{ kind: 'show' }]
    if (reading.context.asked === null) return [{ kind: 'follow-up', wants: 'more' }]
  }
  if (commands.length === 0 && searched && !wishing && saysAnythingGoes(reading))
    return [{ kind: 'show', ...(reading.said.has('seek') && { more: true }) }]
  if (commands.length > 0 || wishing) return commands
  return searched ? readPicks(reading) : readPicksOfNone(reading)
}

/** "Valya resam und", very nice, "no big problem", "not the big one, that one will do": no bigger home is wanted. */
function isOfNoHome({ segments, tokens }: Reading): boolean {
  return segments.every((segment, at) => {
    if (!has(segment, 'bigger')) return true
    const next = isFiller(segments[at + 1]) && segments[at + 2]?.mark === null ? at + 2 : at + 1
    const behind = segments[next]
    const givenUp = has(behind, 'not:after') && segments[next + 1]?.mark === ',' && segments.length > next + 2
    return (
      givenUp ||
      has(behind, 'indifferent') ||
      [at + 1, next].some((one) => hasListed(tokens, segments[one], 'shownWords', 'greatly'))
    )
  })
}

/** "I did not ask for bigger, show cheaper ones": what else is wanted is looked for, else the homes before come back. */
function readBesideDenied(reading: Reading): Command[] {
  const others = followUps.filter((wants) => isSaid(reading, wants))
  if (others.length === 0) return [{ kind: 'look-back', denied: true }]
  return withoutRefused(others, reading).map((wants) => ({ kind: 'follow-up', wants }))
}

/** "I want cheaper, not bigger": of several that are named, what is refused is not looked for. */
function withoutRefused(found: readonly FollowUp[], reading: Reading): readonly FollowUp[] {
  const wanted = found.filter((wants) =>
    reading.segments.some((one, at) => has(one, wants) && !isRefusedView(reading, at)),
  )
  return wanted.length > 0 ? wanted : found
}

/** "Why so costly? Show cheaper ones": in a clause that is no question, or behind what is asked: "itna mehnga kyun sasta dikhao". */
function isShownBesideWhy({ segments, clauses }: Reading): boolean {
  const why = segments.findLastIndex((one) => has(one, 'why'))
  const priced = segments.flatMap((one, at) => (ofDear.some((concept) => has(one, concept)) ? [at] : []))
  const [first, last] = [priced[0] ?? why, priced.at(-1) ?? why]
  if (first < last && why < last && last >= segments.length - 3) return true
  return clauses.some(({ kind, from, to }) => {
    const clause = segments.slice(from, to)
    return (
      kind === 'wish' && clause.some((one) => has(one, 'cheaper')) && !clause.some((one) => has(one, 'why'))
    )
  })
}

/** "Drop furnished. But which of these is the biggest?": a clause of its own asks it, behind the wish. */
function extremeAskedBeside({ segments, clauses }: Reading): 'pick-biggest' | 'pick-cheapest' | null {
  if (!clauses.some(({ kind }) => kind === 'wish')) return null
  const asked = clauses.filter(({ kind }) => kind === 'question')
  const asks = (concept: 'ask:biggest' | 'cheapest') =>
    asked.some(({ from, to }) => segments.slice(from, to).some((one) => has(one, concept)))
  return asks('ask:biggest') ? 'pick-biggest' : asks('cheapest') ? 'pick-cheapest' : null
}

/** "Which is cheaper of the two?" is asked of those shown, and nothing else: others are not looked for. */
function asksWhich(reading: Reading): boolean {
  const { segments, said, clauses } = reading
  const compares = said.has('cheaper') || said.has('bigger')
  if (!compares || saysSoCheap(reading, segments) || !(said.has('ask') || said.has('ask:within')))
    return false
  return (
    clauses.every(({ kind }) => kind === 'question') &&
    segments.every(
      (segment) =>
        segment.mark !== null ||
        segment.number !== null ||
        isFiller(segment) ||
        ofWhich.some((one) => has(segment, one)),
    )
  )
}

const ofWhich = ['ask', 'ask:within', 'cheaper', 'bigger', 'this', 'it', 'choice', 'range:between'] as const

function readWhy(reading: Reading, shown: number): Command | null {
  if (!reading.said.has('why')) return null
  return { kind: 'explain', position: readPosition(reading, shown) }
}
