import { type LeadSource, type LiveEvent, leadSources, liveEventSchema } from '@guru/contract/leads'
import { paths } from '@guru/contract/paths'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { atMostEvery } from '../../staff/at-most-every.ts'
import { fetchFrom, LoginNeeded } from '../../staff/call.ts'
import { notice } from '../../staff/notices.ts'
import { leadsKey } from './use-leads.ts'

/** Milliseconds between looks while there is no stream. */
const pollEvery = 15_000
/**
 * Milliseconds after which a stream that says nothing counts as none: at its beginning, as behind a proxy that
 * holds it back, and later, when a sign of life comes every 20 seconds and the network may have gone without
 * a word.
 */
const patience = { first: 10_000, next: 50_000 }

/** Milliseconds between two times that the lists are asked anew: on a busy day something changes all the time. */
const refreshPause = 5_000

/** Keeps the lists fresh: by a stream of what changed, or by looking now and then while there is none. */
export function useLiveLeads(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const ending = new AbortController()
    const refresh = atMostEvery<LeadSource>(refreshPause, (sources) => {
      for (const source of sources) void queries.invalidateQueries({ queryKey: leadsKey(source) })
      void queries.invalidateQueries({ queryKey: ['lead'] })
    })
    const hear = (event: LiveEvent) => {
      refresh(event.changed)
      if (event.callback) notice('info', 'A seeker asks to be called', { message: offered(event) })
    }
    void follow(hear, () => refresh(leadSources), ending.signal)
    return () => ending.abort()
  }, [queries])
}

function offered({ call_time }: LiveEvent): string {
  return call_time === undefined ? 'It is offered to you.' : `It is offered to you. When: “${call_time}”`
}

/** Reads the stream until the page is left; between two streams it looks at everything anew. */
async function follow(
  hear: (event: LiveEvent) => void,
  look: () => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const ended = await readStream(hear, signal).catch((error: unknown) => error)
    if (signal.aborted) return
    // The list finds the same, and leads to the login.
    if (ended instanceof LoginNeeded) return look()
    await new Promise((resolve) => setTimeout(resolve, pollEvery))
    if (!signal.aborted) look()
  }
}

async function readStream(hear: (event: LiveEvent) => void, signal: AbortSignal): Promise<void> {
  const ending = new AbortController()
  const end = () => ending.abort()
  signal.addEventListener('abort', end)
  let silence = setTimeout(end, patience.first)
  try {
    const { body } = await fetchFrom({
      path: paths.realtorLive,
      as: 'realtor',
      signal: ending.signal,
      within: Number.POSITIVE_INFINITY,
    })
    if (body === null) return
    const reader = body.pipeThrough(new TextDecoderStream()).getReader()
    let waiting = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      clearTimeout(silence)
      silence = setTimeout(end, patience.next)
      const messages = (waiting + value).split('\n\n')
      waiting = messages.pop() ?? ''
      for (const message of messages) {
        if (message.startsWith('data: '))
          hear(liveEventSchema.parse(JSON.parse(message.slice('data: '.length))))
      }
    }
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', end)
  }
}
