import { useTexts } from '../../texts/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import style from './connect-prompt.module.css'

/** The blinking invitation to leave a number. It blinks in its colour only, so that it can always be read. */
export function ConnectPrompt({ onOpen }: { onOpen(): void }) {
  const texts = useTexts()
  return (
    <button type="button" className={style.prompt} onClick={onOpen}>
      <span className={style.bell}>
        <Icon name="phone" size={20} />
      </span>
      {texts.chat.connect}
    </button>
  )
}
