import type { ListingOrder } from '@guru/engine/matching/listing'
import { listingRowColumns } from './listing-row.ts'
import type { SearchPath } from './step-terms.ts'

/** What decides the text of a step's part of the query; everything else is a parameter. */
export interface StepShape {
  path: SearchPath
  hasCity: boolean
  priced: boolean
}

/** When a price was named, so many rows of each cell, the dearest, are compared for freshness. */
export const candidatesPerCell = 100

/**
 * The whole search as one query. $1: identifiers to leave out, then the terms of each step, all as JSON: the
 * planner's estimates are then the same for every search, and a prepared plan serves them all. A step asks
 * for as many rows as the steps before it left open: none, and its part of the plan is never executed.
 * @param limit stands in the text, not among the parameters: the planner must know that it is small.
 */
export function searchStatement(shapes: StepShape[], order: ListingOrder, limit: number): string {
  return `with excluded as materialized (select value::uuid as id from json_array_elements_text($1::json)),
${shapes.map((shape, step) => foundUpTo(step, shape, order, limit)).join(',\n')}
select found.step, ${listingRowColumns}
from found_${shapes.length - 1} found join listing on listing.id = found.id
order by found.step, found.position`
}

function foundUpTo(step: number, shape: StepShape, order: ListingOrder, limit: number): string {
  const rows = rankedRows(step, shape, order, limit)
  if (step === 0) return `found_0 as materialized (${rows})`
  const before = `found_${step - 1}`
  return `found_${step} as materialized (
  select * from ${before}
  union all
  (select * from (${rows}) more limit ${limit} - (select count(*) from ${before})))`
}

function rankedRows(step: number, shape: StepShape, order: ListingOrder, limit: number): string {
  return `
  select ranked.id, ${step} as step,
    row_number() over (order by ${order === 'best' ? bestFirst : inOrder[order]}) as position
  from (
    select hit.*, segment.area_rank, band.band, band.pace, row_number() over (
      partition by segment.area_rank, band.band order by hit.last_confirmed desc, hit.id desc) as turn
    from ${termsOf(step)}
    cross join lateral (${hitsOfCell(step, shape, order, limit)}) hit
  ) ranked
  order by position limit ${limit}`
}

/** Areas in the order asked for, then the bands interleaved at their paces, each freshest first. */
const bestFirst = 'ranked.area_rank, ranked.turn * ranked.pace, ranked.band, ranked.id'

const inOrder: Record<Exclude<ListingOrder, 'best'>, string> = {
  price_up: 'price, last_confirmed, id',
  price_down: 'price desc, last_confirmed desc, id desc',
  size_up: 'size_sqft nulls last, id',
  size_down: 'size_sqft desc nulls last, id',
}

function termsOf(step: number): string {
  return `json_to_record($${step + 2}::json) as terms(
      city text, bedrooms_min integer, bedrooms_max integer, size_min float8, size_max float8,
      amenity_bits integer, segments json, bands json)
    cross join json_to_recordset(terms.segments) as segment(
      transaction_type text, property_type text, area text, area_rank integer, bedroom_class integer)
    cross join json_to_recordset(terms.bands) as band(
      band integer, pace float8, price_min bigint, price_max bigint)`
}

/** Conditions that the index by which the step is answered leads with or is ordered by. */
const pathConditions: Record<SearchPath, string> = {
  area: 'and area = segment.area and price between band.price_min and band.price_max',
  price: `and least(coalesce(bedrooms, -1), 10) = segment.bedroom_class
        and price between band.price_min and band.price_max`,
  freshness: '',
}

function hitsOfCell(step: number, shape: StepShape, order: ListingOrder, limit: number): string {
  return `
      select id, price, size_sqft, last_confirmed from listing
      where status = 'available'
        and transaction_type = segment.transaction_type and property_type = segment.property_type
        ${shape.hasCity ? 'and city = terms.city' : ''} ${pathConditions[shape.path]}
        and coalesce(bedrooms, -1) between terms.bedrooms_min and terms.bedrooms_max
        and coalesce(size_sqft, 0) between terms.size_min and terms.size_max
        and listing.amenity_bits & terms.amenity_bits = terms.amenity_bits
        and id not in (select id from excluded)
        ${step > 0 ? `and id not in (select id from found_${step - 1})` : ''}
      order by ${hitOrder(shape, order, limit)}`
}

function hitOrder(shape: StepShape, order: ListingOrder, limit: number): string {
  if (order !== 'best') return `${inOrder[order]} limit ${limit}`
  if (!shape.priced) return `last_confirmed desc, id desc limit ${limit}`
  return `price desc, last_confirmed desc, id desc limit ${candidatesPerCell}`
}
