import type { SizeUnit } from '@guru/contract/vocabulary'
import { squareFeetPerUnit } from '../../format/size-units.ts'
import { has } from '../reading.ts'
import type { Segment } from '../segments.ts'
import { partAt } from './counted-number.ts'
import type { Part } from './quantity.ts'

/** Land is measured in one unit and the rest in a smaller one: "1 kanal 4 marla", "2 acres and 10 guntas". */
export function withSmallerUnit(segments: readonly Segment[], part: Part): Part {
  if (!isOfLand(part.unit)) return part
  const joined = has(segments[part.to], 'and') && segments[part.to]?.number === null
  const rest = partAt(segments, joined ? part.to + 1 : part.to)
  // "Two acres and a half"
  if (joined && rest?.kind === 'plain' && rest.value < 1)
    return { ...part, to: rest.to, value: part.value + rest.value, vague: false }
  if (rest === null || !isOfLand(rest.unit)) return part
  const share = (rest.value * squareFeetPerUnit[rest.unit]) / squareFeetPerUnit[part.unit]
  // What makes up a whole of the first unit says it again, or is another size.
  if (share >= 1 || rest.unit === part.unit) return part
  return { ...part, to: rest.to, value: part.value + share, units: [part.value, rest.value], vague: false }
}

function isOfLand(unit: SizeUnit | null): unit is SizeUnit {
  return unit !== null && unit !== 'sqft' && unit !== 'sqm'
}
