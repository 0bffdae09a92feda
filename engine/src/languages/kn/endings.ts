import type { Concept } from '../concept.ts'
import type { Ending } from '../language.ts'

const inside: readonly Concept[] = ['of', 'filler']
const from: readonly Concept[] = ['range:to', 'min:after', 'origin:after']
const most: readonly Concept[] = ['max:after']
const and: readonly Concept[] = ['and', 'filler']
const or: readonly Concept[] = ['or']
const not: readonly Concept[] = ['not:after']
const none: readonly Concept[] = []

type Rows = readonly (readonly [string, readonly Concept[]])[]

/**
 * Suffixes that begin with a vowel, as its sign: behind a consonant, or in the place of a final u
 * (ಬೆಂಗಳೂರು: ಬೆಂಗಳೂರಿನಲ್ಲಿ).
 */
const afterVowelSign: Rows = [
  ['ಿನಲ್ಲಿ', inside],
  ['ಿನಲ್ಲೇ', inside],
  ['ಿನಲ್ಲಿರುವ', inside],
  ['ಿನ', inside],
  ['ಿನಿಂದ', from],
  ['ಿಂದ', from],
  ['ಿಗೆ', none],
  ['ಿಗೂ', and],
  ['ಿಗೇ', none],
  ['ಿಗಾಗಿ', none],
  ['ಿನೊಳಗೆ', most],
  ['ಿನವರೆಗೆ', most],
  ['ಿಗಿಂತ', none],
  ['ೊಳಗೆ', most],
  ['ೂ', and],
  ['ೋ', or],
  ['ೇ', none],
  ['ು', none],
  ['ಾದರೆ', none],
  ['ಾದರೂ', none],
  ['ಾದ್ರೂ', none],
  ['ಿರುವ', none],
  ['ಿರೋ', none],
  ['ಿದ್ದರೆ', none],
  ['ಾಗಿ', none],
]

/** Suffixes whose first vowel is the one inside the letter before them: ಬೆಂಗಳೂರಲ್ಲಿ, ಎರಡರಿಂದ, ಹತ್ತಕ್ಕೆ. */
const afterUnwrittenA: Rows = [
  ['ಲ್ಲಿ', inside],
  ['ಲ್ಲೇ', inside],
  ['ಲ್ಲಿರುವ', inside],
  ['ಲ್ಲಿರೋ', inside],
  ['ಲ್ಲಿನ', inside],
  ['ಲ್ಲಿದೆ', inside],
  ['ಲ್ಲಿದ್ದರೆ', inside],
  ['ಲ್ಲಿದ್ರೆ', inside],
  ['ಲ್ಲೂ', inside],
  ['ಲ್ಲಾದರೂ', inside],
  ['ಲ್ಲಾದ್ರೂ', inside],
  ['ನ್ನು', none],
  ['ನ್ನೂ', and],
  ['ನ್ನ', none],
  ['ರಿಂದ', from],
  ['ರಲ್ಲಿ', inside],
  ['ರ', inside],
  ['ಕ್ಕೆ', none],
  ['ಕ್ಕಿಂತ', none],
  ['ಲ್ಲ', not],
]

/** Suffixes that any word takes as they stand, most with the letter that links them. */
const afterAnything: Rows = [
  ['ದಲ್ಲಿ', inside],
  ['ದಲ್ಲೇ', inside],
  ['ದಲ್ಲಿರುವ', inside],
  ['ದಾಗೆ', inside],
  ['ದ', inside],
  ['ದಿಂದ', from],
  ['ದಿಂದಲೇ', from],
  ['ದೊಳಗೆ', most],
  ['ದೊಳಗಡೆ', most],
  ['ದೊಳಗಿನ', most],
  ['ದವರೆಗೆ', most],
  ['ದವರೆಗೂ', most],
  ['ದವರೆಗಿನ', most],
  ['ದತನಕ', most],
  ['ವರೆಗೆ', most],
  ['ವರೆಗೂ', most],
  ['ಕ್ಕೆ', none],
  ['ಕ್ಕೂ', and],
  ['ಕ್ಕಾಗಿ', none],
  ['ಕ್ಕಿಂತ', none],
  ['ಯಲ್ಲಿ', inside],
  ['ಯಲ್ಲೇ', inside],
  ['ಯಲ್ಲಿರುವ', inside],
  ['ಯ', inside],
  ['ಯಿಂದ', from],
  ['ಯೊಳಗೆ', most],
  ['ಯವರೆಗೆ', most],
  ['ಯವರೆಗೂ', most],
  ['ಯನ್ನು', none],
  ['ಯೂ', and],
  ['ಯೇ', none],
  ['ಯೋ', or],
  ['ಯಲ್ಲ', not],
  ['ಯಾಗಿ', none],
  ['ಯಾದರೆ', none],
  ['ಗೆ', none],
  ['ಗೂ', and],
  ['ಗಾಗಿ', none],
  ['ಗಿಂತ', none],
  ['ವನ್ನು', none],
  ['ವು', none],
  ['ವೂ', and],
  ['ವೇ', none],
  ['ವೋ', or],
  ['ವಲ್ಲ', not],
  ['ವಾಗಿ', none],
  ['ವಿರುವ', none],
  ['ನ್ನು', none],
  ['ನೂ', and],
  ['ನೋ', or],
  ['ನೇ', none],
  ['ನಲ್ಲಿ', inside],
  ['ನಲ್ಲೇ', inside],
  ['ನಲ್ಲಿರುವ', inside],
  ['ನಿಂದ', from],
  ['ನೊಳಗೆ', most],
  ['ನವರೆಗೆ', most],
  ['ನ', inside],
  ['ಲಿ', inside],
  ['ಗಳು', none],
  ['ಗಳ', inside],
  ['ಗಳಲ್ಲಿ', inside],
  ['ಗಳಿಗೆ', none],
  ['ಗಳನ್ನು', none],
  ['ಗಳವರೆಗೆ', most],
  ['ಗಳೊಳಗೆ', most],
  ['ಗಳಿಂದ', from],
  ['ಳಲ್ಲಿ', inside],
]

/** Endings as people type them behind English words and names, with what they may stand instead of. */
const latin: readonly (readonly [string, readonly string[], readonly Concept[]])[] = [
  ['alli alle li nalli nalle inalli inalle nali inali', ['', 'u'], inside],
  ['dalli dalle dali adalli yalli yalle yali valli', [''], inside],
  ['adalli adali', ['a', 'am'], inside],
  ['na ina da ya ra nalliruva dalliruva yalliruva inalliruva', [''], inside],
  ['ada', ['', 'a'], inside],
  ['inda dinda ninda yinda rinda inindha indha dindha yindha', [''], from],
  ['inda rinda arinda', ['u'], from],
  ['ge ige kke ke akke ikke gagi kkagi igagi gaagi', [''], none],
  ['ige akke', ['u'], none],
  ['annu vannu yannu nnu na anna vanna yanna ninna', [''], none],
  ['galu gala gallu', [''], none],
  ['olage dolage yolage nolage inolage dolgade olgade dolge yolge olge lolage', [''], most],
  ['olage', ['u'], most],
  [
    'varege davarege yavarege varegu davaregu yavaregu vargu davargu varge davarge tanaka datanaka dtanka',
    [''],
    most,
  ],
  ['gintha ginta kinta kkinta akkinta kkintha akkintha iginta igintha', [''], none],
  ['oo yoo vu', [''], and],
  ['alla yalla valla', [''], not],
  ['galalli galige alliro nalliro dalliro yalliro allide nallide dallide yallide', [''], inside],
  ['alliro allide inalliro inallide inallidru', ['u'], inside],
  ['inavaru inavru davaru davru yavaru yavru navaru navru', ['', 'u'], from],
]

/** How Kannada verbs end that ask: "-uttā", "-bahudā", "-tārā". */
export const askingEndings: readonly string[] = [
  'ುತ್ತಾ',
  'ತ್ತದೆಯೇ',
  'ತ್ತದೆಯಾ',
  'ತ್ತದಾ',
  'ತ್ತೀರಾ',
  '್ತೀರಾ',
  '್ತಾರಾ',
  'ತ್ತಾರೆಯೇ',
  'ಬಹುದಾ',
  'ಬಹುದೇ',
  '್ಬಹುದಾ',
  'ಿದೆಯಾ',
  'ಿದೆಯೇ',
  'ಬೇಕಾ',
  'ಬೇಕೇ',
  'bahuda',
  'bahude',
  'uttira',
  'uttade',
  'ideya',
]

export const endings: readonly Ending[] = [
  ...afterVowelSign.flatMap(([ending, means]) => ['್', 'ು'].map((stem) => ({ ending, stem, means }))),
  ...afterUnwrittenA.flatMap(([ending, means]) => ['', '್', 'ು'].map((stem) => ({ ending, stem, means }))),
  ...afterAnything.map(([ending, means]) => ({ ending, stem: '', means })),
  ...['ದಲ್ಲಿ', 'ದ', 'ಕ್ಕೆ', 'ದಿಂದ'].map((ending) => ({ ending, stem: 'ಂ', means: inside })),
  // A locative carries more: ಮೈಸೂರಿನಲ್ಲಿರೋ, ಹೆಬ್ಬಾಳದಲ್ಲಿದೆ.
  ...['ರುವ', 'ರೋ', 'ರುವಂತಹ', 'ದೆ', 'ದ್ದರೆ', 'ದ್ರೆ', 'ನ', 'ಯ', 'ಗೆ', 'ಂದ'].map((ending) => ({
    ending: `ಲ್ಲಿ${ending}`,
    stem: 'ಲ್ಲಿ',
    means: inside,
  })),
  ...['ಲ್ಲೂ', 'ಲ್ಲೇ', 'ಲ್ಲೋ', 'ಲ್ಲಾದರೂ', 'ಲ್ಲಾದ್ರೂ', 'ಲ್ಲಿಯೇ', 'ಲ್ಲಿಯೂ'].map((ending) => ({
    ending,
    stem: 'ಲ್ಲಿ',
    means: inside,
  })),
  ...['ಿನವನು', 'ಿನವರು', 'ಿನವಳು'].map((ending) => ({ ending, stem: 'ು', means: from })),
  ...['ದವರು', 'ದವನು', 'ಯವರು', 'ಯವನು', 'ನವರು'].map((ending) => ({ ending, stem: '', means: from })),
  ...latin.flatMap(([list, stems, means]) =>
    list.split(' ').flatMap((ending) => stems.map((stem) => ({ ending, stem, means }))),
  ),
]
