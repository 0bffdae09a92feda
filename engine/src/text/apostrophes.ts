/** Words are compared without apostrophes: "don't" and "dont" are one. */
export function withoutApostrophes(word: string): string {
  return word.includes("'") ? word.replaceAll("'", '') : word
}
