import type { Token } from '../text/token.ts'
import type { Candidate } from './candidates.ts'
import { doubtfulWords, insideAfter, insideBefore, wordsAfter, wordsBefore } from './common-words.ts'
import type { MentionContext } from './mention-context.ts'
import { wordsOfAll } from './name-words.ts'
import { spokenWord } from './spoken-words.ts'
import type { SpokenUnit } from './utterance.ts'

/** Units `from` up to but not including `to`. */
export interface Stretch {
  from: number
  to: number
}

/** "In Adyar", "Adyar side": true beside a word that places stand with, where no mark parts them. */
export function isIntroduced(units: readonly SpokenUnit[], { from, to }: Stretch): boolean {
  const before = units[from - 1]
  const after = units[to]
  return (
    (before !== undefined && !units[from]?.breaks && wordsBefore.has(before.unit.spelled)) ||
    (after !== undefined && !after.breaks && (wordsAfter.has(after.unit.spelled) || isLetterAfter(after)))
  )
}

/** Words after a place that are letters of names as well: "kota m", and के, a k, in "सिगरा के पास". */
function isLetterAfter({ latin, unit }: SpokenUnit): boolean {
  return typedLetters.has(unit.spelled) || (!latin && writtenLetters.has(unit.spelled))
}

const typedLetters: ReadonlySet<string> = new Set(wordsOfAll(({ beside }) => beside.letters.typed))
const writtenLetters: ReadonlySet<string> = new Set(wordsOfAll(({ beside }) => beside.letters.written))

/** True beside a word that says "in" or "near" and hardly anything else. */
export function isInsideOf(units: readonly SpokenUnit[], { from, to }: Stretch): boolean {
  const before = units[from - 1]
  const after = units[to]
  return (
    (before !== undefined && !units[from]?.breaks && insideBefore.has(before.unit.spelled)) ||
    (after !== undefined && !after.breaks && insideAfter.has(after.unit.spelled))
  )
}

/** "Kollam or Punalur": a doubtful name with a capital within a sentence that has small letters is a name. */
export function isCapitalised(
  units: readonly SpokenUnit[],
  tokens: readonly Token[],
  { from, to }: Candidate,
): boolean {
  const first = units[from]
  if (to - from !== 1 || first === undefined || first.token === 0 || !doubtfulWords.has(first.unit.spelled))
    return false
  return /^[A-Z][a-z]/.test(tokens[first.token]?.raw ?? '') && tokens[first.token - 1]?.text !== '.'
}

/** An everyday word that is also a town's name, or is near to one, with other words and no sign of a place beside it. */
export function isDoubtful(units: readonly SpokenUnit[], { from, to, doubtful }: Candidate): boolean {
  const only = units[from]
  if (doubtful) return units.length > to - from || only?.latin === true
  return to - from === 1 && units.length > 2 && only !== undefined && doubtfulWords.has(only.unit.spelled)
}

/** True for a name that is all that stands between two marks: "2 bhk, Kasba, 15k". */
export function isSetApart(
  units: readonly SpokenUnit[],
  tokens: readonly Token[],
  { from, to }: Stretch,
): boolean {
  const first = units[from]?.token ?? 0
  const last = units[to - 1]?.token ?? 0
  return tokens[first - 1]?.text === ',' && (tokens[last + 1] === undefined || tokens[last + 1]?.text === ',')
}

/**
 * "2bhk kota 8k", "gaya 2bhk", "puri plot 20 lakh": what is no word of the language at hand and stands among
 * amounts, or opens a turn with one word before them, is in no sentence.
 */
export function isBesideAmount(
  units: readonly SpokenUnit[],
  tokens: readonly Token[],
  { from, to }: Stretch,
  { wordOf = spokenWord, isWord = never, countsAt = never }: MentionContext,
): boolean {
  const only = units[from]
  const next = (units[to - 1]?.token ?? 0) + 1
  if (only === undefined || isWord(wordOf(only.unit.spelled))) return false
  if (tokens[next]?.kind !== 'number')
    return only.token === 0 && tokens[next]?.kind === 'word' && countsAt(tokens, next + 1)
  const opens = tokens[only.token - 1]?.kind !== 'word' || tokens[only.token - 2]?.kind === 'number'
  return opens && countsAt(tokens, next)
}

const never = (): boolean => false
