import type { LanguageCode } from '@guru/contract/vocabulary'
import { expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { toFrame } from '../frame.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const setBy = (language: LanguageCode, text: string, deal: 'rent' | 'sale' = 'rent') =>
  toFrame(
    understand(
      text,
      { language, asked: null, known: { transaction_type: deal, price: { max: 12_000 } } },
      places,
    ),
  ).set

it.each<[LanguageCode, string]>([
  ['en', 'raise the rent a little to 14000'],
  ['hi', 'किराया थोड़ा बढ़ाकर 14000 तक कर लीजिए'],
  ['ta', 'வாடகையை கொஞ்சம் கூட்டி 14000 வரை வச்சுக்கலாம்'],
  ['ml', 'വാടക കുറച്ചു കൂട്ടി 14000 വരെ ആക്കാം'],
  ['kn', 'ಬಾಡಿಗೆ ಸ್ವಲ್ಪ ಹೆಚ್ಚಿಸಿ 14000 ವರೆಗೆ ಮಾಡಿ'],
  ['te', 'అద్దె కొంచెం పెంచి 14000 వరకు చేయండి'],
  ['pa', 'ਕਿਰਾਇਆ ਥੋੜ੍ਹਾ ਵਧਾ ਕੇ 14000 ਤੱਕ ਕਰ ਲਓ'],
  ['bn', 'ভাড়া একটু বাড়িয়ে 14000 পর্যন্ত করুন'],
])('the rent that is raised names the amount of who rents alone: %s, "%s"', (language, text) => {
  expect(setBy(language, text)).toEqual({ price: { max: 14_000 } })
})

it('is renting for who was to buy, and where one deal is put in the place of another', () => {
  expect(setBy('hi', 'किराये पर चाहिए, 14000 तक', 'sale')).toMatchObject({ transaction_type: 'rent' })
  expect(setBy('kn', 'ಬಾಡಿಗೆ ಬದಲು ಲೀಸ್ ಇದ್ದರೂ ಆಗುತ್ತದೆ ಹತ್ತು ಲಕ್ಷದವರೆಗೆ')).toMatchObject({
    transaction_type: 'rent',
  })
})
