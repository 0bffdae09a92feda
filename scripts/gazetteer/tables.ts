import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { misplacedOffices } from './curated-offices.ts'

/** A row of gazetteer_cities.csv (GeoNames). */
export interface CityRow {
  name: string
  oldName: string
  state: string
  lat: number
  lon: number
  population: number
  nativeNames: string[]
}

/** A row of localities.csv: a locality's name as a portal lists it. */
export interface LocalityRow {
  city: string
  locality: string
  state: string
  count: number
  position: Position | null
}

/** A row of gazetteer_post_offices.csv (India Post). */
export interface PostOfficeRow {
  office: string
  district: string
  /** Empty where the source leaves it out. */
  state: string
  /** null for one that is not plausible. */
  position: Position | null
}

export interface Position {
  lat: number
  lon: number
}

const scriptColumns = ['hi_deva', 'bn_beng', 'pa_guru', 'ta_taml', 'te_telu', 'kn_knda', 'ml_mlym']

export function readCities(folder: string): CityRow[] {
  return read(folder, 'gazetteer_cities.csv').map((row) => ({
    name: text(row, 'name'),
    oldName: text(row, 'name_2012'),
    state: text(row, 'state'),
    lat: Number(text(row, 'lat')),
    lon: Number(text(row, 'lon')),
    population: Number(text(row, 'population_2012')),
    nativeNames: scriptColumns
      .flatMap((column) => text(row, column).split('|'))
      .filter((name) => name !== ''),
  }))
}

export function readLocalities(folder: string): LocalityRow[] {
  return read(folder, 'localities.csv').map((row) => ({
    city: text(row, 'city'),
    locality: text(row, 'locality'),
    state: text(row, 'state'),
    count: Number(text(row, 'count')),
    position: position(row),
  }))
}

export function readPostOffices(folder: string): PostOfficeRow[] {
  return read(folder, 'gazetteer_post_offices.csv').map((row) => ({
    office: text(row, 'office'),
    district: text(row, 'district'),
    state: text(row, 'state'),
    position: text(row, 'coord_plausible') === '1' && !isMisplaced(row) ? position(row) : null,
  }))
}

function isMisplaced(row: Row): boolean {
  return misplacedOffices[text(row, 'district')]?.includes(text(row, 'office')) === true
}

type Row = Record<string, string>

function read(folder: string, file: string): Row[] {
  return parse<Row>(readFileSync(join(folder, file)), { columns: true, bom: true })
}

function text(row: Row, column: string): string {
  const value = row[column]
  if (value === undefined) throw new Error(`column ${column} is missing`)
  return value.trim()
}

function position(row: Row): Position | null {
  const lat = Number(text(row, 'lat'))
  const lon = Number(text(row, 'lon'))
  return text(row, 'lat') === '' || !(lat > 6 && lat < 38 && lon > 68 && lon < 98) ? null : { lat, lon }
}
