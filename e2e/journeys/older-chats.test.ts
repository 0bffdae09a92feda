import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from '../harness/accessible.ts'
import { journey } from '../harness/journey.ts'

const firstMessage =
  'Hello, I can help you find your dream property, What type of property are you interested in?'

async function enter(page: Page): Promise<void> {
  await page.getByPlaceholder('Enter username').fill('மீனாட்சி')
  await page.getByPlaceholder('Enter mobile number').fill('9876543210')
  await page.getByRole('button', { name: 'Submit' }).click()
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('Type your message here...').fill(text)
  await page.keyboard.press('Enter')
}

/** All that a result needs. */
const wishes = 'to rent in Bengaluru, any area, up to 60,000, 2 bhk'

journey('the entry form says what is missing once a field was touched', async ({ visit }) => {
  const page = await visit('/user/welcome')
  await page.getByRole('heading', { name: 'Welcome' }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.getByLabel('Username').focus()
  await page.getByLabel('Mobile Number').focus()
  await page.getByText('Username is required').waitFor()
  expect(await page.getByRole('alert').count()).toBe(1)
  await page.getByLabel('Mobile Number').fill('12345')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Mobile number must be 10 digits').waitFor()
  await page.getByLabel('Mobile Number').fill('')
  await page.getByText('Mobile number is required').waitFor()
  await expectAccessible(page)
  await page.getByLabel('Mobile Number').fill('+91 98765 43210')
  expect(await page.getByLabel('Mobile Number').inputValue()).toBe('9876543210')
})

journey('the first chat ends on the page with its matches', async ({ visit }) => {
  const page = await visit('/user/welcome')
  await enter(page)
  await page.waitForURL('**/user/chat')
  expect(await page.evaluate(() => localStorage.getItem('real-estate-user'))).toBe(
    '{"user_name":"மீனாட்சி","mobile_number":"9876543210"}',
  )
  await page.getByRole('log').getByText(firstMessage).waitFor()
  await expectAccessible(page)
  await say(page, 'a flat')
  await expect.poll(() => page.getByRole('log').getByRole('listitem').count()).toBe(3)
  await say(page, wishes)
  await page.waitForURL('**/user/thank-you')
  await page.getByRole('heading', { name: 'Thank You!' }).waitFor()
  await page.getByRole('heading', { name: 'Matched Properties' }).waitFor()
  await page.getByText('Bengaluru').first().waitFor()
  await expectAccessible(page)
})

journey('the second chat opens with a curtain, and shows its matches in the chat', async ({ visit }) => {
  const page = await visit('/user/welcome-v2', { width: 1440, height: 900 })
  await enter(page)
  await page.waitForURL('**/user/chat-v2')
  await page.getByRole('heading', { name: 'Guru AI' }).first().waitFor()
  await page.getByText('click "Launch" to chat with Guru, your real-estate Guru!').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Launch' }).click()
  await page.getByRole('log').getByText(firstMessage).waitFor()
  await say(page, `a flat ${wishes}`)
  await page.getByText('Bengaluru').first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/user/chat-v2')
  const chat = await page.getByRole('log').boundingBox()
  const bubble = await page.getByRole('log').locator('[class*="bubble"]').last().boundingBox()
  expect(bubble?.width).toBeGreaterThan(200)
  expect((bubble?.width ?? 0) / (chat?.width ?? 1)).toBeLessThan(0.71)
  const guru = await page.getByRole('main').locator('> div').first().boundingBox()
  expect((chat?.width ?? 0) / (guru?.width ?? 1)).toBeCloseTo(2, 0)
})

journey('whoever comes to a chat without a name is led to the entry form', async ({ visit }) => {
  const page = await visit('/user/chat-v2')
  await page.getByText('User information not found. Please log in.').waitFor()
  await page.getByRole('link', { name: 'Enter your details' }).click()
  await page.waitForURL('**/user/welcome-v2')
})

journey('the page of thanks waits for a match where none is kept, and writes nothing', async ({ visit }) => {
  const page = await visit('/user/thank-you-v2')
  const written: string[] = []
  page.on('console', (message) => written.push(message.text()))
  await page.getByText('Our team will get back to you soon after finding the right match for you.').waitFor()
  expect(await page.getByText('Matched Properties').count()).toBe(0)
  await page.evaluate(() => localStorage.setItem('guru-matched-properties', `**A**\n${'x'.repeat(300)}`))
  await page.reload()
  await page.getByText('Matched Properties').waitFor()
  await expectAccessible(page)
  expect(written).toEqual([])
})

journey.for(['/user/submit-form', '/'])(
  'the callback form as a page of its own leads from %s to its thanks',
  async (first, { visit }) => {
    // Whoever has seen the chat, and begun none, has a session that the server does not know.
    const page = await visit(first, { tolerate: [/status of 404/] })
    await page.getByRole('button').first().waitFor()
    await page.goto('/user/submit-form')
    await page.getByRole('heading', { name: 'Contact Form' }).waitFor()
    await expectAccessible(page)
    await page.getByLabel('Name', { exact: true }).fill('Meera')
    await page.getByLabel('Mobile Number').fill('9876543210')
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.waitForURL('**/user/form/thank-you')
    await page.getByRole('heading', { name: 'Thank You for Reaching Out!' }).waitFor()
    expect(await page.getByText('Thank You for Reaching Out!').count()).toBe(1)
    await page.getByText('Submission Successful').waitFor()
    await expectAccessible(page)
  },
)

journey('a turn that gets no reply is said to have failed, and can be tried again', async ({ visit }) => {
  const page = await visit('/user/welcome', { tolerate: [/status of 503/] })
  await enter(page)
  await page.route('**/v1/user/chat', (route) => route.fulfill({ status: 503, body: '{}' }))
  await say(page, 'a house')
  await page.getByText('Failed to fetch the response from the API.').waitFor()
  await page.unroute('**/v1/user/chat')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => page.getByRole('log').getByRole('listitem').count()).toBe(3)
})
