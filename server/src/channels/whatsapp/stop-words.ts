import type { LanguageCode } from '@guru/contract/vocabulary'

/**
 * Messages that want nothing more to come, and such as want Guru back, in each language's own letters and as
 * they are typed in Latin ones. Only a whole message counts: "stop looking in Pune" is a wish. Words that end a
 * question politely ("bas", "enough", "podhum") are none of them: the dialogue hears them.
 */
const words: Record<LanguageCode, { stop: readonly string[]; start: readonly string[] }> = {
  en: {
    stop: [
      'stop',
      'stop it',
      'stop all',
      'unsubscribe',
      'stop messages',
      'stop messaging',
      'do not message me',
      'dont message me',
      "don't message me",
    ],
    start: ['start', 'unstop', 'subscribe', 'resume'],
  },
  ta: {
    stop: ['நிறுத்து', 'நிறுத்துங்கள்', 'நிறுத்துங்க', 'மெசேஜ் வேண்டாம்', 'niruthu', 'niruthunga', 'message vendam'],
    start: ['தொடங்கு', 'தொடங்குங்கள்', 'ஆரம்பி', 'thodangu', 'arambi'],
  },
  hi: {
    stop: [
      'बंद करो',
      'बंद करें',
      'बंद कर दो',
      'बंद कीजिए',
      'बन्द करो',
      'रोको',
      'रोक दो',
      'स्टॉप',
      'मैसेज मत भेजो',
      'मैसेज बंद करो',
      'band karo',
      'band kar do',
      'band kijiye',
      'message mat bhejo',
    ],
    start: ['शुरू करें', 'शुरू करो', 'शुरू', 'चालू करो', 'स्टार्ट', 'shuru karo', 'shuru karein', 'chalu karo'],
  },
  ml: {
    stop: [
      'നിർത്തൂ',
      'നിർത്തുക',
      'നിർത്ത്',
      'മെസേജ് വേണ്ട',
      'സ്റ്റോപ്പ്',
      'nirthu',
      'nirthoo',
      'nirthuka',
      'message venda',
    ],
    start: ['തുടങ്ങാം', 'തുടങ്ങൂ', 'തുടങ്ങുക', 'ആരംഭിക്കുക', 'ആരംഭിക്കൂ', 'thudangam', 'thudangu', 'thudangoo'],
  },
  kn: {
    stop: ['ನಿಲ್ಲಿಸಿ', 'ನಿಲ್ಲಿಸು', 'ಸಾಕು ನಿಲ್ಲಿಸಿ', 'ಮೆಸೇಜ್ ಬೇಡ', 'ಸ್ಟಾಪ್', 'nillisi', 'nillisu', 'message beda'],
    start: ['ಶುರು ಮಾಡಿ', 'ಶುರು', 'ಪ್ರಾರಂಭಿಸಿ', 'ಆರಂಭಿಸಿ', 'shuru madi', 'prarambhisi'],
  },
  te: {
    stop: [
      'ఆపు',
      'ఆపండి',
      'ఆపేయండి',
      'మెసేజ్ వద్దు',
      'మెసేజ్‌లు వద్దు',
      'స్టాప్',
      'aapu',
      'aapandi',
      'aapeyandi',
      'message vaddu',
    ],
    start: [
      'మొదలు',
      'మొదలుపెట్టు',
      'మొదలుపెట్టండి',
      'మొదలు పెట్టండి',
      'ప్రారంభించు',
      'ప్రారంభించండి',
      'modalu',
      'modalupettu',
      'modalu pettandi',
      'prarambhinchu',
    ],
  },
  pa: {
    stop: ['ਬੰਦ ਕਰੋ', 'ਬੰਦ ਕਰ ਦਿਓ', 'ਰੋਕੋ', 'ਰੋਕ ਦਿਓ', 'ਸਟਾਪ', 'ਮੈਸੇਜ ਨਾ ਭੇਜੋ', 'band kar deo', 'message na bhejo'],
    start: ['ਸ਼ੁਰੂ ਕਰੋ', 'ਸ਼ੁਰੂ', 'ਚਾਲੂ ਕਰੋ', 'ਸਟਾਰਟ', 'shuru kro'],
  },
  bn: {
    stop: [
      'বন্ধ করুন',
      'বন্ধ করো',
      'বন্ধ কর',
      'থামুন',
      'থামো',
      'স্টপ',
      'মেসেজ পাঠাবেন না',
      'bondho korun',
      'bondho koro',
      'bandho korun',
      'thamun',
    ],
    start: ['শুরু করুন', 'শুরু করো', 'শুরু', 'চালু করুন', 'shuru korun', 'suru korun', 'shuru koro'],
  },
}

const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[[\p{P}\p{S}]--[']]+/gv, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const all = Object.values(words)
const stopping = new Set(all.flatMap(({ stop }) => stop.map(plain)))
const starting = new Set(all.flatMap(({ start }) => start.map(plain)))

/** Whether a whole message is a word to stop or to start again, in any of the languages. */
export function stopOrStart(text: string): 'stop' | 'start' | null {
  const said = plain(text)
  if (stopping.has(said)) return 'stop'
  return starting.has(said) ? 'start' : null
}
