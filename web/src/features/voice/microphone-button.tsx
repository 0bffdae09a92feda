import type { LanguageCode } from '@guru/contract/vocabulary'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import type { Api } from '../../lib/api.ts'
import type { TextStore } from '../../lib/text-store.ts'
import { useTexts } from '../../texts/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import type { DictationState } from './dictation.ts'
import style from './microphone-button.module.css'
import { useDictation } from './use-dictation.tsx'

/** What Send needs of a recording under way. */
export interface MicrophoneHandle {
  /** Ends it; its words come as any others. */
  stop(): void
}

interface MicrophoneButtonProps {
  api: Api
  store: TextStore
  language: LanguageCode
  /** Ends a recording under way, too: what Guru answers meanwhile is not for the box. */
  disabled: boolean
  onText(text: string): void
  onState(state: DictationState): void
  ref?: Ref<MicrophoneHandle>
}

/** Speak instead of typing: the words go into the box. The icon grows with the voice. */
export default function MicrophoneButton(props: MicrophoneButtonProps) {
  const { api, store, language, disabled, onText, onState, ref } = props
  const { voice } = useTexts()
  const button = useRef<HTMLButtonElement>(null)
  const { state, press, finish, cancel, question } = useDictation({
    api,
    store,
    language,
    onText,
    onVolume: (volume) => button.current?.style.setProperty('--volume', String(volume)),
  })
  const recording = state === 'recording'
  const busy = state === 'transcribing'
  useImperativeHandle(ref, () => ({ stop: finish }))
  useEffect(() => onState(state), [state, onState])
  // What was said before is written down all the same.
  const open = state === 'opening' || recording
  useEffect(() => {
    if (disabled && open) cancel()
  }, [disabled, open, cancel])
  return (
    <>
      <button
        ref={button}
        type="button"
        className={recording ? style.recording : style.microphone}
        disabled={disabled || busy}
        onClick={press}
        aria-busy={state === 'opening' || busy}
        aria-label={recording ? voice.stop : busy ? voice.transcribing : voice.speak}
        aria-pressed={recording}
      >
        <span className={style.icon}>
          <Icon name={recording ? 'stop' : 'microphone'} />
        </span>
      </button>
      {question}
    </>
  )
}
