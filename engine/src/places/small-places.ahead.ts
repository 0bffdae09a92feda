import { type MadeSmallPlaces, makeSmallPlaces } from './filed-small-places.ts'

/** The small places filed; a bundle reads them as they were made when it was (`scripts/bundled/`). */
export const ahead = (_: 'small-places'): MadeSmallPlaces => makeSmallPlaces()
