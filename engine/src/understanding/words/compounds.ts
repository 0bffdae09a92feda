import { sizeUnits } from '@guru/contract/vocabulary'
import type { Language, NumberWords, Vocabulary } from '../../languages/language.ts'
import { expandPhrases } from '../../text/phrase-pattern.ts'
import type { Token } from '../../text/token.ts'
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

/** A number word as it sounds inside a longer one. */
interface Part {
  sound: string
  /** The number word that it stands for. */
  word: string
  /** True when it has lost its last letter, as it does before a vowel. */
  elided: boolean
  /** True for a form that only stands before another part. */
  opens: boolean
}

/** A word that a compound is made of. */
export interface Piece {
  text: string
}

/** Shorter words are no compounds, longer ones nonsense. */
const shortest = 5
const longest = 60
const mostParts = 8
const shortestTail = 3
/** Shorter words for what is counted end too many others; those for rooms and sizes few. */
const shortestUnit = 5
const shortestMeasure = 4
const vowels = 'aeiou'

/**
 * @param isWord true for a word that is no compound: it is in the vocabulary as it stands
 * @param notesOf keeps how words are cut
 */
export function createCompoundCutter(
  { numbers, vocabulary }: Language,
  sounds: SoundReader,
  isWord: (text: string) => boolean,
  notesOf: NotesOf,
): CompoundCutter {
  const soundsAtLeast = (length: number) => (word: string) => sounds.soundOf(word).length >= length
  const units = [
    ...wordsFor(vocabulary, (concept) => concept.startsWith('unit:')).filter(soundsAtLeast(shortestUnit)),
    ...wordsFor(vocabulary, (concept) => measures.has(concept)).filter(soundsAtLeast(shortestMeasure)),
  ]
  const closing = new Set([...wordsOf(numbers), ...units])
  const parts = Map.groupBy(partsOf(numbers, sounds), ({ sound }) => sound.slice(0, 2))

  const sizes = wordsFor(vocabulary, (concept) => sizeUnits.some((unit) => concept === `unit:${unit}`))
  const one = Object.keys(numbers.values).find((word) => numbers.values[word] === 1)
  const fractions = Object.keys(numbers.fractionsAfter)
    .filter((phrase) => !phrase.includes(' '))
    .map((word) => ({ word, end: sounds.soundOf(word) }))
    .sort((a, b) => b.end.length - a.end.length)

  /** The number or unit that closes a compound, with its endings. */
  const tailAt = (sound: string, from: number): Piece | null => {
    const rest = sound.slice(from)
    // A glide joins two vowels: അരയേക്കർ.
    const found = rest.length < shortestTail ? null : (sounds.find(rest) ?? sounds.find(sounds.soundOf(rest)))
    if (found === null || !closing.has(found.word)) return null
    return { text: found.means.length > 0 ? rest : found.word }
  }
  /** Of parts that sound alike those first that begin as the word is written: అరెకరం is half an acre, ఆరెకరాలు six. */
  const beginnings = (sound: string, letter: string): readonly Part[] => {
    const all = parts.get(sound.slice(0, 2)) ?? []
    const isAsWritten = ({ word }: Part) => word.startsWith(letter)
    return all.some(isAsWritten)
      ? [...all.filter(isAsWritten), ...all.filter((part) => !isAsWritten(part))]
      : all
  }
  const cutFrom = (
    sound: string,
    from: number,
    depth: number,
    dead: Set<number>,
    candidates: readonly Part[] = parts.get(sound.slice(from, from + 2)) ?? [],
  ): Piece[] | null => {
    if (depth > mostParts || dead.has(from)) return null
    for (const part of candidates) {
      if (!sound.startsWith(part.sound, from)) continue
      const to = from + part.sound.length
      if (part.elided && (to === sound.length || !vowels.includes(sound.charAt(to)))) continue
      if (to === sound.length) {
        if (depth === 0 || part.opens) continue
        return [{ text: part.word }]
      }
      // The half-u that spelling rules leave out at the end of a word is written inside a longer one.
      const halfU = sound.charAt(to) === 'u' && !vowels.includes(part.sound.charAt(part.sound.length - 1))
      const rest =
        cutFrom(sound, to, depth + 1, dead) ?? (halfU ? cutFrom(sound, to + 1, depth + 1, dead) : null)
      if (rest !== null) return [{ text: part.word }, ...rest]
    }
    // Only then with endings: "nankekal" is four and a quarter, not "nanku" with two of them.
    const tail = depth === 0 ? null : tailAt(sound, from)
    if (tail === null) dead.add(from)
    return tail === null ? null : [tail]
  }
  /** "ఎకరన్నర" is one and a half acres: the part is written on to what it is a part of. */
  const unitAndPart = (sound: string): Piece[] | null => {
    if (one === undefined) return null
    for (const { word, end } of fractions) {
      const unit = sound.endsWith(end) ? sounds.find(sound.slice(0, -end.length)) : null
      if (unit !== null && sizes.includes(unit.word))
        return [{ text: one }, { text: word }, { text: unit.word }]
    }
    return null
  }
  /** Bengali's Bharat ends as thirteen does, but no two numbers below a hundred are written together. */
  const isChain = (pieces: readonly Piece[]): boolean =>
    numbers.ownWordEach === true &&
    pieces.every(({ text }) => (numbers.values[sounds.find(text)?.word ?? text] ?? 100) < 100)
  const countedWrittenOn = expandPhrases(numbers.countedWrittenOn ?? '')
  /** "তিনজন" is three persons. */
  const numberAndCounted = (text: string): Piece[] | null => {
    const counted = countedWrittenOn.find((word) => text.endsWith(word))
    const number = text.slice(0, -(counted?.length ?? 0))
    return counted !== undefined && numbers.values[number] !== undefined
      ? [{ text: number }, { text: counted }]
      : null
  }
  const cutWord = (text: string): Piece[] | null => {
    if (text.length > longest || isWord(text)) return null
    const persons = numberAndCounted(text)
    if (persons !== null) return persons
    const sound = sounds.soundOf(text)
    if (sound.length < shortest || sounds.wordOf(sound) !== null) return null
    const cut = cutFrom(sound, 0, 0, new Set(), beginnings(sound, text.charAt(0)))
    return cut === null || isChain(cut) ? unitAndPart(sound) : cut
  }
  const piecesOf = (word: string): readonly Piece[] | null => {
    const notes = notesOf(word)
    if (notes.pieces === undefined) notes.pieces = cutWord(notes.text)
    return notes.pieces
  }
  const counted = new Set([...units, ...sizes])
  const isCounted = (next: Token | undefined) =>
    next?.kind === 'word' && counted.has(sounds.find(sounds.soundOf(next.text))?.word ?? '')
  const cut = (token: Token, next: Token | undefined, isName: (token: Token) => boolean): Token[] | null => {
    const pieces = token.kind === 'word' ? piecesOf(token.text) : null
    if (pieces === null) return null
    // "அஞ்சாறு சென்ட்" is five or six cents, not in Anjar.
    if (isName(token) && !isCounted(next)) return null
    return pieces.map((piece, at) => tokenOf(token, piece, at))
  }
  return {
    cut: (tokens, isName) => {
      const cuts = tokens.map((token, at) => cut(token, tokens[at + 1], isName))
      const whole = cuts.every((pieces) => pieces === null)
      return whole ? tokens : tokens.flatMap((token, at) => cuts[at] ?? [token])
    },
  }
}

function tokenOf(token: Token, { text }: Piece, at: number): Token {
  return { ...token, text, script: isSound(text) ? 'latin' : token.script, spaced: at === 0 && token.spaced }
}

/** What is left with its endings stands as it sounds, in Latin letters. */
function isSound(text: string): boolean {
  return text.charCodeAt(0) < 0x80
}

function wordsOf({ values, scales, fractionsAfter }: NumberWords): string[] {
  const fractions = Object.keys(fractionsAfter).filter((phrase) => !phrase.includes(' '))
  return [...Object.keys(values), ...Object.keys(scales), ...fractions]
}

const measures: ReadonlySet<string> = new Set(['unit:bedroom', 'unit:cent', 'unit:acre'])

/** What numbers count, where one word says it. */
function wordsFor(vocabulary: Vocabulary, counts: (concept: string) => boolean): string[] {
  const lists = Object.entries(vocabulary).filter(([concept]) => counts(concept))
  return lists.flatMap(([, phrases]) => expandPhrases(phrases)).filter((phrase) => !phrase.includes(' '))
}

/** Longer parts first: of two ways to cut, the one with longer beginnings counts. */
function partsOf(numbers: NumberWords, sounds: SoundReader): Part[] {
  const parts: Part[] = []
  for (const word of wordsOf(numbers)) {
    const sound = sounds.soundOf(word)
    parts.push({ sound, word, elided: false, opens: false })
    const last = sound.slice(-1)
    if (sound.length > 2 && numbers.elided.includes(last))
      parts.push({ sound: sound.slice(0, -1), word, elided: true, opens: true })
  }
  for (const [form, word] of Object.entries(numbers.joined))
    for (const spelled of expandPhrases(form))
      parts.push({ sound: sounds.soundOf(spelled), word, elided: false, opens: true })
  return parts.filter(({ sound }) => sound.length > 1).sort((a, b) => b.sound.length - a.sound.length)
}
