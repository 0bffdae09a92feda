import { rememberWords } from '../text/remembered.ts'
import { soundKey } from '../text/sound-key.ts'
import { lettersNamed } from './letter-names.ts'

/** One word or number of a name, ready to be joined with its neighbours into a key of the whole name. */
export interface NameUnit {
  /** As spelled: lower case, abbreviations written out, Roman numerals as digits. */
  spelled: string
  /** As it sounds. */
  sound: string
  isNumber: boolean
}

/** Words that a number belongs to: "Sector 62", "7th Phase". */
export const numberedWords: ReadonlySet<string> = new Set([
  'sector',
  'phase',
  'stage',
  'block',
  'part',
  'pocket',
  'area',
  'ward',
  'unit',
  'zone',
])

export const directions: ReadonlySet<string> = new Set(['east', 'west', 'north', 'south'])

const ordinalEndings: ReadonlySet<string> = new Set(['st', 'nd', 'rd', 'th', 'ನೇ', 'ನೆಯ', 'ನೆ'])

const writtenOut: ReadonlyMap<string, string> = new Map([
  ['sec', 'sector'],
  ['rd', 'road'],
  ['extn', 'extension'],
  ['ext', 'extension'],
  ['exten', 'extension'],
  ['ph', 'phase'],
  ['blk', 'block'],
  ['ngr', 'nagar'],
  ['ngar', 'nagar'],
  ['clny', 'colony'],
  ['hwy', 'highway'],
  ['stn', 'station'],
  ['vill', 'village'],
  ['bazaar', 'bazar'],
  ['nagara', 'nagar'],
  ['raste', 'road'],
  ['rasthe', 'road'],
  ['sectors', 'sector'],
])

/** The same words and the directions as the other scripts write them. */
const nativeNumberedWords: ReadonlyMap<string, string> = new Map([
  ['सेक्टर', 'sector'],
  ['सैक्टर', 'sector'],
  ['पूर्व', 'east'],
  ['ईस्ट', 'east'],
  ['पश्चिम', 'west'],
  ['वेस्ट', 'west'],
  ['उत्तर', 'north'],
  ['नॉर्थ', 'north'],
  ['दक्षिण', 'south'],
  ['साउथ', 'south'],
  ['रोड', 'road'],
  ['नगर', 'nagar'],
  ['कॉलोनी', 'colony'],
  ['पार्क', 'park'],
  ['टाउन', 'town'],
  ['गार्डन', 'garden'],
  ['एक्सटेंशन', 'extension'],
  ['लेआउट', 'layout'],
  ['लाइंस', 'lines'],
  ['लाइन्स', 'lines'],
  ['सिविल', 'civil'],
  ['सिटी', 'city'],
  ['हिल्स', 'hills'],
  ['हाईवे', 'highway'],
  ['সেক্টর', 'sector'],
  ['রোড', 'road'],
  ['নগর', 'nagar'],
  ['কলোনি', 'colony'],
  ['কলোনী', 'colony'],
  ['পার্ক', 'park'],
  ['টাউন', 'town'],
  ['গার্ডেন', 'garden'],
  ['গার্ডেন্স', 'gardens'],
  ['এক্সটেনশন', 'extension'],
  ['এক্সটেনশান', 'extension'],
  ['লেআউট', 'layout'],
  ['সিটি', 'city'],
  ['হিলস', 'hills'],
  ['হিল', 'hill'],
  ['স্ট্রিট', 'street'],
  ['স্ট্রীট', 'street'],
  ['এভিনিউ', 'avenue'],
  ['অ্যাভিনিউ', 'avenue'],
  ['এভেনিউ', 'avenue'],
  ['অ্যাভেনিউ', 'avenue'],
  ['নিউ', 'new'],
  ['লেক', 'lake'],
  ['বাইপাস', 'bypass'],
  ['মার্কেট', 'market'],
  ['এস্টেট', 'estate'],
  ['গ্রিন', 'green'],
  ['গ্রীন', 'green'],
  ['প্লেস', 'place'],
  ['পূর্ব', 'east'],
  ['পশ্চিম', 'west'],
  ['উত্তর', 'north'],
  ['দক্ষিণ', 'south'],
  ['ইস্ট', 'east'],
  ['ওয়েস্ট', 'west'],
  ['নর্থ', 'north'],
  ['সাউথ', 'south'],
  ['স্টেশন', 'station'],
  ['মডেল', 'model'],
  ['সিভিল', 'civil'],
  ['লাইনস', 'lines'],
  ['এয়ারপোর্ট', 'airport'],
  ['ক্যান্টনমেন্ট', 'cantonment'],
  ['গ্রেটার', 'greater'],
  ['এনক্লেভ', 'enclave'],
  ['ক্যাম্প', 'camp'],
  ['ইলেকট্রনিক', 'electronic'],
  ['ইলেকট্রনিক্স', 'electronic'],
  ['হাইটেক', 'hitec'],
  ['ফেজ়', 'phase'],
  ['স্টেজ', 'stage'],
  ['সল্ট', 'salt'],
  ['হাইওয়ে', 'highway'],
  ['ਸੈਕਟਰ', 'sector'],
  ['ਸੈਕਟਰਾਂ', 'sector'],
  ['ਸੇਕਟਰ', 'sector'],
  ['ਫ਼ੇਜ਼', 'phase'],
  ['ਬਲੌਕ', 'block'],
  ['ਪੂਰਬ', 'east'],
  ['ਈਸਟ', 'east'],
  ['ਪੱਛਮ', 'west'],
  ['ਵੈਸਟ', 'west'],
  ['ਉੱਤਰ', 'north'],
  ['ਨੌਰਥ', 'north'],
  ['ਦੱਖਣ', 'south'],
  ['ਸਾਊਥ', 'south'],
  ['ਰੋਡ', 'road'],
  ['ਚੌਕ', 'chowk'],
  ['ਚੌਂਕ', 'chowk'],
  ['ਨਗਰ', 'nagar'],
  ['ਕਲੋਨੀ', 'colony'],
  ['ਕਾਲੋਨੀ', 'colony'],
  ['ਕਲੌਨੀ', 'colony'],
  ['ਮਾਡਲ', 'model'],
  ['ਮੌਡਲ', 'model'],
  ['ਟਾਊਨ', 'town'],
  ['ਟਾਉਨ', 'town'],
  ['ਗ੍ਰੀਨ', 'green'],
  ['ਪਾਰਕ', 'park'],
  ['ਗਾਰਡਨ', 'garden'],
  ['ਸਿਟੀ', 'city'],
  ['ਐਵੇਨਿਊ', 'avenue'],
  ['ਐਵੀਨਿਊ', 'avenue'],
  ['ਐਵਨਿਊ', 'avenue'],
  ['ਇਨਕਲੇਵ', 'enclave'],
  ['ਐਨਕਲੇਵ', 'enclave'],
  ['ਅਰਬਨ', 'urban'],
  ['ਅਸਟੇਟ', 'estate'],
  ['ਇਸਟੇਟ', 'estate'],
  ['ਐਸਟੇਟ', 'estate'],
  ['ਸਿਵਲ', 'civil'],
  ['ਲਾਈਨਜ਼', 'lines'],
  ['ਲਾਈਨਾਂ', 'lines'],
  ['ਬਜ਼ਾਰ', 'bazar'],
  ['ਬਾਜ਼ਾਰ', 'bazar'],
  ['ਫੋਕਲ', 'focal'],
  ['ਪੁਆਇੰਟ', 'point'],
  ['ਐਕਸਟੈਂਸ਼ਨ', 'extension'],
  ['ਏਅਰਪੋਰਟ', 'airport'],
  ['ਏਰੋਸਿਟੀ', 'aerocity'],
  ['ਐਰੋਸਿਟੀ', 'aerocity'],
  ['ਸੰਨੀ', 'sunny'],
  ['ਛਾਉਣੀ', 'cantt'],
  ['ਕੈਂਟ', 'cantt'],
  ['ਮਾਲ', 'mall'],
  ['செக்டர்', 'sector'],
  ['கிழக்கு', 'east'],
  ['மேற்கு', 'west'],
  ['வடக்கு', 'north'],
  ['தெற்கு', 'south'],
  ['ரோடு', 'road'],
  ['ரோட்டுல', 'road'],
  ['ரோட்டில்', 'road'],
  ['ரோட்ல', 'road'],
  ['ரோட்டு', 'road'],
  ['சாலை', 'road'],
  ['சாலையில்', 'road'],
  ['சாலைல', 'road'],
  ['பைபாஸ்', 'bypass'],
  ['புறவழிச்சாலை', 'bypass'],
  ['காலனி', 'colony'],
  ['సెక్టార్', 'sector'],
  ['రోడ్', 'road'],
  ['రోడ్డు', 'road'],
  ['నగర్', 'nagar'],
  ['కాలనీ', 'colony'],
  ['కాలని', 'colony'],
  ['సర్కిల్', 'circle'],
  ['హిల్స్', 'hills'],
  ['సిటీ', 'city'],
  ['టౌన్', 'town'],
  ['పార్క్', 'park'],
  ['గార్డెన్స్', 'gardens'],
  ['గార్డెన్', 'garden'],
  ['లేఅవుట్', 'layout'],
  ['ఎక్స్టెన్షన్', 'extension'],
  ['ఎన్క్లేవ్', 'enclave'],
  ['ఈస్ట్', 'east'],
  ['వెస్ట్', 'west'],
  ['నార్త్', 'north'],
  ['సౌత్', 'south'],
  ['తూర్పు', 'east'],
  ['పడమర', 'west'],
  ['పశ్చిమ', 'west'],
  ['ఉత్తర', 'north'],
  ['దక్షిణ', 'south'],
  ['హైవే', 'highway'],
  ['ఎయిర్పోర్ట్', 'airport'],
  ['జంక్షన్', 'junction'],
  ['స్ట్రీట్', 'street'],
  ['మెయిన్', 'main'],
  ['బజార్', 'bazar'],
  ['బజారు', 'bazar'],
  ['మార్కెట్', 'market'],
  ['కంటోన్మెంట్', 'cantonment'],
  ['స్టేషన్', 'station'],
  ['బీచ్', 'beach'],
  ['లేక్', 'lake'],
  ['గేట్', 'gate'],
  ['క్రాస్', 'cross'],
  ['సెక్టర్', 'sector'],
  ['ಸೆಕ್ಟರ್', 'sector'],
  ['സെക്ടർ', 'sector'],
  ['फेज', 'phase'],
  ['फेज़', 'phase'],
  ['फ़ेज़', 'phase'],
  ['ফেজ', 'phase'],
  ['ਫੇਜ਼', 'phase'],
  ['ਫੇਜ', 'phase'],
  ['பேஸ்', 'phase'],
  ['ఫేజ్', 'phase'],
  ['ఫేస్', 'phase'],
  ['ರಸ್ತೆ', 'road'],
  ['ರೋಡ್', 'road'],
  ['ರೋಡು', 'road'],
  ['ನಗರ', 'nagar'],
  ['ನಗರ್', 'nagar'],
  ['ಲೇಔಟ್', 'layout'],
  ['ಲೇಔಟು', 'layout'],
  ['ಲೇಯೌಟ್', 'layout'],
  ['ಲೇಯೌಟು', 'layout'],
  ['ಕಾಲೋನಿ', 'colony'],
  ['ಕಾಲನಿ', 'colony'],
  ['ಕಾಲೊನಿ', 'colony'],
  ['ಟೌನ್', 'town'],
  ['ಸಿಟಿ', 'city'],
  ['ಪಾರ್ಕ್', 'park'],
  ['ಗಾರ್ಡನ್', 'garden'],
  ['ಸರ್ಕಲ್', 'circle'],
  ['ವೃತ್ತ', 'circle'],
  ['ಎಕ್ಸ್ಟೆನ್ಷನ್', 'extension'],
  ['ಎಕ್ಸ್ಟೆನ್ಶನ್', 'extension'],
  ['ಎಕ್ಸ್ಟೆನ್ಶನ್ನು', 'extension'],
  ['ವಿಸ್ತರಣೆ', 'extension'],
  ['ಹೈವೇ', 'highway'],
  ['ಮೇನ್', 'main'],
  ['ಮುಖ್ಯ', 'main'],
  ['ಕ್ರಾಸ್', 'cross'],
  ['ಹಿಲ್ಸ್', 'hills'],
  ['ಪೂರ್ವ', 'east'],
  ['ಪಶ್ಚಿಮ', 'west'],
  ['ಉತ್ತರ', 'north'],
  ['ದಕ್ಷಿಣ', 'south'],
  ['ಈಸ್ಟ್', 'east'],
  ['ವೆಸ್ಟ್', 'west'],
  ['ನಾರ್ತ್', 'north'],
  ['ಸೌತ್', 'south'],
  ['ಫೇಸ್', 'phase'],
  ['ಫೇಜ್', 'phase'],
  ['ഫേസ്', 'phase'],
  ['ब्लॉक', 'block'],
  ['ব্লক', 'block'],
  ['ਬਲਾਕ', 'block'],
  ['பிளாக்', 'block'],
  ['బ్లాక్', 'block'],
  ['ಬ್ಲಾಕ್', 'block'],
  ['ബ്ലോക്ക്', 'block'],
  ['स्टेज', 'stage'],
  ['ಸ್ಟೇಜ್', 'stage'],
  ['ಹಂತ', 'stage'],
  ['స్టేజ్', 'stage'],
  ['पार्ट', 'part'],
  ['ਪਾਰਟ', 'part'],
  ['পার্ট', 'part'],
  ['लेक', 'lake'],
  ['सॉल्ट', 'salt'],
  ['साल्ट', 'salt'],
  ['सॉल्टलेक', 'saltlake'],
  ['साल्टलेक', 'saltlake'],
  ['मरीन', 'marine'],
  ['ड्राइव', 'drive'],
  ['मॉडल', 'model'],
  ['गार्डन्स', 'gardens'],
  ['गार्डंस', 'gardens'],
  ['ग्रीन', 'green'],
  ['एवेन्यू', 'avenue'],
  ['एन्क्लेव', 'enclave'],
  ['एनक्लेव', 'enclave'],
  ['मार्केट', 'market'],
  ['इलेक्ट्रॉनिक', 'electronic'],
  ['ग्रेटर', 'greater'],
  ['न्यू', 'new'],
  ['ஈஸ்ட்', 'east'],
  ['வெஸ்ட்', 'west'],
  ['நார்த்', 'north'],
  ['சவுத்', 'south'],
  ['லேக்', 'lake'],
  ['சால்ட்', 'salt'],
  ['மாடல்', 'model'],
  ['சிட்டி', 'city'],
  ['சிவில்', 'civil'],
  ['லைன்ஸ்', 'lines'],
  ['கார்டன்', 'garden'],
  ['கார்டன்ஸ்', 'gardens'],
  ['பார்க்', 'park'],
  ['ஹில்ஸ்', 'hills'],
  ['லேஅவுட்', 'layout'],
  ['லேயவுட்', 'layout'],
  ['எக்ஸ்டென்ஷன்', 'extension'],
  ['மெரைன்', 'marine'],
  ['மரைன்', 'marine'],
  ['டிரைவ்', 'drive'],
  ['ட்ரைவ்', 'drive'],
  ['எஸ்டேட்', 'estate'],
  ['எலக்ட்ரானிக்', 'electronic'],
  ['நியூ', 'new'],
  ['கிரேட்டர்', 'greater'],
  ['ஃபேஸ்', 'phase'],
  ['நகர்', 'nagar'],
  ['റോഡ്', 'road'],
  ['നഗർ', 'nagar'],
  ['കോളനി', 'colony'],
  ['ടൗൺ', 'town'],
  ['സിറ്റി', 'city'],
  ['പാർക്ക്', 'park'],
  ['ഗാർഡൻ', 'garden'],
  ['ഹിൽസ്', 'hills'],
  ['ലേഔട്ട്', 'layout'],
  ['ഈസ്റ്റ്', 'east'],
  ['വെസ്റ്റ്', 'west'],
  ['നോർത്ത്', 'north'],
  ['സൗത്ത്', 'south'],
  ['മോഡൽ', 'model'],
  ['സിവിൽ', 'civil'],
  ['ലൈൻസ്', 'lines'],
  ['മറൈൻ', 'marine'],
  ['ഡ്രൈവ്', 'drive'],
  ['സാൾട്ട്', 'salt'],
  ['ന്യൂ', 'new'],
  ['ഇലക്ട്രോണിക്', 'electronic'],
  ['ഇലക്ട്രോണിക്സ്', 'electronic'],
  ['ಲೇಕ್', 'lake'],
  ['ಸಾಲ್ಟ್', 'salt'],
  ['ಮಾಡೆಲ್', 'model'],
  ['ಸಿವಿಲ್', 'civil'],
  ['ಲೈನ್ಸ್', 'lines'],
  ['ಡ್ರೈವ್', 'drive'],
  ['ಗಾರ್ಡನ್ಸ್', 'gardens'],
  ['ಎಲೆಕ್ಟ್ರಾನಿಕ್', 'electronic'],
  ['ನ್ಯೂ', 'new'],
  ['సాల్ట్', 'salt'],
  ['మోడల్', 'model'],
  ['సివిల్', 'civil'],
  ['లైన్స్', 'lines'],
  ['మెరైన్', 'marine'],
  ['డ్రైవ్', 'drive'],
  ['న్యూ', 'new'],
  ['గ్రేటర్', 'greater'],
  ['ఎలక్ట్రానిక్', 'electronic'],
  ['ఎలక్ట్రానిక్స్', 'electronic'],
])

/** English words that names are made of and other scripts write by their sound. */
export const nameWords: ReadonlySet<string> = new Set(nativeNumberedWords.values())

/** Names of Latin letters as Tamil writes them: கே கே நகர். */
const letterNames: ReadonlyMap<string, string> = new Map([
  ['ஏ', 'a'],
  ['பி', 'b'],
  ['சி', 'c'],
  ['டி', 'd'],
  ['இ', 'e'],
  ['எஃப்', 'f'],
  ['ஜி', 'g'],
  ['எச்', 'h'],
  ['ஹெச்', 'h'],
  ['ஐ', 'i'],
  ['ஜே', 'j'],
  ['கே', 'k'],
  ['கேகே', 'kk'],
  ['எல்', 'l'],
  ['எம்', 'm'],
  ['என்', 'n'],
  ['ஆர்', 'r'],
  ['ஆர்எஸ்', 'rs'],
  ['எஸ்', 's'],
  ['எச்எஸ்ஆர்', 'hsr'],
  ['பிடிஎம்', 'btm'],
  ['யு', 'u'],
  ['வி', 'v'],
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
  ['ಜೆಪಿ', 'jp'],
  ['ಕೆ', 'k'],
  ['ಕೆಆರ್', 'kr'],
  ['ಎಲ್', 'l'],
  ['ಎಂ', 'm'],
  ['ಎಂಜಿ', 'mg'],
  ['ಎನ್', 'n'],
  ['ಪಿ', 'p'],
  ['ಆರ್', 'r'],
  ['ಆರ್ಆರ್', 'rr'],
  ['ಎಸ್', 's'],
  ['ಎಚ್ಎಸ್ಆರ್', 'hsr'],
  ['ಹೆಚ್ಎಸ್ಆರ್', 'hsr'],
  ['ಎಚ್ಬಿಆರ್', 'hbr'],
  ['ಬಿಟಿಎಂ', 'btm'],
  ['ಟಿ', 't'],
  ['ಯು', 'u'],
  ['ವಿ', 'v'],
])

const partWords: readonly string[] = [...nativeNumberedWords].flatMap(([word, english]) =>
  numberedWords.has(english) ? [word] : [],
)

/** True for "sector", "block" and the like in an Indian script, whatever endings it has. */
export function isNumberedWord(word: string): boolean {
  return partWords.some((part) => word.startsWith(part))
}

/** True for the name of a Latin letter, or of several, in an Indian script. */
export function isLetterName(word: string): boolean {
  return letterNames.has(word)
}

const romanNumerals: ReadonlyMap<string, string> = new Map([
  ['ii', '2'],
  ['iii', '3'],
  ['iv', '4'],
  ['vi', '6'],
  ['vii', '7'],
  ['viii', '8'],
  ['ix', '9'],
  ['xi', '11'],
])
/** Numerals that are plain letters as well: numbers only after "phase" and the like, or closing a name. */
const romanLetters: ReadonlyMap<string, string> = new Map([
  ['i', '1'],
  ['v', '5'],
  ['x', '10'],
])

/**
 * A word of an utterance or a name as a unit; null for one that counts for nothing, as "th" in "7th".
 *
 * @param word one word or one run of digits, lower case.
 * @param before the unit before it in the same name.
 * @param unitOfWord makes the unit of a word spelled out; names share words, so an index keeps them.
 */
export function unitOf(
  word: string,
  before: NameUnit | null,
  unitOfWord: (spelled: string) => NameUnit = rememberedUnit,
): NameUnit | null {
  if (isDigits(word)) return { spelled: word, sound: word, isNumber: true }
  if (before?.isNumber && ordinalEndings.has(word)) return null
  const number = romanNumerals.get(word) ?? (before && follows(before) ? romanLetters.get(word) : undefined)
  if (number !== undefined && before !== null) return { spelled: number, sound: number, isNumber: true }
  return unitOfWord(
    writtenOut.get(word) ??
      nativeNumberedWords.get(word) ??
      letterNames.get(word) ??
      lettersNamed(word) ??
      word,
  )
}

/** A word as a unit. Letters said one by one sound like themselves: Sector 35E is not Sector 35I. */
export function wordUnit(spelled: string): NameUnit {
  return { spelled, sound: isInitials(spelled) ? spelled : soundKey(spelled), isNumber: false }
}

/** Units of words that were said lately. */
const rememberedUnit = rememberWords(wordUnit)

/** One or two letters, or a few without a vowel, as in "HSR". */
function isInitials(word: string): boolean {
  if (word.length <= 2) return isAsciiWord(word)
  if (word.length > 4) return false
  for (let at = 0; at < word.length; at++) if ('aeiouy'.includes(word.charAt(at))) return false
  return isAsciiWord(word)
}

function isAsciiWord(word: string): boolean {
  for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) > 0x7f) return false
  return true
}

function follows(before: NameUnit): boolean {
  return numberedWords.has(before.spelled)
}

/** The units of a place's name: "K.R. Puram" gives k, r, puram; "Sector-66A" gives sector, 66, a. */
export function nameUnits(name: string, unitOfWord = rememberedUnit): NameUnit[] {
  const words = wordsOf(name)
  const units: NameUnit[] = []
  for (const [position, word] of words.entries()) {
    const before = units.at(-1) ?? null
    const closing = position === words.length - 1 && before !== null ? romanLetters.get(word) : undefined
    const unit = unitOf(closing ?? word, before, unitOfWord)
    if (unit !== null) units.push(unit)
  }
  return units
}

const wordPattern = /\p{Nd}+|[\p{L}\p{M}]+/gu

/** Lower-case words and runs of digits; marks and apostrophes fall away. */
export function wordsOf(name: string): string[] {
  const plain = name.toLowerCase()
  return asciiWords(plain) ?? plain.replaceAll('’', '').replaceAll("'", '').match(wordPattern) ?? []
}

/** The same for plain ASCII, ten times as fast; null for other text. */
function asciiWords(name: string): string[] | null {
  const words: string[] = []
  let start = 0
  let kind = other
  for (let at = 0; at <= name.length; at++) {
    const code = at < name.length ? name.charCodeAt(at) : space
    if (code > 0x7f || code === apostrophe) return null
    const now = code >= 97 && code <= 122 ? letter : code >= 48 && code <= 57 ? digit : other
    if (now === kind) continue
    if (kind !== other) words.push(name.slice(start, at))
    start = at
    kind = now
  }
  return words
}

const space = 32
const apostrophe = 39
const other = 0
const letter = 1
const digit = 2

/** The key of a name as spelled, its units written together: people set spaces and hyphens at will. */
export function spelledKey(units: readonly NameUnit[]): string {
  let key = ''
  for (const unit of units) key += unit.spelled
  return key
}

/** The key of a name as it sounds. An a that opens a later word is lost, as it is inside a word. */
export function joinedSound(units: readonly NameUnit[]): string {
  let key = ''
  for (const unit of units) key += key === '' ? unit.sound : innerSound(unit)
  return key
}

/** How a unit sounds after another one. */
export function innerSound(unit: NameUnit): string {
  return unit.sound.length > 1 && unit.sound.startsWith('a') ? unit.sound.slice(1) : unit.sound
}

function isDigits(word: string): boolean {
  const code = word.charCodeAt(0)
  return code >= 48 && code <= 57
}
