import { type LanguageCode, languages } from '@guru/contract/vocabulary'
import { corpora } from '@guru/engine/languages/corpora'
import type { CorpusCase } from '@guru/engine/languages/corpus-case'
import type { UnderstandingContext } from '@guru/engine/understanding/command'

export interface Turn {
  text: string
  context: UnderstandingContext
}

/** Every case of every language's corpus and blind set, the languages mixed as in a server's day. */
export function mixedTurns(): Turn[] {
  const perLanguage = languages.map(turnsOf)
  const longest = Math.max(...perLanguage.map((turns) => turns.length))
  return Array.from({ length: longest }, (_, at) => perLanguage.flatMap((turns) => turns[at] ?? [])).flat()
}

function turnsOf(language: LanguageCode): Turn[] {
  const { corpus, blind } = corpora[language] ?? { corpus: [], blind: [] }
  return [...corpus, ...blind].flatMap(({ cases }) => cases.map((one) => toTurn(one, language)))
}

function toTurn({ text, asked, known, shown }: CorpusCase, language: LanguageCode): Turn {
  return { text, context: { language, asked: asked ?? null, known: known ?? {}, shown: shown ?? 0 } }
}
