import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createEngine } from '../index.ts'
import { chat } from './transcripts/in-memory.ts'
import { listedPlaces } from './transcripts/inventory.ts'

const engine = createEngine({ listedPlaces })

describe('the price to start from', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'what does the cheapest plot in Chennai cost?'],
    ['en', 'how much does a plot in Chennai start from'],
    ['hi', 'चेन्नई में सबसे सस्ती जमीन कितने की'],
    ['hi', 'त कितना से सुरू होला जमीन चेन्नई में? सबसे सस्ता वाला बतावा'],
    ['ta', 'சென்னையில் நிலம் குறைந்தபட்சம் எவ்வளவு'],
    ['ta', 'chennai la plot minimum evlo'],
    ['ml', 'ചെന്നൈയിൽ സ്ഥലത്തിന് ഏറ്റവും കുറഞ്ഞത് എത്രയാ വില'],
    ['te', 'చెన్నైలో తక్కువలో తక్కువ స్థలం ఎంతకి దొరుకుతుంది'],
    ['kn', 'ಚೆನ್ನೈನಲ್ಲಿ ಕಡಿಮೆ ಅಂದ್ರೆ ಸೈಟ್ ಎಷ್ಟಕ್ಕೆ ಸಿಗುತ್ತೆ'],
    ['pa', 'ਚੇਨਈ ਵਿੱਚ ਸਭ ਤੋਂ ਸਸਤਾ ਪਲਾਟ ਕਿੰਨੇ ਦਾ ਹੈ'],
    ['bn', 'চেন্নাইয়ে সবচেয়ে কম দামের জমি কত'],
  ])('is told when it is asked first: %s, "%s"', (language, asked) => {
    const { acts, state } = chat(engine, [asked], language)
    expect(state.wishes).toMatchObject({ property_type: 'land', city: 'Chennai' })
    expect(state.shown).toContain('t1')
    const told = acts.some(
      (act) =>
        (act.kind === 'least_price' && act.price === 3_600_000) ||
        (act.kind === 'usual_price' && act.least === 3_600_000),
    )
    expect(told).toBe(true)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'is it cheap in Tambaram?'],
    ['hi', 'तांबरम कितना महंगा है'],
    ['en', 'how big is a plot in Chennai?'],
  ])('is not what is asked: %s, "%s"', (language, asked) => {
    const { acts } = chat(engine, [asked], language)
    expect(acts.some(({ kind }) => kind === 'least_price')).toBe(false)
  })

  it('is that of the first home shown where others only come close', () => {
    for (const language of ['en', 'hi', 'ta', 'ml', 'te', 'kn', 'pa', 'bn'] as const) {
      const { acts, state } = chat(
        engine,
        ['3bhk flat for rent in Whitefield Bangalore under 30000'],
        language,
      )
      expect(acts).toContainEqual(expect.objectContaining({ kind: 'least_price', price: 38_000 }))
      expect(acts).toContainEqual(expect.objectContaining({ kind: 'found_close', rooms: [2] }))
      expect(state.shown[0]).toBe('w8')
    }
  })

  it('follows “still” only where the same town was looked through before', () => {
    const plots = 'plot in Chennai, any area, any size, 10 lakh'
    const same = chat(engine, [plots, 'up to 12 lakh'], 'en')
    expect(same.acts).toContainEqual(expect.objectContaining({ kind: 'found_dearer', again: true }))
    const elsewhere = chat(engine, [plots, 'in Kochi then'], 'en')
    const dearer = elsewhere.acts.find(({ kind }) => kind === 'found_dearer')
    expect(dearer).toBeDefined()
    expect(dearer).not.toHaveProperty('again')
  })

  it('is told where nothing is within the budget, in every language', () => {
    for (const language of ['en', 'hi', 'ta', 'ml', 'te', 'kn', 'pa', 'bn'] as const) {
      const { acts, reply, state } = chat(engine, ['plot in Chennai, any area, any size, 10 lakh'], language)
      expect(acts.map(({ kind }) => kind)).toEqual(['found_dearer', 'least_price', 'what_next'])
      expect(state.shown).toEqual(['t1', 't2'])
      expect(reply.text).toMatch(/36/)
    }
  })
})
