import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from '../harness/journey.ts'
import { cards, findMatches, say } from './chat-page.ts'

journey(
  'the page opens without a network, with its chat, and sends what is said then once',
  async ({ visit }) => {
    const page = await visit('/', { tolerate: [/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/] })
    await page.evaluate(() => navigator.serviceWorker.ready)
    await findMatches(page)
    await keptOffline(page)
    await page.context().setOffline(true)
    await page.reload()
    await cards(page).first().waitFor()
    // Chromium 150 tells a page that was loaded anew that it is online, though no request gets through.
    if (await page.evaluate(() => navigator.onLine)) {
      await page.context().setOffline(false)
      await page.context().setOffline(true)
    }
    await say(page, 'with parking')
    await page.getByText('No network. Your chat is safe and goes on when the network is back.').waitFor()
    const turns: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/user/chat-v3')) turns.push(request.postDataJSON().turn_id)
    })
    await page.context().setOffline(false)
    await expect.poll(() => page.getByText('Failed to fetch the response').count()).toBe(0)
    await expect.poll(() => turns.length).toBe(1)
  },
)

journey('a turn that fails just after the network came back goes out again by itself', async ({ visit }) => {
  const page = await visit('/', { tolerate: [/ERR_INTERNET_DISCONNECTED/] })
  await findMatches(page)
  const held = Promise.withResolvers<Route>()
  await page.route('**/user/chat-v3', held.resolve, { times: 1 })
  await page.context().setOffline(true)
  await say(page, 'with parking')
  const turn = await held.promise
  const sentAgain = page.waitForRequest('**/user/chat-v3')
  await page.context().setOffline(false)
  await turn.abort('internetdisconnected')
  expect((await sentAgain).postDataJSON()).toEqual(turn.request().postDataJSON())
})

journey(
  'a new version takes the place of the one that is kept, as soon as it was seen',
  async ({ visit }) => {
    const page = await visit('/', { tolerate: [/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/] })
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
      const [name = ''] = await caches.keys()
      const old = new Response('<p>The version before</p>', { headers: { 'content-type': 'text/html' } })
      await (await caches.open(name)).put('/', old)
    })
    await page.reload()
    const keptText = () => page.evaluate(async () => (await caches.match('/'))?.text())
    await expect.poll(keptText).not.toContain('The version before')
    await page.context().setOffline(true)
    await page.reload()
    await page.getByRole('button', { name: 'বাংলা' }).waitFor()
  },
)

journey('a page that was opened once opens again without a network, in its language', async ({ visit }) => {
  const page = await visit('/home', { tolerate: [/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/] })
  await page.getByRole('combobox', { name: 'Language' }).selectOption('bn')
  const headline = page.getByRole('heading', { level: 1, name: 'আলাপ করুন গুরুর সঙ্গে' })
  await headline.waitFor()
  await keptOffline(page)
  await page.context().setOffline(true)
  await page.reload()
  await headline.waitFor()
  await page.goto('/')
  await page.getByRole('button', { name: 'বাংলা' }).waitFor()
})

journey(
  'the page can be installed: Chromium misses nothing, and every picture has its size',
  async ({ visit }) => {
    const page = await visit('/')
    const inspector = await page.context().newCDPSession(page)
    const { installabilityErrors } = await inspector.send('Page.getInstallabilityErrors')
    // Each journey has a browser of its own that forgets, from which nothing is installed.
    const missing = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')
    expect(missing).toEqual([])
    const { data } = await inspector.send('Page.getAppManifest')
    const { icons, ...rest } = JSON.parse(data ?? '')
    expect(rest).toMatchObject({ start_url: '/', display: 'standalone', short_name: 'Guru' })
    const named = icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)
    expect(named).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']),
    )
    for (const { src, sizes } of icons) {
      if (sizes === 'any') continue
      const drawn = await page.evaluate(async (address: string) => {
        const picture = new Image()
        picture.src = address
        await picture.decode()
        return `${picture.naturalWidth}x${picture.naturalHeight}`
      }, src)
      expect(drawn, src).toBe(sizes)
    }
  },
)

/** Waits until the service worker holds all that the page has loaded. */
async function keptOffline(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async () => {
      await navigator.serviceWorker.ready
      const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
      const files = loaded.filter(({ pathname }) => pathname.startsWith('/assets/'))
      const found = await Promise.all(files.map((file) => caches.match(file.pathname)))
      return found.filter((answer) => answer === undefined).length
    })
  await expect.poll(missing).toBe(0)
}
