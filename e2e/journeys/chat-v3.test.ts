import { paths } from '@guru/contract/paths'
import { callbackTexts, chatTexts } from '@guru/contract/texts'
import { languageNames, languages, liveLanguages } from '@guru/contract/vocabulary'
import type { Locator, Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from '../harness/journey.ts'
import { cards, connectPrompt, findMatches, guruSaid, openChat, say, textBox, wish } from './chat-page.ts'

/** Chromium logs an error answer that a journey provokes. */
const tolerate = [/Failed to load resource/]

const turnOf = (request: Request): { turn_id: string; session_id: string; answer: string } =>
  request.postDataJSON()

/** Every request of a turn that the page makes from now on. */
function watchTurns(page: Page): ReturnType<typeof turnOf>[] {
  const turns: ReturnType<typeof turnOf>[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/user/chat-v3')) turns.push(turnOf(request))
  })
  return turns
}

/** Answers the next turn with an error, and no other one. */
async function failNextTurn(page: Page): Promise<void> {
  const answer = { code: 'busy', message: 'Guru is busy.' }
  await page.route('**/v1/user/chat-v3', (route) => route.fulfill({ status: 503, json: answer }), {
    times: 1,
  })
}

journey(
  'a seeker is asked for a language, and those that Guru does not speak yet say soon',
  async ({ visit }) => {
    const page = await visit('/user/chat-v3')
    await page.getByText(chatTexts.languagePrompt).waitFor()
    for (const language of languages) {
      const button = page.getByRole('button', { name: languageNames[language].own })
      expect(await button.isEnabled(), language).toBe(liveLanguages.includes(language))
    }
    expect(await page.getByText('soon').count()).toBe(languages.length - liveLanguages.length)
    await openChat(page)
    expect(await page.getByText(chatTexts.languagePrompt).count()).toBe(0)
    expect(await page.getByRole('log').getByText(chatTexts.guru).count()).toBe(1)
  },
)

journey('a failed first turn says so and lets the language be chosen again', async ({ visit }) => {
  const page = await visit('/', { tolerate })
  await failNextTurn(page)
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('alert').getByText(chatTexts.firstQuestionFailed).waitFor()
  await openChat(page)
})

// Safari and Firefox end a request as failed while they still show the page that is being left.
journey('a chat whose first turn failed has begun when the page is opened again', async ({ visit }) => {
  const page = await visit('/', { tolerate })
  await failNextTurn(page)
  await page.getByRole('button', { name: languageNames.ta.own }).click()
  await page.getByRole('alert').getByText(chatTexts.firstQuestionFailed).waitFor()
  await page.reload()
  await page.getByRole('log').getByText('வணக்கம்').waitFor()
})

journey(
  'one sentence leads to matching properties as cards, and a tap on a wish to others',
  async ({ visit }) => {
    const page = await visit('/')
    await findMatches(page)
    const card = cards(page).first()
    expect(await card.textContent()).toMatch(/₹ [\d,]+ a month.*2 BHK · Apartment.*Bengaluru.*Confirmed/)
    await page.getByRole('button', { name: chatTexts.requestCallback, exact: true }).last().waitFor()
    await connectPrompt(page).waitFor()

    await page.getByRole('button', { name: /^What you want/ }).click()
    await page.getByRole('button', { name: /^Budget up to ₹ 30,000 a month/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: '₹ 50,000', exact: true }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('log').getByText('Budget: up to ₹ 50,000 a month').waitFor()
    await page.getByRole('button', { name: /^What you want.*₹ 50,000/ }).waitFor()
  },
)

journey('the callback form names what is wrong, and sends what is right', async ({ visit }) => {
  const page = await visit('/')
  await findMatches(page)
  await connectPrompt(page).click()
  const form = page.getByRole('dialog', { name: callbackTexts.title })
  await form.getByText(callbackTexts.subtitle).waitFor()
  expect(await form.getByRole('alert').count()).toBe(0)

  await form.getByRole('button', { name: callbackTexts.submit }).click()
  expect(await form.getByRole('alert').allTextContents()).toEqual([
    callbackTexts.nameRequired,
    callbackTexts.mobileRequired,
  ])
  await form.getByLabel(callbackTexts.name).fill('Asha')
  await form.getByLabel(callbackTexts.mobileNumber).fill('98765 4321')
  expect(await form.getByRole('alert').allTextContents()).toEqual([callbackTexts.mobileDigits])

  await form.getByLabel(callbackTexts.mobileNumber).fill('9876543210')
  await form.getByRole('button', { name: callbackTexts.submit }).click()
  await page.getByRole('dialog').getByText(callbackTexts.thanksBody).waitFor()
  const notice = page.getByRole('listitem').filter({ hasText: callbackTexts.sentBody })
  await notice.waitFor()
  // Each is said once, and not again without the dialog.
  expect(await page.getByText(callbackTexts.thanksTitle).count()).toBe(1)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  // By itself it would stay for five seconds.
  await expect.poll(() => notice.count(), { timeout: 4000 }).toBe(0)
  expect(await connectPrompt(page).count()).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('real-estate-user'))).toBe(
    '{"user_name":"Asha","mobile_number":"9876543210"}',
  )
})

journey(
  'who writes name and number finds both in the form, and nothing is sent or kept before',
  async ({ visit }) => {
    const page = await visit('/')
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await openChat(page)
    await say(page, 'call me, Priya +91 98400 12345')
    const form = page.getByRole('dialog', { name: callbackTexts.title })
    await expect.poll(() => form.getByLabel(callbackTexts.name).inputValue()).toBe('Priya')
    expect(await form.getByLabel(callbackTexts.mobileNumber).inputValue()).toBe('9840012345')
    expect(await page.evaluate(() => localStorage.getItem('real-estate-user'))).toBeNull()
    expect(requests).not.toContain(`/v1${paths.addNewRequirement}`)
    await form.getByRole('button', { name: callbackTexts.submit }).click()
    await page.getByRole('dialog').getByText(callbackTexts.thanksBody).waitFor()
    expect(requests).toContain(`/v1${paths.addNewRequirement}`)
  },
)

journey('a callback that fails keeps the form and what was typed', async ({ visit }) => {
  const page = await visit('/', { tolerate })
  await findMatches(page)
  await connectPrompt(page).click()
  await page.route('**/add_new_requirement', (route) => route.abort(), { times: 1 })
  await page.getByLabel(callbackTexts.name).fill('Asha')
  await page.getByLabel(callbackTexts.mobileNumber).fill('9876543210')
  await page.getByRole('button', { name: callbackTexts.submit }).click()
  await page.getByRole('dialog').getByText(callbackTexts.failedBody).waitFor()
  expect(await page.getByLabel(callbackTexts.name).inputValue()).toBe('Asha')
  expect(await page.evaluate(() => localStorage.getItem('real-estate-user'))).toBeNull()
})

journey('a failed turn is tried again under the same id', async ({ visit }) => {
  const page = await visit('/', { tolerate })
  await openChat(page)
  await failNextTurn(page)
  const turns = watchTurns(page)
  await say(page, wish)
  const failure = page.getByRole('alert')
  await failure.getByText(chatTexts.replyFailed).waitFor()
  await failure.getByText('Guru is busy.').waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await cards(page).first().waitFor()
  expect(turns).toHaveLength(2)
  expect(turns[1]).toEqual(turns[0])
})

journey(
  'a turn that failed is answered when the page is opened again, and the next one can be typed at once',
  async ({ visit }) => {
    const page = await visit('/', { tolerate, sound: true })
    await openChat(page)
    await failNextTurn(page)
    await say(page, wish)
    await page.getByRole('alert').getByText(chatTexts.replyFailed).waitFor()
    const later = await page.context().newPage()
    const spoken: string[] = []
    later.on('request', (request) => {
      if (request.url().endsWith(paths.tts)) spoken.push(request.url())
    })
    // Nothing is tapped in it; a look by Playwright would count as a tap.
    await later.addInitScript(() =>
      Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } }),
    )
    await later.goto(page.url())
    await cards(later).first().waitFor()
    // Phones let no sound begin before the first tap, and nothing may wait for one.
    expect(await textBox(later).isEditable()).toBe(true)
    expect(spoken).toEqual([])
  },
)

journey('who chats in Tamil reads of a failed turn in Tamil alone', async ({ visit }) => {
  const page = await visit('/', { tolerate })
  await page.getByRole('button', { name: languageNames.ta.own }).click()
  const box = page.locator('textarea')
  await box.fill('சென்னையில் வீடு')
  await failNextTurn(page)
  await box.press('Enter')
  const failure = page.getByRole('alert')
  await failure.getByText('பதில் வந்து சேரவில்லை.').waitFor()
  expect(await failure.textContent()).not.toMatch(/[a-z]/i)
})

journey('a reload keeps the chat and the draft, and goes on in the same session', async ({ visit }) => {
  const page = await visit('/')
  const turns = watchTurns(page)
  await findMatches(page)
  const count = await cards(page).count()
  await textBox(page).fill('not sent yet')
  await page.reload()
  expect(await cards(page).count()).toBe(count)
  await page.getByRole('log').getByText(wish).waitFor()
  expect(await textBox(page).inputValue()).toBe('not sent yet')
  await say(page, 'cheaper')
  await guruSaid(page, 3)
  expect(new Set(turns.map(({ session_id }) => session_id)).size).toBe(1)
})

journey('two tabs of one browser show one chat, and go on in turns', async ({ visit }) => {
  const page = await visit('/')
  await openChat(page)
  const other = await page.context().newPage()
  await other.goto('/')
  await guruSaid(other, 1)
  await say(page, wish)
  await cards(other).first().waitFor()
  await say(other, 'cheaper')
  await guruSaid(page, 3)
  expect(await page.getByRole('log').getByText('cheaper', { exact: true }).count()).toBe(1)
})

journey('New chat asks first, then starts with a new session', async ({ visit }) => {
  const page = await visit('/')
  const turns = watchTurns(page)
  await openChat(page)
  await page.getByRole('button', { name: 'New chat' }).click()
  await page.getByRole('button', { name: 'Keep this chat' }).click()
  await textBox(page).waitFor()
  await page.getByRole('button', { name: 'New chat' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'New chat' }).click()
  await page.getByText(chatTexts.languagePrompt).waitFor()
  await openChat(page)
  expect(new Set(turns.map(({ session_id }) => session_id)).size).toBe(2)
})

journey('a reply with many cards is shown from its beginning, each time', async ({ visit }) => {
  const page = await visit('/')
  await findMatches(page)
  await say(page, 'cheaper')
  await guruSaid(page, 3)
  const list = page.getByRole('log')
  const name = list.getByText(chatTexts.guru).last()
  await expect.poll(() => distanceFromTop(list, name)).toBeLessThan(40)
  await page.getByRole('button', { name: 'Jump to newest' }).click()
  await page.getByRole('button', { name: 'Jump to newest' }).waitFor({ state: 'detached' })
  expect(await distanceFromTop(list, name)).toBeLessThan(0)
})

async function distanceFromTop(list: Locator, element: Locator): Promise<number> {
  const [outer, inner] = [await list.boundingBox(), await element.boundingBox()]
  if (!outer || !inner) throw new Error('The conversation is not on the page.')
  return inner.y - outer.y
}

journey('what is said without a network is sent once there is one again', async ({ visit }) => {
  const page = await visit('/', { tolerate })
  await openChat(page)
  await page.context().setOffline(true)
  await page.getByText('No network.').waitFor()
  await say(page, wish)
  await page.getByRole('alert').getByText(chatTexts.replyFailed).waitFor()
  await page.context().setOffline(false)
  await cards(page).first().waitFor()
  expect(await page.getByText('No network.').count()).toBe(0)
})

journey(
  'markdown in a reply is formatted, and only links of allowed schemes lead anywhere',
  async ({ visit }) => {
    const page = await visit('/')
    await openChat(page)
    await page.route('**/v1/user/chat-v3', async (route) => {
      const response = await route.fetch()
      const question =
        '**Two** homes: [map](https://example.org/) and [trap](javascript:alert(1)) ![](https://example.org/x.png)'
      await route.fulfill({ response, json: { ...(await response.json()), question } })
    })
    await say(page, 'rent')
    const list = page.getByRole('log')
    await list.locator('strong', { hasText: 'Two' }).waitFor()
    expect(await list.getByRole('link').allTextContents()).toEqual(['map'])
    await list.getByText('trap').waitFor()
    expect(await list.locator('img').count()).toBe(0)
  },
)
