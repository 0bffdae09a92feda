import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const folder = path.resolve(import.meta.dirname, '../web/src')

test('sizes of screens are told in em, so that large letters count as a small screen does', () => {
  const sheets = globSync('**/*.css', { cwd: folder }).map((file) =>
    readFileSync(path.join(folder, file), 'utf8'),
  )
  const conditions = sheets.flatMap((sheet) => sheet.match(/@media[^{]+/g) ?? [])
  expect(conditions.length).toBeGreaterThan(10)
  expect(conditions.filter((condition) => /\dpx/.test(condition))).toEqual([])
})
