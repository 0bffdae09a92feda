import type { CorpusSection } from '../../corpus-case.ts'

export const keptAndRefused: CorpusSection[] = [
  {
    phenomenon: 'kept and refused',
    cases: [
      { text: 'parking beku lift beda', set: { amenities: ['parking'] }, drop: ['lift'] },
      { text: 'ಲಿಫ್ಟ್ ಬೇಡ ಪಾರ್ಕಿಂಗ್ ಬೇಕು', set: { amenities: ['parking'] }, drop: ['lift'] },
      { text: 'koramangala athava indiranagar eradu ok', set: { area: 'Koramangala' } },
      { text: 'ಮನೆ ಬೇಡ', known: { property_type: 'apartment' }, set: { property_type: 'apartment' } },
      { text: 'ಮನೆಯಾದ್ರೂ ಪರವಾಗಿಲ್ಲ', known: { property_type: 'apartment' }, any: ['property_type'] },
    ],
  },
]
