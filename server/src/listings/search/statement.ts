import { cheapestCount, type ListingOrder } from '@guru/engine/matching/listing'
import { listingRowColumns } from './listing-row.ts'
import type { SearchPath } from './step-terms.ts'

/** When a price was named, so many rows of each cell, the dearest, are compared for freshness. */
const candidatesPerCell = 100

/**
 * The whole search as one query. $1: identifiers to leave out, $2: the terms of the steps, both as JSON: the
 * planner's estimates are then the same for every search, and one prepared plan serves them all.
 *
 * `found` goes from step to step and holds what was found on the way; it goes on only while rows are missing,
 * so that a search that finds exact matches pays for no other step. Limits stand in the text, not among the
 * parameters: the planner must know that they are small.
 * @param everyCity whether some step has no city.
 */
export function searchStatement(order: ListingOrder, limit: number, everyCity: boolean): string {
  return `with recursive excluded as materialized (
  select value::uuid as id from json_array_elements_text($1::json)
), terms as materialized (
  select * from json_to_recordset($2::json) as terms(
    step integer, path text, city text, bedrooms_min integer, bedrooms_max integer, size_min float8,
    size_max float8, amenity_bits integer, most integer, transaction_type text[], property_type text[], area text[],
    area_rank integer[], bedroom_class integer[], band integer[], pace float8[], price_min bigint[],
    price_max bigint[])
), found as (
  select -1 as step, '{}'::uuid[] as ids, '{}'::uuid[] as so_far
  union all
  select terms.step, fresh.ids, found.so_far || fresh.ids
  from found join terms on terms.step = found.step + 1
  cross join lateral (
    select (coalesce(array_agg(id), '{}'))[: least(${limit} - cardinality(found.so_far), terms.most)] as ids
    from (${rankedHits(order, limit, everyCity)}) ranked
  ) fresh
  where cardinality(found.so_far) < ${limit}
), shown as (
  select found.step, row.id, row.position
  from found cross join lateral unnest(found.ids) with ordinality as row(id, position)
  limit ${limit}
)
select shown.step, ${listingRowColumns}
from shown join listing on listing.id = shown.id
order by shown.step, shown.position`
}

/** The first rows of a step, in order. */
function rankedHits(order: ListingOrder, limit: number, everyCity: boolean): string {
  return `
      select hits.* from (
        select hit.*, segment.area_rank, band.band, band.pace, row_number() over (
          partition by segment.area_rank, band.band order by hit.last_confirmed desc, hit.id desc) as turn
        from unnest(terms.transaction_type, terms.property_type, terms.area, terms.area_rank, terms.bedroom_class)
          as segment(transaction_type, property_type, area, area_rank, bedroom_class)
        cross join unnest(terms.band, terms.pace, terms.price_min, terms.price_max)
          as band(band, pace, price_min, price_max)
        cross join lateral (${hitsOfCell(order, limit, everyCity)}) hit
      ) hits
      order by ${cheapestFirst}, ${order === 'best' ? bestFirst : inOrder[order]} limit ${limit}`
}

/** Where only the cheapest are wanted; nothing in any other step. */
const cheapestFirst = "case when terms.path in ('area_cheapest', 'city_cheapest') then price end"

/** Areas in the order asked for, then the bands interleaved at their paces, each freshest first. */
const bestFirst = 'area_rank, turn * pace, band, id'

const inOrder: Record<Exclude<ListingOrder, 'best'>, string> = {
  price_up: 'price, last_confirmed, id',
  price_down: 'price desc, last_confirmed desc, id desc',
  size_up: 'size_sqft nulls last, id',
  size_down: 'size_sqft desc nulls last, id',
}

/** The rows of a segment and a band: one branch for each index that may serve, of which one is executed. */
function hitsOfCell(order: ListingOrder, limit: number, everyCity: boolean): string {
  const dearest = `price desc, last_confirmed desc, id desc limit ${candidatesPerCell}`
  const freshest = `last_confirmed desc, id desc limit ${limit}`
  const cheapest = `price, last_confirmed, id limit ${cheapestCount}`
  const branches: readonly (readonly [SearchPath, string])[] =
    order === 'best'
      ? [
          ['area_by_price', dearest],
          ['area_by_freshness', freshest],
          ['city_by_price', dearest],
          ['city_by_freshness', freshest],
          ...(everyCity ? ([['anywhere_by_freshness', freshest]] as const) : []),
        ]
      : [
          ['area_by_price', `${inOrder[order]} limit ${limit}`],
          ['city_by_price', `${inOrder[order]} limit ${limit}`],
        ]
  const all = [...branches, ['area_cheapest', cheapest] as const, ['city_cheapest', cheapest] as const]
  return all.map(([path, ordered]) => branch(path, ordered, everyCity)).join('\n          union all')
}

const areaByPrice = 'and area = segment.area and price between band.price_min and band.price_max'
const cityByPrice = `and least(coalesce(bedrooms, -1), 10) = segment.bedroom_class
              and price between band.price_min and band.price_max`

/** Conditions on what the index leads with or is ordered by. */
const pathConditions: Record<SearchPath, string> = {
  area_by_price: areaByPrice,
  area_cheapest: areaByPrice,
  area_by_freshness: 'and area = segment.area',
  city_by_price: cityByPrice,
  city_cheapest: cityByPrice,
  city_by_freshness: '',
  // A price is no reason to read the whole country in its order: the freshest that cost so much will do.
  anywhere_by_freshness: 'and case when price between band.price_min and band.price_max then true end',
}

/**
 * What an index includes is looked at row by row. As one condition, because the planner takes each of several
 * for one that few rows pass, expects to read whole cities and overrates the cost a thousandfold.
 */
const fits = `case when coalesce(bedrooms, -1) between terms.bedrooms_min and terms.bedrooms_max
                and coalesce(size_sqft, 0) between terms.size_min and terms.size_max
                and listing.amenity_bits & terms.amenity_bits = terms.amenity_bits
                and id not in (select id from excluded) and id <> all (found.so_far) then true end`

function cityCondition(path: SearchPath, everyCity: boolean): string {
  if (path === 'anywhere_by_freshness') return ''
  return everyCity ? 'and (terms.city is null or city = terms.city)' : 'and city = terms.city'
}

function branch(path: SearchPath, ordered: string, everyCity: boolean): string {
  return `
          (select id, price, size_sqft, last_confirmed from listing
            where terms.path = '${path}' and status = 'available'
              and transaction_type = segment.transaction_type and property_type = segment.property_type
              ${cityCondition(path, everyCity)}
              ${pathConditions[path]}
              and ${fits}
            order by ${ordered})`
}
