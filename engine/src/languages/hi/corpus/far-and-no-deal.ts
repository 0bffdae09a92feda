import type { CorpusSection } from '../../corpus-case.ts'

const andheri = { city: 'Mumbai', area: 'Andheri' } as const

export const farAndNoDeal: CorpusSection[] = [
  {
    phenomenon: 'too far, too crowded',
    cases: [
      { text: 'andheri bahut door hai', known: andheri, drop: ['area'] },
      { text: 'अंधेरी तो ऑफिस से बहुत दूर पड़ता है', known: andheri, drop: ['area'] },
      { text: 'andheri mere office se kaafi door hai', known: andheri, drop: ['area'] },
      { text: 'अंधेरी बहुत दूर पड़ेगा हमें', known: andheri, drop: ['area'] },
    ],
  },
  {
    phenomenon: 'what must not be missing',
    cases: [
      { text: 'agar lift nahi hai to mujhe nahi lena', set: { amenities: ['lift'] } },
      { text: 'पार्किंग नहीं है तो फिर रहने दो', set: { amenities: ['parking'] } },
      { text: 'lift nahi to mujhe nahi chahiye', set: { amenities: ['lift'] } },
      { text: 'gym nahi to deal cancel', set: { amenities: ['gym'] } },
    ],
  },
]
