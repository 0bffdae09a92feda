import { randomBytes, randomInt } from 'node:crypto'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WhatsappSettings } from '../../channels/whatsapp/settings.ts'
import { type Config, projectFolder } from '../../config.ts'
import { SetupError } from '../../errors.ts'
import { startServer } from '../../main.ts'
import { fillWithDemo } from '../fill-with-demo.ts'
import { shownOf } from './graph-rules.ts'
import { bodyOf, change, type MessagePayload, posted, type Sender } from './payloads.ts'
import { type StandIn, startStandIn } from './stand-in.ts'
import { help, readLine, type TapOption } from './typed-line.ts'

export interface Terminal {
  input: NodeJS.ReadableStream
  print(line: string): void
}

/** Whoever sits at the terminal is somebody new each time. */
const number = `9198${String(randomInt(1e8)).padStart(8, '0')}`
const userId = `IN.${randomBytes(6).toString('hex')}`
/** Milliseconds to wait for a reply: some messages get none. */
const patience = 5_000

/**
 * A conversation in the terminal with a server of its own: what is typed is posted to its webhook, signed as Meta
 * signs; what it answers goes to a stand-in for the Graph API, which refuses what Meta would refuse. Its database
 * is one apart, so that no real message is ever mixed with these.
 */
export async function simulate(
  config: Config,
  { input, print }: Terminal,
  databaseUrl = `embedded:${path.join(projectFolder, 'data/whatsapp-simulation')}`,
): Promise<void> {
  const secret = randomBytes(16).toString('hex')
  const ids = { accessToken: randomBytes(16).toString('hex'), phoneNumberId: '100000000000000' }
  const standIn = await startStandIn(ids)
  const settings: WhatsappSettings = {
    ...ids,
    verifyToken: secret,
    appSecret: secret,
    graphUrl: `${standIn.url}/v26.0`,
    number: null,
    callbackTemplate: 'callback_taken',
    retryMinutes: 5,
  }
  standIn.templates.add('callback_taken')
  const server = await startServer({
    config: { ...forSimulation(config, databaseUrl), whatsapp: settings },
    web: Promise.resolve(null),
    prepare: (database) => fillWithDemo(database, () => {}),
  })
  try {
    for (const line of help) print(line)
    await talk(
      { input, print },
      { standIn, secret, webhook: `${server.address}/v1/whatsapp/webhook`, ...ids },
    )
  } finally {
    await server.close()
    await standIn.close()
  }
}

const forSimulation = (config: Config, databaseUrl: string): Config => ({
  ...config,
  host: '127.0.0.1',
  port: 0,
  publicUrl: null,
  database: { ...config.database, url: databaseUrl },
  logLevel: 'error',
})

interface Line {
  standIn: StandIn
  secret: string
  webhook: string
  phoneNumberId: string
}

async function talk({ input, print }: Terminal, line: Line): Promise<void> {
  let sender: Sender = { number, userId, name: 'You' }
  let options: TapOption[] = []
  let seen = 0
  const { standIn } = line
  const show = () => {
    const unseen = standIn.taken.slice(seen)
    seen += unseen.length
    for (const { message } of unseen) {
      const shown = shownOf(message)
      options = shown.options
      print(`\n${shown.text}`)
      for (const [at, { title }] of options.entries()) print(`  ${at + 1}  ${title}`)
      print('')
    }
    return unseen.length > 0
  }
  for await (const typed of createInterface({ input })) {
    if (typed.trim() === '') continue
    const read = readLine(typed.trim(), sender, options, number)
    if (read.kind === 'quit') return
    if (read.kind === 'help') for (const one of help) print(one)
    if (read.kind === 'hide') sender = { userId, name: 'You' }
    if (read.kind !== 'message') continue
    // What came since the last line.
    show()
    const [taken, refused] = [standIn.taken.length, standIn.refused.length]
    for (const whom of [number, userId]) standIn.wrote(whom)
    await post(read.message, sender, line)
    for (let waited = 0; waited < patience && standIn.taken.length === taken; waited += 50) await sleep(50)
    const replied = show()
    for (const code of standIn.refused.slice(refused)) print(`(the Graph API refused a message: ${code})`)
    if (!replied) print('(no reply)')
  }
}

async function post(
  message: MessagePayload,
  sender: Sender,
  { secret, webhook, phoneNumberId }: Line,
): Promise<void> {
  const { payload, headers } = posted(bodyOf(change(phoneNumberId, { messages: [message], sender })), secret)
  const answer = await fetch(webhook, { method: 'POST', body: payload, headers })
  if (!answer.ok) throw new SetupError(`The webhook answered ${answer.status}.`)
}
