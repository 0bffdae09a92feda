import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Nothing is wider than the screen: neither the page nor a text in the part of the page that holds it. */
export async function expectFits(page: Page, where: string): Promise<void> {
  const overhanging = await page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const cut = [...document.querySelectorAll('h1, h2, h3, p, a, button, label, legend, li, select')].filter(
      (element) => {
        const { left, right } = element.getBoundingClientRect()
        const hidden = element.closest('.visually-hidden, [inert], [aria-hidden="true"]') !== null
        const scrolls = element.closest('[class*="row"], [class*="cards"]') !== null
        return (
          !hidden &&
          !scrolls &&
          (left < -1 || right > width + 1 || element.scrollWidth > element.clientWidth + 1)
        )
      },
    )
    return cut.filter(({ clientWidth }) => clientWidth > 0).map((element) => element.outerHTML.slice(0, 120))
  })
  expect(overhanging, `too wide on ${where}`).toEqual([])
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overhang, where).toBeLessThanOrEqual(0)
}

/** Everything that is pressed has 48 pixels either way, but for links within a sentence. */
export async function expectThumbTargets(page: Page, where: string): Promise<void> {
  const small = await page.evaluate(() => {
    const targets = [...document.querySelectorAll('a[href], button, select, input, textarea, summary')]
    return targets.flatMap((target) => {
      const { width, height, bottom } = target.getBoundingClientRect()
      const unseen = width <= 1 || bottom <= 0 || target.closest('.visually-hidden, [inert]') !== null
      const inSentence = target.closest('p') !== null
      return unseen || inSentence || (width >= 47.5 && height >= 47.5)
        ? []
        : `${Math.round(width)} × ${Math.round(height)}: ${target.outerHTML.slice(0, 120)}`
    })
  })
  expect(small, `too small for a thumb on ${where}`).toEqual([])
}
