import type { LanguageCode } from '@guru/contract/vocabulary'
import { spokenText } from '@guru/engine/format/spoken-text'
import { LRUCache } from 'lru-cache'
import { type Voice, VoiceBusy } from './voice.ts'

/** What was said lately is kept: questions and place names come again and again. */
const cacheBytes = 32 * 1024 * 1024
/** Characters, amounts in words: some ten minutes. A text of digits grows ninefold. */
const mostToSay = 12_000
/** Characters that are said at once: others wait for the same voice. */
const longestPiece = 400

/** Texts read aloud, by the first of the engines that manages it. */
export interface ReadAloud {
  /** The engine that is asked first; null where there is none. */
  engine: string | null
  languages: readonly LanguageCode[]
  /**
   * A text as MP3, sentence by sentence; sentences are kept, and one that several want at once is made once.
   * @param signal ends it after the sentence at hand, when nobody listens any more.
   * @returns null when the text holds nothing that can be said.
   * @throws TooMuchToSay, VoiceBusy, the signal's reason, or the last engine's error.
   */
  mp3(text: string, language: LanguageCode, signal?: AbortSignal): Promise<Uint8Array | null>
  close(): Promise<void>
}

/**
 * @param voices in the order of preference.
 * @param onFailure told of an engine that failed where the next one takes over; never of the text.
 */
export function readAloud(
  voices: readonly Voice[],
  onFailure: (engine: string, error: unknown) => void,
): ReadAloud {
  const said = new LRUCache<string, Uint8Array, Sentence>({
    maxSize: cacheBytes,
    sizeCalculation: (mp3) => Math.max(1, mp3.length),
    fetchMethod: (_key, _stale, { context }) => speakByFirst(voices, context, onFailure),
    // Everybody who waits for a sentence hears why it failed.
    allowStaleOnFetchRejection: false,
  })
  return {
    engine: voices[0]?.engine ?? null,
    languages: voices[0]?.languages ?? [],
    async mp3(text, language, signal) {
      const spoken = spokenText(text, language)
      if (spoken.length > mostToSay) throw new TooMuchToSay()
      const parts: Uint8Array[] = []
      for (const sentence of sentencesOf(spoken, language)) {
        signal?.throwIfAborted()
        const mp3 = await said.fetch(`${language} ${sentence}`, { context: { sentence, language } })
        if (mp3) parts.push(mp3)
      }
      return parts.length === 0 ? null : new Uint8Array(Buffer.concat(parts))
    },
    close: async () => void (await Promise.all(voices.map((voice) => voice.close()))),
  }
}

interface Sentence {
  sentence: string
  language: LanguageCode
}

async function speakByFirst(
  voices: readonly Voice[],
  { sentence, language }: Sentence,
  onFailure: (engine: string, error: unknown) => void,
): Promise<Uint8Array> {
  let last: unknown = new Error('There is no voice')
  for (const voice of voices) {
    try {
      return await voice.speak(sentence, language)
    } catch (error) {
      if (error instanceof VoiceBusy) throw error
      last = error
      onFailure(voice.engine, error)
    }
  }
  throw last
}

/** Sentences with something to say in them; the language's own rules know a full stop from an abbreviation's. */
function sentencesOf(text: string, language: LanguageCode): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)
  return Array.from(segments, ({ segment }) => segment)
    .flatMap((segment) => segment.match(pieces) ?? [])
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
}

/** As many words as fit; of a word without an end as much. */
const pieces = new RegExp(String.raw`.{1,${longestPiece}}(?:\s+|$)|.{${longestPiece}}`, 'gsu')

/** A text that nobody would listen to. */
export class TooMuchToSay extends Error {
  constructor() {
    super('The text is too long to be said')
    this.name = 'TooMuchToSay'
  }
}
