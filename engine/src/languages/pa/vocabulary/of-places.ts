import type { PlaceTalkWords } from '../../word-lists.ts'

/** By what words Punjabi speakers tell where they move to, and add a place to those that are looked through. */
export const ofPlaces: PlaceTalkWords = {
  moves: 'ਬਦਲੀ ਤਬਾਦਲਾ ਟਰਾਂਸਫਰ ਟ੍ਰਾਂਸਫਰ ਪੋਸਟਿੰਗ ਸ਼ਿਫਟ badli tabadla',
  happens:
    'ਹੋ ਹੋਈ ਹੋਇਆ ਹੋਣ ਰਿਹਾ ਰਹੇ ਰਹੀ ਗਈ ਗਿਆ ਗਏ ਹਾਂ ਹੈ ਹੋਵੇਗੀ ho hoi hoya hon reha rehe rahe rahi gayi gaya gaye haan han hai aa',
  joins: 'ਜੁਆਇਨ ਜੋਇਨ ਜੌਇਨ ਜਾਇਨ join',
  workplaces: 'ਦਫ਼ਤਰ ਦਫਤਰ ਆਫਿਸ ਬ੍ਰਾਂਚ ਬਰਾਂਚ ਬੈਂਕ ਕੰਪਨੀ ਹਸਪਤਾਲ ਸਕੂਲ ਕਾਲਜ ਨੌਕਰੀ ਡਿਊਟੀ ਜੌਬ daftar naukri',
  gatherings: 'ਵਿਆਹ ਮੰਗਣੀ viah vyah mangni',
  spouse: 'ਘਰਵਾਲਾ ਘਰਵਾਲੇ ਘਰਵਾਲੀ ਪਤੀ ਪਤਨੀ gharwala gharwale gharwali',
  others: 'ਉਸਦੀ ਉਹਦੀ ਉਹਦਾ ਉਨ੍ਹਾਂ ਦੋਸਤ- ਗੁਆਂਢੀ- usdi ohdi ohda uhdi uhda gwandi ohde uhde ohna usde ਉਹਦੇ ਉਸਦੇ ਓਹਦੇ',
  adds: 'ਵੀ vi vee',
  keepsPlace: 'ਰੱਖੋ ਰੱਖ ਲਓ ਲਵੋ ਵੇਖੋ ਵੇਖ ਦੇਖੋ ਦੇਖ ਜੋੜੋ rakho rakh lao lavo vekho vekh dekho dekh jodo',
  needless: 'ਜ਼ਰੂਰੀ ਜਰੂਰੀ zaroori jaruri',
  near: 'ਨੇੜੇ ਲਾਗੇ ਕੋਲ ਕੋਲੇ ਪਾਸੇ nede nere laage kol kole paase ਵੱਲ wal vall ਓਧਰ ਉਧਰ odhar udhar',
  side: 'ਸਾਈਡ',
  nearBy: 'ਨੇੜੇ ਨੇੜਲੇ ਲਾਗੇ ਆਲੇ-ਦੁਆਲੇ nede nere nedle laage',
  far: 'ਦੂਰ dur door ਦੂਰੋਂ dooron',
  becomesFar: '',
  none: '',
  nothing: 'ਕੁਝ ਕੁੱਝ kujh kuj',
  kilometres: 'ਕਿਮੀ ਕਿਲੋਮੀਟਰ- km kms kilometer kilometre kilometers',
  work: 'ਦਫ਼ਤਰ- ਦਫਤਰ- ਆਫਿਸ- ਆਫ਼ਿਸ- ਕੰਮ- ਕਾਲਜ- ਕੰਪਨੀ- ਕੋਚਿੰਗ- office daftar- college company coaching kamm',
  unsaid: '',
}
