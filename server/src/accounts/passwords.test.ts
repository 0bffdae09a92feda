import { expect, test } from 'vitest'
import { hashPassword, passwordFits, randomPassword } from './passwords.ts'

test('a password is kept as an argon2id hash with a salt, and fits only itself', async () => {
  const [one, other] = [await hashPassword('open sesame'), await hashPassword('open sesame')]
  expect(one).toMatch(/^\$argon2id\$/)
  expect(one).not.toBe(other)
  expect(await passwordFits('open sesame', one)).toBe(true)
  expect(await passwordFits('open sesamE', one)).toBe(false)
})

test('random passwords differ and can be read out', () => {
  expect(randomPassword()).toMatch(/^([a-zA-Z2-9]{4}-){3}[a-zA-Z2-9]{4}$/)
  expect(randomPassword()).not.toBe(randomPassword())
})
