/** Names of Latin letters as Devanagari writes them: एचएसआर लेआउट, सी स्कीम, एमपी नगर. */
const devanagari: ReadonlyMap<string, string> = new Map([
  ['ए', 'a'],
  ['बी', 'b'],
  ['सी', 'c'],
  ['डी', 'd'],
  ['ई', 'e'],
  ['एफ', 'f'],
  ['एफ़', 'f'],
  ['जी', 'g'],
  ['एच', 'h'],
  ['आई', 'i'],
  ['जे', 'j'],
  ['के', 'k'],
  ['एल', 'l'],
  ['एम', 'm'],
  ['एन', 'n'],
  ['ओ', 'o'],
  ['पी', 'p'],
  ['क्यू', 'q'],
  ['आर', 'r'],
  ['एस', 's'],
  ['टी', 't'],
  ['यू', 'u'],
  ['वी', 'v'],
  ['डब्ल्यू', 'w'],
  ['एक्स', 'x'],
  ['वाई', 'y'],
  ['ज़ेड', 'z'],
  ['जेड', 'z'],
])

const longestName = Math.max(...[...devanagari.keys()].map((name) => name.length))
/** Longer words are no initials. */
const longestWord = 24

/** The Latin letters that a word names, the longest names first: "hsr" for एचएसआर; null for any other word. */
export function lettersNamed(word: string): string | null {
  const first = word.charCodeAt(0)
  if (first < 0x900 || first >= 0x980 || word.length > longestWord) return null
  let letters = ''
  let at = 0
  while (at < word.length) {
    const name = longestNameAt(word, at)
    const letter = devanagari.get(name)
    if (letter === undefined) return null
    letters += letter
    at += name.length
  }
  return letters
}

function longestNameAt(word: string, at: number): string {
  for (let length = longestName; length > 0; length--) {
    const name = word.slice(at, at + length)
    if (name.length === length && devanagari.has(name)) return name
  }
  return ''
}
