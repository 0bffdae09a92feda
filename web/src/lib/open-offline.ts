/** Lets the pages open without a network, where the browser allows it (https and localhost). */
export function openOffline(): void {
  if (!('serviceWorker' in navigator)) return
  // After the page is there: keeping it costs a phone more than showing it.
  window.addEventListener('load', () => {
    navigator.serviceWorker
      .register('/offline.js')
      .then(() => navigator.serviceWorker.ready)
      .then(tellWhatIsLoaded)
      .catch(() => {
        // The page works all the same, as long as there is a network.
      })
  })
}

/** Tells of files that came past the service worker: before it was there, or on their way when it took over. */
function tellWhatIsLoaded({ active }: ServiceWorkerRegistration): void {
  const seen = new PerformanceObserver((list) => {
    const files = list.getEntries().flatMap(filePast)
    if (files.length > 0) (navigator.serviceWorker.controller ?? active)?.postMessage(files)
  })
  seen.observe({ type: 'resource', buffered: true })
}

/** The path of a file of the page's code, words or fonts that the service worker has not seen. */
function filePast(entry: PerformanceEntry): string[] {
  if (!(entry instanceof PerformanceResourceTiming) || entry.workerStart > 0) return []
  const { origin, pathname } = new URL(entry.name)
  return origin === location.origin && pathname.startsWith('/assets/') ? [pathname] : []
}
