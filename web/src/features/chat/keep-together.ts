/** Keeps the sign of rupees on one line with the amount that it stands before. */
export function keepTogether(text: string): string {
  return text.replaceAll('₹ ', '₹\u00A0')
}
