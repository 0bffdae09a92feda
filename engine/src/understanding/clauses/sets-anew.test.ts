import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { toFrame } from '../frame.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const priceOf = (text: string, language: LanguageCode) =>
  toFrame(understand(text, { language, asked: 'price', known: { transaction_type: 'sale' } }, places)).set
    .price

describe('an amount that is put behind what is told', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'my brother is also giving, so make it sixty'],
    ['hi', 'मेरा भाई भी दे रहा है, साठ लाख कर दो'],
    ['pa', 'ਮੇਰਾ ਭਰਾ ਵੀ ਦੇ ਰਿਹਾ, ਸੱਠ ਲੱਖ ਕਰ ਦਿਓ'],
    ['bn', 'আমার ভাইও দিচ্ছে, ষাট লাখ করে দিন'],
    ['ta', 'அண்ணனும் தர்றாங்க, அறுபது லட்சம் ஆக்குங்க'],
    ['te', 'మా అన్న కూడా ఇస్తున్నాడు, అరవై లక్షలు చేయండి'],
    ['kn', 'ಅಣ್ಣನೂ ಕೊಡ್ತಾನೆ, ಅರವತ್ತು ಲಕ್ಷ ಮಾಡಿ'],
    ['ml', 'ചേട്ടനും തരുന്നുണ്ട്, അറുപത് ലക്ഷം ആക്കൂ'],
  ])('is wanted: %s, "%s"', (language, text) => {
    expect(priceOf(text, language)).toEqual({ max: 6_000_000 })
  })

  it('is none where only something is told, or told when to call', () => {
    expect(priceOf('my dad is a doctor, he has two cars', 'en')).toBeUndefined()
    expect(priceOf('my brother is moving, call him at six', 'en')).toBeUndefined()
    expect(priceOf('my uncle is a builder, so make it simple', 'en')).toBeUndefined()
  })
})
