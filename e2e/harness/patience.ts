/** How long a journey waits for one step of a page, ms: a machine that does other work as well is slow, not wrong. */
export const patience = 90_000
