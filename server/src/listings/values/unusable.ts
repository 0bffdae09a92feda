/** Why a value, and with it its row, cannot be used; the message goes beside the row into the rejects. */
export class Unusable extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'Unusable'
  }
}

/** A value as reasons quote it: short, on one line. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return `“${line.length > 40 ? `${line.slice(0, 39)}…` : line}”`
}
