import type { LanguageCode } from '@guru/contract/vocabulary'

/** Shorter pieces are said together with what follows: each piece costs a call. */
const shortest = 40

/** A reply in pieces, so that the first is heard while the others are still being made. */
export function piecesToSay(text: string, language: LanguageCode): string[] {
  const pieces: string[] = []
  for (const sentence of sentencesOf(text, language)) {
    const last = pieces.at(-1)
    if (last !== undefined && last.length < shortest) pieces[pieces.length - 1] = `${last} ${sentence}`
    else pieces.push(sentence)
  }
  return pieces
}

function sentencesOf(text: string, language: LanguageCode): string[] {
  // Older browsers have no segmenter: they say the reply in one piece.
  if (!('Segmenter' in Intl)) return [text.trim()].filter(canBeSaid)
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)
  return Array.from(segments, ({ segment }) => segment.trim()).filter(canBeSaid)
}

/** A picture or a dash alone is nothing to say, and the server would refuse it. */
const canBeSaid = (sentence: string): boolean => /[\p{L}\p{N}]/u.test(sentence)
