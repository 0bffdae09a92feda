import { allOf, fileNames, namedPlaces } from './gazetteer-names.ts'

const named = namedPlaces()

/** What `gazetteer-names.ahead.ts` gives in a bundle. */
export const made = { gazetteer: fileNames(named).made(allOf(named)) }
