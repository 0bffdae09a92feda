// Runs before the first paint, so that a dark page does not flash white. The rest is in src/ui/colour-mode.ts.
try {
  if (localStorage.getItem('guru-colour-mode') === 'dark') document.documentElement.dataset.theme = 'dark'
} catch {}
