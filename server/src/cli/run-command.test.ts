import pg from 'pg'
import { expect, test } from 'vitest'
import { SetupError } from '../errors.ts'
import { toldToOperator } from './run-command.ts'

const failure = (code: string) => Object.assign(new pg.DatabaseError('', 0, 'error'), { code })

test('what an operator can put right is one line, a fault of ours keeps its stack', () => {
  expect(toldToOperator(new SetupError('Port 3000 is taken.'))).toBe('Port 3000 is taken.')
  expect(toldToOperator(failure('53100'))).toMatch(/disk.*full/)
  expect(toldToOperator(failure('42703'))).toBeInstanceOf(pg.DatabaseError)
})
