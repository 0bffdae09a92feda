import { sizeUnits } from '@guru/contract/vocabulary'
import { squareFeetPerUnit } from '@guru/engine/format/size-units'
import { numberOf } from './amount.ts'
import { quoted, Unusable } from './unusable.ts'

/** Units that sources write: those that seekers use and some more. */
export const sourceSizeUnits = [...sizeUnits, 'perch', 'hectare'] as const
export type SourceSizeUnit = (typeof sourceSizeUnits)[number]

const squareFeetPerSourceUnit: Readonly<Record<SourceSizeUnit, number>> = {
  ...squareFeetPerUnit,
  perch: 272.25,
  hectare: 107_639,
}

const unitWords: [RegExp, SourceSizeUnit][] = [
  [/^(sq\.? ?f(ee|oo)?t|sqft|sf|square f(ee|oo)t|ft2|feet|ft)$/, 'sqft'],
  [/^(sq\.? ?m(t|tr|ts|trs|eter|eters|etre|etres)?|sqmt?|square met(er|re)s?|m2|m²)$/, 'sqm'],
  [/^(sq\.? ?(yd|yds|yard|yards)|sqyds?|square yards?|gaj|gaz|gajam)$/, 'gaj'],
  [/^cents?$/, 'cent'],
  [/^grounds?$/, 'ground'],
  [/^gu?nth?as?$/, 'gunta'],
  [/^(acres?|ac)$/, 'acre'],
  [/^marlas?$/, 'marla'],
  [/^kanals?$/, 'kanal'],
  [/^(kath?as?|cottahs?)$/, 'katha'],
  [/^perch(es)?$/, 'perch'],
  [/^(hectares?|ha)$/, 'hectare'],
]

const size =
  /^([\d,]*\.?\d+)\s*([a-z][a-z .²2]*?)?\.?(?:\s*(?:-|–|to)\s*([\d,]*\.?\d+)\s*([a-z][a-z .²2]*?)?\.?)?$/

/**
 * Square feet of a size such as `1056`, `34.46Sq. Meter`, `2 Acres` or `2100 - 2850` (its middle).
 * @param unit what a bare number is counted in; a unit in the text wins.
 * @throws Unusable
 */
export function squareFeetOf(text: string, unit: SourceSizeUnit): number {
  const read = size.exec(text.toLowerCase().trim())
  if (read === null) throw new Unusable(`the size ${quoted(text)} cannot be read`)
  const [, low = '', lowUnit, high, highUnit] = read
  const lower = numberOf(low) * factor(lowUnit ?? highUnit, unit, text)
  if (high === undefined) return rounded(lower)
  return rounded((lower + numberOf(high) * factor(highUnit ?? lowUnit, unit, text)) / 2)
}

function factor(word: string | undefined, unit: SourceSizeUnit, text: string): number {
  if (word === undefined) return squareFeetPerSourceUnit[unit]
  const named = unitWords.find(([pattern]) => pattern.test(word.trim()))
  if (named === undefined) throw new Unusable(`the size ${quoted(text)} cannot be read`)
  return squareFeetPerSourceUnit[named[1]]
}

function rounded(squareFeet: number): number {
  return Math.round(squareFeet * 10) / 10
}
