import type { ShownWords } from '../../language.ts'

/** What Punjabi speakers ask of homes shown. */
export const shownWords: ShownWords = {
  which: 'ਕਿਹੜਾ ਕਿਹੜੇ ਕਿਹੜੀ ਕਿਸ ਕਿਹਦੇ kehda kehde kehdi kihda kihde kihre kis',
  amount: 'ਕਿੰਨਾ ਕਿੰਨੀ kinna kinni kina kini',
  one: 'ਵਾਲਾ ਵਾਲੀ ਵਾਲੇ wala wali wale vala vali aala aali',
  least: 'ਘੱਟ ghat',
  vehicle: 'ਗੱਡੀ ਕਾਰ ਬਾਈਕ gaddi',
  parks: 'ਖੜ੍ਹੀ ਖੜੀ ਖੜ੍ਹ ਪਾਰਕ khari',
  floor: 'ਮੰਜ਼ਿਲ ਮੰਜਿਲ ਮੰਜ਼ਲ ਫਲੋਰ manzil manjil',
  deposit: 'ਐਡਵਾਂਸ ਡਿਪਾਜ਼ਿਟ ਪੇਸ਼ਗੀ ਬਿਆਨਾ',
  loan: 'ਲੋਨ ਕਰਜ਼ਾ ਕਰਜ਼',
  maintenance: 'ਮੇਨਟੇਨੈਂਸ',
  age: 'ਪੁਰਾਣਾ ਪੁਰਾਣੀ purana purani',
  distance: 'ਦੂਰ ਦੂਰੀ doori',
  back: 'ਵਾਪਸ ਵਾਪਿਸ ਮੁੜ ਦੁਬਾਰਾ wapas vapas wapis mud mur dobara dubara',
  yields: 'ਦੇਣਗੇ ਦੇਵੇਗਾ ਦੇਊ ਦਿਵਾ- ਕਰਨਗੇ ਕਰੂ ਕਰਵਾ- devega deu diva- karange karnge karuga',
  suits: 'ਜਾਊ ਜਾਊਗਾ ਜਾਵੇਗਾ ਹੋਊ jau jauga javega hou',
  lessens: 'ਘਟਾਉਣਗੇ ਘਟੂ ਘਟੇਗਾ ghatu ghataunge ghataoge',
  bargains: 'ਮੁੱਲ-ਭਾਅ ਸੌਦੇਬਾਜ਼ੀ saudebazi',
  budget: 'ਬਜਟ',
  nearest: 'ਨੇੜੇ ਲਾਗੇ nede nere laage',
  society: 'ਸੁਸਾਇਟੀ ਸੋਸਾਇਟੀ',
  rera_number: 'ਰੇਰਾ',
  last_confirmed: 'ਕਨਫਰਮ ਅਪਡੇਟ',
}
