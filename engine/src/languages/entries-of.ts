/** `Object.entries` with the keys' own type; what is not there is left out. */
export function entriesOf<K extends string, V>(record: { readonly [Key in K]?: V }): [K, V][] {
  const entries: [K, V][] = []
  for (const key in record) {
    const value = record[key]
    if (value !== undefined) entries.push([key, value])
  }
  return entries
}
