import type { Phrases } from '../../language.ts'

/** Whom one asks first. */
const kin =
  '(ਘਰਵਾਲੀ|ਘਰਵਾਲੇ|ਘਰਦੀ|ਘਰਦੇ|ਮੁੰਡੇ|ਵਹੁਟੀ|ਪਤਨੀ|ਪਤੀ|ਵਾਈਫ਼|ਘਰਦਿਆਂ|ਘਰ ਦਿਆਂ|ਘਰ|ਪਰਿਵਾਰ|ਟੱਬਰ|ਬਾਪੂ|ਬਾਪੂ ਜੀ|ਪਾਪਾ|ਮੰਮੀ|ਬੇਬੇ|ਭਰਾ|wife|family|gharwali|ghardeyan)'

/** What says that the seeker wants time: to ask at home, to think, only to look around. */
export const putOff: Phrases = `
  ${kin} (ਨਾਲ|ਨੂੰ|ਤੋਂ|ਵਿੱਚ|ਚ|naal|nu) [ਪਹਿਲਾਂ] (ਪੁੱਛਣਾ|ਪੁੱਛਕੇ|ਪੁੱਛ ਕੇ|(ਗੱਲ|ਸਲਾਹ) (ਕਰਨੀ|ਕਰਕੇ|ਕਰ ਲਵਾਂ)|puchna|puchke|gal karni|gal karke) [ਹੈ|ਪਊ|ਪਵੇਗਾ|hai|pau],
  (ਸੋਚ ਕੇ|ਸੋਚਕੇ|ਪੁੱਛ ਕੇ|ਪੁੱਛਕੇ|ਬਾਅਦ ਵਿੱਚ|ਬਾਅਦ ਚ|soch ke|sochke|baad ch|baad vich) (ਦੱਸਾਂਗਾ|ਦੱਸਾਂਗੀ|ਦੱਸਾਂਗੇ|ਦੱਸਦਾ|ਦੱਸਦੇ|ਦੱਸੂੰ|ਦੇਖਦੇ|ਵੇਖਦੇ|ਦੇਖਾਂਗੇ|ਵੇਖਾਂਗੇ|ਦੇਖਾਂਗਾ|dassanga|dasanga|dasda|dekhde|vekhde) [ਹਾਂ|ਆਂ|haan|han],
  ਸੋਚ (ਲਵਾਂ|ਲਈਏ|ਲੈਣ ਦਿਓ) [ਜ਼ਰਾ|ਪਹਿਲਾਂ], ਸੋਚ ਵਿਚਾਰ (ਕੇ|ਕਰਕੇ) (ਦੱਸਾਂਗਾ|ਦੱਸਾਂਗੇ|ਦੱਸਦੇ|ਦੱਸੂੰ), ਸਲਾਹ ਕਰ (ਲਈਏ|ਲਵਾਂ|ਲੈਂਦੇ) [ਘਰੇ|ਘਰ] [ਪਹਿਲਾਂ],
  ਸੋਚਣਾ (ਪਊ|ਪਵੇਗਾ|ਹੈ), ਸੋਚਣ ਦਿਓ, (ਐਵੇਂ|ਐਵੇਂ ਹੀ|ਬਸ|ਵੈਸੇ ਹੀ|evein|evein hi|aiven|aiven hi|bas) (ਦੇਖ|ਵੇਖ|dekh|vekh) (ਰਿਹਾ|ਰਹੀ|ਰਹੇ|reha|riha|rahi|rahe) [ਹਾਂ|ਆਂ|haan|han|aan]$`

/** What says that enough was shown. */
export const enough: Phrases = '^(ਬਸ|ਬੱਸ|ਕਾਫ਼ੀ ਹੈ|ਬਹੁਤ ਹੈ) [ਬਸ]$'
