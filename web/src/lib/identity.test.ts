import { expect, test } from 'vitest'
import { deviceId, openSession } from './identity.ts'
import { randomId } from './ids.ts'
import { storageKeys } from './storage.ts'
import { createMemoryStore } from './text-store.ts'

test('ids are 32 hexadecimal digits and never the same', () => {
  const ids = Array.from({ length: 1000 }, randomId)
  expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(1000)
})

test('a browser keeps its device id', () => {
  const store = createMemoryStore()
  expect(deviceId(store)).toBe(deviceId(store))
})

test('each new session has an id of its own, which is remembered', () => {
  const store = createMemoryStore()
  const first = openSession(store)
  const second = openSession(store)
  expect(second).not.toBe(first)
  expect(store.read(storageKeys.session)).toBe(second)
})
