import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { temporaryFile, temporaryFolder } from '../../../test/temporary-folder.ts'
import { RejectsFile } from './rejects-file.ts'
import { askedPlace, isElsewhere, type Place, placesBeside } from './rejects-places.ts'

const header = ['city', 'price']
const name = 'portal.csv.rejects.csv'
// A folder in the place of the file keeps it from being written, for root as well.
const block = (folder: string) => mkdirSync(path.join(folder, `${name}.part`))

/** Rejects a row; where it was kept. */
async function rejected(places: readonly Place[]): Promise<string | null> {
  const rejects = new RejectsFile(places, header)
  await rejects.add(['Pune', '1'], 'too cheap')
  await rejects.finish()
  return rejects.keep()
}

afterEach(() => {
  vi.unstubAllEnvs()
})

test('rejects stand beside the file, else in the working folder, else among passing files', async () => {
  const [file, working, passing] = [temporaryFile('portal.csv', ''), temporaryFolder(), temporaryFolder()]
  vi.stubEnv('TMPDIR', passing)
  const beside = path.join(path.dirname(file), name)
  expect(await rejected(placesBeside(file, working))).toBe(beside)
  expect(readFileSync(beside, 'utf8')).toBe('city,price,reason\r\nPune,1,too cheap\r\n')

  block(path.dirname(file))
  expect(await rejected(placesBeside(file, working))).toBe(path.join(working, name))

  block(working)
  const last = await rejected(placesBeside(file, working))
  expect(last?.startsWith(passing)).toBe(true)
  expect(isElsewhere(String(last), file)).toBe(true)
  expect(isElsewhere(beside, file)).toBe(false)
})

test('where no place can be written nothing is thrown, and nothing kept', async () => {
  const folder = temporaryFolder()
  block(folder)
  expect(await rejected([() => path.join(folder, name)])).toBeNull()
  expect(await rejected([() => Promise.reject(new Error('no such folder'))])).toBeNull()
})

test('what is written is kept, even when it cannot get its name', async () => {
  const folder = temporaryFolder()
  mkdirSync(path.join(folder, name))
  expect(await rejected([() => path.join(folder, name)])).toBe(path.join(folder, `${name}.part`))
})

test('without rejects one of an earlier import goes, but only beside the file', async () => {
  const [file, working] = [temporaryFile('portal.csv', ''), temporaryFolder()]
  for (const folder of [path.dirname(file), working]) writeFileSync(path.join(folder, name), '')
  expect(await new RejectsFile(placesBeside(file, working), header).keep()).toBeNull()
  expect(readdirSync(path.dirname(file))).toEqual(['portal.csv'])
  expect(readdirSync(working)).toEqual([name])
})

test('an operator asks for a file or a folder, and leaves no trace by asking', async () => {
  const [file, folder] = [temporaryFile('portal.csv', ''), temporaryFolder()]
  expect(await askedPlace(path.join(folder, 'bad.csv'), file)).toBe(path.join(folder, 'bad.csv'))
  expect(await askedPlace(folder, file)).toBe(path.join(folder, name))
  expect(readdirSync(folder)).toEqual([])
})

test('the file itself and a folder that is not there are refused', async () => {
  const file = temporaryFile('portal.csv', 'city')
  await expect(askedPlace(file, file)).rejects.toThrow('--rejects names the file that is imported')
  await expect(askedPlace(`${file}.d/bad.csv`, file)).rejects.toThrow('cannot be written (ENOENT)')
  expect(readFileSync(file, 'utf8')).toBe('city')
})
