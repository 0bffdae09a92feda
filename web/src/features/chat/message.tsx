import { memo } from 'react'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { GuruAvatar } from '../../ui/guru-avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { GuruMessage, YouMessage } from './chat-state.ts'
import { FormattedText } from './formatted-text.tsx'
import { MatchList } from './matches/match-list.tsx'
import style from './message.module.css'

export const YouMessageView = memo(function YouMessageView({ message }: { message: YouMessage }) {
  const texts = useTexts()
  return (
    <div className={style.you}>
      <p className={style.speaker}>{texts.chat.you}</p>
      <p className={style.yourWords}>{message.text}</p>
    </div>
  )
})

interface GuruMessageViewProps {
  message: GuruMessage
  /** Its matches are the ones that can still be asked about. */
  askable: boolean
  onAnswer(text: string): void
  onCallback?: (() => void) | undefined
}

export const GuruMessageView = memo(function GuruMessageView(props: GuruMessageViewProps) {
  const { message, askable, onAnswer, onCallback } = props
  const texts = useTexts()
  return (
    <div className={style.guru}>
      <p className={style.speaker}>
        <GuruAvatar className={style.face} />
        {texts.chat.guru}
      </p>
      <div className={style.bubble}>
        <FormattedText text={message.text} />
        {message.matches.length === 0 && message.properties !== '' && (
          <div className={style.properties}>
            <FormattedText text={message.properties} />
          </div>
        )}
      </div>
      {message.matches.length > 0 && onCallback && (
        <MatchList matches={message.matches} askable={askable} onAnswer={onAnswer} onCallback={onCallback} />
      )}
      {message.finished && onCallback && (
        <Button
          look={message.matches.length > 0 ? 'solid' : 'outline'}
          className={style.callback}
          onClick={onCallback}
        >
          <Icon name="phone" size={20} />
          {texts.chat.requestCallback}
        </Button>
      )}
    </div>
  )
})
