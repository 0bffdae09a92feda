import { withPlainDigits } from '../text/digits.ts'

/** An Indian mobile number, with or without country code, in one run or in the groups that people write: 5-5, 4-3-3, 3-3-4. */
const mobileNumber =
  /(?<![\d.,])(?:\+?91[\s-]?|0)?(?:([6-9]\d{4})[\s-]?(\d{5})|([6-9]\d{3})[\s-](\d{3})[\s-](\d{3})|([6-9]\d{2})[\s-](\d{3})[\s-](\d{4}))(?!\d)/

/** The same with any count of digits, in groups of three or more. */
const likeOne = /(?<![\d.,])(?:\+?91[\s-]?|0)?([6-9]\d{2,}(?:[\s-]\d{3,})*)(?!\d|[.,]\d)/

/**
 * A number of a house or an office: the code of a town, with its nought or the country's code before it, and what stands
 * behind it, "0484-2345678", "(044) 2451 2345". No amount begins with a nought, so a digit too few or too many is one, too.
 * Behind a letter it is of no phone: "P02400001234".
 */
const landline =
  /(?<![\p{L}\d.,])\(?(?:\+91[\s-]?|0)(?:[1-8]\d{1,3}\)?(?:[\s-]{1,2}\d{6,8}|[\s-]{1,2}\d{3,4}[\s-]\d{3,4})|[1-8]\d{9})(?!\d|[.,]\d)/u

/** One digit left out, or typed twice. */
const slips: readonly number[] = [9, 11]

/** Most turns have no such run, which is told at a glance. */
const threeDigits = /(?:[6-9]|0[1-8])\d{1,2}/

/**
 * A turn without the mobile number in it: that belongs into the contact form and is no wish. Amounts are left in:
 * "60000-70000", "75999-85999". Digits of all scripts count.
 *
 * @param expected whether a call was agreed to, so that ten digits are its number unless they are plainly amounts
 * @returns `phone` is the number as it was typed; `mistyped` one with a digit too few or too many, which is taken out, too;
 * so is a landline, for it is a mobile number that the form asks for
 */
export function withoutPhone(
  text: string,
  expected: boolean,
): { rest: string; phone: string | null; mistyped?: true } {
  // One digit stands for one, so that what is found stands at the same place in both.
  const plain = withPlainDigits(text)
  if (!threeDigits.test(plain)) return { rest: text, phone: null }
  const found = mobileNumber.exec(plain)
  if (found === null) return withoutMistyped(text, plain, expected)
  const whole = found[0]
  if (areAmounts(whole, expected)) return { rest: text, phone: null }
  return { rest: without(text, found), phone: text.slice(found.index, found.index + whole.length) }
}

function withoutMistyped(text: string, plain: string, expected: boolean): ReturnType<typeof withoutPhone> {
  const ofTown = landline.exec(plain)
  if (ofTown !== null) return { rest: without(text, ofTown), phone: null, mistyped: true }
  const found = likeOne.exec(plain)
  const groups = groupsOf(found?.[1] ?? '')
  const isAmount = (groups.length > 1 || !expected) && groups.some(isRound)
  const isSlip = slips.includes(groups.join('').length) && !isAmount
  if (found === null || !isSlip) return { rest: text, phone: null }
  return { rest: without(text, found), phone: null, mistyped: true }
}

/**
 * Amounts stand apart, are round, and rise from one to the other, as no number by itself does: "9840098400" and
 * "98450 11200" are numbers. What is written with the country's code or the nought before it is one in any case.
 */
function areAmounts(number: string, expected: boolean): boolean {
  const groups = groupsOf(number)
  if (groups.join('').length > digitsOfOne) return false
  const rises = groups.every((group, at) => at === 0 || Number(group) > Number(groups[at - 1]))
  if (groups.length === 1) return !expected && hundredsOfCrores.test(number)
  // "62000-67250" is a range also where a number is waited for.
  if (expected)
    return rises && groups.every(number.includes('-') ? isRound : (group) => plainlyRound.test(group))
  return (
    groups.every((group) => thousands.test(group)) || (groups.every(isRound) && (rises || groups.length > 2))
  )
}

const digitsOfOne = 10

/** An amount that somebody might type out. */
const hundredsOfCrores = /0{8}$/

/** "65500 70000", "75999 85999". */
const plainlyRound = /(?:[05]00|999)$/

const thousands = /000$/

function groupsOf(number: string): string[] {
  return number.split(/[\s-]/)
}

function without(text: string, { index, 0: whole }: RegExpExecArray): string {
  return `${text.slice(0, index)} ${text.slice(index + whole.length)}`
}

/** Hardly a number of a phone has only groups that end so. */
function isRound(group: string): boolean {
  return group.endsWith('00') || group.endsWith('50') || group.endsWith('99')
}
