/** An Indian mobile number, with or without country code, spaced as people write it. */
const mobileNumber = /(?<![\d.,])(?:\+?91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}(?![\d])/

/**
 * A turn without the mobile number in it: that belongs into the contact form and is no wish. Round numbers are
 * left in, since they are amounts.
 */
export function withoutPhone(text: string): { rest: string; phone: boolean } {
  const [found] = mobileNumber.exec(text) ?? []
  if (found === undefined || found.endsWith('00000')) return { rest: text, phone: false }
  return { rest: text.replace(found, ' '), phone: true }
}
