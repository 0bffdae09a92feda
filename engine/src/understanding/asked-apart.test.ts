import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../places/index.ts'
import type { UnderstandingContext } from './command.ts'
import { understand } from './understand.ts'

const places = createPlaceIndex([])

const read = (language: LanguageCode, text: string, shown = 5) => {
  const known: UnderstandingContext['known'] = { transaction_type: 'rent', property_type: 'apartment' }
  return understand(text, { language, asked: null, known, shown, searched: true }, places)
}

describe('sentences of a turn that has homes before it', () => {
  it.each<[LanguageCode, string]>([
    ['te', 'photos unnaya? eppudu chudataniki vellochu?'],
    ['pa', 'ਪਹਿਲਾ ਵਾਲਾ ਐਤਵਾਰ ਨੂੰ ਵੇਖ ਸਕਦੇ ਹਾਂ? ਫੋਟੋਆਂ ਵੀ ਭੇਜ ਦਿਓ'],
    ['en', 'any photos? can I visit on Sunday?'],
  ])('ask for photos and a visit: %s, "%s"', (language, text) => {
    const { commands, visit } = read(language, text)
    expect(commands).toContainEqual({ kind: 'aside', about: 'photos' })
    expect(visit).toBeDefined()
  })

  it.each<[LanguageCode, string]>([
    ['hi', 'इसमें कुछ कम हो सकता है? और उसमें पार्किंग नहीं है क्या?'],
    ['en', 'can they reduce it a little? is there parking?'],
    ['bn', 'ektu kom hobe? parking ache?'],
  ])('ask for less and for parking: %s, "%s"', (language, text) => {
    const { commands, asksAbout } = read(language, text)
    expect(commands).toContainEqual({ kind: 'bargain' })
    expect(asksAbout).toContain('parking')
  })

  it('say yes before they ask', () => {
    const { agreesFirst, asksUntold } = read('kn', 'ಹೌದು ಮಾಡಿಸಿ. ಅದಕ್ಕೂ ಮೊದಲು ಅಡ್ವಾನ್ಸ್ ಎಷ್ಟು ಅಂತ ಹೇಳಿ')
    expect({ agreesFirst, asksUntold }).toEqual({ agreesFirst: true, asksUntold: ['deposit'] })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'ok, how much is the maintenance?'],
    ['en', 'Okay. Which floor is it?'],
    ['en', 'hmm ok, is metro near by?'],
    ['hi', 'ठीक है, डिपॉजिट कितना है?'],
    ['ta', 'சரி, அட்வான்ஸ் எவ்வளவு?'],
    ['ml', 'ശരി, അഡ്വാൻസ് എത്രയാ?'],
    ['te', 'సరే, డిపాజిట్ ఎంత?'],
    ['pa', 'ਠੀਕ ਹੈ, ਡਿਪਾਜ਼ਿਟ ਕਿੰਨਾ ਹੈ?'],
    ['bn', 'আচ্ছা, ডিপোজিট কত?'],
  ])('only begin to speak before they ask: %s, "%s"', (language, text) => {
    expect(read(language, text).agreesFirst).toBeUndefined()
  })

  it('ask which is the biggest, where the whole turn seemed to want bigger ones', () => {
    const { commands } = read('te', 'aa rendu houses lo edi pedda di, rate lo entha teda?')
    expect(commands).toEqual([{ kind: 'pick-biggest' }])
  })

  it('leave what the whole turn wishes', () => {
    const whole = '2bhk in Adyar, Chennai. is there parking?'
    expect(read('en', whole).commands).toEqual(read('en', whole, 0).commands)
  })
})
