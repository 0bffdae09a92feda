import { paths } from '@guru/contract/paths'
import type { PlacesResponse } from '@guru/contract/realtors'
import { useQueries, useQuery } from '@tanstack/react-query'
import { call } from '../../staff/call.ts'

/** Names to choose from: all cities, and the areas of those chosen. */
export function usePlaces(chosen: readonly string[]) {
  const query = (city?: string) => ({
    queryKey: ['places', city ?? ''],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call<PlacesResponse>({ path: paths.adminPlaces, as: 'admin', query: { city }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const cities = useQuery(query())
  const areas = useQueries({ queries: chosen.map((city) => query(city)) })
  return { cities: cities.data?.names ?? [], areas: areas.flatMap(({ data }) => data?.names ?? []) }
}
