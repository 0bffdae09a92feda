import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { launchChromium } from './chromium.ts'
import { patience } from './patience.ts'
import { watchPage } from './watch-page.ts'

const screenshots = path.resolve(import.meta.dirname, '../../test-results/screenshots')

export interface VisitOptions extends BrowserContextOptions {
  /** CSS pixels; a small phone's 360 by default. */
  width?: number
  height?: number
  /** Errors that the journey provokes; any other error on the page makes it fail. */
  tolerate?: RegExp[]
  /** Another server than the shared one. */
  url?: string
  /** True: Guru reads replies aloud, for which the box waits; silent unless told. */
  sound?: boolean
}

/** Opens a page in a browser context of its own, that is as another person's browser. */
export type Visit = (address?: string, options?: VisitOptions) => Promise<Page>

/**
 * A test in Chromium. It fails when a page that it visited showed an error.
 * @example journey('a seeker opens the page', async ({ visit }) => { const page = await visit('/') })
 */
export const journey = test
  .extend('guru', { scope: 'worker' }, () => inject('guru'))
  .extend('browser', { scope: 'worker' }, async ({ guru: _server }, { onCleanup }) => {
    const browser = await launchChromium()
    onCleanup(() => browser.close())
    return browser
  })
  .extend('visit', async ({ guru, browser, task }, { onCleanup }): Promise<Visit> => {
    const visits: { context: BrowserContext; page: Page; faults: string[] }[] = []
    onCleanup(async () => {
      if (task.result?.state === 'fail') {
        for (const [index, { page }] of visits.entries()) await screenshot(page, `failed/${task.id}-${index}`)
      }
      for (const { context } of visits) await context.close()
      expect(
        visits.flatMap(({ faults }) => faults),
        'errors on the pages',
      ).toEqual([])
    })
    return async (address = '/', options = {}) => {
      const { width = 360, height = 740, tolerate = [], url = guru.url, sound = false, ...others } = options
      const context = await browser.newContext({ viewport: { width, height }, baseURL: url, ...others })
      context.setDefaultTimeout(patience)
      // An empty page has no storage to write to.
      if (!sound)
        await context.addInitScript(() => {
          if (location.protocol !== 'about:') localStorage.setItem('guru-sound', 'off')
        })
      const page = await context.newPage()
      visits.push({ context, page, faults: watchPage(page, new URL(url).origin, tolerate) })
      await page.goto(address)
      return page
    }
  })

/**
 * Goes to a page and waits for its heading. It looks at every frame: a locator's `waitFor` looks every half a
 * second in the end, which adds up over the many pages of some journeys.
 */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => document.querySelector('h1') !== null)
}

/** Writes `test-results/screenshots/NAME.png`, which is not committed. */
export async function screenshot(page: Page, name: string): Promise<void> {
  const file = path.join(screenshots, `${name}.png`)
  mkdirSync(path.dirname(file), { recursive: true })
  await page.screenshot({ path: file, fullPage: true })
}
