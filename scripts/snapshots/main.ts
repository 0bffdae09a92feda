/** `npm run snapshots [LANGUAGE …]`: writes what Guru says and reads in each language, for native speakers. */
import { writeFileSync } from 'node:fs'
import { languages } from '@guru/contract/vocabulary'
import { strangeCodes } from '@guru/engine/languages/codes'
import { corpora } from '@guru/engine/languages/corpora'
import { createPlaceIndex } from '@guru/engine/places/index'
import { snapshotOf } from '@guru/engine/review/snapshot'
import { snapshotFile } from './snapshot-file.ts'

const asked = process.argv.slice(2)
const strange = strangeCodes(asked)
if (strange !== null) {
  console.error(strange)
  process.exit(2)
}
const places = createPlaceIndex([])
for (const code of languages) {
  if (asked.length > 0 && !asked.includes(code)) continue
  writeFileSync(snapshotFile(code), snapshotOf(code, corpora[code]?.corpus ?? [], places))
}
