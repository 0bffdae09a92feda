import type { Ref } from 'react'
import { useTexts } from '../../texts/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import type { DictationState } from '../voice/dictation.ts'
import style from './listen.module.css'

export interface ListenProps {
  state: DictationState
  disabled: boolean
  onListen(): void
  /** The button: how loud the voice is shows by its `--volume`. */
  ref?: Ref<HTMLButtonElement> | undefined
}

/** The button to speak, and done; below it what it does now. It stands in the middle of three columns. */
export function Listen({ state, disabled, onListen, ref }: ListenProps) {
  const { hear, voice } = useTexts()
  const recording = state === 'recording'
  const hints = {
    idle: hear.tapToSpeak,
    // Not open yet: whoever speaks now would not be heard.
    opening: '…',
    recording: hear.listening,
    transcribing: voice.transcribing,
  }
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={recording ? style.recording : style.listen}
        disabled={disabled || state === 'transcribing'}
        onClick={onListen}
        aria-busy={state === 'opening'}
        aria-label={recording ? voice.stop : voice.speak}
        aria-pressed={recording}
      >
        <Icon name={recording ? 'stop' : 'microphone'} size={48} />
      </button>
      <p className={style.hint}>{hints[state]}</p>
    </>
  )
}

/** The same above a form, whose fields can be spoken as well as typed. */
export function ListenAbove(props: ListenProps) {
  return (
    <div className={style.above}>
      <Listen {...props} />
    </div>
  )
}
