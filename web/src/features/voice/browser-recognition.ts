import type { LanguageCode } from '@guru/contract/vocabulary'
import { type Listening, ListeningFailed } from './dictation.ts'

/** The part of the Web Speech API that is used here; not every browser has it. */
interface Recognition {
  lang: string
  interimResults: boolean
  maxAlternatives: number
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}
declare global {
  interface Window {
    SpeechRecognition?: new () => Recognition
    webkitSpeechRecognition?: new () => Recognition
  }
}

const maker = () => window.SpeechRecognition ?? window.webkitSpeechRecognition

/** Whether this browser writes down speech by itself; most send the sound to their maker. */
export const browserListens = (): boolean => maker() !== undefined

/** What the browser calls it when there is no microphone, or none for this page. */
const withoutMicrophone = ['not-allowed', 'audio-capture']

/** Lets the browser listen. */
export function listenInBrowser(language: LanguageCode): Listening {
  const Made = maker()
  if (Made === undefined) throw new ListeningFailed('unsupported')
  const recognition = new Made()
  recognition.lang = `${language}-IN`
  recognition.interimResults = false
  recognition.maxAlternatives = 1
  const text = new Promise<string>((resolve, reject) => {
    let heard = ''
    recognition.onresult = ({ results }) => {
      heard = Array.from(results, (result) => result[0]?.transcript ?? '').join(' ')
    }
    recognition.onerror = ({ error }) => {
      if (error === 'no-speech' || error === 'aborted') return
      reject(new ListeningFailed(withoutMicrophone.includes(error) ? 'microphone' : 'transcription'))
    }
    recognition.onend = () => resolve(heard.trim())
  })
  // It may fail after nobody waits for it any more.
  text.catch(() => {})
  recognition.start()
  return {
    async finish() {
      recognition.stop()
      return text
    },
    cancel: () => recognition.abort(),
    ended: text,
  }
}
