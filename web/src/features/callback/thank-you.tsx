import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { GuruAvatar } from '../../ui/guru-avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import style from './thank-you.module.css'

export function ThankYou({ onDone }: { onDone(): void }) {
  const { callback, conversation } = useTexts()
  return (
    <div className={style.thanks} role="status">
      <div className={style.picture}>
        <GuruAvatar className={style.avatar} />
        <span className={style.check}>
          <Icon name="check" size={30} />
        </span>
      </div>
      <p className={style.title}>{callback.thanksTitle}</p>
      <p className={style.body}>{callback.thanksBody}</p>
      <Button onClick={onDone}>{conversation.backToChat}</Button>
    </div>
  )
}
