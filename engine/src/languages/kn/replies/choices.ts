import { asRent } from '../../../replies/price-word.ts'
import type { Sentences } from '../../../replies/sentences.ts'
import { amenityNames, anySlot, priceWord, propertyNoun } from './names.ts'
import { places } from './places.ts'

/** Texts of the buttons. Each comes back as a turn, so each says in itself what it means. */
export const choiceSentences: Sentences['choice'] = {
  transaction: ({ value, intent }) => {
    if (intent === 'offer') return value === 'rent' ? 'ಬಾಡಿಗೆಗೆ ಕೊಡಬೇಕು' : 'ಮಾರಬೇಕು'
    return value === 'rent' ? 'ಬಾಡಿಗೆಗೆ' : 'ಖರೀದಿಗೆ'
  },
  sell: () => 'ನನ್ನ ಮನೆ ಮಾರಬೇಕು',
  property_type: ({ value }) => propertyNoun(value),
  place: ({ name }) => places.named(name),
  any: ({ slot }) => anySlot[slot],
  budget: ({ range }, format) => format.budget(range, undefined),
  bedrooms: ({ range }, format) => format.bedrooms(range),
  size: ({ squareFeet, unit }, format) => format.sizeAlone(squareFeet, unit),
  amenity: ({ amenity }) => amenityNames[amenity],
  without: ({ amenity }) => `${amenityNames[amenity]} ಇಲ್ಲದಿದ್ದರೂ ಪರವಾಗಿಲ್ಲ`,
  nothing_special: () => 'ವಿಶೇಷ ಏನೂ ಇಲ್ಲ',
  yes: () => 'ಹೌದು',
  no: () => 'ಬೇಡ',
  not_so: () => 'ಅಲ್ಲ',
  more: () => 'ಇನ್ನೂ ತೋರಿಸಿ',
  cheaper: ({ rents = false }) => asRent('ಕಡಿಮೆ ಬೆಲೆಯಲ್ಲಿ', rents, priceWord),
  costlier: () => 'ಹೆಚ್ಚಿನ ಬೆಲೆಯದು',
  bigger: () => 'ಇನ್ನೂ ದೊಡ್ಡದು',
  smaller: () => 'ಇನ್ನೂ ಚಿಕ್ಕದು',
  nearer: () => 'ಇನ್ನೂ ಹತ್ತಿರ',
  why: () => 'ಇದನ್ನೇ ಯಾಕೆ ತೋರಿಸಿದ್ದು?',
  pick: ({ position }, format) => `ನಂಬರ್ ${format.number(position)}`,
  callback: () => 'ನನಗೆ ಕರೆ ಮಾಡಿ',
  restart: () => 'ಮೊದಲಿಂದ ಶುರು ಮಾಡೋಣ',
}
