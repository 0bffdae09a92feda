import type { CorpusSection } from '../../corpus-case.ts'

export const keptAndRefused: CorpusSection[] = [
  {
    phenomenon: 'kept and refused',
    cases: [
      { text: 'পার্কিং চাই লিফট চাই না', set: { amenities: ['parking'] }, drop: ['lift'] },
      { text: 'lift lagbe na parking lagbe', set: { amenities: ['parking'] }, drop: ['lift'] },
      { text: 'সল্টলেক বা নিউ টাউন দুটোই চলবে', set: { area: 'Salt Lake' } },
      { text: 'বাড়ি না', known: { property_type: 'apartment' }, set: { property_type: 'apartment' } },
      { text: 'বাড়িও চলবে', known: { property_type: 'apartment' }, any: ['property_type'] },
    ],
  },
]
