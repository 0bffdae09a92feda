import type { MantineColorSchemeManager } from '@mantine/core'
import { browserStore, storageKeys } from '../lib/storage.ts'
import { storedColourMode } from '../ui/colour-mode.ts'

/** Keeps light or dark where the seeker's pages keep it, so that one switch serves all pages. */
export const colourScheme: MantineColorSchemeManager = {
  get: () => storedColourMode(browserStore.read(storageKeys.colourMode)),
  set: (value) => {
    const mode = storedColourMode(value)
    browserStore.write(storageKeys.colourMode, mode)
    document.documentElement.dataset.theme = mode
  },
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => browserStore.remove(storageKeys.colourMode),
}
