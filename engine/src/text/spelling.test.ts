import { describe, expect, it } from 'vitest'
import { createSpeller, withoutDoubling, withoutStretching } from './spelling.ts'

describe('spelling', () => {
  const speller = createSpeller(['apartment', 'furnished', 'bedroom', 'parking', 'house', 'rent'])

  it.each([
    ['appartment', 'apartment'],
    ['furnised', 'furnished'],
    ['bedrom', 'bedroom'],
    ['parkign', 'parking'],
    ['hosue', 'house'],
  ])('%s is meant for %s', (typed, meant) => {
    expect(speller.correct(typed)?.word).toBe(meant)
  })

  it.each(['ren', 'rant', 'kitchen', 'horses', 'x'.repeat(500)])('%.10s is left alone', (typed) => {
    expect(speller.correct(typed)).toBeNull()
  })

  it('takes stretched and doubled letters back', () => {
    expect(withoutStretching('pleaseeee')).toBe('pleasee')
    expect(withoutDoubling('parkking')).toBe('parking')
    expect(withoutStretching('good')).toBeNull()
  })
})
