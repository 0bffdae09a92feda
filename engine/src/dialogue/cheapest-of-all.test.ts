import type { LanguageCode } from '@guru/contract/vocabulary'
import { expect, it } from 'vitest'
import { createEngine } from '../index.ts'
import { chat } from './transcripts/in-memory.ts'
import { inventory, listedPlaces } from './transcripts/inventory.ts'

const engine = createEngine({ listedPlaces })

/** Eight flats that fit, the cheaper ones confirmed long ago, so that they stand on no first page. */
const flats = inventory
  .filter(({ id }) => id === 'a1')
  .flatMap((flat) =>
    Array.from({ length: 8 }, (_, at) => ({
      ...flat,
      id: `flat-${at}`,
      society: `Society ${at}`,
      price: 6_000_000 + at * 400_000,
      last_confirmed: `2026-0${at + 1}-01`,
    })),
  )

const pricesShown = (said: string[], language: LanguageCode = 'en') =>
  chat(engine, said, language, flats).state.homes?.map(({ price }) => price) ?? []

const wish = 'buy a 2bhk flat in Adyar, Chennai up to 1 crore'

it('looks for the cheapest of all that fit, and not of those shown alone', () => {
  expect(Math.min(...pricesShown([wish]))).toBeGreaterThan(6_000_000)
  expect(pricesShown([wish, 'cheapest one you have'])[0]).toBe(6_000_000)
})

it('stays with those shown where they are pointed at', () => {
  expect(pricesShown([wish, 'which is the cheapest of these?'])).toEqual(pricesShown([wish]))
  const { acts } = chat(engine, [wish, 'which is the cheapest of these?'], 'en', flats)
  expect(acts.map(({ kind }) => kind)).toContain('compared')
})

it('shows the cheapest before anything was shown, without asking what a search does without', () => {
  expect(pricesShown(['buy a flat in Chennai', 'sabse sasta kaunsa hai'], 'hi')[0]).toBe(6_000_000)
})

it('remembers what was asked for while a search lacks its city', () => {
  const turns = ['which is the cheapest one you have?', 'buy', 'Chennai']
  expect(pricesShown(turns)[0]).toBe(6_000_000)
})
