import { useTexts } from '../../texts/texts.ts'
import { Icon } from '../icon.tsx'
import type { Notice } from './notice-queue.ts'
import style from './notices.module.css'

interface NoticeViewProps {
  notice: Notice
  onDismiss(id: string): void
}

export function NoticeView({ notice, onDismiss }: NoticeViewProps) {
  const { id, open, look } = notice
  const texts = useTexts()
  return (
    <li className={`${style.notice} ${style[look]} ${open ? '' : style.leaving}`} aria-hidden={!open}>
      <Icon name={look === 'success' ? 'check' : 'alert'} />
      <div className={style.words}>
        <strong>{notice.title}</strong>
        <p>{notice.body}</p>
      </div>
      {open && (
        <button
          type="button"
          className={style.dismiss}
          aria-label={texts.page.dismiss}
          onClick={() => onDismiss(id)}
        >
          <Icon name="close" size={20} />
        </button>
      )}
    </li>
  )
}
