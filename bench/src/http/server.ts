// A server that is measured, in a process of its own: node server.ts guru|bare|whatsapp DATABASE_URL
import { createEngine } from '@guru/engine'
import { buildApp } from '@guru/server/app'
import { parseConfig } from '@guru/server/config'
import { openDatabase } from '@guru/server/db/database'
import { whatsappEnvironment } from '../whatsapp/settings.ts'
import { bareApp } from './bare-route.ts'

const [which, url = ''] = process.argv.slice(2)
const none = { CHAT_LIMIT_PER_DEVICE: '0', CHAT_LIMIT_PER_ADDRESS: '0', SPEECH_LIMIT_PER_ADDRESS: '0' }
const config = parseConfig({
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  DATABASE_URL: url,
  ...none,
  ...(which === 'whatsapp' && whatsappEnvironment),
})
const database = await openDatabase(config.database)
const engine = createEngine({ listedPlaces: [] })
const app =
  which === 'bare'
    ? await bareApp(database)
    : await buildApp({ config, database, engine: () => engine, web: null })
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
process.on('SIGTERM', async () => {
  await app.close()
  await database.close()
})
