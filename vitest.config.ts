import { defineConfig } from 'vitest/config'

/** A project a workspace, so that `npm test -- unit`, `-- integration` and `-- e2e` can pick theirs. */
export default defineConfig({
  test: {
    setupFiles: ['./scripts/pipeline/console-errors.ts', './scripts/pipeline/steady-properties.ts'],
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      // Properties try hundreds of texts; a busy machine takes its time over them.
      { test: { name: 'engine', include: ['engine/src/**/*.test.ts'], testTimeout: 120_000 } },
      { test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}'], testTimeout: 30_000 } },
      { test: { name: 'scripts', include: ['{scripts,bench}/**/*.test.ts'], testTimeout: 30_000 } },
      {
        test: {
          name: 'server',
          include: ['server/{src,test}/**/*.test.ts'],
          globalSetup: ['./server/test/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['./e2e/harness/global-setup.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
