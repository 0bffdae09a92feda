import { createPlaceWords, type PlaceForms } from '../../../replies/place-words.ts'
import { placeNames } from '../places/place-names.ts'

/** Postpositions stand by themselves behind a name in any letters. */
const forms: PlaceForms = {
  in: (name) => `${name} में`,
  near: (name) => `${name} के पास`,
  of: (name) => `${name} के`,
}

/** How places are spoken of in Hindi. */
export const places = createPlaceWords(placeNames, {
  own: forms,
  latin: { city: forms, area: forms },
  both: ({ area, city }) => `${area}, ${city} में`,
})
