/** Everyday words that some village, post office or project is called, too: one alone is no place. In Latin letters. */
export const everyday = `
  lopu vaipu bhoomi cheppandi entha illu indlu inka kathi kavali kavaali kaavali kosam maaru meeru mi modda naku
  neeru nenu niku nillu nivasam nu nuvvu oka padam parra sthalam tari tho unda vaddu vastundi veta manchi chala
  chaala pedda peddha intlo ikkada akkada evaru ante antha adhi idhi kada bagundi
`

/** Names of real towns and areas that are everyday words as well: places only with a sign of it, or with nothing else. */
export const doubtful = 'kapra'
