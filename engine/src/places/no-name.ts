/** What homes are called and how they are offered, but no place: with numbers they fill the locality of careless rows. */
const wordsOfHomes: ReadonlySet<string> = new Set(
  `apartment apartments appartment appartments apt apts bed bedroom bedrooms beds bhk bk builder bungalow buy duplex
  flat flats falt flet floor for furnished fully home homes house houses in independent individual kothi land lease move my
  new no number of old own penthouse plot plots property ready rent rental resale residential rk room rooms row sale semi site
  sites sqft studio the to unfurnished villa villas`.split(/\s+/u),
)

/** True for what stands where a locality belongs and names none: "2BHK", "My Own House", "Flat no 4". */
export function namesNoPlace(name: string): boolean {
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.every((word) => wordsOfHomes.has(word))
}
