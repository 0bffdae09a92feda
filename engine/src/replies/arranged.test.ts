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
  expect(said([freed])).toBe('Good, any area.')
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
  expect(said([noted, kindGone, ask])).toMatch(/^Got it, Bengaluru\. What are you looking for/)
})
