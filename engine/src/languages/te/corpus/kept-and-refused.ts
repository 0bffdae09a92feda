import type { CorpusSection } from '../../corpus-case.ts'

export const keptAndRefused: CorpusSection[] = [
  {
    phenomenon: 'kept and refused',
    cases: [
      { text: 'పార్కింగ్ కావాలి లిఫ్ట్ వద్దు', set: { amenities: ['parking'] }, drop: ['lift'] },
      { text: 'gym kavali swimming pool vaddu', set: { amenities: ['gym'] }, drop: ['swimming_pool'] },
      { text: 'పార్కింగ్ ఉండాలి లిఫ్ట్ అక్కర్లేదు', set: { amenities: ['parking'] }, drop: ['lift'] },
      { text: 'lift vaddu parking kavali', set: { amenities: ['parking'] }, drop: ['lift'] },
      { text: 'gachibowli leda kondapur rendu ok', set: { area: 'Gachibowli' } },
      { text: 'ఇల్లు వద్దు', known: { property_type: 'apartment' }, set: { property_type: 'apartment' } },
      { text: 'ఇల్లైనా పర్లేదు', known: { property_type: 'apartment' }, any: ['property_type'] },
      { text: 'miyapur kuda ok', known: { city: 'Hyderabad', area: 'Gachibowli' }, set: { area: 'Miyapur' } },
      { text: 'nenu ippudu vizag lo unna hyderabad ki vastunna', set: { city: 'Hyderabad' } },
      { text: 'హైదరాబాద్‌లో గచ్చిబౌలి వద్దు', set: { city: 'Hyderabad' }, drop: ['area'] },
      { text: 'తెరిచి ఉన్న ఇల్లు కావాలి', set: { property_type: 'house' } },
    ],
  },
]
