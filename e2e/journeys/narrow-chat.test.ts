import { languageNames } from '@guru/contract/vocabulary'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey, screenshot, type Visit } from '../harness/journey.ts'
import { cards, wish } from './chat-page.ts'

/** Two languages of long words, on a phone of 360 by 740 pixels; how each begins to offer a realtor. */
const offers = { ml: 'അംഗീകൃത ഏജന്റ', ta: 'அங்கீகாரம் பெற்ற முகவர' } as const
const longWorded = ['ml', 'ta'] as const

journey.for(longWorded)(
  'on a narrow phone the way to the newest message covers nothing, and the chat has most of the screen, in %s',
  async (language, { visit }) => {
    const page = await matchesIn(language, visit)
    const view = page.getByRole('log')
    const jump = page.locator('[role="log"] + button')
    await jump.waitFor()
    expect((await boxOf(view)).height).toBeGreaterThan(0.6 * 740)
    const answers = page.locator('main ul').last()
    const offer = page.getByRole('button', { name: offers[language] })
    for (const other of [view, answers, offer, page.locator('#message')])
      expect(await overlaps(jump, other), `${other}`).toBe(false)
    await screenshot(page, `narrow-chat-${language}`)
    await jump.click()
    await jump.waitFor({ state: 'detached' })
  },
)

journey.for(longWorded)(
  'on a narrow phone an open limit of the budget is read whole, in %s',
  async (language, { visit }) => {
    const page = await matchesIn(language, visit)
    await page.locator('[aria-controls="wishes"]').click()
    await page.locator('#wishes button').nth(4).click()
    const limit = page.getByRole('dialog').locator('input').last()
    await limit.waitFor()
    const { needed, given } = await limit.evaluate((input: HTMLInputElement) => {
      const hint = document.createElement('span')
      const { fontFamily, fontSize, fontWeight } = getComputedStyle(input, '::placeholder')
      Object.assign(hint.style, { fontFamily, fontSize, fontWeight, position: 'absolute', whiteSpace: 'pre' })
      hint.textContent = input.placeholder
      document.body.append(hint)
      const { paddingLeft, paddingRight } = getComputedStyle(input)
      const given = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return { needed: hint.getBoundingClientRect().width, given }
    })
    expect(needed).toBeGreaterThan(40)
    expect(needed).toBeLessThanOrEqual(given)
  },
)

async function matchesIn(language: (typeof longWorded)[number], visit: Visit): Promise<Page> {
  const page = await visit('/', { width: 360, height: 740, reducedMotion: 'reduce' })
  await page.getByRole('button', { name: languageNames[language].own }).click()
  await page.locator('#message').fill(wish)
  await page.keyboard.press('Enter')
  await cards(page).first().waitFor()
  return page
}

async function overlaps(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)]
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element} is not on the page.`)
  return box
}
