import type { CorpusSection } from '../../corpus-case.ts'

export const keptAndRefused: CorpusSection[] = [
  {
    phenomenon: 'kept and refused',
    cases: [
      { text: 'parking venum lift vendam', set: { amenities: ['parking'] }, drop: ['lift'] },
      { text: 'லிஃப்ட் வேண்டாம் பார்க்கிங் வேணும்', set: { amenities: ['parking'] }, drop: ['lift'] },
      { text: 'adyar or velachery rendum ok', set: { area: 'Adyar' } },
      { text: 'வீடு வேண்டாம்', known: { property_type: 'apartment' }, set: { property_type: 'apartment' } },
      { text: 'house kooda ok', known: { property_type: 'apartment' }, any: ['property_type'] },
      { text: 'வீடா இருந்தாலும் பரவாயில்லை', known: { property_type: 'apartment' }, any: ['property_type'] },
    ],
  },
]
