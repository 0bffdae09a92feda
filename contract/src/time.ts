import { z } from 'zod'

/** Zones lie within 14 hours of UTC; what lies beyond, or before 1970, the database may refuse to count. */
const zone = /(?:Z|[+-](?:0\d|1[0-4]):\d\d)$/

/** A moment with its zone: `2026-11-20T09:00:00+05:30`. */
export const timeSchema = z.iso
  .datetime({ offset: true, error: 'A time must be ISO 8601 with a zone' })
  .refine((text) => zone.test(text) && Date.parse(text) >= 0, 'A time must be ISO 8601 with a zone')

/** A day: `2026-11-20`. */
export const daySchema = z.iso
  .date({ error: 'A day must be written as 2026-11-20' })
  .refine((text) => text >= '1970', 'A day must be written as 2026-11-20')
