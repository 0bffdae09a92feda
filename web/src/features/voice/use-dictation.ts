import type { LanguageCode } from '@guru/contract/vocabulary'
import type { VoiceCapabilities } from '@guru/contract/voice'
import { useEffect, useRef, useState } from 'react'
import type { Api } from '../../lib/api.ts'
import { browserListens, listenInBrowser } from './browser-recognition.ts'
import { longestRecording, startRecording } from './recorder.ts'

export type DictationState = 'idle' | 'recording' | 'transcribing'
/** Which of the three texts tells what went wrong. */
type DictationFailure = 'unsupported' | 'microphone' | 'transcription'

export interface Dictation {
  state: DictationState
  /** Begins; a second call ends the recording and writes it down. */
  press(): void
}

interface Session {
  finish(): Promise<string>
  cancel(): void
  /** When it ends by itself, as a browser's own does after a silence. */
  ended?: Promise<unknown>
}

interface DictationOptions {
  api: Api
  language: LanguageCode
  onVolume(volume: number): void
  onText(text: string): void
  onFailure(failure: DictationFailure): void
  /** Asked once before the browser's own recognition listens: it may send the sound to its maker. */
  mayBrowserListen(): Promise<boolean>
}

/** Speech to text: by the server where it listens in that language, otherwise by the browser. */
export function useDictation(options: DictationOptions): Dictation {
  const [state, setState] = useState<DictationState>('idle')
  const session = useRef<Session | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
      clearTimeout(timer.current)
      session.current?.cancel()
    }
  }, [])

  async function begin() {
    if (!navigator.mediaDevices?.getUserMedia) return options.onFailure('unsupported')
    setState('recording')
    try {
      const begun = await open(options)
      if (begun === null) return setState('idle')
      // Asked for on a page that was left meanwhile: no microphone stays open behind it.
      if (left.current) return begun.cancel()
      session.current = begun
      begun.ended?.then(
        () => session.current === begun && void end(),
        () => session.current === begun && void end(),
      )
      timer.current = setTimeout(() => void end(), longestRecording * 1000)
    } catch (error) {
      setState('idle')
      options.onFailure(isOfMicrophone(error) ? 'microphone' : 'transcription')
    }
  }

  async function end() {
    const current = session.current
    session.current = null
    clearTimeout(timer.current)
    options.onVolume(0)
    if (current === null) return
    setState('transcribing')
    try {
      const text = await current.finish()
      if (text !== '') options.onText(text)
    } catch (error) {
      options.onFailure(isOfMicrophone(error) ? 'microphone' : 'transcription')
    } finally {
      setState('idle')
    }
  }

  return { state, press: () => void (state === 'recording' ? end() : begin()) }
}

async function open({
  api,
  language,
  onVolume,
  mayBrowserListen,
}: DictationOptions): Promise<Session | null> {
  if (await serverListens(api, language)) {
    const recording = await startRecording(onVolume)
    return {
      finish: async () => (await api.transcribe(await recording.finish(), language)).text,
      cancel: recording.cancel,
    }
  }
  if (!browserListens()) throw new Error('Nobody listens')
  if (!(await mayBrowserListen())) return null
  const listening = listenInBrowser(language)
  listening.text.catch(() => {})
  return {
    finish: () => {
      listening.finish()
      return listening.text
    },
    cancel: listening.cancel,
    ended: listening.text,
  }
}

let capabilities: Promise<VoiceCapabilities> | null = null

/** Asked once a page; a failure is not kept. */
async function serverListens(api: Api, language: LanguageCode): Promise<boolean> {
  capabilities ??= api.voiceCapabilities()
  const { stt } = await capabilities.catch((error: unknown) => {
    capabilities = null
    throw error
  })
  return stt.engine !== null && stt.languages.includes(language)
}

const isOfMicrophone = (error: unknown): boolean =>
  error instanceof DOMException && error.name !== 'NetworkError' && error.name !== 'AbortError'
