import type { PropertyType, SizeUnit } from '@guru/contract/vocabulary'

/**
 * Square feet in one of each unit. Katha as in West Bengal; gaj, gajam and square yard are the same.
 */
export const squareFeetPerUnit: Readonly<Record<SizeUnit, number>> = {
  sqft: 1,
  sqm: 10.7639,
  gaj: 9,
  cent: 435.6,
  ground: 2400,
  gunta: 1089,
  acre: 43560,
  marla: 272.25,
  kanal: 5445,
  katha: 720,
}

/** What a floor is measured in, too; all others measure land alone. */
const ofFloors: ReadonlySet<SizeUnit> = new Set(['sqft', 'sqm', 'gaj'])

export function measuresLandAlone(unit: SizeUnit): boolean {
  return !ofFloors.has(unit)
}

/** The size of a house is that of its floor: "2.4 cents" would read as its land. */
export function unitFor(kind: PropertyType, unit: SizeUnit): SizeUnit {
  return kind !== 'land' && measuresLandAlone(unit) ? 'sqft' : unit
}
