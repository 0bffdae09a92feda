import { type ReactNode, useMemo, useReducer, useState } from 'react'
import { createPortal } from 'react-dom'
import { randomId } from '../../lib/ids.ts'
import { type Notices, NoticesContext } from './notice-context.ts'
import { noticeReducer } from './notice-queue.ts'
import { NoticeView } from './notice-view.tsx'
import style from './notices.module.css'

/** Holds the queue of notices and shows it above everything, also above an open dialog. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [queue, dispatch] = useReducer(noticeReducer, [])
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  const notices = useMemo(
    (): Notices => ({
      show: (notice) => dispatch({ kind: 'shown', notice: { ...notice, id: randomId() } }),
      setLayer,
    }),
    [],
  )
  const region = (
    <ol className={style.region} aria-live="polite">
      {queue.map((notice) => (
        <NoticeView key={notice.id} notice={notice} dispatch={dispatch} />
      ))}
    </ol>
  )
  return (
    <NoticesContext value={notices}>
      {children}
      {createPortal(region, layer ?? document.body)}
    </NoticesContext>
  )
}
