import { expect, test } from 'vitest'
import { readLine } from './typed-line.ts'

const read = (line: string) =>
  readLine(
    line,
    { number: '919876543210' },
    [
      { id: 'say:Rent', title: 'Rent' },
      { id: 'say:Buy', title: 'Buy' },
    ],
    '919876543210',
  )

test('a number taps what is offered, other numbers and words are said', () => {
  expect(read('2')).toMatchObject({
    message: { type: 'interactive', interactive: { list_reply: { id: 'say:Buy', title: 'Buy' } } },
  })
  expect(read('3')).toMatchObject({ message: { type: 'text', text: { body: '3' } } })
  expect(read('2 bhk')).toMatchObject({ message: { type: 'text', text: { body: '2 bhk' } } })
})

test('commands send what a phone can send besides words', () => {
  expect(read('/location 12.97,77.75')).toMatchObject({
    message: { type: 'location', location: { latitude: 12.97, longitude: 77.75 } },
  })
  expect(read('/share')).toMatchObject({ message: { type: 'contacts' } })
  expect(read('/quit')).toEqual({ kind: 'quit' })
})
