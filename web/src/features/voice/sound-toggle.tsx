import { useTexts } from '../../texts/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Speech } from './use-speech.ts'

/** Switches Guru's voice off and on. */
export function SoundToggle({ speech, className }: { speech: Speech; className: string | undefined }) {
  const { voice } = useTexts()
  return (
    <button
      type="button"
      className={className}
      onClick={speech.toggle}
      aria-label={speech.on ? voice.soundOff : voice.soundOn}
    >
      <Icon name={speech.on ? 'sound' : 'muted'} />
    </button>
  )
}
