import { expect, test } from 'vitest'
import { isPlainText } from './plain-text.ts'

test.each(['2bhk flat', 'வணக்கம்\nசென்னை', 'క్\u200cష', 'tab\there', '🏠', ''])('%j is plain text', (text) => {
  expect(isPlainText(text)).toBe(true)
})

test.each(['\0', 'a\u0007', '\u001b[31m', '\u007f', '\u0085', '\ud83c'])('%j is not', (text) => {
  expect(isPlainText(text)).toBe(false)
})
