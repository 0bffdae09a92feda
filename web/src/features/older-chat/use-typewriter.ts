import { useEffect, useState } from 'react'

/** Milliseconds between letters typed, and taken back; milliseconds that a whole line stays. */
const typing = 30
const deleting = 15
const pause = 2000
/** How often all lines are shown; the last one then stays. */
const loops = 5

export interface Step {
  line: number
  letters: number
  deleting: boolean
  loop: number
}

export const firstStep: Step = { line: 0, letters: 0, deleting: false, loop: 1 }

/** The step after this one and the milliseconds until then; null at the end. */
export function nextStep(step: Step, lines: readonly string[]): { step: Step; wait: number } | null {
  const length = lettersOf(lines[step.line] ?? '').length
  if (!step.deleting && step.letters < length) {
    return { step: { ...step, letters: step.letters + 1 }, wait: typing }
  }
  if (!step.deleting) {
    const atEnd = step.loop === loops && step.line === lines.length - 1
    return atEnd ? null : { step: { ...step, deleting: true }, wait: pause }
  }
  if (step.letters > 0) return { step: { ...step, letters: step.letters - 1 }, wait: deleting }
  const line = (step.line + 1) % lines.length
  return { step: { line, letters: 0, deleting: false, loop: step.loop + (line === 0 ? 1 : 0) }, wait: typing }
}

/** Lines typed and taken back letter by letter; the first one, whole, for those who want no motion. */
export function useTypewriter(lines: readonly string[]): string {
  const [still] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [step, setStep] = useState(firstStep)
  useEffect(() => {
    const next = still ? null : nextStep(step, lines)
    if (next === null) return
    const timer = setTimeout(() => setStep(next.step), next.wait)
    return () => clearTimeout(timer)
  }, [still, step, lines])
  const line = lines[step.line] ?? ''
  return still ? line : lettersOf(line).slice(0, step.letters).join('')
}

/** A letter with all its signs, as a reader sees it; browsers that cannot tell split further. */
const lettersOf = (line: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(
        new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(line),
        ({ segment }) => segment,
      )
    : [...line]
