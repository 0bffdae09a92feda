import { wishesSchema } from '@guru/contract/requirement'
import { languages, slots } from '@guru/contract/vocabulary'
import type { UnderstandingContext } from '@guru/engine/understanding/command'
import { z } from 'zod'

const idSchema = z.union([z.string(), z.number()])

/** Absent, null and empty all say that nothing is known or was asked. */
const turnSchema = z.object({
  id: idSchema,
  language: z.enum(languages),
  asked: z.preprocess((asked) => asked || null, z.enum(slots).nullable()),
  known: z.preprocess(withoutNulls, z.object(wishesSchema.shape)),
  text: z.string(),
})

/** One turn to be understood. */
export type Turn = UnderstandingContext & { id: string | number; text: string }

/** A line that is no turn; with its id where that could be read. */
export interface BadLine {
  id?: string | number
  error: string
}

function withoutNulls(known: unknown): unknown {
  if (known === null || known === undefined || known === '') return {}
  // An empty list is how some languages write an empty object.
  if (typeof known !== 'object' || (Array.isArray(known) && known.length > 0)) return known
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null))
}

/** Reads a line of JSON; never throws. */
export function readTurn(line: string): Turn | BadLine {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return { error: 'The line is not valid JSON.' }
  }
  const turn = turnSchema.safeParse(value)
  if (turn.success) return turn.data
  const id = z.object({ id: idSchema }).safeParse(value)
  const [issue] = turn.error.issues
  const where = issue === undefined || issue.path.length === 0 ? '' : `${issue.path.join('.')}: `
  return { ...(id.success ? { id: id.data.id } : {}), error: `${where}${issue?.message ?? 'not a turn'}` }
}
