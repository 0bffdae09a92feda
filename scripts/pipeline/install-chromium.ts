import { findBest, findChromium } from '../../e2e/harness/chromium.ts'
import { aptInstall } from './apt-install.ts'

/** A font family that covers the scripts of India. */
const fonts = 'fonts-noto-core'

/**
 * Whether there is a Chromium. Tries to install Debian's with `apt-get` where there is none: the shell, which opens
 * pages faster, or else the whole browser. In a container, that is as root, the shell comes also beside another one.
 */
export async function installChromium(): Promise<boolean> {
  const contained = process.getuid?.() === 0
  if (contained ? findBest() : findChromium()) return true
  console.log('Installing Chromium …')
  await aptInstall(['chromium-headless-shell', fonts])
  if (!findChromium()) await aptInstall(['chromium', fonts])
  if (findChromium()) return true
  console.log('There is no Chromium for the end-to-end tests: see “A browser for the tests” in README.md.')
  return false
}
