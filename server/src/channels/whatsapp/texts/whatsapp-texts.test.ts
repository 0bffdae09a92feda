import { languages } from '@guru/contract/vocabulary'
import { describe, expect, test } from 'vitest'
import { limits } from '../payload.ts'
import { stopOrStart } from '../stop-words.ts'
import { whatsappTexts } from './index.ts'

describe.each(languages)('what Guru says on WhatsApp in %s', (code) => {
  const texts = whatsappTexts[code]

  test('has labels that fit on their buttons', () => {
    expect(texts.choose.length).toBeLessThanOrEqual(limits.listButton)
    expect(texts.start.length).toBeLessThanOrEqual(limits.buttonTitle)
  })

  test('names a start word that is understood', () => {
    expect(texts.stopped).toContain(texts.start)
    expect(texts.stillStopped).toContain(texts.start)
    expect(stopOrStart(texts.start)).toBe('start')
    expect(stopOrStart(`“${texts.start}”!`)).toBe('start')
  })

  test('is in its own letters', () => {
    const own = code === 'en' ? /[A-Za-z]/ : /[^\p{Script=Latin}\p{P}\p{N}\s]/u
    for (const text of Object.values(texts)) expect(typeof text === 'string' ? text : text('7')).toMatch(own)
  })
})

test.each([
  'stop',
  'STOP!',
  'बंद करो',
  'நிறுத்துங்கள்',
  'നിർത്തൂ.',
  'ನಿಲ್ಲಿಸಿ',
  'ఆపండి',
  'ਬੰਦ ਕਰੋ',
  'বন্ধ করুন',
  'band karo',
])('“%s” stops Guru', (word) => {
  expect(stopOrStart(word)).toBe('stop')
})

test.each(['stop looking in Pune', 'bus stop ke paas', 'बस', 'போதும்', 'no', 'start again', 'फिर से शुरू करें'])(
  '“%s” is for the dialogue',
  (text) => {
    expect(stopOrStart(text)).toBe(null)
  },
)
