import { languageNames } from '@guru/contract/vocabulary'
import { expect } from 'vitest'
import { journey } from '../harness/journey.ts'

journey('all languages are on the page without JavaScript', async ({ visit }) => {
  const page = await visit('/', { javaScriptEnabled: false })
  for (const { english: language } of Object.values(languageNames)) {
    const button = page.getByRole('button', { name: language })
    expect(await button.count(), language).toBe(1)
    expect(await button.isVisible(), language).toBe(true)
  }
})

journey.for(['a tap', 'a tap and a reload'])(
  'the prerendered page becomes the live one and keeps %s before that',
  async (early, { visit }) => {
    const page = await visit('about:blank')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await held
      // Those of a page that was left are gone.
      await route.continue().catch(() => {})
    })
    await page.goto('/', { waitUntil: 'commit' })
    await page.locator('.prerendered').getByRole('button', { name: 'English' }).click()
    if (early !== 'a tap') await page.reload({ waitUntil: 'commit' })
    release()
    await page.locator('#message').waitFor()
    expect(await page.locator('.prerendered').count()).toBe(0)
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  },
)

journey('a page that was set to dark is dark before its style sheets are there', async ({ visit }) => {
  const page = await visit('/home')
  await page.getByRole('button', { name: 'Dark colours' }).click()
  await page.route('**/assets/*.css', () => {})
  await page.reload({ waitUntil: 'commit' })
  const meta = (name: string) => page.locator(`meta[name="${name}"]`)
  await expect.poll(() => meta('color-scheme').getAttribute('content')).toBe('dark')
  expect(await meta('theme-color').getAttribute('content')).toBe('#0b1719')
})
