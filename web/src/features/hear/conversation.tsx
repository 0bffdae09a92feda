import { useEffect, useEffectEvent, useState } from 'react'
import type { Api } from '../../lib/api.ts'
import { storageKeys } from '../../lib/storage.ts'
import type { TextStore } from '../../lib/text-store.ts'
import { useTexts } from '../../texts/texts.ts'
import { GuruAvatar } from '../../ui/guru-avatar.tsx'
import { useNotices } from '../../ui/notices/notice-context.ts'
import { ChatDialogs } from '../chat/chat-dialogs.tsx'
import { isWaiting } from '../chat/chat-state.ts'
import { FailedTurn } from '../chat/failed-turn.tsx'
import type { Chat } from '../chat/use-chat.ts'
import { BrowserHintDialog } from '../voice/browser-hint-dialog.tsx'
import { SoundToggle } from '../voice/sound-toggle.tsx'
import { useDictation } from '../voice/use-dictation.ts'
import type { Speech } from '../voice/use-speech.ts'
import { Choices } from './choices.tsx'
import style from './conversation.module.css'
import type { Heard } from './heard.ts'
import { ListenButton } from './listen-button.tsx'
import { MatchStage } from './match-stage.tsx'
import { isNext, spokenMatch } from './match-words.ts'
import { createSilence } from './silence.ts'

interface ConversationProps {
  api: Api
  store: TextStore
  chat: Chat
  speech: Speech
  /** null after a reload: nothing has been said since. */
  heard: Heard | null
}

const noticeDuration = 5000

/** Guru speaks, then listens; captions and pictures show what is said. */
export function Conversation({ api, store, chat, speech, heard }: ConversationProps) {
  const texts = useTexts()
  const showNotice = useNotices()
  const { state } = chat
  const [at, setAt] = useState(0)
  const [calling, setCalling] = useState(false)
  const [volume, setVolume] = useState(0)
  const [asking, setAsking] = useState<((may: boolean) => void) | null>(null)
  const [silence] = useState(createSilence)
  const matches = heard?.matches ?? []
  const shown = matches[at]
  const language = state.language ?? 'en'

  function showMatch(next: number) {
    const match = matches[next]
    if (match === undefined) return
    setAt(next)
    speech.say(spokenMatch(match, texts), language)
  }

  const { state: dictation, press } = useDictation({
    api,
    language,
    onVolume: (loud) => {
      setVolume(loud)
      if (silence.after(loud, performance.now())) press()
    },
    onText: (text) => {
      if (shown && isNext(text, texts) && at + 1 < matches.length) showMatch(at + 1)
      else chat.answerByVoice(text)
    },
    onFailure: (failure) =>
      showNotice({ look: 'error', title: texts.voice[failure], body: '', duration: noticeDuration }),
    mayBrowserListen: () => {
      if (store.read(storageKeys.browserMayListen) !== null) return Promise.resolve(true)
      return new Promise((resolve) => setAsking(() => resolve))
    },
  })

  function listen() {
    speech.stop()
    silence.begin(performance.now())
    press()
  }

  // A new reply: its first match is the one that is shown, and a wish to be called opens the form.
  useEffect(() => {
    setAt(0)
    if (heard?.handoff) setCalling(true)
  }, [heard])

  // When Guru has ended, it listens; after a reload it waits for a tap.
  const { speaking } = speech
  const afterSpeech = useEffectEvent(() => {
    if (heard !== null && speech.on && dictation === 'idle' && !isWaiting(state) && !calling) listen()
  })
  const [spoke, setSpoke] = useState(false)
  useEffect(() => {
    if (speaking) setSpoke(true)
    else if (spoke) {
      setSpoke(false)
      afterSpeech()
    }
  }, [speaking, spoke])

  const newest = state.messages.at(-1)
  const said = state.messages.findLast(({ from }) => from === 'you')
  return (
    <div className={style.conversation}>
      <div className={style.tools}>
        <SoundToggle speech={speech} className={style.tool} />
      </div>
      <GuruAvatar className={shown ? style.small : style.avatar} speaking={speaking} />
      <p className={style.caption} role="log" aria-live="polite">
        {said && <span className={style.said}>“{said.text}”</span>}
        {newest?.from === 'guru' && newest.text}
      </p>
      {state.turn?.status === 'failed' && <FailedTurn reason={state.turn.reason} onRetry={chat.retry} />}
      {shown ? (
        <MatchStage
          match={shown}
          last={at + 1 >= matches.length}
          onNext={() => showMatch(at + 1)}
          onCall={() => setCalling(true)}
          onHear={() => speech.say(spokenMatch(shown, texts), language)}
        />
      ) : (
        heard && <Choices heard={heard} disabled={isWaiting(state)} onAnswer={chat.answer} />
      )}
      <ListenButton state={dictation} volume={volume} disabled={isWaiting(state)} onPress={listen} />
      <ChatDialogs
        dialog={calling ? { kind: 'contact' } : null}
        chat={chat}
        api={api}
        store={store}
        onContactSent={() => {}}
        onClose={() => setCalling(false)}
      />
      {asking && (
        <BrowserHintDialog
          onAnswer={(may) => {
            if (may) store.write(storageKeys.browserMayListen, 'yes')
            asking(may)
            setAsking(null)
          }}
        />
      )}
    </div>
  )
}
