import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const known = { transaction_type: 'rent', city: 'Pune', area: 'Baner' } as const
const read = (text: string, language: LanguageCode, shown = 3) =>
  understand(text, { language, asked: null, known, shown }, places)

describe('homes shown before those of now', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'Baner was far, show the old list'],
    ['en', 'show the previous list'],
    ['en', 'can you show me the ones you showed earlier'],
    ['en', 'show the earlier homes again'],
    ['hi', 'pehle wali list dikhao'],
    ['hi', 'पहले वाली लिस्ट दिखाओ'],
    ['hi', 'pehle jo dikhaye the wo phir se dikhao'],
    ['ta', 'முன்னாடி காட்டின லிஸ்ட்'],
    ['ta', 'munnadi kaattina list kaattunga'],
    ['te', 'ముందు చూపించినవి'],
    ['te', 'indaka chupinchina flats malli chupinchu'],
    ['kn', 'modalu torisida list'],
    ['kn', 'ಮೊದಲು ತೋರಿಸಿದ ಮನೆಗಳನ್ನು ತೋರಿಸಿ'],
    ['ml', 'munpu kaanicha list'],
    ['ml', 'നേരത്തെ കാണിച്ച വീടുകൾ കാണിക്കൂ'],
    ['bn', 'ager list ta dekhan'],
    ['bn', 'আগের লিস্টটা দেখান'],
    ['pa', 'pehlan wali list dikhao'],
    ['pa', 'ਪਹਿਲਾਂ ਵਾਲੀ ਲਿਸਟ ਵਿਖਾਓ'],
  ])('are asked for: %s, "%s"', (language, text) => {
    expect(read(text, language).commands).toEqual([{ kind: 'look-back' }])
    expect(read(text, language, 0).commands).not.toContainEqual({ kind: 'look-back' })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'show other than the previous ones'],
    ['en', 'were the earlier flats cheaper?'],
    ['en', 'old flats only'],
    ['en', 'the earlier one was better'],
    ['en', 'not the old list'],
    ['en', 'the previous list but under 20000'],
    ['te', 'indaka chupinchina rendo flat ki lift unda'],
    ['te', 'indaka chupinchina whitefield flat ki call book cheyyi'],
    ['hi', 'pehle wala budget hi theek hai'],
    ['hi', 'pehla wala dikhao'],
  ])('are not asked for: %s, "%s"', (language, text) => {
    expect(read(text, language).commands).not.toContainEqual({ kind: 'look-back' })
  })
})
