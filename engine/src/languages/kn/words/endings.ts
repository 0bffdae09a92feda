import type { Concept } from '../../concept.ts'
import type { Ending } from '../../language.ts'

const inside: readonly Concept[] = ['of', 'filler']
/** "There as well". */
const insideToo: readonly Concept[] = ['of', 'and', 'filler']
const from: readonly Concept[] = ['range:to', 'min:after', 'origin:after']
const most: readonly Concept[] = ['max:after']
const and: readonly Concept[] = ['and', 'filler']
const or: readonly Concept[] = ['or']
const not: readonly Concept[] = ['not:after']
const wanted: readonly Concept[] = ['seek']
/** "At least so many", where it is wanted: ಮೂರಾದರೂ ಬೇಕು. */
const least: readonly Concept[] = ['min:after', 'acceptable', 'filler']
const asked: readonly Concept[] = ['exist', 'ask:closing']
const asks: readonly Concept[] = ['ask:closing']
const than: readonly Concept[] = ['than:after', 'filler']
const none: readonly Concept[] = []
const lives: readonly Concept[] = ['origin:after']
const lived: readonly Concept[] = ['talk:past']

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
  ['ಿಗಿಂತ', than],
  ['ೊಳಗೆ', most],
  ['ೊಳಗ', most],
  ['ಿನ್ಯಾಗ', inside],
  ['ಿನಾಗ', inside],
  ['ಾಗ', inside],
  ['ಿಗ', none],
  ['ಿಗಿಂತಾ', than],
  ['ಿಂದು', none],
  ['ಿನದು', none],
  ['ಿನದ್ದು', none],
  ['ೂ', and],
  ['ೋ', or],
  ['ೇ', none],
  ['ು', none],
  ['ಾದರೆ', none],
  ['ಾದ್ರೆ', none],
  ['ಾದರೂ', least],
  ['ಾದ್ರೂ', least],
  ['ಿರುವ', none],
  ['ಿರೋ', none],
  ['ಿದ್ದರೆ', none],
  ['ಾಗಿ', none],
  ['ೊಂದು', none],
  ['ೊಂದನ್ನು', none],
  ['ೆಲ್ಲ', none],
  ['ೆಲ್ಲಾ', none],
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
  // As it is read, no other than the ending of a verb: ಮಾಡಿಸಲು.
  ['ಲ್ಲೂ', inside],
  ['ಲ್ಲಾದರೂ', inside],
  ['ಲ್ಲಾದ್ರೂ', inside],
  ['ನ್ನು', none],
  ['ನ್ನೂ', and],
  ['ನ್ನ', none],
  ['ರಿಂದ', from],
  ['ರೊಳಗೆ', most],
  ['ರೊಳಗ', most],
  ['ರವರೆಗೆ', most],
  ['ರವರೆಗೂ', most],
  ['ರತನಕ', most],
  ['ರಲ್ಲಿ', inside],
  ['ರಷ್ಟು', none],
  ['ರಷ್ಟರಲ್ಲಿ', most],
  ['ರ', inside],
  ['ಕ್ಕೆ', none],
  ['ಕ್ಕಿಂತ', none],
  ['ಲ್ಲ', not],
  // To a man or a woman who is asked: ಮಾಡಪ್ಪ, ಹೇಳಮ್ಮ.
  ['ಪ್ಪ', none],
  ['ಮ್ಮ', none],
]

/** Suffixes that any word takes as they stand, most with the letter that links them. */
const afterAnything: Rows = [
  ['ದಲ್ಲಿ', inside],
  ['ದಲ್ಲೇ', inside],
  ['ದಲ್ಲಿರುವ', inside],
  ['ದಲ್ಲೊಂದು', inside],
  ['ಯಲ್ಲೊಂದು', inside],
  ['ನಲ್ಲೊಂದು', inside],
  // "one of …": ಸಿಬ್ಬಂದಿಯೊಬ್ಬರ, ಮನೆಯೊಂದನ್ನು.
  ['ಯದು', none],
  ['ಯದ್ದು', none],
  ['ವುಳ್ಳ', none],
  ['ಯುಳ್ಳ', none],
  ['ಗಳುಳ್ಳ', none],
  ['ಯೊಬ್ಬರ', none],
  ['ರೊಬ್ಬರ', none],
  ['ಯೊಬ್ಬರು', none],
  ['ಯೊಂದು', none],
  ['ಯೊಂದನ್ನು', none],
  ['ವೊಂದು', none],
  ['ವೊಂದನ್ನು', none],
  // The locative of the north: ಧಾರವಾಡದಾಗ, ಬೆಳಗಾವಿಯೊಳಗ.
  ['ದಾಗೆ', inside],
  ['ದಾಗೇ', inside],
  ['ಯಾಗೇ', inside],
  ['ನ್ಯಾಗೇ', inside],
  ['ನಾಗ', inside],
  ['ನಾಗೇ', inside],
  ['ದಾಗ', inside],
  ['ದಾಗಿನ', inside],
  ['ಯಾಗ', inside],
  ['ಯಾಗಿನ', inside],
  ['ನ್ಯಾಗ', inside],
  ['ಯೊಳಗ', most],
  ['ದೊಳಗ', most],
  ['ನೊಳಗ', most],
  ['ದೊಳ್ಗೆ', most],
  ['ದತನ್ಕ', most],
  ['ದತಂಕ', most],
  ['ದಷ್ಟು', none],
  ['ಯಷ್ಟು', none],
  ['ನಷ್ಟು', none],
  ['ವಷ್ಟು', none],
  ['ದಷ್ಟರಲ್ಲಿ', most],
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
  ['ಯಾದ್ರೆ', none],
  ['ವಾದರೆ', none],
  ['ವಾದ್ರೆ', none],
  ['ಯಾದರೂ', least],
  ['ಯಾದ್ರೂ', least],
  ['ವಾದರೂ', least],
  ['ವಾದ್ರೂ', least],
  ['ನಾದರೂ', least],
  ['ಗೆ', none],
  ['ಗೂ', and],
  ['ಗಾಗಿ', none],
  ['ಗಿಂತ', than],
  ['ವನ್ನು', none],
  ['ವು', none],
  ['ವೂ', and],
  ['ವೇ', none],
  ['ವೋ', or],
  ['ವಲ್ಲ', not],
  ['ವಾಗಿ', none],
  ['ವಾಯ್ತು', none],
  ['ವಾಯಿತು', none],
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

/** What may be written on to a noun, behind its linking i. */
const existing: Rows = [
  ['ರಬೇಕು', wanted],
  ['ರ್ಬೇಕು', wanted],
  ['ರಲಿ', wanted],
  ['ರುವ', none],
  ['ರೋ', none],
  ['ರುವಂತಹ', none],
  ['ರುವುದು', none],
  ['ರುವುದನ್ನು', none],
  ['ರೋದು', none],
  ['ರೋದನ್ನ', none],
  ['ವೆ', none],
  ['ದ್ದರೆ', none],
  ['ದ್ರೆ', none],
  ['ದೆಯೇ', asked],
  ['ದೆಯಾ', asked],
  ['ದ್ಯಾ', asked],
  ['ವೆಯೇ', asked],
  ['ವೆಯಾ', asked],
  ['ಲ್ಲದ', not],
  ['ಲ್ಲದೆ', not],
  ['ಲ್ಲದೇ', not],
  ['ಲ್ಲದಿದ್ದರೂ', not],
]

/** Endings as people type them behind English words and names, with what they may stand instead of. */
const latin: readonly (readonly [string, readonly string[], readonly Concept[]])[] = [
  ['alli alle li nalli nalle inalli inalle nali inali', ['', 'u'], inside],
  ['dalli dalle dali adalli yalli yalle yali valli', [''], inside],
  ['adalli adali adaga adaaga', ['a', 'am', ''], inside],
  ['daga dag yaga nyaga dagina yagina', [''], inside],
  ['yaga nyaga', ['i', 'e'], inside],
  ['na ina da ya ra nalliruva dalliruva yalliruva inalliruva', [''], inside],
  ['ada', ['', 'a'], inside],
  ['inda dinda ninda yinda rinda inindha indha dindha yindha', [''], from],
  ['inda rinda arinda', ['u'], from],
  ['appa amma', ['u'], none],
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
  'ತೀರಾ',
  'stira',
  'stiira',
  'dtira',
  'ltira',
  'ntira',
  'ttira',
  'rtira',
  'ಿದ್ರಾ',
  'ಿದಿರಾ',
  'ಿದರಾ',
  'ಂದ್ರಾ',
  'ಿದ್ದಾರಾ',
  'ಯಿತಾ',
  'ಯ್ತಾ',
  'ತಾರಾ',
  'ತ್ತಾರೆಯೇ',
  'ಬಹುದಾ',
  'ಬಹುದೇ',
  '್ಬಹುದಾ',
  'ಬೋದಾ',
  'ಬೋದೇನು',
  'ಬೌದಾ',
  'ಿದೆಯಾ',
  'ಿದೆಯೇ',
  'ಬೇಕಾ',
  'ಬೇಕೇ',
  'ುವರೇ',
  'ುವಿರಾ',
  'ುವುದೇ',
  'ಬಲ್ಲಿರಾ',
  'ಬಲ್ಲರೇ',
  'bahuda',
  'bahude',
  'boda',
  'bodha',
  'uttira',
  'uttade',
  'ideya',
]

export const endings: readonly Ending[] = [
  ...afterVowelSign.flatMap(([ending, means]) => ['್', 'ು'].map((stem) => ({ ending, stem, means }))),
  ...afterUnwrittenA.flatMap(([ending, means]) => ['', '್', 'ು'].map((stem) => ({ ending, stem, means }))),
  ...afterAnything.map(([ending, means]) => ({ ending, stem: '', means })),
  // ಹುಬ್ಬಳ್ಳ್ಯಾಗ, ಗದಗಿನ್ಯಾಗ of the north.
  ...['್ಯಾಗ', '್ಯಾಗಿನ', '್ಯಾಗೆ', '್ಯಾಗೇ'].map((ending) => ({ ending, stem: 'ಿ', means: inside })),
  ...['ದಲ್ಲಿ', 'ದ', 'ಕ್ಕೆ', 'ದಿಂದ'].map((ending) => ({ ending, stem: 'ಂ', means: inside })),
  // A locative carries more: ಮೈಸೂರಿನಲ್ಲಿರೋ, ಹೆಬ್ಬಾಳದಲ್ಲಿದೆ.
  ...['ರುವ', 'ರೋ', 'ರುವಂತಹ', 'ದೆ', 'ದ್ದರೆ', 'ದ್ರೆ', 'ನ', 'ಯ', 'ಗೆ', 'ಂದ'].map((ending) => ({
    ending: `ಲ್ಲಿ${ending}`,
    stem: 'ಲ್ಲಿ',
    means: inside,
  })),
  ...['ರಬೇಕು', 'ರ್ಬೇಕು', 'ರಲಿ', 'ರ್ಲಿ', 'ರಬೇಕಿತ್ತು'].map((ending) => ({
    ending: `ಲ್ಲಿ${ending}`,
    stem: 'ಲ್ಲಿ',
    means: wanted,
  })),
  // "Will it be held?": the ending asks, whatever the verb.
  ...['ದೆಯೇ', 'ದೆಯಾ', 'ವೆಯೇ', 'ವೆಯಾ'].map((ending) => ({
    ending: `ತ್ತ${ending}`,
    stem: `ತ್ತ${ending.slice(0, 2)}`,
    means: asks,
  })),
  // ಮೈಸೂರಿನಲ್ಲಿದ್ದೇವೆ, ಬಾಡಿಗೆ ಮನೆಯಲ್ಲಿದ್ದೆವು.
  ...'ದ್ದೇನೆ ದ್ದೇವೆ ದ್ದೀನಿ ದ್ದೀವಿ ದೀನಿ ದೀವಿ ದಾನೆ ದಾಳೆ ದಾರೆ ದ್ದಾನೆ ದ್ದಾಳೆ ದ್ದಾರೆ ರ್ತೀನಿ ರ್ತೀವಿ ರ್ತಾನೆ ರ್ತಾಳೆ ರ್ತಾರೆ ರೋದು ರುವುದು'
    .split(' ')
    .map((ending) => ({ ending: `ಲ್ಲಿ${ending}`, stem: 'ಲ್ಲಿ', means: lives })),
  ...'ತ್ತು ದ್ದೆ ದ್ದೆವು ದ್ದರು ದ್ದಳು ದ್ವಿ ದ್ರು ದ್ದಾಗ ರ್ತಿದ್ದೆ ರ್ತಿದ್ವಿ ರ್ತಿದ್ರು'
    .split(' ')
    .map((ending) => ({ ending: `ಲ್ಲಿ${ending}`, stem: 'ಲ್ಲಿ', means: lived })),
  // "Let us", he says to himself: ತಗೊಳ್ಳೋಣಾಂತ, ಇರೋಣಾಂತಿದೀವಿ.
  ...['ಾಂತ', 'ಂತ', 'ಾಂತಿದೀವಿ', 'ಂತಿದೀವಿ', 'ಾಂತಿದ್ದೀವಿ', 'ಂತಿದ್ದೀವಿ', 'ಾಂತಿದೀನಿ', 'ಂತಿದೀನಿ'].map((ending) => ({
    ending: `ೋಣ${ending}`,
    stem: 'ೋಣ',
    means: wanted,
  })),
  // "There is, as you know": ಇರುತ್ತಲ್ಲ, ಆಗತ್ತಲ್ಲ.
  ...['ತ್ತಲ್ಲ', 'ತ್ತಲ್ಲಾ', 'ತ್ತಲ್ವಾ'].map((ending) => ({ ending, stem: 'ತ್ತೆ', means: none })),
  // "It does not come, does it?": ಬರ್ತಿಲ್ವಲ್ಲ.
  ...['ವಲ್ಲ', '್ವಲ್ಲ', 'ವಲ್ಲಾ', '್ವಲ್ಲಾ'].map((ending) => ({ ending: `ಿಲ${ending}`, stem: 'ಿಲ್ಲ', means: none })),
  // What one means to do, and is at, in the north: ಕೊಳ್ಳೋದಿತ್ತು, ನೋಡಾಕತ್ತೀನಿ.
  ...['ದಿತ್ತು', 'ದಿದೆ', 'ದೈತಿ'].map((ending) => ({ ending: `ೋ${ending}`, stem: 'ೋದು', means: none })),
  ...['ಾಕತ್ತೀನಿ', 'ಾಕತ್ತೇನಿ', 'ಾಕತ್ತೀನ', 'ಾಕ್ಹತ್ತೀನಿ', '್ಲಿಕತ್ತೀನಿ', 'ಲಿಕ್ಕತ್ತೀನಿ'].map((ending) => ({
    ending,
    stem: '್ತಿದೀನಿ',
    means: none,
  })),
  ...['ಾಕತ್ತೀವಿ', 'ಾಕತ್ತೇವಿ', 'ಾಕತ್ತೀವ', 'ಾಕ್ಹತ್ತೀವಿ', '್ಲಿಕತ್ತೀವಿ', 'ಲಿಕ್ಕತ್ತೀವಿ'].map((ending) => ({
    ending,
    stem: '್ತಿದೀವಿ',
    means: none,
  })),
  // ಕೊಳ್ಳೂದು, ನೋಡೂಣ, ಹೋಗ್ತೇವಿ of the north, ಹೋಗ್ಲಿಕ್ಕೆ, ಕಟ್ಲಿಕ್ಕೆ of the coast.
  ...['ೂದು', 'ೂದೈತಿ', 'ೂದದ', 'ೂದಿತ್ತು', 'ೂದಿದೆ', 'ುದು', 'ುದುಂಟು', 'ೋದುಂಟು'].map((ending) => ({
    ending,
    stem: 'ೋದು',
    means: none,
  })),
  ...['ೂಣ', 'ೂಣು', 'ೂನು'].map((ending) => ({ ending, stem: 'ೋಣ', means: none })),
  ...['ೇವಿ', 'ೇವು'].map((ending) => ({ ending: `್ತ${ending}`, stem: '್ತೀವಿ', means: none })),
  ...['ೇನಿ', 'ೇನ'].map((ending) => ({ ending: `್ತ${ending}`, stem: '್ತೀನಿ', means: none })),
  ...['ಟ', 'ಳ', ''].flatMap((letter) =>
    ['್ಲಿಕ್ಕೆ', '್ಲಿಕ್ಕ', 'ಲಿಕ್ಕೆ', 'ಲಿಕ್ಕ', 'ಾಕ', 'ುಕೆ', 'ೂಕ'].map((ending) => ({
      ending: letter + ending,
      stem: letter === '' ? 'ೋಕೆ' : `${letter}್${letter}ೋಕೆ`,
      means: none,
    })),
  ),
  // "… should be so" is one word: ಸರಿಯಾಗಿರಬೇಕು, ಚೆನ್ನಾಗಿರ್ಬೇಕು, ಹತ್ತಿರವಾಗಿರಲಿ.
  ...['ಾಗಿ', 'ಯಾಗಿ', 'ವಾಗಿ'].flatMap((link) =>
    ['ರಬೇಕು', 'ರ್ಬೇಕು', 'ರಲಿ', 'ರ್ಲಿ', 'ದ್ದರೆ', 'ದ್ರೆ'].map((ending) => ({
      ending: link + ending,
      stem: link,
      means: wanted,
    })),
  ),
  // Verbs of causing are drawn together: ಏರ್ಸಿ, ಕಟ್ಸೋಣ, ತಿಳ್ಸಬೇಕು.
  ...['ಿ', 'ು', 'ೋಣ', 'ೋಕೆ', 'ಬೇಕು', '್ಬೇಕು', '್ತೀರಾ', '್ತೀನಿ', '್ತೀವಿ', 'ಿದ್ದು', 'ೋದು'].map((end) => ({
    ending: `್ಸ${end}`,
    stem: `ಿಸ${end}`,
    means: none,
  })),
  // "I want to", "is wanted" as they are drawn together: ಕೊಳ್ಳಬೇಕಂತಿದೀನಿ, ಬೇಕಾಗೈತಿ.
  ...['ತಿದೀನಿ', 'ತಿದ್ದೀನಿ', 'ತಿದ್ದೇನೆ', 'ತಿದೀವಿ', 'ತಿದ್ದೀವಿ', 'ತೀನಿ', 'ತೀವಿ'].map((ending) => ({
    ending: `ಕಂ${ending}`,
    stem: 'ಕಂತ',
    means: none,
  })),
  ...['ಗೇದ', 'ಗೈತಿ', 'ಗೇತಿ', 'ಗ್ಯದ', 'ಗ್ಯಾದ'].map((ending) => ({
    ending: `ಕಾ${ending}`,
    stem: 'ಕಾಗಿದೆ',
    means: none,
  })),
  // ನಡೀತದೆ, ನಡಿಯತ್ತೆ.
  ...['ೀತದೆ', 'ೀತದ', 'ೀತೈತಿ', 'ೀತೆ', 'ಿಯತ್ತೆ'].map((ending) => ({ ending, stem: 'ಿಯುತ್ತೆ', means: none })),
  // Respect of the north: ಬೇಕಾಗೇತ್ರಿ, ಅಂತೀವ್ರಿ.
  ...['್ರಿ', '್ರೀ'].flatMap((ending) => ['ಿ', 'ು'].map((stem) => ({ ending, stem, means: none }))),
  ...['ಲ್ಲಿಯೂ'].map((ending) => ({ ending, stem: 'ಲ್ಲಿ', means: insideToo })),
  ...['ಲ್ಲೂ', 'ಲ್ಲೇ', 'ಲ್ಲೋ', 'ಲ್ಲಾ', 'ಲ್ಲಾದರೂ', 'ಲ್ಲಾದ್ರೂ', 'ಲ್ಲಾದರೆ', 'ಲ್ಲಾದ್ರೆ', 'ಲ್ಲಾಗಲಿ', 'ಲ್ಲಾಗ್ಲಿ', 'ಲ್ಲಿಯೇ'].map((ending) => ({
    ending,
    stem: 'ಲ್ಲಿ',
    means: inside,
  })),
  // A noun with "there is" written on: ಕೋಣೆಗಳಿರಬೇಕು, ಸೌಲಭ್ಯವಿದ್ದರೆ, ಉದ್ಯಾನವಿಲ್ಲದ.
  ...['ಿ', 'ಗಳಿ', 'ವಿ', 'ಯಿ', 'ನಿ', 'ಗಿ', 'ಕ್ಕಿ'].flatMap((link) =>
    existing.map(([ending, means]) => ({ ending: `${link}${ending}`, stem: link === 'ಿ' ? 'ು' : '', means })),
  ),
  ...['ಿನವನು', 'ಿನವರು', 'ಿನವಳು'].map((ending) => ({ ending, stem: 'ು', means: from })),
  ...['ದವರು', 'ದವನು', 'ಯವರು', 'ಯವನು', 'ನವರು', 'ದವ್ರು', 'ದೋರು'].map((ending) => ({
    ending,
    stem: '',
    means: from,
  })),
  ...latin.flatMap(([list, stems, means]) =>
    list.split(' ').flatMap((ending) => stems.map((stem) => ({ ending, stem, means }))),
  ),
]
