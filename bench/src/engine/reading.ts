// Run by `readInFreshProcesses`: reads turns that nothing in this process has read before, prints what it took.
import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { createPlaceIndex } from '@guru/engine/places/index'
import { tokenise } from '@guru/engine/text/tokens'
import { understand } from '@guru/engine/understanding/understand'
import type { Turn } from './turns.ts'

/**
 * Times that the other turns are read before: V8 goes on compiling for some hundred thousand turns, which take a
 * server minutes and are then done with.
 */
const warmUpRounds = 8
/**
 * Every so many turns one is kept for the reading; the rest warm up. A turn of a kind that was never read makes V8
 * compile anew, so the more different ones it has read, the less of that is left to come.
 */
const oneIn = 4

const places = createPlaceIndex([])
const turns = distinct(JSON.parse(readFileSync(0, 'utf8')))
const others = turns.filter((_, at) => at % oneIn > 0)
const unseen = turns.filter((_, at) => at % oneIn === 0)
for (let round = 1; round <= warmUpRounds; round++) {
  // Else what two hundred thousand turns left may be looked through during the few that are measured; and what V8
  // forgets of the compiled code on that occasion is compiled again.
  if (round === warmUpRounds) globalThis.gc?.()
  for (const turn of others) read(turn)
}
const before = process.cpuUsage()
const milliseconds = unseen.map(read)
const { user, system } = process.cpuUsage(before)
const lengths = unseen.map(({ text }) => tokenise(text).length)
console.log(JSON.stringify({ processorSeconds: (user + system) / 1e6, milliseconds, lengths }))

/** @returns milliseconds */
function read({ text, context }: Turn): number {
  const start = performance.now()
  understand(text, context, places)
  return performance.now() - start
}

/** Turns of one text once, whatever was asked before it. */
function distinct(all: readonly Turn[]): Turn[] {
  return [...new Map(all.map((turn) => [turn.text.toLowerCase(), turn])).values()]
}
