import { type LanguageCode, languageNames } from '@guru/contract/vocabulary'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { createApi } from '../../lib/api.ts'
import { deviceId, openSession } from '../../lib/identity.ts'
import { browserStore, storageKeys } from '../../lib/storage.ts'
import { useTexts } from '../../texts/texts.ts'
import { FormPage } from '../../ui/form-page.tsx'
import { NoticeProvider } from '../../ui/notices/notice-provider.tsx'
import { useLanguageChoice } from '../language/language-choice.ts'
import { LocalisedPage } from '../language/localised-page.tsx'
import { PersonForm } from './person-form.tsx'
import { useSendCallback } from './send-callback.ts'
import { storedVisitor, type VisitorProfile } from './visitor-profile.ts'

const api = createApi()
const store = browserStore

/** The callback form as a page of its own. */
export default function SubmitFormPage() {
  return (
    <LocalisedPage>
      <NoticeProvider>
        <SubmitForm />
      </NoticeProvider>
    </LocalisedPage>
  )
}

function SubmitForm() {
  const { callback: texts } = useTexts()
  const { language } = useLanguageChoice()
  const send = useSendCallback(api, store)
  const navigate = useNavigate()
  const [sending, setSending] = useState(false)
  useEffect(() => {
    document.title = `${texts.title} · Guru AI`
  }, [texts])
  async function submit(visitor: VisitorProfile) {
    setSending(true)
    const sent = await send(visitor, () => sessionOfThisBrowser(language ?? 'en'))
    setSending(false)
    if (sent) void navigate('/user/form/thank-you')
  }
  return (
    <FormPage title={texts.title} subtitle={texts.subtitle}>
      <PersonForm texts={texts} visitor={storedVisitor(store)} sending={sending} onSubmit={submit} />
    </FormPage>
  )
}

/** A callback belongs to a chat: whoever comes here without one gets an empty one. */
async function sessionOfThisBrowser(language: LanguageCode): Promise<string> {
  const known = store.read(storageKeys.session)
  if (known !== null && store.read(storageKeys.chat) !== null) return known
  const session_id = known ?? openSession(store)
  await api.chat({ answer: languageNames[language].english, session_id, device_id: deviceId(store) })
  return session_id
}
