import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../../places/index.ts'
import type { ShownHome } from '../../command.ts'
import { understand } from '../../understand.ts'

const places = createPlaceIndex([])

function read(language: LanguageCode, text: string, city: string, area: string, ...shown: string[]) {
  const homes = shown.map((one): ShownHome => ({ city, area: one, transaction_type: 'sale', price: 1 }))
  const known = { city, area, transaction_type: 'sale' } as const
  return understand(text, { language, asked: null, known, shown: 3, ...(shown[0] && { homes }) }, places)
}

describe('how far homes are from where somebody works', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'how far is the first one from my office?'],
    ['hi', 'pehla wala kitna door hai coaching se, auto lagegi kya'],
    ['ta', '1 um 2 um edhu office ku kitta'],
    ['ml', 'officil ninnu ethra dooram?'],
    ['kn', 'eradralli office ge yavdu hattira'],
    ['te', 'rendintilo office ki edi daggara'],
    ['pa', 'pehla ghar daftar ton kinni door hai?'],
    ['bn', '2 number ta office theke kotota'],
    ['bn', 'অফিস থেকে কতটা দূরে?'],
    ['en', 'how many kms from office?'],
    ['ml', 'രണ്ടാമത്തെ വീട് എത്ര കിലോമീറ്റർ കാണും?'],
  ])('is told from the wished area: %s, "%s"', (language, text) => {
    const { asksAbout, distanceFrom, asksUntold = [] } = read(language, text, 'Chennai', 'Porur')
    expect(asksAbout).toEqual(['distance'])
    expect(distanceFrom).toBeUndefined()
    expect(asksUntold).not.toContain('distance')
  })

  it.each<[LanguageCode, string]>([
    ['en', 'how far is it from the airport?'],
    ['en', 'which is nearest to the airport?'],
  ])('is not told from what nobody knows: %s, "%s"', (language, text) => {
    expect(read(language, text, 'Chennai', 'Porur').asksAbout).toEqual([])
  })
})

describe('which of those shown is nearer to another place', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'which of these two is closer to guindy? my office is there'],
    ['en', 'is the second flat near guindy?'],
    ['hi', 'guindy ke zyada paas kaunsa hai'],
    ['ta', 'rendulayum guindy ku edhu kitta? en office anga dhan, daily travel pannanum'],
    ['ta', 'ரெண்டுல கிண்டிக்கு எது பக்கம்?'],
    ['ml', 'randilum guindy aduth ethaanu'],
  ])('is asked, and homes there are not: %s, "%s"', (language, text) => {
    const { commands, asksAbout, distanceFrom } = read(language, text, 'Chennai', 'Porur')
    expect(commands.some(({ kind }) => kind === 'set' || kind === 'near')).toBe(false)
    expect(asksAbout).toEqual(['distance'])
    expect(distanceFrom).toBe('Guindy')
  })

  it.each<[LanguageCode, string]>([
    ['en', 'is there any flat near guindy?'],
    ['en', 'a flat which is nearer to guindy'],
    ['ta', 'guindy pakkam edhavadhu iruka?'],
  ])('is not asked by who looks for homes there: %s, "%s"', (language, text) => {
    const { commands } = read(language, text, 'Chennai', 'Porur')
    expect(commands).toContainEqual({ kind: 'set', slot: 'area', value: 'Guindy' })
  })

  it('is no question about what a landmark of that name is near to', () => {
    const text = 'between 1 and 2 which is closer to guindy bus stand'
    expect(read('en', text, 'Chennai', 'Porur').asksUntold).toEqual(['bus'])
  })

  it('is asked of homes by their places, from the office that is told beside', () => {
    const text =
      'illa guindy la veedu kekala, office dhan anga. munnadi kaatuna porur, valasaravakkam veedu la edhu office ku pakkam?'
    const { commands, asksAbout, distanceFrom } = read(
      'ta',
      text,
      'Chennai',
      'Porur',
      'Valasaravakkam',
      'Porur',
    )
    expect(commands.some(({ kind }) => kind === 'set')).toBe(false)
    expect(asksAbout).toEqual(['distance'])
    expect(distanceFrom).toBe('Guindy')
  })
})
