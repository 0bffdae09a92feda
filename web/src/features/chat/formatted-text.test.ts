import { expect, test } from 'vitest'
import { allowedLink } from './allowed-link.ts'
import { hasMarkdown } from './markdown-marks.ts'

test.each([
  '**2 BHK** in Whitefield',
  '- Lift\n- Gym',
  '1. First',
  '## Matches',
  '[map](https://x.in)',
  '`code`',
  '> said',
])('markdown is seen in %j', (text) => expect(hasMarkdown(text)).toBe(true))

test.each([
  'Do you want to rent or to buy?',
  '₹ 45,00,000 – ₹ 50,00,000 (2–3 BHK)',
  'നിങ്ങൾക്ക് എന്ത് വേണം?',
  'It is 3.5 km away - a short ride.',
  '2 BHK for 30,000!',
])('plain text stays plain: %j', (text) => expect(hasMarkdown(text)).toBe(false))

test.each([
  'http://a.in',
  'https://a.in',
  'HTTPS://A.IN',
  'irc://a',
  'ircs://a',
  'mailto:a@b.in',
  'xmpp:a@b.in',
])('a link may lead to %s', (address) => expect(allowedLink(address)).toBe(address))

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'tel:100',
  'file:///etc',
  '//a.in',
  '/home',
  'httpsx:a',
])('the address of a link is blanked: %s', (address) => expect(allowedLink(address)).toBe(''))
