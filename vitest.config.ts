import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { patience } from './e2e/harness/patience.ts'
import { LongestFirst } from './scripts/pipeline/longest-first.ts'

/** Vitest itself leaves a core to the one who watches: of two that would be half of the machine. */
const maxWorkers = '100%'

/** Tests that wait half of their time, for a database, a process, a timer: it takes two to fill a core. */
const waiting = Math.min(8, 2 * availableParallelism())

/** Files of a worker share what they have imported: reading the engine's words anew for each would cost most of the time. */
const shared = { maxWorkers, isolate: false }

/** A project a workspace, so that `npm test -- unit`, `-- integration` and `-- e2e` can pick theirs. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    setupFiles: ['./scripts/pipeline/console-errors.ts', './scripts/pipeline/steady-properties.ts'],
    projects: [
      { test: { ...shared, name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      // Properties try hundreds of texts; a busy machine takes its time over them.
      { test: { ...shared, name: 'engine', include: ['engine/src/**/*.test.ts'], testTimeout: 120_000 } },
      { test: { maxWorkers, name: 'web', include: ['web/src/**/*.test.{ts,tsx}'], testTimeout: 30_000 } },
      {
        test: { ...shared, name: 'scripts', include: ['{scripts,bench}/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        test: {
          ...shared,
          maxWorkers: waiting,
          name: 'server',
          include: ['server/{src,test}/**/*.test.ts'],
          globalSetup: ['./server/test/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['./e2e/harness/global-setup.ts'],
          // Some of them only wait, for a voice that reads or a minute that passes: 189 s with two to a core, 171 with three.
          maxWorkers: Math.min(8, 3 * availableParallelism()),
          maxConcurrency: 2,
          sequence: { groupOrder: 1 },
          // None of them measures time: on a busy machine each step may take as long as it needs.
          testTimeout: 480_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: patience } },
        },
      },
    ],
  },
})
