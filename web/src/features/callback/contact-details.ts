export interface ContactDetails {
  name: string
  mobileNumber: string
}

export type ContactField = keyof ContactDetails

/** What a form for name and number says. */
export interface FormTexts {
  name: string
  mobileNumber: string
  namePlaceholder?: string
  mobilePlaceholder?: string
  submit: string
  nameRequired: string
  mobileRequired: string
  mobileDigits: string
}

type Wording = Pick<FormTexts, 'nameRequired' | 'mobileRequired' | 'mobileDigits'>

/**
 * The ten digits of a mobile number that was written as phones and address books do: with blanks, with 0 or +91 in
 * front, or in the digits of an Indian script. What is no such number stays as it was typed.
 */
export function tidyMobileNumber(typed: string): string {
  const plain = typed.replace(indianDigit, latinDigit).replace(/[\s().-]|\p{Cf}/gu, '')
  return /^(?:\+?91|0)?([0-9]{10})$/.exec(plain)?.[1] ?? typed
}

const indianDigit = /[०-९০-৯੦-੯௦-௯౦-౯೦-೯൦-൯]/g

/** In each of these scripts the code of zero ends in 6, and the other nine follow. */
const latinDigit = (digit: string): string => String((digit.charCodeAt(0) % 16) - 6)

/** What is wrong with each field, in the words of the form; a right field has no entry. */
export function contactErrors(
  details: ContactDetails,
  texts: Wording,
): Partial<Record<ContactField, string>> {
  const mobileNumber = details.mobileNumber.trim()
  return {
    ...(details.name.trim() === '' && { name: texts.nameRequired }),
    ...(mobileNumber === ''
      ? { mobileNumber: texts.mobileRequired }
      : !/^[0-9]{10}$/.test(mobileNumber) && { mobileNumber: texts.mobileDigits }),
  }
}
