import { readConfig } from '../../config.ts'
import { type Database, openDatabase } from '../../db/database.ts'
import { migrate } from '../../db/migrate.ts'
import { inspectCsv } from '../../listings/import/csv-file.ts'
import { type ImportOrder, importFile } from '../../listings/import/import-file.ts'
import { plainFault } from '../../listings/import/plain-fault.ts'
import { askedPlace } from '../../listings/import/rejects-places.ts'
import { settleMapping } from '../../listings/import/settle-mapping.ts'
import { demoSource } from '../../listings/new-listing.ts'
import { listSources } from '../../listings/sources.ts'
import type { ImportArguments } from './arguments.ts'
import { ProgressLine } from './progress-line.ts'
import { describeMapping, describeReport } from './report.ts'
import { tryOut } from './try-out.ts'

/** Exit code of a command ended by Ctrl-C. */
const interrupted = 130

/** Runs an import; gives the exit code: 0, 1 when no row could be used, 130 when it was ended. */
export async function importListings(args: ImportArguments): Promise<number> {
  const file = await inspectCsv(args.file, args.encoding)
  const mapping = await settleMapping(file, args.mapping, args.settings)
  const rejects = args.rejects === null || args.dryRun ? null : await askedPlace(args.rejects, args.file)
  const ending = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => ending.abort())
  const { source, confirmed } = args
  const order = { file, mapping, source, confirmed, rejects, now: new Date(), signal: ending.signal }
  console.log(describeMapping(file, mapping))
  try {
    return await (args.dryRun ? tryOut(order) : bringIn(order))
  } catch (fault) {
    if (!ending.signal.aborted) throw plainFault(fault)
    console.error('Ended: nothing was imported.')
    return interrupted
  }
}

async function bringIn(order: ImportOrder): Promise<number> {
  const database = await openDatabase(readConfig().database)
  const progress = new ProgressLine(process.stderr)
  try {
    await migrate(database.kysely)
    const report = await importFile(database.pool, { ...order, onProgress: (now) => progress.show(now) })
    progress.end()
    console.log(describeReport(order, report))
    await mentionDemo(database)
    return report.rejected === report.rows ? 1 : 0
  } finally {
    progress.end()
    await database.close()
  }
}

async function mentionDemo(database: Database): Promise<void> {
  const demo = (await listSources(database)).find(({ source }) => source === demoSource)
  if (demo !== undefined && demo.available > 0)
    console.log(
      `The ${demo.available} demo listings are still shown: npm run listings -- retire --as ${demoSource} takes them out.`,
    )
}
