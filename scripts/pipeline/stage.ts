/** What one stage of `npm test` came to; a check that is no test of its own counts one. */
export interface Outcome {
  passed: number
  failed: number
  skipped: number
}

export interface Stage {
  name: string
  run(): Promise<Outcome>
}

export const passed: Outcome = { passed: 1, failed: 0, skipped: 0 }
export const failed: Outcome = { passed: 0, failed: 1, skipped: 0 }

/** The sums over several outcomes. */
export function total(outcomes: readonly Outcome[]): Outcome {
  const sum = (count: keyof Outcome) => outcomes.reduce((before, outcome) => before + outcome[count], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** @example describeOutcome({ passed: 3, failed: 0, skipped: 1 }) // '3 passed, 0 failed, 1 skipped' */
export function describeOutcome({ passed, failed, skipped }: Outcome): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
