import type { NumberWords } from '../language.ts'

/** Zero to nineteen with their written and spoken forms; Latin spellings only where sound does not lead to them. */
const units: readonly (readonly [number, string])[] = [
  [0, 'ಸೊನ್ನೆ ಶೂನ್ಯ ಜೀರೋ ಝೀರೋ'],
  [1, 'ಒಂದು ಒಂದ್ ಒಂದೇ ond'],
  [2, 'ಎರಡು ಎರಡೂ ಇನ್ನೆರಡು ಎರಡ್ ಎರ್ಡು ಎರೆಡು ಏರಡು erad erd'],
  [3, 'ಮೂರು ಮೂರೂ ಮೂರ್ moor mooru'],
  [4, 'ನಾಲ್ಕು ನಾಲ್ಕ್ ನಾಲಕು ನಾಕು ನಾಕ್ nalk naalk'],
  [5, 'ಐದು ಅಯ್ದು ಇನ್ನೈದು ಐದ್ aid ayd'],
  [6, 'ಆರು ಆರ್ ಇನ್ನಾರು aaru'],
  [7, 'ಏಳು ಏಳ್ yelu elu yel'],
  [8, 'ಎಂಟು ಎಂಟ್ ಇನ್ನೆಂಟು ent entu'],
  [9, 'ಒಂಬತ್ತು ಒಂಭತ್ತು ಇನ್ನೊಂಬತ್ತು ಒಂಬತ್ ombat ombatt'],
  [10, 'ಹತ್ತು ಹತ್ತ್ ಹತ್ತ hatt hath'],
  [11, 'ಹನ್ನೊಂದು ಹನ್ನೊಂದ್ ಹನ್ನೋಂದು hannond'],
  [12, 'ಹನ್ನೆರಡು ಹನ್ನೆರ್ಡು ಹನ್ನೆರಡ್ hannerad'],
  [13, 'ಹದಿಮೂರು ಹದ್ಮೂರು ಹದಿಮೂರ್ hadimur'],
  [14, 'ಹದಿನಾಲ್ಕು ಹದ್ನಾಲ್ಕು ಹದಿನಾಲ್ಕ್ hadinalk'],
  [15, 'ಹದಿನೈದು ಹದ್ನೈದು ಹದಿನಯ್ದು ಹದಿನೈದ್ ಹದಿನಾಯ್ದು hadinaid hadnaid'],
  [16, 'ಹದಿನಾರು ಹದ್ನಾರು ಹದಿನಾರ್ hadinar'],
  [17, 'ಹದಿನೇಳು ಹದ್ನೇಳು ಹದಿನೇಳ್ hadinel'],
  [18, 'ಹದಿನೆಂಟು ಹದ್ನೆಂಟು ಹದಿನೆಂಟ್ hadinent'],
  [19, 'ಹತ್ತೊಂಬತ್ತು ಹತ್ತೊಂಭತ್ತು hattombat'],
]

/** English numbers as they are said and written in Kannada; in Latin letters "for" and "to" stay words. */
const english: readonly (readonly [number, string])[] = [
  [1, 'ವನ್'],
  [2, 'ಟೂ'],
  [3, 'ತ್ರೀ ಥ್ರೀ'],
  [4, 'ಫೋರ್'],
  [5, 'ಫೈವ್'],
  [6, 'ಸಿಕ್ಸ್'],
  [7, 'ಸೆವೆನ್ ಸೆವನ್'],
  [8, 'ಎಯ್ಟ್'],
  [9, 'ನೈನ್'],
  [10, 'ಟೆನ್'],
  [11, 'ಎಲೆವೆನ್ ಇಲೆವೆನ್'],
  [12, 'ಟ್ವೆಲ್ವ್'],
  [13, 'ಥರ್ಟೀನ್'],
  [14, 'ಫೋರ್ಟೀನ್'],
  [15, 'ಫಿಫ್ಟೀನ್'],
  [16, 'ಸಿಕ್ಸ್ಟೀನ್'],
  [17, 'ಸೆವೆಂಟೀನ್'],
  [18, 'ಎಯ್ಟೀನ್'],
  [19, 'ನೈಂಟೀನ್'],
  [20, 'ಟ್ವೆಂಟಿ ಟ್ವಂಟಿ'],
  [30, 'ಥರ್ಟಿ'],
  [40, 'ಫಾರ್ಟಿ ಫೋರ್ಟಿ'],
  [50, 'ಫಿಫ್ಟಿ'],
  [60, 'ಸಿಕ್ಸ್ಟಿ'],
  [70, 'ಸೆವೆಂಟಿ'],
  [80, 'ಎಯ್ಟಿ'],
  [90, 'ನೈಂಟಿ'],
]

/** Twenty to ninety without the last vowel, as the numbers after each begin. */
const tens: readonly (readonly [number, string])[] = [
  [20, 'ಇಪ್ಪತ್ತ ಇಪ್ಪತ ಇನ್ನಿಪ್ಪತ್ತ'],
  [30, 'ಮೂವತ್ತ ಮೂವತ ಮುವತ್ತ ಮೂವ್ವತ್ತ'],
  [40, 'ನಲವತ್ತ ನಲ್ವತ್ತ ನಾಲ್ವತ್ತ ನಲವತ ನಾಲವತ್ತ'],
  [50, 'ಐವತ್ತ ಅಯ್ವತ್ತ ಐವತ ಇನ್ನೈವತ್ತ'],
  [60, 'ಅರವತ್ತ ಅರ್ವತ್ತ ಅರವತ ಅರುವತ್ತ'],
  [70, 'ಎಪ್ಪತ್ತ ಎಪ್ಪತ'],
  [80, 'ಎಂಬತ್ತ ಎಂಭತ್ತ ಎಂಬತ ಎಣ್ಬತ್ತ'],
  [90, 'ತೊಂಬತ್ತ ತೊಂಭತ್ತ ತೊಂಬತ ತೊಂಬೈತ್ತ'],
]

/** One to nine as they are written on to the tens. */
const after: readonly (readonly [number, string])[] = [
  [1, 'ೊಂದು'],
  [2, 'ೆರಡು ೆರ್ಡು'],
  [3, 'ಮೂರು ್ಮೂರು ುಮೂರು'],
  [4, 'ನಾಲ್ಕು ್ನಾಲ್ಕು ುನಾಲ್ಕು'],
  [5, 'ೈದು'],
  [6, 'ಾರು'],
  [7, 'ೇಳು'],
  [8, 'ೆಂಟು'],
  [9, 'ೊಂಬತ್ತು ೊಂಭತ್ತು'],
]

const hundreds: readonly (readonly [number, string])[] = [
  [200, 'ಇನ್ನೂರು ಇನ್ನೂರ ಎರಡುನೂರು'],
  [300, 'ಮುನ್ನೂರು ಮುನ್ನೂರ ಮೂರುನೂರು ಮೂನ್ನೂರು'],
  [400, 'ನಾನೂರು ನಾನೂರ ನಾನ್ನೂರು ನಾಲ್ಕುನೂರು ನಾಲ್ನೂರು'],
  [500, 'ಐನೂರು ಐನೂರ ಐದುನೂರು ಐನ್ನೂರು ಅಯ್ನೂರು'],
  [600, 'ಆರುನೂರು ಆರ್ನೂರು ಆರುನೂರ ಆರನೂರು'],
  [700, 'ಏಳುನೂರು ಏಳ್ನೂರು ಏಳುನೂರ'],
  [800, 'ಎಂಟುನೂರು ಎಂಟ್ನೂರು ಎಂಟುನೂರ ಎಂಟನೂರು'],
  [900, 'ಒಂಬೈನೂರು ಒಂಭೈನೂರು ಒಂಬೈನೂರ ಒಂಬತ್ತುನೂರು ಒಂಬೈನ್ನೂರು'],
]

/** Said as one word where the sound of the parts does not show them. */
const parts: readonly (readonly [number, string])[] = [
  [0.5, 'ಅರ್ಧ ಅರೆ ardha arda'],
  [0.25, 'ಕಾಲು kaalu kalu'],
  [0.75, 'ಮುಕ್ಕಾಲು ಮುಕ್ಕಾಲ್ mukkal'],
  [1.5, 'ಒಂದೂವರೆ ಒಂದುವರೆ ಒಂದೂವರೇ ಒಂದ್ವರೆ ಒಂದೂವರಿ'],
  [2.5, 'ಎರಡೂವರೆ ಎರಡುವರೆ ಎರಡೂವರೇ ಎರಡ್ವರೆ'],
  [3.5, 'ಮೂರೂವರೆ ಮೂರುವರೆ ಮೂರ್ವರೆ'],
  [4.5, 'ನಾಲ್ಕೂವರೆ ನಾಲ್ಕುವರೆ'],
  [5.5, 'ಐದೂವರೆ ಐದುವರೆ'],
  [6.5, 'ಆರೂವರೆ ಆರುವರೆ'],
  [7.5, 'ಏಳೂವರೆ ಏಳುವರೆ'],
  [8.5, 'ಎಂಟೂವರೆ ಎಂಟುವರೆ'],
  [9.5, 'ಒಂಬತ್ತೂವರೆ ಒಂಬತ್ತುವರೆ'],
  [10.5, 'ಹತ್ತೂವರೆ ಹತ್ತುವರೆ'],
  [1.25, 'ಒಂದೂಕಾಲು ಒಂದುಕಾಲು ಒಂದೇಕಾಲು'],
  [1.75, 'ಒಂದೂಮುಕ್ಕಾಲು ಒಂದುಮುಕ್ಕಾಲು ಒಂದೇಮುಕ್ಕಾಲು'],
  [2.25, 'ಎರಡೂಕಾಲು ಎರಡುಕಾಲು'],
  [2.75, 'ಎರಡೂಮುಕ್ಕಾಲು ಎರಡುಮುಕ್ಕಾಲು'],
]

/** In the north the last vowel is an a: ಹದಿನೈದ, ಎರಡ. Short ones would be other words. */
function northern(words: readonly (readonly [string, number])[]): [string, number][] {
  return words
    .filter(([word, value]) => value > 1 && word.length > 3 && word.endsWith('ು'))
    .map(([word, value]): [string, number] => [word.slice(0, -1), value])
}

/** Quick speech loses the last vowel, and half of a double t with it: ಹದಿನಾರ್, ಇಪ್ಪತ್. */
function clipped(words: readonly (readonly [string, number])[]): [string, number][] {
  return words
    .filter(([word, value]) => value > 10 && word.endsWith('ು'))
    .flatMap(([word, value]): [string, number][] => {
      const bare = `${word.slice(0, -1)}್`
      return bare.endsWith('ತ್ತ್')
        ? [
            [bare, value],
            [bare.slice(0, -2), value],
          ]
        : [[bare, value]]
    })
}

/** "Above two": the genitive, which must not be cut into two numbers: ಎರಡರ. */
function genitive(words: readonly (readonly [string, number])[]): [string, number][] {
  return words
    .filter(([word]) => word.endsWith('ು'))
    .map(([word, value]): [string, number] => [`${word.slice(0, -1)}ರ`, value])
}

/** The short ones of the north, which are other words where they count nothing: ಆರ, ಮೂರ. */
const northernShort = 'ಮೂರ ನಾಕ ಐದ ಆರ ಏಳ ಎಂಟ'

function spelled(rows: readonly (readonly [number, string])[]): [string, number][] {
  return rows.flatMap(([value, words]) => words.split(' ').map((word): [string, number] => [word, value]))
}

/** "ಇಪ್ಪತ್ತು" and "ಇಪ್ಪತ್ತೈದು", of every spelling of the tens. */
const twentyToNinetyNine = tens.flatMap(([ten, stems]) =>
  stems
    .split(' ')
    .flatMap((stem) => [
      [`${stem}ು`, ten] as const,
      ...spelled(after).map(([unit, value]) => [`${stem}${unit}`, ten + value] as const),
    ]),
)

export const numbers: NumberWords = {
  values: Object.fromEntries([
    ...clipped(spelled(units)),
    ...clipped(spelled(hundreds)),
    ...genitive(spelled(units)),
    ...genitive(twentyToNinetyNine),
    ...clipped(twentyToNinetyNine),
    ...spelled(northernShort.split(' ').map((word, at) => [at + 3, word] as const)),
    ...spelled(english),
    ...northern(spelled(units)),
    ...northern(twentyToNinetyNine),
    ...spelled(units),
    ...twentyToNinetyNine,
    ...spelled(hundreds),
    ...spelled(parts),
  ]),
  scales: {
    ನೂರು: 100,
    ನೂರ: 100,
    ನೂರಾ: 100,
    ಸಾವಿರ: 1000,
    ಸಾವಿರದ: 1000,
    ಸಾವಿರಕ್ಕ: 1000,
    ಸಾವಿರದ್: 1000,
    ಸಾವ್ರದ್: 1000,
    ಸಾವ್ರದ: 1000,
    ಸಾವ್ರಾ: 1000,
    ಸಾವ್ರ: 1000,
    ಸಾವಿರಾ: 1000,
    ಸಾಸಿರ: 1000,
    ಹಂಡ್ರೆಡ್: 100,
    ಥೌಸಂಡ್: 1000,
    ತೌಸಂಡ್: 1000,
    ಥೌಸೆಂಡ್: 1000,
    ಲಕ್ಷ: 100_000,
    ಲಕ್ಷದ: 100_000,
    ಲಕ್ಷದ್: 100_000,
    ಲಕ್ಷಾ: 100_000,
    ಲಕ್ಶ: 100_000,
    ಲಾಕ್: 100_000,
    lakha: 100_000,
    ಲ್ಯಾಕ್: 100_000,
    ಲಾಖ್: 100_000,
    ಲ್ಯಾಖ್: 100_000,
    laksh: 100_000,
    laksa: 100_000,
    ಕೋಟಿ: 10_000_000,
    ಕೋಟಿಯ: 10_000_000,
    ಕೋಟಿದ್: 10_000_000,
    ಕೋಟಿದ: 10_000_000,
    ಕ್ರೋರ್: 10_000_000,
    koti: 10_000_000,
    ಮಿಲಿಯನ್: 1_000_000,
  },
  shortScales: { ಕೆ: 1000, ಸಾ: 1000, ಲ: 100_000, ಕೋ: 10_000_000, savra: 1000 },
  hundredsUnsaid:
    'ವನ್, ಟೂ, ತ್ರೀ, ಥ್ರೀ, ಫೋರ್, ಫೈವ್, ಸಿಕ್ಸ್, ಸೆವೆನ್, ಸೆವನ್, ಎಯ್ಟ್, ನೈನ್, ಟ್ವೆಂಟಿ, ಟ್ವಂಟಿ, ಥರ್ಟಿ, ಫಾರ್ಟಿ, ಫೋರ್ಟಿ, ಫಿಫ್ಟಿ, ಸಿಕ್ಸ್ಟಿ, ಸೆವೆಂಟಿ, ಎಯ್ಟಿ, ನೈಂಟಿ',
  fractionsBefore: { 'ಕಾಲು ಕಡಿಮೆ': -0.25, 'ಕಾಲು ಕಮ್ಮಿ': -0.25 },
  fractionsAfter: {
    ವರೆ: 0.5,
    ಊವರೆ: 0.5,
    vare: 0.5,
    varey: 0.5,
    varay: 0.5,
    ಕಾಲು: 0.25,
    kaalu: 0.25,
    kalu: 0.25,
    ಊಕಾಲು: 0.25,
    ಮುಕ್ಕಾಲು: 0.75,
    ಮುಕ್ಕಾಲ್: 0.75,
    ಕಾಲ್: 0.25,
    ವರಿ: 0.5,
    ಊಮುಕ್ಕಾಲು: 0.75,
    'ಮತ್ತು ಅರ್ಧ': 0.5,
  },
  joiners: '',
  bareScales: 'ಸಾವಿರ, ಸಾವಿರದ, ಸಾವ್ರ, ಲಕ್ಷದ, ನೂರು, ನೂರ, ಲಕ್ಷ, ಕೋಟಿ, koti, ಸಾವಿರದ್, ಸಾವ್ರದ್, ಸಾವಿರದ',
  ones: '',
  points: 'ಪಾಯಿಂಟ್, ಪಾಯಿಂಟು, ದಶಾಂಶ, ಬಿಂದು',
  ordinals: {
    ಮೊದಲ: 1,
    ಮೊದಲನೇ: 1,
    ಮೊದಲನೆಯ: 1,
    ಮೊದಲನೆಯದು: 1,
    ಮೊದಲನೇದು: 1,
    ಮೊದಲ್ನೇದು: 1,
    ಮೊದಲಿನದು: 1,
    ಮೊದಲನೇದ್ದು: 1,
    ಮೊದ್ಲನೇ: 1,
    ಮೊದ್ಲನೇದು: 1,
    modalne: 1,
    modlane: 1,
    modalnedu: 1,
    modlanedu: 1,
    ಫಸ್ಟ್: 1,
    ...ordinal(1, 'ಒಂದ'),
    ...ordinal(2, 'ಎರಡ'),
    ಸೆಕೆಂಡ್: 2,
    ...ordinal(3, 'ಮೂರ'),
    ಥರ್ಡ್: 3,
    ...ordinal(4, 'ನಾಲ್ಕ'),
    ...ordinal(5, 'ಐದ'),
    ...ordinal(6, 'ಆರ'),
    ...ordinal(7, 'ಏಳ'),
    ...ordinal(8, 'ಎಂಟ'),
    ...ordinal(9, 'ಒಂಬತ್ತ'),
    ...ordinal(10, 'ಹತ್ತ'),
  },
  telephone: {
    digits: ['ಝೀರೊ ಜೀರೊ ಓ', 'ಒನ್', 'ಟು', 'ತ್ರಿ', 'ಫಾರ್', 'ಫೈವ', 'ಸಿಕ್ಸ', 'ಸೆವನ್', 'ಏಟ್ ಎಯಿಟ್ ಎಟ್ ಏಯ್ಟ್', 'ನೈನ ನಯನ್'],
    double: 'ಡಬಲ್ ಡಬ್ಬಲ್',
    triple: 'ತ್ರಿಬಲ್ ಟ್ರಿಪಲ್ ತ್ರಿಪಲ್',
    plus: 'ಪ್ಲಸ್',
  },
  ordinalEndings: 'ನೇ, ನೆಯ, ನೆ, ನೇದು, ನೆಯದು, ne, nedu, neya, neyadu, nedhu',
  joined: {
    'ಇಪ್ಪತ್, ಇಪ್ಪತ್ತ': 'ಇಪ್ಪತ್ತು',
    'ಮೂವತ್, ಮೂವತ್ತ': 'ಮೂವತ್ತು',
    'ನಲವತ್, ನಲ್ವತ್, ನಲವತ್ತ': 'ನಲವತ್ತು',
    'ಐವತ್, ಐವತ್ತ': 'ಐವತ್ತು',
    'ಅರವತ್, ಅರವತ್ತ': 'ಅರವತ್ತು',
    'ಎಪ್ಪತ್, ಎಪ್ಪತ್ತ': 'ಎಪ್ಪತ್ತು',
    'ಎಂಬತ್, ಎಂಬತ್ತ': 'ಎಂಬತ್ತು',
    'ತೊಂಬತ್, ತೊಂಬತ್ತ': 'ತೊಂಬತ್ತು',
  },
  elided: 'u',
  vague: `${northernShort.replaceAll(' ', ', ')}, ಆರ್, ಏಳ್, yel, ಟೂ, ವನ್, ಒಂದು, ಒಂದ್, ಒಂದೇ, ond, ಅರ್ಧ, ಅರೆ, ardha, arda, ಕಾಲು, kaalu, kalu, ಮುಕ್ಕಾಲು, ಸೊನ್ನೆ, ent, aid, ayd, moor`,
}

/** "ಎರಡನೇ, ಎರಡನೆಯದು, ಎರಡನೇದು": the second, the second one. */
function ordinal(value: number, stem: string): Record<string, number> {
  const endings = 'ನೇ ನೆ ನೆಯ ನೆಯದು ನೇದು ನೇದ್ದು ನೆದು ್ನೇ ್ನೆ ್ನೇದು ್ನೆದು'.split(' ')
  return Object.fromEntries(endings.map((ending) => [`${stem}${ending}`, value]))
}
