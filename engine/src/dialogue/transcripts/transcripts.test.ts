/// <reference types="vite/types/importMeta.d.ts" />
import { languages } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { contextOf, createEngine, type FinishedTurn } from '../../index.ts'
import { finish } from './in-memory.ts'
import { listedPlaces } from './inventory.ts'
import { type Exchange, type ExpectationKey, readTranscript } from './transcript.ts'

const engine = createEngine({ listedPlaces })
const transcripts = import.meta.glob<string>('./**/*.txt', { query: '?raw', import: 'default', eager: true })

describe('transcripts', () => {
  for (const [file, text] of Object.entries(transcripts)) {
    it(file.slice(2), () => {
      let turn = engine.begin(languageOf(file))
      for (const exchange of readTranscript(text)) {
        turn = take(turn, exchange)
        check(file, exchange, turn)
      }
    })
  }
})

/** Transcripts in other languages than English stand in a folder of the language's code. */
function languageOf(file: string) {
  const folder = file.split('/')[1]
  return languages.find((code) => code === folder) ?? 'en'
}

function take({ state }: FinishedTurn, { seeker, spoken }: Exchange): FinishedTurn {
  const understood = { ...engine.understand(seeker, contextOf(state)), spoken }
  return finish(engine, engine.advance(state, understood))
}

function check(file: string, { seeker, line, expected }: Exchange, turn: FinishedTurn): void {
  const where = `${file}:${line} seeker: ${seeker}\nguru: ${turn.reply.text}\n`
  for (const { key, value } of expected) {
    const { actual, wanted } = compare[key](turn, value)
    expect(actual, `${where}${key}`).toEqual(wanted)
  }
}

const words = (value: string) => value.split(/\s+/).filter((word) => word !== '')

const compare: Record<
  ExpectationKey,
  (turn: FinishedTurn, value: string) => { actual: unknown; wanted: unknown }
> = {
  acts: ({ acts }, value) => ({ actual: acts.map((act) => act.kind), wanted: words(value) }),
  asks: ({ reply }, value) => ({ actual: reply.asked ?? 'nothing', wanted: value }),
  wishes: ({ state }, value) => ({ actual: state.wishes, wanted: JSON.parse(value) }),
  any: ({ state }, value) => ({ actual: state.any, wanted: words(value) }),
  events: ({ events }, value) => ({ actual: events.map(eventName), wanted: words(value) }),
  says: ({ reply }, value) => ({ actual: reply.text, wanted: expect.stringContaining(value) }),
  shows: ({ reply }, value) => ({
    actual: reply.matches.map((match) => match.listing_id),
    wanted: words(value),
  }),
  offers: ({ reply }, value) => ({
    actual: reply.choices,
    wanted: expect.arrayContaining(value.split('|').map((choice) => choice.trim())),
  }),
  is: ({ state, reply }, value) => ({
    actual: { finished: state.finished, handoff: reply.handoff },
    wanted: { finished: words(value).includes('finished'), handoff: words(value).includes('handoff') },
  }),
}

function eventName(event: FinishedTurn['events'][number]): string {
  switch (event.kind) {
    case 'wish_set':
      return `${event.changed ? 'changed' : 'set'}:${event.slot}`
    case 'wish_freed':
      return `freed:${event.slot}`
    case 'wish_dropped':
      return `${event.because}:${event.what}`
    case 'intent_changed':
      return `intent:${event.intent}`
    case 'language_changed':
      return `language:${event.language}`
    case 'restarted':
      return 'restarted'
  }
}
