import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { script } from './script.ts'

export interface Load {
  turnsPerSecond: number
  /** Milliseconds of each turn. */
  times: number[]
}

/** Lets `seekers` chat through the script over and over, each in new sessions, for so long. */
export async function chatLoad(address: string, seekers: number, milliseconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: seekers })
  const times: number[] = []
  const started = performance.now()
  const until = started + milliseconds
  const chat = async () => {
    while (performance.now() < until) {
      const ids = { session_id: randomUUID(), device_id: randomUUID() }
      for (const [step, answer] of script.entries()) {
        const sent = performance.now()
        await post(agent, `${address}/v1/user/chat-v3`, JSON.stringify({ ...ids, answer, step }))
        times.push(performance.now() - sent)
      }
    }
  }
  await Promise.all(Array.from({ length: seekers }, chat))
  agent.destroy()
  return { turnsPerSecond: (times.length / (performance.now() - started)) * 1000, times }
}

function post(agent: Agent, url: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, method: 'POST', headers }, (response) => {
      response.resume()
      response.on('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`The server answered ${response.statusCode}.`))
      })
    })
    call.on('error', reject)
    call.end(body)
  })
}
