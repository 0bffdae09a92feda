import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { toFrame } from '../frame.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const read = (text: string, language: LanguageCode) =>
  understand(text, { language, asked: null, known: {} }, places)

describe('going back', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'remove the last change'],
    ['en', 'forget what i just said'],
    ['ta', 'முந்தைய நிலைக்கு போ'],
    ['ta', 'கடைசியா சொன்னதை விடுங்க'],
    ['hi', 'पिछला बदलाव हटा दो'],
    ['hi', 'wapas le lo'],
    ['hi', 'jo abhi kaha wo hata do'],
    ['ml', 'തിരിച്ചു പോകൂ'],
    ['ml', 'thirichu poku'],
    ['ml', 'ഇപ്പോൾ പറഞ്ഞത് വേണ്ട'],
    ['kn', 'ಈಗ ಹೇಳಿದ್ದು ಬಿಡಿ'],
    ['kn', 'iga heliddu bidi'],
    ['te', 'ఇప్పుడు చెప్పింది తీసేయండి'],
    ['te', 'చివరి మార్పు రద్దు చేయండి'],
    ['pa', 'hune jo keha oh hata do'],
    ['pa', 'ਹੁਣੇ ਜੋ ਕਿਹਾ ਉਹ ਹਟਾ ਦਿਓ'],
    ['pa', 'wapas le lo'],
    ['bn', 'ফিরে যান'],
    ['bn', 'আগের অবস্থায় ফিরে যান'],
    ['bn', 'শেষেরটা বাদ দিন'],
    ['bn', 'phire jan'],
  ])('takes the last change back, in every language: %s, "%s"', (language, text) => {
    expect(read(text, language).commands).toEqual([{ kind: 'undo' }])
  })
})

describe('an hour of the day', () => {
  it.each<[LanguageCode, string, object]>([
    ['hi', 'kal 5 baje ghar dekh sakte hain kya', {}],
    ['hi', 'sham 6 baje flat dikha do', { property_type: 'apartment' }],
    ['pa', 'sham 6 baje flat dikha deo', { property_type: 'apartment' }],
    ['pa', 'kal 5 vaje ghar dekh sakde haan', {}],
  ])('is no errand: %s, "%s"', (language, text, wishes) => {
    const understood = read(text, language)
    expect(understood.commands.map(({ kind }) => kind)).not.toContain('aside')
    expect(toFrame(understood).set).toEqual(wishes)
  })
})

describe('a dismil', () => {
  it.each<[LanguageCode, string]>([
    ['en', '5 decimal land'],
    ['hi', '5 dismil zameen chahiye'],
    ['hi', '5 डिसमिल जमीन'],
    ['pa', '5 dismil zameen'],
    ['pa', '੫ ਡਿਸਮਿਲ ਜ਼ਮੀਨ'],
    ['bn', '৫ ডেসিমেল জমি'],
  ])('is a hundredth of an acre: %s, "%s"', (language, text) => {
    expect(toFrame(read(text, language)).set).toEqual({ property_type: 'land', size_sqft: { min: 2178 } })
  })
})
