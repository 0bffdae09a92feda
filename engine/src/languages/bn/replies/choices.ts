import type { Sentences } from '../../../replies/sentences.ts'
import { amenityNames, anySlot, propertyNoun } from './names.ts'
import { places } from './places.ts'

/** Texts of the buttons. Each comes back as a turn, so each says in itself what it means. */
export const choiceSentences: Sentences['choice'] = {
  transaction: ({ value, intent }) => {
    if (intent === 'offer') return value === 'rent' ? 'ভাড়া দেব' : 'বিক্রি করব'
    return value === 'rent' ? 'ভাড়া নেব' : 'কিনব'
  },
  sell: () => 'বিক্রি করতে চাই',
  property_type: ({ value }) => propertyNoun(value),
  place: ({ name }) => places.named(name),
  any: ({ slot }) => anySlot[slot],
  budget: ({ range }, format) => format.budget(range, undefined),
  bedrooms: ({ range }, format) => format.bedrooms(range),
  size: ({ squareFeet, unit }, format) => format.sizeAlone(squareFeet, unit),
  amenity: ({ amenity }) => amenityNames[amenity],
  without: ({ amenity }) => `${amenityNames[amenity]} জরুরি নয়`,
  nothing_special: () => 'বিশেষ কিছু না',
  yes: () => 'হ্যাঁ',
  no: () => 'না',
  not_so: () => 'না',
  more: () => 'আরও দেখান',
  cheaper: () => 'আরও সস্তা',
  costlier: () => 'আরও দামি',
  bigger: () => 'আরও বড়',
  smaller: () => 'আরও ছোট',
  nearer: () => 'আরও কাছে',
  why: () => 'এগুলো কেন দেখালেন?',
  pick: ({ position }, format) => `নম্বর ${format.number(position)}`,
  callback: () => 'আমাকে ফোন করুন',
  restart: () => 'আবার শুরু করুন',
}
