import type { callbackTexts } from '@guru/contract/texts'

export interface ContactDetails {
  name: string
  mobileNumber: string
}

export type ContactField = keyof ContactDetails
type Wording = Pick<
  Record<keyof typeof callbackTexts, string>,
  'nameRequired' | 'mobileRequired' | 'mobileDigits'
>

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
