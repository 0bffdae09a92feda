import { expect, test } from 'vitest'
import { createMemoryStore } from '../../lib/text-store.ts'
import { storeDraft, storedDraft } from './draft.ts'

test('what was spoken and not sent is known to be spoken after a reload', () => {
  const store = createMemoryStore()
  storeDraft(store, 'draft', { text: 'thirty lakh', spoken: true })
  expect(storedDraft(store, 'draft')).toEqual({ text: 'thirty lakh', spoken: true })
})

test.each([undefined, '', 'null', '30', 'thirty lakh', '{"text":"thirty lakh"}', '{"spoken":true}'])(
  '%j is no draft',
  (kept) => {
    const store = createMemoryStore(kept === undefined ? {} : { draft: kept })
    expect(storedDraft(store, 'draft')).toEqual({ text: '', spoken: false })
  },
)
