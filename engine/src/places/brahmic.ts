/**
 * Unicode gives the Indian scripts parallel blocks of 128 code points, Devanagari (U+0900) to Malayalam
 * (U+0D7F), with the same letter at the same offset. One table by offset therefore reads nine scripts.
 */
const firstBlock = 0x900
const lastBlock = 0xd7f

const independentVowels: Record<number, string> = {
  5: 'a',
  6: 'a',
  7: 'i',
  8: 'i',
  9: 'u',
  10: 'u',
  11: 'ri',
  12: 'l',
  13: 'e',
  14: 'e',
  15: 'e',
  16: 'ai',
  17: 'o',
  18: 'o',
  19: 'o',
  20: 'au',
}

const vowelSigns: Record<number, string> = {
  62: 'a',
  63: 'i',
  64: 'i',
  65: 'u',
  66: 'u',
  67: 'ri',
  68: 'ri',
  69: 'e',
  70: 'e',
  71: 'e',
  72: 'ai',
  73: 'o',
  74: 'o',
  75: 'o',
  76: 'au',
  87: 'u',
}

const consonants: Record<number, string> = {
  21: 'k',
  22: 'kh',
  23: 'g',
  24: 'gh',
  25: 'n',
  26: 'ch',
  27: 'ch',
  28: 'j',
  29: 'jh',
  30: 'n',
  31: 't',
  32: 'th',
  33: 'd',
  34: 'dh',
  35: 'n',
  36: 't',
  37: 'th',
  38: 'd',
  39: 'dh',
  40: 'n',
  41: 'n',
  42: 'p',
  43: 'ph',
  44: 'b',
  45: 'bh',
  46: 'm',
  47: 'y',
  48: 'r',
  49: 'r',
  50: 'l',
  51: 'l',
  52: 'zh',
  53: 'v',
  54: 'sh',
  55: 'sh',
  56: 's',
  57: 'h',
  88: 'k',
  89: 'kh',
  90: 'g',
  91: 'z',
  92: 'r',
  93: 'rh',
  94: 'f',
  95: 'y',
}

/** Letters that stand at their own place in one block only: Bengali khanda ta, Assamese ra and va, chillus. */
const singles: Record<number, string> = {
  2510: 't',
  2544: 'ra',
  2545: 'va',
  3450: 'n',
  3451: 'n',
  3452: 'r',
  3453: 'l',
  3454: 'l',
  3455: 'k',
}

/** Said like j in Bengali; y has a dot below. */
const bengaliYa = 0x9af
const virama = 0x4d
const nukta = 0x3c
const candrabindu = 0x01
const anusvara = 0x02
const tippi = 0x70
/** First block of the southern scripts, where a closing anusvara is an m (puram), not a nasal vowel. */
const tamilBlock = 0xb80

/** True for a letter or sign of Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam. */
export function isBrahmic(codePoint: number): boolean {
  return codePoint >= firstBlock && codePoint <= lastBlock
}

/**
 * Reads a word in an Indian script as plain Latin letters, roughly as people would type it, every
 * inherent vowel included: "जयनगर" gives "jayanagara". Other letters pass through.
 */
export function transliterate(word: string): string {
  let latin = ''
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at)
    latin += isBrahmic(code) ? readLetter(word, at, code) : word.charAt(at)
  }
  return latin
}

function readLetter(word: string, at: number, code: number): string {
  const single = singles[code]
  if (single !== undefined) return single
  const offset = code & 0x7f
  if (offset === anusvara || offset === candrabindu || offset === tippi) return nasal(word, at, code)
  const consonant = consonants[offset]
  if (consonant === undefined) return independentVowels[offset] ?? vowelSigns[offset] ?? ''
  const marked = isSign(word, at + 1, nukta)
  const next = at + (marked ? 2 : 1)
  const sound = marked ? withNukta(offset, consonant) : code === bengaliYa ? 'j' : consonant
  return takesInherentVowel(word, next) ? `${sound}a` : sound
}

/** A dot below makes ḍ and ḍh a flapped r; other dots are not heard in names. */
function withNukta(offset: number, consonant: string): string {
  if (offset === 0x21) return 'r'
  if (offset === 0x22) return 'rh'
  return consonant
}

function takesInherentVowel(word: string, at: number): boolean {
  const code = word.charCodeAt(at)
  if (!isBrahmic(code)) return true
  const offset = code & 0x7f
  return offset !== virama && vowelSigns[offset] === undefined
}

function isSign(word: string, at: number, offset: number): boolean {
  const code = word.charCodeAt(at)
  return isBrahmic(code) && (code & 0x7f) === offset
}

function nasal(word: string, at: number, code: number): string {
  const next = word.charCodeAt(at + 1)
  if (!isBrahmic(next)) return code >= tamilBlock ? 'm' : 'n'
  const offset = next & 0x7f
  return offset >= 0x2a && offset <= 0x2e ? 'm' : 'n'
}
