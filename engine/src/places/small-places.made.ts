import { makeSmallPlaces } from './filed-small-places.ts'

/** What `small-places.ahead.ts` gives in a bundle. */
export const made = { 'small-places': makeSmallPlaces() }
