import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { installChromium } from './install-chromium.ts'
import { runTool } from './run-program.ts'
import { failed, type Outcome, type Stage } from './stage.ts'

/** What Vitest's JSON report counts. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
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
  run: () => vitest(['server'], databaseUrl ? { TEST_DATABASE_URL: databaseUrl } : {}),
})

export const endToEnd: Stage = {
  name: 'end-to-end tests',
  run: async () => ((await installChromium()) ? vitest(['e2e']) : failed),
}

/** A run that broke down without a failed test (a file that cannot be loaded, say) counts as one. */
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
      failed: Math.max(report.numFailedTests, code === 0 ? 0 : 1),
      skipped: report.numPendingTests + report.numTodoTests,
    }
  } catch {
    return failed
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
