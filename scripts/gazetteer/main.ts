/** Makes the gazetteer and the small places of engine/src/places: `npm run gazetteer -- <data folder>`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gatherAreas } from './areas.ts'
import { chooseCities, namedTowns } from './cities.ts'
import { smallPlaces as listedPlaces } from './curated-small-places.ts'
import { gatherSmallPlaces } from './small-places.ts'
import { readCities, readLocalities, readPostOffices } from './tables.ts'
import { gazetteerModule, smallPlacesModule } from './write.ts'

const folder = process.argv[2]
if (folder === undefined) {
  console.error(
    'Which data folder? npm run gazetteer -- <folder with gazetteer_cities.csv, localities.csv, …>',
  )
  process.exit(2)
}

const localities = readLocalities(folder)
const offices = readPostOffices(folder)
const towns = readCities(folder)
const cities = chooseCities(towns, localities)
const areas = gatherAreas(cities, localities, offices)
const small = gatherSmallPlaces(cities, areas, namedTowns(towns), offices, listedPlaces)
const target = join(import.meta.dirname, '../../engine/src/places')
const written = gazetteerModule(cities, areas)
writeFileSync(join(target, 'gazetteer.generated.ts'), written)
writeFileSync(join(target, 'small-places.generated.ts'), smallPlacesModule(small))

const all = [...areas.values()].flat()
const placed = all.filter((area) => area.position !== null).length
const missing = new Set(localities.map((row) => row.city).filter((name) => !areas.has(name)))
console.log(
  `${cities.length} cities, ${all.length} areas (${placed} with a position), ${written.length} bytes`,
)
console.log(`${small.length} small places`)
console.log(`listed under other cities: ${[...missing].join(', ')}`)
