import { placeNames as bengali } from './bn/places/place-names.ts'
import { placeNames as hindi } from './hi/places/place-names.ts'
import { placeNames as kannada } from './kn/places/place-names.ts'
import { placeNames as malayalam } from './ml/places/place-names.ts'
import { placeNames as punjabi } from './pa/places/place-names.ts'
import { placeNames as tamil } from './ta/places/place-names.ts'
import { placeNames as telugu } from './te/places/place-names.ts'

const written = [tamil, hindi, malayalam, kannada, telugu, punjabi, bengali]

/** Places by their English names as Guru writes them in the languages of India; what Guru writes is understood, too. */
export function writtenNames(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>()
  for (const { places } of written)
    for (const [name, inScript] of Object.entries(places)) {
      const known = names.get(name)
      if (known === undefined) names.set(name, [inScript])
      else known.push(inScript)
    }
  return names
}
