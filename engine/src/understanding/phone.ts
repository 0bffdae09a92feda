import { withPlainDigits } from '../text/digits.ts'

/** An Indian mobile number, with or without country code, in one run or in the groups that people write: 5-5, 4-3-3, 3-3-4. */
const mobileNumber =
  /(?<![\d.,])(?:\+?91[\s-]?|0)?(?:([6-9]\d{4})[\s-]?(\d{5})|([6-9]\d{3})[\s-](\d{3})[\s-](\d{3})|([6-9]\d{2})[\s-](\d{3})[\s-](\d{4}))(?!\d)/

/** The same with any count of digits, in groups of three or more. */
const likeOne = /(?<![\d.,])(?:\+?91[\s-]?|0)?([6-9]\d{2,}(?:[\s-]\d{3,})*)(?!\d|[.,]\d)/

/** One digit left out, or typed twice. */
const slips: readonly number[] = [9, 11]

/** Most turns have no such run, which is told at a glance. */
const threeDigits = /[6-9]\d{2}/

/**
 * A turn without the mobile number in it: that belongs into the contact form and is no wish. Round numbers are
 * left in, since they are amounts: "60000-70000" and "75999-85999", too. Digits of all scripts count.
 * `phone` is the number as it was typed; `mistyped` one with a digit too few or too many, which is taken out, too.
 */
export function withoutPhone(text: string): { rest: string; phone: string | null; mistyped?: true } {
  // One digit stands for one, so that what is found stands at the same place in both.
  const plain = withPlainDigits(text)
  if (!threeDigits.test(plain)) return { rest: text, phone: null }
  const found = mobileNumber.exec(plain)
  if (found === null) return withoutMistyped(text, plain)
  const [whole, ...groups] = found
  if (groups.every((group) => group === undefined || isRound(group))) return { rest: text, phone: null }
  return { rest: without(text, found), phone: text.slice(found.index, found.index + whole.length) }
}

function withoutMistyped(text: string, plain: string): ReturnType<typeof withoutPhone> {
  const found = likeOne.exec(plain)
  const groups = found?.[1]?.split(/[\s-]/) ?? []
  const isSlip = slips.includes(groups.join('').length) && !groups.some(isRound)
  if (found === null || !isSlip) return { rest: text, phone: null }
  return { rest: without(text, found), phone: null, mistyped: true }
}

function without(text: string, { index, 0: whole }: RegExpExecArray): string {
  return `${text.slice(0, index)} ${text.slice(index + whole.length)}`
}

/** Hardly a number of a phone has only groups that end so. */
function isRound(group: string): boolean {
  return group.endsWith('00') || group.endsWith('50') || group.endsWith('99')
}
