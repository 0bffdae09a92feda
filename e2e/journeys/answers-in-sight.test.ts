import { languageNames } from '@guru/contract/vocabulary'
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { journey, screenshot } from '../harness/journey.ts'
import { cards } from './chat-page.ts'

/** Has enough matches for Guru to ask which amenities matter: no question has more answers to tap. */
const broadWish = '2bhk flat for rent in Chennai, any area, below 40k'
const longWorded = ['ta', 'ml'] as const
const widths = [360, 768, 1440] as const
const modes = ['light', 'dark'] as const

journey.for(longWorded.flatMap((language) => widths.map((width) => ({ language, width }))))(
  'answers to tap beside matches stand whole, in two lines at most, in $language on a screen of $width pixels',
  { concurrent: true },
  async ({ language, width }, { visit }) => {
    const height = width === 360 ? 740 : 900
    const page = await visit('/', { width, height, reducedMotion: 'reduce' })
    await page.getByRole('button', { name: languageNames[language].own }).click()
    await page.locator('#message').fill(broadWish)
    await page.keyboard.press('Enter')
    await cards(page).first().waitFor()
    const answers = page.locator('main ul').last()
    expect(await answers.getByRole('button').count()).toBe(5)
    const { x, width: room } = await boxOf(answers)
    for (const answer of await answers.getByRole('button').all()) {
      const box = await boxOf(answer)
      expect(box.x, `${await answer.textContent()}`).toBeGreaterThanOrEqual(x)
      expect(box.x + box.width, `${await answer.textContent()}`).toBeLessThanOrEqual(x + room)
      const { lines, overhang } = await wordsOf(answer)
      expect(lines, `${await answer.textContent()}`).toBeLessThanOrEqual(width === 360 ? 2 : 1)
      expect(overhang, `${await answer.textContent()}`).toBeLessThanOrEqual(0)
    }
    expect((await boxOf(page.getByRole('log'))).height).toBeGreaterThan(height / 2)
    for (const mode of modes) {
      await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), mode)
      await screenshot(page, `answers-${language}-${width}-${mode}`)
    }
  },
)

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element} is not on the page.`)
  return box
}

/** On how many lines the words of a button stand, and by how many pixels they are wider than it. */
function wordsOf(button: Locator): Promise<{ lines: number; overhang: number }> {
  return button.evaluate((element) => {
    const words = document.createRange()
    words.selectNodeContents(element)
    const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
    const style = getComputedStyle(element)
    const room = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    return { lines, overhang: Math.round(words.getBoundingClientRect().width - room) }
  })
}
