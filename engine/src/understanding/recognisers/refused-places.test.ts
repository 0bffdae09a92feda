import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const commandsOf = (language: LanguageCode, text: string) =>
  understand(text, { language, asked: null, known: {} }, places).commands

describe('anywhere but in one place leaves the area open and does not look there', () => {
  it.each([
    ['en', 'anywhere except Andheri'],
    ['en', 'everywhere but Whitefield is fine'],
    ['en', 'excluding Andheri any place will do'],
    ['ta', 'வேளச்சேரி தவிர எங்க வேணாலும் ஓகே'],
    ['ta', 'velachery vittutu vera enga venalum'],
    ['hi', 'andheri chhod ke kahin bhi'],
    ['hi', 'अंधेरी के सिवा कहीं भी चलेगा'],
    ['ml', 'കാക്കനാട് ഒഴികെ എവിടെയും'],
    ['ml', 'kakkanad ozhichu evideyum mathi'],
    ['kn', 'ವೈಟ್‌ಫೀಲ್ಡ್ ಬಿಟ್ಟು ಎಲ್ಲಾದ್ರೂ ಸರಿ'],
    ['kn', 'whitefield bittre bere elladru nodi'],
    ['te', 'గచ్చిబౌలి తప్ప ఎక్కడైనా'],
    ['te', 'gachibowli tappa ekkadaina ok'],
    ['pa', 'ਮਨੀਮਾਜਰਾ ਤੋਂ ਇਲਾਵਾ ਕਿਤੇ ਵੀ ਚੱਲੂ'],
    ['pa', 'sunny enclave chhad ke kitte vi'],
    ['bn', 'বেহালা ছাড়া যেকোনো জায়গায়'],
    ['bn', 'behala bad diye jekhane khushi dekhan'],
  ] as const)('%s: %s', (language, text) => {
    expect(commandsOf(language, text)).toEqual([{ kind: 'any', slot: 'area' }])
  })
})
