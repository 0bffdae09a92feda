import { launchChromium } from '@guru/e2e/harness/chromium'
import { startGuru } from '@guru/e2e/harness/start-guru'
import { percentile, type Row } from '../part.ts'

export const name = 'first-paint'

type Browser = Awaited<ReturnType<typeof launchChromium>>

/** Where seekers come in: the chat with its languages, the conversation by voice, the page that tells of both. */
const pages = ['/', '/user/hear', '/home']
const loads = 5
/** A cheap phone on slow 4G, with the figures that Lighthouse takes for one. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const slowerProcessor = 4
/** Milliseconds of quiet after which nothing paints any more. */
const settling = 1_500

/** What a browser sees that was never here before, in Chromium. */
export async function run(): Promise<Row[]> {
  const guru = await startGuru({ settings: { DEMO: 'off' } })
  const browser = await launchChromium()
  try {
    const rows: Row[] = []
    for (const page of pages) rows.push(...(await measure(browser, guru.url, page)))
    return rows
  } finally {
    await browser.close()
    await guru.stop()
  }
}

async function measure(browser: Browser, url: string, page: string): Promise<Row[]> {
  const seen: Paint[] = []
  for (let load = 0; load < loads; load++) seen.push(await firstVisit(browser, url + page))
  const largest = seen.map((paint) => paint.largest)
  const seconds = (share: number) => (percentile(largest, share) / 1000).toFixed(2)
  return [
    {
      what: `${page}, largest contentful paint, slow 4G, processor ${slowerProcessor} times slower, p50 of ${loads}`,
      figure: `${seconds(0.5)} s (${seconds(0)} to ${seconds(1)})`,
      goal: '2.0 s or less',
    },
    {
      what: `${page}, cumulative layout shift, the worst of ${loads}`,
      figure: Math.max(...seen.map((paint) => paint.shift)).toFixed(3),
      goal: '0',
    },
  ]
}

interface Paint {
  /** Milliseconds from the start of the visit to the largest contentful paint. */
  largest: number
  /** Sum of the layout shifts that nobody's input brought about. */
  shift: number
}

/** Opens a page with nothing cached, as a phone of 360 pixels. */
async function firstVisit(browser: Browser, address: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 })
  try {
    const page = await context.newPage()
    const slow = await context.newCDPSession(page)
    await slow.send('Network.enable')
    await slow.send('Network.emulateNetworkConditions', network)
    await slow.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor })
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.waitForTimeout(settling)
    return await page.evaluate(readPaint)
  } finally {
    await context.close()
  }
}

/** Runs on the page: asks the browser for what it has noted since the visit began. */
async function readPaint(): Promise<Paint> {
  const noted = (type: string) =>
    new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
      setTimeout(() => resolve([]), 500)
    })
  const shifts = await noted('layout-shift')
  const largest = (await noted('largest-contentful-paint')).at(-1)
  if (largest === undefined) throw new Error('Nothing was painted.')
  const shift = shifts.reduce(
    (sum, entry) =>
      'value' in entry &&
      typeof entry.value === 'number' &&
      !('hadRecentInput' in entry && entry.hadRecentInput)
        ? sum + entry.value
        : sum,
    0,
  )
  return { largest: largest.startTime, shift }
}
