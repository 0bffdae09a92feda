import type { CorpusSection } from '../../corpus-case.ts'

export const keptAndRefused: CorpusSection[] = [
  {
    phenomenon: 'kept and refused',
    cases: [
      { text: 'parking nahi to bhi chalega', drop: ['parking'] },
      { text: 'पार्किंग नहीं तो भी चलेगा', drop: ['parking'] },
      { text: 'parking honi chahiye lift ki zarurat nahi', set: { amenities: ['parking'] }, drop: ['lift'] },
      { text: 'लिफ्ट नहीं चाहिए पार्किंग चाहिए', set: { amenities: ['parking'] }, drop: ['lift'] },
      { text: 'andheri ya bandra dono chalega', set: { area: 'Andheri' } },
      { text: 'makan nahi', known: { property_type: 'apartment' }, set: { property_type: 'apartment' } },
      { text: 'मकान भी चलेगा', known: { property_type: 'apartment' }, any: ['property_type'] },
      { text: 'delhiiii me ghaaar chahiyeee', set: { property_type: 'house', city: 'Delhi' } },
      { text: 'bangalore me whitefield nahi', set: { city: 'Bengaluru' }, drop: ['area'] },
    ],
  },
]
