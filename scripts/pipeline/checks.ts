import { readdirSync } from 'node:fs'
import path from 'node:path'
import { root, runTool } from './run-program.ts'
import { failed, type Outcome, passed, type Stage } from './stage.ts'

const direction = ['lint/style/noRestrictedImports', 'lint/suspicious/noImportCycles']

async function biome(command: string, rules: string[]): Promise<Outcome> {
  const colours = process.stdout.isTTY ? [] : ['--colors=off']
  const args = [command, '--error-on-warnings', ...colours, ...rules, '.']
  return (await runTool('@biomejs/biome/bin/biome', args)) === 0 ? passed : failed
}

export const formatAndLint: Stage = {
  name: 'format and lint',
  run: () =>
    biome(
      'ci',
      direction.map((rule) => `--skip=${rule}`),
    ),
}

export const architecture: Stage = {
  name: 'architecture',
  run: () =>
    biome(
      'lint',
      direction.map((rule) => `--only=${rule}`),
    ),
}

/** Every workspace has its own settings; each is checked, whatever the others came to. */
export const types: Stage = {
  name: 'types',
  async run() {
    const codes = []
    for (const settings of typeSettings()) codes.push(await runTool('typescript/bin/tsc', ['-p', settings]))
    return codes.every((code) => code === 0) ? passed : failed
  },
}

function typeSettings(): string[] {
  const folders = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules',
  )
  return folders.flatMap(({ name }) =>
    readdirSync(path.join(root, name))
      .filter((file) => /^tsconfig(\.\w+)?\.json$/.test(file))
      .map((file) => path.join(name, file)),
  )
}

/** The same build as `npm start` makes, unless its sources are unchanged. */
export const webBuild: Stage = {
  name: 'web build',
  async run() {
    try {
      const { buildWeb } = await import('../../server/src/cli/build-web.ts')
      await buildWeb('')
      return passed
    } catch (error) {
      console.log(error instanceof Error ? error.message : error)
      return failed
    }
  },
}
