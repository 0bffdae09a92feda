// A server with the WhatsApp channel in a process of its own, which a test may kill: node whatsapp-server.ts
// CONNECTION SETTINGS, both JSON. Prints its address.
import { createEngine } from '@guru/engine'
import { z } from 'zod'
import { buildApp } from '../src/app.ts'
import { parseConfig } from '../src/config.ts'
import { connect } from '../src/db/database.ts'
import { hurried } from './whatsapp-waits.ts'

const given = (at: number) => z.record(z.string(), z.any()).parse(JSON.parse(process.argv[at] ?? ''))
const database = await connect(given(2))
const engine = createEngine({ listedPlaces: [] })
const app = await buildApp({
  config: parseConfig({ LOG_LEVEL: 'silent', ...given(3) }),
  database,
  engine: () => engine,
  web: null,
  // What a killed one had sent comes in by its status, for which a busy machine takes its time.
  whatsappWork: { sendWaits: { ...hurried, unsettled: 10_000 } },
})
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
