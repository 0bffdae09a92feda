import type { LanguageCode } from '@guru/contract/vocabulary'
import { isOfPartsAlone, ownName, type PlaceNames } from '../replies/place-words.ts'
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

const allWritten = Object.values(placeNames).filter((names) => names !== null)

/**
 * A place as Guru writes it in the languages of India: what Guru writes is understood, too. One that is put together
 * is so as well ("सेक्टर 6 द्वारका"), but for "Sector 5" and what is told by its city, which are read word by word.
 */
export function writtenNames(name: string, city?: string): readonly string[] {
  const mayBeOfParts = city !== undefined && name.includes(' ') && !name.startsWith(`${city} `)
  return allWritten.flatMap((names) => {
    if (Object.hasOwn(names.places, name)) return names.places[name] ?? []
    const inParts = mayBeOfParts ? ownName(name, names) : null
    return inParts === null || isOfPartsAlone(name, names) ? [] : inParts
  })
}
