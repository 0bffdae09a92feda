import { maxNameLength } from '@guru/contract/limits'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import {
  type ContactDetails,
  type ContactField,
  contactErrors,
  type FormTexts,
  tidyMobileNumber,
} from './contact-details.ts'
import { Field } from './field.tsx'
import style from './person-form.module.css'
import type { VisitorProfile } from './visitor-profile.ts'

interface PersonFormProps {
  texts: FormTexts
  /** Fills the fields when this browser's visitor is known. */
  visitor: VisitorProfile | null
  /** What was said just now, or is said while the form is open, goes into its fields. */
  said?: VisitorProfile | null
  sending: boolean
  onSubmit(visitor: VisitorProfile): void
}

/** Name and mobile number. An error shows once its field was touched; submitting touches both. */
export function PersonForm({ texts, visitor, said = null, sending, onSubmit }: PersonFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [details, setDetails] = useState<ContactDetails>({
    name: visitor?.user_name ?? '',
    mobileNumber: visitor?.mobile_number ?? '',
  })
  const [taken, setTaken] = useState(said)
  if (said !== taken) {
    setTaken(said)
    if (said) setDetails({ name: said.user_name || details.name, mobileNumber: said.mobile_number })
  }
  const [touched, setTouched] = useState<readonly ContactField[]>([])
  const errors = contactErrors(details, texts)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    setTouched(['name', 'mobileNumber'])
    const [wrong] = Object.keys(errors)
    if (wrong === undefined) {
      onSubmit({ user_name: details.name.trim(), mobile_number: details.mobileNumber.trim() })
    } else form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus()
  }

  function change(name: ContactField, typed: string) {
    setDetails({ ...details, [name]: name === 'mobileNumber' ? tidyMobileNumber(typed) : typed })
  }

  const field = (name: ContactField) => ({
    name,
    value: details[name],
    error: touched.includes(name) ? errors[name] : undefined,
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
    onBlur: () => setTouched([...touched, name]),
  })

  return (
    <form ref={form} className={style.form} noValidate onSubmit={submit}>
      <Field
        label={texts.name}
        placeholder={texts.namePlaceholder}
        autoComplete="name"
        maxLength={maxNameLength}
        required
        {...field('name')}
      />
      <Field
        label={texts.mobileNumber}
        placeholder={texts.mobilePlaceholder}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={20}
        required
        {...field('mobileNumber')}
      />
      <Button type="submit" busy={sending} className={style.submit}>
        {texts.submit}
      </Button>
    </form>
  )
}
