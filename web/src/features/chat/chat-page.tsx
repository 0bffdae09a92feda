import type { ChatV3Response } from '@guru/contract/chat'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { createApi } from '../../lib/api.ts'
import { browserStore, storageKeys } from '../../lib/storage.ts'
import { PageTitle } from '../../texts/page-title.tsx'
import { useTexts } from '../../texts/texts.ts'
import { TextsProvider } from '../../texts/texts-provider.tsx'
import { NoticeProvider } from '../../ui/notices/notice-provider.tsx'
import { callerIn } from '../callback/caller.ts'
import { storedVisitor, type VisitorProfile } from '../callback/visitor-profile.ts'
import { useSpeech } from '../voice/use-speech.ts'
import { ChatDialogs, type OpenDialog, preloadDialogs } from './chat-dialogs.tsx'
import { ChatHeader } from './chat-header.tsx'
import style from './chat-page.module.css'
import { hasCards, isOpening, isWaiting } from './chat-state.ts'
import { Composer } from './composer.tsx'
import { ConnectPrompt } from './connect-prompt.tsx'
import { LanguagePicker } from './language-picker.tsx'
import { MessageList } from './message-list.tsx'
import { OfflineHint } from './offline-hint.tsx'
import { QuickAnswers } from './quick-answers.tsx'
import { useChat } from './use-chat.ts'
import { WishPanel } from './wishes/wish-panel.tsx'

/** Few need it, and none before the first matches. */
const WhatsappPrompt = lazy(() => import('./whatsapp-prompt.tsx'))

const api = createApi()
const store = browserStore

/** The v3 chat: a language, then a conversation that ends in matching properties and goes on after them. */
export function ChatPage() {
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [contactable, setContactable] = useState(() => storedVisitor(store) !== null)
  const [caller, setCaller] = useState<VisitorProfile | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const openContact = useCallback(() => setDialog({ kind: 'contact' }), [])

  const speech = useSpeech(api, store)
  const onReply = (reply: ChatV3Response, answer: string) => {
    speech.say(reply.question, reply.language)
    if (reply.handoff) {
      setCaller(callerIn(answer, reply))
      openContact()
    }
  }
  const chat = useChat(api, store, onReply)
  const { state } = chat
  const opening = isOpening(state)
  const waiting = isWaiting(state)

  useEffect(() => {
    if (opening) setCaller(null)
    else preloadDialogs()
  }, [opening])
  const newest = state.messages.at(-1)
  useEffect(() => {
    if (newest?.from === 'guru') takeUpLostFocus(box.current)
  }, [newest])

  return (
    <TextsProvider language={state.language}>
      <NoticeProvider>
        <PageTitle />
        <div className={style.page}>
          {!opening && <SkipLink />}
          <ChatHeader
            speech={speech}
            onNewChat={opening ? undefined : () => setDialog({ kind: 'new-chat' })}
          />
          {opening ? (
            <main className={style.start}>
              <OfflineHint />
              <LanguagePicker
                chosen={state.language}
                failed={state.openingFailed}
                onChoose={chat.chooseLanguage}
              />
            </main>
          ) : (
            <main className={style.chat}>
              {state.understood && (
                <div className={style.wishes}>
                  <WishPanel
                    understood={state.understood}
                    waiting={waiting}
                    onEdit={(slot) => setDialog({ kind: 'wish', slot })}
                  />
                </div>
              )}
              <div className={style.conversation}>
                <OfflineHint />
                <MessageList
                  state={state}
                  onAnswer={chat.answer}
                  onRetry={chat.retry}
                  onCallback={openContact}
                >
                  {state.finished && (
                    <Suspense fallback={null}>
                      <WhatsappPrompt api={api} store={store} sessionId={state.sessionId} />
                    </Suspense>
                  )}
                </MessageList>
                <div className={style.offers}>
                  {state.finished && !contactable && <ConnectPrompt onOpen={openContact} />}
                  {/* Below a row of cards the answers would be out of sight. */}
                  {hasCards(newest) && (
                    <QuickAnswers choices={state.choices} compact onAnswer={chat.answer} />
                  )}
                </div>
                <Composer
                  store={store}
                  draftKey={storageKeys.draft}
                  waiting={waiting || speech.speaking}
                  api={api}
                  language={state.language ?? 'en'}
                  box={box}
                  onSend={chat.answer}
                  onSendSpoken={chat.answerByVoice}
                />
              </div>
            </main>
          )}
        </div>
        <ChatDialogs
          dialog={dialog}
          chat={chat}
          caller={caller}
          api={api}
          store={store}
          onContactSent={() => setContactable(true)}
          onClose={() => setDialog(null)}
        />
      </NoticeProvider>
    </TextsProvider>
  )
}

function SkipLink() {
  const { page } = useTexts()
  return (
    <a className={style.skip} href="#message">
      {page.skipToMessage}
    </a>
  )
}

/**
 * The button that was tapped for an answer is gone by now, and the focus with it: where a keyboard is at
 * hand the box takes it up. On a touch screen that would unfold a keyboard over the reply.
 */
function takeUpLostFocus(box: HTMLTextAreaElement | null): void {
  const lost = document.activeElement === document.body
  if (lost && window.matchMedia('(hover: hover) and (pointer: fine)').matches) box?.focus()
}
