import { type Dispatch, useEffect } from 'react'
import { useTexts } from '../../texts/texts.ts'
import { Icon } from '../icon.tsx'
import { type Notice, type NoticeEvent, removalDelay } from './notice-queue.ts'
import style from './notices.module.css'

export function NoticeView({ notice, dispatch }: { notice: Notice; dispatch: Dispatch<NoticeEvent> }) {
  const { id, open, duration, look } = notice
  const texts = useTexts()

  useEffect(() => {
    const next = open ? 'dismissed' : 'removed'
    const timer = setTimeout(() => dispatch({ kind: next, id }), open ? duration : removalDelay)
    return () => clearTimeout(timer)
  }, [id, open, duration, dispatch])

  return (
    <li className={`${style.notice} ${style[look]} ${open ? '' : style.leaving}`}>
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
          onClick={() => dispatch({ kind: 'dismissed', id })}
        >
          <Icon name="close" size={20} />
        </button>
      )}
    </li>
  )
}
