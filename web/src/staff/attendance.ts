/** Milliseconds after which a page that nobody touches counts as left alone. */
const patience = 5 * 60_000
const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart']

/**
 * Watches whether somebody is at the page: calls that it makes by itself later must not keep a login alive.
 * @param page its window.
 */
export function watchAttendance(page: EventTarget): () => boolean {
  let lastTouch = Date.now()
  const note = () => {
    lastTouch = Date.now()
  }
  for (const touch of touches) page.addEventListener(touch, note, { capture: true, passive: true })
  return () => Date.now() - lastTouch < patience
}
