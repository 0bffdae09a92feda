import type { GoingBackPhrases } from '../../going-back.ts'

const first = '(first|1st|previous|earlier|original|initial|former)'
/** "Old" in "the old area was better" may be where somebody lived. */
const old = '(first|1st|previous|earlier|original|initial|former|old)'
const said = '[that] (i|we) (said|told|gave|mentioned|named) (first|before|earlier)'
const better = '(was|is) [much|still] (better|fine|ok|okay|good|best|enough|right|nicer)'
const goBack =
  '((go|move|switch|come|going|get|change) back to|back to|return to|stick (to|with)|stay (in|with)|keep|restore|prefer|liked)'

/** "Place" alone may be a home: "the first place was better". */
function backTo(slot: string, other = slot): string {
  return `
    ${first} ${slot} [only|itself] ${better}, ${goBack} [the|my|that] ${old} ${other},
    ^[the|my|that] ${first} ${slot} [only|itself|again|then|instead]$, ${goBack} [the] ${other} ${said},
    ${slot} ${said} ${better}, ${goBack} [the] same ${other} as before`
}

/** What English speakers say to go back to an area, a city or a budget. */
export const goingBackPhrases: GoingBackPhrases = {
  'undo:city': backTo('(city|town)'),
  'undo:area': backTo(
    '(area|locality|location|neighbourhood)',
    '(area|locality|location|neighbourhood|place)',
  ),
  'undo:price': backTo('(budget|price|amount|rent|limit)'),
}
