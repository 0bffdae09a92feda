import { placeNames as bengali } from './bn/place-names.ts'
import { placeNames as hindi } from './hi/place-names.ts'
import { placeNames as kannada } from './kn/place-names.ts'
import { placeNames as malayalam } from './ml/place-names.ts'
import { placeNames as punjabi } from './pa/place-names.ts'
import { placeNames as tamil } from './ta/place-names.ts'
import { placeNames as telugu } from './te/place-names.ts'

const written = [tamil, hindi, malayalam, kannada, telugu, punjabi, bengali]

/** A name of a place as Guru writes it in the languages of India; what Guru writes is understood, too. */
export function writtenNames(name: string): string[] {
  return written.flatMap(({ places }) => places[name] ?? [])
}
