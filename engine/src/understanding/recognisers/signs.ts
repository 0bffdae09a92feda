import type { Act } from '@guru/contract/vocabulary'
import { crosses, ticks } from '../../text/crosses.ts'
import type { Reading } from '../reading.ts'

/** Signs that say the same in every language. */
const acts: ReadonlyMap<string, Act> = new Map([
  ...ticks.map((sign): [string, Act] => [sign, 'affirm']),
  ...crosses.map((sign): [string, Act] => [sign, 'deny']),
  ['🙏', 'thanks'],
])

/** What a turn of signs alone says; null where words or numbers stand beside them, or no sign says anything. */
export function actOfSigns({ tokens }: Reading): Act | null {
  // What only tints a sign is read as a word of no script.
  if (tokens.some(({ kind, script }) => kind === 'number' || (kind === 'word' && script !== 'other')))
    return null
  return tokens.map(({ text }) => acts.get(text)).find((act) => act !== undefined) ?? null
}
