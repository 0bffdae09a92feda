import { makeNames } from './gazetteer-names.ts'

/** What `gazetteer-names.ahead.ts` gives in a bundle. */
export const made = { gazetteer: makeNames() }
