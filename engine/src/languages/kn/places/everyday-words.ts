/** Everyday words that some village, post office or project is called, too: one alone is no place. In Latin letters. */
export const everyday = `
  olage aru athava beku beda ella elli inta kodi maadi mane mathe matte matra nanage nanna nodi ondu ontu saaku
  salli baadige badige bekagide ide illi alli hosa hale dodda chikka saku kodu parvagilla ninna namma nimma nalku
  aidu elu entu ombathu hattu veno
`

/** Names of real towns and areas that are everyday words as well: places only with a sign of it, or with nothing else. */
export const doubtful = 'ಆಶ್ರಮ sira'
