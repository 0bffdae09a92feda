import { describe, expect, test } from 'vitest'
import { temporaryFile } from '../../../test/temporary-folder.ts'
import { inspectCsv, readCsv } from './csv-file.ts'
import type { FileEncoding } from './decoding.ts'

async function read(content: string | Uint8Array, encoding: FileEncoding | null = null) {
  const file = await inspectCsv(temporaryFile('file.csv', content), encoding)
  const rows: string[][] = []
  for await (const { cells } of readCsv(file)) rows.push(cells)
  return { header: file.header, rows, delimiter: file.delimiter, encoding: file.encoding }
}

describe('a CSV file', () => {
  const rows = [
    ['Baner, Pune', 'say "yes"'],
    ['two\nlines', ''],
  ]
  const quoted = '"Baner, Pune","say ""yes"""'

  test('may have a byte order mark, carriage returns, quotes and empty lines', async () => {
    const text = `\uFEFFarea,note\r\n${quoted}\r\n\r\n"two\nlines",\r\n`
    expect(await read(text)).toMatchObject({ header: ['area', 'note'], rows, encoding: 'utf-8' })
  })

  test.each([';', '\t', '|'])('may have %j between its columns', async (mark) => {
    const text = `area${mark}note\n"Baner, Pune"${mark}"say ""yes"""\n"two\nlines"${mark}\n`
    expect(await read(text)).toMatchObject({ delimiter: mark, rows })
  })

  test('may be UTF-16 with its mark, or windows-1252 when told', async () => {
    const wide = Buffer.from('\uFEFFarea,note\nबाणेर,x\n', 'utf16le')
    expect(await read(wide)).toMatchObject({ rows: [['बाणेर', 'x']] })
    const narrow = Buffer.from('area,note\nCaf\u00e9 Road,x\n', 'latin1')
    expect(await read(narrow, 'windows-1252')).toMatchObject({ rows: [['Café Road', 'x']] })
  })

  test('keeps rows that are too long or too short, and quotation marks in the middle', async () => {
    expect((await read('a,b\n1\n1,2,3\n5" pipe,6\n')).rows).toEqual([
      ['1'],
      ['1', '2', '3'],
      ['5" pipe', '6'],
    ])
  })

  test('may end without a line break after a whole row', async () => {
    expect((await read('a,b\n1,2\n3,4')).rows).toHaveLength(2)
  })

  test.each([
    ['', 'is empty'],
    ['\n\n', 'is empty'],
    ['area,price\n', 'has a header but no rows'],
    ['just words\nand more\n', 'names only one column'],
    ['PK\u0003\u0004 workbook,x\n1,2\n', 'is a workbook or an archive, not CSV'],
    ['a,b\n\u0000\u0001\u0002,3\n', 'is not text'],
    ['a,b\n1,2\n"never closed,3\n4,5\n', 'a quotation mark is opened and never closed'],
    ['a,b,c\n1,2,3\n4,5', 'breaks off in its last row'],
  ])('%j is refused in one line', async (content, reason) => {
    const fault = await read(content).catch((error: Error) => error.message)
    expect(fault).toContain(reason)
    expect(fault).not.toContain('\n')
  })

  test('in an unknown encoding is refused with the way out, also far into the file', async () => {
    const late = Buffer.concat([
      Buffer.from(`a,b\n${'1,2\n'.repeat(200_000)}`),
      Buffer.from([0x63, 0xe9, 0x2c, 0x31, 0x0a]),
    ])
    await expect(read(late)).rejects.toThrow(
      'is not utf-8 text. Save it as UTF-8, or pass --encoding windows-1252',
    )
  })

  test('that is not there, or a folder, is refused', async () => {
    await expect(inspectCsv('/nowhere/file.csv', null)).rejects.toThrow('There is no file /nowhere/file.csv')
    await expect(inspectCsv('/tmp', null)).rejects.toThrow('/tmp is a folder, not a file')
  })
})
