import { languageNames, languages } from '@guru/contract/vocabulary'
import { expect } from 'vitest'
import { expectAccessible, journey } from '../harness/journey.ts'

const pages = [
  '/home',
  '/privacy-policy',
  '/user/welcome',
  '/user/chat',
  '/user/thank-you',
  '/user/submit-form',
  '/user/form/thank-you',
  '/no-such-page',
] as const
const visitor = '{"user_name":"மீனாட்சி சுந்தரேஸ்வரன்","mobile_number":"9876543210"}'

journey.for(['light', 'dark'])(
  'every other page of seekers is accessible in %s colours and fits a narrow phone',
  { timeout: 120_000 },
  async (colours, { visit }) => {
    const page = await visit('/home', { width: 320, reducedMotion: 'reduce', tolerate: [/status of 404/] })
    await page.evaluate(
      ([mode, person]) => {
        localStorage.setItem('guru-colour-mode', mode)
        localStorage.setItem('real-estate-user', person)
      },
      [colours, visitor] as const,
    )
    for (const address of pages) {
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await expectAccessible(page)
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overhang, address).toBeLessThanOrEqual(0)
    }
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
  await page.getByRole('link', { name: 'Get Started with Guru' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

journey('the privacy policy has its twelve sections and the settings of this server', async ({ visit }) => {
  const page = await visit('/privacy-policy')
  await page.getByText('A chat is deleted 730 days after its last message').waitFor()
  expect(await page.getByRole('heading', { level: 2 }).count()).toBe(12)
})
