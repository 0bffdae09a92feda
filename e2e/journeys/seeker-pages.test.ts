import { type LanguageCode, languageNames, languages, liveLanguages } from '@guru/contract/vocabulary'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessibleInBothColours } from '../harness/accessible.ts'
import { journey, openPage } from '../harness/journey.ts'
import { cards, wish } from './chat-page.ts'
import { expectFits, expectThumbTargets } from './small-phone.ts'

const pages = [
  '/home',
  '/privacy-policy',
  '/user/welcome',
  '/user/chat',
  '/user/chat-v2',
  '/user/thank-you',
  '/user/submit-form',
  '/user/form/thank-you',
  '/user/hear',
  '/no-such-page',
] as const
const visitor = '{"user_name":"மீனாட்சி சுந்தரேஸ்வரன்","mobile_number":"9876543210"}'

/** Where nothing but the words differs, axe finds the same: one long-worded script beside English shows it. */
const looked: readonly LanguageCode[] = ['en', 'ml']

/** What has a switch for its colours in reach: neither the curtain before the second chat nor the page for a wrong address. */
const isSwitchable = (address: (typeof pages)[number]) =>
  address !== '/user/chat-v2' && address !== '/no-such-page'

/** A letter of another script than English. */
const ownLetter = /(?!\p{Script=Latin})\p{L}/u

type Look = (page: Page, where: string) => Promise<void>

journey.for(liveLanguages)(
  'every page of seekers in %s fits a narrow phone and a thumb, and is accessible in both colours',
  { concurrent: true },
  async (language, { visit }) => {
    const expectGood: Look = async (page, where) => {
      await expectFits(page, where)
      await expectThumbTargets(page, where)
      if (looked.includes(language)) await expectAccessibleInBothColours(page)
    }
    const page = await visit('/no-such-page', {
      width: 320,
      reducedMotion: 'reduce',
      tolerate: [/status of 404/],
    })
    await page.evaluate(
      (kept) => {
        for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text)
      },
      { 'guru-language': language, 'real-estate-user': visitor },
    )
    for (const address of pages) {
      await openPage(page, address)
      if (address !== '/user/hear') expect(await page.locator('html').getAttribute('lang')).toBe(language)
      await expectGood(page, address)
    }
    for (const address of ['/', '/user/hear']) {
      await page.goto(address)
      await page.getByRole('button', { name: languageNames[language].own }).click()
      await page.getByRole('log').waitFor()
      await expectGood(page, address)
      if (language !== 'en') expect(await page.title(), address).toMatch(ownLetter)
      if (address === '/') await expectGoodToItsEnd(page, expectGood)
      await page.evaluate(() => localStorage.removeItem('guru-chat-v3'))
    }
  },
)

/** The same for matches, the editor of a wish, the contact form, and a home that is read out. */
async function expectGoodToItsEnd(page: Page, expectGood: Look): Promise<void> {
  await page.locator('#message').fill(wish)
  await page.keyboard.press('Enter')
  await cards(page).first().waitFor()
  await expectGood(page, 'the chat with matches')
  await page.locator('[aria-controls="wishes"]').click()
  await page.locator('#wishes button').nth(4).click()
  await page.getByRole('dialog').waitFor()
  await expectGood(page, 'the editor of a wish')
  await page.keyboard.press('Escape')
  await cards(page).first().getByRole('button').last().click()
  await page.getByRole('dialog').waitFor()
  await expectGood(page, 'the contact form')
  await page.goto('/user/hear')
  await page.getByRole('article').waitFor()
  await expectGood(page, 'the home that is read out')
}

journey(
  'every page of seekers switches between light and dark, and the next one keeps it',
  async ({ visit }) => {
    const page = await visit('/privacy-policy')
    await page.evaluate((kept) => localStorage.setItem('real-estate-user', kept), visitor)
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
    let [now, other] = ['light', 'dark']
    for (const address of ['/', '/user/welcome-v2', '/user/thank-you-v2', ...pages.filter(isSwitchable)]) {
      await openPage(page, address)
      expect(await theme(), address).toBe(now)
      await page.getByRole('button', { name: other === 'dark' ? 'Dark colours' : 'Light colours' }).click()
      await expect.poll(theme, { message: address }).toBe(other)
      ;[now, other] = [other, now]
    }
    await page.goto('/user/hear')
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('log').waitFor()
    await page.getByRole('button', { name: other === 'dark' ? 'Dark colours' : 'Light colours' }).click()
    await expect.poll(theme).toBe(other)
  },
)

journey(
  'a language that is taken on one page is that of the next, and of the older chats',
  async ({ visit }) => {
    const page = await visit('/home')
    await page.getByRole('combobox', { name: 'Language' }).selectOption('ta')
    await page.getByRole('heading', { name: 'இதோ குரு, வீடு தேட உதவும் உங்கள் AI துணை' }).waitFor()
    await page.goto('/user/welcome')
    await page.getByRole('heading', { name: 'வரவேற்கிறோம்' }).waitFor()
    await page.getByLabel('பெயர்').fill('மீனாட்சி')
    await page.getByRole('button', { name: 'தொடர்க' }).click()
    await page.getByText('மொபைல் எண்ணை எழுதுங்கள்').waitFor()
    await page.getByLabel('மொபைல் எண்').fill('9876543210')
    await page.getByRole('button', { name: 'தொடர்க' }).click()
    await page.getByRole('log').getByText('வணக்கம், உங்கள் கனவு வீட்டைக்').waitFor()
    await page.getByPlaceholder('இங்கே எழுதுங்கள்...').fill('2 BHK')
    await page.keyboard.press('Enter')
    // Nothing of that was Tamil: Guru goes on in the language of the page.
    await page
      .getByRole('log')
      .getByText(/[\u0b80-\u0bff]/)
      .nth(1)
      .waitFor()
  },
)

journey('the landing page leads to the chat, and shows one in each language', async ({ visit }) => {
  const page = await visit('/home')
  await page.getByRole('heading', { name: 'Meet Guru, Your AI Real Estate Assistant' }).waitFor()
  const shown = new Set<string>()
  for (const code of languages) {
    await page.getByRole('button', { name: languageNames[code].own, exact: true }).click()
    shown.add((await page.locator('figure').textContent()) ?? '')
  }
  expect(shown.size).toBe(languages.length)
  await page.getByRole('button', { name: languageNames.en.own, exact: true }).click()
  await page.getByRole('link', { name: 'Get Started with Guru' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

journey('the privacy policy has its twelve sections and the settings of this server', async ({ visit }) => {
  const page = await visit('/privacy-policy')
  await page.getByText('A chat is deleted 730 days after its last message').waitFor()
  expect(await page.getByRole('heading', { level: 2 }).count()).toBe(12)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('hi')
  await page.getByText('आख़िरी मैसेज के 730 दिन बाद').waitFor()
  expect(await page.getByRole('heading', { level: 2 }).count()).toBe(12)
})
