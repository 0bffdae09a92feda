import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { createApi } from '../../lib/api.ts'
import { openSession } from '../../lib/identity.ts'
import { browserStore, storageKeys } from '../../lib/storage.ts'
import { useTexts } from '../../texts/texts.ts'
import { FormPage } from '../../ui/form-page.tsx'
import { PersonForm } from './person-form.tsx'
import { useSendCallback } from './send-callback.ts'
import { storedVisitor, type VisitorProfile } from './visitor-profile.ts'

const api = createApi()
const store = browserStore

/** The callback form as a page of its own. */
export default function SubmitFormPage() {
  const { callback: texts } = useTexts()
  const send = useSendCallback(api, store)
  const navigate = useNavigate()
  const [sending, setSending] = useState(false)
  useEffect(() => {
    document.title = `${texts.title} · Guru AI`
  }, [texts])
  async function submit(visitor: VisitorProfile) {
    setSending(true)
    const sent = await send(visitor, store.read(storageKeys.session) ?? openSession(store))
    setSending(false)
    if (sent) void navigate('/user/form/thank-you')
  }
  return (
    <FormPage title={texts.title} subtitle={texts.subtitle}>
      <PersonForm texts={texts} visitor={storedVisitor(store)} sending={sending} onSubmit={submit} />
    </FormPage>
  )
}
