/** How a clause is meant. */
export type ClauseKind =
  /** It may hold wishes. */
  | 'wish'
  /** It asks something; nothing in it is a wish. */
  | 'question'
  /** Talk about something else: a visit, the weather. */
  | 'talk'

/** Segments `from` up to but not including `to` that are said in one breath. */
export interface Clause {
  from: number
  to: number
  kind: ClauseKind
  /** True when it has the form of a question, even where it is a polite wish. */
  asking: boolean
}
