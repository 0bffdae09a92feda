import type { Inflection } from '../../languages/language.ts'
import { addLetter, glanceAtHashes, hashOf, noLetters } from '../../text/glance.ts'
import { normaliseList } from '../../text/normalise.ts'

/** Words made of a stem and an ending, recognised without being written out: tens of thousands of forms. */
interface InflectedWords {
  /** The word that is written or sounds so, or null. */
  find(text: string): string | null
}

/** A stem or an ending, and the inflection that it belongs to. */
interface Part {
  word: string
  of: number
}

type Parts = Map<string, Part[]>

/** Finds forms as they are written. */
export function writtenForms(inflections: readonly Inflection[]): InflectedWords {
  const stems: Parts = new Map()
  const endings: Parts = new Map()
  for (const [of, inflection] of inflections.entries()) {
    for (const word of inOneSpelling(inflection.stems)) file(stems, word, { word, of })
    for (const word of inOneSpelling(inflection.endings)) file(endings, word, { word, of })
  }
  return joining(stems, endings)
}

/**
 * Finds forms by how they sound, in whatever script.
 *
 * @param soundsOf how each of some words sounds
 */
export function spokenForms(
  inflections: readonly Inflection[],
  soundsOf: (words: readonly string[]) => readonly string[],
): InflectedWords {
  const stems: Parts = new Map()
  const endings: Parts = new Map()
  for (const [at, inflection] of inflections.entries()) {
    const words = inOneSpelling(inflection.stems)
    for (const [position, sound] of soundsOf(words).entries()) {
      const word = words[position] ?? ''
      file(stems, sound, { word, of: 2 * at })
      // A vowel sign takes the place of the vowel that a stem closes with unwritten.
      file(stems, sound.slice(0, -1), { word, of: 2 * at + 1 })
    }
    const ends = inOneSpelling(inflection.endings)
    for (const [position, sound] of soundsOf(ends).entries()) {
      const word = ends[position] ?? ''
      file(endings, sound, { word, of: 2 * at + (sign.test(word) ? 1 : 0) })
    }
  }
  return joining(stems, endings)
}

/** A vowel sign, or the sign of no vowel. */
const sign = /^\p{M}/u

function inOneSpelling(words: readonly string[]): string[] {
  return [...new Set(normaliseList(words.join('\n')).split('\n'))]
}

function file(parts: Parts, key: string, part: Part): void {
  const filed = parts.get(key)
  if (filed === undefined) parts.set(key, [part])
  else filed.push(part)
}

function joining(stems: Parts, endings: Parts): InflectedWords {
  const lengths = [...stems.keys()].map(({ length }) => length)
  const shortest = Math.max(1, Math.min(...lengths))
  const longest = Math.max(...lengths)
  const mayOpen = glanceAtHashes(stems.keys(), stems.size)
  return {
    find(text) {
      if (text.length < shortest) return null
      const last = Math.min(longest, text.length)
      let hash = hashOf(noLetters, text, 0, shortest - 1)
      for (let cut = shortest; cut <= last; cut++) {
        hash = addLetter(hash, text.charCodeAt(cut - 1))
        if (!mayOpen(hash)) continue
        const opening = stems.get(text.slice(0, cut))
        const closing = opening === undefined ? undefined : endings.get(text.slice(cut))
        const found = closing === undefined ? null : joined(opening, closing)
        if (found !== null) return found
      }
      return null
    },
  }
}

function joined(stems: readonly Part[] = [], endings: readonly Part[]): string | null {
  for (const stem of stems)
    for (const ending of endings) if (stem.of === ending.of) return stem.word + ending.word
  return null
}
