import type { LanguageCode } from '@guru/contract/vocabulary'
import { placeAsTyped } from '../text/place-as-typed.ts'
import { tokenise } from '../text/tokens.ts'
import type { Stretch } from './command.ts'
import { lexiconFor } from './lexicon.ts'
import { NumberText } from './numbers/number-text.ts'
import { type SaidNumber, saidNumberAt } from './numbers/said-number.ts'
import { readUtterance } from './read-utterance.ts'
import type { Reading } from './reading.ts'
import { languageOfScript } from './typed-script.ts'

/**
 * Telephone numbers that were said in words or in groups of digits, the first one first, each where it stands in the
 * text as it was read: UTF-16 units, `to` exclusive.
 */
export function saidNumbers(
  { segments, tokens, lexemes }: Pick<Reading, 'segments' | 'tokens' | 'lexemes'>,
  language: LanguageCode,
): (SaidNumber & Stretch)[] {
  return segments.flatMap(({ from, to, number }) => {
    if (number?.kind !== 'identifier') return []
    const said = saidNumberAt(
      new NumberText(
        tokens.slice(from, to),
        lexemes.slice(from, to),
        lexiconFor(language).numbers,
        nothing,
        nothing,
        nothing,
      ),
      0,
    )
    const [first, last] = [tokens[from], tokens[to - 1]]
    return said !== null && first && last ? [{ ...said, from: first.start, to: last.end }] : []
  })
}

/** What a number counts stands behind it. */
const nothing = () => false

/** The same in a text as it was typed, of a conversation in a language. */
export function numbersSaidIn(text: string, language: LanguageCode): (SaidNumber & Stretch)[] {
  const tokens = tokenise(text)
  const reader = languageOfScript(tokens, language) ?? language
  const reading = readUtterance(tokens, reader, [], { language, asked: null, known: {} })
  return saidNumbers(reading, reader).map((said) => ({
    ...said,
    from: placeAsTyped(text, said.from),
    to: placeAsTyped(text, said.to),
  }))
}
