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
