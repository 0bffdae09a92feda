import type { Page } from 'playwright-core'

/** A browser that listens by itself and hears these words, one after the other. */
export async function hearing(page: Page, words: readonly string[]): Promise<void> {
  await page.addInitScript((said) => {
    const left = [...said]
    class Recognition {
      onresult: ((event: object) => void) | null = null
      onend: (() => void) | null = null
      start() {
        const next = left.shift()
        if (next === undefined) return
        setTimeout(() => {
          this.onresult?.({ results: [[{ transcript: next }]] })
          this.onend?.()
        }, 50)
      }
      stop() {
        this.onend?.()
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition })
    localStorage.setItem('guru-browser-may-listen', 'yes')
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: () => {} } })
  }, words)
}
