import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

const command = path.join(import.meta.dirname, 'admin.ts')
const use = 'Use: npm run admin -- create EMAIL, or: npm run admin -- reset EMAIL'

test.each([
  [[], use],
  [['create'], use],
  [['delete', 'boss@example.in'], use],
  [['create', 'boss@localhost'], `boss@localhost is no e-mail address that can log in. ${use}`],
])('the admin command tells in one line what is wrong with %j', (given, told) => {
  const { status, stderr } = spawnSync(process.execPath, [command, ...given], { encoding: 'utf8' })
  expect([status, stderr.trim().split('\n').at(-1)]).toEqual([1, told])
})
