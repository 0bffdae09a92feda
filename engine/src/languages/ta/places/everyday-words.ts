/** Everyday words that some village, post office or project is called, too: one alone is no place. In Latin letters. */
export const everyday = `
  varai varaikkum kulla ana ava chinna ellam ellaam en enakku enna epdi eppadi evlo illa illai iru irukka irukku
  ithu manai mattum mattu moonu naan nalla nee onnu oru podhum rendu vaadagai vaadagaikku vadakku vadagai vandi
  vanam vanganam veedu veetu vendum venum vaangal vena enge inge ange romba sari seri aama illaiya paarunga
  kaatunga
`

/** Names of real towns and areas that are everyday words as well: places only with a sign of it, or with nothing else. */
export const doubtful = 'karur adai'
