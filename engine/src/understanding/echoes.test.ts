import { describe, expect, it } from 'vitest'
import { tokenise } from '../text/tokens.ts'
import { isEcho, withoutEchoHyphens } from './echoes.ts'

function echoes(text: string): boolean {
  const [word, echo] = tokenise(text)
  return echo !== undefined && isEcho(word, echo)
}

describe('an echo', () => {
  it('is the word before it with another beginning, in whichever script', () => {
    expect(['lift wift', 'gym wim', 'pool shool', 'जिम विम', 'ਪਾਰਕਿੰਗ ਸ਼ਾਰਕਿੰਗ'].filter(echoes)).toHaveLength(5)
  })

  it('has another first syllable in the south', () => {
    expect(['ఇల్లు గిల్లు', 'ಮನೆ ಗಿನೆ', 'வீடு கீடு', 'mane gine'].filter(echoes)).toHaveLength(4)
  })

  it('is joined to its word by a hyphen that parts nothing', () => {
    const words = (text: string) => withoutEchoHyphens(tokenise(text)).map((token) => token.text)
    expect(words('flat-vlat nahi')).toEqual(['flat', 'vlat', 'nahi'])
    expect(words('house-flat')).toEqual(['house', '-', 'flat'])
  })

  it('is neither the same word again nor another that only ends alike', () => {
    expect(['lift lift', 'gym room', 'do so', 'लिफ्ट पार्किंग'].some(echoes)).toBe(false)
  })
})
