import type { SizeUnit } from '@guru/contract/vocabulary'

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
