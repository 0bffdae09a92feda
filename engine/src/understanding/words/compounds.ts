import { sizeUnits } from '@guru/contract/vocabulary'
import type { Language } from '../../languages/language.ts'
import { expandPhrases } from '../../text/phrase-pattern.ts'
import type { Token } from '../../text/token.ts'
import type { UnitWords } from '../phrases/made-phrases.ts'
import type { LanguageWords } from './language-words.ts'
import { createChainCutter, type Piece, singleWordsOf } from './number-chains.ts'
import type { SoundReader } from './sound-reader.ts'
import type { NotesOf } from './word-notes.ts'

/**
 * Cuts number words written together into their parts, the last of which may be what they count:
 * "இருபத்தைந்தாயிரம்", "pathulatcham", "రెండెకరాల".
 */
export interface CompoundCutter {
  /** @param isName true for a token that is a name as it stands: Lakhnau is no lakh and nine. */
  cut(tokens: readonly Token[], isName: (token: Token) => boolean): readonly Token[]
}

/** Shorter words are no compounds, longer ones nonsense. */
const shortest = 5
const longest = 60
/** Shorter words for what is counted end too many others; those for rooms and sizes few. */
const shortestUnit = 5
const shortestMeasure = 4

/**
 * @param isWord true for a word that is no compound: it is in the vocabulary as it stands
 * @param notesOf keeps how words are cut
 */
export function createCompoundCutter(
  { language, units: unitWords }: Pick<LanguageWords, 'language' | 'units'>,
  sounds: SoundReader,
  isWord: (text: string) => boolean,
  notesOf: NotesOf,
): CompoundCutter {
  const units = unitsOf(unitWords, sounds)
  const sizes = sizeUnits.flatMap((unit) => unitWords[`unit:${unit}`] ?? [])
  const cutChain = createChainCutter(language.numbers, sounds, units)
  const numberAndCounted = createCountedCutter(language)
  const unitAndPart = createPartCutter(language, sounds, sizes)

  const cutWord = (text: string): readonly Piece[] | null => {
    if (text.length > longest || isWord(text)) return null
    const persons = numberAndCounted(text)
    if (persons !== null) return persons
    const sound = sounds.soundOf(text)
    if (sound.length < shortest || sounds.wordOf(sound) !== null) return null
    return cutChain(sound, text.charAt(0)) ?? unitAndPart(sound)
  }
  const piecesOf = (word: string): readonly Piece[] | null => {
    const notes = notesOf(word)
    if (notes.pieces === undefined) notes.pieces = cutWord(notes.text)
    return notes.pieces
  }
  const counted = new Set([...Object.values(unitWords).flat(), ...sizes])
  const isCounted = (next: Token | undefined) =>
    next?.kind === 'word' && counted.has(sounds.heardIn(next.text) ?? '')
  const shortened = createShortenedCutter(language)
  const { values } = language.numbers
  const valueAsSpelled = (word: string) => (Object.hasOwn(values, word) ? values[word] : undefined)
  const valueAsHeard = (word: string) => valueAsSpelled(word) ?? valueAsSpelled(sounds.heardIn(word) ?? '')
  const scales = new Set(Object.keys(language.numbers.scales))
  const beginningOf = (word: string) => sounds.soundOf(word).slice(0, 2)
  const scalesBegin = new Set([...scales].map(beginningOf))
  // Hardly any word begins like one, and what each is heard as takes long to find.
  const isScale = (next: Token | undefined) =>
    next?.kind === 'word' &&
    scalesBegin.has(beginningOf(next.text)) &&
    scales.has(sounds.heardIn(next.text) ?? '')
  const cut = (token: Token, next: Token | undefined, isName: (token: Token) => boolean): Token[] | null => {
    if (token.kind !== 'word') return null
    const apart = shortened(token.text)
    if (apart !== null) return apart.map((piece, at) => tokenOf(token, piece, at))
    const pieces = isScale(next)
      ? (pairOf(token.text, valueAsSpelled) ?? piecesOf(token.text) ?? pairOf(token.text, valueAsHeard))
      : piecesOf(token.text)
    if (pieces === null) return null
    // "அஞ்சாறு சென்ட்" is five or six cents, not in Anjar.
    if (isName(token) && !isCounted(next)) return null
    return pieces.map((piece, at) => tokenOf(token, piece, at))
  }
  return {
    cut: (tokens, isName) => {
      const cuts: (Token[] | null)[] = new Array(tokens.length).fill(null)
      let whole = true
      // From the last one on: the notes of what follows a word are at hand.
      for (let at = tokens.length - 1; at >= 0; at--) {
        const token = tokens[at]
        const pieces = token === undefined ? null : cut(token, tokens[at + 1], isName)
        if (pieces === null) continue
        cuts[at] = pieces
        whole = false
      }
      return whole ? tokens : tokens.flatMap((token, at) => cuts[at] ?? [token])
    },
  }
}

/** Cuts a number that an apostrophe shortens from what it counts: "দু'লাখ", "ন'হাজার", "দু'কামরার". */
function createShortenedCutter({ numbers }: Language): (text: string) => Piece[] | null {
  return (text) => {
    const at = text.indexOf("'")
    if (at < 1 || isSound(text) || !Object.hasOwn(numbers.values, text.slice(0, at))) return null
    return [{ text: text.slice(0, at) }, { text: text.slice(at + 1) }]
  }
}

/**
 * Cuts two numbers of a rough count that are written together before a scale: "চারপাঁচ লাখ" is four to five lakh.
 * @param numberOf the value of a number word; undefined for other words
 */
function pairOf(text: string, numberOf: (word: string) => number | undefined): Piece[] | null {
  if (numberOf(text) !== undefined) return null
  for (let at = 2; at < Math.min(text.length, longest) - 1; at++) {
    const [low, high] = [numberOf(text.slice(0, at)), numberOf(text.slice(at))]
    if (low !== undefined && high !== undefined && low >= 1 && low < high && high <= 2 * low + 2)
      return [{ text: text.slice(0, at) }, { text: text.slice(at) }]
  }
  return null
}

/** Cuts a number from the persons that it is written on to: "তিনজন" is three persons. */
function createCountedCutter({ numbers }: Language): (text: string) => Piece[] | null {
  const countedWrittenOn = expandPhrases(numbers.countedWrittenOn ?? '')
  return (text) => {
    const counted = countedWrittenOn.find((word) => text.endsWith(word))
    const number = text.slice(0, -(counted?.length ?? 0))
    return counted !== undefined && Object.hasOwn(numbers.values, number)
      ? [{ text: number }, { text: counted }]
      : null
  }
}

/** Cuts a part from what it is a part of: "ఎకరన్నర" is one and a half acres. */
function createPartCutter(
  { numbers }: Language,
  sounds: SoundReader,
  sizes: readonly string[],
): (sound: string) => Piece[] | null {
  const one = Object.keys(numbers.values).find((word) => numbers.values[word] === 1)
  const parts = singleWordsOf(numbers.fractionsAfter)
    .map((word) => ({ word, end: sounds.soundOf(word) }))
    .sort((a, b) => b.end.length - a.end.length)
  return (sound) => {
    if (one === undefined) return null
    for (const { word, end } of parts) {
      const unit = sound.endsWith(end) ? sounds.find(sound.slice(0, -end.length)) : null
      if (unit !== null && sizes.includes(unit.word))
        return [{ text: one }, { text: word }, { text: unit.word }]
    }
    return null
  }
}

function tokenOf(token: Token, { text }: Piece, at: number): Token {
  return { ...token, text, script: isSound(text) ? 'latin' : token.script, spaced: at === 0 && token.spaced }
}

/** What is left with its endings stands as it sounds, in Latin letters. */
function isSound(text: string): boolean {
  return text.charCodeAt(0) < 0x80
}

/** What may close a compound beside a number. */
function unitsOf(units: UnitWords, sounds: SoundReader): string[] {
  const soundsAtLeast = (length: number) => (word: string) => sounds.soundOf(word).length >= length
  const measured = measures.flatMap((unit) => units[unit] ?? [])
  return [
    ...Object.values(units).flat().filter(soundsAtLeast(shortestUnit)),
    ...measured.filter(soundsAtLeast(shortestMeasure)),
  ]
}

const measures = ['unit:bedroom', 'unit:cent', 'unit:acre'] as const
