/**
 * `npm run admin -- create EMAIL` makes an admin; `reset EMAIL` gives an admin or a realtor a new password
 * and ends their logins. Either prints the password, once.
 */
import { emailSchema } from '@guru/contract/accounts'
import { createAdmin, resetPassword } from '../accounts/account-passwords.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { SetupError } from '../errors.ts'
import { runCommand } from './run-command.ts'

const work = { create: createAdmin, reset: resetPassword }
const usage = 'Use: npm run admin -- create EMAIL, or: npm run admin -- reset EMAIL'

await runCommand(async () => {
  const [verb, typed] = process.argv.slice(2)
  if ((verb !== 'create' && verb !== 'reset') || typed === undefined) throw new SetupError(usage)
  const email = readEmail(typed)
  const database = await openDatabase(readConfig().database)
  try {
    await migrate(database.kysely)
    const password = await work[verb](database.kysely, email)
    console.log(`Password of ${email}, shown this once: ${password}`)
  } finally {
    await database.close()
  }
})

/** As the login takes it: an address that it refuses could never be used. @returns it in lower case. */
function readEmail(typed: string): string {
  const { success, data } = emailSchema.safeParse(typed)
  if (!success) throw new SetupError(`${typed} is no e-mail address that can log in. ${usage}`)
  return data
}
