import { wordsOf } from '../../engine/src/places/name-units.ts'
import { areaName } from './area-names.ts'
import { metropolises, shortened } from './curated-areas.ts'
import type { Position } from './tables.ts'

/** Portals list the towns around a metropolis under its name: here they get their own city. */
export function placeIn(
  city: string,
  name: string,
  position: Position | null,
): { city: string; area: string } {
  const metropolis = metropolises.find((one) => one.city === city || city in one.cities)
  if (metropolis === undefined) return { city, area: localName(city, name) }
  const own =
    townNamed(metropolis.cities, name, city) ?? (city === 'Mumbai' ? townAcrossTheCreek(position) : null)
  return { city: own ?? city, area: localName(own ?? city, name) }
}

function townNamed(
  cities: Readonly<Record<string, readonly string[]>>,
  name: string,
  listed: string,
): string | null {
  const words = ` ${wordsOf(name).join(' ')} `
  if (/ (?:road|expressway|highway) $/u.test(words) && !/ghodbunder|kolshet|palm beach/u.test(words))
    return null
  let best: { town: string; length: number } | null = null
  for (const [town, marks] of Object.entries(cities)) {
    for (const mark of marks) {
      if (!words.includes(` ${mark.toLowerCase()} `)) continue
      if (best === null || mark.length > best.length) best = { town, length: mark.length }
    }
  }
  return best === null || best.town === listed ? null : best.town
}

/** East of the creek, away from any namesake: only Navi Mumbai lies there. */
function townAcrossTheCreek(position: Position | null): string | null {
  if (position === null) return null
  const { lat, lon } = position
  return lat > 18.93 && lat < 19.16 && lon > 72.985 && lon < 73.16 ? 'Navi Mumbai' : null
}

/** The name as said inside the city: "Sector 62 Noida" is Sector 62 there. */
export function localName(city: string, name: string): string {
  let local = name.replace(new RegExp(`\\s*\\b(?:${city}|Gurgaon)\\s*$`, 'iu'), '')
  local = local.replace(new RegExp(`^${city} (?=Sector )`, 'iu'), '')
  for (const { long, short } of shortened[city] ?? []) {
    if (local.startsWith(long)) local = short + local.slice(long.length)
  }
  const kept = areaName(local)
  return kept === null || /^(?:east|west|new|old|greater|north|south|central)$/iu.test(kept) ? name : kept
}
