const dot = '\u093c'
const bengaliDot = '\u09bc'

/** A d and a flapped r, by the letter that one finds: ड and ड़, ढ़ and ध, ড and ড়, ਡ and ੜ. */
const others: ReadonlyMap<string, string> = new Map([
  ['\u0921', `\u0921${dot}`],
  [`\u0921${dot}`, '\u0921'],
  ['\u0922', `\u0922${dot}`],
  [`\u0922${dot}`, '\u0927'],
  ['\u09a1', `\u09a1${bengaliDot}`],
  [`\u09a1${bengaliDot}`, '\u09a1'],
  ['\u0a21', '\u0a5c'],
  ['\u0a5c', '\u0a21'],
])

const flaps = /[\u0921\u0922]\u093c?|\u09a1\u09bc?|[\u0a21\u0a5c]/gu

/**
 * A word of an Indian script with its d and its flapped r exchanged: Hindi leaves the dot below out at will (बुराडी
 * is Burari), and English writes now the one, now the other (जूनागढ़ is Junagadh). null for a word without either.
 */
function withOtherFlap(word: string): string | null {
  const other = word.replace(flaps, (letter) => others.get(letter) ?? letter)
  return other === word ? null : other
}

/**
 * What a word of an Indian script may have been meant to be where the dots below are left out: with its flap exchanged,
 * and in Bengali, where a y without its dot is a j as well, with the dot of its y alone and with all of them (গডিযা is
 * Garia, ডাযমন্ড Diamond). Empty for nearly all words.
 */
export function otherWritings(word: string): readonly string[] {
  const flapped = withOtherFlap(word)
  const dotted = word.replace(undottedYa, `\u09af${bengaliDot}`)
  if (dotted === word) return flapped === null ? [] : [flapped]
  const all = dotted.replace(undottedFlap, (letter) => letter + bengaliDot)
  return flapped === null || all === dotted ? [dotted] : [dotted, all]
}

/** A Bengali y that neither opens its word nor stands behind another consonant. */
const undottedYa = /(?<=[\u0981-\u09cc\u09d7])\u09af(?!\u09bc)/gu
const undottedFlap = /[\u09a1\u09a2](?!\u09bc)/gu
