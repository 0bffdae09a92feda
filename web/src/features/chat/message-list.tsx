import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import { type ChatState, hasCards } from './chat-state.ts'
import { FailedTurn } from './failed-turn.tsx'
import { GuruMessageView, YouMessageView } from './message.tsx'
import style from './message-list.module.css'
import { QuickAnswers } from './quick-answers.tsx'
import { Typing } from './typing.tsx'
import { useFollowNewest } from './use-follow-newest.ts'

interface MessageListProps {
  state: ChatState
  onAnswer(text: string): void
  onRetry(): void
  /** Absent where the seeker has left a number already. */
  onCallback?: (() => void) | undefined
  /** What stands under the newest message, and is scrolled with it. */
  children?: ReactNode
}

/** The conversation, oldest message first, kept at its newest unless the reader scrolled up. */
export function MessageList({ state, onAnswer, onRetry, onCallback, children }: MessageListProps) {
  const texts = useTexts()
  const { messages, turn, choices } = state
  const newest = messages.at(-1)
  const waiting = turn?.status === 'waiting'
  const { view, end, atEnd, jump } = useFollowNewest(newest?.id, turn?.status)
  // "Why number 2?" is about the matches that were shown last.
  const newestResult = messages.findLast(hasCards)
  return (
    <div className={style.frame}>
      <div
        ref={view}
        className={style.view}
        role="log"
        aria-live="off"
        aria-label={texts.conversation.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys
        tabIndex={0}
      >
        <ol className={style.list}>
          {messages.map((message) => (
            <li key={message.id}>
              {message.from === 'you' ? (
                <YouMessageView message={message} />
              ) : (
                <GuruMessageView
                  message={message}
                  askable={message === newestResult}
                  onAnswer={onAnswer}
                  onCallback={onCallback}
                />
              )}
            </li>
          ))}
        </ol>
        {waiting && <Typing />}
        {turn?.status === 'failed' && <FailedTurn reason={turn.reason} onRetry={onRetry} />}
        {!hasCards(newest) && <QuickAnswers choices={choices} onAnswer={onAnswer} />}
        {children}
        <div ref={end} className={style.end} />
      </div>
      {!atEnd && (
        <button type="button" className={style.jump} onClick={jump} aria-label={texts.conversation.newest}>
          <Icon name="down" />
        </button>
      )}
      <p className="visually-hidden" role="status">
        {waiting ? texts.conversation.typing : spoken(newest, texts.matches.found)}
      </p>
    </div>
  )
}

/** What a screen reader says of a new reply: its text and how many cards came, not every card. */
function spoken(
  message: ChatState['messages'][number] | undefined,
  found: (count: number) => string,
): string {
  if (message?.from !== 'guru') return ''
  const count = message.matches.length
  return count > 0 ? `${message.text} ${found(count)}` : message.text
}
