/** Everyday words that some village, post office or project is called, too: one alone is no place. In Latin letters. */
export const everyday = `
  fadi phadi amar amake ami apnar asche basa bari barir bhaday bhara bhalo bolen chai dam darkar dekhao dui eka er gharer
  ghor hobe hoy jayga jonno kechu khub kichu kobe koro korte kothay porle sathe shono ta taka tatha te theke tumi
`

/** Names of real towns and areas that are everyday words as well: places only with a sign of it, or with nothing else. */
export const doubtful = 'bali bari kasba'
