import type { Slot } from '@guru/contract/vocabulary'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Api } from '../../lib/api.ts'
import type { TextStore } from '../../lib/text-store.ts'
import type { VisitorProfile } from '../callback/visitor-profile.ts'
import type { Chat } from './use-chat.ts'

export type OpenDialog = { kind: 'contact' } | { kind: 'new-chat' } | { kind: 'wish'; slot: Slot }

const loadContact = () => import('../callback/contact-dialog.tsx')
const loadWishes = () => import('./wishes/wish-editor.tsx')
const loadNewChat = () => import('./new-chat-dialog.tsx')
const ContactDialog = lazy(loadContact)
const WishEditor = lazy(loadWishes)
const NewChatDialog = lazy(loadNewChat)

/** Fetches the dialogs once there is nothing better to do, so that they open at once, also offline. */
export function preloadDialogs(): void {
  const load = () => Promise.allSettled([loadContact(), loadWishes(), loadNewChat()])
  if ('requestIdleCallback' in window) window.requestIdleCallback(load)
  else setTimeout(load, 1000)
}

interface ChatDialogsProps {
  dialog: OpenDialog | null
  chat: Chat
  /** Who asked for a call in the chat, for its form. */
  caller: VisitorProfile | null
  api: Api
  store: TextStore
  onContactSent(): void
  onClose(): void
  /** What stands above the fields of the form for a call. */
  children?: ReactNode
}

/** The dialog that is open over the chat, if any. */
export function ChatDialogs(props: ChatDialogsProps) {
  const { dialog, chat, caller, api, store, onContactSent, onClose, children } = props
  const { understood, sessionId } = chat.state
  return (
    <Suspense fallback={null}>
      {dialog?.kind === 'contact' && (
        <ContactDialog
          api={api}
          store={store}
          sessionId={sessionId}
          caller={caller}
          onSent={onContactSent}
          onClose={onClose}
        >
          {children}
        </ContactDialog>
      )}
      {dialog?.kind === 'new-chat' && (
        <NewChatDialog
          onClose={onClose}
          onStart={() => {
            onClose()
            chat.startNew()
          }}
        />
      )}
      {dialog?.kind === 'wish' && understood && (
        <WishEditor
          slot={dialog.slot}
          understood={understood}
          onClose={onClose}
          onChange={({ said, change }) => {
            onClose()
            chat.answer(said, change)
          }}
        />
      )}
    </Suspense>
  )
}
