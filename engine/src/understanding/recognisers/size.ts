import { type SizeUnit, sizeUnits } from '@guru/contract/vocabulary'
import { squareFeetPerUnit } from '../../format/size-units.ts'
import type { Range } from '../../range.ts'
import { hasListed } from '../listed-in.ts'
import { changedTo } from '../quantities/changed-amount.ts'
import { unitOfKnownSize } from '../quantities/known-size.ts'
import type { Quantity } from '../quantities/quantity.ts'
import { breathAround, has, type Reading } from '../reading.ts'
import type { WishOf } from '../wish.ts'
import { toldBefore } from './told/told-before.ts'

/** Sizes in square feet. A single size is the least that will do unless it is called the most. */
export function readSize(reading: Reading): WishOf<'size_sqft'>[] {
  const sizes = sizesSaid(reading)
  const { size_sqft: known } = reading.context.known
  const refused = sizes.find(({ at }) => reading.negated[at] === true)
  const unsaid = refused === undefined ? null : unitBeside(refused, sizes, known)
  return sizesSought(reading).map((said) => {
    const quantity = changedTo(said.unit === null ? { ...said, unit: unsaid } : said, known, reading)
    const low = inSquareFeet(quantity.low, quantity.unit)
    const single = quantity.bound === 'max' ? { max: low } : { min: low }
    const value =
      quantity.high === null ? single : { min: low, max: inSquareFeet(quantity.high, quantity.unit) }
    return { slot: 'size_sqft', value, at: quantity.at, negated: reading.negated[quantity.at] === true }
  })
}

/** The sizes of a turn that are wished, and not told or that of the land under a home. */
export function sizesSought(reading: Reading): readonly Quantity[] {
  const sizes = sizesSaid(reading)
  const told = toldBefore(sizes, reading)
  const sought = sizes.filter((size) => !told.includes(size) || size === sizes.at(-1))
  return withoutGround(sought, reading)
}

function sizesSaid(reading: Reading): Quantity[] {
  return reading.quantities.filter(
    (quantity) =>
      reading.amounts.get(quantity) === 'size_sqft' && quantity.low > 0 && !isFoundWanting(quantity, reading),
  )
}

/** "900 sqft romba chinna idam": a size of one shown that is far too small, and none that is sought. */
function isFoundWanting({ to }: Quantity, { segments, tokens, context }: Reading): boolean {
  if ((context.shown ?? 0) === 0) return false
  const behind = segments.slice(to, to + longestVerdict)
  const verdict = behind.findIndex((one) => has(one, 'smaller') || has(one, 'bigger'))
  if (verdict < 0 || behind.slice(0, verdict).some(({ mark }) => mark !== null)) return false
  if (breathAround(segments, to - 1).some((one) => has(one, 'seek'))) return false
  return behind
    .slice(0, verdict + 1)
    .some((one) => hasListed(tokens, one, 'shownWords', 'besideTooMuch', 'soMuch'))
}

const longestVerdict = 4

/** "Not 200, 150 sq yards", "not 200, 150" after 200 gaj: the unit of two numbers that do not both say it. */
function unitBeside(
  refused: Quantity,
  sizes: readonly Quantity[],
  known: Range | undefined,
): SizeUnit | null {
  return sizes.find(({ unit }) => unit !== null)?.unit ?? unitOfKnownSize(refused.low, known)
}

/** "A house of 2000 sq ft on 6 cents": of a home and the land under it the home's own size counts. */
function withoutGround(sizes: readonly Quantity[], { said }: Reading): readonly Quantity[] {
  if (sizes.length < 2 || !(said.has('property:house') || said.has('property:apartment'))) return sizes
  const isBuilt = ({ unit }: Quantity) => unit === 'sqft' || unit === 'sqm'
  if (!sizes.some((size) => isBuilt(size) && size.sides === null)) return sizes
  return sizes.filter((size) => size.sides === null && (size.unit === null || isBuilt(size)))
}

/** Without what binary fractions leave behind; 7.5 marla are 2041.875 square feet. */
function inSquareFeet(amount: number, unit: SizeUnit | null): number {
  return Math.round(amount * squareFeetPerUnit[unit ?? 'sqft'] * 10_000) / 10_000
}

/** Unit in which a size of this turn was said or is asked for: "pehli kothi kinne marle di aa?" */
export function sizeUnitUsed(reading: Reading): SizeUnit | null {
  return reading.quantities.find((quantity) => quantity.kind === 'size')?.unit ?? unitAsked(reading)
}

function unitAsked({ segments, clauses }: Reading): SizeUnit | null {
  for (const { kind, from, to } of clauses) {
    if (kind !== 'question') continue
    const clause = segments.slice(from, to)
    const ofSize = clause.some((one) => has(one, 'ask:size'))
    const isAsked = (at: number) => ofSize || has(clause[at - 1], 'ask') || has(clause[at - 1], 'ask:within')
    const unit = sizeUnits.find((one) => clause.some((named, at) => has(named, `unit:${one}`) && isAsked(at)))
    if (unit !== undefined) return unit
  }
  return null
}
