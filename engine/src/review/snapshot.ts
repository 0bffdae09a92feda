import { type LanguageCode, languageNames } from '@guru/contract/vocabulary'
import type { CorpusSection } from '../languages/corpus-case.ts'
import { languages } from '../languages/index.ts'
import type { PlaceIndex } from '../places/index.ts'
import { amountsTable } from './amounts-table.ts'
import { numbersTable } from './numbers-table.ts'
import { placesTable } from './places-table.ts'
import { repliesTable } from './replies-table.ts'

/**
 * Everything that Guru says in a language, and how it reads numbers and places there, as markdown for a native
 * speaker to read and correct.
 */
export function snapshotOf(
  language: LanguageCode,
  corpus: readonly CorpusSection[],
  places: PlaceIndex,
): string {
  const written = languages[language]
  const script = written.written ? written.script : 'latin'
  return `${[
    `# ${languageNames[language].own}: what Guru says and reads`,
    `Made by \`npm run snapshots\`; do not edit. To correct something, see “A correction by a native speaker” in CONTRIBUTING.md.`,
    numbersTable(language, places),
    amountsTable(language),
    placesTable(language, script, corpus, places),
    repliesTable(language),
  ].join('\n\n')}\n`
}
