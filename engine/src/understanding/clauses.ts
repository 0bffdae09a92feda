import type { Concept } from '../languages/concept.ts'
import type { Segment } from './segments.ts'

/** How a clause is meant. */
export type ClauseKind =
  /** It may hold wishes. */
  | 'wish'
  /** It asks something; nothing in it is a wish. */
  | 'question'
  /** Talk about something else: a visit, the weather. */
  | 'talk'

/** Segments `from` up to but not including `to` that are said in one breath. */
export interface Clause {
  from: number
  to: number
  kind: ClauseKind
  /** True when it has the form of a question, even where it is a polite wish. */
  asking: boolean
}

const sentenceMarks = new Set(['.', '?', '!', ';'])

/** Cuts at the marks that end a sentence and before words that open a question. */
export function findClauses(segments: readonly Segment[]): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  for (let at = 0; at <= segments.length; at++) {
    const segment = segments[at]
    const ends = segment === undefined
    const opens = at > from && opensClause(segments, from, at)
    if (!ends && !opens && !(segment.mark !== null && sentenceMarks.has(segment.mark))) continue
    const to = ends || opens ? at : at + 1
    if (to > from) clauses.push(judge(segments, from, to))
    from = to
  }
  return clauses
}

function opensClause(segments: readonly Segment[], from: number, at: number): boolean {
  const concepts = segments[at]?.concepts
  if (concepts === undefined) return false
  return concepts.has('but') || (opensQuestion(concepts) && !opened(segments, from, at))
}

function opensQuestion(concepts: ReadonlySet<Concept>): boolean {
  return concepts.has('ask') || concepts.has('ask:polar')
}

/** True when a question, a proposal or only small talk stands before: no new clause is needed then. */
function opened(segments: readonly Segment[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const concepts = segments[at]?.concepts
    if (concepts === undefined) continue
    if (opensQuestion(concepts) || concepts.has('ask-about') || concepts.has('propose')) return true
  }
  return false
}

function judge(segments: readonly Segment[], from: number, to: number): Clause {
  const seen = new Set<Concept>()
  let sought = false
  let wishes = 0
  let pointed = false
  for (let at = from; at < to; at++) {
    const segment = segments[at]
    if (segment === undefined) continue
    for (const concept of segment.concepts) {
      seen.add(concept)
      if (concept.startsWith('transaction:')) wishes++
      if (concept.startsWith('property:') && segments[at - 1]?.concepts.has('this')) pointed = true
    }
    if (isSought(segments, at)) sought = true
    if (segment.mention !== null || segment.number?.kind === 'cardinal') wishes++
  }
  const marked = segments[to - 1]?.mark === '?'
  const answering = marked && isSmallTalk(segments, from, to)
  const asking = (marked && !answering) || seen.has('ask') || seen.has('ask:polar') || seen.has('ask-about')
  const kind = asking ? judgeQuestion(seen, sought, wishes, pointed) : judgeStatement(seen, sought)
  return { from, to, kind, asking }
}

/** "How are you?", "pardon?": the mark asks nothing about property. */
function isSmallTalk(segments: readonly Segment[], from: number, to: number): boolean {
  let acts = 0
  for (let at = from; at < to; at++) {
    const segment = segments[at]
    if (segment === undefined || segment.mark !== null || segment.concepts.has('filler')) continue
    let act = false
    for (const concept of segment.concepts) act ||= concept.startsWith('act:')
    if (!act) return false
    acts++
  }
  return acts > 0
}

/** A polite wish in the form of a question is a wish; a question about a property shown is none. */
function judgeQuestion(
  seen: ReadonlySet<Concept>,
  sought: boolean,
  wishes: number,
  pointed: boolean,
): ClauseKind {
  if (seen.has('ask-about')) return 'question'
  if (seen.has('propose')) return 'wish'
  if (seen.has('it')) return 'question'
  if (seen.has('ask')) return seen.has('exist') && sought ? 'wish' : 'question'
  if (seen.has('talk:visit') || seen.has('talk') || seen.has('talk:cost')) return 'question'
  const seeks =
    seen.has('seek') || seen.has('exist') || seen.has('transaction:rent') || seen.has('transaction:sale')
  if (seen.has('ask:polar')) return seeks && sought ? 'wish' : 'question'
  if (pointed && !seen.has('seek')) return 'question'
  if (seen.has('exist') && !sought && wishes === 0) return 'question'
  return wishes > 0 || sought || seeks ? 'wish' : 'question'
}

function judgeStatement(seen: ReadonlySet<Concept>, sought: boolean): ClauseKind {
  if ((seen.has('talk') || seen.has('talk:visit')) && !sought) return 'talk'
  return 'wish'
}

/** Something that can be looked for: a kind of property that is not pointed at, rooms, "something". */
export function isSought(segments: readonly Segment[], at: number): boolean {
  const concepts = segments[at]?.concepts
  if (concepts === undefined) return false
  if (concepts.has('thing')) return true
  if (concepts.has('bedrooms:single') || concepts.has('bedrooms:double') || concepts.has('bedrooms:triple'))
    return true
  const before = segments[at - 1]
  if (concepts.has('unit:bedroom')) return before?.number != null || before?.mark === '-'
  for (const concept of concepts)
    if (concept.startsWith('property:')) return before?.concepts.has('this') !== true
  return false
}
