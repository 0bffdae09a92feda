/** Text by key, as the browser keeps it for this site. */
export interface TextStore {
  read(key: string): string | null
  write(key: string, text: string): void
  remove(key: string): void
}

/** Every key that the seeker's pages use. */
export const storageKeys = {
  /** Fixed: the visitor's name and mobile number as JSON. */
  visitor: 'real-estate-user',
  device: 'guru-device-id',
  session: 'guru-session-id',
  chat: 'guru-chat-v3',
  draft: 'guru-chat-v3-draft',
  colourMode: 'guru-colour-mode',
} as const

/**
 * Local storage that never throws: where the browser forbids it or it is full, texts live as long as
 * the page does.
 */
export function createBrowserStore(area: () => Storage = () => window.localStorage): TextStore {
  const fallback = new Map<string, string>()
  return {
    read(key) {
      const kept = fallback.get(key)
      if (kept !== undefined) return kept
      try {
        return area().getItem(key)
      } catch {
        return null
      }
    },
    write(key, text) {
      try {
        area().setItem(key, text)
        fallback.delete(key)
      } catch {
        fallback.set(key, text)
      }
    },
    remove(key) {
      fallback.delete(key)
      try {
        area().removeItem(key)
      } catch {
        // Nothing was stored there either.
      }
    },
  }
}

export const browserStore = createBrowserStore()
