import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessibleInBothColours } from '../harness/accessible.ts'
import { openPage } from '../harness/journey.ts'
import { type People, staffJourney } from './staff-people.ts'

const longName = 'മീനാക്ഷിസുന്ദരംവെങ്കടസുബ്രഹ്മണ്യൻ பாலகிருஷ்ணமூர்த்தி'
const pages = [
  '/login',
  '/admin/login',
  '/realtor/set-password#secret',
  '/realtor/requirement',
  '/realtor/whatsapp-requirement',
  '/realtor/chat-history',
  '/dashboard',
  '/dashboard/realtor/signup',
  '/dashboard/callbacks',
  '/dashboard/listings',
  '/dashboard/insights',
] as const

async function logInAsBoth(page: Page, people: People): Promise<string> {
  const realtor = await people.realtor({ name: longName.repeat(2) })
  const boss = await people.admin()
  const lead = await people.lead({
    name: longName,
    amenities: ['parking', 'lift', 'gym'],
    callback_at: new Date(),
  })
  await people.lead({ channel: 'whatsapp', name: longName, whatsapp_number: '+919876543210' })
  await people.logIn(page, 'realtor', realtor.id)
  await people.logIn(page, 'admin', boss.id)
  return lead
}

staffJourney(
  'every staff page is accessible in both colours, and scrolls sideways on no screen',
  async ({ visit, people }) => {
    const page = await visit('/login', { reducedMotion: 'reduce' })
    const lead = await logInAsBoth(page, people)
    for (const address of [...pages, `/realtor/requirement?lead=${lead}`]) {
      await page.setViewportSize({ width: 360, height: 740 })
      await open(page, address)
      if (address.includes('lead=')) await page.getByRole('dialog').getByLabel('Your note').waitFor()
      await expectAccessibleInBothColours(page)
      for (const width of [768, 360, 320]) {
        await page.setViewportSize({ width, height: 740 })
        const message = `${address} at ${width} pixels`
        await expect.poll(() => overhang(page), { message }).toBeLessThanOrEqual(0)
      }
    }
  },
)

staffJourney(
  'dialogs and open lists of the staff pages are accessible in both colours',
  async ({ visit, people }) => {
    const page = await visit('/login', { reducedMotion: 'reduce' })
    await logInAsBoth(page, people)
    const dialog = page.getByRole('dialog')
    await open(page, '/dashboard')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await expectAccessibleInBothColours(page)
    await page.getByRole('button', { name: 'Close the menu' }).click()
    await page.getByRole('switch').first().press('Space')
    await dialog.getByText('Change subscription for').waitFor()
    await expectAccessibleInBothColours(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page
      .getByRole('button', { name: /^Password link/ })
      .first()
      .click()
    await dialog.getByText('/realtor/set-password#').waitFor()
    await expectAccessibleInBothColours(page)
    await open(page, '/dashboard/realtor/signup')
    await page.getByRole('combobox', { name: 'City' }).click()
    await page.getByRole('option').first().waitFor()
    await expectAccessibleInBothColours(page)
    await open(page, '/realtor/chat-history')
    await page
      .getByRole('button', { name: /^View the chat/ })
      .first()
      .click()
    await dialog.getByRole('region', { name: 'What was said' }).waitFor()
    await expectAccessibleInBothColours(page)
    await open(page, '/realtor/requirement')
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await expectAccessibleInBothColours(page)
    await open(page, '/login')
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    await page.getByLabel('Email').fill('nobody@example.in')
    await page.getByRole('button', { name: 'Send the link' }).click()
    await page.getByText('a link to set a new password is on its way').waitFor()
    await expectAccessibleInBothColours(page)
  },
)

staffJourney(
  'a step to another page takes the focus to its heading, and each page has a title of its own',
  async ({ visit, people }) => {
    const page = await visit('/login', { width: 1440, height: 900 })
    await logInAsBoth(page, people)
    await page.goto('/dashboard')
    const titles = new Set<string>()
    for (const [link, heading] of [
      ['Add New Realtor', 'Create New Realtor'],
      ['Chat history', 'Chat history'],
      ['DashBoard', 'Realtors Management'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: link }).click()
      await expect.poll(() => page.locator('h1:focus').allTextContents()).toEqual([heading])
      titles.add(await page.title())
    }
    expect(titles.size).toBe(3)
  },
)

staffJourney(
  'by keyboard alone an admin gets from field to field, and past a menu that is closed',
  async ({ visit, people }) => {
    const page = await visit('/login')
    await logInAsBoth(page, people)
    await open(page, '/dashboard/realtor/signup')
    const way = []
    while (way.at(-1) !== 'Create Realtor' && way.length < 20) {
      await page.keyboard.press('Tab')
      const name = page.evaluate(() => {
        const at = document.activeElement
        const label = at instanceof HTMLInputElement ? at.labels?.[0] : null
        return at?.getAttribute('aria-label') ?? label?.textContent ?? at?.textContent ?? ''
      })
      way.push(await name)
    }
    expect(way).toEqual([
      'Open the menu',
      'Switch to dark colours',
      'Log Out',
      'Realtor Name',
      'Property Type',
      'Transaction Type',
      'City',
      'Area',
      'Email',
      'Create Realtor',
    ])
  },
)

staffJourney('a dialog gives the focus back to what opened it', async ({ visit, people }) => {
  const page = await visit('/login')
  await logInAsBoth(page, people)
  await page.goto('/realtor/requirement')
  const card = page.locator('main').getByRole('article').getByRole('button', { name: longName }).first()
  await card.press('Enter')
  await page.getByRole('dialog').getByLabel('Your note').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => card.evaluate((button) => button === document.activeElement)).toBe(true)
})

/** Pixels by which the page is wider than the screen. */
const overhang = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** Goes to a page that is at rest once its heading stands and nothing is fetched any more. */
async function open(page: Page, address: string): Promise<void> {
  // A hash alone would not load the page.
  await page.goto('about:blank')
  await openPage(page, address)
  await expect.poll(() => page.getByLabel(/^Loading/).count()).toBe(0)
}
