import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { formatterFor } from '../format/formatter-for.ts'
import { sentencesOf } from './written-languages.ts'

function callAt(language: LanguageCode, words: string): string {
  return sentencesOf(language).act.call_time_noted(
    { kind: 'call_time_noted', words, asNoted: true },
    formatterFor(language),
  )
}

describe('a time that is said back', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'after 10 in the morning', 'after 10 in the morning'],
    ['en', 'saturday morning', 'on Saturday morning'],
    ['en', 'evening after 8', 'in the evening after 8'],
    ['en', 'tmrw after 4pm', 'tomorrow after 4pm'],
    ['hi', 'शाम छह बजे के बाद', 'शाम छह बजे के बाद'],
    ['hi', 'kal shaam 6 baje ke baad', 'कल शाम 6 बजे के बाद'],
    ['hi', 'sunday ko 11 baje', 'रविवार को 11 बजे'],
    ['ta', 'saayangaalam 4 maniku mela', 'சாயங்காலம் 4 மணிக்கு மேல்'],
    ['ta', 'ஞாயிற்றுக்கிழமை', 'ஞாயிற்றுக்கிழமை'],
    ['ml', 'naale ravile', 'നാളെ രാവിലെ'],
    ['ml', 'വൈകിട്ട് ആറിനു ശേഷം', 'വൈകിട്ട് ആറിനു ശേഷം'],
    ['kn', 'bhanuvara', 'ಭಾನುವಾರ'],
    ['kn', 'ಶನಿವಾರ ಸಂಜೆ', 'ಶನಿವಾರ ಸಂಜೆ'],
    ['te', 'సాయంత్రం ఆరు తర్వాతే', 'సాయంత్రం ఆరు తర్వాతే'],
    ['te', 'repu 6 gantala tarvata', 'రేపు 6 గంటల తర్వాత'],
    ['pa', 'kal sham nu', 'ਕੱਲ੍ਹ ਸ਼ਾਮ ਨੂੰ'],
    ['pa', '6 ਤੋਂ ਬਾਅਦ', '6 ਤੋਂ ਬਾਅਦ'],
    ['bn', 'robibar', 'রবিবার'],
    ['bn', 'bikel 4ter por', 'বিকেল 4টের পর'],
    ['bn', 'সন্ধ্যা ৬টার পরে', 'সন্ধ্যা ৬টার পরে'],
  ])('stands in the letters of the language: %s, "%s"', (language, said, written) => {
    const text = callAt(language, said)
    expect(text).toContain(`: ${written}`)
    expect(text).not.toContain('“')
  })

  it.each<[LanguageCode, string]>([
    ['en', 'but not in the morning'],
    ['en', '2 on sunday morning'],
    ['hi', 'कल, ऑफिस टाइम में नहीं'],
    ['kn', 'school time alli beda 5 gante mele'],
    ['te', 'after 6'],
    ['ta', 'ஆபீஸ் முடிஞ்சதும்'],
    ['bn', 'dupure phone korben na'],
  ])('stays as it was said where a word of it is no time: %s, "%s"', (language, said) => {
    expect(callAt(language, said)).toContain(`“${said}”`)
  })
})
