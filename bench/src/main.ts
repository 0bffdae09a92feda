// npm run bench: runs the parts (or those named) one after another and prints one table.
import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { Part, Row } from './part.ts'
import { table } from './table.ts'

const folder = path.join(import.meta.dirname, 'parts')

function isPart(module: unknown): module is Part {
  return typeof module === 'object' && module !== null && 'name' in module && 'run' in module
}

async function readParts(): Promise<Part[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const modules: unknown[] = await Promise.all(files.sort().map((file) => import(path.join(folder, file))))
  return modules.filter(isPart)
}

const parts = await readParts()
const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !parts.some((part) => part.name === name))
if (unknown !== undefined) {
  console.error(`There is no part “${unknown}”. Parts: ${parts.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

const rows: Row[] = []
for (const part of parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  console.error(`${part.name} …`)
  try {
    rows.push(...(await part.run()))
  } catch (error) {
    console.error(error)
    rows.push({ what: part.name, figure: 'failed' })
    process.exitCode = 1
  }
}
console.log(`Node ${process.versions.node}, ${availableParallelism()} cores\n`)
console.log(table(rows))
