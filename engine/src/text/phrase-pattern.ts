/**
 * Phrases of a language folder as a native speaker writes them: one text, phrases parted by commas or new
 * lines, `(a|b)` for alternatives and `[a|b]` for words that may be left out.
 * `'i (want|need) [to have] it'` stands for four phrases.
 */
export function expandPhrases(phrases: string): string[] {
  return phrases
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .flatMap(expandPhrase)
    .map((phrase) => phrase.replace(/\s+/g, ' ').trim())
    .filter((phrase) => phrase !== '')
}

const innermost = /\(([^()[\]]*)\)|\[([^()[\]]*)\]/

function expandPhrase(phrase: string): string[] {
  const group = innermost.exec(phrase)
  if (group === null) return [phrase]
  const before = phrase.slice(0, group.index)
  const after = phrase.slice(group.index + group[0].length)
  const choices = group[1] !== undefined ? group[1].split('|') : ['', ...(group[2] ?? '').split('|')]
  return choices.flatMap((choice) => expandPhrase(`${before}${choice}${after}`))
}
