import type { SendWaits } from '../src/channels/whatsapp/send-worker.ts'

/** Hurried, so that tests need not wait. */
export const hurried: SendWaits = {
  answer: 1_000,
  media: 3_000,
  unsettled: 1_500,
  backOff: 50,
  mostBackOff: 400,
}
