/** Marks with a meaning in markdown, wherever they stand in a line. */
const marks = /[\\`*_[\]<>~|&]/g

/** What makes a list, a heading or a rule of a line that begins with it. */
const beginnings = /^(\d*)([-+#=.)])(?=\s|$)/

/** Text as markdown that shows exactly that text on one line: names of places and societies come from outside. */
export function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replace(marks, '\\$&').replace(beginnings, '$1\\$2')
}
