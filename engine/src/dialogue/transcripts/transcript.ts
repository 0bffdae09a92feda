/**
 * A transcript is a conversation as people read it, with what must hold after each turn:
 *
 *     # What this shows
 *     seeker: 2bhk in Whitefield
 *     acts: noted ask
 *     asks: transaction_type
 *     wishes: {"city": "Bengaluru", "area": "Whitefield", "bedrooms": {"min": 2, "max": 2}}
 *
 * `voice:` in place of `seeker:` is a turn that came by voice. `acts` are the kinds of what Guru says, in order; `asks` the slot asked for, or nothing; `wishes` and
 * `any` all that is known after the turn; `events` what changed; `says` words that the reply holds; `shows`
 * the listings shown, in order; `offers` quick answers that are there; `is` marks: finished, open, handoff.
 */
export interface Exchange {
  line: number
  seeker: string
  /** True when it came by voice. */
  spoken: boolean
  expected: { key: ExpectationKey; value: string; line: number }[]
}

const keys = ['acts', 'asks', 'wishes', 'any', 'events', 'says', 'shows', 'offers', 'is'] as const
export type ExpectationKey = (typeof keys)[number]

/** Reads a transcript; throws with the line that it cannot read. */
export function readTranscript(text: string): Exchange[] {
  const exchanges: Exchange[] = []
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) continue
    const [, key = '', value = ''] = /^(\w+):\s*(.*)$/.exec(line) ?? []
    const exchange = exchanges.at(-1)
    const expectation = keys.find((one) => one === key)
    if (key === 'seeker' || key === 'voice')
      exchanges.push({ line: index + 1, seeker: value, spoken: key === 'voice', expected: [] })
    else if (expectation && exchange) exchange.expected.push({ key: expectation, value, line: index + 1 })
    else throw new Error(`Line ${index + 1} of the transcript cannot be read: ${line}`)
  }
  return exchanges
}
