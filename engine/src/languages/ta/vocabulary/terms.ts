import type { TermWords } from '../../word-lists.ts'

/** Words of listings whose meaning Tamil speakers ask for, and how they ask for one. */
export const termWords: TermWords = {
  means:
    'அர்த்தம- பொருள் அப்படின்னா அப்டின்னா அப்டினா ன்னா னா என்றால் ஏரியான்னா ஏரியானா ரெரான்னா ரேரான்னா டெமோன்னா லீஸ்னா artham appadina appadinna apdina apdinna nna na endral areana areanna rerana reranna demona demonna leasena அப்படீன்னா appadeenna',
  article: '',
  rera: 'ரெரா- ரேரா- rera reranna rerana',
  bhk: 'பிஎச்கே- bhk bhkna bhknna',
  carpet: 'கார்பெட- carpet',
  semi_furnished: 'செமி- semi',
  cent: 'சென்ட- cent centna centnna',
  ground: 'கிரவுண்ட- கிரவுண்டு- ground groundna groundnna',
  gaj: '',
  deposit: 'டெபாசிட- அட்வான்ஸ- முன்பணம- deposit advance depositna advancena',
  lease: 'லீஸ- lease leasena ஒத்தி-',
  floor: 'தளம- மாடி-',
  gated_community: 'கேட்டட- gated',
  confirmed: 'கடைசியாகஉறுதி உறுதிசெய்தது lastconfirmed',
  demo: 'மாதிரி- டெமோ- demo demona demonna',
}
