import { parseArgs } from 'node:util'
import { sourcePattern } from '@guru/contract/listing-import'
import { takenSources } from '@guru/contract/listings'
import { SetupError } from '../../errors.ts'
import { type FileEncoding, fileEncodings } from '../../listings/import/decoding.ts'
import { type Settable, type Settings, settable } from '../../listings/import/settle-mapping.ts'
import { dateOf } from '../../listings/values/date.ts'

export const usage = `npm run listings -- import FILE --as NAME [OPTIONS]   bring the listings of a CSV file in
  --dry-run               show what would be imported; write nothing
  --mapping FILE          what the columns mean, as JSON (docs/listings-import.md)
  --set NAME=VALUE        for every row: ${settable.join(', ')}
  --confirmed YYYY-MM-DD  when the listings were last confirmed; they are brought up to that day
  --encoding NAME         ${fileEncodings.join(', ')}
  --rejects FILE          where refused rows go, a file or a folder; FILE.rejects.csv beside the import unless told
npm run listings -- list-sources                      what was imported
npm run listings -- retire --as NAME                  take a source out of search
npm run listings -- restore --as NAME                 bring it back`

export interface ImportArguments {
  command: 'import'
  file: string
  source: string
  mapping: string | null
  settings: Settings
  dryRun: boolean
  confirmed: Date | null
  encoding: FileEncoding | null
  rejects: string | null
}

export type Order =
  | ImportArguments
  | { command: 'help' | 'list-sources' }
  | { command: 'retire' | 'restore'; source: string }

/** @throws SetupError in one line when the arguments are none that the command knows. */
export function parseOrder(args: string[]): Order {
  const { values, positionals } = parsed(args)
  const [command, file, ...more] = positionals
  if (values.help || command === undefined) return { command: 'help' }
  if (more.length > 0) throw wrong(`There is one argument too many: ${more[0]}.`)
  switch (command) {
    case 'list-sources':
      return { command }
    case 'retire':
    case 'restore':
      return { command, source: sourceNamed(values.as) }
    case 'import':
      if (file === undefined) throw wrong('Say which file to import.')
      return {
        command,
        file,
        source: ownSource(values.as),
        mapping: values.mapping ?? null,
        settings: settingsOf(values.set ?? []),
        dryRun: values['dry-run'] ?? false,
        confirmed: values.confirmed === undefined ? null : dayOf(values.confirmed),
        encoding: encodingOf(values.encoding),
        rejects: values.rejects ?? null,
      }
    default:
      throw wrong(`There is no command ${command}.`)
  }
}

function parsed(args: string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const set = { type: 'string', multiple: true } as const
  const options = {
    as: text,
    mapping: text,
    set,
    'dry-run': flag,
    confirmed: text,
    encoding: text,
    rejects: text,
    help: flag,
  }
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (cause) {
    throw wrong(cause instanceof Error ? `${cause.message.split('. ')[0]}.` : String(cause))
  }
}

function wrong(fault: string): SetupError {
  return new SetupError(`${fault} npm run listings -- --help shows what there is.`)
}

function sourceNamed(name: string | undefined): string {
  const plain = name?.trim() ?? ''
  if (!sourcePattern.test(plain))
    throw wrong('Name the source with --as NAME: letters, digits, spaces, dots and dashes, 60 at most.')
  return plain
}

function ownSource(name: string | undefined): string {
  const source = sourceNamed(name)
  if (takenSources.includes(source)) throw wrong(`“${source}” is no name for a file: take another.`)
  return source
}

function settingsOf(pairs: string[]): Settings {
  const settings: Settings = {}
  for (const pair of pairs) {
    const cut = pair.indexOf('=')
    const name = settable.find((one): one is Settable => one === pair.slice(0, cut).trim())
    if (cut < 0 || name === undefined)
      throw wrong(`--set takes NAME=VALUE with ${settable.join(', ')}; not ${pair}.`)
    settings[name] = pair.slice(cut + 1).trim()
  }
  return settings
}

function dayOf(text: string): Date {
  try {
    if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return dateOf(text, 'dmy', new Date())
  } catch {
    // said below
  }
  throw wrong('--confirmed takes a day that is past, as YYYY-MM-DD.')
}

function encodingOf(name: string | undefined): FileEncoding | null {
  if (name === undefined) return null
  const encoding = fileEncodings.find((one) => one === name.toLowerCase())
  if (encoding === undefined) throw wrong(`--encoding takes ${fileEncodings.join(', ')}.`)
  return encoding
}
