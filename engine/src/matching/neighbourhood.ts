/** What matching asks of the gazetteer. */
export interface Neighbourhood {
  /** Other areas of the city, the nearest first; empty when positions are not known. */
  nearbyAreas(city: string, area: string): { name: string; kilometres: number }[]
}
