import { spawn } from 'node:child_process'
import { hasSherpa, sherpaFolder } from '../providers/speech/listening/sherpa/sherpa-package.ts'

const quietly = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error', '--prefer-offline']

/**
 * Installs what runs local models, 11 MB to fetch, unless it is there.
 * @throws Error with npm's reason in a few words.
 */
export async function fetchSherpa(): Promise<void> {
  if (hasSherpa()) return
  console.log('Fetching sherpa-onnx …')
  const child = spawn('npm', ['ci', '--prefix', sherpaFolder, ...quietly], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (data) => (output += data))
  await new Promise<void>((resolve) => {
    child.on('error', () => resolve()).on('close', () => resolve())
  })
  if (hasSherpa()) return
  const code = /^npm error code (.+)$/m.exec(output)?.[1]
  throw new Error(code === undefined ? 'npm could not be run' : `npm says ${code}`)
}
