/** `npm run -s understand`: turns in as JSONL on standard input, what was understood out as JSONL. */
import { pipeline } from 'node:stream/promises'
import { createPlaceIndex } from '@guru/engine/places/index'
import { toFrame } from '@guru/engine/understanding/frame'
import { understand } from '@guru/engine/understanding/understand'
import { readTurn, type Turn } from './understand/input.ts'
import { splitLines } from './understand/lines.ts'

const places = createPlaceIndex([])

function answer({ id, text, ...context }: Turn): object {
  return { id, ...toFrame(understand(text, context, places)) }
}

/** One line out for every line in that is not blank; a line that is not valid gets its reason. */
function answerLine(line: string): string {
  const read = readTurn(line)
  return `${JSON.stringify('error' in read ? read : answer(read))}\n`
}

async function* answers(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  for await (const lines of splitLines(chunks)) {
    yield lines.map((line) => (line === null ? `${JSON.stringify(tooLong)}\n` : answerLine(line))).join('')
  }
}

const tooLong = { error: 'The line is too long.' }

pipeline(process.stdin, answers, process.stdout).catch((error: unknown) => {
  // A reader that has seen enough ("| head") is no fault.
  if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error
})
