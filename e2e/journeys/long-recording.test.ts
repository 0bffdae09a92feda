import { expect } from 'vitest'
import { openChat, textBox } from './chat-page.ts'
import { humming, journey, microphone, openMicrophones, withMicrophone } from './microphone.ts'

/** Bytes of a second of what the page records. */
const aSecond = 48_000 / 8

journey(
  'a recording that is forgotten ends before its minute is over, and is written down whole',
  async ({ listening, soundFile }) => {
    const wav = soundFile(6, humming)
    await withMicrophone({ url: listening.url, given: { wav } }, async (page) => {
      await openChat(page)
      await microphone(page).click()
      await expect.poll(() => microphone(page).getAttribute('aria-pressed')).toBe('true')
      await expect.poll(() => textBox(page).inputValue(), { timeout: 90_000 }).toBe('two bedroom flat')
      expect([await microphone(page).getAttribute('aria-pressed'), await openMicrophones(page)]).toEqual([
        'false',
        0,
      ])
      const bytes = listening.heard.at(-1)?.length ?? 0
      expect(bytes).toBeGreaterThan(53 * aSecond)
      expect(bytes).toBeLessThan(60 * aSecond)
    })
  },
)
