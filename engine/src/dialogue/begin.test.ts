import { liveLanguages } from '@guru/contract/vocabulary'
import { afterEach, expect, it, vi } from 'vitest'
import { createEngine } from '../index.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it('a language that no chat can be opened in yet is told so, and served in English', () => {
  vi.spyOn(liveLanguages, 'includes').mockImplementation((code) => code !== 'ta')
  const engine = createEngine({ listedPlaces: [] })
  const { state, reply } = engine.begin('ta')
  expect(state.language).toBe('en')
  expect(reply.text).toContain('I am still learning Tamil')
  expect(engine.begin('hi').state.language).toBe('hi')
  expect(engine.begin('en').reply.text).not.toContain('learning')
})
