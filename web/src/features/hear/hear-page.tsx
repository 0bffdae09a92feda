import { useState } from 'react'
import { createApi } from '../../lib/api.ts'
import { browserStore } from '../../lib/storage.ts'
import { PageTitle } from '../../texts/page-title.tsx'
import { TextsProvider } from '../../texts/texts-provider.tsx'
import { ColourSwitch } from '../../ui/colour-switch.tsx'
import { NoticeProvider } from '../../ui/notices/notice-provider.tsx'
import { isOpening } from '../chat/chat-state.ts'
import { LanguagePicker } from '../chat/language-picker.tsx'
import { useChat } from '../chat/use-chat.ts'
import { useSpeech } from '../voice/use-speech.ts'
import { Conversation } from './conversation.tsx'
import { HearLanguages } from './hear-languages.tsx'
import style from './hear-page.module.css'
import { type Heard, heardFrom } from './heard.ts'

const api = createApi()
const store = browserStore

/** Talking with Guru by ear and voice: for somebody who cannot read, with one thumb. */
export default function HearPage() {
  const speech = useSpeech(api, store)
  const [heard, setHeard] = useState<Heard | null>(null)
  const chat = useChat(api, store, (reply, answer) => setHeard(heardFrom(reply, answer)))
  const { state } = chat
  return (
    <TextsProvider language={state.language}>
      <NoticeProvider>
        <PageTitle />
        <main className={style.page}>
          <h1 className="visually-hidden">Guru AI</h1>
          {isOpening(state) ? (
            <div className={style.start}>
              <header className={style.bar}>
                <HearLanguages speech={speech} />
                <ColourSwitch className={style.colours} />
              </header>
              <LanguagePicker
                chosen={state.language}
                failed={state.openingFailed}
                onChoose={chat.chooseLanguage}
              />
            </div>
          ) : (
            <Conversation api={api} store={store} chat={chat} speech={speech} heard={heard} />
          )}
        </main>
      </NoticeProvider>
    </TextsProvider>
  )
}
