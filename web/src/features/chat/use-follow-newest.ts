import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

interface Following {
  /** The element that scrolls. */
  view: RefObject<HTMLDivElement | null>
  /** An empty element after the newest message. */
  end: RefObject<HTMLDivElement | null>
  atEnd: boolean
  jump(): void
}

/** Distance from the end that still counts as being there, px. */
const near = 80

/**
 * Keeps a scrolled list at its newest message. A reader who scrolled up is left alone, unless the newest
 * message is their own; of a reply that is taller than the view the beginning is shown.
 */
export function useFollowNewest(newest: string | undefined, turn: string | undefined): Following {
  const view = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const following = useRef(true)
  const [atEnd, setAtEnd] = useState(true)

  useEffect(() => {
    if (!view.current || !end.current) return
    const options = { root: view.current, rootMargin: `0px 0px ${near}px 0px` }
    const watching = new IntersectionObserver((entries) => {
      const reached = entries.at(-1)?.isIntersecting ?? true
      following.current = reached
      setAtEnd(reached)
    }, options)
    watching.observe(end.current)
    return () => watching.disconnect()
  }, [])

  // The keyboard of a phone, or a growing text box, takes room away from below.
  useEffect(() => {
    if (!view.current) return
    const sizing = new ResizeObserver(() => {
      if (following.current && view.current) view.current.scrollTop = view.current.scrollHeight
    })
    sizing.observe(view.current)
    return () => sizing.disconnect()
  }, [])

  useLayoutEffect(() => {
    const element = view.current
    if (!element || newest === undefined) return
    if (following.current || turn === 'waiting') following.current = showNewest(element)
  }, [newest, turn])

  const jump = useCallback(() => {
    view.current?.scrollTo({ top: view.current.scrollHeight, behavior: 'smooth' })
    view.current?.focus({ preventScroll: true })
  }, [])

  return { view, end, atEnd, jump }
}

/** Scrolls to the newest message; false when its end is still out of sight. */
function showNewest(view: HTMLElement): boolean {
  const message = view.querySelector(':scope > ol > li:last-child')
  const bottom = view.scrollHeight - view.clientHeight
  if (!message) return true
  const top = message.getBoundingClientRect().top - view.getBoundingClientRect().top + view.scrollTop - 12
  view.scrollTop = Math.min(top, bottom)
  return bottom - top < near
}
