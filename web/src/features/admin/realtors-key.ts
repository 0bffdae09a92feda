/** Under which the list of realtors is kept. */
export const realtorsKey = ['realtors'] as const
