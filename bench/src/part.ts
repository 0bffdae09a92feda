/** One figure of the printed table. */
export interface Row {
  /** What was measured, on what: 'listing search, 1,000,000 listings, p99'. */
  what: string
  /** The figure with its unit: '2.1 ms'. */
  figure: string
  /** What it should reach: '10 ms or less'. */
  goal?: string
}

/** A measurement; each file of `parts/` exports `name` and `run`. */
export interface Part {
  /** As it is asked for: `npm run bench -- NAME`. */
  name: string
  /** Measures; prints nothing to standard output. */
  run(): Promise<Row[]>
}

/** The value at a share of the sorted samples. @param share from 0 to 1: 0.5 the median, 0.99 the p99. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  if (value === undefined) throw new Error('There are no samples.')
  return value
}
