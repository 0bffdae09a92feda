import type { TermWords } from '../../word-lists.ts'

/** Words of listings whose meaning Telugu speakers ask for, and how they ask for one. */
export const termWords: TermWords = {
  means: 'అంటే అర్థం- అర్ధం- ఏరియాంటే ante antey artham ardham అంటేఏంటి అంటేంటి antenti',
  article: '',
  rera: 'రెరా- రేరా- rera',
  bhk: 'బిహెచ్కె- బీహెచ్కే- bhk',
  carpet: 'కార్పెట- carpet',
  semi_furnished: 'సెమీ- సెమి- semi',
  cent: 'సెంటు- సెంట్లు-',
  ground: '',
  gaj: 'గజం- గజాలు-',
  deposit: 'డిపాజిట- అడ్వాన్స- deposit advance',
  lease: 'లీజు- లీజ- lease',
  floor: 'అంతస్తు-',
  gated_community: 'గేటెడ- gated',
  confirmed: 'చివరిగానిర్ధారించినది lastconfirmed',
  demo: 'డెమో- demo',
}
