import { liveLanguages } from '@guru/contract/vocabulary'
import { describe, expect, test } from 'vitest'
import type { storageKeys } from '../../lib/storage.ts'
import { en } from './policy/en.ts'
import { policies } from './policy/policies.ts'
import { sectionsOf } from './sections.ts'

const about = {
  contact_email: 'privacy@example.in',
  contact_phone: '+91 80 1234 5678',
  retention_days: 90,
  seeker_cookie_days: 400,
  whatsapp: false,
  whatsapp_continues: false,
}
type About = Parameters<typeof sectionsOf>[1]

const textOf = (told: About, texts = en) =>
  sectionsOf(texts, told)
    .flatMap(({ paragraphs }) => paragraphs)
    .join(' ')

test('the policy says what the settings say', () => {
  for (const part of ['deleted 90 days after', 'for 400 days']) expect(textOf(about)).toContain(part)
  expect(textOf({ ...about, retention_days: null })).toContain('kept until you ask')
  expect(textOf(about)).not.toContain('WhatsApp')
  expect(textOf({ ...about, whatsapp: true })).toContain('go through Meta')
  expect(textOf({ ...about, contact_email: null, contact_phone: null })).toContain('has not named a contact')
})

describe.each(liveLanguages)('the policy in %s', (language) => {
  test('has twelve sections and what the settings say, and makes nothing up without them', async () => {
    const texts = await policies.load(language)
    expect(sectionsOf(texts, about)).toHaveLength(12)
    const facts = [
      '90',
      '400',
      'privacy@example.in, +91 80 1234 5678',
      '18',
      'XSRF-TOKEN',
      'seeker',
      '/user/chat-v2',
    ]
    for (const fact of facts) expect(textOf(about, texts)).toContain(fact)
    expect(textOf(about, texts)).not.toContain('Meta')
    expect(textOf({ ...about, whatsapp: true }, texts)).toContain('Meta')
    const unset = { ...about, contact_email: null, contact_phone: null, retention_days: null }
    for (const told of [null, unset]) expect(textOf(told, texts)).not.toMatch(/null|undefined|NaN/)
    expect(textOf(unset, texts)).not.toMatch(/90|privacy@/)
    expect(textOf(null, texts)).not.toBe(textOf(unset, texts))
  })
})

test.each(liveLanguages.filter((code) => code !== 'en'))(
  'no text of the policy in %s is English',
  async (code) => {
    const english = sectionsOf(en, about).flatMap(({ title, paragraphs }) => [title, ...paragraphs])
    const sections = sectionsOf(await policies.load(code), about)
    for (const { title, paragraphs } of sections)
      for (const text of [title, ...paragraphs]) expect(english).not.toContain(text)
  },
)

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
  for (const words of [...Object.values(toldAs), 'without a network'])
    expect(en.cookies.kept).toContain(words)
})
