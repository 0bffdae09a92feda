import type { Act } from '@guru/contract/vocabulary'
import type { Command } from '../command.ts'
import { chancesOf, sumsOf } from '../learnt/feature.ts'
import { readWeights } from '../learnt/weights.ts'
import { has, type Reading } from '../reading.ts'
import { actFeatures } from './features.ts'
import { step, weightsText } from './weights.generated.ts'

/** What a turn without a wish may be, in the order of the weights of a feature. */
export const actKinds = [
  'unclear',
  'question',
  'affirm',
  'deny',
  'restart',
  'handoff',
  'greet',
  'thanks',
  'goodbye',
  'help',
  'repeat',
] as const satisfies readonly Act[]

/** Who says yes, no or goodbye does so in few words; longer turns are talk. */
const mostWords = 8

/** How sure it must be, chosen on turns that were not learnt from (0029). */
const leastLikely: Partial<Record<Act, number>> = {
  affirm: 0.6,
  deny: 0.6,
  greet: 0.6,
  thanks: 0.6,
  goodbye: 0.6,
  help: 0.6,
  repeat: 0.6,
  // The rules know more of questions than words alone tell; somebody is called; a chat is lost.
  question: 0.9,
  handoff: 0.8,
  restart: 0.8,
}

/** Of the features learnt from, half were hidden each time: with all of them in sight the sums are twice as large. */
const calm = 0.5

const weights = readWeights(weightsText)

/**
 * The act of a short turn in which the rules found nothing, where its words and their parts are plainly like
 * those of one: "ok bro adhe fix chesey". It never makes a wish.
 *
 * @param act what the rules say
 */
export function guessedAct(reading: Reading, act: Act, commands: readonly Command[]): Act {
  if (act !== 'unclear' || commands.length > 0 || !isShort(reading)) return act
  if (asksOthers(reading) || hesitates(reading)) return act
  const guess = likeliestAct(actFeatures(reading), weights, step)
  if (guess.likelihood < (leastLikely[guess.act] ?? 2)) return act
  const doubtful = (isWeighty(guess.act) && refuses(reading)) || leavesOpen(guess.act, reading)
  return doubtful ? act : guess.act
}

/** @param step what one step of a weight adds to the logarithm of the odds, before it is calmed */
export function likeliestAct(
  features: readonly number[],
  weights: ArrayLike<number>,
  step: number,
): { act: Act; likelihood: number } {
  const chances = chancesOf(sumsOf(features, weights, actKinds.length), calm * step)
  const likelihood = Math.max(...chances)
  return { act: actKinds[chances.indexOf(likelihood)] ?? 'unclear', likelihood }
}

/** "Hmm", "um, well": nothing but sounds and fillers says neither yes nor no. */
function hesitates({ segments }: Reading): boolean {
  return segments.every((segment) => segment.mark !== null || has(segment, 'interjection'))
}

/** "Send somebody to mend the fans": who asks another service says neither yes nor no. */
function asksOthers({ said }: Reading): boolean {
  return said.has('talk:errand') || said.has('talk:elsewhere')
}

function isShort({ tokens }: Reading): boolean {
  let words = 0
  for (const { kind } of tokens) if (kind !== 'mark' && ++words > mostWords) return false
  return words > 0
}

/** A "no" to the question for a value leaves that wish open for anything, and wishes are the rules' own. */
function leavesOpen(act: Act, { context }: Reading): boolean {
  return act === 'deny' && context.asked !== null
}

function isWeighty(act: Act): boolean {
  return act === 'handoff' || act === 'restart'
}

/** "Do not call me". */
function refuses({ said }: Reading): boolean {
  return said.has('not:before') || said.has('not:after')
}
