import { describe, expect, it } from 'vitest'
import { tokenise } from '../text/tokens.ts'
import { isEcho } from './echoes.ts'

function echoes(text: string): boolean {
  const [word, echo] = tokenise(text)
  return echo !== undefined && isEcho(word, echo)
}

describe('an echo', () => {
  it('is the word before it with another beginning, in whichever script', () => {
    expect(['lift wift', 'pool shool', 'जिम विम', 'ਪਾਰਕਿੰਗ ਸ਼ਾਰਕਿੰਗ'].filter(echoes)).toHaveLength(4)
  })

  it('is neither the same word again nor another that only ends alike', () => {
    expect(['lift lift', 'gym room', 'do so', 'लिफ्ट पार्किंग'].some(echoes)).toBe(false)
  })
})
