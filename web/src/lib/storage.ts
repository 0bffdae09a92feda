import { createMemoryStore, type TextStore } from './text-store.ts'

/** Every key that the seeker's pages use. */
export const storageKeys = {
  /** Fixed: the visitor's name and mobile number as JSON. */
  visitor: 'real-estate-user',
  device: 'guru-device-id',
  session: 'guru-session-id',
  chat: 'guru-chat-v3',
  draft: 'guru-chat-v3-draft',
  olderDraft: 'guru-chat-draft',
  /** Matches of a chat of the first kind, as markdown, for the thank-you page. */
  matchedProperties: 'guru-matched-properties',
  /** 'off': Guru stays silent. */
  sound: 'guru-sound',
  /** The seeker knows where the sound goes when the browser listens. */
  browserMayListen: 'guru-browser-may-listen',
  /** The language that was chosen last, for the pages beside the chat. */
  language: 'guru-language',
  colourMode: 'guru-colour-mode',
} as const

/**
 * Local storage that never throws: what the browser does not take, because it is forbidden or full, lives
 * as long as the page does.
 */
export function createBrowserStore(area: () => Storage = () => window.localStorage): TextStore {
  const untaken = createMemoryStore()
  return {
    read(key) {
      return untaken.read(key) ?? attempt(() => area().getItem(key), null)
    },
    write(key, text) {
      const taken = attempt(() => {
        area().setItem(key, text)
        return true
      }, false)
      if (taken) untaken.remove(key)
      else untaken.write(key, text)
    },
    remove(key) {
      untaken.remove(key)
      attempt(() => area().removeItem(key), undefined)
    },
  }
}

function attempt<Result>(action: () => Result, otherwise: Result): Result {
  try {
    return action()
  } catch {
    return otherwise
  }
}

export const browserStore = createBrowserStore()
