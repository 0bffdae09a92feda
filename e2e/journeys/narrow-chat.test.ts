import { type LanguageCode, languageNames, liveLanguages } from '@guru/contract/vocabulary'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey, screenshot, type Visit } from '../harness/journey.ts'
import { cards, wish } from './chat-page.ts'
import { hintRoom, roomBeside } from './room.ts'

/** Two languages of long words, on a phone of 360 by 740 pixels; how each begins to offer a realtor. */
const offers = { ml: 'അംഗീകൃത ഏജന്റ', ta: 'அங்கீகாரம் பெற்ற ஏஜென்ட்' } as const
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
    const { x, width } = await boxOf(answers.getByRole('button').last())
    expect(x + width, 'the last answer is whole').toBeLessThanOrEqual(360)
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
    const { needed, given } = await hintRoom(limit)
    expect(needed).toBeGreaterThan(40)
    expect(needed).toBeLessThanOrEqual(given)
  },
)

journey.for(liveLanguages)(
  'on a narrow phone a home that is read out keeps amounts on one line and words off the borders, in %s',
  { concurrent: true },
  async (language, { visit }) => {
    const page = await matchesIn(language, visit)
    await page.goto('/user/hear')
    const home = page.getByRole('article')
    await home.waitFor()
    expect(await page.getByRole('log').textContent()).toMatch(/₹\u00A0\d/)
    expect(await page.getByRole('log').textContent()).not.toMatch(/₹ |\d BHK/)
    const firstBehind = home.locator('xpath=following::button[1]')
    expect(await roomBeside(firstBehind)).toBeGreaterThanOrEqual(4)
  },
)

journey.for(liveLanguages)(
  'on a narrow phone the hints of the first form are read whole, in %s',
  { concurrent: true },
  async (language, { visit }) => {
    const page = await visit('/no-such-page', { tolerate: [/status of 404/] })
    await page.evaluate((code) => localStorage.setItem('guru-language', code), language)
    await page.goto('/user/welcome')
    const fields = page.getByRole('textbox')
    await fields.first().waitFor()
    for (const field of await fields.all()) {
      const { needed, given } = await hintRoom(field)
      expect(needed).toBeGreaterThan(40)
      expect(needed).toBeLessThanOrEqual(given)
    }
  },
)

async function matchesIn(language: LanguageCode, visit: Visit): Promise<Page> {
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
