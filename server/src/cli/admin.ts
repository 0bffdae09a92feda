/**
 * `npm run admin -- create EMAIL` makes an admin; `reset EMAIL` gives an admin or a realtor a new password
 * and ends their logins. Either prints the password, once.
 */
import { createAdmin, resetPassword } from '../accounts/account-passwords.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { SetupError } from '../errors.ts'
import { runCommand } from './run-command.ts'

const work = { create: createAdmin, reset: resetPassword }
const usage = 'Use: npm run admin -- create EMAIL, or: npm run admin -- reset EMAIL'

await runCommand(async () => {
  const [verb, email = ''] = process.argv.slice(2)
  if ((verb !== 'create' && verb !== 'reset') || !/^[^\s@]+@[^\s@]+$/.test(email)) throw new SetupError(usage)
  const database = await openDatabase(readConfig().database)
  try {
    await migrate(database.kysely)
    const password = await work[verb](database.kysely, email.toLowerCase())
    console.log(`Password of ${email.toLowerCase()}, shown this once: ${password}`)
  } finally {
    await database.close()
  }
})
