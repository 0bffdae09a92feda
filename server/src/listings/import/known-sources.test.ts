import { describe, expect, test } from 'vitest'
import { temporaryFile } from '../../../test/temporary-folder.ts'
import { amenitiesOf } from '../amenity-bits.ts'
import type { NewListing } from '../new-listing.ts'
import { inspectCsv } from './csv-file.ts'
import { tryFile } from './import-file.ts'
import { settleMapping } from './settle-mapping.ts'

/** What the rows of a file become; each fixture has the columns of its source and rows made up for it. */
async function read(lines: string[]) {
  const file = await inspectCsv(temporaryFile('listings.csv', `${lines.join('\n')}\n`), null)
  const mapping = await settleMapping(file, null, {})
  const listings: NewListing[] = []
  const order = { file, mapping, source: 'test', confirmed: null, now: new Date('2026-11-20T08:00:00Z') }
  const { reasons } = await tryFile(order, (listing) => listings.push(listing))
  return { name: mapping.name, listings, reasons: reasons.map(([reason]) => reason) }
}

describe('house prices in Bengaluru', () => {
  const header = 'area_type,availability,location,size,society,total_sqft,bath,balcony,price'

  test('are recognised, their lakhs and sizes read', async () => {
    const { name, listings, reasons } = await read([
      header,
      'Super built-up  Area,Ready To Move,Whitefield,2 BHK,Xyzab ,1150,2,1,62.5',
      'Plot  Area,18-Dec,Sarjapur  Road,4 Bedroom,,1200 - 2400,3,0,190',
      'Plot  Area,Ready To Move,Hebbal,,,2Acres,,,900',
      'Carpet  Area,Ready To Move,Yelahanka,1 RK,,44.5Sq. Meter,1,,21',
    ])
    expect(name).toBe('Bengaluru house prices')
    expect(reasons).toEqual([])
    expect(listings).toMatchObject([
      {
        transaction_type: 'sale',
        property_type: 'apartment',
        city: 'Bengaluru',
        area: 'Whitefield',
        price: 6_250_000,
      },
      {
        property_type: 'house',
        area: 'Sarjapur Road',
        bedrooms: 4,
        bathrooms: 3,
        size_sqft: 1800,
        price: 19_000_000,
      },
      { property_type: 'land', bedrooms: null, bathrooms: null, size_sqft: 87_120 },
      { property_type: 'apartment', bedrooms: 0, size_sqft: 479 },
    ])
    expect(listings.map(({ society }) => society)).toEqual([null, null, null, null])
    expect(listings.map((it) => amenitiesOf(it.amenity_bits))).toEqual([['balcony'], [], [], []])
    expect(listings.some((it) => it.amenities_known)).toBe(false)
  })

  test('are refused where they cannot be', async () => {
    const { listings, reasons } = await read([
      header,
      'Super built-up  Area,Ready To Move,,2 BHK,,1150,2,1,62.5',
      'Super built-up  Area,Ready To Move,Whitefield,2 BHK,,11,2,1,62.5',
      'Super built-up  Area,Ready To Move,Whitefield,40 BHK,,1150,2,1,62.5',
      'Super built-up  Area,Ready To Move,Whitefield,2 BHK,,1150Hands,2,1,62.5',
      'Super built-up  Area,Ready To Move,Whitefield,2 BHK,,1150,2,1,',
    ])
    expect(listings).toEqual([])
    expect(reasons).toEqual([
      'no locality',
      'the size of … sq ft is not plausible',
      '… bedrooms in … sq ft are not plausible',
      'the size “…” cannot be read',
      'the price “…” cannot be read',
    ])
  })
})

test('amenities of metro apartments are known where a flag says 0 or 1, unknown where all say 9', async () => {
  const flags =
    'MaintenanceStaff,Gymnasium,SwimmingPool,LandscapedGardens,ClubHouse,24X7Security,PowerBackup,CarParking'
  const header = `City,Price,Area,Location,No. of Bedrooms,Resale,${flags},AC,Children'splayarea,LiftAvailable`
  const { name, listings } = await read([
    header,
    'Mumbai,9500000,640,Kharghar,1,0,1,1,0,0,0,1,0,1,0,0,1',
    'Delhi,12500000,1400,Noida,3,1,9,9,9,9,9,9,9,9,9,9,9',
  ])
  expect(name).toBe('Metro apartments with amenities')
  expect(listings).toMatchObject([
    { city: 'Navi Mumbai', area: 'Kharghar', price: 9_500_000, amenities_known: true },
    { city: 'Noida', bedrooms: 3, amenities_known: false, amenity_bits: 0 },
  ])
  expect(amenitiesOf(listings[0]?.amenity_bits ?? 0)).toEqual(['parking', 'lift', 'gym', 'security'])
})

describe('apartments all over India', () => {
  const header =
    'POSTED_BY,UNDER_CONSTRUCTION,RERA,BHK_NO.,BHK_OR_RK,SQUARE_FT,READY_TO_MOVE,RESALE,ADDRESS,LONGITUDE,LATITUDE,TARGET(PRICE_IN_LACS)'
  const row = (address: string, north: number, east: number, rest = '2,BHK,1000.5') =>
    `Owner,0,1,${rest},1,1,"${address}",${north},${east},55.0`

  test('have their coordinates under each other’s names', async () => {
    const { name, listings } = await read([
      header,
      row('Baner,Pune', 18.559, 73.787),
      row('Baner,Pune', 18.559, 73.787, '1,RK,300'),
    ])
    expect(name).toBe('India apartments with coordinates')
    expect(listings).toMatchObject([
      {
        city: 'Pune',
        area: 'Baner',
        latitude: 18.559,
        longitude: 73.787,
        price: 5_500_000,
        rera_approved: true,
      },
      { bedrooms: 0 },
    ])
  })

  test('lose a point that many addresses share, and one far away from their city', async () => {
    const streets = ['Aundh', 'Baner', 'Wakad', 'Kothrud', 'Hadapsar', 'Kharadi', 'Wagholi', 'Bavdhan']
    const { listings } = await read([
      header,
      ...streets.map((street) => row(`${street},Pune`, 18.52, 73.85)),
      row('Baner,Pune', 28.61, 77.2),
      row('Baner,Pune', 18.56, 73.79),
    ])
    expect(listings.map(({ latitude }) => latitude)).toEqual([...streets.map(() => null), null, 18.56])
  })

  test('of a doubtful city go to the one that has the locality, or are refused', async () => {
    const { listings, reasons } = await read([
      header,
      row('Thane West,Lalitpur', 24.69, 78.41),
      row('Sector-35D Kharghar,Lalitpur', 30.7, 76.7),
      row('Powai,Maharashtra', 19.12, 72.9),
      row('Kharadi,Maharashtra', 18.55, 73.94),
      row('Nowhere Gaon,Lalitpur', 24.69, 78.41),
    ])
    expect(listings.map(({ city, area }) => `${area}, ${city}`)).toEqual([
      'Thane West, Thane',
      'Sector 35D Kharghar, Navi Mumbai',
      'Powai, Mumbai',
      'Kharadi, Pune',
    ])
    expect(reasons).toEqual(['the city “…” is doubtful and “…” is not known elsewhere'])
  })
})

test('rents in six cities bring the day of posting, furnishing and the society before the locality', async () => {
  const header =
    'Posted On,BHK,Rent,Size,Floor,Area Type,Area Locality,City,Furnishing Status,Tenant Preferred,Bathroom,Point of Contact'
  const row = (area: string, city: string, size = 900) =>
    `18-05-2022,2,21000,${size},1 out of 3,Super Area,"${area}",${city},Semi-Furnished,Family,2,Contact Owner`
  const { name, listings, reasons } = await read([
    header,
    row('Silver Meadows, Kondapur', 'Hyderabad'),
    row('Velachery', 'Chennai'),
    row('700051', 'Kolkata'),
    row('Velachery', 'Chennai', 40),
  ])
  expect(name).toBe('Rents in six cities')
  expect(listings).toMatchObject([
    {
      transaction_type: 'rent',
      city: 'Hyderabad',
      area: 'Kondapur',
      society: 'Silver Meadows',
      price: 21_000,
    },
    {
      city: 'Chennai',
      area: 'Velachery',
      society: null,
      furnishing: 'semi_furnished',
      amenities_known: false,
    },
  ])
  expect(listings[0]?.last_confirmed).toEqual(new Date('2022-05-18T00:00:00Z'))
  expect(amenitiesOf(listings[0]?.amenity_bits ?? 0)).toEqual(['semi_furnished'])
  expect(reasons).toEqual(['“…” is no locality', 'the size of … sq ft is not plausible'])
})

test('MagicBricks rents have blanks behind their numbers and more than ten bedrooms', async () => {
  const { name, listings } = await read([
    'house_type,locality,city,area,beds,bathrooms,balconies,furnishing,area_rate,rent',
    '2 BHK,Powai,Mumbai,880.00 ,2,2,1,Furnished,80,70000.00 ',
    '> 10 BHK,Saket,New Delhi,9000.00 ,10,0,0,Unfurnished,33,300000.00 ',
  ])
  expect(name).toBe('MagicBricks rents')
  expect(listings).toMatchObject([
    { city: 'Mumbai', area: 'Powai', size_sqft: 880, price: 70_000, bedrooms: 2, furnishing: 'furnished' },
    { city: 'Delhi', bedrooms: 11, bathrooms: null },
  ])
  expect(amenitiesOf(listings[0]?.amenity_bits ?? 0)).toEqual(['furnished', 'balcony'])
  expect(listings[1]?.last_confirmed).toEqual(new Date('2026-11-20T08:00:00Z'))
})
