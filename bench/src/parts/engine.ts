import { performance } from 'node:perf_hooks'
import { languages } from '@guru/contract/vocabulary'
import { createPlaceIndex } from '@guru/engine/places/index'
import { understand } from '@guru/engine/understanding/understand'
import { runUnderstand } from '../engine/command.ts'
import { converse } from '../engine/conversation.ts'
import { type Reading, readInFreshProcesses } from '../engine/fresh-processes.ts'
import { mixedTurns, type Turn } from '../engine/turns.ts'
import { percentile, type Row } from '../part.ts'

export const name = 'engine'

const processes = 5

/** Understanding on one core over the cases of all languages with the whole gazetteer, and what it costs to have. */
export async function run(): Promise<Row[]> {
  const turns = mixedTurns()
  return [...(await commandRows(turns)), ...readyRows(), ...readingRows(turns), ...conversationRows(turns)]
}

async function commandRows(turns: readonly Turn[]): Promise<Row[]> {
  // The very first run makes the bundle.
  await runUnderstand(turns.slice(0, 1))
  const { firstAnswer } = await runUnderstand(turns.slice(0, 1))
  const { milliseconds, peakMemory } = await runUnderstand(turns)
  const count = turns.length.toLocaleString('en')
  return [
    {
      what: 'npm run understand, process start to the first answer',
      figure: `${Math.round(firstAnswer)} ms`,
      goal: '300 ms or less',
    },
    {
      what: `npm run understand, ${count} turns of all languages, start to end`,
      figure: `${(milliseconds / 1000).toFixed(1)} s`,
    },
    {
      what: `npm run understand, ${count} turns of all languages, most memory (RSS)`,
      figure: peakMemory === null ? 'not told' : `${Math.round(peakMemory / 2 ** 20)} MB`,
      goal: '150 MB or less',
    },
  ]
}

/** Cold: nothing of this has run in the process before. */
function readyRows(): Row[] {
  const start = performance.now()
  const places = createPlaceIndex([])
  understand('2bhk', { language: 'en', asked: null, known: {} }, places)
  const first = performance.now()
  for (const language of languages) understand('2bhk', { language, asked: null, known: {} }, places)
  const all = performance.now()
  return [
    {
      what: 'engine, ready with gazetteer and English',
      figure: `${Math.round(first - start)} ms`,
      goal: '300 ms or less',
    },
    {
      what: `engine, the ${languages.length - 1} other languages compiled`,
      figure: `${Math.round(all - first)} ms`,
    },
  ]
}

/**
 * Three quarters of the turns warm the process up, the rest is read once: no text is read twice, so that what the
 * engine remembers of words helps as much as it does with turns of strangers.
 */
function readingRows(turns: readonly Turn[]): Row[] {
  const readings = readInFreshProcesses(turns, processes)
  const perSecond = readings.map(
    ({ processorSeconds, milliseconds }) => milliseconds.length / processorSeconds,
  )
  // What V8 compiles and clears away beside the reading is left out.
  const perSecondOfThread = readings.map(
    ({ milliseconds }) => (1000 * milliseconds.length) / milliseconds.reduce((sum, time) => sum + time, 0),
  )
  const [first] = readings
  const count = first?.milliseconds.length ?? 0
  const all = readings.flatMap(({ milliseconds }) => milliseconds)
  // A turn's median is its own: what other processes and the clock add to single readings falls away.
  const own = Array.from({ length: count }, (_, at) =>
    percentile(
      readings.map(({ milliseconds }) => milliseconds[at] ?? 0),
      0.5,
    ),
  )
  return [
    {
      what: `engine, turns understood a second of processor time (${count} unseen turns, 8 languages), median of ${processes} processes`,
      figure: Math.round(percentile(perSecond, 0.5)).toLocaleString('en'),
      goal: '10,000 or more',
    },
    {
      what: 'engine, the same in the quietest process',
      figure: Math.round(Math.max(...perSecond)).toLocaleString('en'),
    },
    {
      what: 'engine, turns a second in the thread that reads them, median',
      figure: Math.round(percentile(perSecondOfThread, 0.5)).toLocaleString('en'),
    },
    ...lengthRows(readings),
    { what: 'engine, one reading, p50', figure: microseconds(percentile(all, 0.5)) },
    {
      what: 'engine, one reading, p99',
      figure: microseconds(percentile(all, 0.99)),
      goal: '1,000 µs or less',
    },
    {
      what: `engine, p99 of the turns by their median of ${processes}`,
      figure: microseconds(percentile(own, 0.99)),
    },
  ]
}

/** A turn takes as long as it is: what people mostly say has half a dozen words. */
function lengthRows(readings: readonly Reading[]): Row[] {
  return [
    { of: 'up to 6 words and marks', from: 0, to: 6 },
    { of: '7 to 12', from: 7, to: 12 },
    { of: 'more than 12', from: 13, to: Number.POSITIVE_INFINITY },
  ].map(({ of, from, to }) => {
    const rates = readings.map(({ milliseconds, lengths }) => {
      const these = milliseconds.filter((_, at) => within(lengths[at] ?? 0, from, to))
      return (1000 * these.length) / these.reduce((sum, time) => sum + time, 0)
    })
    const count = readings[0]?.lengths.filter((length) => within(length, from, to)).length ?? 0
    return {
      what: `engine, of them ${count} turns of ${of}, a second in the thread`,
      figure: Math.round(percentile(rates, 0.5)).toLocaleString('en'),
    }
  })
}

function within(length: number, from: number, to: number): boolean {
  return length >= from && length <= to
}

function conversationRows(turns: readonly Turn[]): Row[] {
  converse(turns)
  const { whole, understanding } = converse(turns)
  const mean = (times: readonly number[]) => times.reduce((sum, time) => sum + time, 0) / times.length
  return [
    { what: 'engine, a whole turn (understood, decided, worded), mean', figure: microseconds(mean(whole)) },
    { what: 'engine, of that understanding, mean', figure: microseconds(mean(understanding)) },
    { what: 'engine, a whole turn, p99', figure: microseconds(percentile(whole, 0.99)) },
  ]
}

function microseconds(milliseconds: number): string {
  return `${Math.round(milliseconds * 1000)} µs`
}
