import type { LanguageCode, SizeUnit } from '@guru/contract/vocabulary'
import { expect, it } from 'vitest'
import { contextOf, createEngine } from '../index.ts'
import { chat, finish } from './transcripts/in-memory.ts'
import { inventory, listedPlaces } from './transcripts/inventory.ts'

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

it.each<[LanguageCode, string]>([
  ['en', 'how much land does the first one have?'],
  ['hi', 'पहले वाले की ज़मीन कितने गज की है?'],
  ['ta', 'முதல் வீடு எத்தனை சென்ட் மனை?'],
  ['ml', 'ആദ്യത്തെ വീടിന് സ്ഥലം എത്ര സെന്റ് ഉണ്ട്?'],
  ['te', 'మొదటి ఇంటి స్థలం ఎన్ని గజాలు?'],
  ['kn', 'ಮೊದಲನೇ ಮನೆ ಸೈಟ್ ಎಷ್ಟು ಗುಂಟೆ?'],
  ['pa', 'ਪਹਿਲੇ ਦੀ ਜ਼ਮੀਨ ਕਿੰਨੇ ਮਰਲੇ ਹੈ?'],
  ['bn', 'প্রথমটার জমি কত কাঠা?'],
])('of a house its floor is told in square feet, and that its land is not: %s, %s', (language, asked) => {
  const { acts } = chat(
    engine,
    ['3bhk house for sale in Adyar Chennai under 3 crore', asked],
    language,
    inventory,
  )
  expect(acts).toContainEqual(expect.objectContaining({ kind: 'untold', facts: ['land_size'] }))
  const size = acts.find((act) => act.kind === 'listed')
  expect(size).toMatchObject({ asked: 'size_sqft', topic: { sizeUnit: 'sqft' } })
})

it('of a plot its size is how much land it is', () => {
  const said = [
    'plot for sale in Tambaram Chennai under 1 crore',
    'any size',
    'how much land is the first one?',
  ]
  const { acts } = chat(engine, said, 'en', inventory)
  expect(acts.map(({ kind }) => kind)).toContain('listed')
  expect(acts.map(({ kind }) => kind)).not.toContain('untold')
})

it.each<[LanguageCode, string[]]>([
  ['en', ['3bhk house for sale in Adyar Chennai under 3 crore with 5 cents of land']],
  ['ta', ['சென்னை அடையாறில் 5 சென்ட் நிலத்தோடு வீடு வாங்கணும், 3 கோடி வரை, 3 bhk']],
  ['ml', ['3 bhk veedu vaanganam Adyar Chennai, 3 crore vare', 'sthalam oru 8 cent enkilum venam']],
  ['pa', ['Adyar Chennai vich 5 marle di kothi laini aa 3 crore tak, 3 bhk']],
])('a house is not searched by its land, which is said: %s, %o', (language, said) => {
  const { acts, state } = chat(engine, said, language, inventory)
  expect(state.wishes.property_type).not.toBe('land')
  expect(state.wishes.size_sqft).toBeUndefined()
  expect(acts).toContainEqual(expect.objectContaining({ kind: 'listings_do_not_tell', facts: ['land_size'] }))
})
