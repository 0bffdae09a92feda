import { asRent } from '../../../replies/price-word.ts'
import type { Sentences } from '../../../replies/sentences.ts'
import { amenityNames, anySlot, priceWord, propertyNoun } from './names.ts'
import { places } from './places.ts'

/** Texts of the buttons. Each comes back as a turn, so each says in itself what it means. */
export const choiceSentences: Sentences['choice'] = {
  transaction: ({ value, intent }) => {
    if (intent === 'offer') return value === 'rent' ? 'வாடகைக்கு விட' : 'விற்க'
    return value === 'rent' ? 'வாடகைக்கு' : 'வாங்க'
  },
  sell: () => 'நான் விற்க வேண்டும்',
  property_type: ({ value }) => propertyNoun(value),
  place: ({ name }) => places.named(name),
  any: ({ slot }) => anySlot[slot],
  budget: ({ range }, format) => format.budget(range, undefined),
  bedrooms: ({ range }, format) => format.bedrooms(range),
  size: ({ squareFeet, unit }, format) => format.sizeAlone(squareFeet, unit),
  amenity: ({ amenity }) => amenityNames[amenity],
  without: ({ amenity }) => `${amenityNames[amenity]} கட்டாயமில்லை`,
  nothing_special: () => anySlot.amenities,
  yes: () => 'ஆமாம்',
  no: () => 'வேண்டாம்',
  not_so: () => 'இல்லை',
  more: () => 'இன்னும் காட்டுங்கள்',
  cheaper: ({ rents = false }) => asRent('விலை குறைவாக', rents, priceWord),
  costlier: () => 'விலை அதிகமான',
  bigger: () => 'இன்னும் பெரியதாக',
  smaller: () => 'இன்னும் சிறியதாக',
  nearer: () => 'இன்னும் அருகில்',
  why: () => 'இதை ஏன் காட்டினீர்கள்?',
  pick: ({ position }, format) => `எண் ${format.number(position)}`,
  callback: () => 'என்னை அழையுங்கள்',
  restart: () => 'மீண்டும் தொடங்கலாம்',
}
