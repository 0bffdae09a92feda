import type { ChatV3Response } from '@guru/contract/chat'
import type { WishChange } from '@guru/contract/requirement'
import { type Dispatch, useCallback, useEffect, useEffectEvent } from 'react'
import { randomId } from '../../lib/ids.ts'
import { ApiFailure } from '../../lib/request.ts'
import { useOnline } from '../../lib/use-online.ts'
import type { ChatEvent, OpenTurn } from './chat-state.ts'

export interface Turns {
  /** Sends a turn; `change` when it was made by a tap and not by words. */
  answer(text: string, change?: WishChange): void
  /** Sends a turn that came by voice. */
  answerByVoice(text: string): void
  retry(): void
}

interface TurnsOptions {
  /** The turn that has no reply yet. */
  turn: OpenTurn | null
  dispatch: Dispatch<ChatEvent>
  /** Asks for the reply; null where nobody can be asked. */
  send: ((turn: OpenTurn, signal: AbortSignal) => Promise<ChatV3Response>) | null
  /** Runs once for each reply; `answer` is what it replies to. */
  onReply(reply: ChatV3Response, answer: string): void
}

/** Sends the turns of a chat of any kind, one at a time, and tells the chat's state what became of them. */
export function useTurns({ turn, dispatch, send, onReply }: TurnsOptions): Turns {
  const ask = useEffectEvent((open: OpenTurn, signal: AbortSignal) => send?.(open, signal))
  const replied = useEffectEvent(onReply)
  const online = useOnline()

  useEffect(() => {
    if (turn?.status !== 'waiting') return
    const leaving = new AbortController()
    let cameBack = false
    const noteNetwork = () => {
      cameBack = true
    }
    window.addEventListener('online', noteNetwork, { signal: leaving.signal })
    ask(turn, leaving.signal)?.then(
      (reply) => {
        if (leaving.signal.aborted) return
        dispatch({ kind: 'reply_arrived', turnId: turn.id, reply })
        replied(reply, turn.answer)
      },
      (cause: unknown) => {
        if (leaving.signal.aborted) return
        const reason = cause instanceof ApiFailure ? cause.message : ''
        dispatch({ kind: 'turn_failed', turnId: turn.id, reason })
        // The network may be back before the turn has failed for want of it.
        if (cameBack) dispatch({ kind: 'retried' })
      },
    )
    return () => leaving.abort()
  }, [turn, dispatch])

  // A turn that failed for want of a network goes out by itself once there is one again.
  useEffect(() => {
    if (online) dispatch({ kind: 'retried' })
  }, [online, dispatch])

  return {
    answer: useCallback(
      (text, change) =>
        dispatch({ kind: 'answered', answer: text, turnId: randomId(), ...(change && { change }) }),
      [dispatch],
    ),
    answerByVoice: useCallback(
      (text) => dispatch({ kind: 'answered', answer: text, turnId: randomId(), spoken: true }),
      [dispatch],
    ),
    retry: useCallback(() => dispatch({ kind: 'retried' }), [dispatch]),
  }
}
