import { welcomeTexts } from '@guru/contract/texts'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserStore } from '../../lib/storage.ts'
import { FormPage } from '../../ui/form-page.tsx'
import { PersonForm } from '../callback/person-form.tsx'
import { storeVisitor, type VisitorProfile } from '../callback/visitor-profile.ts'

/** Who comes to one of the older chats says who they are first; it stays in this browser until they chat. */
export default function WelcomePage({ next }: { next: '/user/chat' | '/user/chat-v2' }) {
  const navigate = useNavigate()
  const [sending, setSending] = useState(false)
  useEffect(() => {
    document.title = `${welcomeTexts.title} · Guru AI`
  }, [])
  function submit(visitor: VisitorProfile) {
    setSending(true)
    storeVisitor(browserStore, visitor)
    void navigate(next)
  }
  return (
    <FormPage title={welcomeTexts.title}>
      <PersonForm texts={welcomeTexts} visitor={null} sending={sending} onSubmit={submit} />
    </FormPage>
  )
}
