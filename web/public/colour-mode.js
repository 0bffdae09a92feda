// Runs before the first paint, so that a dark page does not flash white. The rest is in src/ui/colour-mode.ts.
try {
  if (localStorage.getItem('guru-colour-mode') === 'dark') {
    document.documentElement.dataset.theme = 'dark'
    // Until the style sheets are there the browser's own page shows, and its bar.
    document.querySelector('meta[name="color-scheme"]').content = 'dark'
    document.querySelector('meta[name="theme-color"]').content = '#0b1719'
  }
} catch {}

// The prerendered start is for whoever opens a chat anew; all others see Guru's name until their page is there.
try {
  const kept = localStorage.getItem('guru-chat-v3')
  const anew = kept === null || kept.includes('"messages":[]')
  if (!anew || !/^\/(user\/chat-v3\/?)?$/.test(location.pathname))
    document.documentElement.dataset.opens = 'other'
} catch {}

// A language that is tapped before the page's code is there, in this load of the page or one before it;
// the chat takes it up (src/features/chat/tapped-before.ts).
try {
  const { dataset } = document.documentElement
  const tapped = sessionStorage.getItem('guru-tapped')
  if (tapped !== null && dataset.opens === undefined) dataset.tapped = tapped
} catch {}
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('.prerendered fieldset button')
  if (!button) return
  const tapped = String([...button.parentElement.children].indexOf(button))
  document.documentElement.dataset.tapped = tapped
  try {
    sessionStorage.setItem('guru-tapped', tapped)
  } catch {}
})
