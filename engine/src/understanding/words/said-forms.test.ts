import { describe, expect, it } from 'vitest'
import { tokenise } from '../../text/tokens.ts'
import { lexiconFor } from '../lexicon.ts'

function read(word: string) {
  const [token] = tokenise(word)
  if (token === undefined) throw new Error(`“${word}” is no word`)
  return lexiconFor('ta').words.read(token, null)
}

describe('another way of saying a word', () => {
  it.each(['வேணாம்', 'வேணாங்க', 'வேண்டாங்க'])('%s is read as phrases have it', (word) => {
    expect(read(word).text).toBe('வேண்டாம்')
  })

  it('is found by its sound, too', () => {
    const { text, stem } = read('venaanga')
    expect([text, stem]).toContain('வேண்டாம்')
  })

  it('leaves what is typed to phrases of English', () => {
    expect(read('okay')).toMatchObject({ text: 'ஓகே', stem: 'okay' })
  })
})
