import type { TextStore } from '../../lib/text-store.ts'

/** What stands in the box and was not sent. */
export interface Draft {
  text: string
  /** It came by voice and was left as it was heard. */
  spoken: boolean
}

const empty: Draft = { text: '', spoken: false }

/** What was left in the box, also before a reload. */
export function storedDraft(store: TextStore, key: string): Draft {
  try {
    const kept: unknown = JSON.parse(store.read(key) ?? 'null')
    return isDraft(kept) ? kept : empty
  } catch {
    return empty
  }
}

export function storeDraft(store: TextStore, key: string, draft: Draft): void {
  store.write(key, JSON.stringify(draft))
}

function isDraft(kept: unknown): kept is Draft {
  if (typeof kept !== 'object' || kept === null) return false
  return (
    'text' in kept && typeof kept.text === 'string' && 'spoken' in kept && typeof kept.spoken === 'boolean'
  )
}
