import { asRent } from '../../../replies/price-word.ts'
import type { Sentences } from '../../../replies/sentences.ts'
import { amenityNames, anySlot, priceWord, propertyNoun } from './names.ts'
import { places } from './places.ts'

/** Texts of the buttons. Each comes back as a turn, so each says in itself what it means. */
export const choiceSentences: Sentences['choice'] = {
  transaction: ({ value, intent }) => {
    if (intent === 'offer') return value === 'rent' ? 'വാടകയ്ക്ക് കൊടുക്കണം' : 'വിൽക്കണം'
    return value === 'rent' ? 'വാടകയ്ക്ക്' : 'വാങ്ങാൻ'
  },
  sell: () => 'എനിക്ക് വിൽക്കണം',
  property_type: ({ value }) => propertyNoun(value),
  place: ({ name }) => places.named(name),
  any: ({ slot }) => anySlot[slot],
  budget: ({ range }, format) => format.budget(range, undefined),
  bedrooms: ({ range }, format) => format.bedrooms(range),
  size: ({ squareFeet, unit }, format) => format.sizeAlone(squareFeet, unit),
  amenity: ({ amenity }) => amenityNames[amenity],
  without: ({ amenity }) => `${amenityNames[amenity]} നിർബന്ധമില്ല`,
  nothing_special: () => 'പ്രത്യേകിച്ച് ഒന്നുമില്ല',
  yes: () => 'അതെ',
  no: () => 'വേണ്ട',
  not_so: () => 'അല്ല',
  more: () => 'കൂടുതൽ കാണിക്കൂ',
  cheaper: ({ rents = false }) => asRent('വില കുറഞ്ഞത്', rents, priceWord),
  costlier: () => 'വില കൂടിയത്',
  bigger: () => 'വലുത്',
  smaller: () => 'ചെറുത്',
  nearer: () => 'കൂടുതൽ അടുത്തുള്ളത്',
  why: () => 'ഇത് കാണിച്ചത് എന്തുകൊണ്ട്?',
  pick: ({ position }, format) => `നമ്പർ ${format.number(position)}`,
  callback: () => 'എന്നെ വിളിക്കൂ',
  restart: () => 'ആദ്യം മുതൽ തുടങ്ങാം',
}
