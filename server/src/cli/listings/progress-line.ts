import type { ImportProgress } from '../../listings/import/import-file.ts'

/** Milliseconds between two looks at the progress: often on a terminal, seldom in a log. */
const everyOnTerminal = 200
const everyInLog = 5_000

/** Says how far an import is: one line that renews itself on a terminal, otherwise a line now and then. */
export class ProgressLine {
  readonly #stream: NodeJS.WriteStream
  readonly #start = performance.now()
  #shown = performance.now()
  #open = false

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream
  }

  show({ rows, rejected, part }: ImportProgress): void {
    if (rows % 256 !== 0) return
    const now = performance.now()
    if (now - this.#shown < (this.#stream.isTTY ? everyOnTerminal : everyInLog)) return
    this.#shown = now
    const speed = Math.round(rows / ((now - this.#start) / 1000))
    const line = `${Math.floor(part * 100)} %, ${rows} rows, ${rejected} rejected, ${speed} rows/s`
    this.#stream.write(this.#stream.isTTY ? `\r\u001b[2K${line}` : `${line}\n`)
    this.#open = this.#stream.isTTY
  }

  /** Leaves the terminal as it was. */
  end(): void {
    if (this.#open) this.#stream.write('\r\u001b[2K')
    this.#open = false
  }
}
