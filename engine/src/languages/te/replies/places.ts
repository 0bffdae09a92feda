import { createPlaceWords, type PlaceForms } from '../../../replies/place-words.ts'
import { placeNames } from '../places/place-names.ts'

/** విజయవాడ → విజయవాడలో, హైదరాబాద్ → హైదరాబాద్‌లో. */
function inside(name: string): string {
  return name.endsWith('్') ? `${name}\u200cలో` : `${name}లో`
}

const own: PlaceForms = {
  in: inside,
  near: (name) => `${name} దగ్గర్లో`,
  of: (name) => `${inside(name)}ని`,
}

const behind = (word: string): PlaceForms => ({
  in: (name) => `${name} ${word}`,
  near: (name) => `${name} దగ్గర్లో`,
  of: (name) => `${name} ${word}ని`,
})

/** How places are spoken of in Telugu. */
export const places = createPlaceWords(placeNames, {
  own,
  latin: { city: behind('నగరంలో'), area: behind('ఏరియాలో') },
  both: ({ city, inArea }) => `${city} ${inArea}`,
  several: {
    named: (names) => names.join(', '),
    in: (inside) => inside.map((one) => one.replace(/లో$/, 'లోనూ')).join(', '),
  },
})
