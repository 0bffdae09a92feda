import type { MadeNames } from './filed-names.ts'
import { makeNames } from './gazetteer-names.ts'

/** The names of all places of the gazetteer; a bundle reads them as they were made when it was (`scripts/bundled/`). */
export const ahead = (_: 'gazetteer'): MadeNames => makeNames()
