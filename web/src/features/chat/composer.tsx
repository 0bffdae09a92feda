import { maxAnswerLength } from '@guru/contract/limits'
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import type { TextStore } from '../../lib/text-store.ts'
import { useTexts } from '../../texts/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import style from './composer.module.css'

interface ComposerProps {
  store: TextStore
  /** Where what was typed and not sent is kept. */
  draftKey: string
  /** A reply is awaited: nothing can be written or sent. */
  waiting: boolean
  box: RefObject<HTMLTextAreaElement | null>
  onSend(text: string): void
}

/** The text box and Send. What was typed and not sent is there again after a reload. */
export function Composer({ store, draftKey, waiting, box, onSend }: ComposerProps) {
  const texts = useTexts()
  const [draft, setDraft] = useState(() => store.read(draftKey) ?? '')
  useEffect(() => store.write(draftKey, draft), [store, draftKey, draft])

  function send(event: FormEvent) {
    event.preventDefault()
    if (waiting || draft.trim() === '') return
    onSend(draft)
    setDraft('')
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While a word is being composed (Indic keyboards), Enter belongs to the keyboard.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
  }

  return (
    <form className={style.composer} onSubmit={send}>
      <div className={style.field}>
        <textarea
          ref={box}
          id="message"
          className={style.text}
          rows={1}
          maxLength={maxAnswerLength}
          value={draft}
          // Not disabled, which would take the focus away and fold the keyboard of a phone.
          readOnly={waiting}
          aria-disabled={waiting}
          aria-label={texts.chat.inputPlaceholder}
          placeholder={texts.chat.inputPlaceholder}
          enterKeyHint="send"
          autoComplete="off"
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={sendOnEnter}
        />
      </div>
      <button
        type="submit"
        className={style.send}
        disabled={waiting || draft.trim() === ''}
        aria-label={texts.conversation.send}
      >
        <Icon name="send" />
      </button>
    </form>
  )
}
