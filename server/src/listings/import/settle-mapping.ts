import { readFile } from 'node:fs/promises'
import type { ImportNeed } from '@guru/contract/listing-import'
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
export type Settings = { [Name in Settable]?: string | undefined }

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
  const { mapping, needs, median } = await proposeMapping(file, given, settings)
  const missing = needs.filter((need) => need !== 'price_unit')
  if (missing.length > 0)
    throw new SetupError(
      `The file does not say ${missing.map((need) => missingInWords[need]).join(', nor ')}.`,
    )
  if (needs.includes('price_unit'))
    throw new SetupError(
      `Prices such as ${median} are too low for rupees: pass --set price_unit=lakh (or crore, or rupees to keep them).`,
    )
  return mapping
}

/** A mapping that may lack something, and what it lacks. */
export interface Proposal {
  mapping: Mapping
  needs: ImportNeed[]
  /** The middle one of the first prices, where they are bare numbers. */
  median: number | undefined
}

/**
 * The same as far as it goes.
 * @throws SetupError when the mapping or the settings given cannot be used.
 */
export async function proposeMapping(
  file: CsvFile,
  given: string | null,
  settings: Settings,
): Promise<Proposal> {
  const base = given === null ? recognise(file.header) : await readMapping(given)
  const rows = await firstRows(file, sampledRows)
  const mapping = withSettings(base ?? inferMapping(file.header, rows), settings)
  const median = medianPrice(file, mapping, rows)
  const needs = missingIn(mapping)
  if (base === null && settings.price_unit === undefined && areTooLow(mapping, median))
    needs.push('price_unit')
  return { mapping, needs, median }
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
  const { transaction_type, property_type, city, ...others } = settings
  const units = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined))
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

const missingInWords: Record<Exclude<ImportNeed, 'price_unit'>, string> = {
  price: 'the price (rename its column to “price”, or pass --mapping)',
  transaction_type: 'whether it is for rent or for sale (pass --set transaction_type=rent or =sale)',
  property_type: 'the kind of property (pass --set property_type=apartment, =house or =land)',
  city: 'the city (pass --set city=NAME)',
  area: 'the locality (rename its column to “locality”, or pass --mapping)',
}

function missingIn({ columns, fixed }: Mapping): ImportNeed[] {
  const missing: ImportNeed[] = []
  if (columns.price === undefined) missing.push('price')
  if (fixed.transaction_type === undefined && columns.transaction_type === undefined)
    missing.push('transaction_type')
  if (fixed.property_type === undefined && columns.property_type === undefined) missing.push('property_type')
  if (fixed.city === undefined && columns.city === undefined && columns.area_and_city === undefined)
    missing.push('city')
  if (columns.area === undefined && columns.area_and_city === undefined) missing.push('area')
  return missing
}

function medianPrice(file: CsvFile, mapping: Mapping, rows: string[][]): number | undefined {
  const at = file.header.indexOf(String(mapping.columns.price))
  const bare = rows
    .map((row) => Number(row[at]?.replaceAll(',', '').trim() || Number.NaN))
    .filter((it) => it > 0)
  return bare.sort((one, other) => one - other)[bare.length >> 1]
}

/** Below this a sale price in rupees is none: the source counts in lakhs or crores. */
const leastSalePrice = 100_000

const areTooLow = ({ fixed, price_unit }: Mapping, median: number | undefined): boolean =>
  fixed.transaction_type === 'sale' &&
  price_unit === 'rupees' &&
  median !== undefined &&
  median < leastSalePrice
