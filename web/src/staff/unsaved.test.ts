import { expect, test } from 'vitest'
import { forgetUnsaved, unsaved, unsavedBelongsTo } from './unsaved.ts'

const notes = unsaved<string>('realtor')
const listings = unsaved<string>('admin')

test('what was typed is there after the same person logged in again, and for nobody else', () => {
  unsavedBelongsTo('realtor', 'asha@example.org')
  notes.keep('Call again in March', 'a lead')
  unsavedBelongsTo('realtor', ' Asha@example.org')
  expect(notes.read('a lead')).toBe('Call again in March')
  expect(notes.read('another lead')).toBeUndefined()
  unsavedBelongsTo('realtor', 'ravi@example.org')
  expect(notes.read('a lead')).toBeUndefined()
  notes.keep('No garage', 'a lead')
  expect(notes.read('a lead')).toBe('No garage')
})

test('a logout forgets what that role typed, also for the same person', () => {
  unsavedBelongsTo('realtor', 'asha@example.org')
  unsavedBelongsTo('admin', 'boss@example.org')
  notes.keep('Call again in March', 'a lead')
  listings.keep('Lake Court')
  forgetUnsaved('realtor')
  unsavedBelongsTo('realtor', 'asha@example.org')
  expect(notes.read('a lead')).toBeUndefined()
  expect(listings.read()).toBe('Lake Court')
})

test('what was saved or put away is not there again', () => {
  unsavedBelongsTo('admin', 'boss@example.org')
  listings.keep('Lake Court')
  listings.drop()
  expect(listings.read()).toBeUndefined()
})
