import { quoted, Unusable } from './unusable.ts'

export type DateOrder = 'dmy' | 'mdy'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * The day of a text such as `18-05-2022`, `2022-05-18T10:00:00Z` or `18 May 2022`, at midnight UTC.
 * @param order of day and month where the year comes last.
 * @throws Unusable also for a day after `now`.
 */
export function dateOf(text: string, order: DateOrder, now: Date): Date {
  const date = yearFirst(text) ?? yearLast(text, order) ?? withMonthName(text)
  if (date === null) throw new Unusable(`the date ${quoted(text)} cannot be read`)
  if (date > now) throw new Unusable(`the date ${quoted(text)} lies in the future`)
  return date
}

function yearFirst(text: string): Date | null {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text.trim()) ?? []
  return day === undefined ? null : dayOf(Number(year), Number(month), Number(day))
}

function yearLast(text: string, order: DateOrder): Date | null {
  const [, first, second, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[ ].*)?$/.exec(text.trim()) ?? []
  if (year === undefined) return null
  const [day, month] = order === 'dmy' ? [first, second] : [second, first]
  return dayOf(Number(year), Number(month), Number(day))
}

function withMonthName(text: string): Date | null {
  const plain = text.trim().toLowerCase()
  const [, day, month = '', year] = /^(\d{1,2})[- ]([a-z]{3})[a-z]*[-, ]+(\d{4})$/.exec(plain) ?? []
  return year === undefined ? null : dayOf(Number(year), months.indexOf(month) + 1, Number(day))
}

function dayOf(year: number, month: number, day: number): Date | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists && year > 1990 ? date : null
}
