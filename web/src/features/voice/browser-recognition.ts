import type { LanguageCode } from '@guru/contract/vocabulary'

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

export interface Listening {
  /** What was understood; '' when nothing was. Rejects when the browser gives up. */
  text: Promise<string>
  finish(): void
  cancel(): void
}

/** Lets the browser listen. */
export function listenInBrowser(language: LanguageCode): Listening {
  const Made = maker()
  if (Made === undefined) throw new Error('This browser does not listen')
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
      reject(new DOMException(error, error === 'not-allowed' ? 'NotAllowedError' : 'NetworkError'))
    }
    recognition.onend = () => resolve(heard.trim())
  })
  recognition.start()
  return { text, finish: () => recognition.stop(), cancel: () => recognition.abort() }
}
