import { runProgram } from './run-program.ts'

const patience = ['-o', 'Acquire::Retries=2', '-o', 'Acquire::http::Timeout=30']

/** Installs Debian packages where `apt-get` works; whether it did shows by what is there afterwards. */
export async function aptInstall(packages: readonly string[]): Promise<void> {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...args: string[]) => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', '-qq', ...patience, ...args]
    return runProgram(command, rest, { DEBIAN_FRONTEND: 'noninteractive' })
  }
  // A package list that cannot be renewed in full may still do.
  await apt('update')
  await apt('install', '--yes', '--no-install-recommends', ...packages)
}
