import { findChromium } from '../../e2e/harness/chromium.ts'
import { runProgram } from './run-program.ts'

/** Debian's browser, and a font family that covers the scripts of India. */
const packages = ['chromium', 'fonts-noto-core']

const patience = ['-o', 'Acquire::Retries=2', '-o', 'Acquire::http::Timeout=30']

/** Whether there is a Chromium; tries to install one with `apt-get` where there is none. */
export async function installChromium(): Promise<boolean> {
  if (findChromium()) return true
  console.log(`No Chromium found; installing ${packages.join(' and ')} …`)
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...args: string[]) => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', '-qq', ...patience, ...args]
    return runProgram(command, rest, { DEBIAN_FRONTEND: 'noninteractive' })
  }
  // A package list that cannot be renewed in full may still do.
  await apt('update')
  await apt('install', '--yes', '--no-install-recommends', ...packages)
  if (findChromium()) return true
  console.log('There is no Chromium for the end-to-end tests: see “A browser for the tests” in README.md.')
  return false
}
