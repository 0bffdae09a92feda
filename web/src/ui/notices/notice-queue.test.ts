import { expect, test } from 'vitest'
import { maxNotices, type Notice, noticeReducer } from './notice-queue.ts'

const notice = (id: string): Omit<Notice, 'open'> => ({
  id,
  look: 'success',
  title: id,
  body: '',
  duration: 5000,
})
const queueOf = (count: number) =>
  Array.from({ length: count }, (_, index) => notice(`n${index}`)).reduce<Notice[]>(
    (queue, each) => noticeReducer(queue, { kind: 'shown', notice: each }),
    [],
  )

test('no more than twenty notices stay: the oldest give way', () => {
  const queue = queueOf(25)
  expect(queue).toHaveLength(maxNotices)
  expect(queue.at(0)?.id).toBe('n5')
  expect(queue.at(-1)?.id).toBe('n24')
})

test('a dismissed notice stays in the queue until it is removed', () => {
  const dismissed = noticeReducer(queueOf(2), { kind: 'dismissed', id: 'n0' })
  expect(dismissed.map(({ id, open }) => [id, open])).toEqual([
    ['n0', false],
    ['n1', true],
  ])
  expect(noticeReducer(dismissed, { kind: 'removed', id: 'n0' }).map(({ id }) => id)).toEqual(['n1'])
})
