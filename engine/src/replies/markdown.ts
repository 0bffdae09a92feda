/** Marks with a meaning in markdown, wherever they stand in a line. */
const marks = /[\\`*_[\]<>~|&]/g

/** Text as markdown that shows exactly that text on one line: names of places and societies come from outside. */
export function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(marks, '\\$&')
}
