import { asRent } from '../../../replies/price-word.ts'
import type { Sentences } from '../../../replies/sentences.ts'
import { amenityNames, anySlot, priceWord, propertyNoun } from './names.ts'
import { places } from './places.ts'

/** Texts of the buttons. Each comes back as a turn, so each says in itself what it means. */
export const choiceSentences: Sentences['choice'] = {
  transaction: ({ value, intent }) => {
    if (intent === 'offer') return value === 'rent' ? 'అద్దెకు ఇవ్వాలి' : 'అమ్మాలి'
    return value === 'rent' ? 'అద్దెకు' : 'కొనడానికి'
  },
  sell: () => 'నా ఇల్లు అమ్మాలి',
  property_type: ({ value }) => propertyNoun(value),
  place: ({ name }) => places.named(name),
  any: ({ slot }) => anySlot[slot],
  budget: ({ range }, format) => format.budget(range, undefined),
  bedrooms: ({ range }, format) => format.bedrooms(range),
  size: ({ squareFeet, unit }, format) => format.sizeAlone(squareFeet, unit),
  amenity: ({ amenity }) => amenityNames[amenity],
  without: ({ amenity }) => `${amenityNames[amenity]} లేకపోయినా పర్వాలేదు`,
  nothing_special: () => 'ప్రత్యేకంగా ఏమీ లేదు',
  yes: () => 'అవును',
  no: () => 'వద్దు',
  not_so: () => 'కాదు',
  more: () => 'ఇంకా చూపించండి',
  cheaper: ({ rents = false }) => asRent('తక్కువ ధరలో', rents, priceWord),
  costlier: () => 'ఇంకా ఖరీదైనవి',
  bigger: () => 'ఇంకా పెద్దవి',
  smaller: () => 'ఇంకా చిన్నవి',
  nearer: () => 'ఇంకా దగ్గర్లో',
  why: () => 'ఇది ఎందుకు చూపించారు?',
  pick: ({ position }, format) => `నంబర్ ${format.number(position)}`,
  callback: () => 'నాకు ఫోన్ చేయండి',
  restart: () => 'మళ్లీ మొదలు పెడదాం',
}
