import { expect } from 'vitest'
import { journey } from '../harness/journey.ts'
import { cards, findMatches, say, textBox } from './chat-page.ts'

journey(
  'the page opens without a network, with its chat, and sends what is said then once',
  async ({ visit }) => {
    const page = await visit('/', { tolerate: [/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/] })
    await page.evaluate(() => navigator.serviceWorker.ready)
    await findMatches(page)
    // The first load was not the service worker's: this one keeps what the chat needs.
    await page.reload()
    await textBox(page).waitFor()
    await page.context().setOffline(true)
    await page.reload()
    await cards(page).first().waitFor()
    await say(page, 'with parking')
    await page.getByText('No network. Your chat is safe and goes on when the network is back.').waitFor()
    const turns: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/user/chat-v3')) turns.push(request.postDataJSON().turn_id)
    })
    await page.context().setOffline(false)
    await expect
      .poll(() => page.getByText('Failed to fetch the response').count(), { timeout: 15_000 })
      .toBe(0)
    await expect.poll(() => turns.length).toBe(1)
  },
)
