import { expect } from 'vitest'
import { expectAccessible } from '../harness/accessible.ts'
import { leadCards, noticeOf, staffJourney, submitLogin } from './staff-people.ts'

const refused = [/status of 401/]

staffJourney(
  'a realtor who types a wrong password is told so, and the right one opens the list',
  async ({ visit, people }) => {
    const asha = await people.realtor()
    await people.lead({ name: 'Meena' })
    const page = await visit('/login', { tolerate: refused })
    await page.getByRole('heading', { name: 'Realtor Login' }).waitFor()
    await submitLogin(page, asha.email, 'wrong horse')
    await noticeOf(page, 'Login failed!').getByText('Invalid email or password').waitFor()
    expect(new URL(page.url()).pathname).toBe('/login')
    await submitLogin(page, asha.email, asha.password)
    await noticeOf(page, 'Login successful!').getByText('You have successfully logged in.').waitFor()
    await page.waitForURL('**/realtor/requirement')
    await leadCards(page).first().waitFor()
    expect(await page.title()).toContain('WEB Client List and Requirement')
  },
)

staffJourney(
  'a form that is not filled in says what is missing and takes the cursor there',
  async ({ visit }) => {
    for (const [address, title] of [
      ['/realtor/login', 'Realtor Login'],
      ['/admin/login', 'Admin Login'],
    ] as const) {
      const page = await visit(address)
      await page.getByRole('heading', { name: title }).waitFor()
      await page.getByRole('button', { name: 'Login', exact: true }).click()
      await page.getByText('Email is required').waitFor()
      await page.getByText('Password is required').waitFor()
      await expect
        .poll(() => page.getByLabel('Email').evaluate((field) => field === document.activeElement))
        .toBe(true)
      await submitLogin(page, 'nobody', 'short')
      await page.getByText('Invalid email address').waitFor()
      await page.getByText('Password must be at least 6 characters').waitFor()
      await expectAccessible(page)
    }
  },
)

staffJourney('a realtor logs out, and the token no longer counts', async ({ visit, people, guru }) => {
  const asha = await people.realtor()
  // On a slow machine the list may still be asking for what is new when its token ends.
  const page = await visit('/login', { tolerate: [/401 \(Unauthorized\).*\/realtor\/live/] })
  const token = await people.logIn(page, 'realtor', asha.id)
  await page.goto('/realtor/requirement')
  await page.getByText('Realtor Dashboard').waitFor()
  await page.getByRole('button', { name: 'Logout' }).click()
  await noticeOf(page, 'Logged out').waitFor()
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => localStorage.getItem('realtor-token'))).toBeNull()
  const list = () => fetch(`${guru.url}/v1/realtor/list`, { headers: { 'x-auth-token': token } })
  await expect.poll(async () => (await list()).status).toBe(401)
})

staffJourney('without a token a realtor is sent to the login', async ({ visit }) => {
  const page = await visit('/realtor/whatsapp-requirement')
  await noticeOf(page, 'No token found').getByText('Please login again.').waitFor()
  await page.waitForURL('**/login?back=*')
})

staffJourney(
  'light is the start, and the chosen colours are kept on all staff pages',
  async ({ visit, people }) => {
    const asha = await people.realtor()
    const page = await visit('/login', { colorScheme: 'dark' })
    const scheme = () => page.evaluate(() => document.documentElement.dataset.mantineColorScheme)
    await expect.poll(scheme).toBe('light')
    await people.logIn(page, 'realtor', asha.id)
    await page.goto('/realtor/requirement')
    await page.getByRole('button', { name: 'Switch to dark colours' }).click()
    await expect.poll(scheme).toBe('dark')
    await page.reload()
    await expect.poll(scheme).toBe('dark')
    await page.goto('/admin/login')
    await page.getByRole('heading', { name: 'Admin Login' }).waitFor()
    expect(await scheme()).toBe('dark')
    await page.getByRole('button', { name: 'Switch to light colours' }).click()
    await expect.poll(scheme).toBe('light')
  },
)
