import { performance } from 'node:perf_hooks'
import { languages } from '@guru/contract/vocabulary'
import { corpora } from '@guru/engine/languages/corpora'
import type { CorpusCase } from '@guru/engine/languages/corpus-case'
import { createPlaceIndex, type PlaceIndex } from '@guru/engine/places/index'
import type { UnderstandingContext } from '@guru/engine/understanding/command'
import { understand } from '@guru/engine/understanding/understand'
import { percentile, type Row } from '../part.ts'

export const name = 'engine'

interface Turn {
  text: string
  context: UnderstandingContext
}

const warmUpRounds = 5
const measuredRounds = 40

/** Turns a second of understanding on one core, over every written language's cases with the whole gazetteer. */
export async function run(): Promise<Row[]> {
  const started = performance.now()
  const places = createPlaceIndex([])
  understand('2bhk', { language: 'en', asked: null, known: {} }, places)
  const ready = performance.now() - started
  const turns = allTurns()
  for (let round = 0; round < warmUpRounds; round++) readAll(turns, places)
  const cpu = process.cpuUsage()
  const rounds = Array.from({ length: measuredRounds }, () => readAll(turns, places))
  const { user, system } = process.cpuUsage(cpu)
  const all = rounds.flat()
  // A turn's median is its own: what other processes and the clock add to single readings falls away.
  const own = turns.map((_, at) =>
    percentile(
      rounds.map((round) => round[at] ?? 0),
      0.5,
    ),
  )
  return [
    {
      what: `engine, turns understood a second of one core (${turns.length} different turns)`,
      figure: Math.round(all.length / ((user + system) / 1e6)).toLocaleString('en'),
      goal: '10,000 or more',
    },
    { what: 'engine, one reading, p50', figure: microseconds(percentile(all, 0.5)) },
    {
      what: 'engine, one reading, p99',
      figure: microseconds(percentile(all, 0.99)),
      goal: '1,000 µs or less',
    },
    {
      what: `engine, p99 of the turns by their median of ${measuredRounds}`,
      figure: microseconds(percentile(own, 0.99)),
    },
    {
      what: 'engine, ready with gazetteer and English words',
      figure: `${Math.round(ready)} ms`,
      goal: '300 ms or less',
    },
  ]
}

/** Reads every turn once. @returns milliseconds of each */
function readAll(turns: readonly Turn[], places: PlaceIndex): number[] {
  return turns.map(({ text, context }) => {
    const start = performance.now()
    understand(text, context, places)
    return performance.now() - start
  })
}

function microseconds(milliseconds: number): string {
  return `${Math.round(milliseconds * 1000)} µs`
}

function allTurns(): Turn[] {
  return languages.flatMap((language) => {
    const sets = corpora[language]
    const sections = sets === null ? [] : [...sets.corpus, ...sets.blind]
    return sections.flatMap(({ cases }) => cases.map((one) => toTurn(one, language)))
  })
}

function toTurn({ text, asked, known, shown }: CorpusCase, language: Turn['context']['language']): Turn {
  return { text, context: { language, asked: asked ?? null, known: known ?? {}, shown: shown ?? 0 } }
}
