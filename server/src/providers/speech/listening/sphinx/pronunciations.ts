import { placeNames } from '@guru/engine/languages/ml/places/place-names'

/** Words of India that the recogniser's own dictionary lacks. */
const words: Record<string, readonly string[]> = {
  lakh: ['L AE K', 'L AA K'],
  lakhs: ['L AE K S', 'L AA K S'],
  crore: ['K R AO R'],
  crores: ['K R AO R Z'],
  mysore: ['M AY S AO R'],
  gurgaon: ['G UH R G AA UW N', 'G AH R G AO N'],
  cochin: ['K OW CH IH N'],
  trivandrum: ['T R IH V AE N D R AH M'],
  unfurnished: ['AH N F ER N IH SH T'],
}

/** Malayalam writes a name as it sounds; by offset in its block, as this English recogniser hears it. */
const consonants: Record<number, string> = {
  21: 'K',
  22: 'K',
  23: 'G',
  24: 'G',
  25: 'NG',
  26: 'CH',
  27: 'CH',
  28: 'JH',
  29: 'JH',
  30: 'N',
  31: 'T',
  32: 'T',
  33: 'D',
  34: 'D',
  35: 'N',
  36: 'T',
  37: 'T',
  38: 'D',
  39: 'D',
  40: 'N',
  42: 'P',
  43: 'F',
  44: 'B',
  45: 'B',
  46: 'M',
  47: 'Y',
  48: 'R',
  49: 'R',
  50: 'L',
  51: 'L',
  52: 'L',
  53: 'V',
  54: 'SH',
  55: 'SH',
  56: 'S',
  57: 'HH',
}
/** Letters that stand without a vowel. */
const closing: Record<number, string> = {
  2: 'M',
  122: 'N',
  123: 'N',
  124: 'R',
  125: 'L',
  126: 'L',
  127: 'K',
}
const vowels: Record<number, string> = {
  5: 'AH',
  6: 'AA',
  7: 'IH',
  8: 'IY',
  9: 'UH',
  10: 'UW',
  14: 'EH',
  15: 'EY',
  16: 'AY',
  18: 'AO',
  19: 'OW',
  20: 'AW',
  62: 'AA',
  63: 'IH',
  64: 'IY',
  65: 'UH',
  66: 'UW',
  67: 'R IH',
  70: 'EH',
  71: 'EY',
  72: 'AY',
  74: 'AO',
  75: 'OW',
  76: 'AW',
  87: 'AW',
}
const noVowel = 0x4d

/** "കാക്കനാട്" → "K AA K AH N AA T" */
export function soundsOf(malayalam: string): string {
  const offsets = [...malayalam.replaceAll('റ്റ', 'ട').replaceAll('ന്റ', 'ൻട')].map(
    (letter) => letter.charCodeAt(0) - 0xd00,
  )
  const sounds = offsets.flatMap((offset, at) => {
    const consonant = consonants[offset]
    const next = offsets[at + 1] ?? 0
    if (consonant === undefined) return (closing[offset] ?? vowels[offset] ?? '').split(' ')
    const open = next !== noVowel && !(next >= 0x3e && next <= 0x57)
    return open ? [consonant, 'AH'] : [consonant]
  })
  const said = sounds.filter((sound) => sound !== '')
  // English doubles letters, not sounds.
  return said.filter((sound, at) => sound !== said[at - 1]).join(' ')
}

export const wordsOf = (sentences: readonly string[]): Set<string> =>
  new Set(sentences.flatMap((sentence) => sentence.split(' ')))

/**
 * How each word of a vocabulary is spoken, in all its ways; a word that nobody can say is missing.
 * @param known the recogniser's own dictionary: a word and its sounds a line.
 */
export function dictionaryOf(vocabulary: ReadonlySet<string>, known: string): Map<string, string[]> {
  const sounds = new Map<string, string[]>()
  const add = (word: string, spoken: string) => {
    const others = sounds.get(word) ?? []
    if (vocabulary.has(word) && !others.includes(spoken)) sounds.set(word, [...others, spoken])
  }
  for (const line of known.split('\n')) {
    const [, word = '', spoken = ''] = /^([^\s(]+)(?:\(\d+\))? (.+)$/.exec(line) ?? []
    add(word, spoken)
  }
  for (const [word, ways] of Object.entries(words)) for (const spoken of ways) add(word, spoken)
  for (const [name, written] of Object.entries(placeNames.places)) {
    const parts = name.toLowerCase().split(' ')
    const spelled = written.split(' ')
    if (parts.length !== spelled.length) continue
    for (const [at, part] of parts.entries()) add(part, soundsOf(spelled[at] ?? ''))
  }
  return sounds
}
