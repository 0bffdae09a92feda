import type { GuruAct } from './act.ts'

/** Acts that say what a search has found. */
export function isResult({ kind }: GuruAct): boolean {
  return kind === 'found' || kind === 'found_close' || kind === 'found_agreed'
}

/** Results that say all that is wanted: "Here are 5 that fit: 2 BHK flats for rent in Pune, up to ₹ 25,000 a month". */
export function namesWishes(act: GuruAct): boolean {
  if (act.kind === 'found_dearer') return true
  return (act.kind === 'found' || act.kind === 'found_nothing') && act.follows === null
}
