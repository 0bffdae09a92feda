/** Text by key, as the browser keeps it for this site. */
export interface TextStore {
  read(key: string): string | null
  write(key: string, text: string): void
  remove(key: string): void
}

/** Texts that live as long as the page does. */
export function createMemoryStore(start: Record<string, string> = {}): TextStore {
  const texts = new Map(Object.entries(start))
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  }
}
