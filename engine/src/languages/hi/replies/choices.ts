import type { Sentences } from '../../../replies/sentences.ts'
import { amenityNames, anySlot, propertyNoun } from './names.ts'
import { places } from './places.ts'

/** Texts of the buttons. Each comes back as a turn, so each says in itself what it means. */
export const choiceSentences: Sentences['choice'] = {
  transaction: ({ value, intent }) => {
    if (intent === 'offer') return value === 'rent' ? 'किराये पर देना है' : 'बेचना है'
    return value === 'rent' ? 'किराये पर' : 'खरीदना है'
  },
  sell: () => 'मुझे बेचना है',
  property_type: ({ value }) => (value === 'land' ? 'ज़मीन' : propertyNoun(value)),
  place: ({ name }) => places.named(name),
  any: ({ slot }) => anySlot[slot],
  budget: ({ range }, format) => format.budget(range, undefined),
  bedrooms: ({ range }, format) => format.bedrooms(range),
  size: ({ squareFeet, unit }, format) => format.sizeAlone(squareFeet, unit),
  amenity: ({ amenity }) => amenityNames[amenity],
  without: ({ amenity }) => `${amenityNames[amenity]} ज़रूरी नहीं`,
  nothing_special: () => 'कुछ खास नहीं',
  yes: () => 'हाँ',
  no: () => 'नहीं',
  not_so: () => 'नहीं',
  more: () => 'और दिखाइए',
  cheaper: () => 'सस्ता',
  costlier: () => 'महंगा वाला',
  bigger: () => 'बड़ा',
  smaller: () => 'छोटा',
  nearer: () => 'और पास',
  why: () => 'ये घर क्यों चुने?',
  pick: ({ position }, format) => `नंबर ${format.number(position)}`,
  callback: () => 'मुझे कॉल करें',
  restart: () => 'फिर से शुरू करें',
}
