import type { Slot } from '@guru/contract/vocabulary'
import type { ActOf } from '../dialogue/act.ts'

/** What changed, as it is said: a city and an area that change in one breath are one new place. */
export function changesOf(slots: readonly Slot[]): (Slot | 'place')[] {
  if (!slots.includes('city') || !slots.includes('area')) return [...slots]
  return ['place', ...slots.filter((slot) => slot !== 'city' && slot !== 'area')]
}

/**
 * Whether a turn changed so much that all that is wished now is said, as one speaks: "Okay, now a flat for sale in
 * Kanpur" and not "buying instead of renting and a flat instead of a house". An owner hears each by itself.
 */
export function changedMuch({ slots, topic }: ActOf<'changed'>): boolean {
  return topic.intent === 'search' && changesOf(slots).length > 1
}
