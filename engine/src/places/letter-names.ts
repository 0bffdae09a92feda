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

/** The same in Gurmukhi: ਬੀਆਰਐਸ ਨਗਰ. */
const gurmukhi: ReadonlyMap<string, string> = new Map([
  ['ਏ', 'a'],
  ['ਬੀ', 'b'],
  ['ਸੀ', 'c'],
  ['ਡੀ', 'd'],
  ['ਈ', 'e'],
  ['ਐਫ', 'f'],
  ['ਐੱਫ', 'f'],
  ['ਐਫ਼', 'f'],
  ['ਐੱਫ਼', 'f'],
  ['ਜੀ', 'g'],
  ['ਐਚ', 'h'],
  ['ਐੱਚ', 'h'],
  ['ਆਈ', 'i'],
  ['ਜੇ', 'j'],
  ['ਕੇ', 'k'],
  ['ਐਲ', 'l'],
  ['ਐੱਲ', 'l'],
  ['ਐਮ', 'm'],
  ['ਐੱਮ', 'm'],
  ['ਐਨ', 'n'],
  ['ਐੱਨ', 'n'],
  ['ਓ', 'o'],
  ['ਪੀ', 'p'],
  ['ਕਿਊ', 'q'],
  ['ਆਰ', 'r'],
  ['ਐਸ', 's'],
  ['ਐੱਸ', 's'],
  ['ਟੀ', 't'],
  ['ਯੂ', 'u'],
  ['ਵੀ', 'v'],
  ['ਐਕਸ', 'x'],
  ['ਵਾਈ', 'y'],
  ['ਜ਼ੈੱਡ', 'z'],
])

/** The same in Bengali: এইচএসআর লেআউট, টি নগর. */
const bengali: ReadonlyMap<string, string> = new Map([
  ['এ', 'a'],
  ['বি', 'b'],
  ['সি', 'c'],
  ['ডি', 'd'],
  ['ই', 'e'],
  ['এফ', 'f'],
  ['জি', 'g'],
  ['এইচ', 'h'],
  ['আই', 'i'],
  ['জে', 'j'],
  ['কে', 'k'],
  ['এল', 'l'],
  ['এম', 'm'],
  ['এন', 'n'],
  ['ও', 'o'],
  ['পি', 'p'],
  ['কিউ', 'q'],
  ['আর', 'r'],
  ['এস', 's'],
  ['টি', 't'],
  ['ইউ', 'u'],
  ['ভি', 'v'],
  ['ডব্লিউ', 'w'],
  ['ডব্লু', 'w'],
  ['এক্স', 'x'],
  ['ওয়াই', 'y'],
  ['জেড', 'z'],
])

/** The same in Kannada: ಎಚ್‌ಎಸ್‌ಆರ್ ಲೇಔಟ್, ಸಿವಿ ರಾಮನ್ ನಗರ. */
const kannada: ReadonlyMap<string, string> = new Map([
  ['ಎ', 'a'],
  ['ಏ', 'a'],
  ['ಬಿ', 'b'],
  ['ಸಿ', 'c'],
  ['ಡಿ', 'd'],
  ['ಇ', 'e'],
  ['ಎಫ್', 'f'],
  ['ಜಿ', 'g'],
  ['ಎಚ್', 'h'],
  ['ಹೆಚ್', 'h'],
  ['ಐ', 'i'],
  ['ಜೆ', 'j'],
  ['ಜೇ', 'j'],
  ['ಕೆ', 'k'],
  ['ಕೇ', 'k'],
  ['ಎಲ್', 'l'],
  ['ಎಂ', 'm'],
  ['ಎಮ್', 'm'],
  ['ಎನ್', 'n'],
  ['ಓ', 'o'],
  ['ಪಿ', 'p'],
  ['ಕ್ಯೂ', 'q'],
  ['ಆರ್', 'r'],
  ['ಎಸ್', 's'],
  ['ಟಿ', 't'],
  ['ಯು', 'u'],
  ['ಯೂ', 'u'],
  ['ವಿ', 'v'],
  ['ಡಬ್ಲ್ಯೂ', 'w'],
  ['ಎಕ್ಸ್', 'x'],
  ['ವೈ', 'y'],
])

/** The same in Telugu: ఎంవీపీ కాలనీ, ఏఎస్ రావు నగర్. */
const telugu: ReadonlyMap<string, string> = new Map([
  ['ఏ', 'a'],
  ['ఎ', 'a'],
  ['బీ', 'b'],
  ['బి', 'b'],
  ['సీ', 'c'],
  ['సి', 'c'],
  ['డీ', 'd'],
  ['డి', 'd'],
  ['ఈ', 'e'],
  ['ఇ', 'e'],
  ['ఎఫ్', 'f'],
  ['జీ', 'g'],
  ['జి', 'g'],
  ['హెచ్', 'h'],
  ['ఎచ్', 'h'],
  ['ఐ', 'i'],
  ['జే', 'j'],
  ['కే', 'k'],
  ['కె', 'k'],
  ['ఎల్', 'l'],
  ['ఎమ్', 'm'],
  ['ఎం', 'm'],
  ['ఎన్', 'n'],
  ['ఓ', 'o'],
  ['పీ', 'p'],
  ['పి', 'p'],
  ['క్యూ', 'q'],
  ['ఆర్', 'r'],
  ['ఎస్', 's'],
  ['టీ', 't'],
  ['టి', 't'],
  ['యూ', 'u'],
  ['యు', 'u'],
  ['వీ', 'v'],
  ['వి', 'v'],
  ['డబ్ల్యూ', 'w'],
  ['ఎక్స్', 'x'],
  ['వై', 'y'],
  ['జెడ్', 'z'],
])

/** By the block of 128 characters that a script has. */
const scripts: Readonly<Record<number, ReadonlyMap<string, string>>> = {
  2304: devanagari,
  2432: bengali,
  2560: gurmukhi,
  3200: kannada,
  3072: telugu,
}

const longestName = 7
/** Longer words are no initials. */
const longestWord = 24

/** The Latin letters that a word names, the longest names first: "hsr" for एचएसआर; null for any other word. */
export function lettersNamed(word: string): string | null {
  const names = scripts[word.charCodeAt(0) & ~0x7f]
  if (names === undefined || word.length > longestWord) return null
  let letters = ''
  let at = 0
  while (at < word.length) {
    const name = longestNameAt(names, word, at)
    const letter = names.get(name)
    if (letter === undefined) return null
    letters += letter
    at += name.length
  }
  return letters
}

function longestNameAt(names: ReadonlyMap<string, string>, word: string, at: number): string {
  for (let length = longestName; length > 0; length--) {
    const name = word.slice(at, at + length)
    if (name.length === length && names.has(name)) return name
  }
  return ''
}
