import type { LanguageCode } from '@guru/contract/vocabulary'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { Api } from '../../lib/api.ts'
import { storageKeys } from '../../lib/storage.ts'
import type { TextStore } from '../../lib/text-store.ts'
import { useTexts } from '../../texts/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import { useNotices } from '../../ui/notices/notice-context.ts'
import { BrowserHintDialog } from './browser-hint-dialog.tsx'
import style from './microphone-button.module.css'
import { useDictation } from './use-dictation.ts'

/** How long a failure stays on the screen, ms. */
const noticeDuration = 5000

/** What Send needs of a recording under way. */
export interface MicrophoneHandle {
  recording: boolean
  /** Ends it; its words come as any others. */
  stop(): void
}

interface MicrophoneButtonProps {
  api: Api
  store: TextStore
  language: LanguageCode
  disabled: boolean
  onText(text: string): void
  onBusy(busy: boolean): void
  ref?: Ref<MicrophoneHandle>
}

/** Speak instead of typing: the words go into the box. The icon grows with the voice. */
export default function MicrophoneButton(props: MicrophoneButtonProps) {
  const { api, store, language, disabled, onText, onBusy, ref } = props
  const { voice } = useTexts()
  const showNotice = useNotices()
  const button = useRef<HTMLButtonElement>(null)
  const [asking, setAsking] = useState<((may: boolean) => void) | null>(null)
  const { state, press } = useDictation({
    api,
    language,
    onText,
    onVolume: (volume) => button.current?.style.setProperty('--volume', String(volume)),
    onFailure: (failure) =>
      showNotice({ look: 'error', title: voice[failure], body: '', duration: noticeDuration }),
    mayBrowserListen: () => {
      if (store.read(storageKeys.browserMayListen) !== null) return Promise.resolve(true)
      return new Promise((resolve) => setAsking(() => resolve))
    },
  })
  useImperativeHandle(ref, () => ({ recording: state === 'recording', stop: press }))
  const busy = state === 'transcribing'
  useEffect(() => onBusy(busy), [busy, onBusy])
  function answer(may: boolean) {
    if (may) store.write(storageKeys.browserMayListen, 'yes')
    asking?.(may)
    setAsking(null)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={state === 'recording' ? style.recording : style.microphone}
        disabled={disabled || busy}
        onClick={press}
        aria-label={state === 'recording' ? voice.stop : busy ? voice.transcribing : voice.speak}
        aria-pressed={state === 'recording'}
      >
        <span className={style.icon}>
          <Icon name={state === 'recording' ? 'stop' : 'microphone'} />
        </span>
      </button>
      {asking && <BrowserHintDialog onAnswer={answer} />}
    </>
  )
}
