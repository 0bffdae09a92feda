import { apiErrorSchema } from '@guru/contract/errors'

/** How calls of seekers may fail, for the description of their routes. */
export const seekerFailures = {
  403: apiErrorSchema.describe('Another browser’s session, or a page that may not call'),
  422: apiErrorSchema.describe('Something in the request is missing or wrong'),
  429: apiErrorSchema.describe('Too many calls; Retry-After says how long to wait'),
  503: apiErrorSchema.describe('The database is away; Retry-After says when to try again'),
}

/** The same for turns of a chat. */
export const turnFailures = {
  ...seekerFailures,
  409: apiErrorSchema.describe('Too many messages of this chat at once; send it again'),
}
