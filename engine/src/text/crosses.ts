/** Signs that say no beside a word, and alone. */
export const crosses = ['❌', '🚫', '✖', '❎', '⛔', '🙅', '👎'] as const
/** Signs that say yes. */
export const ticks = ['✅', '✔', '☑', '👍', '👌'] as const

/** Crosses that strike what they stand beside; a thumb and somebody's gesture only answer. */
const striking = crosses.slice(0, 5).join('')
const cross = new RegExp(`[${striking}]`, 'u')
const marks = new RegExp(`[${striking}✅✔☑]\\ufe0f?`, 'gu')
const opening = new RegExp(`[${striking}]\\ufe0f?(?: ?no\\b)?`, 'giu')
const closing = new RegExp(`[${striking}]\\ufe0f?`, 'gu')
/** What may stand between a mark that opens a line and the words before it. */
const separators = '\n,;.:!?(-•*|'
/** What may stand behind a mark that closes the message. */
const closers = /^[.!)\]]*(?: ?(?:please|pls|plz))?[.!]*$/i

/**
 * A message whose crosses are the "no" that they stand for: "❌ parking" refuses what follows, "Lift ✅ Parking ❌" what
 * stands before. Marks open what they belong to where the first of them opens a line or a sentence; they close it
 * where the last closes the message, and where a word or two stand before the first. One cross in the middle speaks
 * of what follows.
 */
export function withCrossesAsNo(text: string): string {
  if (!cross.test(text) || !/[\p{L}\p{N}]/u.test(text)) return text
  return standBehind(text) ? text.replace(closing, ': no, ') : text.replace(opening, ', no ')
}

/** Whether the marks stand behind what they speak of. */
function standBehind(text: string): boolean {
  const found = [...text.matchAll(marks)]
  const first = found[0]
  const last = found.at(-1)
  if (first === undefined || last === undefined) return false
  const ahead = text.slice(0, first.index)
  const said = ahead.trimEnd()
  if (
    said === '' ||
    ahead.slice(said.length).includes('\n') ||
    separators.includes(said.charAt(said.length - 1))
  )
    return false
  if (closers.test(text.slice(last.index + last[0].length, last.index + last[0].length + 12).trim()))
    return true
  return found.length > 1 && said.split(' ').length <= 2
}
