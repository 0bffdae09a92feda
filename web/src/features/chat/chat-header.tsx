import { useTexts } from '../../texts/texts.ts'
import { ColourSwitch } from '../../ui/colour-switch.tsx'
import { GuruAvatar } from '../../ui/guru-avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SoundToggle } from '../voice/sound-toggle.tsx'
import type { Speech } from '../voice/use-speech.ts'
import style from './chat-header.module.css'

interface ChatHeaderProps {
  /** Absent at the start: there is no chat to leave, and Guru is on the page already. */
  onNewChat?: (() => void) | undefined
  speech: Speech
}

/** Who one talks with, and the page's switches. */
export function ChatHeader({ onNewChat, speech }: ChatHeaderProps) {
  const texts = useTexts()
  return (
    <header className={style.header}>
      <div className={style.row}>
        {onNewChat && <GuruAvatar className={style.avatar} speaking={speech.speaking} />}
        <div className={style.name}>
          <h1 className={style.title}>{texts.chat.guru}</h1>
          <p className={style.tagline}>{texts.page.tagline}</p>
        </div>
        <SoundToggle speech={speech} className={style.tool} />
        <ColourSwitch className={style.tool} />
        {onNewChat && (
          <button type="button" className={style.tool} onClick={onNewChat}>
            <Icon name="new-chat" />
            <span className={style.toolName}>{texts.conversation.newChat}</span>
          </button>
        )}
      </div>
    </header>
  )
}
