import type { ShownWords } from '../../language.ts'

/** What Punjabi speakers ask of homes shown. */
export const shownWords: ShownWords = {
  which: 'ਕਿਹੜਾ ਕਿਹੜੇ ਕਿਹੜੀ ਕਿਸ ਕਿਹਦੇ kehda kehde kehdi kihda kihde kihre kis',
  amount: 'ਕਿੰਨਾ ਕਿੰਨੀ kinna kinni kina kini',
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
  facing: 'ਮੁਖੀ ਫੇਸਿੰਗ',
  bachelors: 'ਬੈਚਲਰ ਛੜੇ ਛੜਿਆਂ bachelor bachelors',
  gas: 'ਗੈਸ',
  stairs: 'ਪੌੜੀ ਪੌੜੀਆਂ paudi paudiyan paudian pauriyan',
}
