import { expect, test } from 'vitest'
import { createMemoryStore } from '../../lib/text-store.ts'
import { storedVisitor, storeVisitor } from './visitor-profile.ts'

test('the visitor is kept as JSON under real-estate-user', () => {
  const store = createMemoryStore()
  storeVisitor(store, { user_name: 'Asha', mobile_number: '9876543210' })
  expect(store.read('real-estate-user')).toBe('{"user_name":"Asha","mobile_number":"9876543210"}')
  expect(storedVisitor(store)).toEqual({ user_name: 'Asha', mobile_number: '9876543210' })
})

test.each([undefined, '', 'null', '{', '{"user_name":"Asha"}', '"Asha"'])('%j is no visitor', (text) => {
  expect(storedVisitor(createMemoryStore(text === undefined ? {} : { 'real-estate-user': text }))).toBeNull()
})
