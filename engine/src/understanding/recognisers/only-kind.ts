import { isOnly } from '../../languages/neighbours.ts'
import { hasListed } from '../listed-in.ts'
import { type Reading, saysWord } from '../reading.ts'

/** "Ghar only", "sirf ghar", "bas ghar": the only kind that is wanted. */
export function isOnlyKind({ segments, tokens }: Reading, at: number): boolean {
  const [before, behind] = [segments[at - 1], segments[at + 1]]
  if (hasListed(tokens, before, 'shownWords', 'onlyAhead')) return true
  return [before, behind].some((beside) => beside !== undefined && saysWord(tokens, beside, isOnly))
}
