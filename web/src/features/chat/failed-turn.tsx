import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import style from './failed-turn.module.css'

/** A turn without a reply; `reason` is what the server said for people, in English, or ''. */
export function FailedTurn({ reason, onRetry }: { reason: string; onRetry(): void }) {
  const texts = useTexts()
  return (
    <div className={style.failure}>
      <div className={style.words} role="alert">
        <Icon name="alert" />
        <div>
          <strong>{texts.chat.replyFailed}</strong>
          {reason !== '' && texts.language === 'en' && <p className={style.reason}>{reason}</p>}
        </div>
      </div>
      <Button look="outline" onClick={onRetry}>
        <Icon name="retry" size={20} />
        {texts.conversation.retry}
      </Button>
    </div>
  )
}
