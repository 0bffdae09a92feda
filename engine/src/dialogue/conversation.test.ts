import { matchSchema } from '@guru/contract/chat'
import { wishesSchema } from '@guru/contract/requirement'
import { acts, amenities, propertyTypes, sizeUnits, slots, transactionTypes } from '@guru/contract/vocabulary'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contextOf, createEngine, type FinishedTurn } from '../index.ts'
import type { Command, PlainNumber, SetCommand, Understanding } from '../understanding/command.ts'
import type { DialogueState } from './state.ts'
import { finish } from './transcripts/in-memory.ts'
import { inventory, listedPlaces } from './transcripts/inventory.ts'

const engine = createEngine({ listedPlaces })

/** One turn, through JSON as the session's row is. */
function take(state: DialogueState, understood: Understanding): FinishedTurn {
  return finish(engine, engine.advance(JSON.parse(JSON.stringify(state)), understood))
}

const range = (least: number, most: number) =>
  fc
    .record({ min: fc.option(fc.integer({ min: least, max: most }), { nil: undefined }), over: fc.nat(5) })
    .map(({ min, over }) => (min === undefined ? { max: most } : { min, max: Math.min(most, min + over) }))

const setCommand: fc.Arbitrary<SetCommand> = fc.oneof(
  fc
    .constantFrom(...transactionTypes)
    .map((value) => ({ kind: 'set', slot: 'transaction_type', value }) as const),
  fc.constantFrom(...propertyTypes).map((value) => ({ kind: 'set', slot: 'property_type', value }) as const),
  fc
    .constantFrom('Bengaluru', 'Chennai', 'Nowhere')
    .map((value) => ({ kind: 'set', slot: 'city', value }) as const),
  fc
    .constantFrom('Whitefield', 'Adyar', '*x*')
    .map((value) => ({ kind: 'set', slot: 'area', value }) as const),
  range(5000, 20_000_000).map((value) => ({ kind: 'set', slot: 'price', value }) as const),
  range(0, 5).map((value) => ({ kind: 'set', slot: 'bedrooms', value }) as const),
  range(500, 5000).map((value) => ({ kind: 'set', slot: 'size_sqft', value }) as const),
  fc
    .uniqueArray(fc.constantFrom(...amenities), { minLength: 1, maxLength: 3 })
    .map((value) => ({ kind: 'set', slot: 'amenities', value }) as const),
)

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 6, arbitrary: setCommand },
  fc.constantFrom(...slots).map((slot) => ({ kind: 'any', slot }) as const),
  fc.constantFrom(...slots, ...amenities).map((what) => ({ kind: 'drop', what }) as const),
  fc.constantFrom('search', 'offer').map((intent) => ({ kind: 'intent', intent }) as const),
  fc
    .constantFrom('more', 'cheaper', 'costlier', 'bigger', 'smaller', 'nearer')
    .map((wants) => ({ kind: 'follow-up', wants }) as const),
  fc.integer({ min: 1, max: 9 }).map((position) => ({ kind: 'pick', position }) as const),
  fc.option(fc.integer({ min: 1, max: 9 })).map((position) => ({ kind: 'explain', position }) as const),
  fc.constantFrom({ kind: 'decline' } as const, { kind: 'undo' } as const, { kind: 'so-far' } as const),
  fc.constantFrom('city', 'area', 'price').map((slot) => ({ kind: 'undo', slot }) as const),
)

/** Wishes that a listing of the inventory fits, so that a search finds some. */
const fittingWishes: fc.Arbitrary<SetCommand[]> = fc
  .tuple(fc.constantFrom(...inventory), fc.integer({ min: 100, max: 150 }), fc.boolean())
  .map(([listing, percent, withAmenities]) => {
    const { transaction_type, property_type, city, area, price, bedrooms, amenities: has } = listing
    const commands: SetCommand[] = [
      { kind: 'set', slot: 'transaction_type', value: transaction_type },
      { kind: 'set', slot: 'property_type', value: property_type },
      { kind: 'set', slot: 'city', value: city },
      { kind: 'set', slot: 'area', value: area },
      { kind: 'set', slot: 'price', value: { max: Math.round((price * percent) / 100) } },
      { kind: 'set', slot: 'size_sqft', value: { min: 500 } },
    ]
    if (bedrooms !== null)
      commands.push({ kind: 'set', slot: 'bedrooms', value: { min: bedrooms, max: bedrooms } })
    if (withAmenities && has.length > 0) commands.push({ kind: 'set', slot: 'amenities', value: has })
    return commands
  })

const noNumbers = fc.constant<PlainNumber[]>([])

const understanding: fc.Arbitrary<Understanding> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      commands: fc.array(command, { minLength: 1, maxLength: 4 }),
      act: fc.constant('inform' as const),
      numbers: noNumbers,
      sizeUnit: fc.option(fc.constantFrom(...sizeUnits)),
      language: fc.constant(null),
      spoken: fc.boolean(),
    }),
  },
  fc.record({
    commands: fc.constant<Command[]>([]),
    act: fc.constantFrom(...acts),
    numbers: noNumbers,
    sizeUnit: fc.constant(null),
    language: fc.constantFrom(null, 'en' as const, 'ta' as const),
  }),
)

function expectSound({ state, reply, acts: said }: FinishedTurn): void {
  expect(wishesSchema.safeParse(state.wishes).error).toBeUndefined()
  for (const match of reply.matches) expect(matchSchema.safeParse(match).error).toBeUndefined()
  expect(JSON.parse(JSON.stringify(state))).toEqual(state)
  for (const free of state.any) expect(state.wishes[free]).toBeUndefined()
  expect(state.seen.length).toBeLessThanOrEqual(100)
  expect(said.length).toBeGreaterThan(0)
  expect(reply.text.length).toBeGreaterThan(0)
  expect(reply.spoken).not.toMatch(/[\d₹*_“”"()]|undefined|null|NaN/)
  expect(reply.text).not.toMatch(/undefined|null|NaN| {2}|\.\.|, ,| \./)
}

describe('whatever a seeker does', () => {
  it('Guru answers, and the state is one that the contract allows and JSON keeps', () => {
    fc.assert(
      fc.property(fc.array(understanding, { minLength: 1, maxLength: 12 }), (turns) => {
        let turn = engine.begin('en')
        for (const understood of turns) {
          turn = take(turn.state, understood)
          expectSound(turn)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('Guru answers whatever is typed', () => {
    const words =
      'rent buy 2 bhk flat in Pune Adyar any no yes cheaper more the second one why 30k call me sell ? ,'
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.array(fc.constantFrom(...words.split(' ')), { maxLength: 8 }).map((some) => some.join(' ')),
    )
    fc.assert(
      fc.property(fc.array(typed, { minLength: 1, maxLength: 8 }), (texts) => {
        let turn = engine.begin('en')
        for (const text of texts) {
          turn = take(turn.state, engine.understand(text, contextOf(turn.state)))
          expectSound(turn)
        }
      }),
    )
  })

  it('Guru never asks for what is known or free', () => {
    fc.assert(
      fc.property(fc.array(understanding, { minLength: 1, maxLength: 12 }), (turns) => {
        let turn = engine.begin('en')
        for (const understood of turns) {
          turn = take(turn.state, understood)
          const { asked } = turn.reply
          // A change that was misheard is asked for once more.
          if (asked === null || turn.acts.some(({ kind }) => kind === 'misheard')) continue
          expect(turn.state.wishes[asked], `asks for ${asked}`).toBeUndefined()
          expect(turn.state.any).not.toContain(asked)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('money and rooms that came by voice count only when they were read back', () => {
    const spoken = understanding.map((one) => ({ ...one, spoken: true }))
    fc.assert(
      fc.property(fc.array(spoken, { minLength: 1, maxLength: 12 }), (turns) => {
        let turn = engine.begin('en')
        const counted: unknown[] = [undefined]
        for (const understood of turns) {
          turn = take(turn.state, understood)
          const { price, bedrooms } = turn.state.wishes
          expect(counted).toContainEqual(price)
          expect(counted).toContainEqual(bedrooms)
          const readBack = turn.acts.find((act) => act.kind === 'read_back')
          if (readBack) counted.push(readBack.topic.wishes.price, readBack.topic.wishes.bedrooms)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('what Guru offers to show is there when the seeker says yes', () => {
    let offered = 0
    fc.assert(
      fc.property(fittingWishes, (commands) => {
        const turn = take(engine.begin('en').state, { ...informing, commands })
        if (turn.state.pending?.kind !== 'relax') return
        offered++
        expect(take(turn.state, { ...informing, act: 'affirm' }).reply.matches).not.toEqual([])
      }),
    )
    expect(offered).toBeGreaterThan(0)
  })

  it('every listing shown as fitting fits every wish', () => {
    fc.assert(
      fc.property(fittingWishes, (commands) => {
        const step = take(engine.begin('en').state, { ...informing, commands })
        expect(step.acts.map((act) => act.kind)).toContain('found')
        for (const match of step.reply.matches) expect(match.points.every((point) => point.fits)).toBe(true)
      }),
    )
  })
})

const informing: Understanding = { commands: [], act: 'inform', numbers: [], sizeUnit: null, language: null }
const set = (slot: SetCommand['slot']): SetCommand => {
  const found = answers.find((answer) => answer.slot === slot)
  if (found === undefined) throw new Error(`No answer for ${slot}`)
  return found
}
const answers: SetCommand[] = [
  { kind: 'set', slot: 'transaction_type', value: 'rent' },
  { kind: 'set', slot: 'property_type', value: 'apartment' },
  { kind: 'set', slot: 'city', value: 'Bengaluru' },
  { kind: 'set', slot: 'area', value: 'Whitefield' },
  { kind: 'set', slot: 'price', value: { max: 30000 } },
  { kind: 'set', slot: 'bedrooms', value: { min: 2, max: 2 } },
]

describe('the way to the matches', () => {
  it('takes six answers to one question each', () => {
    let turn = engine.begin('en')
    const asked: string[] = []
    while (turn.reply.matches.length === 0) {
      const slot = turn.reply.asked
      if (slot === null) throw new Error('neither a question nor matches')
      asked.push(slot)
      turn = take(turn.state, { ...informing, commands: [set(slot)] })
    }
    expect(asked).toEqual(['transaction_type', 'property_type', 'city', 'area', 'price', 'bedrooms'])
  })

  it('takes one turn when all is said at once', () => {
    expect(take(engine.begin('en').state, { ...informing, commands: answers }).reply.matches).toHaveLength(5)
  })

  it('takes one question more at most when a search could start', () => {
    fc.assert(
      fc.property(fc.subarray(['area', 'bedrooms'] as const), (also) => {
        const first = ['transaction_type', 'property_type', 'city', 'price', ...also] as const
        let turn = take(engine.begin('en').state, { ...informing, commands: first.map(set) })
        if (turn.reply.asked !== null && turn.reply.matches.length === 0) {
          turn = take(turn.state, { ...informing, commands: [set(turn.reply.asked)] })
        }
        expect(turn.reply.matches.length).toBeGreaterThan(0)
      }),
    )
  })
})
