import { type LanguageCode, type Slot, slots } from '@guru/contract/vocabulary'
import type { CorpusCase, CorpusSection } from '../languages/corpus-case.ts'
import type { PlaceIndex } from '../places/index.ts'
import type { Frame } from './frame.ts'
import { toFrame } from './frame.ts'
import { understand } from './understand.ts'
import { type Writing, writingOf } from './writing.ts'

/** What of a case came out otherwise than it should. */
export interface Fault {
  phenomenon: string
  case: CorpusCase
  /** A slot, or the part of the frame that differs. */
  part: Slot | 'any' | 'drop' | 'act' | 'numbers'
  expected: unknown
  found: unknown
}

export interface Score {
  cases: number
  /** Cases without any fault. */
  right: number
  /** The same by how the turn is written. */
  byWriting: Record<Writing, { cases: number; right: number }>
  faults: Fault[]
}

/** Reads every case of a corpus and compares it with what was expected. */
export function scoreCorpus(
  sections: readonly CorpusSection[],
  language: LanguageCode,
  places: PlaceIndex,
): Score {
  const none = () => ({ cases: 0, right: 0 })
  const score: Score = { ...none(), byWriting: { native: none(), latin: none(), mixed: none() }, faults: [] }
  for (const { phenomenon, cases } of sections) {
    for (const one of cases) {
      const faults = faultsOf(one, language, places)
      for (const count of [score, score.byWriting[writingOf(one.text)]]) {
        count.cases++
        if (faults.length === 0) count.right++
      }
      for (const fault of faults) score.faults.push({ phenomenon, case: one, ...fault })
    }
  }
  return score
}

function faultsOf(
  one: CorpusCase,
  language: LanguageCode,
  places: PlaceIndex,
): Omit<Fault, 'phenomenon' | 'case'>[] {
  const context = {
    language,
    asked: one.asked ?? null,
    known: one.known ?? {},
    ...(one.shown === undefined ? {} : { shown: one.shown }),
  }
  const frame = toFrame(understand(one.text, context, places))
  return compare(frame, one)
}

function compare(frame: Frame, one: CorpusCase): Omit<Fault, 'phenomenon' | 'case'>[] {
  const faults: Omit<Fault, 'phenomenon' | 'case'>[] = []
  const check = (part: Fault['part'], expected: unknown, found: unknown) => {
    if (canonical(expected) !== canonical(found)) faults.push({ part, expected, found })
  }
  const wanted = one.set ?? {}
  for (const [slot, value] of slotsOf(wanted, frame.set)) check(slot, value[0], value[1])
  check('any', one.any ?? [], frame.any)
  check('drop', one.drop ?? [], frame.drop)
  const informs = Object.keys(wanted).length > 0 || (one.any ?? []).length > 0 || (one.drop ?? []).length > 0
  check('act', one.act ?? (informs ? 'inform' : 'unclear'), frame.act)
  if (one.numbers !== undefined) check('numbers', one.numbers, frame.numbers)
  return faults
}

function slotsOf(wanted: Frame['set'], found: Frame['set']): Map<Slot, [unknown, unknown]> {
  return new Map(slots.map((slot) => [slot, [wanted[slot], found[slot]]]))
}

/** One text for values that mean the same: the order of keys and of lists does not count. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).sort().join()}]`
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).filter(([, part]) => part !== undefined)
    return `{${parts
      .map(([key, part]) => `${key}:${canonical(part)}`)
      .sort()
      .join()}}`
  }
  return JSON.stringify(value) ?? 'undefined'
}
