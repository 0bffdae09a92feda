// npm test: runs every check, goes on after one that failed, and closes with one line of counts.
// npm test -- PART…: only the parts named.
// npm run test:postgres -- postgres://…: the integration tests on that server.
import { architecture, formatAndLint, types, webBuild } from './pipeline/checks.ts'
import { calledOff } from './pipeline/run-program.ts'
import { describeOutcome, type Outcome, type Stage, total } from './pipeline/stage.ts'
import { endToEnd, integration, unit } from './pipeline/tests.ts'

const args = process.argv.slice(2)
const databaseUrl = args.find((argument) => /^postgres(ql)?:\/\//.test(argument))
const wanted = args.filter((argument) => argument !== databaseUrl)

const parts: Record<string, Stage[]> = {
  lint: [formatAndLint, architecture],
  types: [types],
  unit: [unit],
  integration: [integration()],
  postgres: [integration(databaseUrl)],
  build: [webBuild],
  e2e: [webBuild, endToEnd],
}

const usual = Object.keys(parts).filter((name) => name !== 'postgres')

if (wanted.includes('postgres') && !databaseUrl) {
  console.error('Say which server: npm run test:postgres -- postgres://USER:PASSWORD@HOST/postgres')
  process.exit(2)
}
const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`There is no part “${unknown[0]}”. Parts: ${usual.join(', ')}.`)
  process.exit(2)
}

const chosen = wanted.length > 0 ? wanted : usual
const stages = new Set(chosen.flatMap((name) => parts[name] ?? []))
const outcomes = new Map<Stage, Outcome>()
for (const stage of stages) {
  console.log(`\n── ${stage.name} ──`)
  const started = Date.now()
  const outcome = await stage.run()
  if (calledOff()) process.exit()
  outcomes.set(stage, outcome)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`${outcome.failed > 0 ? '✗' : '✓'} ${stage.name}: ${describeOutcome(outcome)} (${seconds} s)`)
}

const result = total([...outcomes.values()])
const broken = [...outcomes].filter(([, outcome]) => outcome.failed > 0).map(([stage]) => stage.name)
if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`)
console.log(`\n${describeOutcome(result)}`)
process.exit(result.failed > 0 ? 1 : 0)
