import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { hum, humming, journey, microphone, openMicrophones, volumeOf, withMicrophone } from './microphone.ts'

async function openConversation(page: Page): Promise<void> {
  await page.goto('/user/hear')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: 'Rent', exact: true }).waitFor()
}

const isRecording = (page: Page) => microphone(page).getAttribute('aria-pressed')

journey('a pause ends what is said, and the next answer is heard anew', async ({ listening, soundFile }) => {
  const wav = soundFile(7, (second) => (second > 0.5 && second < 3 ? hum(second) : 0))
  await withMicrophone({ url: listening.url, given: { wav } }, async (page) => {
    await openConversation(page)
    for (const words of ['rent please', 'a flat']) {
      listening.words = words
      await microphone(page).click()
      await expect.poll(() => volumeOf(page)).toBeGreaterThan(5)
      // Nobody presses anything: two and a half seconds of humming, then the pause.
      await page.getByText(`“${words}”`).waitFor()
      await expect.poll(() => isRecording(page)).toBe('false')
      expect(await openMicrophones(page)).toBe(0)
    }
    expect(listening.heard).toHaveLength(2)
  })
})

journey('what nobody said does not leave the phone', async ({ listening, soundFile }) => {
  const wav = soundFile(3, () => 0)
  listening.heard.length = 0
  await withMicrophone({ url: listening.url, given: { wav } }, async (page) => {
    await openConversation(page)
    await microphone(page).click()
    await expect.poll(() => isRecording(page)).toBe('true')
    await expect.poll(() => isRecording(page)).toBe('false')
    await page.getByText('Tap and speak').waitFor()
    expect([await openMicrophones(page), await page.getByRole('listitem').count()]).toEqual([0, 0])
    expect(listening.heard).toHaveLength(0)
  })
})

journey(
  'a picture that is tapped in place of speaking closes the microphone',
  async ({ listening, soundFile }) => {
    const wav = soundFile(6, humming)
    listening.heard.length = 0
    await withMicrophone({ url: listening.url, given: { wav } }, async (page) => {
      await openConversation(page)
      await microphone(page).click()
      await expect.poll(() => openMicrophones(page)).toBe(1)
      await page.getByRole('button', { name: 'Rent', exact: true }).click()
      await page.getByRole('button', { name: 'Apartment' }).waitFor()
      // A microphone that is still being opened closes as soon as it is there.
      await expect.poll(() => openMicrophones(page)).toBe(0)
      expect(await isRecording(page)).toBe('false')
      expect(listening.heard).toHaveLength(0)
    })
  },
)
