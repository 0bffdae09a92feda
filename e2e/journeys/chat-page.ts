import { chatTexts } from '@guru/contract/texts'
import type { Locator, Page } from 'playwright-core'

/** A sentence that says enough for a result. */
export const wish = '2bhk flat for rent in Whitefield Bangalore below 30k'

export const textBox = (page: Page): Locator => page.getByPlaceholder(chatTexts.inputPlaceholder)
/** The matches, as cards. */
export const cards = (page: Page): Locator => page.getByRole('article')
export const connectPrompt = (page: Page): Locator => page.getByRole('button', { name: chatTexts.connect })

/** Types a message and sends it; does not wait for the reply. */
export async function say(page: Page, text: string): Promise<void> {
  await textBox(page).fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
}

/** Chooses English and waits for the first question. */
export async function openChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'English' }).click()
  await textBox(page).waitFor()
  await guruSaid(page, 1)
}

/** Opens a chat and says a wish that has matches. */
export async function findMatches(page: Page): Promise<void> {
  await openChat(page)
  await say(page, wish)
  await cards(page).first().waitFor()
}

/** Waits for the reply that is the nth thing Guru said, counted from 1. */
export const guruSaid = (page: Page, count: number): Promise<void> =>
  page
    .getByRole('log')
    .getByText(chatTexts.guru)
    .nth(count - 1)
    .waitFor()
