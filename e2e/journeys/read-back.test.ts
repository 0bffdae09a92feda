import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from '../harness/accessible.ts'
import { journey } from '../harness/journey.ts'
import { guruSaid, openChat, say, textBox } from './chat-page.ts'
import { hearing } from './hearing-browser.ts'

const readBack = 'You said up to ₹ 60 lakh — right?'

/** Speaks what the browser is to hear next, and sends it as it stands in the box. */
async function sayAloud(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Speak', exact: true }).click()
  await expect.poll(() => textBox(page).inputValue()).toBe(words)
  await page.getByRole('button', { name: 'Send' }).click()
}

const answer = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

journey('spoken money counts once the seeker has said yes; typed money at once', async ({ visit }) => {
  const page = await visit('/privacy-policy', { width: 1280, height: 800 })
  await hearing(page, ['a flat in Chennai to buy', 'sixty lakh', 'sixteen lakh'])
  await page.goto('/')
  await openChat(page)
  await sayAloud(page, 'a flat in Chennai to buy')
  const budget = page.getByRole('button', { name: /^Budget/ })
  await guruSaid(page, 2)
  await sayAloud(page, 'sixty lakh')
  await page.getByRole('log').getByText(readBack).waitFor()
  expect(await budget.textContent()).not.toMatch('60')
  await expectAccessible(page)
  await answer(page, 'No')
  await page.getByRole('log').getByText('Sorry, I misheard.').waitFor()
  expect(await budget.textContent()).not.toMatch('60')
  await sayAloud(page, 'sixteen lakh')
  await page.getByRole('log').getByText('₹ 16 lakh — right?').waitFor()
  await answer(page, 'Yes')
  await expect.poll(() => budget.textContent()).toMatch('16')
  await say(page, '70 lakh')
  await expect.poll(() => budget.textContent()).toMatch('70')
})

journey.for([1, 2] as const)('chat v%i asks for a yes by buttons, too', async (version, { visit }) => {
  const page = await visit('/privacy-policy')
  await hearing(page, ['sixty lakh'])
  await page.evaluate(() =>
    localStorage.setItem('real-estate-user', '{"user_name":"Meera","mobile_number":"9876543210"}'),
  )
  await page.goto(version === 1 ? '/user/chat' : '/user/chat-v2')
  if (version === 2) await answer(page, 'Launch')
  await say(page, 'a flat in Chennai to buy')
  await expect.poll(() => page.getByRole('log').getByRole('listitem').count()).toBe(3)
  await sayAloud(page, 'sixty lakh')
  await page.getByRole('log').getByText(readBack).waitFor()
  await expectAccessible(page)
  await answer(page, 'Yes')
  await expect.poll(() => page.getByRole('log').getByRole('listitem').count()).toBe(7)
  expect(await page.getByRole('button', { name: 'Yes', exact: true }).count()).toBe(0)
})

journey(
  'what was spoken and not sent is still read back after the page was loaded anew',
  async ({ visit }) => {
    const page = await visit('/privacy-policy')
    await hearing(page, ['sixty lakh'])
    await page.goto('/')
    await openChat(page)
    await say(page, 'a flat in Chennai to buy')
    await guruSaid(page, 2)
    await page.getByRole('button', { name: 'Speak', exact: true }).click()
    await expect.poll(() => textBox(page).inputValue()).toBe('sixty lakh')
    await page.reload()
    await expect.poll(() => textBox(page).inputValue()).toBe('sixty lakh')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('log').getByText(readBack).waitFor()
  },
)
