import { counted } from '../counted.ts'

/** "20 Nov, 14:05", on this device's clock. */
export const moment = (iso: string): string =>
  new Date(iso).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })

/** How long somebody waited, in the largest unit that says it: "5 minutes", "3 hours", "2 days". */
export function waited(since: string, until: number): string {
  const minutes = Math.max(0, Math.floor((until - Date.parse(since)) / 60_000))
  if (minutes === 0) return 'less than a minute'
  if (minutes < 90) return counted(minutes, 'minute')
  const hours = Math.round(minutes / 60)
  return hours < 48 ? counted(hours, 'hour') : counted(Math.round(hours / 24), 'day')
}
