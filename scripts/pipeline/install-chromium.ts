import { findChromium } from '../../e2e/harness/chromium.ts'
import { aptInstall } from './apt-install.ts'

/** Debian's browser, and a font family that covers the scripts of India. */
const packages = ['chromium', 'fonts-noto-core']

/** Whether there is a Chromium; tries to install one with `apt-get` where there is none. */
export async function installChromium(): Promise<boolean> {
  if (findChromium()) return true
  console.log(`No Chromium found; installing ${packages.join(' and ')} …`)
  await aptInstall(packages)
  if (findChromium()) return true
  console.log('There is no Chromium for the end-to-end tests: see “A browser for the tests” in README.md.')
  return false
}
