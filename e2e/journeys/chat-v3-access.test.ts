import { callbackTexts, chatTexts } from '@guru/contract/texts'
import { expect } from 'vitest'
import { expectAccessibleInBothColours } from '../harness/accessible.ts'
import { journey } from '../harness/journey.ts'
import { cards, connectPrompt, findMatches, guruSaid, say, textBox } from './chat-page.ts'

journey('a chat can be held with the keyboard alone', async ({ visit }) => {
  const page = await visit('/', { width: 1440, height: 900 })
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  const tabTo = async (name: string | RegExp) => {
    const wanted = page.getByRole('button', { name }).first()
    for (let presses = 0; presses < 40; presses++) {
      if (await wanted.evaluate((button) => button === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`The keyboard does not reach ${name}.`)
  }
  await tabTo('English')
  await page.keyboard.press('Enter')
  await textBox(page).waitFor()
  await expect.poll(focused).toBe(chatTexts.inputPlaceholder)
  await page.keyboard.type('2bhk flat for rent')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('in Whitefield Bangalore below 30k')
  await page.keyboard.press('Enter')
  await cards(page).first().waitFor()
  await expect.poll(focused).toBe(chatTexts.inputPlaceholder)

  await page.keyboard.press('Shift+Tab')
  await tabTo(chatTexts.connect)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await connectPrompt(page).evaluate((button) => button === document.activeElement)).toBe(true)
})

journey('the invitation to connect blinks, but not where motion is unwanted', async ({ visit }) => {
  const animation = (button: Element) => getComputedStyle(button).animationName
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const page = await visit('/', { reducedMotion })
    await findMatches(page)
    expect((await connectPrompt(page).evaluate(animation)) === 'none').toBe(reducedMotion === 'reduce')
  }
})

journey.for([360, 1440])(
  'every state is accessible, light and dark, %d pixels wide',
  async (width, { visit }) => {
    const page = await visit('/', { width, height: 800, reducedMotion: 'reduce' })
    await expectAccessibleInBothColours(page)
    await findMatches(page)
    await expectAccessibleInBothColours(page)
    if (width < 1000) await page.getByRole('button', { name: /^What you want/ }).click()
    await page.getByRole('button', { name: /^Budget/ }).click()
    await page.getByRole('dialog', { name: 'Budget' }).waitFor()
    await expectAccessibleInBothColours(page)
    await page.keyboard.press('Escape')
    await connectPrompt(page).click()
    await page.getByRole('button', { name: callbackTexts.submit }).click()
    await expectAccessibleInBothColours(page)
  },
)

journey('the chosen colours outlive a reload, and the system has no say', async ({ visit }) => {
  const page = await visit('/', { colorScheme: 'dark' })
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
  expect(await theme()).toBe('light')
  await page.getByRole('button', { name: 'Dark colours' }).click()
  await page.reload()
  expect(await theme()).toBe('dark')
  await page.getByRole('button', { name: 'Light colours' }).click()
  expect(await theme()).toBe('light')
})

journey.for([320, 360, 768, 1440])('nothing scrolls sideways at %d pixels', async (width, { visit }) => {
  const page = await visit('/', { width, height: 700 })
  const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await overhang()).toBeLessThanOrEqual(0)
  await findMatches(page)
  await say(page, `வணக்கம்${'ന'.repeat(300)} ${'x'.repeat(300)}`)
  await guruSaid(page, 3)
  expect(await overhang()).toBeLessThanOrEqual(0)
  const list = page.getByRole('log')
  expect(await list.evaluate((view) => view.scrollWidth - view.clientWidth)).toBeLessThanOrEqual(0)
})

journey.for([360, 1440])(
  'at %d pixels the conversation scrolls, never the page',
  async (width, { visit }) => {
    const page = await visit('/', { width, height: 700 })
    await findMatches(page)
    const tooLong = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
    expect(await tooLong()).toBeLessThanOrEqual(0)
    expect(await page.getByRole('log').evaluate((view) => view.scrollHeight > view.clientHeight)).toBe(true)
  },
)
