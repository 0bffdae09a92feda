import type { CorpusSection } from '../../corpus-case.ts'

const mohali = { city: 'Mohali', area: 'Sector 70' } as const

export const farAndNoDeal: CorpusSection[] = [
  {
    phenomenon: 'too far, too crowded',
    cases: [
      { text: 'sector 70 bahut door painda mainu', known: mohali, drop: ['area'] },
      { text: 'ਸੈਕਟਰ 70 ਮੇਰੇ ਦਫ਼ਤਰ ਤੋਂ ਬਹੁਤ ਦੂਰ ਆ', known: mohali, drop: ['area'] },
      { text: 'ਮੋਹਾਲੀ ਬਹੁਤ ਦੂਰ ਪੈਂਦਾ', known: { city: 'Mohali' }, drop: ['city'] },
    ],
  },
  {
    phenomenon: 'what must not be missing',
    cases: [
      { text: 'je lift nahi taan main nahi laina', set: { amenities: ['lift'] } },
      { text: 'ਜੇ ਪਾਰਕਿੰਗ ਨਹੀਂ ਹੈ ਤਾਂ ਰਹਿਣ ਦਿਓ', set: { amenities: ['parking'] } },
      { text: 'gym nahi taan deal cancel', set: { amenities: ['gym'] } },
    ],
  },
]
