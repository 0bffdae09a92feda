import { expect } from 'vitest'
import { journey } from '../harness/journey.ts'

journey('the page of the API shows every call and tries one out', async ({ visit }) => {
  // Swagger UI sets one style that the policy refuses; the page does without it.
  const tolerate = [/Applying inline style violates/]
  const page = await visit('/', { width: 1200, tolerate })
  await page.goto('/v1/docs')
  for (const path of ['/v1/user/chat-v3', '/v1/user/add_new_requirement']) {
    await page.getByText(path, { exact: true }).first().waitFor()
  }
  await page.getByRole('button', { name: 'One turn of a chat' }).first().click()
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Execute' }).first().click()
  expect((await answered).status()).toBe(200)
})
