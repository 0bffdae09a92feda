const allowedSchemes = /^(?:https?|ircs?|mailto|xmpp):/i

/** The address of a link in a reply when its scheme may be opened, otherwise ''. */
export function allowedLink(address: string): string {
  return allowedSchemes.test(address) ? address : ''
}
