import { readFile } from 'node:fs/promises'
import { SetupError } from '../../errors.ts'
import { recognise } from '../mappings/index.ts'
import type { CsvFile } from './csv-file.ts'
import { firstRows } from './first-rows.ts'
import { inferMapping } from './infer-mapping.ts'
import { type Mapping, mappingSchema } from './mapping.ts'

/** What may be set by hand beside the mapping. */
export const settable = [
  'transaction_type',
  'property_type',
  'city',
  'price_unit',
  'size_unit',
  'date_order',
] as const
export type Settable = (typeof settable)[number]
export type Settings = Partial<Record<Settable, string>>

/**
 * The mapping for a file: the one given, or the known source's that it is, or one inferred; with the
 * settings given by hand over it.
 * @throws SetupError that says what to pass where something is missing or could mean two things.
 */
export async function settleMapping(
  file: CsvFile,
  given: string | null,
  settings: Settings,
): Promise<Mapping> {
  const base = given === null ? recognise(file.header) : await readMapping(given)
  const mapping = base ?? inferMapping(file.header, await firstRows(file, sampledRows))
  const settled = withSettings(mapping, settings)
  requireComplete(settled)
  if (base === null && settings.price_unit === undefined) await requireClearPrice(file, settled)
  return settled
}

const sampledRows = 500

async function readMapping(path: string): Promise<Mapping> {
  const text = await readFile(path, 'utf8').catch((cause) => {
    throw new SetupError(`The mapping ${path} cannot be read.`, { cause })
  })
  try {
    return mappingSchema.parse(JSON.parse(text))
  } catch (cause) {
    const issues =
      cause instanceof Error && 'issues' in cause && Array.isArray(cause.issues) ? cause.issues : []
    const why =
      issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`).join('; ') || 'it is not JSON'
    throw new SetupError(`The mapping ${path} cannot be used: ${why}.`, { cause })
  }
}

function withSettings(mapping: Mapping, settings: Settings): Mapping {
  const { transaction_type, property_type, city, ...units } = settings
  const fixed = {
    ...mapping.fixed,
    ...(transaction_type && { transaction_type }),
    ...(property_type && { property_type }),
    ...(city && { city }),
  }
  const parsed = mappingSchema.safeParse({ ...mapping, ...units, fixed })
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(({ path, message }) => `${String(path.at(-1))}: ${message}`)
  throw new SetupError(`--set cannot be used: ${faults.join('; ')}.`)
}

function requireComplete({ columns, fixed }: Mapping): void {
  const missing: string[] = []
  if (columns.price === undefined) missing.push('the price (rename its column to “price”, or pass --mapping)')
  if (fixed.transaction_type === undefined && columns.transaction_type === undefined)
    missing.push('whether it is for rent or for sale (pass --set transaction_type=rent or =sale)')
  if (fixed.property_type === undefined && columns.property_type === undefined)
    missing.push('the kind of property (pass --set property_type=apartment, =house or =land)')
  if (fixed.city === undefined && columns.city === undefined && columns.area_and_city === undefined)
    missing.push('the city (pass --set city=NAME)')
  if (columns.area === undefined && columns.area_and_city === undefined)
    missing.push('the locality (rename its column to “locality”, or pass --mapping)')
  if (missing.length > 0) throw new SetupError(`The file does not say ${missing.join(', nor ')}.`)
}

/** Below this a sale price in rupees is none: the source counts in lakhs or crores. */
const leastSalePrice = 100_000

async function requireClearPrice(file: CsvFile, mapping: Mapping): Promise<void> {
  const at = file.header.indexOf(String(mapping.columns.price))
  const rows = await firstRows(file, sampledRows)
  const bare = rows
    .map((row) => Number(row[at]?.replaceAll(',', '').trim() || Number.NaN))
    .filter((it) => it > 0)
  const median = bare.sort((one, other) => one - other)[bare.length >> 1]
  const isSale = mapping.fixed.transaction_type === 'sale'
  if (isSale && mapping.price_unit === 'rupees' && median !== undefined && median < leastSalePrice)
    throw new SetupError(
      `Prices such as ${median} are too low for rupees: pass --set price_unit=lakh (or crore, or rupees to keep them).`,
    )
}
