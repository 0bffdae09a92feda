import { expect, it } from 'vitest'
import type { GuruAct, Topic } from '../dialogue/act.ts'
import { formatterFor } from '../format/formatter-for.ts'
import { arranged } from './arranged.ts'
import { wordAct } from './wording.ts'
import { sentencesOf } from './written-languages.ts'

const topic: Topic = {
  intent: 'search',
  wishes: { transaction_type: 'rent', city: 'Bengaluru' },
  any: [],
  sizeUnit: 'sqft',
}
const noted: GuruAct = { kind: 'noted', slots: ['city'], topic }
const freed: GuruAct = { kind: 'freed', slots: ['area'], topic }
const ask: GuruAct = { kind: 'ask', slot: 'property_type', topic }
const kindGone: GuruAct = { kind: 'taken_back', what: ['property_type'], topic }

function said(acts: GuruAct[]): string {
  const sentences = sentencesOf('en')
  return arranged(acts)
    .map((act) => wordAct(sentences.act, act, formatterFor('en')))
    .join(' ')
}

it('says one word of assent for all that was understood', () => {
  expect(said([noted, freed])).toBe('Got it, Bengaluru. Any area.')
  expect(said([freed])).toBe('Sure, any area.')
})

it('says what cannot be searched by behind what was understood', () => {
  expect(arranged([{ kind: 'listings_do_not_tell', facts: [] }, noted, ask]).map(({ kind }) => kind)).toEqual(
    ['noted', 'listings_do_not_tell', 'ask'],
  )
  expect(arranged([{ kind: 'listings_do_not_tell', facts: [] }, ask]).map(({ kind }) => kind)).toEqual([
    'listings_do_not_tell',
    'ask',
  ])
})

it('does not say that any kind will do where the kind is asked for at once', () => {
  expect(said([kindGone])).toBe('Okay, I will look at flats and houses.')
  expect(said([kindGone, ask])).toMatch(/^All right\. /)
  expect(said([noted, kindGone, ask])).toMatch(/^Got it, Bengaluru\. A flat or a house/)
})

it('does not say what changed before a result that names all wishes', () => {
  const changed: GuruAct = {
    kind: 'changed',
    slots: ['city'],
    before: { ...topic, wishes: { city: 'Pune' } },
    topic,
  }
  const found: GuruAct = { kind: 'found', count: 5, follows: null, topic }
  const close: GuruAct = { kind: 'found_close', count: 5, relaxed: ['price'], follows: null, topic }
  expect(arranged([changed, found])).toEqual([found])
  expect(arranged([changed, { ...found, follows: 'cheaper' }])).toHaveLength(2)
  expect(arranged([changed, close])).toEqual([changed, close])
})

it('does not say that a realtor can find out where a call is offered', () => {
  const untold: GuruAct = { kind: 'untold', facts: ['deposit'] }
  const offer: GuruAct = { kind: 'offer_callback' }
  expect(said([untold, offer])).toBe('The listing does not mention the deposit. Shall an agent call you?')
  expect(said([untold])).toBe('The listing does not mention the deposit. An agent can find out.')
})

it('says gladly only where nothing was answered before', () => {
  const form: GuruAct = { kind: 'handoff' }
  expect(said([form])).toMatch(/^Gladly\. Please/)
  expect(said([{ kind: 'not_possible', asked: 'owner' }, form])).toMatch(/who calls\. Please/)
})

it('asks nothing more behind an apology that asks what to change', () => {
  const next: GuruAct = { kind: 'what_next', shown: 3 }
  expect(arranged([{ kind: 'apology', offers: true }, next])).toHaveLength(1)
  expect(arranged([{ kind: 'apology', offers: false }, next])).toHaveLength(2)
})

it('says what is new along with what changed, and several areas once', () => {
  const now: Topic = {
    ...topic,
    wishes: { transaction_type: 'sale', property_type: 'apartment', city: 'Bengaluru', area: 'Whitefield' },
    beside: ['Indiranagar'],
  }
  const changed: GuruAct = { kind: 'changed', slots: ['transaction_type'], before: topic, topic: now }
  const together: GuruAct = { kind: 'areas_together', areas: ['Whitefield', 'Indiranagar'] }
  expect(said([changed, { kind: 'noted', slots: ['property_type', 'area'], topic: now }, together])).toBe(
    'Okay, now a flat for sale in Whitefield and Indiranagar, Bengaluru.',
  )
  expect(said([{ kind: 'noted', slots: ['area'], topic: now }, together])).toBe(
    'I’ll look in both Whitefield and Indiranagar.',
  )
  expect(said([changed])).toBe('Okay, now buying instead of renting.')
})

it('does not ask whether homes that are made up would do', () => {
  const next: GuruAct = { kind: 'what_next', shown: 3, again: true, close: true }
  expect(arranged([{ kind: 'are_real', demo: true }, next])).toHaveLength(1)
  expect(arranged([{ kind: 'are_real', demo: false }, next])).toHaveLength(2)
})

it('does not say that one looks in a town of which it says next that nothing is there', () => {
  const there: Topic = { ...topic, wishes: { ...topic.wishes, city: 'Tenali' } }
  const nothing: GuruAct = { kind: 'nothing_there', cities: ['Tenali'] }
  const changed: GuruAct = { kind: 'changed', slots: ['city'], before: topic, topic: there }
  expect(arranged([changed, nothing])).toEqual([nothing])
  expect(arranged([{ kind: 'noted', slots: ['city'], topic: there }, nothing])).toEqual([nothing])
  expect(arranged([{ ...changed, slots: ['city', 'price'] }, nothing])).toEqual([
    { ...changed, slots: ['price'] },
    nothing,
  ])
})
