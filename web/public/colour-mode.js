// Runs before the first paint, so that a dark page does not flash white. The rest is in src/ui/colour-mode.ts.
try {
  if (localStorage.getItem('guru-colour-mode') === 'dark') document.documentElement.dataset.theme = 'dark'
} catch {}

// The prerendered start is for whoever opens a chat anew; all others see Guru's name until their page is there.
try {
  const kept = localStorage.getItem('guru-chat-v3')
  const anew = kept === null || kept.includes('"messages":[]')
  if (!anew || !/^\/(user\/chat-v3\/?)?$/.test(location.pathname))
    document.documentElement.dataset.opens = 'other'
} catch {}

// A language that is tapped before the page's code is there; src/main.tsx takes it up.
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('.prerendered fieldset button')
  if (button)
    document.documentElement.dataset.tapped = String([...button.parentElement.children].indexOf(button))
})
