import { expect, test } from 'vitest'
import type { storageKeys } from '../../lib/storage.ts'
import { sectionsOf } from './sections.ts'

const about = {
  contact_email: 'privacy@example.in',
  contact_phone: '+91 80 1234 5678',
  retention_days: 90,
  seeker_cookie_days: 400,
  whatsapp: false,
  whatsapp_continues: false,
}
const textOf = (told: Parameters<typeof sectionsOf>[0]) =>
  sectionsOf(told)
    .flatMap(({ paragraphs }) => paragraphs)
    .join(' ')

test('the policy has twelve sections and says what the settings say', () => {
  expect(sectionsOf(about)).toHaveLength(12)
  for (const part of [
    'deleted 90 days after',
    'for 400 days',
    'privacy@example.in, +91 80 1234 5678',
    '18 years',
  ])
    expect(textOf(about)).toContain(part)
  expect(textOf({ ...about, retention_days: null })).toContain('kept until you ask')
})

test('WhatsApp is told of where Guru is there', () => {
  expect(textOf(about)).not.toContain('WhatsApp')
  expect(textOf({ ...about, whatsapp: true })).toContain('go through Meta')
})

test('nothing is made up where a setting is missing', () => {
  expect(textOf({ ...about, contact_email: null, contact_phone: null })).toContain('has not named a contact')
  expect(textOf(null)).not.toMatch(/null|undefined/)
})

/** In which words the policy tells of each thing that a page keeps in the browser: a new one needs its words. */
const toldAs: Record<keyof typeof storageKeys, string> = {
  visitor: 'name and mobile number if you gave them',
  device: 'a random number for this device',
  session: 'its number',
  chat: 'your chat',
  draft: 'a message that you have not sent yet',
  olderDraft: 'a message that you have not sent yet',
  matchedProperties: 'the matches of a chat at /user/chat',
  sound: 'sound',
  browserMayListen: 'your yes to letting the browser listen',
  language: 'your choice of language',
  colourMode: 'colours',
}

test('whatever the pages keep in the browser is told, the copy for offline as well', () => {
  const kept = sectionsOf(about)
    .flatMap(({ paragraphs }) => paragraphs)
    .find((paragraph) => paragraph.startsWith('Your browser keeps for itself'))
  for (const words of [...Object.values(toldAs), 'without a network']) expect(kept).toContain(words)
})
