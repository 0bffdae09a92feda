import type { Row } from './part.ts'

/** Lays rows out as a Markdown table that is also easy to read in a terminal. */
export function table(rows: readonly Row[]): string {
  const cells = [
    ['what', 'figure', 'goal'],
    ...rows.map(({ what, figure, goal = '' }) => [what, figure, goal]),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0), 3))
  const line = (row: string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = cells
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}
