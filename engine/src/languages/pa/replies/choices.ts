import type { Sentences } from '../../../replies/sentences.ts'
import { amenityNames, anySlot, propertyNoun } from './names.ts'
import { places } from './places.ts'

/** Texts of the buttons. Each comes back as a turn, so each says in itself what it means. */
export const choiceSentences: Sentences['choice'] = {
  transaction: ({ value, intent }) => {
    if (intent === 'offer') return value === 'rent' ? 'ਕਿਰਾਏ ’ਤੇ ਦੇਣਾ ਹੈ' : 'ਵੇਚਣਾ ਹੈ'
    return value === 'rent' ? 'ਕਿਰਾਏ ’ਤੇ' : 'ਖਰੀਦਣਾ ਹੈ'
  },
  sell: () => 'ਮੈਂ ਵੇਚਣਾ ਹੈ',
  property_type: ({ value }) => (value === 'land' ? 'ਜ਼ਮੀਨ' : propertyNoun(value)),
  place: ({ name }) => places.named(name),
  any: ({ slot }) => anySlot[slot],
  budget: ({ range }, format) => format.budget(range, undefined),
  bedrooms: ({ range }, format) => format.bedrooms(range),
  size: ({ squareFeet, unit }, format) => format.sizeAlone(squareFeet, unit),
  amenity: ({ amenity }) => amenityNames[amenity],
  without: ({ amenity }) => `${amenityNames[amenity]} ਜ਼ਰੂਰੀ ਨਹੀਂ`,
  nothing_special: () => 'ਕੁਝ ਖਾਸ ਨਹੀਂ',
  yes: () => 'ਹਾਂ ਜੀ',
  no: () => 'ਨਹੀਂ',
  not_so: () => 'ਨਹੀਂ',
  more: () => 'ਹੋਰ ਵਿਖਾਓ',
  cheaper: () => 'ਸਸਤਾ',
  costlier: () => 'ਮਹਿੰਗਾ ਵਾਲਾ',
  bigger: () => 'ਵੱਡਾ',
  smaller: () => 'ਛੋਟਾ',
  nearer: () => 'ਹੋਰ ਨੇੜੇ',
  why: () => 'ਇਹ ਘਰ ਕਿਉਂ ਚੁਣੇ?',
  pick: ({ position }, format) => `ਨੰਬਰ ${format.number(position)}`,
  callback: () => 'ਮੈਨੂੰ ਕਾਲ ਕਰੋ',
  restart: () => 'ਫਿਰ ਤੋਂ ਸ਼ੁਰੂ ਕਰੋ',
}
