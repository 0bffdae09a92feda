import { useEffect, useState } from 'react'
import type { Api } from '../../lib/api.ts'
import { deviceId } from '../../lib/identity.ts'
import type { TextStore } from '../../lib/text-store.ts'
import { PageTextsProvider } from '../../texts/pages/page-texts-provider.tsx'
import { usePageTexts } from '../../texts/pages/pages.ts'
import { useTexts } from '../../texts/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import style from './whatsapp-prompt.module.css'

interface WhatsappPromptProps {
  api: Api
  store: TextStore
  sessionId: string
}

/** Offers to go on with this chat in WhatsApp, where Guru is there. */
export default function WhatsappPrompt(props: WhatsappPromptProps) {
  const { api } = props
  const { language } = useTexts()
  const [offered, setOffered] = useState(false)
  useEffect(() => {
    // Without an answer there is nothing to offer.
    api.about().then(
      (about) => setOffered(about.whatsapp_continues),
      () => {},
    )
  }, [api])
  if (!offered) return null
  return (
    <PageTextsProvider language={language}>
      <Prompt {...props} />
    </PageTextsProvider>
  )
}

function Prompt({ api, store, sessionId }: WhatsappPromptProps) {
  const { whatsapp: texts } = usePageTexts()
  const [failed, setFailed] = useState(false)

  async function goOn() {
    setFailed(false)
    try {
      const { url } = await api.continueOnWhatsapp({ session_id: sessionId, device_id: deviceId(store) })
      window.location.assign(url)
    } catch {
      setFailed(true)
    }
  }

  return (
    <div className={style.offer}>
      <button type="button" className={style.button} onClick={goOn}>
        <Icon name="arrow" size={20} />
        {texts.goOn}
      </button>
      <p role="status" className={style.failed}>
        {failed ? texts.failed : ''}
      </p>
    </div>
  )
}
