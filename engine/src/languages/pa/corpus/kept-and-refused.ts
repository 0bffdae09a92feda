import type { CorpusSection } from '../../corpus-case.ts'

export const keptAndRefused: CorpusSection[] = [
  {
    phenomenon: 'kept and refused',
    cases: [
      { text: 'ਪਾਰਕਿੰਗ ਨਹੀਂ ਤਾਂ ਵੀ ਚੱਲੇਗਾ', drop: ['parking'] },
      { text: 'parking nahi tan vi chalega', drop: ['parking'] },
      { text: 'parking chahidi lift nahi chahidi', set: { amenities: ['parking'] }, drop: ['lift'] },
      { text: 'paili wali', act: 'affirm' },
      { text: 'pehli wali', act: 'affirm' },
      { text: 'mainu paili chahidi aa', set: { property_type: 'land' } },
      { text: 'model town ya sarabha nagar dono chalega', set: { area: 'Model Town' } },
      { text: 'ਮਕਾਨ ਨਹੀਂ', known: { property_type: 'apartment' }, set: { property_type: 'apartment' } },
      { text: 'kothi vi chalegi', known: { property_type: 'apartment' }, any: ['property_type'] },
      { text: 'ਅੰਮ੍ਰਿਤਸਰੋਂ ਲੁਧਿਆਣੇ ਘਰ ਚਾਹੀਦਾ', set: { property_type: 'house', city: 'Ludhiana' } },
      { text: 'is mohalle vich ghar chahida', set: { property_type: 'house' } },
    ],
  },
]
