import type { LanguageCode } from '@guru/contract/vocabulary'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Api } from '../../lib/api.ts'
import { storageKeys } from '../../lib/storage.ts'
import type { TextStore } from '../../lib/text-store.ts'
import { useTexts } from '../../texts/texts.ts'
import { useNotices } from '../../ui/notices/notice-context.ts'
import { BrowserHintDialog } from './browser-hint-dialog.tsx'
import { createDictation, type Dictation, type DictationFailure, type DictationState } from './dictation.ts'
import { openMicrophone } from './open-microphone.ts'
import { longestRecording } from './recorder.ts'

interface DictationOptions {
  api: Api
  store: TextStore
  language: LanguageCode
  /** 0 before a recording begins, then once a frame, where it is one for the server. */
  onVolume(volume: number): void
  onText(text: string): void
}

interface UsedDictation extends Dictation {
  state: DictationState
  /** What has to be asked first, to be shown on the page. */
  question: ReactNode
}

/** How long a failure stays on the screen, ms. */
const noticeDuration = 5000

/** Speech to text by whoever listens; tells what goes wrong, and once where the sound goes. */
export function useDictation(options: DictationOptions): UsedDictation {
  const { voice } = useTexts()
  const showNotice = useNotices()
  const [state, setState] = useState<DictationState>('idle')
  const [asking, setAsking] = useState<((may: boolean) => void) | null>(null)

  function mayBrowserListen(): Promise<boolean> {
    if (options.store.read(storageKeys.browserMayListen) !== null) return Promise.resolve(true)
    return new Promise((resolve) => setAsking(() => resolve))
  }
  function answer(may: boolean): void {
    if (may) options.store.write(storageKeys.browserMayListen, 'yes')
    asking?.(may)
    setAsking(null)
  }
  function tell(failure: DictationFailure): void {
    showNotice({ look: 'error', title: voice[failure], body: '', duration: noticeDuration })
  }

  // A recording outlives many renders: what it calls is what the page would do now.
  const latest = useRef({ ...options, mayBrowserListen, tell })
  useLayoutEffect(() => {
    latest.current = { ...options, mayBrowserListen, tell }
  })
  const [dictation] = useState(() =>
    createDictation({
      longest: longestRecording * 1000,
      open: () =>
        openMicrophone({
          api: latest.current.api,
          language: latest.current.language,
          onVolume: (volume) => latest.current.onVolume(volume),
          mayBrowserListen: () => latest.current.mayBrowserListen(),
        }),
      onState(next) {
        setState(next)
        if (next === 'opening') latest.current.onVolume(0)
      },
      onText: (text) => latest.current.onText(text),
      onFailure: (failure) => latest.current.tell(failure),
    }),
  )
  useEffect(() => dictation.cancel, [dictation])

  return { ...dictation, state, question: asking && <BrowserHintDialog onAnswer={answer} /> }
}
