import type { NumberText } from './number-text.ts'
import { isTens } from './number-text.ts'

/** A telephone number in words or in groups. */
export interface SaidNumber {
  /** As they were said; of a mobile number its ten. */
  digits: string
  mobile: boolean
}

/** "Nine", "double nine", "ninety eight", "9840". */
interface Group {
  to: number
  digits: string
  /** True for what could count something by itself: two digits or more, said or typed as one number. */
  isWhole: boolean
}

/** From so many digits on, said one by one, it is a telephone number. */
const fewestSaid = 7
/** A longer run is none. */
const mostSaid = 15
/** One digit left out, or said twice. */
const slips: readonly number[] = [9, 11]
/** So many numbers side by side are no amounts. */
const fewestGroups = 4

/**
 * The telephone number that begins at a token, whatever its length when it is said digit by digit: "nine eight four
 * double zero …". In groups ("98 40 12 34 56", "ninety eight forty …") it has the digits of a mobile number, or one
 * more or less; rounded and rising numbers are amounts and things to choose from.
 *
 * @returns null where none begins; `to` is the token behind it
 */
export function saidNumberAt(text: NumberText, from: number): (SaidNumber & { to: number }) | null {
  const groups = groupsAt(text, from)
  const digits = groups.map((group) => group.digits).join('')
  const to = groups.at(-1)?.to ?? from
  if (digits.length < fewestSaid || digits.length > mostSaid) return null
  const mobile = mobileNumber.exec(digits)?.[1]
  if (groups.some(({ isWhole }) => isWhole)) {
    const slipped =
      slips.includes(digits.length) && groups.length >= fewestGroups && beginsMobile.test(digits)
    if ((mobile === undefined && !slipped) || areAmounts(groups)) return null
  }
  return { to, digits: mobile ?? digits, mobile: mobile !== undefined }
}

/** With the code of the country, or the nought that is dialled within it. */
const mobileNumber = /^(?:(?:00)?91|0)?([6-9]\d{9})$/

const beginsMobile = /^[6-9]/

/** Whether what was said for a mobile number has too few or too many digits. */
export function isMistyped({ digits, mobile }: SaidNumber): boolean {
  return !mobile && beginsMobile.test(digits)
}

function groupsAt(text: NumberText, from: number): Group[] {
  const groups: Group[] = []
  const { plus } = text.lexicon.telephone
  let at = plus.has(text.tokens[from]?.text ?? '') ? from + 1 : from
  for (let length = 0; length <= mostSaid; ) {
    const before = groups.at(-1)
    const group = groupAt(text, before === undefined ? at : at + pauseAt(text, at, before))
    if (group === null) break
    groups.push(group)
    length += group.digits.length
    at = group.to
  }
  // "… four five six, 2 bhk": the last one counts what follows.
  if (text.isUnit(at) || text.isMoney(at) || text.isSize(at) || text.scaleAt(at) !== undefined) groups.pop()
  return groups
}

/** Tokens of a hyphen between two groups, or of a comma or full stop between digits said one by one. */
function pauseAt(text: NumberText, at: number, before: Group): number {
  const mark = text.tokens[at]
  if (mark?.kind !== 'mark') return 0
  if (mark.text === '-') return 1
  return ',.'.includes(mark.text) && !before.isWhole && groupAt(text, at + 1)?.isWhole === false ? 1 : 0
}

function groupAt(text: NumberText, at: number): Group | null {
  const token = text.tokens[at]
  if (token === undefined || token.kind === 'mark') return null
  const times = text.lexicon.telephone.times.get(token.text)
  if (times !== undefined) {
    const digit = digitAt(text, at + 1)
    return digit === null ? null : { to: at + 2, digits: digit.repeat(times), isWhole: false }
  }
  const digit = digitAt(text, at)
  if (digit !== null) return { to: at + 1, digits: digit, isWhole: false }
  if (token.kind === 'number') {
    // Commas and points stand in amounts.
    return /^[\p{Nd} ]+$/u.test(token.raw) ? { to: at + 1, digits: token.text, isWhole: true } : null
  }
  const value = text.value(at) ?? 0
  if (!Number.isInteger(value) || value < 10 || value > 99) return null
  const goesOn = isTens(value) && !text.lexicon.ownWordEach.has(text.word(at))
  const digitAfter = goesOn && text.tokens[at + 1]?.kind === 'word' ? digitAt(text, at + 1) : null
  return digitAfter === null || digitAfter === '0'
    ? { to: at + 1, digits: String(value), isWhole: true }
    : { to: at + 2, digits: String(value + Number(digitAfter)), isWhole: true }
}

/** A single digit, in words or typed. */
function digitAt(text: NumberText, at: number): string | null {
  const token = text.tokens[at]
  if (token?.kind === 'number') return /^\d$/.test(token.text) ? token.text : null
  if (token?.kind !== 'word') return null
  const value = text.value(at)
  if (value !== undefined && Number.isInteger(value) && value < 10) return String(value)
  return text.lexicon.telephone.digits.get(token.text) ?? null
}

/** "60000 to 70000", "75 80 85 90 95", "65 70 72 78 81": nobody's number has round groups only, or groups that rise. */
function areAmounts(groups: readonly Group[]): boolean {
  const whole = groups.filter(({ isWhole }) => isWhole).map(({ digits }) => digits)
  if (whole.every(isRound)) return true
  const values = groups.map(({ digits }) => Number(digits))
  return values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0))
}

function isRound(digits: string): boolean {
  return digits.length > 2 ? /(?:00|50|99)$/.test(digits) : /[05]$/.test(digits)
}
