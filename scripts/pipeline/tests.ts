import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { installChromium } from './install-chromium.ts'
import { installRecognisers } from './install-recognisers.ts'
import { runTool } from './run-program.ts'
import { failed, type Outcome, type Stage } from './stage.ts'

/** What we read of Vitest's JSON report. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  /** One for each file. */
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

export const unit: Stage = {
  name: 'unit tests',
  run: () => vitest(['contract', 'engine', 'web', 'scripts']),
}

/**
 * @param databaseUrl a PostgreSQL server to make the test databases on, in place of the embedded one.
 */
export const integration = (databaseUrl?: string): Stage => ({
  name: 'integration tests',
  run: async () => {
    await installRecognisers()
    return vitest(['server'], databaseUrl ? { TEST_DATABASE_URL: databaseUrl } : {})
  },
})

export const endToEnd: Stage = {
  name: 'end-to-end tests',
  run: async () => ((await installChromium()) ? vitest(['e2e']) : failed),
}

/** Failed tests, and files that failed without one: they could not be loaded, or their set-up broke down. */
function failures({ numFailedTests, testResults }: Report): number {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return numFailedTests + broken.length
}

async function vitest(projects: string[], environment: Record<string, string> = {}): Promise<Outcome> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'guru-report-'))
  const file = path.join(folder, 'report.json')
  const choice = projects.map((project) => `--project=${project}`)
  const args = ['run', ...choice, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  try {
    const code = await runTool('vitest/vitest.mjs', args, { NODE_ENV: 'test', ...environment })
    const report: Report = JSON.parse(readFileSync(file, 'utf8'))
    return {
      passed: report.numPassedTests,
      // A run may also fail by an error outside of any file.
      failed: Math.max(failures(report), code === 0 ? 0 : 1),
      skipped: report.numPendingTests + report.numTodoTests,
    }
  } catch {
    return failed
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
