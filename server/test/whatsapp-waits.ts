import type { SendWaits } from '../src/channels/whatsapp/send-worker.ts'

/** Hurried, so that tests need not wait. */
export const hurried: SendWaits = { unsettled: 1_500, backOff: 50, mostBackOff: 400 }
