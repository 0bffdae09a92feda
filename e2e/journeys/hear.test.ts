import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from '../harness/accessible.ts'
import { journey } from '../harness/journey.ts'
import { hearing } from './hearing-browser.ts'

const speak = (page: Page) => page.getByRole('button', { name: 'Speak' })

journey('a home is found by ear and voice: pictures, captions, one property at a time', async ({ visit }) => {
  const page = await visit('/home')
  await hearing(page, ['a flat', 'in Bengaluru, any area, up to 60,000, 2 bhk', 'next'])
  await page.getByRole('link', { name: 'Connect with Guru' }).click()
  await page.waitForURL('**/user/hear')
  await page.reload()
  await page.getByRole('button', { name: 'Hear the languages' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: 'Rent', exact: true }).click()
  await page.getByRole('button', { name: 'Apartment' }).waitFor()
  await expectAccessible(page)
  await speak(page).click()
  await page.getByText('“a flat”').waitFor()
  await speak(page).click()
  await page.getByText('You said 2 bedrooms and up to ₹ 60,000 a month — right?').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.getByRole('article', { name: 'Property 1' }).waitFor()
  await expectAccessible(page)
  await speak(page).click()
  await page.getByRole('article', { name: 'Property 2' }).waitFor()
  await page.getByRole('button', { name: 'Call me' }).click()
  await page.getByRole('dialog').getByLabel('Mobile Number').waitFor()
})

journey('Guru says the names of the languages, and listens when it has spoken', async ({ visit }) => {
  const page = await visit('/privacy-policy', { sound: true })
  await hearing(page, ['a house'])
  const spoken: { text: string; language: string }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/api/tts')) spoken.push(request.postDataJSON())
  })
  await page.goto('/user/hear')
  await page.getByRole('button', { name: 'Hear the languages' }).click()
  await expect.poll(() => spoken.length).toBeGreaterThan(1)
  expect(spoken[1]).toEqual({ text: 'தமிழ்', language: 'ta' })
  await page.getByRole('button', { name: 'English' }).click()
  // Nobody presses anything: Guru listens when its question has been said.
  await page.getByText('“a house”').waitFor({ timeout: 60_000 })
})

journey(
  'with closed eyes: a wish is said, read back and confirmed, and homes are read out',
  async ({ visit }) => {
    const page = await visit('/privacy-policy', { sound: true })
    await hearing(page, ['2bhk flat for rent in Whitefield Bangalore below 30k', 'yes', 'next', 'call me'])
    const spoken: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/v1/api/tts')) spoken.push(request.postDataJSON().text)
    })
    await page.goto('/user/hear')
    // The one tap: from here on nobody touches the page.
    await page.getByRole('button', { name: 'English' }).click()
    const isSaid = (words: RegExp) =>
      expect.poll(() => spoken.some((text) => words.test(text)), { timeout: 60_000 }).toBe(true)
    await isSaid(/You said 2 bedrooms and up to ₹ 30,000/)
    await isSaid(/Property 1\. 2 BHK/)
    await isSaid(/Next\? Call me\?/)
    await isSaid(/Property 2\. 2 BHK/)
    await page.getByRole('dialog').getByLabel('Mobile Number').waitFor({ timeout: 60_000 })
    await page.keyboard.press('Escape')
    // Who asks for a call does so for a home, which is still there.
    await page.getByRole('article', { name: 'Property 2' }).waitFor()
  },
)

journey(
  'the form for a call is at hand as long as Guru wants a number, and takes what is said',
  async ({ visit }) => {
    const page = await visit('/privacy-policy')
    await hearing(page, ['call me', 'Priya 98400 12345'])
    await page.goto('/user/hear')
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('button', { name: 'Rent', exact: true }).waitFor()
    await speak(page).click()
    const form = page.getByRole('dialog', { name: 'Contact Form' })
    await form.waitFor()
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('button', { name: 'Call me' }).click()
    await form.waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await speak(page).click()
    await form.getByLabel('Name').fill('Asha')
    await form.getByRole('button', { name: 'Speak' }).click()
    await expect.poll(() => form.getByLabel('Mobile Number').inputValue()).toBe('9840012345')
    expect(await form.getByLabel('Name').inputValue()).toBe('Priya')
    await form.getByRole('button', { name: 'Submit' }).click()
    await page.getByRole('dialog').getByText('Our team will get back to you shortly.').waitFor()
  },
)

journey('the pictures to choose from are there again after a reload', async ({ visit }) => {
  const page = await visit('/user/hear')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: 'Buy', exact: true }).click()
  await page.getByRole('group', { name: 'Type' }).waitFor()
  await page.reload()
  await page.getByRole('group', { name: 'Type' }).getByRole('button', { name: 'Land' }).waitFor()
})

journey('what the keyboard reaches is not behind the button to speak', async ({ visit }) => {
  const page = await visit('/user/hear', { height: 480 })
  await page.getByRole('button', { name: 'English' }).click()
  const buy = page.getByRole('button', { name: 'Buy', exact: true })
  await buy.waitFor()
  await page.getByRole('button', { name: 'Rent', exact: true }).focus()
  await page.keyboard.press('Tab')
  const seen = (button: HTMLElement) => {
    const { left, bottom, width } = button.getBoundingClientRect()
    return (
      document.activeElement === button &&
      button.contains(document.elementFromPoint(left + width / 2, bottom - 4))
    )
  }
  await expect.poll(() => buy.evaluate(seen)).toBe(true)
})
