import type { TermWords } from '../../word-lists.ts'

/** Words of listings whose meaning Malayalam speakers ask for, and how they ask for one. */
export const termWords: TermWords = {
  means:
    'അർത്ഥം- എന്നാൽ എന്നുവെച്ചാൽ എന്നുവച്ചാൽ എന്നുപറഞ്ഞാൽ artham ennal ennuvechal ennuvachal ennuparanjal nnal എന്ന്പറഞ്ഞാൽ എന്ന്പറഞ്ഞാ എന്ന്വെച്ചാൽ എന്ന്വച്ചാൽ എന്നുപറഞ്ഞാ ennparanjal ennuparanja',
  article: '',
  rera: 'റെറ- റേറ- rera',
  bhk: 'ബിഎച്ച്കെ- bhk',
  carpet: 'കാർപെറ്റ- കാർപ്പെറ്റ- carpet',
  semi_furnished: 'സെമി- semi',
  cent: 'സെന്റ- cent centinu',
  ground: '',
  gaj: '',
  deposit: 'ഡെപ്പോസിറ്റ- അഡ്വാൻസ- deposit advance',
  lease: 'ലീസ- പണയം- lease',
  floor: 'നില നിലയെ-',
  gated_community: 'ഗേറ്റഡ- gated',
  confirmed: 'അവസാനംഉറപ്പിച്ചത് lastconfirmed',
  demo: 'ഡെമോ- demo',
}
