import { useEffect, useState } from 'react'
import { browserStore, storageKeys } from '../lib/storage.ts'

export type ColourMode = 'light' | 'dark'

/** Of the browser's own bar around the page; index.html begins with the light one. */
export const barColours: Record<ColourMode, string> = { light: '#00585f', dark: '#0b1719' }

/** Light unless the seeker chose dark before; what the system prefers plays no part. */
export function storedColourMode(text: string | null): ColourMode {
  return text === 'dark' ? 'dark' : 'light'
}

/** The page's colours and their switch; the choice is kept. */
export function useColourMode(): { mode: ColourMode; toggle(): void } {
  const [mode, setMode] = useState(() => storedColourMode(browserStore.read(storageKeys.colourMode)))
  useEffect(() => {
    document.documentElement.dataset.theme = mode
    const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)
    meta('color-scheme')?.setAttribute('content', mode)
    meta('theme-color')?.setAttribute('content', barColours[mode])
  }, [mode])
  function toggle() {
    const next = mode === 'dark' ? 'light' : 'dark'
    browserStore.write(storageKeys.colourMode, next)
    setMode(next)
  }
  return { mode, toggle }
}
