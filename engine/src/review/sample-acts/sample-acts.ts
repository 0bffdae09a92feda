import type { ActKind, GuruAct } from '../../dialogue/act.ts'
import { changes } from './changes.ts'
import { manners } from './opening-and-manners.ts'
import { repairs } from './questions-and-repairs.ts'
import { results } from './results.ts'
import { toldOfHomes } from './told-of-homes.ts'

/** Every act with values that show its sentences. A new act must be entered in its group to compile. */
export const sampleActs: Readonly<Record<ActKind, readonly GuruAct[]>> = {
  ...manners,
  ...changes,
  ...repairs,
  ...results,
  ...toldOfHomes,
}
