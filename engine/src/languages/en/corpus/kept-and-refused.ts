import type { CorpusSection } from '../../corpus-case.ts'

export const keptAndRefused: CorpusSection[] = [
  {
    phenomenon: 'kept and refused',
    cases: [
      { text: 'pets no', drop: ['pet_friendly'] },
      { text: 'parking yes gym no', set: { amenities: ['parking'] }, drop: ['gym'] },
      { text: 'lift no parking yes', set: { amenities: ['parking'] }, drop: ['lift'] },
      { text: 'no lift no gym', drop: ['lift', 'gym'] },
      { text: 'gachibowli or kondapur both fine', set: { area: 'Gachibowli' } },
      { text: 'koramangala and indiranagar both', asked: 'amenities', set: { area: 'Koramangala' } },
      { text: 'no house', known: { property_type: 'apartment' }, set: { property_type: 'apartment' } },
      { text: 'a house is fine too', known: { property_type: 'apartment' }, any: ['property_type'] },
      { text: 'anywhere except Whitefield in Bangalore', set: { city: 'Bengaluru' }, any: ['area'] },
      {
        text: 'flat in puneeee with out lift',
        set: { property_type: 'apartment', city: 'Pune' },
        drop: ['lift'],
      },
    ],
  },
]
