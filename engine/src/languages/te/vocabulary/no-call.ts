import type { Phrases } from '../../language.ts'

/** What refuses to be called. */
export const noCall: Phrases = `
  [నాకు|మాకు|ఎవరికీ|naaku|naku] (కాల్|ఫోన్|call|phone) [గీన్|ఏమీ|ఏం] (చేయవద్దు|చేయొద్దు|చెయ్యొద్దు|చేయకండి|చెయ్యకండి|చేయకు|చెయ్యకు|చేయక్కర్లేదు|చేయాల్సిన అవసరం లేదు|వద్దు|cheyyoddu|cheyoddu|cheyavaddu|cheyyavaddu|cheyakandi|cheyyakandi|cheyaku|cheyyaku|vaddu|voddu|(చేయమని|cheyamani) (చెప్పలేదు|అనలేదు|cheppaledu))`
