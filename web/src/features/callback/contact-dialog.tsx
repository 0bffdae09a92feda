import { type ReactNode, useState } from 'react'
import type { Api } from '../../lib/api.ts'
import type { TextStore } from '../../lib/text-store.ts'
import { useTexts } from '../../texts/texts.ts'
import { Modal } from '../../ui/modal.tsx'
import { filledWith } from './caller.ts'
import { PersonForm } from './person-form.tsx'
import { useSendCallback } from './send-callback.ts'
import { ThankYou } from './thank-you.tsx'
import { storedVisitor, type VisitorProfile } from './visitor-profile.ts'

interface ContactDialogProps {
  api: Api
  store: TextStore
  sessionId: string
  /** Who asked for a call in the chat; nothing of it is kept before the form is sent. */
  caller: VisitorProfile | null
  /** The request has reached the server; the visitor is stored. */
  onSent(): void
  onClose(): void
  /** What stands above the fields. */
  children?: ReactNode
}

/** Asks for a name and a number, sends them, then says thank you. */
export default function ContactDialog(props: ContactDialogProps) {
  const { api, store, sessionId, caller, onSent, onClose, children } = props
  const { callback: texts } = useTexts()
  const send = useSendCallback(api, store)
  const [step, setStep] = useState<'form' | 'sending' | 'sent'>('form')

  async function submit(visitor: VisitorProfile) {
    setStep('sending')
    const sent = await send(visitor, sessionId)
    setStep(sent ? 'sent' : 'form')
    if (sent) onSent()
  }

  if (step === 'sent') {
    return (
      <Modal key="thanks" title={texts.thanksTitle} bare onClose={onClose}>
        <ThankYou heading="h2" onDone={onClose} />
      </Modal>
    )
  }
  return (
    <Modal key="form" title={texts.title} subtitle={texts.subtitle} onClose={onClose}>
      {children}
      <PersonForm
        texts={texts}
        visitor={filledWith(caller, storedVisitor(store))}
        said={caller}
        sending={step === 'sending'}
        onSubmit={submit}
      />
    </Modal>
  )
}
