import { expect, it } from 'vitest'
import { fingerprint } from './turns-learnt.generated.ts'
import { fingerprintOf, turnsBetween, turnsOfCorpora } from './turns-learnt.ts'

it('the weights were learnt from the turns as they are, but for one in twenty (npm run other-talk)', () => {
  const turns = turnsOfCorpora()
  expect(turnsBetween(fingerprint, fingerprintOf(turns)) / turns.length).toBeLessThan(0.05)
})

it('turns that came, went or changed are counted, whatever their order', () => {
  const turns = Array.from({ length: 20_000 }, (_, at) => `turn ${at}`)
  const between = (others: readonly string[]) => turnsBetween(fingerprintOf(turns), fingerprintOf(others))
  expect(between(turns.toReversed())).toBe(0)
  expect(between([...turns, 'one more'])).toBe(1)
  expect(between(turns.slice(20))).toBeGreaterThan(17)
  expect(between(turns.slice(20))).toBeLessThan(23)
  const changed = between(turns.map((turn, at) => (at < 500 ? `${turn} otherwise` : turn)))
  expect(changed).toBeGreaterThan(900)
  expect(changed).toBeLessThan(1100)
})
