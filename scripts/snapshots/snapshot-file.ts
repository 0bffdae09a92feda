import path from 'node:path'
import type { LanguageCode } from '@guru/contract/vocabulary'

/** Where a language's tables are kept. */
export function snapshotFile(code: LanguageCode): string {
  return path.resolve(import.meta.dirname, '../../engine/src/languages', code, 'snapshot.md')
}
