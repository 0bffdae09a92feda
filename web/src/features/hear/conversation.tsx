import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Api } from '../../lib/api.ts'
import type { TextStore } from '../../lib/text-store.ts'
import { useTexts } from '../../texts/texts.ts'
import { ColourSwitch } from '../../ui/colour-switch.tsx'
import { GuruAvatar } from '../../ui/guru-avatar.tsx'
import { ChatDialogs } from '../chat/chat-dialogs.tsx'
import { isWaiting } from '../chat/chat-state.ts'
import { FailedTurn } from '../chat/failed-turn.tsx'
import { keepTogether } from '../chat/keep-together.ts'
import type { Chat } from '../chat/use-chat.ts'
import { SoundToggle } from '../voice/sound-toggle.tsx'
import { useDictation } from '../voice/use-dictation.tsx'
import type { Speech } from '../voice/use-speech.ts'
import { Choices } from './choices.tsx'
import { Controls } from './controls.tsx'
import style from './conversation.module.css'
import { type Heard, shownIn } from './heard.ts'
import { ListenAbove } from './listen.tsx'
import { MatchStage } from './match-stage.tsx'
import { isNext, spokenMatch, waysOn } from './match-words.ts'
import { createSilence } from './silence.ts'

interface ConversationProps {
  api: Api
  store: TextStore
  chat: Chat
  speech: Speech
  /** null after a reload: nothing has been said since. */
  heard: Heard | null
}

/** Guru speaks, then listens; captions and pictures show what is said. */
export function Conversation({ api, store, chat, speech, heard }: ConversationProps) {
  const texts = useTexts()
  const { state } = chat
  const [at, setAt] = useState(0)
  const [calling, setCalling] = useState<'form' | 'sent' | null>(null)
  const [silence] = useState(createSilence)
  const listenButton = useRef<HTMLButtonElement>(null)
  const { asked, choices, matches, callable } = shownIn(state)
  const match = matches[at]
  const { language } = texts
  const waiting = isWaiting(state)
  const { speaking } = speech

  function showMatch(next: number) {
    const match = matches[next]
    if (match === undefined) return
    setAt(next)
    speech.say(spokenMatch(match, texts), language)
  }

  const { press, finish, cancel, ...dictation } = useDictation({
    api,
    store,
    language: state.language ?? 'en',
    onVolume(volume) {
      listenButton.current?.style.setProperty('--volume', String(volume))
      const over = silence.after(volume, performance.now())
      if (over === 'said') finish()
      // What was not said need not leave the phone.
      else if (over === 'nobody') cancel()
    },
    onText(text) {
      if (match && isNext(text, texts) && at + 1 < matches.length) showMatch(at + 1)
      else chat.answerByVoice(text)
    },
  })
  const recording = dictation.state === 'recording'
  useEffect(() => {
    if (!recording) return
    silence.begin(performance.now())
    return silence.end
  }, [recording, silence])

  // Whatever else goes on ends the listening: Guru would hear itself. Into the form for a call one may speak.
  const engaged = waiting || speaking || calling === 'sent'
  useEffect(() => {
    if (engaged) cancel()
  }, [engaged, cancel])

  function listen() {
    speech.stop()
    press()
  }

  // A new reply is said, with the first home that it brought; a wish to be called opens the form.
  const sayReply = useEffectEvent((reply: Heard) => {
    const said = [{ text: reply.text, language: state.language ?? 'en' }]
    const [first] = reply.handoff ? [] : reply.matches
    if (first) {
      setAt(0)
      said.push({ text: `${spokenMatch(first, texts)} ${waysOn(reply.matches, texts)}`, language })
    }
    speech.sayAll(said)
    setCalling(reply.handoff ? 'form' : null)
  })
  useEffect(() => {
    if (heard) sayReply(heard)
  }, [heard])

  function thank() {
    setCalling('sent')
    speech.say(`${texts.callback.thanksTitle} ${texts.callback.thanksBody}`, language)
  }

  // When Guru has ended, it listens; after a reload it waits for a tap.
  const afterSpeech = useEffectEvent(() => {
    if (heard !== null && speech.on && dictation.state === 'idle' && !waiting && calling !== 'sent') listen()
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
  const listening = { state: dictation.state, disabled: waiting, onListen: listen }
  return (
    // Whoever types has done with speaking.
    <div className={style.conversation} onInput={cancel}>
      <div className={style.tools}>
        {match && <GuruAvatar className={style.small} speaking={speaking} />}
        <SoundToggle speech={speech} className={style.tool} />
        <ColourSwitch className={style.tool} />
      </div>
      {!match && <GuruAvatar className={style.avatar} speaking={speaking} />}
      <p className={match ? style.captionAbove : style.caption} role="log" aria-live="polite">
        {said && <span className={style.said}>“{keepTogether(said.text)}”</span>}
        {newest?.from === 'guru' && keepTogether(newest.text)}
      </p>
      <div className={style.answers}>
        {state.turn?.status === 'failed' && <FailedTurn reason={state.turn.reason} onRetry={chat.retry} />}
        {match && <MatchStage match={match} onHear={() => speech.say(spokenMatch(match, texts), language)} />}
        <Choices
          asked={asked}
          // The button for a call has a place of its own.
          choices={callable ? choices.filter((choice) => choice !== texts.hear.callMe) : choices}
          disabled={waiting}
          onAnswer={chat.answer}
        />
      </div>
      <Controls
        {...listening}
        ref={calling ? undefined : listenButton}
        onCall={callable ? () => chat.answer(texts.hear.callMe) : undefined}
        onNext={at + 1 < matches.length ? () => showMatch(at + 1) : undefined}
      />
      <ChatDialogs
        dialog={calling ? { kind: 'contact' } : null}
        chat={chat}
        caller={heard?.caller ?? null}
        api={api}
        store={store}
        onContactSent={thank}
        onClose={() => setCalling(null)}
      >
        <ListenAbove {...listening} ref={listenButton} />
      </ChatDialogs>
      {dictation.question}
    </div>
  )
}
