import type { WishChange, Wishes } from '@guru/contract/requirement'
import type { PlaceIndex } from '../places/index.ts'
import type { Command, SetCommand, Understanding } from '../understanding/command.ts'

/**
 * Wishes changed on the page, as the same commands that words give. A city may come in any spelling; one that
 * nobody knows changes nothing and is told.
 */
export function understandTaps(
  { set = {}, any = [], drop = [] }: WishChange,
  places: Pick<PlaceIndex, 'findCity' | 'findArea'>,
): Understanding {
  const commands: Command[] = [
    ...drop.map((what): Command => ({ kind: 'drop', what })),
    ...any.map((slot): Command => ({ kind: 'any', slot })),
    ...setCommands(inKnownPlaces(set, places)),
    ...unknownCity(set, places),
  ]
  const act = commands.length > 0 ? 'inform' : 'unclear'
  return { commands, act, numbers: [], sizeUnit: null, language: null, tapped: true }
}

/** The same with the names under which the places are known. */
function inKnownPlaces(
  { city: named, area, ...others }: Wishes,
  { findCity, findArea }: Pick<PlaceIndex, 'findCity' | 'findArea'>,
): Wishes {
  const city = named === undefined ? undefined : findCity(named)?.name
  if (named !== undefined && city === undefined) return others
  const within = city === undefined || area === undefined ? area : (findArea(city, area)?.name ?? area)
  return { ...others, ...(city !== undefined && { city }), ...(within !== undefined && { area: within }) }
}

function unknownCity({ city }: Wishes, { findCity }: Pick<PlaceIndex, 'findCity'>): Command[] {
  return city === undefined || findCity(city) !== null ? [] : [{ kind: 'unknown-place', name: city }]
}

/** One command for each slot that is set, spelled out so that each slot keeps the type of its value. */
function setCommands(set: Wishes): SetCommand[] {
  const { transaction_type, property_type, city, area, price, bedrooms, size_sqft, amenities } = set
  return [
    ...(transaction_type
      ? [{ kind: 'set' as const, slot: 'transaction_type' as const, value: transaction_type }]
      : []),
    ...(property_type
      ? [{ kind: 'set' as const, slot: 'property_type' as const, value: property_type }]
      : []),
    ...(city ? [{ kind: 'set' as const, slot: 'city' as const, value: city }] : []),
    ...(area ? [{ kind: 'set' as const, slot: 'area' as const, value: area }] : []),
    ...(price ? [{ kind: 'set' as const, slot: 'price' as const, value: price }] : []),
    ...(bedrooms ? [{ kind: 'set' as const, slot: 'bedrooms' as const, value: bedrooms }] : []),
    ...(size_sqft ? [{ kind: 'set' as const, slot: 'size_sqft' as const, value: size_sqft }] : []),
    ...(amenities ? [{ kind: 'set' as const, slot: 'amenities' as const, value: amenities }] : []),
  ]
}
