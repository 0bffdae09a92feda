/** Longest turn of a seeker, in UTF-16 units; longer ones are refused with 413 or 422. */
export const maxAnswerLength = 4096
/** Longest name that a form takes. */
export const maxNameLength = 100
