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

journey('the prerendered page becomes the live one and keeps an early tap', async ({ visit }) => {
  const page = await visit('about:blank')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('.prerendered').getByRole('button', { name: 'English' }).click()
  release()
  await page.locator('#message').waitFor()
  expect(await page.locator('.prerendered').count()).toBe(0)
})
