import { withPlainDigits } from '../text/digits.ts'

/** An Indian mobile number, with or without country code, in one run or in the groups that people write: 5-5, 4-3-3, 3-3-4. */
const mobileNumber =
  /(?<![\d.,])(?:\+?91[\s-]?|0)?(?:([6-9]\d{4})[\s-]?(\d{5})|([6-9]\d{3})[\s-](\d{3})[\s-](\d{3})|([6-9]\d{2})[\s-](\d{3})[\s-](\d{4}))(?!\d)/

/** Most turns have no such run, which is told at a glance. */
const threeDigits = /[6-9]\d{2}/

/**
 * A turn without the mobile number in it: that belongs into the contact form and is no wish. Round numbers are
 * left in, since they are amounts: "60000-70000" and "75999-85999", too. Digits of all scripts count.
 * `phone` is the number as it was typed.
 */
export function withoutPhone(text: string): { rest: string; phone: string | null } {
  // One digit stands for one, so that what is found stands at the same place in both.
  const plain = withPlainDigits(text)
  const found = threeDigits.test(plain) ? mobileNumber.exec(plain) : null
  if (found === null) return { rest: text, phone: null }
  const [whole, ...groups] = found
  if (groups.every((group) => group === undefined || isRound(group))) return { rest: text, phone: null }
  const end = found.index + whole.length
  return { rest: `${text.slice(0, found.index)} ${text.slice(end)}`, phone: text.slice(found.index, end) }
}

/** Hardly a number of a phone has only groups that end so. */
function isRound(group: string): boolean {
  return group.endsWith('00') || group.endsWith('50') || group.endsWith('99')
}
