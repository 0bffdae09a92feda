import { useTexts } from '../texts/texts.ts'
import { useColourMode } from './colour-mode.ts'
import { Icon } from './icon.tsx'

/** Switches the page between light and dark; its look is that of the bar that holds it. */
export function ColourSwitch({ className }: { className: string | undefined }) {
  const { page } = useTexts()
  const { mode, toggle } = useColourMode()
  const dark = mode === 'dark'
  return (
    <button
      type="button"
      className={className}
      onClick={toggle}
      aria-label={dark ? page.toLight : page.toDark}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </button>
  )
}
