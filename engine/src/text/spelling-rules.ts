/** One way in which people spell a sound differently: what matches `pattern` counts as `by`. */
export interface SpellingRule {
  pattern: RegExp
  by: string
}

/** A word after all rules in their order. */
export function respell(word: string, rules: readonly SpellingRule[]): string {
  return rules.reduce((spelled, { pattern, by }) => spelled.replace(pattern, by), word)
}

/**
 * The same for many words at once, several times as fast: a rule runs once over all of them, a word a line.
 *
 * @param words without line breaks
 */
export function respellAll(words: readonly string[], rules: readonly SpellingRule[]): string[] {
  if (words.length === 0) return []
  return respell(words.join('\n'), rules.map(forLines)).split('\n')
}

/** A rule for whole words as one for lines: nothing that it matches reaches into the next line. */
function forLines({ pattern, by }: SpellingRule): SpellingRule {
  const once = !pattern.global && !pattern.source.startsWith('^') && !pattern.source.endsWith('$')
  if (once) throw new Error(`The rule ${pattern} lacks its g: it would count once in all words.`)
  return { pattern: new RegExp(pattern.source.replaceAll('[^', '[^\\n'), 'gm'), by }
}
