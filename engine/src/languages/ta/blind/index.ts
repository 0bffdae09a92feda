import type { CorpusSection } from '../../corpus-case.ts'
import { latin } from './latin.ts'
import { mixed } from './mixed.ts'
import { native } from './native.ts'
import { secondLatin } from './second-latin.ts'
import { secondMixed } from './second-mixed.ts'
import { secondNative } from './second-native.ts'
import { third } from './third.ts'

/**
 * Turns written without sight of rules and corpus and never tuned to. When one of them has been used to
 * mend a rule it moves to the corpus and a new one takes its place. The end of a section's name says how
 * its turns are typed: native (own script), latin (Latin letters) or mixed (with English).
 */
export const blind: CorpusSection[] = [
  ...native,
  ...latin,
  ...mixed,
  ...secondNative,
  ...secondLatin,
  ...secondMixed,
  ...third,
]
