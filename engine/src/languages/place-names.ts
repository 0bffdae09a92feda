import type { LanguageCode } from '@guru/contract/vocabulary'
import type { PlaceNames } from '../replies/place-words.ts'
import { placeNames as bengali } from './bn/places/place-names.ts'
import { placeNames as hindi } from './hi/places/place-names.ts'
import { placeNames as kannada } from './kn/places/place-names.ts'
import { placeNames as malayalam } from './ml/places/place-names.ts'
import { placeNames as punjabi } from './pa/places/place-names.ts'
import { placeNames as tamil } from './ta/places/place-names.ts'
import { placeNames as telugu } from './te/places/place-names.ts'

/** Places as Guru writes them in each language; null for one that has no names of its own, as in English, or not yet. */
export const placeNames: Readonly<Record<LanguageCode, PlaceNames | null>> = {
  en: null,
  ta: tamil,
  hi: hindi,
  ml: malayalam,
  kn: kannada,
  te: telugu,
  pa: punjabi,
  bn: bengali,
}

/** Places by their English names as Guru writes them in the languages of India; what Guru writes is understood, too. */
export function writtenNames(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>()
  for (const written of Object.values(placeNames))
    for (const [name, inScript] of Object.entries(written?.places ?? {})) {
      const known = names.get(name)
      if (known === undefined) names.set(name, [inScript])
      else known.push(inScript)
    }
  return names
}
