import { flagOf } from '../values/amenities.ts'
import { rupeesOf } from '../values/amount.ts'
import { dateOf } from '../values/date.ts'
import { furnishingOf, propertyTypeOf, transactionTypeOf } from '../values/kinds.ts'
import { bedroomsOf, roomsOf } from '../values/rooms.ts'
import { squareFeetOf } from '../values/size.ts'
import type { Field } from './mapping.ts'

/** How a column is recognised: by its heading in plain words, and by what most of its cells hold. */
export interface Heading {
  field: Field
  /** Matched against the heading in lower case with marks as spaces. */
  named: RegExp
  /** Whether a cell can be a value of the field; a heading alone decides where it is absent. */
  holds?: (text: string) => boolean
}

const readable = (read: (text: string) => unknown) => (text: string) => {
  try {
    return read(text) !== null
  } catch {
    return false
  }
}
const isNumber = (text: string): boolean => text.trim() !== '' && !Number.isNaN(Number(text))
const isText = (text: string): boolean => /\p{L}.*\p{L}/u.test(text)
/** "Whitefield, Bengaluru" */
const isAreaAndCity = (text: string): boolean => /^.*\p{L}.*,\s*\p{L}[\p{L} ]+$/u.test(text.trim())
const far = new Date(8e15)

/** In order of preference: the first that fits a column takes it, and each field is taken once. */
export const headings: readonly Heading[] = [
  {
    field: 'id',
    named: /^(id|listing id|property id|ad id|ref(erence)?( no)?|listing (no|number)|url|link)$/,
  },
  {
    field: 'transaction_type',
    named:
      /^(transaction( type)?|listing type|purpose|for|rent or sale|sale or rent|deal( type)?|type|category)$/,
    holds: readable(transactionTypeOf),
  },
  {
    field: 'property_type',
    named: /^(property( type)?|type( of property)?|category|(house|building|unit|home) type)$/,
    holds: readable(propertyTypeOf),
  },
  { field: 'city', named: /^(city|city name|town)$/, holds: isText },
  { field: 'latitude', named: /^lat(itude)?$/, holds: isNumber },
  { field: 'longitude', named: /^(lon|lng|long|longitude)$/, holds: isNumber },
  {
    field: 'price',
    named:
      /^(monthly |asking |sale |selling |expected |total )?(price|rent|amount|cost|value)(?!.*\b(sq|sqft|per (sq|unit)))( .*)?$/,
    holds: readable((text) => rupeesOf(text, 'rupees')),
  },
  {
    field: 'bedrooms',
    named: /^((no|number) of )?(bhk|bed ?rooms?|beds?|rooms)( no| type)?$|^(configuration|house type|size)$/,
    holds: (text) => readable(bedroomsOf)(text) && (/[a-z]/i.test(text) || Number(text) < 50),
  },
  {
    field: 'bathrooms',
    named: /^((no|number) of )?(bath ?rooms?|baths?|toilets?)$/,
    holds: readable(roomsOf),
  },
  {
    field: 'size',
    named:
      /^(size|area|(total |super |built ?up |super built ?up |carpet |plot |floor )*(area|sq ?ft|size)|square f(ee|oo)t)( in)?( sq.*| square.*)?$/,
    holds: readable((text) => squareFeetOf(text, 'sqft')),
  },
  { field: 'furnishing', named: /^(furnishing|furnished|furnishing status)$/, holds: readable(furnishingOf) },
  { field: 'society', named: /^(society|project|building|apartment)( name)?$/, holds: isText },
  {
    field: 'rera_approved',
    named: /^(is )?rera( approved)?$/,
    holds: (text) => flagOf(text, []) !== null,
  },
  { field: 'rera_number', named: /^rera( (no|number|id|registration))?$/ },
  {
    field: 'last_confirmed',
    named:
      /^(date( posted)?|(posted|listed|updated|confirmed)( on| at| date)?|last (updated|confirmed)|listing date)$/,
    holds: (text) =>
      readable(() => dateOf(text, 'dmy', far))(text) || readable(() => dateOf(text, 'mdy', far))(text),
  },
  { field: 'amenities', named: /^(amenities|features|facilities)$/ },
  {
    field: 'area',
    named: /^(area( |$)locality|locality( name)?|sub ?locality|neighbou?rhood|area( name)?|location|sector)$/,
    holds: isText,
  },
  { field: 'area_and_city', named: /^(full )?(address|location)$/, holds: isAreaAndCity },
]

/** "No. of Bedrooms" → "no of bedrooms"; "PlotArea_sqft" → "plot area sqft". */
export function plainHeading(heading: string): string {
  return heading
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
