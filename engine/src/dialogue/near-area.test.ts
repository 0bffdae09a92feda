import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createEngine } from '../index.ts'
import { chat } from './transcripts/in-memory.ts'
import { inventory } from './transcripts/inventory.ts'

/** No flat in Baner itself; one 5 km off, and one at the other end of the city. */
const flats = inventory
  .filter(({ id }) => id === 'p2')
  .flatMap((flat) => [
    { ...flat, id: 'near', area: 'Pimple Gurav' },
    { ...flat, id: 'far', area: 'Hadapsar' },
  ])
const engine = createEngine({ listedPlaces: flats.map(({ city, area }) => ({ city, area })) })
const led = (language: LanguageCode, said: string) => chat(engine, [said], language, flats)

describe('near an area', () => {
  it.each<[LanguageCode, string]>([
    ['en', '2bhk flat for rent near Baner Pune, 25000'],
    ['en', '2bhk flat for rent Baner side Pune, 25000'],
    ['hi', 'पुणे में बानेर के पास 2 बीएचके फ्लैट किराए पर, 25000'],
    ['ta', 'புனேயில் பானேர் பக்கம் 2 பெட்ரூம் பிளாட் வாடகைக்கு, 25000'],
    ['ml', 'പൂനെയിൽ ബാനേറിന് അടുത്ത് 2 ബെഡ്റൂം ഫ്ലാറ്റ് വാടകയ്ക്ക്, 25000'],
    ['te', 'పూణేలో బానేర్ దగ్గర 2 బెడ్‌రూమ్ ఫ్లాట్ అద్దెకు, 25000'],
    ['kn', 'ಪುಣೆಯಲ್ಲಿ ಬಾನೇರ್ ಹತ್ರ 2 ಬೆಡ್‌ರೂಮ್ ಫ್ಲಾಟ್ ಬಾಡಿಗೆಗೆ, 25000'],
    ['pa', 'Pune vich Baner de nede 2bhk flat kiraye te, 25000'],
    ['bn', 'পুনেতে বানেরের কাছাকাছি 2 বেডরুম ফ্ল্যাট ভাড়া চাই, 25000'],
  ])('homes a few kilometres off fit: %s, "%s"', (language, said) => {
    const { acts, state, reply } = led(language, said)
    expect(state.wishes).toMatchObject({ city: 'Pune', area: 'Baner' })
    expect(acts.some(({ kind }) => kind === 'found')).toBe(true)
    expect(state.shown).toEqual(['near'])
    expect(reply.matches[0]?.points.every(({ fits }) => fits)).toBe(true)
  })

  it('is not in it: what is a few kilometres off only comes close', () => {
    const { acts, state } = led('en', '2bhk flat for rent in Baner Pune, 25000')
    expect(acts.some(({ kind }) => kind === 'found_close')).toBe(true)
    expect(state.leeway.near).toBeUndefined()
  })

  it('is not a place side by side with another one', () => {
    const { state } = led('en', '2bhk flat for rent in Baner side by side with Aundh, Pune, 25000')
    expect(state.leeway.near).toBeUndefined()
  })

  it('ends when another area is wished', () => {
    const said = ['2bhk flat for rent near Baner Pune, 25000', 'in Kothrud']
    expect(chat(engine, said, 'en', flats).state.leeway.near).toBeUndefined()
  })

  it('stays so when another area is left out', () => {
    const said = ['2bhk flat for rent near Baner Pune, 25000', 'not Aundh']
    expect(chat(engine, said, 'en', flats).state.leeway.near).toBe(true)
  })

  it('reaches as far as is said', () => {
    const far = ['2bhk flat for rent near Baner Pune, 25000', 'within 3 km only']
    const near = chat(engine, far, 'en', flats)
    expect(near.state.leeway).toMatchObject({ near: true, kilometres: 3 })
    expect(near.acts.some(({ kind }) => kind === 'found_close')).toBe(true)
    const wider = chat(engine, [...far, '10 km is ok'], 'en', flats)
    expect(wider.acts.some(({ kind }) => kind === 'found')).toBe(true)
    expect(chat(engine, [...far, 'in Baner itself'], 'en', flats).state.leeway.kilometres).toBeUndefined()
  })

  it('brings what is nearest first, though it be cheaper than was said', () => {
    const homes = flats.flatMap((flat) => [
      { ...flat, id: `${flat.id}, 20`, price: 20_000 },
      { ...flat, id: `${flat.id}, 12`, area: 'Aundh', price: 12_000 },
    ])
    const around = createEngine({ listedPlaces: homes.map(({ city, area }) => ({ city, area })) })
    const said = ['2bhk flat for rent near Baner Pune, 18 to 20 thousand']
    expect(chat(around, said, 'en', homes).state.shown[0]).toMatch(/, 12$/)
  })
})
