import { describe, expect, it } from 'vitest'
import { splitLines } from './lines.ts'

async function linesOf(...chunks: (string | Buffer)[]): Promise<(string | null)[]> {
  async function* source() {
    for (const chunk of chunks) yield Buffer.from(chunk)
  }
  const lines: (string | null)[] = []
  for await (const some of splitLines(source())) lines.push(...some)
  return lines
}

describe('lines', () => {
  it('may end in either way, or at the end of the input', async () => {
    expect(await linesOf('one\r\ntwo\nthree')).toEqual(['one', 'two', 'three'])
  })

  it('that are blank are left out, like a byte order mark', async () => {
    expect(await linesOf('\uFEFFone\n\n  \n\r\ntwo\n')).toEqual(['one', 'two'])
  })

  it('are put together from chunks, also within a character', async () => {
    const bytes = Buffer.from('வீடு\n')
    expect(await linesOf(bytes.subarray(0, 4), bytes.subarray(4))).toEqual(['வீடு'])
  })

  it('that are too long are told as null, and the next one is read', async () => {
    expect(await linesOf('x'.repeat(50_000), 'x'.repeat(50_000), '\nshort\n')).toEqual([null, 'short'])
  })
})
