import { columnKey, columnsOf, type Mapping, mappingSchema } from '../import/mapping.ts'
import { rentMagicbricks } from './rent-magicbricks.ts'
import { rentSixCities } from './rent-six-cities.ts'
import { saleBengaluru } from './sale-bengaluru.ts'
import { saleIndiaGeo } from './sale-india-geo.ts'
import { saleMetrosAmenities } from './sale-metros-amenities.ts'

/** The sources that Guru knows. */
const knownMappings: readonly Mapping[] = [
  saleBengaluru,
  saleMetrosAmenities,
  saleIndiaGeo,
  rentSixCities,
  rentMagicbricks,
].map((data) => mappingSchema.parse(data))

/** The known source whose columns a header has, all of them; null when it is another file. */
export function recognise(header: readonly string[]): Mapping | null {
  const present = new Set(header.map(columnKey))
  return (
    knownMappings.find((mapping) => columnsOf(mapping).every((column) => present.has(columnKey(column)))) ??
    null
  )
}
