import type { Phrases } from '../../language.ts'

/** What refuses to be called. */
export const noCall: Phrases = `
  (dont|do not|never|please dont|no need to|need not|stop|no one should|nobody should) (be calling|be phoning|call|calling|ring|ringing|phone|phoning) [me|us] [back|up|again|anymore|ever],
  no (call|calls|callback|callbacks|phone call|phone calls|calling) [please],
  (dont|do not) (want|need) [to (get|receive|have)] [a|any|your] (call|calls|callback|call back|phone call|phone calls),
  (dont|do not) (want|like|wish) to be (called|phoned), rather not be (called|phoned),
  (didnt|did not) ask for a call`
