import type { LanguageCode } from '@guru/contract/vocabulary'
import type { Concept } from '../../languages/concept.ts'
import { entriesOf } from '../../languages/entries-of.ts'
import { languages } from '../../languages/index.ts'
import type { LanguagePhrases } from '../../languages/language.ts'
import { phrases } from '../../languages/phrases.ts'
import { normaliseList } from '../../text/normalise.ts'
import { expandPhrases, phrasesOf } from '../../text/phrase-pattern.ts'
import { saidForms } from '../words/said-forms.ts'
import type { MadePhrases, UnitWords } from './made-phrases.ts'
import { PhraseNodesBuilder } from './phrase-nodes.ts'

/**
 * Makes the phrases of a language, those of its vocabulary and those of acts.
 *
 * @throws for brackets that do not match, naming the phrase
 */
export function makePhrases(code: LanguageCode): MadePhrases {
  const words = new Set<string>()
  const language = languages[code]
  const builder = new PhraseNodesBuilder(words, language.written ? saidForms(language) : undefined)
  const said: Partial<AllPhrases> = { ...phrases[code]?.vocabulary, ...phrases[code]?.acts }
  for (const [concept, list] of entriesOf(said))
    for (const phrase of phrasesOf(normaliseList(list)))
      for (const meaning of [concept, ...(implied[concept] ?? [])]) builder.add(phrase, meaning)
  return { nodes: builder.nodes(), words: [...words], units: unitWords(said) }
}

/** What phrases mean beside what they are listed for, so that a language lists them once. */
const implied: Partial<Record<Concept, readonly Concept[]>> = { liked: ['seek'], 'liked:before': ['filler'] }

type AllPhrases = LanguagePhrases['vocabulary'] & LanguagePhrases['acts']

function unitWords(said: Partial<AllPhrases>): UnitWords {
  const units = entriesOf(said).filter(([concept]) => concept.startsWith('unit:'))
  return Object.fromEntries(
    units.map(([concept, list]) => [concept, expandPhrases(list).filter((phrase) => !phrase.includes(' '))]),
  )
}
