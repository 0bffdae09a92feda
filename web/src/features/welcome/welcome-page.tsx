import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserStore } from '../../lib/storage.ts'
import { usePageTexts } from '../../texts/pages/pages.ts'
import { FormPage } from '../../ui/form-page.tsx'
import { PersonForm } from '../callback/person-form.tsx'
import { storeVisitor, type VisitorProfile } from '../callback/visitor-profile.ts'
import { LocalisedPage } from '../language/localised-page.tsx'

interface WelcomePageProps {
  next: '/user/chat' | '/user/chat-v2'
}

/** Who comes to one of the older chats says who they are first; it stays in this browser until they chat. */
export default function WelcomePage({ next }: WelcomePageProps) {
  return (
    <LocalisedPage>
      <Welcome next={next} />
    </LocalisedPage>
  )
}

function Welcome({ next }: WelcomePageProps) {
  const { welcome } = usePageTexts()
  const navigate = useNavigate()
  const [sending, setSending] = useState(false)
  useEffect(() => {
    document.title = `${welcome.title} · Guru AI`
  }, [welcome])
  function submit(visitor: VisitorProfile) {
    setSending(true)
    storeVisitor(browserStore, visitor)
    void navigate(next)
  }
  return (
    <FormPage title={welcome.title}>
      <PersonForm texts={welcome} visitor={null} sending={sending} onSubmit={submit} />
    </FormPage>
  )
}
