import { type ReactNode, useEffectEvent, useLayoutEffect, useMemo, useReducer, useState } from 'react'
import { createPortal } from 'react-dom'
import { randomId } from '../../lib/ids.ts'
import { type Notices, NoticesContext } from './notice-context.ts'
import { noticeReducer, openingDelay, removalDelay } from './notice-queue.ts'
import { NoticeView } from './notice-view.tsx'
import style from './notices.module.css'

/** Holds the queue of notices and shows it above everything, also above an open dialog. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [queue, dispatch] = useReducer(noticeReducer, [])
  const [layer, setLayer] = useState<HTMLElement | null>(null)

  // The times run here and not in the views, which are made anew when they move into a dialog.
  const { dismiss, notices } = useMemo(() => {
    const dismiss = (id: string) => {
      dispatch({ kind: 'dismissed', id })
      setTimeout(() => dispatch({ kind: 'removed', id }), removalDelay)
    }
    const show: Notices['show'] = (notice) => {
      const id = randomId()
      setTimeout(() => {
        dispatch({ kind: 'shown', notice: { ...notice, id } })
        setTimeout(() => dismiss(id), notice.duration)
      }, openingDelay)
    }
    return { dismiss, notices: { show, setLayer } }
  }, [])

  // Whoever closes a dialog has read what was over it: it does not come once more without the dialog.
  const dismissAll = useEffectEvent(() => {
    for (const { id, open } of queue) if (open) dismiss(id)
  })
  useLayoutEffect(() => {
    if (layer === null) dismissAll()
  }, [layer])

  const region = (
    <ol className={style.region} aria-live="polite">
      {queue.map((notice) => (
        <NoticeView key={notice.id} notice={notice} onDismiss={dismiss} />
      ))}
    </ol>
  )
  return (
    <NoticesContext value={notices}>
      {children}
      {/* The prerendered start has no document, and nothing to notify of. */}
      {typeof document !== 'undefined' && createPortal(region, layer ?? document.body)}
    </NoticesContext>
  )
}
