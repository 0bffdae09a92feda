import type { NumberWords } from '../language.ts'

/** Each value with its written and its spoken forms; Latin spellings only where sound does not lead to them. */
const units: readonly (readonly [number, string])[] = [
  [0, 'പൂജ്യം സീറോ'],
  [1, 'ഒന്ന് ഒന്നു ഒരു'],
  [2, 'രണ്ട് രണ്ടു റണ്ട് റെണ്ട് rand randennam randenam'],
  [3, 'മൂന്ന് മൂന്നു moon moonnennam moonennam moonnenam'],
  [4, 'നാല് നാലു naalennam nalennam'],
  [5, 'അഞ്ച് അഞ്ചു anch anchennam anjennam'],
  [6, 'ആറ് ആറു'],
  [7, 'ഏഴ് ഏഴു'],
  [8, 'എട്ട് എട്ടു'],
  [9, 'ഒമ്പത് ഒൻപത് ഒമ്പതു ഒൻപതു'],
  [10, 'പത്ത് പത്തു patth path'],
  [11, 'പതിനൊന്ന് പതിനൊന്നു'],
  [12, 'പന്ത്രണ്ട് പത്രണ്ട് പന്ത്രണ്ടു പന്തിരണ്ട് പന്ത്രെണ്ട്'],
  [13, 'പതിമൂന്ന് പതിമൂന്നു പതിമ്മൂന്ന്'],
  [14, 'പതിനാല് പതിനാലു'],
  [15, 'പതിനഞ്ച് പതിനഞ്ചു പതിനെഞ്ച്'],
  [16, 'പതിനാറ് പതിനാറു'],
  [17, 'പതിനേഴ് പതിനേഴു'],
  [18, 'പതിനെട്ട് പതിനെട്ടു'],
  [19, 'പത്തൊമ്പത് പത്തൊൻപത് പത്തൊമ്പതു'],
]

/** Twenty to ninety: alone, and as the numbers after it begin. */
const tens: readonly (readonly [number, string, string])[] = [
  [20, 'ഇരുപത് ഇരുവത് ഇരിപത്', 'ഇരുപത്തി ഇരുവത്തി'],
  [30, 'മുപ്പത് മുപ്പതു', 'മുപ്പത്തി'],
  [40, 'നാല്പത് നാൽപ്പത് നാപ്പത്', 'നാല്പത്തി നാൽപ്പത്തി നാപ്പത്തി'],
  [50, 'അമ്പത് അൻപത് അന്പത്', 'അമ്പത്തി അൻപത്തി'],
  [60, 'അറുപത് അറുവത്', 'അറുപത്തി അറുവത്തി'],
  [70, 'എഴുപത് എഴുവത് eyupath', 'എഴുപത്തി എഴുവത്തി'],
  [80, 'എൺപത് എമ്പത് enbath', 'എൺപത്തി എമ്പത്തി'],
  [90, 'തൊണ്ണൂറ് തൊണ്ണൂറു', 'തൊണ്ണൂറ്റി തൊണ്ണൂറ്റ്'],
]

/** One to nine as they follow the tens: in full, and where the tens lose their last vowel. */
const afterTens: readonly (readonly [number, string, string])[] = [
  [1, 'യൊന്ന് ഒന്ന്', 'ൊന്ന്'],
  [2, 'രണ്ട്', ''],
  [3, 'മൂന്ന്', ''],
  [4, 'നാല്', ''],
  [5, 'യഞ്ച് അഞ്ച്', 'ഞ്ച്'],
  [6, 'യാറ് ആറ്', 'ാറ്'],
  [7, 'യേഴ് ഏഴ്', 'േഴ്'],
  [8, 'യെട്ട് എട്ട്', 'െട്ട്'],
  [9, 'യൊമ്പത് ഒമ്പത് യൊൻപത്', 'ൊമ്പത് ൊൻപത്'],
]

/** 21 to 99 written together: ഇരുപത്തിയഞ്ച്, ഇരുപത്തഞ്ച്. */
const belowHundred: readonly (readonly [number, string])[] = tens.flatMap(([ten, , joined]) => {
  const stems = joined.split(' ').filter((stem) => stem.endsWith('ി'))
  return afterTens.map(([digit, whole, elided]) => {
    const full = stems.flatMap((stem) => whole.split(' ').map((word) => stem + word))
    const short = stems.flatMap((stem) =>
      elided === '' ? [] : elided.split(' ').map((word) => stem.slice(0, -1) + word),
    )
    return [ten + digit, [...full, ...short].join(' ')] as const
  })
})

const hundreds: readonly (readonly [number, string])[] = [
  [200, 'ഇരുന്നൂറ് ഇരുനൂറ് ഇരുന്നൂറ്റി ഇരുന്നൂറ്റ്'],
  [300, 'മുന്നൂറ് മുന്നൂറ്റി മുന്നൂറ്റ്'],
  [400, 'നാനൂറ് നാന്നൂറ് നാനൂറ്റി നാനൂറ്റ്'],
  [500, 'അഞ്ഞൂറ് അഞ്ഞൂറ്റി അഞ്ഞൂറ്റ് അഞ്ചുനൂറ് annoor annooru annuru anhooru'],
  [600, 'അറുന്നൂറ് അറുനൂറ് അറുന്നൂറ്റി അറുന്നൂറ്റ്'],
  [700, 'എഴുന്നൂറ് എഴുനൂറ് എഴുന്നൂറ്റി എഴുന്നൂറ്റ്'],
  [800, 'എണ്ണൂറ് എണ്ണൂറ്റി എണ്ണൂറ്റ്'],
  [900, 'തൊള്ളായിരം തൊള്ളായിരത്തി തൊള്ളായിരത്ത്'],
]

/** Halves and quarters that do not follow the rule below. */
const fractions: readonly (readonly [number, string])[] = [
  [0.5, 'അര ara അരക്ക് പകുതി'],
  [0.25, 'കാൽ kaal'],
  [0.75, 'മുക്കാൽ മുക്കാല്'],
  [1.5, 'ഒന്നര ഒന്നരെ onnar'],
  [1.25, 'ഒന്നേകാൽ ഒന്നേകാല് ഒന്നെകാൽ'],
  [1.75, 'ഒന്നേമുക്കാൽ ഒന്നേമുക്കാല് ഒന്നെമുക്കാൽ ഒന്നമുക്കാൽ'],
]

/** "Two and a half", "two and a quarter": രണ്ടര, രണ്ടേകാൽ, രണ്ടേമുക്കാൽ. */
const withFractions: readonly (readonly [number, string])[] = [...units, ...tens, ...belowHundred].flatMap(
  ([value, words]) => {
    const stems = words.split(' ').filter((word) => value > 0 && word.endsWith('്'))
    const ending = (end: string) => stems.map((word) => `${word.slice(0, -1)}${end}`).join(' ')
    return stems.length === 0
      ? []
      : [
          // "two or three": രണ്ടോ മൂന്നോ.
          [value, ending('ോ')] as const,
          // "two of them": രണ്ടെണ്ണം, രണ്ടെണ്ണമെങ്കിലും.
          [value, ending('െണ്ണം')] as const,
          [value + 0.5, ending('ര')] as const,
          [value + 0.25, `${ending('േകാൽ')} ${ending('േകാല്')}`] as const,
          [value + 0.75, `${ending('േമുക്കാൽ')} ${ending('േമുക്കാല്')}`] as const,
        ]
  },
)

const scales: readonly (readonly [number, string])[] = [
  [100, 'നൂറ് നൂറു നൂറ്റി നൂറ്റ് ഹൺഡ്രഡ് ഹൺഡ്രെഡ് ഹണ്ട്രഡ്'],
  [1000, 'ആയിരം ആയിരാ ആയിരാണ് ആയിരത്തി ആയിരത്ത് തൗസൻഡ് തൗസന്റ് ayram aairam aayram'],
  [100_000, 'ലക്ഷം ലച്ചം ലച്ചത്തി ലക്ഷത്തി ലക്ഷത്ത് ലക്ഷങ്ങൾ ലക്ഷോം ലക്ഷവും ലാഖ് ലാക്സ് ലാക്ക്സ് ലാക്ക് ലാക് ലക്ഷ laksh'],
  [10_000_000, 'കോടി കോടിയും കോടികൾ ക്രോർ ക്രോർസ് കൊടി'],
  [1_000_000, 'മില്യൺ'],
  [1_000_000_000, 'ബില്യൺ'],
]

const ordinals: readonly (readonly [number, string])[] = [
  [1, 'ഒന്നാം ഒന്നാമത് ഒന്നാമത്തെ ഒന്നാമത്തേത് ആദ്യത്തെ ആദ്യത്തേത് ആദ്യം ഫസ്റ്റ്'],
  [2, 'രണ്ടാം രണ്ടാമത് രണ്ടാമത്തെ രണ്ടാമത്തേത് സെക്കൻഡ്'],
  [3, 'മൂന്നാം മൂന്നാമത് മൂന്നാമത്തെ മൂന്നാമത്തേത് തേർഡ്'],
  [4, 'നാലാം നാലാമത് നാലാമത്തെ നാലാമത്തേത്'],
  [5, 'അഞ്ചാം അഞ്ചാമത് അഞ്ചാമത്തെ അഞ്ചാമത്തേത്'],
  [6, 'ആറാം ആറാമത് ആറാമത്തെ ആറാമത്തേത്'],
  [7, 'ഏഴാം ഏഴാമത് ഏഴാമത്തെ ഏഴാമത്തേത്'],
  [8, 'എട്ടാം എട്ടാമത് എട്ടാമത്തെ എട്ടാമത്തേത്'],
  [9, 'ഒമ്പതാം ഒമ്പതാമത്തെ ഒൻപതാം ഒൻപതാമത്തെ'],
  [10, 'പത്താം പത്താമത് പത്താമത്തെ'],
]

/** Each of the words parted by spaces, with its value. */
function spelled(rows: readonly (readonly [number, string])[]): Record<string, number> {
  return Object.fromEntries(rows.flatMap(([value, words]) => words.split(' ').map((word) => [word, value])))
}

export const numbers: NumberWords = {
  values: {
    ...spelled(units),
    ...spelled(tens.map(([value, whole, before]) => [value, `${whole} ${before}`] as const)),
    ...spelled(belowHundred),
    ...spelled(hundreds),
    ...spelled(fractions),
    ...spelled(withFractions),
  },
  scales: spelled(scales),
  shortScales: { കെ: 1000, ലക്: 100_000 },
  fractionsBefore: {},
  fractionsAfter: {
    അര: 0.5,
    കാൽ: 0.25,
    മുക്കാൽ: 0.75,
    ഏകാൽ: 0.25,
    ഏമുക്കാൽ: 0.75,
    'അര കൂടി': 0.5,
    ara: 0.5,
    kaal: 0.25,
  },
  joiners: '',
  bareScales: 'ആയിരം, ആയിരത്തി, ആയിരത്ത്, നൂറ്, നൂറു, നൂറ്റി, നൂറ്റ്',
  ones: 'ഒരു, ഒര്, oru',
  points: 'പോയിന്റ്, പോയന്റ്, ദശാംശം, point',
  ordinals: spelled(ordinals),
  telephone: {
    digits: [
      'സീറോ സിറോ ഓ',
      'വൺ വണ്',
      'ടു ടൂ',
      'ത്രീ ത്രി',
      'ഫോർ',
      'ഫൈവ് ഫൈവ',
      'സിക്സ് സിക്സ',
      'സെവൻ സെവന്',
      'എയ്റ്റ് എയ്ട്ട് എയിറ്റ് എയ്ട്',
      'നയൻ നൈൻ',
    ],
    double: 'ഡബിൾ ഡബ്ൾ',
    triple: 'ട്രിപ്പിൾ ട്രിപ്പ്ൾ',
    plus: 'പ്ലസ്',
  },
  ordinalEndings:
    'ാം, ാമത്, ാമത്തേത്, ആമത്തേത്, ാമത്തെ, ആം, ആമത്, ആമത്തെ, aam, aamathe, amathe, aamathu, amathu, aamatheth',
  joined: {
    'പതിൻ, പതിന': 'പത്ത്',
    പന്തീര്: 'പന്ത്രണ്ട്',
    പതിമൂവ്: 'പതിമൂന്ന്',
    'പതിനയ്, പതിനായ്': 'പതിനഞ്ച്',
    പതിനെൺ: 'പതിനെട്ട്',
    'പത്തൊമ്പതിൻ, പത്തൊൻപതിൻ': 'പത്തൊമ്പത്',
    'ഒമ്പതിൻ, ഒൻപതിൻ, യൊമ്പതിൻ': 'ഒമ്പത്',
    'ഇരുപതിൻ, ഇരുവതിൻ': 'ഇരുപത്',
    മുപ്പതിൻ: 'മുപ്പത്',
    'നാല്പതിൻ, നാപ്പതിൻ': 'നാല്പത്',
    'അമ്പതിൻ, അൻപതിൻ': 'അമ്പത്',
    അറുപതിൻ: 'അറുപത്',
    എഴുപതിൻ: 'എഴുപത്',
    'എൺപതിൻ, എമ്പതിൻ': 'എൺപത്',
    'മൂവ്, മുവ്': 'മൂന്ന്',
    'അയ്, യയ്, ഐ': 'അഞ്ച്',
    'എൺ, യെൺ': 'എട്ട്',
    യൊന്ന്: 'ഒന്ന്',
    യഞ്ച്: 'അഞ്ച്',
    യാറ്: 'ആറ്',
    യേഴ്: 'ഏഴ്',
    യെട്ട്: 'എട്ട്',
    യൊമ്പത്: 'ഒമ്പത്',
    യിരുപത്: 'ഇരുപത്',
    യിരുപതിൻ: 'ഇരുപത്',
    'യമ്പത്, യമ്പതിൻ, യൻപത്, യൻപതിൻ': 'അമ്പത്',
    'യറുപത്, യറുപതിൻ': 'അറുപത്',
    'യെൺപത്, യെൺപതിൻ': 'എൺപത്',
    യിരുന്നൂറ്: 'ഇരുന്നൂറ്',
    യഞ്ഞൂറ്: 'അഞ്ഞൂറ്',
    യറുന്നൂറ്: 'അറുന്നൂറ്',
    യെഴുന്നൂറ്: 'എഴുന്നൂറ്',
  },
  elided: '',
  vague: 'ഒരു, ഒന്ന്, ഒന്നു, അര, ara, അരക്ക്, പകുതി, കാൽ, kaal, മുക്കാൽ, പൂജ്യം, moon',
}
