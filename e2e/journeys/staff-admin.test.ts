import { expect } from 'vitest'
import { expectAccessible } from '../harness/accessible.ts'
import { noticeOf, staffJourney, submitLogin } from './staff-people.ts'

staffJourney('an admin logs in to the chats, and logs out after a question', async ({ visit, people }) => {
  const boss = await people.admin()
  const page = await visit('/admin/login', { width: 1440, height: 900 })
  await page.getByText('Please login to your admin account').waitFor()
  await submitLogin(page, boss.email, boss.password)
  await page.waitForURL('**/realtor/chat-history')
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'DashBoard' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('button', { name: 'Log Out' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Are you sure you want to log out?').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'No' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Log Out' }).click()
  await dialog.getByRole('button', { name: 'Yes' }).click()
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => localStorage.getItem('admin-token'))).toBeNull()
})

staffJourney('whoever is no admin gets no further than the login', async ({ visit, people }) => {
  const asha = await people.realtor()
  const page = await visit('/dashboard', { tolerate: [/status of 40[13]/, /Error fetching data/] })
  await page.waitForURL('**/admin/login?back=*')
  const token = await people.logIn(page, 'realtor', asha.id)
  await page.evaluate((stolen) => localStorage.setItem('admin-token', stolen), token)
  await page.goto('/dashboard')
  await page.waitForURL('**/admin/login?back=*')
  expect(await page.getByText('Realtors Management').count()).toBe(0)
})

staffJourney('an admin invites a realtor, who sets a password and logs in', async ({ visit, people }) => {
  const boss = await people.admin()
  const email = `new.${boss.email}`
  const page = await visit('/admin/login')
  await people.logIn(page, 'admin', boss.id)
  await page.goto('/dashboard/realtor/signup')
  await page.getByText('Fill in the realtor details to create a new profile.').waitFor()
  await page.getByRole('button', { name: 'Create Realtor' }).click()
  for (const fault of [
    'Realtor name is required',
    'Select at least one property type',
    'Select at least one transaction type',
    'Enter at least one city',
    'Enter at least one area',
    'Email is required',
  ]) {
    await page.getByText(fault).waitFor()
  }
  await expectAccessible(page)
  await page.getByLabel('Email').fill('asha')
  await page.getByRole('button', { name: 'Create Realtor' }).click()
  await page.getByText('Invalid email', { exact: true }).waitFor()
  await page.getByLabel('Realtor Name').fill('Asha Homes')
  const add = async (label: string, ...values: string[]) => {
    for (const value of values) {
      await page.getByRole('combobox', { name: label }).fill(value)
      await page.keyboard.press('Enter')
    }
  }
  await add('Property Type', 'apartment', 'castle')
  await page.getByText('Choose from house, apartment, land').waitFor()
  await add('Transaction Type', 'rent', 'sale')
  await add('City', 'Bengaluru', 'bengaluru', ' ', 'Atlantis')
  const area = page.getByRole('combobox', { name: 'Area' })
  await area.fill('Whitef')
  await page.getByRole('option', { name: 'Whitefield', exact: true }).click()
  await page.getByRole('list', { name: 'Area: chosen' }).getByText('Whitefield').waitFor()
  expect(await area.inputValue()).toBe('')
  const cities = page.getByRole('list', { name: 'City: chosen' })
  await expect.poll(() => cities.getByRole('listitem').count()).toBe(2)
  await cities.getByRole('button', { name: 'Remove Atlantis' }).click()
  await expect.poll(() => cities.getByRole('listitem').count()).toBe(1)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Create Realtor' }).click()
  await noticeOf(page, 'Realtor created.').waitFor()
  const dialog = page.getByRole('dialog', { name: 'Invitation link' })
  const link = (await dialog.getByText('/realtor/set-password#').textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  expect(await page.getByLabel('Realtor Name').inputValue()).toBe('')

  const realtor = await visit(link)
  await realtor.getByLabel('New password').fill('correct horse')
  await realtor.getByLabel('The same again').fill('correct horse')
  await realtor.getByRole('button', { name: 'Set password' }).click()
  await realtor.getByRole('link', { name: 'Login' }).click()
  await submitLogin(realtor, email, 'correct horse')
  await realtor.getByText('Subscription required to view this content.').waitFor()
})
