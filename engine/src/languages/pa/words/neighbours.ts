import type { NeighbourWords } from '../../word-lists.ts'

/** What Punjabi speakers call neighbours and those who live together. */
export const neighbours: NeighbourWords = {
  neighbourhood: 'ਏਰੀਆ- ਏਰੀਏ- ਇਲਾਕਾ- ਇਲਾਕੇ- ਮੁਹੱਲਾ- ਮੁਹੱਲੇ- ਕਲੋਨੀ- ਕਾਲੋਨੀ- ਸੁਸਾਇਟੀ- ਸੋਸਾਇਟੀ- ਬਿਲਡਿੰਗ-',
  only: 'ਸਿਰਫ਼ ਸਿਰਫ ਕੇਵਲ',
  others: 'ਲੋਕ- ਗੁਆਂਢੀ-',
  household: 'ਫੈਮਿਲੀ ਫੈਮਲੀ ਪਰਿਵਾਰ ਟੱਬਰ',
  landmark: 'ਮੰਦਰ- ਮਸਜਿਦ- ਮਸੀਤ- ਚਰਚ- ਗੁਰਦੁਆਰਾ- ਗੁਰਦੁਆਰੇ- ਗੁਰਦਵਾਰੇ- ਕਾਲਜ- ਸਕੂਲ- ਹਸਪਤਾਲ- ਢਾਬਾ- ਦੁਕਾਨ- ਨਗਰ',
}
