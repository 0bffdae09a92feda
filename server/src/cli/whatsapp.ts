/**
 * `npm run whatsapp -- simulate` talks with Guru as on WhatsApp, here in the terminal; `status` tells how the
 * channel does: what waits, what failed, whether Meta takes the token.
 */
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { SetupError } from '../errors.ts'
import { runCommand } from './run-command.ts'
import { simulate } from './whatsapp/simulate.ts'
import { statusLines } from './whatsapp/status.ts'

const usage = 'Use: npm run whatsapp -- simulate, or: npm run whatsapp -- status'

await runCommand(async () => {
  const [verb, ...rest] = process.argv.slice(2)
  if (rest.length > 0 || (verb !== 'simulate' && verb !== 'status')) throw new SetupError(usage)
  const config = readConfig()
  if (verb === 'simulate') return simulate(config, { input: process.stdin, print: console.log })
  const database = await openDatabase(config.database)
  try {
    await migrate(database.kysely)
    for (const line of await statusLines(database, config.whatsapp)) console.log(line)
  } finally {
    await database.close()
  }
})
