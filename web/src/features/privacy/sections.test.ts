import { expect, test } from 'vitest'
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
