import type { LanguageCode, SizeUnit } from '@guru/contract/vocabulary'
import { expect, it } from 'vitest'
import { contextOf, createEngine } from '../index.ts'
import { finish } from './transcripts/in-memory.ts'
import { listedPlaces } from './transcripts/inventory.ts'

const engine = createEngine({ listedPlaces })

it.each<[LanguageCode, string, SizeUnit]>([
  ['en', 'how many square yards is the first one', 'gaj'],
  ['hi', 'pehla wala kitne gaj ka hai', 'gaj'],
  ['pa', 'pehla kinne marle da aa', 'marla'],
  ['bn', 'প্রথমটা কত কাঠা', 'katha'],
  ['ta', 'முதல் வீடு எத்தனை சென்ட் இருக்கும்', 'cent'],
  ['ml', 'ആദ്യത്തെ വീട് എത്ര സെന്റ് ഉണ്ട്', 'cent'],
  ['te', 'మొదటిది ఎన్ని గజాలు ఉంటుంది', 'gaj'],
  ['kn', 'ಮೊದಲನೇದು ಎಷ್ಟು ಗುಂಟೆ ಇದೆ', 'gunta'],
  // The floor, not the measure of land.
  ['en', 'is the first one on the ground floor', 'sqft'],
])('a size is told in the unit that is asked for: %s, %s', (language, asked, unit) => {
  const shown = ['3bhk house for sale in Adyar Chennai under 3 crore', asked].reduce(
    (turn, text) =>
      finish(engine, engine.advance(turn.state, engine.understand(text, contextOf(turn.state)))),
    engine.begin(language),
  )
  expect(shown.state.sizeUnit).toBe(unit)
  expect(shown.acts.map(({ kind }) => kind)).toContain(unit === 'sqft' ? 'untold' : 'listed')
})
