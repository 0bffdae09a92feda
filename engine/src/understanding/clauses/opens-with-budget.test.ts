import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { toFrame } from '../frame.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const price = (language: LanguageCode, text: string, asked: 'price' | null) =>
  toFrame(understand(text, { language, asked, known: { transaction_type: 'rent' } }, places)).set.price

describe('a budget that was asked for', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'up to 7000 with food'],
    ['hi', '7 hazar tak khana bhi mil jaye to badhiya'],
    ['hi', '7 हज़ार तक, खाना भी मिल जाए तो बढ़िया'],
    ['pa', '7 hazar tak, khana vi mil jave tan vadhia'],
    ['bn', '৭ হাজার পর্যন্ত, খাবার সহ হলে ভালো'],
    ['ta', '7000 varaikkum, saapadum kidaicha nalladhu'],
    ['ml', '7 ആയിരം വരെ, ഭക്ഷണം കൂടി കിട്ടിയാൽ നല്ലത്'],
    ['kn', '7 ಸಾವಿರದವರೆಗೆ, ಊಟ ಕೂಡ ಸಿಕ್ಕರೆ ಒಳ್ಳೆಯದು'],
    ['te', '7 వేల వరకు, భోజనం కూడా ఉంటే మంచిది'],
  ])('counts, whatever else would be good: %s, "%s"', (language, text) => {
    expect(price(language, text, 'price')).toEqual({ max: 7000 })
  })

  it.each<[LanguageCode, string, 'price' | null]>([
    ['hi', 'wahan khana 7 hazar ka padta hai', 'price'],
    ['hi', '7 hazar tak khana bhi mil jaye to badhiya', null],
  ])(
    'is none where the amount is of something else, or was not asked for: %s, "%s"',
    (language, text, asked) => {
      expect(price(language, text, asked)).toBeUndefined()
    },
  )
})
