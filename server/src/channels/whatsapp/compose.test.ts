import type { Match } from '@guru/contract/chat'
import { createEngine } from '@guru/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { graphMessageSchema } from '../../cli/whatsapp/graph-rules.ts'
import type { TurnAnswer } from '../../conversation/turn.ts'
import { answerPayload, languageList, optionsOf, textOfTap } from './compose.ts'
import { whatsappText } from './markup.ts'
import { type GraphPayload, shortened, withOptions } from './payload.ts'

const engine = createEngine({ listedPlaces: [] })
const begun = engine.begin('en')
const answer = (reply: Partial<TurnAnswer['reply']>): TurnAnswer => ({
  language: 'en',
  finished: true,
  reply: { ...begun.reply, ...reply },
  wishes: {},
  any: [],
  sizeUnit: 'sqft',
})
const isTaken = (payload: GraphPayload) =>
  graphMessageSchema.safeParse({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '919876543210',
    ...payload,
  })
const match = (about: Partial<Match>): Match => ({
  listing_id: '0190c0de-0000-7000-8000-000000000001',
  position: 1,
  transaction_type: 'rent',
  property_type: 'apartment',
  city: 'Chennai',
  area: 'Adyar',
  society: null,
  price: 20_000,
  bedrooms: 2,
  bathrooms: null,
  size_sqft: null,
  amenities: [],
  latitude: null,
  longitude: null,
  rera_number: null,
  last_confirmed: '2026-11-01',
  demo: false,
  points: [],
  ...about,
})

describe('a message', () => {
  test('keeps every limit of WhatsApp, whatever Guru has to say and to offer', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 6000, unit: 'grapheme' }),
        fc.array(fc.string({ minLength: 1, maxLength: 120, unit: 'grapheme' }), { maxLength: 14 }),
        (text, choices) => {
          const said = text.trim() === '' ? 'Hello' : text
          const payload = answerPayload(answer({ text: said, choices, properties: null, matches: [] }), {
            before: ['Hello'],
            publicUrl: 'https://guru.example.in',
          })
          expect(isTaken(payload).error?.issues ?? []).toEqual([])
        },
      ),
    )
  })

  test('holds as much of the matches as there is room for, the first ones whole', () => {
    const block = (at: number) =>
      `${at}. **2 BHK flat, Adyar — ₹ 20,000 a month**\n${'   - ✓ Long reasons \n'.repeat(40)}`
    const matches = Array.from({ length: 8 }, (_, at) => match({ position: at + 1 }))
    const payload = answerPayload(
      answer({
        text: 'Here are eight.',
        choices: ['More', 'Cheaper'],
        properties: matches.map((_, at) => block(at + 1).trimEnd()).join('\n\n'),
        matches,
      }),
      { before: [], publicUrl: 'https://guru.example.in' },
    )
    expect(isTaken(payload).error).toBe(undefined)
    const text = JSON.stringify(payload)
    for (const { position } of matches) expect(text).toContain(`position=${position}&language=en`)
    expect(text).toContain('✓ Long reasons · ✓ Long reasons')
  })

  test('offers three short answers as buttons, more or longer ones as a list', () => {
    const kindOf = (...choices: string[]) =>
      JSON.stringify(withOptions('Which?', optionsOf(choices), 'Choose'))
    expect(kindOf('Rent', 'Buy', 'Sell')).toContain('"button"')
    expect(kindOf('Rent', 'Buy', 'Sell', 'Let')).toContain('"list"')
    expect(kindOf('One answer that is long', 'Buy')).toContain('"list"')
  })

  test('says back the whole text of an answer whose label was cut', () => {
    const long = 'Anywhere within ten kilometres of the office will do'
    const payload = JSON.stringify(withOptions('Where?', optionsOf([long]), 'Choose'))
    expect(payload).toContain(`say:${long}`)
    expect(textOfTap(`say:${long}`, 'Anywhere within…')).toBe(long)
    expect(textOfTap('language:ta', 'x')).toBe('தமிழ்')
    expect(textOfTap('unknown', 'Rent')).toBe('Rent')
  })
})

test('the list of languages is one that WhatsApp takes', () => {
  expect(isTaken(languageList()).error).toBe(undefined)
})

test('markdown becomes WhatsApp’s marks, and names cannot make any', () => {
  expect(whatsappText('1. **2 BHK, Palm \\*Grove\\*** (demo)\n   - ✓ Lift\n   - 1\\. \\_x\\_')).toBe(
    '1. *2 BHK, Palm ∗Grove∗* (demo)\n✓ Lift\n1.  x',
  )
})

test('a text is cut between letters as people see them', () => {
  expect(shortened('நிறுத்து', 5)).toBe('நிறு…'.slice(0, 5))
  expect(shortened('short', 5)).toBe('short')
})
