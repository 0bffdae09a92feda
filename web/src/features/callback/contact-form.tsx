import { maxNameLength } from '@guru/contract/limits'
import { type FormEvent, useRef, useState } from 'react'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { type ContactDetails, type ContactField, contactErrors } from './contact-details.ts'
import style from './contact-form.module.css'
import { Field } from './field.tsx'
import type { VisitorProfile } from './visitor-profile.ts'

interface ContactFormProps {
  /** Fills the fields when this browser's visitor is known. */
  visitor: VisitorProfile | null
  sending: boolean
  onSubmit(details: ContactDetails): void
}

/** Name and mobile number. An error shows once its field was touched; submitting touches both. */
export function ContactForm({ visitor, sending, onSubmit }: ContactFormProps) {
  const { callback: texts } = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const [details, setDetails] = useState<ContactDetails>({
    name: visitor?.user_name ?? '',
    mobileNumber: visitor?.mobile_number ?? '',
  })
  const [touched, setTouched] = useState<readonly ContactField[]>([])
  const errors = contactErrors(details, texts)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    setTouched(['name', 'mobileNumber'])
    const [wrong] = Object.keys(errors)
    if (wrong === undefined) onSubmit(details)
    else form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus()
  }

  const field = (name: ContactField) => ({
    name,
    value: details[name],
    error: touched.includes(name) ? errors[name] : undefined,
    onChange: (event: { target: { value: string } }) =>
      setDetails({ ...details, [name]: event.target.value }),
    onBlur: () => setTouched([...touched, name]),
  })

  return (
    <form ref={form} className={style.form} noValidate onSubmit={submit}>
      <Field label={texts.name} autoComplete="name" maxLength={maxNameLength} required {...field('name')} />
      <Field
        label={texts.mobileNumber}
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
