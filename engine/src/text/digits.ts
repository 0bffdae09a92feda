/**
 * Zero of each script's own digits; the nine others follow it in Unicode. Perso-Arabic and full-width
 * digits come with keyboards of phones sold in India.
 */
const zeros = [
  0x0966, // Devanagari
  0x09e6, // Bengali
  0x0a66, // Gurmukhi
  0x0ae6, // Gujarati
  0x0b66, // Odia
  0x0be6, // Tamil
  0x0c66, // Telugu
  0x0ce6, // Kannada
  0x0d66, // Malayalam
  0x0660, // Arabic
  0x06f0, // Persian, Urdu
  0xff10, // full width
]

const digits = new Map<number, string>(
  zeros.flatMap((zero) => Array.from({ length: 10 }, (_, digit) => [zero + digit, String(digit)] as const)),
)
const otherDigit = new RegExp(
  `[${[...digits.keys()].map((code) => String.fromCharCode(code)).join('')}]`,
  'g',
)

/** A text with digits 0-9 for those of other scripts. */
export function withPlainDigits(text: string): string {
  return text.replace(otherDigit, (digit) => digits.get(digit.charCodeAt(0)) ?? digit)
}
