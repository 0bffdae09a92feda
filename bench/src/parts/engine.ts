import { performance } from 'node:perf_hooks'
import { languages } from '@guru/contract/vocabulary'
import { corpora } from '@guru/engine/languages/corpora'
import type { CorpusCase } from '@guru/engine/languages/corpus-case'
import { createPlaceIndex } from '@guru/engine/places/index'
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
  const round = (times: number[]) => {
    for (const { text, context } of turns) {
      const start = performance.now()
      understand(text, context, places)
      times.push(performance.now() - start)
    }
  }
  for (let warm = 0; warm < warmUpRounds; warm++) round([])
  const times: number[] = []
  const cpu = process.cpuUsage()
  for (let measured = 0; measured < measuredRounds; measured++) round(times)
  const { user, system } = process.cpuUsage(cpu)
  const perSecond = times.length / ((user + system) / 1e6)
  const microseconds = (share: number) => `${Math.round(percentile(times, share) * 1000)} µs`
  return [
    {
      what: `engine, turns understood a second of one core (${turns.length} different turns)`,
      figure: Math.round(perSecond).toLocaleString('en'),
      goal: '10,000 or more',
    },
    { what: 'engine, one turn, p50', figure: microseconds(0.5) },
    { what: 'engine, one turn, p99', figure: microseconds(0.99), goal: '1,000 µs or less' },
    {
      what: 'engine, ready with gazetteer and words',
      figure: `${Math.round(ready)} ms`,
      goal: '300 ms or less',
    },
  ]
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
