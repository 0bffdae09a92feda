import { useTexts } from '../../texts/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import style from './controls.module.css'
import { Listen, type ListenProps } from './listen.tsx'

interface ControlsProps extends ListenProps {
  /** Absent while there is nothing to be called for. */
  onCall: (() => void) | undefined
  /** Absent after the last home. */
  onNext: (() => void) | undefined
}

/** What is pressed with a thumb, in the same places all the time: speak, and done; be called; the next home. */
export function Controls({ onCall, onNext, ...listen }: ControlsProps) {
  const { hear } = useTexts()
  return (
    <div className={style.controls}>
      {onCall && (
        <button type="button" className={style.call} disabled={listen.disabled} onClick={onCall}>
          <Icon name="phone" size={28} />
          {hear.callMe}
        </button>
      )}
      <Listen {...listen} />
      {onNext && (
        <button type="button" className={style.next} onClick={onNext}>
          <Icon name="arrow" size={28} />
          {hear.next}
        </button>
      )}
    </div>
  )
}
