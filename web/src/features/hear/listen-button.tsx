import type { Ref } from 'react'
import { useTexts } from '../../texts/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import type { DictationState } from '../voice/dictation.ts'
import style from './listen-button.module.css'

interface ListenButtonProps {
  state: DictationState
  disabled: boolean
  onPress(): void
  /** How loud the voice is shows by its `--volume`. */
  ref?: Ref<HTMLButtonElement>
}

/** The one large button: speak, and done. */
export function ListenButton({ state, disabled, onPress, ref }: ListenButtonProps) {
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
    <div className={style.place}>
      <button
        ref={ref}
        type="button"
        className={recording ? style.recording : style.listen}
        disabled={disabled || state === 'transcribing'}
        onClick={onPress}
        aria-busy={state === 'opening'}
        aria-label={recording ? voice.stop : voice.speak}
        aria-pressed={recording}
      >
        <Icon name={recording ? 'stop' : 'microphone'} size={48} />
      </button>
      <p className={style.hint}>{hints[state]}</p>
    </div>
  )
}
