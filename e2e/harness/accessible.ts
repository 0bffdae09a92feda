import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What can be different where only the colours are. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** Fails with what axe finds against WCAG 2.2 A and AA on the page as it stands once nothing fades in any more. */
export async function expectAccessible(page: Page): Promise<void> {
  await look(page, { type: 'tag', values: everything })
}

/** The same in the page's colours, and then for the other ones, light or dark. */
export async function expectAccessibleInBothColours(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.evaluate(swapColours)
  await look(page, { type: 'rule', values: ofColours })
  await page.evaluate(swapColours)
}

async function look(page: Page, runOnly: axe.RunOnly): Promise<void> {
  await page.evaluate(untilStill)
  // The page's own rules forbid scripts from elsewhere, so it comes as a text that is run once a document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  expect(await page.evaluate(faultsOf, runOnly), 'accessibility').toEqual([])
}

/** Runs in the page. What is well need not be described. */
async function faultsOf(runOnly: axe.RunOnly): Promise<string[]> {
  const { violations } = await window.axe.run(document, { runOnly, resultTypes: ['violations'] })
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.html).join(' · ')})`,
  )
}

/** Runs in the page. Staff pages keep their colours in two places. */
function swapColours(): void {
  const { dataset } = document.documentElement
  dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark'
  if (dataset.mantineColorScheme) dataset.mantineColorScheme = dataset.theme
}

/** Runs in the page. A dialog begins to fade in a frame or two after it is there: three frames have to be still. */
async function untilStill(): Promise<void> {
  const moves = ({ playState, effect }: Animation) =>
    playState === 'running' && effect?.getTiming().iterations !== Infinity
  for (let still = 0; still < 3; still = document.getAnimations().some(moves) ? 0 : still + 1)
    await new Promise(requestAnimationFrame)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
