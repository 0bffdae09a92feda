/**
 * Weights as text: one letter a weight, its place in the row of letters is the weight in steps, the middle one
 * being none. Only the generated file and what writes it know of this.
 */
const letters = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at))
  .filter((letter) => !'"\'`$\\'.includes(letter))
  .join('')
const middle = (letters.length - 1) / 2

/** The largest weight there is, in steps. */
export const mostSteps = middle

/** @param steps whole numbers from `-mostSteps` to `mostSteps` */
export function writeWeights(steps: Iterable<number>): string {
  let text = ''
  for (const step of steps) text += letters.charAt(middle + step)
  return text
}

/** The weights in steps, in the order of the text that `writeWeights` made. */
export function readWeights(text: string): Int8Array {
  const weights = new Int8Array(text.length)
  const stepOf = new Int8Array(128)
  for (let at = 0; at < letters.length; at++) stepOf[letters.charCodeAt(at)] = at - middle
  for (let at = 0; at < text.length; at++) weights[at] = stepOf[text.charCodeAt(at)] ?? 0
  return weights
}
