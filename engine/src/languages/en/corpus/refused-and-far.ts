import { type CorpusSection, wishesAndTalk } from '../../corpus-case.ts'

const living = { area: 'Adyar', city: 'Chennai' }

/** What sounds alike and is meant the other way round: what is refused and what one cannot do without, and "there". */
export const refusedAndFar: CorpusSection[] = wishesAndTalk([
  { text: "no gym, I don't want it", drop: ['gym'] },
  { text: "no parking, we don't need it", drop: ['parking'] },
  { text: 'no pool, useless for us', drop: ['swimming_pool'] },
  { text: "lift not needed, we don't need it", drop: ['lift'] },
  { text: 'no pets, not worth it', drop: ['pet_friendly'] },
  { text: 'gym vendam, no use', drop: ['gym'] },
  { text: 'no lift, no deal', set: { amenities: ['lift'] } },
  { text: 'no parking, no gym, no deal', set: { amenities: ['parking', 'gym'] } },
  { text: 'no deal without parking', set: { amenities: ['parking'] } },
  { text: 'if no gym then no use', set: { amenities: ['gym'] } },
  { text: "without lift I don't want it", set: { amenities: ['lift'] } },
  { text: 'if there is no parking we dont want it', set: { amenities: ['parking'] } },
  { text: 'haha sure', act: 'affirm' },
  { text: 'hahaha ok', act: 'affirm' },
  { text: 'haha yes show me', act: 'affirm' },
  { text: 'haha no', act: 'deny' },
  { text: 'haha', act: 'unclear' },
  { text: "I can't shift there till March", known: living, act: 'unclear' },
  { text: "I won't move there before june", known: living, act: 'unclear' },
  { text: "he won't live there, but my office is there", known: living, act: 'unclear' },
  { text: "don't want to live there", known: living, drop: ['area'] },
  { text: "we can't live there", known: living, drop: ['area'] },
  { text: 'Whitefield is too far but ok', set: { area: 'Whitefield' } },
  {
    text: 'Whitefield and Marathahalli are too far, Hebbal please',
    set: { area: 'Hebbal' },
  },
  { text: 'no interest in land, only flat', set: { property_type: 'apartment' } },
  { text: 'no interest in Whitefield, prefer Hebbal', set: { area: 'Hebbal' } },
  { text: 'no interest in buying, only rent', set: { transaction_type: 'rent' } },
  { text: 'I have no interest in parking', drop: ['parking'] },
])
