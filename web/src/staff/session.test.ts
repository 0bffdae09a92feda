import { expect, test } from 'vitest'
import { afterLogin, loginPageBackTo } from './session.ts'

const backTo = (address: string) => afterLogin(`?back=${encodeURIComponent(address)}`, '/home')

test('a login leads back to where one was', () => {
  const address = '/realtor/requirement?q=நிலம்&lead=1'
  const [, search = ''] = loginPageBackTo('realtor', address).split('?')
  expect(afterLogin(`?${search}`, '/home')).toBe(address)
})

test.each([
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
])('a login leads to no other site: %j', (address) => {
  expect(backTo(address)).toBe('/home')
})
