/** Keeps an amount on one line: the sign of rupees before the number, and behind it what it counts. */
export function keepTogether(text: string): string {
  return text.replaceAll('₹ ', '₹\u00A0').replace(/(?<=\d) (?=\p{L})/gu, '\u00A0')
}
