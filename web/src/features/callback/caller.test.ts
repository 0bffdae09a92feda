import { expect, test } from 'vitest'
import { callerIn, filledWith } from './caller.ts'

const kept = { user_name: 'Asha', mobile_number: '9876543210' }

test('name and number come from the words of the seeker, the number in its ten digits', () => {
  const answer = 'call me, Priya +91 98400-12345'
  const caller = { name: { from: 9, to: 14 }, number: { from: 15, to: 30 } }
  expect(callerIn(answer, { caller })).toEqual({ user_name: 'Priya', mobile_number: '9840012345' })
})

test('digits of an Indian script become those of the form, and a name that was not said stays open', () => {
  const caller = { number: { from: 6, to: 17 } }
  expect(callerIn('নম্বর ৯৮৪০০ ১২৩৪৫', { caller })).toEqual({ user_name: '', mobile_number: '9840012345' })
})

test('a number that was said in words comes as the digits that the reply gives', () => {
  const caller = { number: { from: 0, to: 51 }, mobile_number: '9840012345' }
  const answer = 'nine eight four double zero one two three four five'
  expect(callerIn(answer, { caller })).toEqual({ user_name: '', mobile_number: '9840012345' })
})

test('a reply that names nobody fills nothing', () => expect(callerIn('call me', {})).toBeNull())

test('what was said goes before what the browser keeps', () => {
  const said = { user_name: 'Priya', mobile_number: '9840012345' }
  expect(filledWith(said, kept)).toEqual(said)
  expect(filledWith({ ...said, user_name: '' }, kept)).toEqual({ ...said, user_name: 'Asha' })
  expect(filledWith(null, kept)).toEqual(kept)
  expect(filledWith(null, null)).toBeNull()
})
