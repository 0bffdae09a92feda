import { describe, expect, it } from 'vitest'
import { createEngine } from '../index.ts'
import { chat } from './transcripts/in-memory.ts'
import { listedPlaces } from './transcripts/inventory.ts'

const engine = createEngine({ listedPlaces })
const found = '2bhk flat for rent in Whitefield Bangalore below 30k'
const questions = ['how are the neighbours?', 'are the walls thick?', 'is the cook good?']

const say = (turns: readonly string[]) => chat(engine, turns, 'en')
const kindsOf = (turns: readonly string[]) => say(turns).acts.map(({ kind }) => kind)

describe('questions in a row that nothing here answers', () => {
  it('are the agent’s, and the third hears what Guru can do', () => {
    expect(kindsOf([found, ...questions.slice(0, 2)])).toEqual(['realtor_can_answer', 'offer_callback'])
    const third = say([found, ...questions])
    expect(third.acts).toEqual([{ kind: 'help', finished: true }])
    expect(third.reply.choices).toContain('Cheaper')
    expect(third.state.pending).toBeNull()
  })

  it('begin anew behind anything else', () => {
    expect(kindsOf([found, ...questions.slice(0, 2), 'more', 'is the cook good?'])).toEqual([
      'realtor_can_answer',
      'offer_callback',
    ])
  })

  it('leave what is asked open before a search', () => {
    expect(kindsOf(['2bhk flat in Pune', ...questions])).toEqual(['help', 'ask'])
  })

  it('ask what to change where nothing was found', () => {
    const none = '10bhk house for rent in Kothrud Pune below 2000'
    expect(kindsOf([none, ...questions]).at(0)).not.toBe('realtor_can_answer')
  })
})
