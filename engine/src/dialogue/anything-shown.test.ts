import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { contextOf, createEngine } from '../index.ts'
import { chat } from './transcripts/in-memory.ts'
import { listedPlaces } from './transcripts/inventory.ts'

const engine = createEngine({ listedPlaces })
const asked = ['2bhk flat for rent in Whitefield Bangalore below 30k', 'is the road wide?']

const say = (turns: readonly string[], language: LanguageCode) => chat(engine, turns, language)

describe('anything that will do, behind the offer of a call', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'anything will do, just show me'],
    ['en', 'anything will do really, just show me'],
    ['en', 'ok anything is fine, show me'],
    ['hi', 'कुछ भी चलेगा, दिखा दो'],
    ['hi', 'koi bhi chalega dikhao'],
    ['ta', 'எதுவானாலும் பரவாயில்லை, காட்டுங்க'],
    ['ta', 'எது வேணாலும் ஓகே, காட்டுங்க'],
    ['ml', 'ഏതായാലും മതി, കാണിക്കൂ'],
    ['ml', 'ethayalum mathi, kanikku'],
    ['kn', 'ಯಾವುದಾದರೂ ಸರಿ, ತೋರಿಸಿ'],
    ['kn', 'yavudadru sari, torsi'],
    ['te', 'ఏదైనా సరే, చూపించు'],
    ['te', 'edaina sare, chupinchu'],
    ['pa', 'ਕੁਝ ਵੀ ਚੱਲੂ, ਵਿਖਾ ਦਿਓ'],
    ['pa', 'kujh vi chalega, dikha deo'],
    ['bn', 'যা হোক চলবে, দেখান'],
    ['bn', 'jekono ektai cholbe, dekhao'],
    ['bn', 'kichu ekta holei hobe, dekhao'],
  ])('is shown, and agrees to no call: %s, "%s"', (language, text) => {
    const before = say(asked, language)
    expect(before.state.pending).toEqual({ kind: 'callback' })
    const { commands, act } = engine.understand(text, contextOf(before.state))
    expect({ commands, act }).toEqual({ commands: [{ kind: 'show', more: true }], act: 'unclear' })
    const { reply } = say([...asked, text], language)
    expect(reply.handoff).toBe(false)
    expect(reply.matches.map(({ listing_id }) => listing_id)).toEqual(['w5', 'w7'])
  })

  it('is said to be all where all was shown', () => {
    const wish = 'anything will do, just show me'
    const all = say([...asked, wish, wish, wish], 'en')
    expect(all.reply.text).toContain('I have no more to show for these wishes.')
  })

  it('still lets a yes say yes', () => {
    expect(say([...asked, 'ok'], 'en').reply.handoff).toBe(true)
  })
})
