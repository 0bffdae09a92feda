/** Days in India, both included, as 2026-11-20. */
export interface Days {
  from: string
  to: string
}

/** Spans offered by one tap, in days up to today. */
export const spans = [7, 30, 90] as const
/** The server takes no more. */
export const mostDays = 366

const dayMs = 24 * 3_600_000
const indiaOffsetMs = 5.5 * 3_600_000

/** The day that it is in India at a moment. */
export const dayInIndia = (time: number): string => new Date(time + indiaOffsetMs).toISOString().slice(0, 10)

/** The last `count` days up to the one in which `now` lies. */
export const lastDays = (count: number, now: number): Days => ({
  from: dayInIndia(now - (count - 1) * dayMs),
  to: dayInIndia(now),
})

/** What is wrong with days typed by hand; null: nothing. */
export function faultOf({ from, to }: Days): string | null {
  const count = (Date.parse(to) - Date.parse(from)) / dayMs + 1
  if (Number.isNaN(count)) return 'Choose both days'
  if (count < 1) return 'The first day lies behind the last'
  return count > mostDays ? `At most ${mostDays} days are taken` : null
}

/** "2026-11-20" → "20 Nov" */
export const shortDay = (day: string): string =>
  new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
