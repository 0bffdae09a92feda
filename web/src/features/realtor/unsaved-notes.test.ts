import { expect, test } from 'vitest'
import { unsavedNotes } from './unsaved-notes.ts'

const typed = { state: 'contacted', reason: '', note: 'Call again in March' } as const

test('an unsaved note is there after the same realtor logged in again, and for nobody else', () => {
  unsavedNotes.belongTo('asha@example.org')
  unsavedNotes.keep('a lead', typed)
  unsavedNotes.belongTo(' Asha@example.org')
  expect(unsavedNotes.read('a lead')).toEqual(typed)
  unsavedNotes.belongTo('ravi@example.org')
  expect(unsavedNotes.read('a lead')).toBeUndefined()
})

test('a logout forgets what was not saved', () => {
  unsavedNotes.keep('a lead', typed)
  unsavedNotes.forget()
  expect(unsavedNotes.read('a lead')).toBeUndefined()
})
