import type { Ref } from 'react'
import { useTexts } from '../../texts/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import type { DictationState } from '../voice/dictation.ts'
import style from './controls.module.css'

interface ControlsProps {
  state: DictationState
  disabled: boolean
  onListen(): void
  /** Absent where no home is shown. */
  onCall: (() => void) | undefined
  /** Absent after the last home. */
  onNext: (() => void) | undefined
  /** The button to speak: how loud the voice is shows by its `--volume`. */
  ref?: Ref<HTMLButtonElement>
}

/** What is pressed with a thumb, in the same places all the time: speak, and done; be called; the next home. */
export function Controls({ state, disabled, onListen, onCall, onNext, ref }: ControlsProps) {
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
    <div className={style.controls}>
      {onCall && (
        <button type="button" className={style.call} onClick={onCall}>
          <Icon name="phone" size={28} />
          {hear.callMe}
        </button>
      )}
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
      {onNext && (
        <button type="button" className={style.next} onClick={onNext}>
          <Icon name="arrow" size={28} />
          {hear.next}
        </button>
      )}
      <p className={style.hint}>{hints[state]}</p>
    </div>
  )
}
