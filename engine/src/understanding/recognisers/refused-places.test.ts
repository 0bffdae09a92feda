import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const commandsOf = (language: LanguageCode, text: string) =>
  understand(text, { language, asked: null, known: {} }, places).commands

describe('anywhere but in one place leaves the area open and that place out', () => {
  it.each([
    ['en', 'anywhere except Andheri', 'Andheri'],
    ['en', 'everywhere but Whitefield is fine', 'Whitefield'],
    ['en', 'excluding Andheri any place will do', 'Andheri'],
    ['ta', 'வேளச்சேரி தவிர எங்க வேணாலும் ஓகே', 'Velachery'],
    ['ta', 'velachery vittutu vera enga venalum', 'Velachery'],
    ['hi', 'andheri chhod ke kahin bhi', 'Andheri'],
    ['hi', 'अंधेरी के सिवा कहीं भी चलेगा', 'Andheri'],
    ['ml', 'കാക്കനാട് ഒഴികെ എവിടെയും', 'Kakkanad'],
    ['ml', 'kakkanad ozhichu evideyum mathi', 'Kakkanad'],
    ['kn', 'ವೈಟ್‌ಫೀಲ್ಡ್ ಬಿಟ್ಟು ಎಲ್ಲಾದ್ರೂ ಸರಿ', 'Whitefield'],
    ['kn', 'whitefield bittre bere elladru nodi', 'Whitefield'],
    ['te', 'గచ్చిబౌలి తప్ప ఎక్కడైనా', 'Gachibowli'],
    ['te', 'gachibowli tappa ekkadaina ok', 'Gachibowli'],
    ['pa', 'ਮਨੀਮਾਜਰਾ ਤੋਂ ਇਲਾਵਾ ਕਿਤੇ ਵੀ ਚੱਲੂ', 'Manimajra'],
    ['pa', 'sunny enclave chhad ke kitte vi', 'Sunny Enclave'],
    ['bn', 'বেহালা ছাড়া যেকোনো জায়গায়', 'Behala'],
    ['bn', 'behala bad diye jekhane khushi dekhan', 'Behala'],
  ] as const)('%s: %s', (language, text, left) => {
    expect(commandsOf(language, text)).toEqual([
      { kind: 'any', slot: 'area' },
      { kind: 'avoid', areas: [left] },
    ])
  })
})
