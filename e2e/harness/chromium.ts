import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium } from 'playwright-core'

/** The same browser without windows: a page opens in a third of the time. */
const shell = 'chromium-headless-shell'
const others = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const onMacs = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser of the tests: the one that CHROMIUM names, else the shell, else another Chromium, else nothing. */
export function findChromium(): string | undefined {
  return findBest() ?? (named() ? undefined : [...onPath(others), ...onMacs].find(isProgram))
}

/** The one that CHROMIUM names, else the shell, which is the fastest, else nothing. */
export function findBest(): string | undefined {
  return (named() ?? onPath([shell])).find(isProgram)
}

function named(): string[] | null {
  const { CHROMIUM } = process.env
  return CHROMIUM ? [CHROMIUM] : null
}

function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The sound that a browser's microphone gives: a WAV file, or 'denied' where the person says no. */
export type FakeMicrophone = { wav: string } | 'denied'

/** Starts a browser of its own profile that calls nobody but the pages it is sent to; without a microphone unless told. */
export async function launchChromium(microphone?: FakeMicrophone): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('There is no Chromium: see “A browser for the tests” in README.md.')
  return chromium.launch({
    executablePath,
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...microphoneArguments(microphone),
    ],
  })
}

function microphoneArguments(microphone: FakeMicrophone | undefined): string[] {
  if (microphone === undefined) return ['--use-fake-ui-for-media-stream']
  if (microphone === 'denied')
    return ['--use-fake-ui-for-media-stream=deny', '--use-fake-device-for-media-stream']
  return [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${microphone.wav}`,
  ]
}
