/** Many words in one text, which is read as quickly as one word: tens of thousands of texts take a while each. */
export interface JoinedWords {
  text: string
  /** Where each word ends in the text. */
  ends: Uint32Array
}

export function joinWords(words: readonly string[]): JoinedWords {
  let end = 0
  const ends = Uint32Array.from(words, ({ length }) => {
    end += length
    return end
  })
  return { text: words.join(''), ends }
}

/** @param at the place of a word among those that were joined */
export function wordAt({ text, ends }: JoinedWords, at: number): string {
  return text.slice(at === 0 ? 0 : ends[at - 1], ends[at])
}
