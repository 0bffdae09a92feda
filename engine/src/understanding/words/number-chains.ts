import type { NumberWords } from '../../languages/language.ts'
import { expandPhrases } from '../../text/phrase-pattern.ts'
import type { SoundReader } from './sound-reader.ts'

/** A word that a compound is made of. */
export interface Piece {
  text: string
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

const mostParts = 8
const shortestTail = 3
const vowels = 'aeiou'

/** Number words by the first two sounds of theirs, under which they are looked up. */
type Parts = ReadonlyMap<string, readonly Part[]>

/**
 * Cuts a word, given as it sounds and by the letter that it begins with, into number words and what they count;
 * gives null for a word that is not made of them.
 */
type ChainCutter = (sound: string, letter: string) => Piece[] | null

/** @param units what may close a chain beside a number */
export function createChainCutter(
  numbers: NumberWords,
  sounds: SoundReader,
  units: readonly string[],
): ChainCutter {
  const closing = new Set([...wordsOf(numbers), ...units])
  const parts: Parts = Map.groupBy(partsOf(numbers, sounds), ({ sound }) => openingOf(sound, 0))

  /** The number or unit that closes a compound, with its endings. */
  const tailAt = (sound: string, from: number): Piece | null => {
    const rest = sound.slice(from)
    // A glide joins two vowels: അരയേക്കർ.
    const found = rest.length < shortestTail ? null : (sounds.find(rest) ?? sounds.find(sounds.soundOf(rest)))
    if (found === null || !closing.has(found.word)) return null
    return { text: found.means.length > 0 ? rest : found.word }
  }
  /** Bengali's Bharat ends as thirteen does, but no two numbers below a hundred are written together. */
  const isTooLow = (pieces: readonly Piece[]): boolean =>
    numbers.ownWordEach === true &&
    pieces.every(({ text }) => (numbers.values[sounds.find(text)?.word ?? text] ?? 100) < 100)

  return (sound, letter) => {
    const cut = new Cut(sound, parts, tailAt, numbers.values).from(0, 0, beginningsOf(parts, sound, letter))
    return cut === null || isTooLow(cut) ? null : cut
  }
}

/** One word on its way of being cut. */
class Cut {
  /** Where no rest of the word can be cut. */
  private readonly dead = new Set<number>()
  private readonly sound: string
  private readonly parts: Parts
  private readonly tailAt: (sound: string, from: number) => Piece | null
  private readonly values: NumberWords['values']

  constructor(
    sound: string,
    parts: Parts,
    tailAt: (sound: string, from: number) => Piece | null,
    values: NumberWords['values'],
  ) {
    this.sound = sound
    this.parts = parts
    this.tailAt = tailAt
    this.values = values
  }

  /** @param depth parts before */
  from(
    from: number,
    depth: number,
    candidates = this.parts.get(openingOf(this.sound, from)) ?? [],
  ): Piece[] | null {
    if (depth > mostParts || this.dead.has(from)) return null
    for (const part of candidates) {
      const pieces = this.sound.startsWith(part.sound, from) ? this.with(part, from, depth) : null
      if (pieces !== null) return pieces
    }
    // Only then with endings: "nankekal" is four and a quarter, not "nanku" with two of them.
    const tail = depth === 0 ? null : this.tailAt(this.sound, from)
    if (tail === null) this.dead.add(from)
    return tail === null ? null : [tail]
  }

  private with(part: Part, from: number, depth: number): Piece[] | null {
    const to = from + part.sound.length
    if (to === this.sound.length)
      return depth === 0 || part.opens || part.elided ? null : [{ text: part.word }]
    const next = this.sound.charAt(to)
    // "ಎಂಟ್ಹತ್ತು": before h the half-u is not said, either.
    if (part.elided && !vowels.includes(next) && next !== 'h') return null
    // The half-u that spelling rules leave out at the end of a word is written inside a longer one.
    const halfU = next === 'u' && !vowels.includes(part.sound.charAt(part.sound.length - 1))
    // "ಸಾವಿರದೈನೂರು" is a thousand and ainooru: the a of a scale may belong to what begins with ai, too.
    const isScale = this.values[part.word] === undefined
    const shared = isScale && next === 'i' && part.sound.endsWith('a') ? this.from(to - 1, depth + 1) : null
    const rest = shared ?? this.from(to, depth + 1) ?? (halfU ? this.from(to + 1, depth + 1) : null)
    return rest === null || this.countsNothing(part, rest) ? null : [{ text: part.word }, ...rest]
  }

  /**
   * "Arubathanju" is sixty-five: no digit stands before a ten or a teen, as in six and fifteen, but a one, which says
   * "some": "ಒಂದಿಪ್ಪತ್ತು". Eight to ten are said together, too: "എട്ടുപത്ത്".
   */
  private countsNothing({ word }: Part, [next]: readonly Piece[]): boolean {
    const digit = this.values[word] ?? 0
    const behind = this.values[next?.text ?? ''] ?? 0
    if (behind === 10 && digit === 8) return false
    return digit > 1 && digit < 10 && behind >= 10 && behind < 100
  }
}

const openingOf = (sound: string, from: number): string => sound.slice(from, from + 2)

/** Of parts that sound alike those first that begin as the word is written: అరెకరం is half an acre, ఆరెకరాలు six. */
function beginningsOf(parts: Parts, sound: string, letter: string): readonly Part[] {
  const all = parts.get(openingOf(sound, 0)) ?? []
  const isAsWritten = ({ word }: Part) => word.startsWith(letter)
  return all.some(isAsWritten)
    ? [...all.filter(isAsWritten), ...all.filter((part) => !isAsWritten(part))]
    : all
}

/** The phrases of a table that are one word. */
export function singleWordsOf(table: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(table).filter((phrase) => !phrase.includes(' '))
}

function wordsOf({ values, scales, fractionsAfter }: NumberWords): string[] {
  return [...Object.keys(values), ...Object.keys(scales), ...singleWordsOf(fractionsAfter)]
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
