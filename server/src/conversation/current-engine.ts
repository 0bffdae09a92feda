import { createEngine } from '@guru/engine'
import type { Engine } from '@guru/engine/engine'
import type { ListedPlace } from '@guru/engine/places/place'
import type { Database } from '../db/database.ts'

/** An engine that knows the places of the listings, and is made anew when those change. */
export interface CurrentEngine {
  get(): Engine
  /** Looks for places of listings that were imported since, also by other processes. */
  refresh(): Promise<void>
  stop(): void
}

const refreshEvery = 60_000

/** Makes the engine out of the gazetteer and the places that listings name. */
export async function startEngine(db: Database): Promise<CurrentEngine> {
  let places = await listedPlaces(db)
  let engine = createEngine({ listedPlaces: places })
  const refresh = async () => {
    const now = await listedPlaces(db)
    if (sameList(now, places)) return
    places = now
    engine = createEngine({ listedPlaces: places })
  }
  let looking = false
  const timer = setInterval(async () => {
    // While the database hangs, rounds must not pile up on its connections.
    if (looking) return
    looking = true
    // The database being away is told to those who ask it; here the next round looks again.
    await refresh().catch(() => {})
    looking = false
  }, refreshEvery)
  timer.unref()
  return { get: () => engine, refresh, stop: () => clearInterval(timer) }
}

function listedPlaces(db: Database): Promise<ListedPlace[]> {
  return db.kysely
    .selectFrom('listing')
    .select(['city', 'area'])
    .distinct()
    .where('status', '=', 'available')
    .orderBy('city')
    .orderBy('area')
    .execute()
}

const sameList = (one: ListedPlace[], other: ListedPlace[]) =>
  one.length === other.length &&
  one.every((place, at) => place.city === other[at]?.city && place.area === other[at]?.area)
