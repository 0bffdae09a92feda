/** Days in India, both included, as `2026-11-20`. */
export interface Days {
  from: string
  to: string
}

/** Most days that insights are given for at once. */
export const mostInsightDays = 366

const dayMs = 24 * 3_600_000
const indiaOffsetMs = 5.5 * 3_600_000

/** The day that it is in India at a moment. */
export const dayInIndia = (time: number): string => new Date(time + indiaOffsetMs).toISOString().slice(0, 10)

/** The day that lies so many days before another. */
export const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(day) - count * dayMs).toISOString().slice(0, 10)

/** How many days there are; NaN where one is none, below 1 where they lie the wrong way round. */
export const countOfDays = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1
