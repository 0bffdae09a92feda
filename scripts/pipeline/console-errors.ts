import { afterEach, beforeEach, expect, vi } from 'vitest'

/**
 * Lets a test fail that writes to console.error. A test that expects the error spies on it itself:
 * `vi.spyOn(console, 'error').mockImplementation(() => {})`.
 */
let written: unknown[][] = []

beforeEach(() => {
  written = []
  vi.spyOn(console, 'error').mockImplementation((...values) => void written.push(values))
})

afterEach(() => {
  const unexpected = written
  written = []
  expect(unexpected, 'written to console.error').toEqual([])
})
