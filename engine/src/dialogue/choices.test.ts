import { type LanguageCode, languages, type Slot, slots } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { formatterFor } from '../format/formatter-for.ts'
import { createEngine } from '../index.ts'
import { createNeighbourhood } from '../matching/neighbourhood.ts'
import { createPlaceIndex } from '../places/index.ts'
import { wordChoice } from '../replies/wording.ts'
import { canReplyIn, sentencesOf } from '../replies/written-languages.ts'
import type { Command, Understanding } from '../understanding/command.ts'
import type { ChoiceAct } from './act.ts'
import { choicesAfterResult, choicesFor, looseningChoices } from './choices.ts'
import { contextOf, type DialogueState, initialState } from './state.ts'
import { listedPlaces } from './transcripts/inventory.ts'

const engine = createEngine({ listedPlaces })
const places = createNeighbourhood(createPlaceIndex(listedPlaces), listedPlaces)

const knownIn = (language: LanguageCode): Record<string, DialogueState> => ({
  'a seeker who rents': {
    ...initialState(language),
    wishes: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      area: 'Whitefield',
      price: { max: 30000 },
      bedrooms: { min: 2, max: 2 },
      amenities: ['power_backup', 'lift'],
    },
  },
  'a seeker who buys a house': {
    ...initialState(language),
    wishes: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Chennai',
      area: 'Adyar',
      price: { max: 15_000_000 },
      bedrooms: { min: 3 },
      amenities: ['swimming_pool'],
    },
  },
  'a seeker of land who counts in cents': {
    ...initialState(language),
    sizeUnit: 'cent',
    wishes: { transaction_type: 'sale', property_type: 'land', city: 'Kochi', price: { max: 2_500_000 } },
  },
  'an owner': { ...initialState(language), intent: 'offer' },
})

/** The state in which a slot is asked for: it is not known then. */
function askedFor(slot: Slot, state: DialogueState): DialogueState {
  const { [slot]: _unknown, ...wishes } = state.wishes
  return { ...state, wishes, pending: { kind: 'slot', slot } }
}

/** What a quick answer must be read as when it comes back. */
function meaning(choice: ChoiceAct): { command: Partial<Command> } | { act: Understanding['act'] } {
  switch (choice.kind) {
    case 'transaction':
      return { command: { kind: 'set', slot: 'transaction_type', value: choice.value } }
    case 'sell':
      return { command: { kind: 'intent', intent: 'offer' } }
    case 'property_type':
      return { command: { kind: 'set', slot: 'property_type', value: choice.value } }
    case 'place':
      return { command: { kind: 'set', value: choice.name } }
    case 'any':
      return { command: { kind: 'any', slot: choice.slot } }
    case 'budget':
      return { command: { kind: 'set', slot: 'price', value: choice.range } }
    case 'bedrooms':
      return { command: { kind: 'set', slot: 'bedrooms', value: choice.range } }
    case 'size':
      return {
        command: { kind: 'set', slot: 'size_sqft', value: { min: expect.closeTo(choice.squareFeet) } },
      }
    case 'amenity':
      return { command: { kind: 'set', slot: 'amenities', value: [choice.amenity] } }
    case 'without':
      return { command: { kind: 'drop', what: choice.amenity } }
    case 'nothing_special':
      return { command: { kind: 'any', slot: 'amenities' } }
    case 'yes':
      return { act: 'affirm' }
    case 'no':
    case 'not_so':
      return { act: 'deny' }
    case 'why':
      return { command: { kind: 'explain' } }
    case 'pick':
      return { command: { kind: 'pick', position: choice.position } }
    case 'callback':
      return { act: 'handoff' }
    case 'restart':
      return { act: 'restart' }
    default:
      return { command: { kind: 'follow-up', wants: choice.kind } }
  }
}

function expectReadBack(choice: ChoiceAct, state: DialogueState): void {
  const text = wordChoice(sentencesOf(state.language).choice, choice, formatterFor(state.language))
  const understood = engine.understand(text, contextOf(state))
  const wanted = meaning(choice)
  if ('act' in wanted) expect(understood.act, text).toBe(wanted.act)
  else expect(understood.commands, text).toContainEqual(expect.objectContaining(wanted.command))
}

const readBack = {
  kind: 'read_back' as const,
  commands: [{ kind: 'set' as const, slot: 'price' as const, value: { max: 3_000_000 } }],
  paused: null,
  asked: 1,
}

describe.each(languages.filter(canReplyIn))(
  'every quick answer in %s is understood when it comes back',
  (language) => {
    for (const [who, state] of Object.entries(knownIn(language))) {
      for (const slot of slots) {
        it(`${who} asked for ${slot}`, () => {
          const asked = askedFor(slot, state)
          for (const choice of choicesFor(slot, asked, places)) expectReadBack(choice, asked)
        })
      }
      it(`${who} after a result`, () => {
        const shown = { ...state, shown: ['one', 'two', 'three'] }
        for (const choice of [...choicesAfterResult(shown), ...looseningChoices(shown)])
          expectReadBack(choice, shown)
      })
      it(`${who} after "is there anything it must have?"`, () => {
        const shown = {
          ...state,
          shown: ['one', 'two', 'three'],
          pending: { kind: 'slot' as const, slot: 'amenities' as const },
        }
        const choices: ChoiceAct[] = [...choicesAfterResult(shown), { kind: 'pick', position: 2 }]
        for (const choice of choices) expectReadBack(choice, shown)
      })
    }

    it('yes and no to what was read back', () => {
      const state = { ...initialState(language), pending: readBack }
      for (const kind of ['yes', 'not_so'] as const) expectReadBack({ kind }, state)
    })

    it('yes, no, start again, and what only words in the text offer', () => {
      const state = { ...initialState(language), shown: ['one', 'two'] }
      const kinds = ['yes', 'no', 'restart', 'costlier', 'bigger', 'smaller', 'nearer'] as const
      for (const kind of kinds) expectReadBack({ kind }, state)
    })
  },
)
