import { has, isFiller, type Reading } from '../reading.ts'

/**
 * Wishes about the religion, caste, food or marital status of neighbours and owners, which Guru declines.
 * What people say of themselves ("we are vegetarians") is no such wish.
 */
export function isDeclined(reading: Reading): boolean {
  const { said } = reading
  // "Nair family only": two such words make people of each other.
  const ofPeople = said.has('people') || said.has('not:before') || (said.has('creed') && said.has('marital'))
  if (!ofPeople) return false
  return reading.segments.some((segment, at) => {
    if (reading.clauseOf[at]?.kind === 'question') return false
    const personal = has(segment, 'creed') || has(segment, 'diet') || has(segment, 'marital')
    return personal && !isOfSelf(reading, at)
  })
}

function isOfSelf(reading: Reading, at: number): boolean {
  let before = at - 1
  while (before >= at - 3 && isFiller(reading.segments[before]) && !has(reading.segments[before], 'self'))
    before--
  return has(reading.segments[before], 'self')
}
