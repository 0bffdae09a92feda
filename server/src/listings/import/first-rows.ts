import { type CsvFile, readCsv } from './csv-file.ts'

/** The cells of the first rows below the header. */
export async function firstRows(file: CsvFile, count: number): Promise<string[][]> {
  const rows: string[][] = []
  for await (const { cells } of readCsv(file)) {
    rows.push(cells)
    if (rows.length === count) break
  }
  return rows
}
