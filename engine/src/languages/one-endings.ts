import { normaliseList } from '../text/normalise.ts'
import { presentLanguages } from './index.ts'

/** What is written on to a place or an amount to mean the one of it, in whatever language: "-ది", "-ದು". */
export const oneEndings: readonly string[] = presentLanguages.flatMap(({ oneEndings: written = '' }) =>
  normaliseList(written).split(/\s+/).filter(Boolean),
)
