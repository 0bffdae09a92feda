/** Letters that languages and people write for one another, and the one that stands for them here. */
const one: Readonly<Record<string, string>> = {
  w: 'v',
  z: 'j',
  x: 's',
  q: 'k',
  c: 's',
  g: 'k',
  d: 't',
  b: 'p',
  f: 'p',
  y: 'i',
}

/**
 * A word in Latin letters as it roughly sounds in any language: breath, voice and length do not count, so
 * "theek", "teek" and "tik" begin alike. Coarser than what a language itself reads its words by.
 */
export function roughSound(word: string): string {
  let sound = ''
  let before = ''
  for (const letter of word) {
    if (letter === 'h' && before !== '') continue
    const next = one[letter] ?? letter
    if (next !== before) sound += next
    before = next
  }
  return sound
}
