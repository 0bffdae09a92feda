import { countOfDays, type Days, dayInIndia, daysBefore, mostInsightDays } from '@guru/contract/days'

/** Spans offered by one tap, in days up to today. */
export const spans = [7, 30, 90] as const

/** The last `count` days up to the one in which `now` lies. */
export function lastDays(count: number, now: number): Days {
  const to = dayInIndia(now)
  return { from: daysBefore(to, count - 1), to }
}

/** What is wrong with days typed by hand; null: nothing. */
export function faultOf(days: Days): string | null {
  const count = countOfDays(days)
  if (Number.isNaN(count)) return 'Choose both days'
  if (count < 1) return 'The first day lies behind the last'
  return count > mostInsightDays ? `At most ${mostInsightDays} days are taken` : null
}

/** "2026-11-20" → "20 Nov" */
export const shortDay = (day: string): string =>
  new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
