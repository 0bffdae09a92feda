import type { Phrases } from '../../language.ts'

/** Whom one asks first. */
const kin =
  '(ഭാര്യയോട്|ഭാര്യയുമായി|ഭാര്യയോടു|ഭർത്താവിനോട്|ഭർത്താവുമായി|അച്ഛനോട്|അമ്മയോട്|വീട്ടുകാരോട്|വീട്ടുകാരുമായി|വീട്ടിൽ|കുടുംബത്തോട്|ഫാമിലിയോട്|കൂട്ടുകാരോട്|bharyayodu|bharyayod|bharthavinodu|achanodu|ammayodu|veettukarodu|veettil|familyodu|wifeinodu|husbandinodu)'

/** Thinks about it first: it also answers an offer with a no. */
export const thinking = `
  (ആലോചിച്ചിട്ട്|ആലോചിച്ച്|ചോദിച്ചിട്ട്|aalochichitt|alochichitt|alochichittu|aalochichittu|chodichitt|chodichittu) (പറയാം|പറയാട്ടോ|അറിയിക്കാം|parayam|ariyikkam), (ആലോചിക്കണം|ആലോചിക്കട്ടെ|alochikkanam|alochikkatte)`

/** What says that the seeker wants time: to ask at home, to think, only to look around. */
export const putOff: Phrases = `
  ${kin} [ഒന്ന്|ആദ്യം|കൂടി|onnu] (ചോദിക്കണം|ചോദിക്കട്ടെ|ചോദിക്കാനുണ്ട്|ചോദിച്ച്|ചോദിച്ചിട്ട്|ചോദിച്ചു നോക്കട്ടെ|സംസാരിക്കണം|സംസാരിക്കട്ടെ|സംസാരിച്ചിട്ട്|ആലോചിക്കണം|ആലോചിച്ചിട്ട്|പറയണം|chodikkanam|chodikkatte|chodichitt|chodichittu|samsarikkanam|samsarikkatte|aalochikkanam) [പറയാം|parayam],
  ${thinking},
  [ഞാൻ|ഞങ്ങൾ] (പിന്നെ|പിന്നീട്) (പറയാം|അറിയിക്കാം),
  (പിന്നെ|പിന്നീട്|pinne|pinneed) (നോക്കാം|തീരുമാനിക്കാം|nokkam|nokkaam)$,
  (വെറുതെ|വെറുതേ|ചുമ്മാ|ചുമ്മാതെ|veruthe|chumma) (നോക്കുകയാണ്|നോക്കുവാണ്|നോക്കുവാ|നോക്കുന്നതാ|നോക്കുന്നതാണ്|നോക്കിയതാ|നോക്കിയതാണ്|nokkuva|nokkuvanu|nokkunnatha|nokkunnathanu|nokkiyatha|nokkiyathanu)$`

/** What says that enough was shown. */
export const enough: Phrases = '^[(ഇത്രയും|ഇത്ര|ഇപ്പോൾ|ഇപ്പൊ)] (മതി|മതിയായി) [മതി|ഇനി വേണ്ട]$'
