import { liveLanguages } from '@guru/contract/vocabulary'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inventory, listedPlaces } from '../dialogue/transcripts/inventory.ts'
import { formatterFor } from '../format/formatter-for.ts'
import { contextOf, createEngine } from '../index.ts'
import { lookUpInMemory, searchInMemory } from '../matching/listings-in-memory.ts'
import { escapeMarkdown } from './markdown.ts'
import { listAsMarkdown, wordListing } from './match.ts'
import { canReplyIn, sentencesOf } from './written-languages.ts'

const wording = { sentences: sentencesOf('en'), format: formatterFor('en'), unit: 'sqft' as const }
const [listing] = inventory

describe('markdown', () => {
  it('lets no name from outside become a mark', () => {
    expect(escapeMarkdown('**Palm** [x](javascript:1) <b> `a` _b_')).toBe(
      '\\*\\*Palm\\*\\* \\[x\\](javascript:1) \\<b\\> \\`a\\` \\_b\\_',
    )
    expect(escapeMarkdown('- one')).toBe('\\- one')
    expect(escapeMarkdown('1. one')).toBe('1\\. one')
    expect(escapeMarkdown('# one\n# two')).toBe('\\# one # two')
    expect(escapeMarkdown('Mulund (West), 1.5 km')).toBe('Mulund (West), 1.5 km')
  })

  it('keeps a hostile name on one line, with every mark escaped', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(escapeMarkdown(name)).not.toMatch(/\n|(?<!\\)(?:\\\\)*[*_`[\]<>]/)
      }),
    )
  })

  it('lists a match with headline, size, points, date, demo mark and RERA number', () => {
    if (listing === undefined) throw new Error('The inventory of the tests is empty')
    const ranked = {
      listing: { ...listing, society: 'A *fine* place', demo: true, rera_number: 'PR/7' },
      allowed: [],
      relaxed: [],
      comparisons: [
        {
          slot: 'price' as const,
          known: true,
          fits: false,
          actual: 28000,
          wished: { max: 26500 },
          transaction: 'rent' as const,
        },
        { slot: 'amenities' as const, known: true, fits: true, amenity: 'lift' as const },
        { slot: 'amenities' as const, known: false, fits: false, amenity: 'gym' as const },
      ],
    }
    expect(listAsMarkdown([wordListing(ranked, 1, wording)], wording)).toBe(
      [
        '1. **2 BHK flat, Whitefield, Bengaluru — ₹ 28,000 a month** (demo, not a real offer)',
        '   - A \\*fine\\* place',
        '   - 1,150 sq ft, 2 bathrooms',
        '   - Parking and lift',
        '   - ✗ ₹ 1,500 a month over your budget',
        '   - ✓ Lift',
        '   - ? Gym: not mentioned',
        '   - Last confirmed: 30 June 2026',
        '   - RERA number: PR/7',
      ].join('\n'),
    )
  })
})

describe('a match', () => {
  it('keeps the position under which it was shown when it is shown alone', () => {
    const engine = createEngine({ listedPlaces })
    const all = { set: { transaction_type: 'rent', city: 'Bengaluru' } } as const
    const pending = engine.advance(
      engine.begin('en').state,
      engine.understandTaps({ ...all, any: ['property_type', 'price', 'area', 'bedrooms'] }),
    )
    if (pending.kind !== 'needs_listings' || pending.needs.kind !== 'search') throw new Error('no search')
    const shown = engine.conclude(pending, searchInMemory(inventory, pending.needs.search))
    expect(shown.reply.matches.map(({ position }) => position).slice(0, 2)).toEqual([1, 2])
    const second = engine.advance(shown.state, engine.understand('the second one', contextOf(shown.state)))
    if (second.kind !== 'needs_listings' || second.needs.kind !== 'lookup') throw new Error('no look-up')
    const alone = engine.conclude(second, lookUpInMemory(inventory, second.needs.ids))
    expect(alone.reply.matches).toEqual([
      expect.objectContaining({ listing_id: shown.reply.matches[1]?.listing_id, position: 2 }),
    ])
  })
})

describe('places', () => {
  it('are told in the letters of the language, in the wishes and on each match', () => {
    const engine = createEngine({ listedPlaces })
    const any = ['property_type', 'price', 'bedrooms'] as const
    const set = { transaction_type: 'rent', city: 'Bengaluru', area: 'Whitefield' } as const
    const pending = engine.advance(engine.begin('ta').state, engine.understandTaps({ set, any: [...any] }))
    if (pending.kind !== 'needs_listings' || pending.needs.kind !== 'search') throw new Error('no search')
    const { reply } = engine.conclude(pending, searchInMemory(inventory, pending.needs.search))
    expect(reply.places).toEqual({ city: 'பெங்களூரு', area: 'ஒயிட்ஃபீல்ட்' })
    expect(reply.matches[0]?.place).toBe('ஒயிட்ஃபீல்ட், பெங்களூரு')
    expect(engine.begin('en').reply.places).toEqual({})
  })
})

it('every language that a chat can be opened in has its sentences', () => {
  expect(liveLanguages.filter((code) => !canReplyIn(code))).toEqual([])
})
