import { describe, expect, test } from 'vitest'
import { temporaryFile } from '../../../test/temporary-folder.ts'
import { inspectCsv } from './csv-file.ts'
import { type Settings, settleMapping } from './settle-mapping.ts'

async function settle(lines: string[], settings: Settings = {}, mapping: string | null = null) {
  const file = await inspectCsv(temporaryFile('file.csv', `${lines.join('\n')}\n`), null)
  return settleMapping(file, mapping, settings)
}

describe('a mapping is inferred', () => {
  test('from headings and values of a portal export', async () => {
    const mapping = await settle([
      'Listing ID,Purpose,Property Type,City,Locality,Price,Bedrooms,Baths,Built-up Area,Lift,Parking,Society Name,RERA No,Latitude,Longitude,Posted On',
      'A1,For Rent,Flat,Pune,Baner,"₹ 25,000",2,2,950 sq ft,Yes,No,Acme Heights,P52100000001,18.55,73.78,2026-05-14',
      'A2,For Sale,Villa,Pune,Wakad,1.2 Cr,4,4,2400 sq ft,No,Yes,,,18.59,73.76,2026-05-20',
    ])
    expect(mapping.columns).toEqual({
      id: 'Listing ID',
      transaction_type: 'Purpose',
      property_type: 'Property Type',
      city: 'City',
      area: 'Locality',
      price: 'Price',
      bedrooms: 'Bedrooms',
      bathrooms: 'Baths',
      size: 'Built-up Area',
      society: 'Society Name',
      rera_number: 'RERA No',
      latitude: 'Latitude',
      longitude: 'Longitude',
      last_confirmed: 'Posted On',
    })
    expect(mapping.amenity_columns).toEqual({ Lift: 'lift', Parking: 'parking' })
  })

  test('“area” being a size where it holds numbers and a locality where it holds names', async () => {
    const settings = { property_type: 'apartment' }
    const sized = await settle(['city,locality,area,rent', 'Pune,Baner,950,25000'], settings)
    expect(sized.columns).toMatchObject({ area: 'locality', size: 'area', price: 'rent' })
    expect(sized.fixed.transaction_type).toBe('rent')
    const named = await settle(['city,area,size_sqft,rent', 'Pune,Baner,950,25000'], settings)
    expect(named.columns).toMatchObject({ area: 'area', size: 'size_sqft' })
  })

  test('from one address, prices in lakh by their heading and American dates by their days', async () => {
    const mapping = await settle(
      ['address,bhk,price in lakhs,area (sq yards),posted', '"Baner, Pune",2 BHK,85,110,05/28/2026'],
      { transaction_type: 'sale', property_type: 'apartment' },
    )
    expect(mapping.columns).toMatchObject({
      area_and_city: 'address',
      bedrooms: 'bhk',
      size: 'area (sq yards)',
    })
    expect(mapping).toMatchObject({ price_unit: 'lakh', size_unit: 'gaj', date_order: 'mdy' })
  })
})

describe('one line says what to pass', () => {
  test('when something that every listing needs is not there', async () => {
    const fault = await settle(['name,value2', 'x,y']).catch((error: Error) => error.message)
    expect(fault).toMatch(/price.*--set transaction_type=rent.*--set property_type=.*--set city=.*locality/)
    expect(fault).not.toContain('\n')
  })

  test('when sale prices are too low for rupees', async () => {
    const lines = ['city,locality,price,bhk', 'Pune,Baner,85,2', 'Pune,Wakad,120,3']
    const settings = { transaction_type: 'sale', property_type: 'apartment' }
    await expect(settle(lines, settings)).rejects.toThrow('pass --set price_unit=lakh')
    expect(await settle(lines, { ...settings, price_unit: 'lakh' })).toMatchObject({ price_unit: 'lakh' })
  })

  test('when a setting has a value that it cannot have', async () => {
    await expect(
      settle(['city,locality,price', 'Pune,Baner,85'], { transaction_type: 'swap' }),
    ).rejects.toThrow(/^--set cannot be used: transaction_type:/)
  })
})

describe('a mapping file', () => {
  const lines = ['Ort,Viertel,Preis', 'Pune,Baner,85']

  test('says what the columns are', async () => {
    const data = {
      name: 'German portal',
      columns: { city: 'Ort', area: 'Viertel', price: 'Preis' },
      fixed: { transaction_type: 'sale', property_type: 'house' },
      price_unit: 'lakh',
    }
    const file = temporaryFile('mapping.json', JSON.stringify(data))
    expect(await settle(lines, {}, file)).toMatchObject(data)
  })

  test.each([
    ['not json', 'it is not JSON'],
    ['{"name":"x","columns":{"colour":"Ort"}}', 'columns'],
    ['{"name":"x","columns":{},"code":"rm"}', 'Unrecognized key'],
  ])('%s is refused in one line', async (text, reason) => {
    const fault = await settle(lines, {}, temporaryFile('mapping.json', text)).catch(
      (error: Error) => error.message,
    )
    expect(fault).toContain(reason)
    expect(fault).not.toContain('\n')
  })
})
