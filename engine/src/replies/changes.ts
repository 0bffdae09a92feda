import type { Slot } from '@guru/contract/vocabulary'

/** What changed, as it is said: a city and an area that change in one breath are one new place. */
export function changesOf(slots: readonly Slot[]): (Slot | 'place')[] {
  if (!slots.includes('city') || !slots.includes('area')) return [...slots]
  return ['place', ...slots.filter((slot) => slot !== 'city' && slot !== 'area')]
}
