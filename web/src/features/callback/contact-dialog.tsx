import { useState } from 'react'
import type { Api } from '../../lib/api.ts'
import { deviceId } from '../../lib/identity.ts'
import type { TextStore } from '../../lib/text-store.ts'
import { useTexts } from '../../texts/texts.ts'
import { Modal } from '../../ui/modal.tsx'
import { useNotices } from '../../ui/notices/notice-context.ts'
import type { ContactDetails } from './contact-details.ts'
import { ContactForm } from './contact-form.tsx'
import { ThankYou } from './thank-you.tsx'
import { storedVisitor, storeVisitor, type VisitorProfile } from './visitor-profile.ts'

interface ContactDialogProps {
  api: Api
  store: TextStore
  sessionId: string
  /** The request has reached the server; the visitor is stored. */
  onSent(): void
  onClose(): void
}

/** How long the outcome stays on the screen, ms. */
const noticeDuration = 5000

/** Asks for a name and a number, sends them, then says thank you. */
export default function ContactDialog({ api, store, sessionId, onSent, onClose }: ContactDialogProps) {
  const { callback: texts } = useTexts()
  const showNotice = useNotices()
  const [step, setStep] = useState<'form' | 'sending' | 'sent'>('form')

  async function submit({ name, mobileNumber }: ContactDetails) {
    const visitor: VisitorProfile = { user_name: name.trim(), mobile_number: mobileNumber.trim() }
    setStep('sending')
    try {
      await api.requestCallback({ ...visitor, session_id: sessionId, device_id: deviceId(store) })
    } catch {
      setStep('form')
      showNotice({
        look: 'error',
        title: texts.failedTitle,
        body: texts.failedBody,
        duration: noticeDuration,
      })
      return
    }
    storeVisitor(store, visitor)
    setStep('sent')
    onSent()
    showNotice({ look: 'success', title: texts.sentTitle, body: texts.sentBody, duration: noticeDuration })
  }

  if (step === 'sent') {
    return (
      <Modal key="thanks" title={texts.thanksTitle} bare onClose={onClose}>
        <ThankYou onDone={onClose} />
      </Modal>
    )
  }
  return (
    <Modal key="form" title={texts.title} subtitle={texts.subtitle} onClose={onClose}>
      <ContactForm visitor={storedVisitor(store)} sending={step === 'sending'} onSubmit={submit} />
    </Modal>
  )
}
