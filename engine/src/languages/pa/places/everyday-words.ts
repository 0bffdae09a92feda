/** Everyday words that some village, post office or project is called, too: one alone is no place. In Latin letters. */
export const everyday = `
  hazara chahida chahidi deo haiga hanji kinna si vich
`
