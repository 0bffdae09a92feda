import { useTexts } from '../../texts/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import type { DictationState } from '../voice/use-dictation.ts'
import style from './listen-button.module.css'

interface ListenButtonProps {
  state: DictationState
  volume: number
  disabled: boolean
  onPress(): void
}

/** The one large button: speak, and done. */
export function ListenButton({ state, volume, disabled, onPress }: ListenButtonProps) {
  const { hear, voice } = useTexts()
  const recording = state === 'recording'
  const hint = recording ? hear.listening : state === 'transcribing' ? voice.transcribing : hear.tapToSpeak
  return (
    <div className={style.place}>
      <button
        type="button"
        className={recording ? style.recording : style.listen}
        disabled={disabled || state === 'transcribing'}
        onClick={onPress}
        aria-label={recording ? voice.stop : voice.speak}
        aria-pressed={recording}
        ref={(button) => button?.style.setProperty('--volume', String(volume))}
      >
        <Icon name={recording ? 'stop' : 'microphone'} size={48} />
      </button>
      <p className={style.hint}>{hint}</p>
    </div>
  )
}
