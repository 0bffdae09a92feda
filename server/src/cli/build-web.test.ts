import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepEarlierFiles } from './build-web.ts'

let folder: string
let earlier: string
let fresh: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'guru-build-'))
  earlier = path.join(folder, 'dist')
  fresh = path.join(folder, 'fresh')
  for (const build of [earlier, fresh]) mkdirSync(path.join(build, 'assets'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const put = (build: string, name: string, text: string, hoursAgo = 0) => {
  const file = path.join(build, 'assets', name)
  writeFileSync(file, text)
  const then = new Date(Date.now() - hoursAgo * 3_600_000)
  utimesSync(file, then, then)
}

test('a page that is open finds the files of its build for a day', () => {
  put(earlier, 'same-a1.js', 'same')
  put(earlier, 'page-b2.js', 'old page', 2)
  put(earlier, 'page-b2.js.br', 'old page, small', 2)
  put(earlier, 'page-c3.js', 'older page', 25)
  put(fresh, 'same-a1.js', 'same')
  put(fresh, 'page-d4.js', 'new page')
  keepEarlierFiles(earlier, fresh)
  expect(readdirSync(path.join(fresh, 'assets')).sort()).toEqual([
    'page-b2.js',
    'page-b2.js.br',
    'page-d4.js',
    'same-a1.js',
  ])
  expect(readFileSync(path.join(fresh, 'assets/page-b2.js'), 'utf8')).toBe('old page')
  // Kept on by the next build as well, it keeps its age.
  const next = path.join(folder, 'next')
  mkdirSync(path.join(next, 'assets'), { recursive: true })
  utimesSync(path.join(fresh, 'assets/page-b2.js.br'), new Date(0), new Date(0))
  keepEarlierFiles(fresh, next)
  expect(readdirSync(path.join(next, 'assets')).sort()).toEqual(['page-b2.js', 'page-d4.js', 'same-a1.js'])
})

test('the first build has nothing to keep', () => {
  keepEarlierFiles(path.join(folder, 'nowhere'), fresh)
  expect(readdirSync(path.join(fresh, 'assets'))).toEqual([])
})
