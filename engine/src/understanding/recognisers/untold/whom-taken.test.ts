import type { Wishes } from '@guru/contract/requirement'
import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../../places/index.ts'
import { understand } from '../../understand.ts'

const places = createPlaceIndex([])
const wishes: Wishes = { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' }

const read = (text: string, language: LanguageCode, shown: number, known = wishes) =>
  understand(text, { language, asked: null, known, shown }, places)

describe('whether a woman is taken', () => {
  const asked: [LanguageCode, string][] = [
    ['en', 'Will they give it on rent to a single woman?'],
    ['en', 'do they rent to single girls?'],
    ['hi', 'akeli ladki ko kiraye par denge?'],
    ['hi', 'अकेली महिला को किराये पर देते हैं क्या'],
    ['ta', 'thaniya irukkira ponnukku vaadagaikku kuduppangala?'],
    ['ta', 'தனியாக இருக்கும் பெண்ணுக்கு வாடகைக்குத் தருவார்களா?'],
    ['ml', 'ottaykku thamasikkunna sthreekalkku kodukkumo?'],
    ['ml', 'ഒറ്റയ്ക്ക് താമസിക്കുന്ന പെൺകുട്ടിക്ക് വാടകയ്ക്ക് കൊടുക്കുമോ'],
    ['kn', 'onti hengasarige badige kodtara?'],
    ['kn', 'ಒಂಟಿ ಹೆಣ್ಣುಮಕ್ಕಳಿಗೆ ಬಾಡಿಗೆ ಕೊಡ್ತಾರಾ?'],
    ['te', 'ఒంటరిగా ఉండే ఆడవాళ్లకి ఇస్తారా?'],
    ['te', 'ontariga unde ammayilaki istara?'],
    ['pa', 'kalli kudi nu kiraye te denge?'],
    ['pa', 'ਕੱਲੀ ਕੁੜੀ ਨੂੰ ਕਿਰਾਏ ਤੇ ਦੇਣਗੇ?'],
    ['bn', 'একা মেয়েকে ভাড়া দেবে?'],
    ['bn', 'eka meyeke bhara debe?'],
    ['bn', 'eka meyeke bhara debe ki'],
  ]
  it.each(asked)(
    'is asked before and behind a result, and nothing else meant: %s, "%s"',
    (language, text) => {
      for (const shown of [0, 5]) {
        const { commands, act, asksUntold, asksAbout } = read(text, language, shown)
        expect({ commands, act, asksUntold, asksAbout }).toEqual({
          commands: [],
          act: 'question',
          asksUntold: ['women'],
          asksAbout: [],
        })
      }
    },
  )

  it.each(asked)('makes no owner of who has said nothing yet: %s, "%s"', (language, text) => {
    const { commands } = read(text, language, 0, {})
    expect(commands).not.toContainEqual({ kind: 'intent', intent: 'offer' })
    expect(commands).not.toContainEqual({ kind: 'decline' })
  })

  it('is asked beside a call that is refused', () => {
    const { commands, asksUntold } = read('এখন ফোন লাগবে না, আগে বলুন একা মেয়েকে ভাড়া দেবে?', 'bn', 5)
    expect(commands).toEqual([{ kind: 'no-call' }])
    expect(asksUntold).toEqual(['women'])
  })

  it.each<[LanguageCode, string]>([
    ['hi', 'apna flat ladkiyon ko kiraye par dena hai'],
    ['en', 'I want to rent out my flat to single women'],
    ['bn', 'amar flat meyeder bhara debo'],
  ])('is not asked by an owner: %s, "%s"', (language, text) => {
    const { commands } = read(text, language, 0, {})
    expect(commands).toContainEqual({ kind: 'intent', intent: 'offer' })
  })

  it.each<[LanguageCode, string]>([
    ['en', '2 bhk on rent for two girls in Baner?'],
    ['hi', 'do ladkiyon ke liye Baner me ghar milega?'],
  ])('is not asked where a home is sought for them: %s, "%s"', (language, text) => {
    expect(read(text, language, 0).commands).toContainEqual({ kind: 'set', slot: 'area', value: 'Baner' })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'no bachelors nearby please'],
    ['te', 'పెళ్లికాని వాళ్లు వద్దు'],
  ])('is not asked of neighbours: %s, "%s"', (language, text) => {
    expect(read(text, language, 5).commands).toContainEqual({ kind: 'decline' })
  })
})
