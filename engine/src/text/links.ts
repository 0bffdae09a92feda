const addressed = /:\/\/|www\.|\.(?:com|in|org|net)\//i
const links = /(?:https?:\/\/|\bwww\.|\b[\w-]+\.(?:com|in|org|net)\/)\S+/giu

/** A message without addresses of pages: the words in them are those of who made the page. */
export function withoutLinks(text: string): string {
  return addressed.test(text) ? text.replace(links, ' ') : text
}
