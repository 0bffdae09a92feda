/** A closed interval with one or both ends; rupees, rooms or square feet as the slot says. */
export interface Range {
  min?: number | undefined
  max?: number | undefined
}
