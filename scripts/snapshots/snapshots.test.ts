import { readFileSync } from 'node:fs'
import { languages } from '@guru/contract/vocabulary'
import { corpora } from '@guru/engine/languages/corpora'
import { createPlaceIndex } from '@guru/engine/places/index'
import { canReplyIn } from '@guru/engine/replies/written-languages'
import { snapshotOf } from '@guru/engine/review/snapshot'
import { expect, it } from 'vitest'
import { snapshotFile } from './snapshot-file.ts'

const places = createPlaceIndex([])

it.each(languages.filter(canReplyIn))(
  'the tables for native speakers are up to date: %s (npm run snapshots)',
  (code) => {
    const file = snapshotFile(code)
    expect(snapshotOf(code, corpora[code]?.corpus ?? [], places)).toBe(readFileSync(file, 'utf8'))
  },
)
