import { describe, expect, it } from 'vitest'
import { createEngine } from '../index.ts'
import { chat } from './transcripts/in-memory.ts'
import { inventory, listedPlaces } from './transcripts/inventory.ts'

const engine = createEngine({ listedPlaces })
const say = (...turns: string[]) => chat(engine, turns, 'en', inventory)
const areasOf = ({ reply }: ReturnType<typeof say>) =>
  new Set(
    reply.matches.map(({ listing_id }) => inventory.find(({ id }) => id === listing_id)?.area ?? listing_id),
  )

describe('several areas looked through', () => {
  it('each have some on the first page', () => {
    const turn = say('2bhk flat for rent in Whitefield or Varthur, Bangalore, below 30k')
    expect(areasOf(turn)).toEqual(new Set(['Whitefield', 'Varthur']))
    expect(turn.acts.map(({ kind }) => kind)).not.toContain('none_in_areas')
  })

  it('are told where nothing fits in one of them', () => {
    const turn = say('2bhk flat for rent in Indiranagar or Varthur, Bangalore, below 30k')
    expect(turn.acts).toContainEqual({ kind: 'none_in_areas', areas: ['Indiranagar'] })
    expect(turn.reply.text).toContain('I have nothing that fits in Indiranagar.')
  })

  it('are not told again behind the first page, nor where nothing fits at all', () => {
    const kindsOf = (...turns: string[]) => say(...turns).acts.map(({ kind }) => kind)
    expect(
      kindsOf('2bhk flat for rent in Indiranagar or Varthur, Bangalore, below 30k', 'more'),
    ).not.toContain('none_in_areas')
    expect(kindsOf('2bhk flat for rent in Indiranagar or Varthur, Bangalore, below 3k')).not.toContain(
      'none_in_areas',
    )
  })
})
