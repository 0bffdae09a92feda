import { isNameOfLanguage } from '../../languages/speaking.ts'
import { has, isFiller, isUnknownWord, type Reading, saysWord } from '../reading.ts'
import type { Segment } from '../segments.ts'

/**
 * "I don't know Hindi", "എനിക്ക് ഹിന്ദി അറിയില്ല": a turn about a language that one does not speak. Its "don't know"
 * answers no question, and nobody wants to go on in that language.
 */
export function lacksLanguage({ segments, tokens, said }: Reading): boolean {
  if (!refusing.some((concept) => said.has(concept))) return false
  const isName = ({ from, to, mention }: Segment) =>
    mention === null && saysWord(tokens, { from, to }, isNameOfLanguage)
  if (!segments.some(isName) || segments.some((one, at) => has(one, 'speak') && !isRefused(segments[at - 1])))
    return false
  return segments.every((one) => isName(one) || isSaidBeside(one))
}

/** "Don't [speak Hindi]"; but "no, in Hindi" asks for it. */
function isRefused(before: Segment | undefined): boolean {
  return has(before, 'not:before') && !has(before, 'act:deny')
}

const refusing = ['not:before', 'not:after', 'all-the-same'] as const

function isSaidBeside(segment: Segment): boolean {
  if (segment.mark !== null || isFiller(segment) || isUnknownWord(segment)) return true
  return has(segment, 'contact') || has(segment, 'of') || refusing.some((concept) => has(segment, concept))
}
