import { presentLanguages } from '../languages/index.ts'
import { states } from '../languages/states.ts'

/** Each state with all its names in all languages, its own first. */
export const stateNames: readonly (readonly [state: string, ...names: string[]])[] = states.map((state) => [
  state,
  state,
  ...presentLanguages.flatMap(({ nameWords }) => nameWords.states[state]),
])
