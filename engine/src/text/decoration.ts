const wordOrNumber = /[\p{L}\p{N}]/u
/** Emoji with what tints or joins them, and the ends of lines. */
const parts = /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d)+|[\r\n]+/u
/** Somebody types dots for spaces: "flat.for.rent.in.pune". */
const dottedWords = /^(?=[^.]*\p{L}{3}[^.]*\.)[^\s.]+(?:\.[^\s.]+)+\.?$/u
const dots = /(?<!\d)\.|\.(?!\d)/gu
const smileys = /(?<=^|\s)[:;=]['-]?[()dp/](?=\s|$)/giu
/** WhatsApp's stars beside a word; between numbers one multiplies. */
const stars = /(?<=[^\s\d])\*(?=\s)|(?<=[^\s\d]\s)\*(?=\S)/gu
/** A keycap's frame: "2️⃣" is a 2. */
const frames = /\ufe0f|\u20e3/gu
/** The sign with the dot of "Rs.": "₹.8,500". */
const dottedRupee = /₹ ?\./gu
/** The apostrophe of "দু' কামরা" or "parents' house". */
const closingApostrophe = /(?<=[\p{L}\p{M}])['’](?=\s)/gu
/** Whether there is anything to take off; most messages have nothing. */
const decorated = /^[\s*_~"'“”>•·-]|[\s*_~"'“”]$|[\r\n*:;=©®₹\u203c-\u3299\ud83c-\ud83e]|\ufe0f|['’]\s/
const opening = new Set(' \t*_~"\'“”>•·-')
const closing = new Set(' \t*_~"\'“”')
const marks = new Set(',.;:!?।॥…-')

/**
 * A message without what only decorates it: emoji and smileys beside words, quotes and stars around it, dashes and
 * dots before its lines. Lines and pictures in the middle part what they stand between, as a comma does. What has no
 * word and no number is left as it is.
 */
export function withoutDecoration(text: string): string {
  const spaced = text.includes('.') && dottedWords.test(text) ? text.replace(dots, ' ') : text
  if (!decorated.test(spaced) || !wordOrNumber.test(spaced)) return spaced
  const plain = spaced
    .replace(frames, '')
    .replace(dottedRupee, '₹')
    .replace(smileys, '')
    .replace(closingApostrophe, '')
    .replace(stars, '')
  const pieces = plain.split(parts).map(bare).filter(Boolean)
  if (pieces.length === 0) return text
  return pieces.reduce((before, piece) => `${before}${isParted(before, piece) ? '' : ','} ${piece}`)
}

/** A piece without what opens and closes it; a minus right before a number is none of that. */
function bare(piece: string): string {
  let from = 0
  let to = piece.length
  while (from < to && opening.has(piece.charAt(from)) && !isMinus(piece, from) && !isMore(piece, from)) from++
  while (to > from && closing.has(piece.charAt(to - 1))) to--
  return piece.slice(from, to)
}

function isMinus(piece: string, at: number): boolean {
  const next = piece.charCodeAt(at + 1)
  return piece.charAt(at) === '-' && next >= 48 && next <= 57
}

/** ">20k": more than; before a word it quotes. */
function isMore(piece: string, at: number): boolean {
  return piece.charAt(at) === '>' && /^>=? ?[₹\d]/u.test(piece.slice(at, at + 4))
}

/** True where a mark stands between two pieces already. */
function isParted(before: string, piece: string): boolean {
  return marks.has(before.charAt(before.length - 1)) || marks.has(piece.charAt(0))
}
