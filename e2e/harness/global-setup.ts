import type { TestProject } from 'vitest/node'
import { startGuru } from './start-guru.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that all journeys share: its address, and its database for DATABASE_URL. */
    guru: { url: string; databaseUrl: string }
  }
}

/** Starts one server with the demo inventory for all journeys; a journey that kills its server starts its own. */
export default async function setup(project: TestProject): Promise<() => Promise<unknown>> {
  const guru = await startGuru({ settings: { DEMO: 'on', STT_EMBEDDED: 'off' } })
  project.provide('guru', { url: guru.url, databaseUrl: guru.databaseUrl })
  return guru.stop
}
