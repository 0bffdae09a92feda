import { expect, test } from 'vitest'
import { derivedUuid, uuidV7 } from './uuid.ts'

test('identifiers are of version 7 and sort by the time they were made at', () => {
  const made = [1, 1_000, 2 ** 32, Date.now(), 2 ** 45].map((now) => uuidV7(now))
  for (const id of made)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(made.toSorted()).toEqual(made)
  expect(uuidV7()).not.toBe(uuidV7())
})

test('a derived identifier is the same for the same key and another for another', () => {
  expect(derivedUuid('a')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(derivedUuid('a')).toBe(derivedUuid('a'))
  expect(derivedUuid('a')).not.toBe(derivedUuid('b'))
})
