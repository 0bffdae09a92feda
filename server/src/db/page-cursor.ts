import { timeSchema } from '@guru/contract/time'
import { ApiFailure } from '../errors.ts'

/** Where a page ended: a moment to the microsecond, as the database writes it, and an identifier. */
export interface PageEnd {
  time: string
  id: string
}

const format =
  /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d)(:\d\d)?~([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** "2026-11-20 09:00:00.123456+00~id": what a page gives as its `next`. */
export const cursorAt = ({ time, id }: PageEnd): string => `${time}~${id}`

/** @throws ApiFailure 422 for what no page gave. */
export function readCursor(before: string): PageEnd {
  const [, day, clock, minutes = '', id] = format.exec(before) ?? []
  if (id === undefined || !timeSchema.safeParse(`${day}T${clock}${minutes || ':00'}`).success)
    throw new ApiFailure(422, 'invalid_request', 'before: is not the next of a page before')
  return { time: `${day} ${clock}${minutes}`, id }
}
