import { commonWords } from '../../engine/src/places/common-words.ts'
import { settledOrder } from '../../engine/src/places/name-orders.ts'
import {
  joinedSound,
  type NameUnit,
  nameUnits,
  spelledKey,
  wordsOf,
} from '../../engine/src/places/name-units.ts'
import { noAreas, noAreaWords } from './curated-areas.ts'

/** Tidies a portal's or a post office's spelling of a name; null when it is no area's name. */
export function areaName(raw: string): string | null {
  const tidy = raw
    .replace(/\(.*?\)?$/u, ' ')
    .replace(/\bS\.?O\b.*$/u, ' ')
    .replace(/^(?:village|vill|at)\s+/iu, '')
    .replace(/([A-Za-z]{2,})\.(?=[A-Za-z]{2,})/gu, '$1 ')
    .replace(/\b(sec(?:tor)?|phase|block|stage|pocket)\s*[-–.]?\s*(?=\d)/giu, '$1 ')
    .replace(/\bsec\b(?= \d)/giu, 'Sector')
    .replace(/\bsecto\b/giu, 'Sector')
    .replace(/\bextn\b\.?/giu, 'Extension')
    .replace(/\b(?<!\d)rd\b\.?/giu, 'Road')
    .replace(/[-–—,;:/\s]+/gu, ' ')
    .trim()
    .replace(/(?<=[A-Za-z]) (?:[Ii]{2})$/u, ' 2')
    .replace(/(?<=[A-Za-z]) (?:[Ii]{3})$/u, ' 3')
    .replace(/(?<=[A-Za-z]{3}) E$/u, ' East')
    .replace(/(?<=[A-Za-z]{3}) W$/u, ' West')
    .replace(/(?<=[A-Za-z]) I$/u, ' 1')
    .replace(/(?<=[A-Za-z]) V$/u, ' 5')
  const name = tidy.split(' ').map(capitalised).join(' ')
  return isAreaName(name) ? name : null
}

const smallWords: ReadonlySet<string> = new Set(['of', 'on', 'and', 'near', 'to'])

function capitalised(word: string, position: number): string {
  if (position > 0 && smallWords.has(word.toLowerCase())) return word.toLowerCase()
  if (/^[A-Z.]{1,5}$/u.test(word) || /^\d/u.test(word))
    return word.toUpperCase().replace(/(?<=\d)(ST|ND|RD|TH)$/u, (end) => end.toLowerCase())
  if (/^[bcdfghjklmnpqrstvwxz]{2,4}$/iu.test(word) && !/^(rd|st|nr|dr|mt|sri|shri)$/iu.test(word))
    return word.toUpperCase()
  const lower = /[a-z]/u.test(word) && /^[A-Z]/u.test(word) ? word : word.toLowerCase()
  return lower.charAt(0).toUpperCase() + lower.slice(1)
}

function isAreaName(name: string): boolean {
  const words = wordsOf(name)
  const letters = words.filter((word) => !/\d/u.test(word))
  if (name.length < 3 || name.length > 40 || words.length > 5 || letters.length === 0) return false
  if (!/^[\p{ASCII}]+$/u.test(name) || /\d{4}/u.test(name) || /[^A-Za-z0-9 .'&]/u.test(name)) return false
  if (/^\d+ /u.test(name) || (words.length === 1 && commonWords.has(words[0] ?? ''))) return false
  if (noAreas.has(name.toLowerCase()) || letters.join('').length < 3) return false
  if (/\b(near|behind|opposite|beyond|off|from|to)\b/iu.test(name)) return false
  const settled = /^(?:layout|colony|nagar)$/u.test(words.at(-1) ?? '')
  return settled || !words.some((word) => noAreaWords.has(word))
}

/** A post office whose name is an abbreviation or an office of the office itself is no area. */
export function isOfficeOnly(name: string): boolean {
  return officeMarks.some((mark) => mark.test(name))
}

const officeMarks: readonly RegExp[] = [
  /\./u,
  /[a-z][A-Z]|[A-Z]{2}[a-z]/u,
  /\d[A-Z]{2,}/u,
  /\b(?:NDC|MDO|PO|RS|RF|STN|MIDC|Sectt?|Sect\d*|Courts?|Sabha|Patrika|System|Buildings?|Univesity|Open|Nodal)\b/u,
  / [A-Z]$/u,
  /^[A-Z]{2,5}$/u,
  /^(?:[A-Z] )+/u,
  /\b(?:City|Airport)$/u,
]

/** Spellings of one place share this key: "Electronic City Phase II" and "phase 2 electronic city". */
export function mergeKey(name: string): string {
  const units = settledOrder(nameUnits(name)).map(singular)
  return joinedSound(units).replace(/([^\d])\1+/gu, '$1')
}

/** "Electronics" and "Electronic", "Pura" and "Puram" are one name to those who live there. */
function singular(unit: NameUnit): NameUnit {
  const sound = unit.spelled === 'electronics' ? unit.sound.replace(/s$/u, '') : unit.sound
  return { ...unit, sound }
}

export function spellingOf(name: string): string {
  return spelledKey(nameUnits(name))
}
