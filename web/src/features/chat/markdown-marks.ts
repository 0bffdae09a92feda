const marks = /[*_`#|~]|\[[^\]]*\]\(|^\s*(?:[-+>]|\d+\.)\s/m

/** True when a reply holds signs that markdown would turn into something: `**2 BHK**`, `- Lift`, `[x](y)`. */
export function hasMarkdown(text: string): boolean {
  return marks.test(text)
}
