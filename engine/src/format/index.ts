/**
 * The one place where rupees, sizes, dates and distances are written. Light enough for the seeker's page:
 * it imports words for amounts only.
 */
export { groupIndian } from './digits.ts'
export type { Mode } from './format-words.ts'
export { createFormatter, type Formatter } from './formatter.ts'
export { squareFeetPerUnit } from './size-units.ts'
