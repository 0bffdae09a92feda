import { maxAnswerLength } from '@guru/contract/limits'
import type { LanguageCode } from '@guru/contract/vocabulary'
import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Api } from '../../lib/api.ts'
import type { TextStore } from '../../lib/text-store.ts'
import { useTexts } from '../../texts/texts.ts'
import { Fallback } from '../../ui/fallback.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { DictationState } from '../voice/dictation.ts'
import type { MicrophoneHandle } from '../voice/microphone-button.tsx'
import style from './composer.module.css'
import { storeDraft, storedDraft } from './draft.ts'

const MicrophoneButton = lazy(() => import('../voice/microphone-button.tsx'))

interface ComposerProps {
  store: TextStore
  /** Where what was typed and not sent is kept. */
  draftKey: string
  /** A reply is awaited or being said: nothing can be written, spoken or sent. */
  waiting: boolean
  api: Api
  language: LanguageCode
  box: RefObject<HTMLTextAreaElement | null>
  onSend(text: string): void
  /** For what came by voice and was left as it was heard. */
  onSendSpoken(text: string): void
}

/** The text box and Send. What was typed and not sent is there again after a reload. */
export function Composer(props: ComposerProps) {
  const { store, draftKey, waiting: locked, api, language, box, onSend, onSendSpoken } = props
  const texts = useTexts()
  const microphone = useRef<MicrophoneHandle>(null)
  const [dictation, setDictation] = useState<DictationState>('idle')
  const recording = dictation === 'recording'
  const transcribing = dictation === 'transcribing'
  const waiting = locked || transcribing
  const [draft, setDraft] = useState(() => storedDraft(store, draftKey))
  const { text, spoken } = draft
  useEffect(() => storeDraft(store, draftKey, draft), [store, draftKey, draft])

  function send(event: FormEvent) {
    event.preventDefault()
    if (waiting) return
    // A recording under way is ended first: its words go into the box, to be read before they are sent.
    if (recording) return microphone.current?.stop()
    if (text.trim() === '') return
    if (spoken) onSendSpoken(text)
    else onSend(text)
    write('')
  }

  /** Whoever writes on has read what was heard. */
  function write(written: string) {
    setDraft({ text: written, spoken: false })
  }

  function add(heard: string) {
    setDraft(({ text: before }) => ({ text: joined(before, heard), spoken: true }))
    box.current?.focus()
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While a word is being composed (Indic keyboards), Enter belongs to the keyboard.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
  }

  const hint = recording
    ? texts.hear.listening
    : transcribing
      ? texts.voice.transcribing
      : texts.chat.inputPlaceholder

  return (
    <form className={style.composer} onSubmit={send}>
      <div className={style.field}>
        <textarea
          ref={box}
          id="message"
          className={style.text}
          rows={1}
          maxLength={maxAnswerLength}
          value={text}
          // Not disabled, which would take the focus away and fold the keyboard of a phone.
          readOnly={waiting}
          aria-disabled={waiting}
          aria-label={texts.chat.inputPlaceholder}
          placeholder={hint}
          enterKeyHint="send"
          autoComplete="off"
          onChange={(event) => write(event.target.value)}
          onKeyDown={sendOnEnter}
        />
      </div>
      <Fallback to={null}>
        <Suspense fallback={<span className={style.noMicrophone} />}>
          <MicrophoneButton
            ref={microphone}
            api={api}
            store={store}
            language={language}
            disabled={locked}
            onText={add}
            onState={setDictation}
          />
        </Suspense>
      </Fallback>
      <button
        type="submit"
        className={style.send}
        disabled={waiting || (text.trim() === '' && !recording)}
        aria-label={texts.conversation.send}
      >
        <Icon name="send" />
      </button>
    </form>
  )
}

/** What was heard, behind what stands in the box, as far as it may be sent. */
const joined = (before: string, heard: string): string =>
  (before.trim() === '' ? heard : `${before.trimEnd()} ${heard}`).slice(0, maxAnswerLength)
