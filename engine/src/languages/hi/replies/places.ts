import { createPlaceWords, type PlaceForms } from '../../../replies/place-words.ts'
import { placeNames } from '../places/place-names.ts'

/** Postpositions stand by themselves behind a name in any letters. */
const forms: PlaceForms = {
  // One lives on a road: हिंगना रोड पर.
  in: (name) => `${name} ${/(?:^|[ ‑-])(?:रोड|मार्ग|स्ट्रीट|Road|Street|Marg)$/.test(name) ? 'पर' : 'में'}`,
  near: (name) => `${name} के पास`,
  of: (name) => `${name} के`,
}

/** "पनकी और कल्याणपुर" */
function all(names: readonly string[]): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} और ${names.at(-1)}`
}

/** How places are spoken of in Hindi. */
export const places = createPlaceWords(placeNames, {
  own: forms,
  latin: { city: forms, area: forms },
  both: ({ ofCity, inArea }) => `${ofCity} ${inArea}`,
  // One postposition serves all: the names stand before it.
  several: {
    named: all,
    in: (inside) =>
      all(inside.map((one, at) => (at < inside.length - 1 ? one.replace(/ (?:में|पर)$/, '') : one))),
  },
})
