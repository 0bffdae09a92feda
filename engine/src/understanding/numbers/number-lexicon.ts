import type { NumberWords, TelephoneWords } from '../../languages/language.ts'
import type { WordList } from '../../text/glance.ts'
import { wordList } from '../../text/keyed.ts'
import { normaliseList } from '../../text/normalise.ts'
import { expandPhrases } from '../../text/phrase-pattern.ts'

/** Number words of all languages that are read together. */
export interface NumberLexicon {
  values: Map<string, number>
  scales: Map<string, number>
  shortScales: Map<string, number>
  /** Words before which a short scale that stands apart is none. */
  noShortScaleBefore: ReadonlySet<string>
  fractionsBefore: Map<string, number>
  /** Words that mean another number behind one of these. */
  afterFraction: Map<string, number>
  /** By first word: the words that follow it, and the fraction. Longer ones first. */
  fractionsAfter: Map<string, { rest: string[]; fraction: number }[]>
  bareScales: Set<string>
  /** True where a bare scale may be counted by the word after it. */
  scaleFirst: boolean
  /** Words of languages that have one for each number below a hundred: none goes on from tens before it. */
  ownWordEach: ReadonlySet<string>
  /** Number words that stand side by side as hundreds and tens: "one fifty". */
  hundredsUnsaid: ReadonlySet<string>
  /** Number words behind which short forms are scales as behind digits. */
  beforeShort: ReadonlySet<string>
  joiners: Set<string>
  ones: Set<string>
  points: Set<string>
  ordinals: Map<string, number>
  ordinalEndings: Set<string>
  vague: Set<string>
  /** Words between a number and what it counts; the second only right after digits. */
  counters: Set<string>
  countersWrittenOn: Set<string>
  telephone: TelephoneLexicon
  /** Every whole word of the above that may stand in an amount. */
  words: ReadonlySet<string>
  /** Words with which a number may begin. */
  openers: WordList
}

/** What is said in telephone numbers alone. */
interface TelephoneLexicon {
  /** English digits as they are written down from speech. */
  digits: ReadonlyMap<string, string>
  /** How often the digit behind a word is said: "double". */
  times: ReadonlyMap<string, number>
  plus: ReadonlySet<string>
}

/** Earlier languages win where two give one word different values. */
export function compileNumberWords(all: readonly NumberWords[]): NumberLexicon {
  const merged = (pick: (numbers: NumberWords) => Record<string, number>) =>
    new Map(all.toReversed().flatMap((numbers) => Object.entries(pick(numbers))))
  const listed = (pick: (numbers: NumberWords) => string) =>
    new Set(all.flatMap((numbers) => expandPhrases(pick(numbers))))
  const values = merged((numbers) => numbers.values)
  const scales = merged((numbers) => numbers.scales)
  const fractionsBefore = merged((numbers) => numbers.fractionsBefore)
  const ordinals = merged((numbers) => numbers.ordinals)
  const ones = listed((numbers) => numbers.ones)
  const points = listed((numbers) => numbers.points)
  const telephone = compileTelephoneWords(all.map((numbers) => numbers.telephone))
  const begin = [...values.keys(), ...scales.keys(), ...fractionsBefore.keys(), ...ordinals.keys()]
  return {
    values,
    scales,
    shortScales: merged((numbers) => numbers.shortScales),
    noShortScaleBefore: listed((numbers) => numbers.noShortScaleBefore ?? ''),
    fractionsBefore,
    afterFraction: merged((numbers) => numbers.afterFraction ?? {}),
    fractionsAfter: byFirstWord(merged((numbers) => numbers.fractionsAfter)),
    bareScales: listed((numbers) => numbers.bareScales),
    scaleFirst: all.some((numbers) => numbers.scaleFirst === true),
    ownWordEach: new Set(
      all.flatMap(({ ownWordEach, values }) => (ownWordEach === true ? Object.keys(values) : [])),
    ),
    hundredsUnsaid: listed((numbers) => numbers.hundredsUnsaid ?? ''),
    beforeShort: new Set(
      all.flatMap(({ shortAfterWords, values }) => (shortAfterWords === true ? Object.keys(values) : [])),
    ),
    joiners: listed((numbers) => numbers.joiners),
    ones,
    points,
    ordinals,
    ordinalEndings: listed((numbers) => numbers.ordinalEndings),
    vague: listed((numbers) => numbers.vague),
    counters: listed((numbers) => numbers.counters?.anywhere ?? ''),
    countersWrittenOn: listed((numbers) => numbers.counters?.writtenOn ?? ''),
    telephone,
    words: new Set([...begin, ...points]),
    openers: wordList([...begin, ...ones, ...points, ...openersOf(telephone)]),
  }
}

function compileTelephoneWords(all: readonly TelephoneWords[]): TelephoneLexicon {
  const listed = (pick: (words: TelephoneWords) => string | undefined) =>
    all.flatMap((words) => normaliseList(pick(words) ?? '').split(' ')).filter((word) => word !== '')
  const every =
    <Value>(value: Value) =>
    (word: string): [string, Value] => [word, value]
  return {
    digits: new Map(
      Array.from({ length: 10 }, (_, digit) =>
        listed(({ digits }) => digits[digit]).map(every(String(digit))),
      ).flat(),
    ),
    times: new Map([
      ...listed(({ double }) => double).map(every(2)),
      ...listed(({ triple }) => triple).map(every(3)),
    ]),
    plus: new Set(listed(({ plus }) => plus)),
  }
}

/** No telephone number of India begins with another digit; "for" and "to" are looked at in no turn but its own. */
function openersOf({ digits, times, plus }: TelephoneLexicon): string[] {
  const first = [...digits].flatMap(([word, digit]) => ('06789'.includes(digit) ? word : []))
  return [...first, ...times.keys(), ...plus]
}

function byFirstWord(fractions: Map<string, number>): NumberLexicon['fractionsAfter'] {
  const result: NumberLexicon['fractionsAfter'] = new Map()
  const longestFirst = [...fractions].sort((a, b) => b[0].length - a[0].length)
  for (const [phrase, fraction] of longestFirst) {
    const [first = '', ...rest] = phrase.split(' ')
    result.set(first, [...(result.get(first) ?? []), { rest, fraction }])
  }
  return result
}
