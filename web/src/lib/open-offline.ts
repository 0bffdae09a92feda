/** Lets the pages open without a network, where the browser allows it (https and localhost). */
export function openOffline(): void {
  if (!('serviceWorker' in navigator)) return
  // After the page is there: keeping it costs a phone more than showing it.
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('/offline.js').catch(() => {
      // The page works all the same, as long as there is a network.
    })
  })
}
