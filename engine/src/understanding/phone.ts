/** An Indian mobile number, with or without country code, in one run or in two halves, as people write it. */
const mobileNumber = /(?<![\d.,])(?:\+?91[\s-]?|0)?([6-9]\d{4})[\s-]?(\d{5})(?!\d)/

/** Most turns have no such run, which is told at a glance. */
const fiveDigits = /[6-9]\d{4}/

/**
 * A turn without the mobile number in it: that belongs into the contact form and is no wish. Round numbers are
 * left in, since they are amounts: "60000-70000".
 */
export function withoutPhone(text: string): { rest: string; phone: boolean } {
  const [found, first, second] = fiveDigits.test(text) ? (mobileNumber.exec(text) ?? []) : []
  if (found === undefined || (isRound(first) && isRound(second))) return { rest: text, phone: false }
  return { rest: text.replace(found, ' '), phone: true }
}

/** Hardly a number of a phone has two halves that end so. */
function isRound(half: string | undefined): boolean {
  return half?.endsWith('00') === true || half?.endsWith('50') === true
}
