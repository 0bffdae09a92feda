/** Makes engine/src/places/gazetteer.generated.ts: `npm run gazetteer -- <data folder>`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gatherAreas } from './areas.ts'
import { chooseCities } from './cities.ts'
import { readCities, readLocalities, readPostOffices } from './tables.ts'
import { gazetteerModule } from './write.ts'

const folder = process.argv[2]
if (folder === undefined) {
  console.error(
    'Which data folder? npm run gazetteer -- <folder with gazetteer_cities.csv, localities.csv, …>',
  )
  process.exit(2)
}

const localities = readLocalities(folder)
const offices = readPostOffices(folder)
const cities = chooseCities(readCities(folder), localities)
const areas = gatherAreas(cities, localities, offices)
const target = join(import.meta.dirname, '../../engine/src/places/gazetteer.generated.ts')
const written = gazetteerModule(cities, areas)
writeFileSync(target, written)

const all = [...areas.values()].flat()
const placed = all.filter((area) => area.position !== null).length
const missing = new Set(localities.map((row) => row.city).filter((name) => !areas.has(name)))
console.log(
  `${cities.length} cities, ${all.length} areas (${placed} with a position), ${written.length} bytes`,
)
console.log(`listed under other cities: ${[...missing].join(', ')}`)
