import type { LanguageCode } from '@guru/contract/vocabulary'
import { languages } from '../languages/index.ts'
import type { Language } from '../languages/language.ts'
import type { Script, Token } from '../text/token.ts'

/**
 * The language whose script most words of a turn are in; null for Latin letters, which any may use. Of languages
 * that share a script it is the conversation's own, or else the first.
 */
export function languageOfScript(tokens: readonly Token[], spoken: LanguageCode): LanguageCode | null {
  const counts = new Map<Script, number>()
  for (const token of tokens) {
    if (token.kind === 'word') counts.set(token.script, (counts.get(token.script) ?? 0) + 1)
  }
  let most: Script | null = null
  for (const [script, count] of counts) {
    if (script !== 'latin' && count > (most === null ? 0 : (counts.get(most) ?? 0))) most = script
  }
  if (most === null) return null
  const writers = writersOf.get(most) ?? []
  return writers.find(({ code }) => code === spoken)?.code ?? writers[0]?.code ?? null
}

/** The languages that are there, by the script that each is written in. */
const writersOf: ReadonlyMap<Script, readonly Language[]> = Map.groupBy(
  Object.values(languages).filter((language) => language.written),
  ({ script }) => script,
)
