import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import type { ShownHome } from '../command.ts'
import { understand } from '../understand.ts'

const toBuy: ShownHome[] = [
  { city: 'Ludhiana', area: 'Rishi Nagar', transaction_type: 'sale', price: 4_800_000 },
  { city: 'Ludhiana', area: 'Model Gram', transaction_type: 'sale', price: 4_400_000 },
]
const toRent: ShownHome[] = [
  { city: 'Vijayawada', area: 'Kunchanapalli', transaction_type: 'rent', price: 13_000 },
  { city: 'Vijayawada', area: 'Bharathi Nagar', transaction_type: 'rent', price: 14_000 },
]
const places = createPlaceIndex([...toBuy, ...toRent])

function read(text: string, language: LanguageCode, homes: readonly ShownHome[]) {
  const city = homes[0]?.city ?? ''
  const transaction_type = homes[0]?.transaction_type ?? 'rent'
  const known = { city, transaction_type, price: { max: transaction_type === 'rent' ? 15_000 : 5_000_000 } }
  return understand(text, { language, asked: null, known, shown: homes.length, homes }, places).commands
}

describe('an amount that is too small for a price', () => {
  it.each<[LanguageCode, readonly ShownHome[], string]>([
    ['pa', toBuy, 'ਦੋ ਤਿੰਨ ਲੱਖ ਘੱਟ ਕਰ ਲੈਣਗੇ?'],
    ['pa', toBuy, 'ਕੀਮਤ ਵਿੱਚ ਪੰਜ ਲੱਖ ਘਟਾ ਦੇਣਗੇ?'],
    ['ta', toBuy, 'விலையில் ஐந்து லட்சம் குறைப்பார்களா?'],
    ['ta', toBuy, 'வேண்டாம், இது ஒன்றே போதும். விலையில் ஐந்து லட்சம் குறைப்பார்களா?'],
    ['ta', toBuy, 'rate la 5 lakh kammi pannuvangala?'],
    ['ml', toBuy, 'വിലയിൽ അഞ്ച് ലക്ഷം കുറയ്ക്കുമോ?'],
    ['bn', toBuy, 'দাম পাঁচ লাখ কমাবে?'],
    ['pa', toBuy, 'do tin lakh ghat kar lainge?'],
    ['hi', toBuy, '2-3 lakh kam ho jayega?'],
    ['hi', toBuy, 'दो-तीन लाख कम हो जाएगा क्या?'],
    ['hi', toRent, 'हज़ार रुपये कम करेंगे?'],
    ['en', toRent, 'will they drop a thousand or two'],
    ['en', toBuy, 'can they knock off 2 lakhs'],
    ['ta', toBuy, 'rendu moonu latcham korachu kuduppangala'],
    ['ta', toRent, 'ஆயிரம் ரூபாய் குறைப்பாங்களா'],
    ['te', toBuy, 'rendu lakshalu taggistara'],
    ['kn', toBuy, 'ondu eradu lakha bidtara'],
    ['ml', toRent, '1000 kurach tharumo'],
    ['bn', toRent, 'হাজার টাকা কম করবে?'],
  ])('is taken off one, and no budget: %s, %j, "%s"', (language, homes, text) => {
    expect(read(text, language, homes)).toEqual([{ kind: 'bargain' }])
  })

  it.each<[LanguageCode, string, object]>([
    ['en', 'reduce my budget by 2 lakhs', { max: 4_800_000 }],
    ['hi', 'budget 2 lakh kam kar do', { max: 4_800_000 }],
  ])('changes the budget where that is named: %s, "%s"', (language, text, value) => {
    expect(read(text, language, toBuy)).toEqual([{ kind: 'set', slot: 'price', value }])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'show ones 2 lakhs cheaper'],
    ['hi', '2 lakh kam wale dikhao'],
    ['en', 'is maintenance 2000 or less?'],
  ])('bargains with nobody where others or other costs are meant: %s, "%s"', (language, text) => {
    expect(read(text, language, toBuy)).not.toContainEqual({ kind: 'bargain' })
  })
})

describe('a home that is bargained for by its place', () => {
  it.each<[LanguageCode, string]>([
    ['te', 'ఆ భారతి నగర్ ఇల్లు 13 వేలకి ఇస్తారా అడగండి'],
    ['te', 'భారతి నగర్ ఇంటి అద్దె ఏమైనా తగ్గుతుందా'],
    ['te', 'భారతి నగర్ ఇంట్లో నీటి సరఫరా ఉందని రాశారు కదా, అద్దె కాస్త తగ్గిస్తారా'],
    ['en', 'a house in Bharathi Nagar, is the rent negotiable?'],
  ])('is that one: %s, "%s"', (language, text) => {
    expect(read(text, language, toRent)).toEqual([{ kind: 'bargain' }, { kind: 'pick', position: 2 }])
  })

  it('is that one where the budget is said again in another sentence', () => {
    const text = 'ਬਜਟ ਪੰਜਾਹ ਈ ਆ ਜੀ! ਮੈਂ ਪੁੱਛਦਾ ਸੀ ਰਿਸ਼ੀ ਨਗਰ ਆਲੇ ਦਾ ਰੇਟ ਘਟੂ ਕਿ ਨਹੀਂ'
    expect(read(text, 'pa', toBuy)).toEqual([{ kind: 'bargain' }, { kind: 'pick', position: 1 }])
  })
})

describe('more than the budget', () => {
  it.each<[LanguageCode, string]>([
    ['ta', 'seri 18000 varaikkum kuduppen. bachelor ku tharuvangala'],
    ['hi', 'theek hai 18000 tak de dunga'],
    ['en', 'ok I can give up to 18000, will they agree to bachelors?'],
  ])('is what may be spent, and no offer: %s, "%s"', (language, text) => {
    const dear = toRent.map((home) => ({ ...home, price: 18_000 }))
    const commands = read(text, language, dear)
    expect(commands).toContainEqual({ kind: 'set', slot: 'price', value: { max: 18_000 } })
    expect(commands).not.toContainEqual({ kind: 'bargain' })
  })
})
