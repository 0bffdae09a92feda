/**
 * Does work at once, but no more often than this: what is asked for meanwhile is done together at the end of the
 * pause.
 */
export function atMostEvery<Part>(milliseconds: number, work: (parts: readonly Part[]) => void) {
  const waiting = new Set<Part>()
  let paused = false
  function go(): void {
    if (paused || waiting.size === 0) return
    paused = true
    setTimeout(() => {
      paused = false
      go()
    }, milliseconds)
    work([...waiting])
    waiting.clear()
  }
  return (parts: readonly Part[]): void => {
    for (const part of parts) waiting.add(part)
    go()
  }
}
