export interface Notice {
  id: string
  look: 'success' | 'error'
  title: string
  body: string
  /** How long it stays by itself, ms. */
  duration: number
  /** False once dismissed: it fades and is removed a second later. */
  open: boolean
}

/** No more notices than this at a time: the oldest give way. */
export const maxNotices = 20
/** From dismissal to removal, ms. */
export const removalDelay = 1000
/** What opens with a notice, ms: screen readers tell only what comes into a place that is there already. */
export const openingDelay = 150

export type NoticeEvent =
  | { kind: 'shown'; notice: Omit<Notice, 'open'> }
  | { kind: 'dismissed'; id: string }
  | { kind: 'removed'; id: string }

/** The queue after an event; the newest notice comes last. */
export function noticeReducer(queue: Notice[], event: NoticeEvent): Notice[] {
  switch (event.kind) {
    case 'shown':
      return [...queue, { ...event.notice, open: true }].slice(-maxNotices)
    case 'dismissed':
      return queue.map((notice) => (notice.id === event.id ? { ...notice, open: false } : notice))
    case 'removed':
      return queue.filter(({ id }) => id !== event.id)
  }
}
