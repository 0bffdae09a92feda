import type { ChoiceAct, GuruAct } from '../dialogue/act.ts'
import { unitOf } from '../dialogue/size-unit.ts'
import type { DialogueState } from '../dialogue/state.ts'
import type { Reply } from '../dialogue/step.ts'
import type { Formatter } from '../format/formatter.ts'
import { formatterFor } from '../format/formatter-for.ts'
import type { RankedListing } from '../matching/rank.ts'
import type { Caller } from '../understanding/command.ts'
import { arranged } from './arranged.ts'
import { escapeMarkdown } from './markdown.ts'
import { listAsMarkdown, type ShownListing, toMatch, wordListing } from './match.ts'
import type { Sentences } from './sentences.ts'
import { wordAct, wordChoice } from './wording.ts'
import { sentencesOf } from './written-languages.ts'

export interface Answer {
  state: DialogueState
  acts: readonly GuruAct[]
  choices: readonly ChoiceAct[]
  page: readonly RankedListing[]
  handoff: boolean
  caller?: Caller
}

/** Acts that are the question which the pending slot belongs to. */
const asking: ReadonlySet<GuruAct['kind']> = new Set(['ask', 'unclear', 'which_amenities'])

/** Words an answer in the conversation's language, for the eye and for the ear. */
export function wordReply({ state, acts: decided, choices, page, handoff, caller }: Answer): Reply {
  const acts = arranged(decided)
  const sentences = sentencesOf(state.language)
  const format = formatterFor(state.language)
  const wording = { sentences, format, unit: unitOf(state) }
  // A listing keeps the position under which it was shown, so that "the second one" stays the second one.
  const shown = page.map((one) => wordListing(one, state.shown.indexOf(one.listing.id) + 1, wording))
  const named = namesIn(sentences, format)
  const asks = state.pending?.kind === 'slot' && acts.some((act) => asking.has(act.kind))
  return {
    text: escapeMarkdown(acts.map((act) => wordAct(sentences.act, act, format)).join(' ')),
    spoken: wordAloud(state, acts, shown),
    asked: asks && state.pending?.kind === 'slot' ? state.pending.slot : null,
    choices: choices.map((choice) => wordChoice(sentences.choice, choice, format)),
    ...(acts.some(({ kind }) => kind === 'read_back') && { readsBack: true }),
    properties: shown.length === 0 ? null : listAsMarkdown(shown, wording),
    matches: shown.map((one) => toMatch(one, named)),
    places: { city: named(state.wishes.city), area: named(state.wishes.area) },
    handoff,
    ...(caller && { caller }),
  }
}

/** How the language writes a place: as the quick answer that names it. */
function namesIn({ choice }: Sentences, format: Formatter) {
  return <Name extends string | undefined>(name: Name) =>
    name === undefined ? name : wordChoice(choice, { kind: 'place', name }, format)
}

/** Acts after which the matches are read out. */
const showing: ReadonlySet<GuruAct['kind']> = new Set(['found', 'found_close', 'found_agreed', 'shown_again'])

function wordAloud(state: DialogueState, acts: readonly GuruAct[], shown: readonly ShownListing[]): string {
  const sentences = sentencesOf(state.language)
  const format = formatterFor(state.language, 'spoken')
  const parts = acts.flatMap((act) => {
    const sentence = wordAct(sentences.act, act, format)
    if (!showing.has(act.kind)) return [sentence]
    const headlines = shown.map(({ listing, position }) =>
      sentences.listing.headlineAloud(listing, position, format),
    )
    return [sentence, ...headlines]
  })
  return withoutMarks(parts.join(' '))
}

/** A voice reads no quotation marks, dashes or brackets. */
function withoutMarks(text: string): string {
  return text
    .replace(/[“”"`*_#<>[\]|~^]/g, '')
    .replace(/\s*[—–;()]\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.?!])/g, '$1')
    .trim()
}
