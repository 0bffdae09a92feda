const links = /(?:https?:\/\/|www\.)\S+/giu

/** A message without addresses of pages: the words in them are those of who made the page. */
export function withoutLinks(text: string): string {
  return text.includes('://') || text.includes('www.') ? text.replace(links, ' ') : text
}
