import { languages } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import type { ActOf, Topic } from '../dialogue/act.ts'
import { formatterFor } from '../format/formatter-for.ts'
import { wordAct } from './wording.ts'
import { sentencesOf } from './written-languages.ts'

const topic: Topic = {
  intent: 'search',
  wishes: {
    transaction_type: 'rent',
    property_type: 'apartment',
    city: 'Pune',
    area: 'Baner',
    price: { max: 25_000 },
    amenities: ['lift'],
  },
  any: [],
  sizeUnit: 'sqft',
}

describe.each(languages)('what comes close and what may be said next, in %s', (code) => {
  const sentences = sentencesOf(code).act
  const format = formatterFor(code)
  const close = (more: Partial<ActOf<'found_close'>>): string =>
    wordAct(
      sentences,
      { kind: 'found_close', count: 3, relaxed: ['nearby_area', 'amenities'], follows: null, topic, ...more },
      format,
    )

  it('apologises once', () => {
    const apology = close({}).split(/[\s,]/)[0] ?? ''
    expect(close({ again: true })).not.toContain(apology)
    const none = { kind: 'found_nothing' as const, follows: null, topic }
    const sorry = wordAct(sentences, none, format).split(/[\s,]/)[0] ?? ''
    expect(wordAct(sentences, { ...none, again: true }, format)).not.toContain(sorry)
  })

  it('tells homes apart only where they differ in different things, in two sentences', () => {
    const apart = close({ partly: { nearby_area: 2, amenities: 1 } })
    expect(apart).not.toBe(close({}))
    for (const text of [close({}), apart]) expect(text.match(/[.।]/g)).toHaveLength(2)
  })

  it('tells one home by another word than several, and rooms by their number', () => {
    const rooms = (homes: number) =>
      close({ relaxed: ['bedrooms'], rooms: [1, 3], partly: { bedrooms: homes } })
    expect(rooms(1)).not.toBe(rooms(2))
    for (const count of ['1', '3']) expect(rooms(2)).toContain(count)
  })

  it('tells by its own name what there is in place of the kind of home that was wished', () => {
    const flat = close({ relaxed: ['property_type'], count: 1 })
    expect(flat).not.toBe(close({ relaxed: ['property_type'] }))
    expect(flat.match(/[.।]/g)).toHaveLength(2)
  })

  it('gives the hint with the first list alone', () => {
    const next = (more: Partial<ActOf<'what_next'>>): string =>
      wordAct(sentences, { kind: 'what_next', shown: 5, ...more }, format)
    expect(next({}).startsWith(`${next({ again: true })} `)).toBe(true)
    for (const shown of [0, 1, 5]) expect(next({ shown, again: true })).not.toContain('“')
    expect(next({ again: true, close: true })).not.toBe(next({ again: true }))
  })

  it('puts the question as it was before giving examples of an answer', () => {
    const unclear = { kind: 'unclear' as const, slot: 'property_type' as const, shown: 0, topic }
    const question = wordAct(sentences, { kind: 'ask', slot: 'property_type', topic }, format)
    expect(wordAct(sentences, { ...unclear, again: false }, format)).toContain(question)
    expect(wordAct(sentences, { ...unclear, again: true }, format)).toContain('“')
  })
})
