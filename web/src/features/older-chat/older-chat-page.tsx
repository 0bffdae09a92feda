import { firstMessages, olderChatTexts } from '@guru/contract/texts'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { createApi } from '../../lib/api.ts'
import { browserStore, storageKeys } from '../../lib/storage.ts'
import { PageTextsProvider } from '../../texts/pages/page-texts-provider.tsx'
import { chosenLanguage } from '../../texts/text-source.ts'
import { GuruAvatar } from '../../ui/guru-avatar.tsx'
import { storedVisitor } from '../callback/visitor-profile.ts'
import { ChatHeader } from '../chat/chat-header.tsx'
import { isWaiting } from '../chat/chat-state.ts'
import { Composer } from '../chat/composer.tsx'
import { MessageList } from '../chat/message-list.tsx'
import { OfflineHint } from '../chat/offline-hint.tsx'
import { useSpeech } from '../voice/use-speech.ts'
import { Intro } from './intro.tsx'
import { NoVisitor } from './no-visitor.tsx'
import style from './older-chat-page.module.css'
import { type OlderVersion, useOlderChat } from './use-older-chat.ts'

const api = createApi()
const store = browserStore

/** The first chat, which ends on a page of its own, and the second one, which opens with a curtain and stays. */
export default function OlderChatPage({ version }: { version: OlderVersion }) {
  const [visitor] = useState(() => storedVisitor(store))
  const [language] = useState(chosenLanguage)
  const [launched, setLaunched] = useState(version === 1)
  const box = useRef<HTMLTextAreaElement>(null)
  const navigate = useNavigate()
  const speech = useSpeech(api, store)
  const { state, answer, answerByVoice, retry } = useOlderChat(api, version, visitor, language, (reply) => {
    if (!reply.finished || version === 2) return speech.say(reply.question, reply.language)
    store.write(storageKeys.matchedProperties, reply.finalJson?.properties ?? '')
    void navigate('/user/thank-you')
  })
  useEffect(() => {
    document.title = olderChatTexts.introTitle
  }, [])
  if (visitor === null) return <NoVisitor welcome={version === 1 ? '/user/welcome' : '/user/welcome-v2'} />
  return (
    <PageTextsProvider language={state.language}>
      <div className={style.page} inert={!launched}>
        <ChatHeader speech={speech} />
        <main className={version === 1 ? style.chat : style.split}>
          {version === 2 && (
            <div className={style.guru}>
              <GuruAvatar className={style.avatar} speaking={speech.speaking} />
            </div>
          )}
          <div className={style.conversation}>
            <OfflineHint />
            <MessageList state={state} onAnswer={answer} onRetry={retry} />
            <Composer
              store={store}
              draftKey={storageKeys.olderDraft}
              waiting={isWaiting(state) || speech.speaking}
              api={api}
              language={state.language ?? 'en'}
              box={box}
              onSend={answer}
              onSendSpoken={answerByVoice}
            />
          </div>
        </main>
      </div>
      {!launched && (
        <Intro
          onLaunch={() => {
            setLaunched(true)
            box.current?.focus()
            speech.say(firstMessages[language ?? 'en'], language ?? 'en')
          }}
        />
      )}
    </PageTextsProvider>
  )
}
