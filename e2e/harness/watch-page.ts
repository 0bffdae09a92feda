import type { Page } from 'playwright-core'

/**
 * Collects what a page must not do: errors on its console (violations of the content security policy show
 * there), errors that nobody catches, requests to anybody else than `origin`.
 * @param tolerated texts of errors that a journey provokes.
 */
export function watchPage(page: Page, origin: string, tolerated: readonly RegExp[]): string[] {
  const faults: string[] = []
  const note = (fault: string) => {
    if (!tolerated.some((pattern) => pattern.test(fault))) faults.push(fault)
  }
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => note(`uncaught: ${error.stack ?? error.message}`))
  page.on('request', (request) => {
    const { protocol, origin: called } = new URL(request.url())
    if (/^(https?|wss?):$/.test(protocol) && called !== origin) note(`request to ${called}`)
  })
  return faults
}
