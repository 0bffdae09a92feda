import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { GuruAvatar } from '../../ui/guru-avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import style from './thank-you.module.css'

interface ThankYouProps {
  heading: 'h1' | 'h2'
  onDone(): void
}

export function ThankYou({ heading: Heading, onDone }: ThankYouProps) {
  const { callback, conversation } = useTexts()
  return (
    <div className={style.thanks}>
      <div className={style.picture}>
        <GuruAvatar className={style.avatar} />
        <span className={style.check}>
          <Icon name="check" size={30} />
        </span>
      </div>
      <Heading className={style.title}>{callback.thanksTitle}</Heading>
      <p className={style.body}>{callback.thanksBody}</p>
      <Button onClick={onDone}>{conversation.backToChat}</Button>
    </div>
  )
}
