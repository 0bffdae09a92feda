import { languageNames } from '@guru/contract/vocabulary'
import { expect } from 'vitest'
import { expectAccessible } from '../harness/accessible.ts'
import { journey, screenshot } from '../harness/journey.ts'

for (const width of [360, 768, 1440]) {
  journey(`the page greets a seeker in all languages at ${width} px`, async ({ visit }) => {
    const page = await visit('/', { width, height: 900 })
    await page.getByText('Please select the language you prefer in below :').waitFor()
    for (const { english: language } of Object.values(languageNames)) {
      expect(await page.getByRole('button', { name: language }).count(), language).toBe(1)
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    await screenshot(page, `open-${width}`)
  })
}
