/**
 * The engine's light markdown in WhatsApp's own formatting: bold is one asterisk there, nothing can be escaped,
 * and what looks like a mark is one. So names of societies lose the characters that would become marks.
 */
export function whatsappText(markdown: string): string {
  return markdown
    .split('\n')
    .map((line) => line.replace(/^ {3}- /, ''))
    .map(withoutEscapes)
    .join('\n')
    .trim()
}

/** What stands in for a mark that is only a character of a name. */
const lookalikes: Record<string, string> = { '*': '∗', _: ' ', '~': '∼', '`': "'" }

/** `**bold**` becomes `*bold*`; an escaped character becomes itself, or what looks like it. */
function withoutEscapes(line: string): string {
  return line.replaceAll(/\\(.)|\*\*/g, (mark: string, escaped: string | undefined) => {
    if (escaped === undefined) return mark === '**' ? '*' : mark
    return lookalikes[escaped] ?? escaped
  })
}
