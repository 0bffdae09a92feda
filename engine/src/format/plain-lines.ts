/** The lines of a written reply without what only the eye needs: marks of markdown, addresses, pictures. */
export function plainLines(text: string): string[] {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/https?:\/\/\S+/g, ' ')
    .split('\n')
    .map(plainLine)
    .filter((line) => line !== '')
}

/** An escaped mark is meant as it stands; others only shape the text. */
function plainLine(line: string): string {
  return line
    .replace(/^\s*(?:[-*+>]|#{1,6}|\|)\s+/, '')
    .replace(/\\([^\w\s])|[*_`]/g, (_, escaped: string | undefined) => escaped ?? '')
    .replace(/[#|~<>]|\p{Extended_Pictographic}|\u{fe0f}|[\u{1f3fb}-\u{1f3ff}]/gu, ' ')
    .replace(/\s+[·•]\s+/g, ', ')
    .replace(/\s+/g, ' ')
    .trim()
}
