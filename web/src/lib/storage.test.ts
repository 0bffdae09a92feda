import { expect, test } from 'vitest'
import { createBrowserStore } from './storage.ts'

/** A browser's storage that takes so many texts and no more. */
function storageFor(room: number): Storage {
  const texts = new Map<string, string>()
  return {
    get length() {
      return texts.size
    },
    key: () => null,
    clear: () => texts.clear(),
    getItem: (key) => texts.get(key) ?? null,
    removeItem: (key) => void texts.delete(key),
    setItem(key, text) {
      if (texts.size >= room && !texts.has(key)) throw new DOMException('full', 'QuotaExceededError')
      texts.set(key, text)
    },
  }
}

test('texts are kept in the storage of the browser', () => {
  const area = storageFor(9)
  createBrowserStore(() => area).write('name', 'Guru')
  expect(createBrowserStore(() => area).read('name')).toBe('Guru')
})

test('what a full storage does not take is there until the page is left', () => {
  const area = storageFor(0)
  const store = createBrowserStore(() => area)
  store.write('name', 'Guru')
  expect(store.read('name')).toBe('Guru')
  expect(area.length).toBe(0)
  store.remove('name')
  expect(store.read('name')).toBeNull()
})

test('a browser that forbids storage breaks nothing', () => {
  const store = createBrowserStore(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  expect(store.read('name')).toBeNull()
  store.write('name', 'Guru')
  expect(store.read('name')).toBe('Guru')
})
