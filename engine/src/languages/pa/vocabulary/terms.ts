import type { TermWords } from '../../word-lists.ts'

/** Words of listings whose meaning Punjabi speakers ask for, and how they ask for one. */
export const termWords: TermWords = {
  means: 'ਮਤਲਬ ਭਾਵ ਅਰਥ matlab mtlb ਕੀਹੁੰਦਾ ਕੀਹੁੰਦੀ kihunda kihundi',
  article: '',
  rera: 'ਰੇਰਾ rera',
  bhk: 'ਬੀਐਚਕੇ bhk',
  carpet: 'ਕਾਰਪੇਟ carpet',
  semi_furnished: 'ਸੈਮੀ semi',
  cent: '',
  ground: '',
  gaj: 'ਗਜ਼ ਗਜ gaj',
  deposit: 'ਡਿਪਾਜ਼ਿਟ ਐਡਵਾਂਸ ਪੇਸ਼ਗੀ',
  lease: 'ਲੀਜ਼ ਲੀਜ',
  floor: 'ਮੰਜ਼ਿਲ ਮੰਜਿਲ manzil',
  gated_community: 'ਗੇਟਡ ਗੇਟਿਡ',
  confirmed: 'ਆਖਰੀਪੁਸ਼ਟੀ ਆਖ਼ਰੀਪੁਸ਼ਟੀ lastconfirmed',
  demo: 'ਨਮੂਨਾ ਡੈਮੋ namoona namuna',
}
