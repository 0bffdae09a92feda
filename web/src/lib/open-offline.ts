/** Lets the pages open without a network, where the browser allows it (https and localhost). */
export function openOffline(): void {
  if (!('serviceWorker' in navigator)) return
  // After the page is there: keeping it costs a phone more than showing it.
  window.addEventListener('load', () => {
    navigator.serviceWorker
      .register('/offline.js')
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) => active?.postMessage(loadedFiles()))
      .catch(() => {
        // The page works all the same, as long as there is a network.
      })
  })
}

/** What this page has fetched before the service worker was there to see it: its code, words and fonts. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
