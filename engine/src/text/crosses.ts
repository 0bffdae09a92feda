const crosses = '❌🚫✖❎⛔🙅'
const ticks = '✅✔☑👍👌'
const cross = new RegExp(`[${crosses}]`, 'u')
const opening = new RegExp(`(?:^|[\\n,;])\\s*[${crosses}${ticks}]`, 'u')
const closing = new RegExp(`[${crosses}${ticks}]\\ufe0f?\\s*(?:$|[\\n,;])`, 'u')
const marks = new RegExp(`[${crosses}${ticks}]`, 'gu')
const before = new RegExp(`[${crosses}]\\ufe0f?\\s*(?:no\\b)?`, 'giu')
const behind = new RegExp(`\\s*[${crosses}]\\ufe0f?`, 'gu')

/**
 * A message whose crosses are the "no" that they stand for: "❌ parking" refuses what follows, "Lift ✅ Parking ❌" what
 * stands before. Which of the two is meant shows where the marks open or close what they belong to; a single one in
 * the middle speaks of what follows. A cross alone, beside no word, stays.
 */
export function withCrossesAsNo(text: string): string {
  if (!cross.test(text) || !/[\p{L}\p{N}]/u.test(text)) return text
  const closes = closing.test(text) || (text.match(marks)?.length ?? 0) > 1
  return closes && !opening.test(text) ? text.replace(behind, ': no, ') : text.replace(before, ', no ')
}
