const controls = /[\p{Cc}--[\t\n\r]]/gv

/** The first `most` units of a text as the database takes it: whole characters, no control characters. */
export const storable = (text: string, most: number): string =>
  text.replaceAll(controls, '').slice(0, most).toWellFormed()
