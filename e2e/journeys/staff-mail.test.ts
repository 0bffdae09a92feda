import { expect } from 'vitest'
import { startMailServer } from '../../server/test/mail-server.ts'
import { startGuru } from '../harness/start-guru.ts'
import { noticeOf, staffJourney as oneServer, submitLogin } from './staff-people.ts'

/** A server of its own over the same database, which sends mail. */
const staffJourney = oneServer
  .extend('mail', { scope: 'file' }, async ({ guru: _shared }, { onCleanup }) => {
    const mail = await startMailServer()
    onCleanup(mail.close)
    return mail
  })
  .extend('mailingGuru', { scope: 'file' }, async ({ guru, mail }, { onCleanup }) => {
    const settings = { DEMO: 'off', SMTP_URL: mail.url }
    const server = await startGuru({ databaseUrl: guru.databaseUrl, settings })
    onCleanup(async () => void (await server.stop()))
    return server
  })

staffJourney(
  'an invitation comes by mail, its link works once, and a forgotten password the same way',
  async ({ visit, people, mail, mailingGuru: { url } }) => {
    const boss = await people.admin()
    const email = `mailed.${boss.email}`
    const linkIn = async (at: number) => {
      await expect.poll(() => mail.inbox[at]?.to).toEqual([email])
      return /http\S+\/realtor\/set-password#[\w-]+/.exec(mail.inbox[at]?.text ?? '')?.[0] ?? ''
    }
    const admin = await visit('/admin/login', { url })
    await people.logIn(admin, 'admin', boss.id)
    await admin.goto('/dashboard/realtor/signup')
    await admin.getByLabel('Realtor Name').fill('Asha Homes')
    for (const [label, value] of [
      ['Property Type', 'house'],
      ['Transaction Type', 'sale'],
      ['City', 'Mysuru'],
      ['Area', 'Kuvempunagar'],
    ] as const) {
      await admin.getByRole('combobox', { name: label }).fill(value)
      await admin.keyboard.press('Enter')
    }
    await admin.getByLabel('Email').fill(email)
    await admin.getByRole('button', { name: 'Create Realtor' }).click()
    await noticeOf(admin, 'Realtor created.').getByText('An invitation is on its way').waitFor()
    expect(await admin.getByRole('dialog').count()).toBe(0)

    const realtor = await visit('/login', { url, tolerate: [/status of 410/] })
    const setPassword = async (link: string, password: string) => {
      // A hash alone would not load the page.
      await realtor.goto('about:blank')
      await realtor.goto(link)
      await realtor.getByLabel('New password').fill(password)
      await realtor.getByLabel('The same again').fill(password)
      await realtor.getByRole('button', { name: 'Set password' }).click()
    }
    const invitation = await linkIn(0)
    expect(invitation.startsWith(`${url}/`)).toBe(true)
    await setPassword(invitation, 'correct horse')
    await realtor.getByText('You can log in now.').waitFor()
    await setPassword(invitation, 'stolen horse')
    await realtor.getByText('This link was used already or is too old.').waitFor()
    await realtor.getByRole('link', { name: 'To the login' }).click()

    await realtor.getByRole('button', { name: 'Forgot your password?' }).click()
    await realtor.getByLabel('Email').fill(email)
    await realtor.getByRole('button', { name: 'Send the link' }).click()
    await realtor.getByText('a link to set a new password is on its way').waitFor()
    await setPassword(await linkIn(1), 'another horse')
    await realtor.getByRole('link', { name: 'Login' }).click()
    await submitLogin(realtor, email, 'another horse')
    await realtor.getByText('Subscription required to view this content.').waitFor()
  },
)
