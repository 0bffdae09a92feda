import type { NeighbourWords } from '../../word-lists.ts'

/** What Malayalam speakers call neighbours and those who live together. */
export const neighbours: NeighbourWords = {
  neighbourhood: 'ഏരിയ- കോളനി- സൊസൈറ്റി- ബിൽഡിംഗ- ബിൽഡിങ്ങ- പ്രദേശ- സ്ഥലത്ത് ഭാഗത്ത്',
  only: 'മാത്രം മാത്രമുള്ള',
  others: '',
  household: 'ഫാമിലി- കുടുംബം കുടുംബത്തിന് കുടുംബമാണ്',
  landmark: 'പള്ളി- അമ്പല- ക്ഷേത്ര- മോസ്ക്- ചർച്ച്- കോളേജ- കോളജ- സ്കൂള- ആശുപത്രി- ഹോട്ടൽ- കട കടയുടെ',
}
