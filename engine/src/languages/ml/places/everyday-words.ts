/** Everyday words that some village, post office or project is called, too: one alone is no place. In Latin letters. */
export const everyday = `
  ullil ath enthu evide ille ini pinne undo undu vadaka venam ve vittil ബ്രാഞ്ച് ബ്രാഞ്ചിൽ ബ്രാഞ്ചിലാണ്
`

/** Names of real towns and areas that are everyday words as well: places only with a sign of it, or with nothing else. */
export const doubtful = 'കാലടി aroor eroor kollam ഗയ പുരി താനെ കട്ടക്ക് കട്ടക് പാലാ'
