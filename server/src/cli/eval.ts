/**
 * `npm run eval [LANGUAGE …]`: how well each language's corpus and blind set are understood. What fails is
 * told of the corpus; of the blind set only with `--open-blind`, because a set that was looked at is blind no
 * more: the case then moves to the corpus and a new one takes its place.
 */
import { type LanguageCode, languages } from '@guru/contract/vocabulary'
import { strangeCodes } from '@guru/engine/languages/codes'
import { corpora } from '@guru/engine/languages/corpora'
import { createPlaceIndex } from '@guru/engine/places/index'
import { type Fault, type Score, scoreCorpus } from '@guru/engine/understanding/score'
import { writings } from '@guru/engine/understanding/writing'

const openBlind = process.argv.includes('--open-blind')
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const strange = strangeCodes(asked)
if (strange !== null) {
  console.error(strange)
  process.exit(2)
}
const isAsked = (code: LanguageCode) => asked.length === 0 || asked.includes(code)
const places = createPlaceIndex([])

for (const code of languages.filter(isAsked)) {
  const sets = corpora[code]
  if (sets === null) {
    console.log(`${code}  not written yet`)
    continue
  }
  for (const [name, sections] of Object.entries(sets)) {
    const score = scoreCorpus(sections, code, places)
    report(`${code}  ${name}`, score)
    if (name !== 'blind' || openBlind) tellFaults(score)
  }
}

function report(title: string, score: Score): void {
  console.log(`${title}: ${score.right} of ${score.cases} turns right (${percent(score)} %)`)
  const written = writings.filter((writing) => score.byWriting[writing].cases > 0)
  const shares = written.map((writing) => {
    const count = score.byWriting[writing]
    return `${writing} ${count.right} of ${count.cases} (${percent(count)} %)`
  })
  if (shares.length > 1) console.log(`    ${shares.join(', ')}`)
  for (const [part, faults] of byPart(score.faults)) console.log(`    ${part}: ${faults.length} wrong`)
}

function percent({ right, cases }: { right: number; cases: number }): string {
  return ((100 * right) / cases).toFixed(1)
}

function tellFaults({ faults }: Score): void {
  for (const fault of faults) {
    console.log(`  [${fault.phenomenon}] ${fault.case.text}`)
    console.log(`      ${fault.part}: ${shown(fault.found)} instead of ${shown(fault.expected)}`)
  }
}

function byPart(faults: readonly Fault[]): Map<string, Fault[]> {
  return Map.groupBy(faults, (fault) => fault.part)
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value)
}
