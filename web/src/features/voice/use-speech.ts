import type { LanguageCode } from '@guru/contract/vocabulary'
import { useEffect, useRef, useState } from 'react'
import type { Api } from '../../lib/api.ts'
import { storageKeys } from '../../lib/storage.ts'
import type { TextStore } from '../../lib/text-store.ts'
import { piecesToSay } from './sentences.ts'
import type { SpeechPlayer } from './speech-player.ts'

/** A text and the language that it is in. */
interface Spoken {
  text: string
  language: LanguageCode
}

export interface Speech {
  /** Whether replies are read aloud; the choice is kept. */
  on: boolean
  speaking: boolean
  /** Reads a text aloud, in place of what is being said. */
  say(text: string, language: LanguageCode): void
  /** The same for texts of several languages, one after the other. */
  sayAll(texts: readonly Spoken[]): void
  /** Switching off silences at once. */
  toggle(): void
  stop(): void
}

/** Volume of ordinary speech: there the mouth is wide open. */
const openMouth = 25

/** Guru's voice. What fails is written to the console and shown nowhere. */
export function useSpeech(api: Api, store: TextStore): Speech {
  const [on, setOn] = useState(() => store.read(storageKeys.sound) !== 'off')
  const [speaking, setSpeaking] = useState(false)
  const player = useRef<Promise<SpeechPlayer> | null>(null)
  /** Counts what was said: only the last one may say that it has ended. */
  const count = useRef(0)

  const stop = () => {
    count.current += 1
    setSpeaking(false)
    void player.current?.then((made) => made.stop())
  }
  useEffect(
    () => () => {
      // Whatever is on its way to be said is late, and the next page has a voice of its own.
      count.current += 1
      void player.current?.then((made) => made.close())
      player.current = null
    },
    [],
  )

  function sayAll(texts: readonly Spoken[]) {
    // Before the first tap browsers allow no sound; one that waits for it would hold the chat up.
    if (!on || navigator.userActivation?.hasBeenActive === false) return
    count.current += 1
    const mine = count.current
    setSpeaking(true)
    // Fetched with the first word: whoever wants no voice does not pay for it.
    player.current ??= import('./speech-player.ts').then((module) => module.createSpeechPlayer(moveMouth))
    const pieces = texts.flatMap(({ text, language }) =>
      piecesToSay(text, language).map((piece) => ({ text: piece, language })),
    )
    player.current
      .then((made) =>
        count.current === mine ? made.play(pieces, (piece, signal) => api.speak(piece, signal)) : undefined,
      )
      // biome-ignore lint/suspicious/noConsole: a voice that fails is told nowhere else
      .catch((error: unknown) => console.error('Speech failed', error))
      .finally(() => {
        if (count.current === mine) setSpeaking(false)
      })
  }

  return {
    on,
    speaking,
    stop,
    say: (text, language) => sayAll([{ text, language }]),
    sayAll,
    toggle() {
      store.write(storageKeys.sound, on ? 'off' : 'on')
      if (on) stop()
      setOn(!on)
    },
  }
}

/** Every picture of Guru that speaks follows it (see ui/guru-avatar), and nothing else has to be drawn anew. */
function moveMouth(volume: number): void {
  const open = String(Math.min(1, volume / openMouth))
  for (const mouth of document.querySelectorAll<SVGElement>('[data-speaking]'))
    mouth.style.setProperty('--mouth', open)
}
