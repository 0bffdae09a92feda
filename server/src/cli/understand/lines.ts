import { StringDecoder } from 'node:string_decoder'

/** Longest line that is kept, in UTF-16 units; a longer one is read over. */
const maxLineLength = 65_536

/**
 * Splits UTF-8 into lines, those of one chunk together; blank ones are left out, and a byte order mark.
 * A line that is too long comes as null, and never more than its limit is held in memory.
 */
export async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<(string | null)[]> {
  const decoder = new StringDecoder('utf8')
  const splitter = new LineSplitter()
  for await (const chunk of chunks) {
    const lines = splitter.take(decoder.write(chunk))
    if (lines.length > 0) yield lines
  }
  const last = splitter.take(`${decoder.end()}\n`)
  if (last.length > 0) yield last
}

class LineSplitter {
  private rest = ''
  private overlong = false

  take(text: string): (string | null)[] {
    const lines: (string | null)[] = []
    let from = 0
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', from)) {
      this.keep(text.slice(from, end))
      from = end + 1
      const line = this.finish()
      if (line !== '') lines.push(line)
    }
    this.keep(text.slice(from))
    return lines
  }

  private keep(part: string): void {
    if (this.overlong || this.rest.length + part.length > maxLineLength) {
      this.overlong = true
      this.rest = ''
    } else {
      this.rest += part
    }
  }

  private finish(): string | null {
    const line = this.overlong ? null : this.rest.trim()
    this.rest = ''
    this.overlong = false
    return line
  }
}
