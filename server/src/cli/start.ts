/** `npm start`: builds what is stale, opens the database, and serves API and web app on one port. */
import type { DemoAccount } from '../accounts/demo-accounts.ts'
import { readConfig } from '../config.ts'
import type { Database } from '../db/database.ts'
import { startServer } from '../main.ts'
import { buildWeb } from './build-web.ts'
import { fetchSherpa } from './fetch-sherpa.ts'
import { fillWithDemo } from './fill-with-demo.ts'
import { runCommand } from './run-command.ts'

await runCommand(async () => {
  const config = readConfig()
  const web = buildWeb(config.apiLink).then((folder) => ({ folder }))
  web.catch(() => {}) // awaited by the server, once it has its database
  if (config.localModels.length > 0) {
    await fetchSherpa().catch(({ message }) =>
      console.error(
        `sherpa-onnx cannot be fetched (${message}), so the models of STT_MODELS are left out: connect this machine to the network and start again.`,
      ),
    )
  }
  const prepare = async (database: Database) => {
    if (config.demo) await fillWithDemo(database, (accounts) => console.log(describe(accounts)))
  }
  const server = await startServer({ config, web, prepare })
  endOnSignal(server.close)
  console.log(`Guru is ready: ${server.address}`)
})

function describe(accounts: DemoAccount[]): string {
  const lines = accounts.map(
    ({ role, email, password }) => `  ${role.padEnd(8)} ${email.padEnd(24)} ${password}`,
  )
  return `Demo accounts, shown this once:\n${lines.join('\n')}`
}

function endOnSignal(close: () => Promise<void>): void {
  let ending = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (ending) return
      ending = true
      close().then(
        () => process.exit(0),
        (error) => {
          console.error(error)
          process.exit(1)
        },
      )
    })
  }
}
