/**
 * Unicode gives the Indian scripts parallel blocks of 128 code points, Devanagari (U+0900) to Malayalam
 * (U+0D7F), with the same letter at the same offset. One table by offset therefore reads nine scripts.
 */
const firstBlock = 0x900
const lastBlock = 0xd7f

const letterA = 5

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

/** Vowels by offset that sound the same wherever they stand. */
const vowels: readonly (string | undefined)[] = Array.from({ length: 128 }, (_, offset) =>
  offset === letterA ? undefined : (independentVowels[offset] ?? vowelSigns[offset]),
)

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
const bengaliSha = 0x9b6
const bengaliAnusvara = 0x982
const velars: ReadonlySet<number> = new Set([0x15, 0x16, 0x17, 0x18])
const devanagariDdha = 0x922
/** In Malayalam two of these are said tt (ചിറ്റൂർ), and one behind n is a t (സെന്റ്). */
const malayalamRra = 0xd31
const malayalamNga = 0xd19
const tamilNga = 0xb99
const malayalamNya = 0xd1e
const virama = 0x4d
const nukta = 0x3c
const candrabindu = 0x01
const anusvara = 0x02
const tippi = 0x70
/** First block of the southern scripts, where a closing anusvara is an m (puram), not a nasal vowel. */
const tamilBlock = 0xb80

/** True for a letter or sign of Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam. */
function isBrahmic(codePoint: number): boolean {
  return codePoint >= firstBlock && codePoint <= lastBlock
}

/**
 * Reads a word in an Indian script as plain Latin letters, roughly as people would type it, every
 * inherent vowel included but the last one of Devanagari and Gurmukhi: "जयनगर" gives "jayanagar". Other letters
 * pass through.
 *
 * @param inherent the vowel that no letter shows; with Bengali's o "দরকার" gives "dorokaro", and nasal vowels
 *   are read as plain ones
 */
export function transliterate(typed: string, inherent: 'a' | 'o' = 'a'): string {
  const word = respelled(typed)
  let latin = ''
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at)
    latin += isBrahmic(code)
      ? (vowels[code & 0x7f] ?? readLetter(word, at, code, inherent))
      : String.fromCharCode(code)
  }
  return latin
}

/** How a script writes sounds that its letters do not show; each is looked for where its first letters stand. */
interface Respelling {
  start: string
  pattern: RegExp
  by: string
}

/**
 * The village of so many names is written with a v that is heard as an o (गोरेगांव, ಮಡಗಾಂವ್), and so is the Rao of
 * నరసరావుపేట. Bengali has no letter for w and writes o and y (ওয়ারাঙ্গল is Warangal, and হোয়াইট opens with an
 * English wh), Tamil the kr of Krishna as two syllables.
 */
const respellings: ReadonlyMap<number, readonly Respelling[]> = new Map([
  [0x900, [{ start: 'गा', pattern: /गा[ंँ]?व(?![ा-ौ])/g, by: 'गाओन' }]],
  [
    0x980,
    [
      { start: '\u09af\u09bc', pattern: /(?:^হো|ও)\u09af\u09bc(?=[া-ৌ])/g, by: 'w' },
      { start: 'গাঁও', pattern: /গাঁও/g, by: 'গাওন' },
    ],
  ],
  [0xb80, [{ start: 'கிருஷ்', pattern: /கிருஷ்/g, by: 'க்ரிஷ்' }]],
  [
    0xc00,
    [
      { start: 'గా', pattern: /గా[ంఁ]?వ్/g, by: 'గాఓన్' },
      { start: 'రావుప', pattern: /రావు(?=ప)/g, by: 'రాఓ' },
    ],
  ],
  [0xc80, [{ start: 'ಗಾ', pattern: /ಗಾಂ?ವ(?:್|$)/g, by: 'ಗಾಓನ್' }]],
  [0xd00, [{ start: 'ഗാ', pattern: /ഗാ(?:ം|ൺ)?വ്/g, by: 'ഗാഓൻ' }]],
])

function respelled(typed: string): string {
  let word = typed
  for (const { start, pattern, by } of respellings.get(typed.charCodeAt(0) & ~0x7f) ?? none)
    if (word.includes(start)) word = word.replace(pattern, by)
  return word
}

const none: readonly Respelling[] = []

function readLetter(word: string, at: number, code: number, inherent: 'a' | 'o'): string {
  const offset = code & 0x7f
  if (offset === candrabindu && inherent === 'o') return ''
  if (offset === anusvara || offset === candrabindu || offset === tippi) return nasal(word, at, code)
  const consonant = southernPair(word, at, code) ?? consonants[offset]
  if (consonant === undefined) return offset === letterA ? inherent : (singles[code] ?? '')
  const marked = isSign(word, at + 1, nukta)
  const next = at + (marked ? 2 : 1)
  const sound = marked
    ? withNukta(word, at, offset, consonant)
    : code === bengaliYa
      ? readBengaliYa(word, at)
      : isUndottedFlap(word, at, code)
        ? 'rh'
        : consonant
  const silent = next === word.length && endsSilently(code, inherent)
  return !silent && takesInherentVowel(word, next) ? sound + inherent : sound
}

/**
 * Devanagari, Bengali and Gurmukhi write no virama under a last consonant that is heard without a vowel. The
 * last o of a Bengali word, unlike that of a name, may be heard: বড়.
 */
function endsSilently(code: number, inherent: 'a' | 'o'): boolean {
  if (code < 0xa00) return code < 0x980 || inherent === 'a'
  return code < 0xa80
}

/** A j, but behind another consonant a y: শ্যামবাজার; in a first syllable that only colours its vowel: ব্যারাকপুর. */
function readBengaliYa(word: string, at: number): string {
  if (!isSign(word, at - 1, virama)) return 'j'
  return at === 2 && word.charCodeAt(0) !== bengaliSha ? '' : 'y'
}

/** Letters of Malayalam, and one of Tamil, that sound otherwise beside another one; null for all others. */
function southernPair(word: string, at: number, code: number): string | null {
  if (code === tamilNga) return isSign(word, at + 1, virama) && word.charCodeAt(at + 2) === 0xb95 ? 'n' : 'ng'
  if (code !== malayalamRra && code !== malayalamNga && code !== malayalamNya) return null
  const after = isSign(word, at + 1, virama) ? word.charCodeAt(at + 2) : 0
  if (code === malayalamNga && after === malayalamNga) return ''
  if (code === malayalamNga) return after === 0xd15 || after === 0xd17 ? 'n' : 'ng'
  const before = isSign(word, at - 1, virama) ? word.charCodeAt(at - 2) : 0
  if (code === malayalamRra) {
    return after === malayalamRra || before === malayalamRra || before === 0xd28 ? 't' : null
  }
  // "kunju": the second of two is heard as a j.
  return code === malayalamNya && before === malayalamNya ? 'j' : null
}

/** A dot below makes ḍ and ḍh a flapped r; other dots are not heard in names. */
function withNukta(word: string, at: number, offset: number, consonant: string): string {
  // লিলুয়া is Liluah: between u and a no y is heard.
  if (offset === 0x2f && (isSign(word, at - 1, 0x41) || isSign(word, at - 1, 0x42))) return ''
  if (offset === 0x21) return 'r'
  if (offset === 0x22) return 'rh'
  return consonant
}

/** The dot below is left out at will: the ḍh that closes a word in Hindi is a flapped r (चंडीगढ, रायगढ). */
function isUndottedFlap(word: string, at: number, code: number): boolean {
  return code === devanagariDdha && at === word.length - 1 && !isSign(word, at - 1, virama)
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
  if (code === bengaliAnusvara) return isBrahmic(next) && velars.has(next & 0x7f) ? 'n' : 'ng'
  if (!isBrahmic(next)) return code >= tamilBlock ? 'm' : 'n'
  const offset = next & 0x7f
  // Down south it is an m before y to h as well: శంషాబాద్ is Shamshabad, సంవత్సరం samvatsaram.
  return offset >= 0x2a && offset <= (code >= tamilBlock ? 0x39 : 0x2e) ? 'm' : 'n'
}
