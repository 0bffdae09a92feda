import { isFiller, type Reading } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { shownKindsOf } from './shown-word.ts'

/** "Photo hai kya", "send pics of the second one", "photos please": not who tells of a film or of pictures taken elsewhere. */
export function asksForPhotos(reading: Reading): boolean {
  const { clauses, segments, said } = reading
  // "Don't send photos", "I send you photos of my flat".
  const refused = said.has('not:before') || said.has('not:after')
  if (refused || said.has('talk:past') || said.has('talk:elsewhere') || said.has('own')) return false
  const isOfPhotos = (one: Segment) => shownKindsOf(reading, one).has('photos')
  return clauses.some(({ kind, from, to }) => {
    const clause = segments.slice(from, to)
    if (kind === 'talk' && !clause.every((one) => one.mark !== null || isFiller(one) || isOfPhotos(one)))
      return false
    return clause.some(isOfPhotos)
  })
}
