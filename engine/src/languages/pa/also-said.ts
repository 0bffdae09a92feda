import type { Phrases } from '../language.ts'

/** What is asked politely or plainly, and what bends by gender and number: phrases need one of them. */
export const alsoSaid: Record<string, Phrases> = {
  // Asked of somebody
  ਕਰੋ: 'ਕਰਿਓ, ਕਰੀਓ, ਕਰੀਂ, ਕਰਿਉ',
  ਵਿਖਾਓ: 'ਵਿਖਾਇਓ, ਵਿਖਾਈਂ',
  ਦੱਸੋ: 'ਦੱਸਿਓ, ਦੱਸੀਂ, ਦੱਸਿਉ',
  ਬੋਲੋ: 'ਬੋਲਿਓ, ਬੋਲੀਂ',
  ਕਹੋ: 'ਕਹਿਓ, ਆਖੋ',
  ਪੁੱਛੋ: 'ਪੁੱਛਿਓ',
  ਭੇਜੋ: 'ਭੇਜਿਓ, ਘੱਲੋ',
  ਰੱਖੋ: 'ਰੱਖਿਓ',
  ਸਮਝਾਓ: 'ਸਮਝਾਇਓ',
  ਸੁਣਾਓ: 'ਸੁਣਾਇਓ',
  ਹਟਾਓ: 'ਹਟਾਇਓ',
  ਕਰਵਾਓ: 'ਕਰਾਓ, ਕਰਵਾਇਓ, ਕਰਾਇਓ',
  // By gender and number
  ਰਿਹਾ: 'ਰਹੀ, ਰਹੇ, ਰਹੀਆਂ',
  ਚਾਹੁੰਦੇ: 'ਚਾਹੁੰਦਾ, ਚਾਹੁੰਦੀ',
  ਲੱਗਾ: 'ਲੱਗਿਆ, ਲੱਗੀ',
  ਲੱਗਦਾ: 'ਲੱਗਦੀ, ਲੱਗਦੇ',
  ਗਿਆ: 'ਗਈ, ਗਏ',
  ਏਹੀ: 'ਏਹੋ',
  ਉਹੀ: 'ਓਹੀ, ਓਹੋ',
  ਦੁਬਾਰਾ: 'ਦੋਬਾਰਾ',
}
