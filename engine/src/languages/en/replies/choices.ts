import type { Sentences } from '../../../replies/sentences.ts'
import { anySlot, bareAmenity, capital, propertyNoun } from './names.ts'

/** Texts of the buttons. Each comes back as a turn, so each says in itself what it means. */
export const choiceSentences: Sentences['choice'] = {
  transaction: ({ value, intent }) => {
    if (intent === 'offer') return value === 'rent' ? 'Rent it out' : 'Sell it'
    return value === 'rent' ? 'Rent' : 'Buy'
  },
  sell: () => 'I want to sell',
  property_type: ({ value }) => (value === 'land' ? 'Land' : capital(propertyNoun(value))),
  place: ({ name }) => name,
  any: ({ slot }) => capital(anySlot[slot]),
  budget: ({ range }, format) => capital(format.budget(range, undefined)),
  bedrooms: ({ range }, format) => capital(format.bedrooms(range)),
  size: ({ squareFeet, unit }, format) => format.sizeAlone(squareFeet, unit),
  amenity: ({ amenity }) => capital(bareAmenity(amenity)),
  without: ({ amenity }) => `${capital(bareAmenity(amenity))} not needed`,
  nothing_special: () => 'Nothing special',
  yes: () => 'Yes',
  no: () => 'No',
  not_so: () => 'No',
  more: () => 'More',
  cheaper: () => 'Cheaper',
  costlier: () => 'Costlier',
  bigger: () => 'Bigger',
  smaller: () => 'Smaller',
  nearer: () => 'Nearer',
  why: () => 'Why this one?',
  pick: ({ position }, format) => `Number ${format.number(position)}`,
  callback: () => 'Call me',
  restart: () => 'Start again',
}
