import { expect, it } from 'vitest'
import { withoutLinks } from './links.ts'

it.each([
  ['see https://example.in/2bhk-flat-in-pune please', 'see   please'],
  ['www.example.in/rent/30k', ' '],
  ['WWW.EXAMPLE.IN/rent', ' '],
  ['example.com/3bhk-flat-in-mumbai', ' '],
  ['awww.2bhk in pune', 'awww.2bhk in pune'],
  ['2bhk in pune', '2bhk in pune'],
])('takes addresses of pages out: %s', (text, rest) => {
  expect(withoutLinks(text)).toBe(rest)
})
