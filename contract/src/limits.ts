/** Longest turn of a seeker, in UTF-16 units; longer ones are refused with 413 or 422. */
export const maxAnswerLength = 4096
/** Longest session or device id, in UTF-16 units. */
export const maxIdLength = 200
/** Longest name that a form takes. */
export const maxNameLength = 100
/** Longest e-mail address (RFC 5321). */
export const maxEmailLength = 254
/** Longest text that lists are searched for. */
export const maxSearchLength = 100
/** Longest note of a realtor about a lead. */
export const maxNoteLength = 2000
/** Most leads in a realtor's file: the newest. */
export const maxExportedLeads = 10_000
/** Most cities or areas in a realtor's profile. */
export const maxProfileValues = 200
export const minPasswordLength = 6
/** Longer ones would only cost the time of hashing them. */
export const maxPasswordLength = 200

/** Between which amounts a wish may lie, both ends included: whole rupees, rooms, square feet. */
export const amountLimits = {
  price: { min: 1, max: 1e12 },
  bedrooms: { min: 0, max: 50 },
  size_sqft: { min: 0.01, max: 1e9 },
} as const
