import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const commandsOf = (language: LanguageCode, text: string) =>
  understand(text, { language, asked: null, known: {} }, places).commands

describe('a rent that is paid now is no budget', () => {
  it.each([
    ['en', 'I pay 12000 rent now'],
    ['en', 'right now I give 9000 a month for one room'],
    ['ta', 'தற்போது வாடகை 14000 கொடுக்கிறோம்'],
    ['ta', 'ippo 9000 rent kattitu iruken'],
    ['hi', 'abhi 12000 kiraya deta hoon'],
    ['hi', 'अभी हम पंद्रह हज़ार किराया दे रहे हैं'],
    ['ml', 'ഇപ്പോൾ 12000 വാടക കൊടുക്കുന്നുണ്ട്'],
    ['ml', 'ippol vadaka 9000 aanu kodukkunnath'],
    ['kn', 'ಈಗ 12000 ಬಾಡಿಗೆ ಕೊಡ್ತಾ ಇದ್ದೀನಿ'],
    ['kn', 'ಸದ್ಯ ಬಾಡಿಗೆ 9000 ಕೊಡ್ತೀನಿ'],
    ['te', 'ఇప్పుడు పదిహేను వేలు అద్దె కడుతున్నాం'],
    ['te', 'ippudu 12000 rent isthunna'],
    ['pa', 'ਹੁਣ 12000 ਕਿਰਾਇਆ ਦਿੰਦਾ ਹਾਂ'],
    ['pa', 'asi hune 15 hazar rent bharde aan'],
    ['bn', 'আপাতত ভাড়া 14000 দিচ্ছি'],
    ['bn', 'ekhon 12000 vara dii'],
  ] as const)('%s: %s', (language, text) => {
    expect(commandsOf(language, text)).toEqual([])
  })
})

describe('a rent that somebody can pay is one', () => {
  it.each([
    ['en', 'I can pay 12000 rent'],
    ['ta', '12000 vadagai kudukka mudiyum'],
    ['hi', '12000 kiraya de sakta hoon'],
    ['ml', '12000 vadaka kodukkan pattum'],
    ['kn', '12000 badige kodabahudu'],
    ['te', '12000 adde ivvagalanu'],
    ['pa', '12000 kiraya de sakda haan'],
    ['bn', '12000 ভাড়া দিতে পারি'],
  ] as const)('%s: %s', (language, text) => {
    expect(commandsOf(language, text)).toContainEqual({ kind: 'set', slot: 'price', value: { max: 12000 } })
  })
})

describe('a rent that was paid so far is no budget of who buys now', () => {
  it.each([
    [
      'en',
      "We've been paying 20 thousand rent for three years and are done with it, now we want to buy our own flat",
    ],
    ['ta', 'மூணு வருஷமா இருபதாயிரம் வாடகை கட்டி போதும்னு ஆயிடுச்சு, இனி சொந்தமா ஃபிளாட் வாங்கணும்'],
    ['hi', 'teen saal se 20 hazar kiraya de de ke thak gaye, ab apna flat lena hai'],
    ['ml', 'മൂന്ന് വർഷമായി ഇരുപതിനായിരം വാടക കൊടുത്ത് മടുത്തു, ഇനി സ്വന്തം ഫ്ലാറ്റ് വാങ്ങണം'],
    ['kn', 'ಮೂರು ವರ್ಷದಿಂದ ಇಪ್ಪತ್ತು ಸಾವಿರ ಬಾಡಿಗೆ ಕಟ್ಟಿ ಸಾಕಾಯ್ತು, ಇನ್ನು ನಮ್ಮದೇ ಫ್ಲ್ಯಾಟ್ ಕೊಳ್ಳೋಣ ಅಂತ'],
    ['te', 'మూడేళ్ళుగా ఇరవై వేలు అద్దె కట్టి విసిగిపోయాం, ఇక సొంత ఫ్లాట్ కొనాలి'],
    ['pa', 'ਤਿੰਨ ਸਾਲ ਤੋਂ ਵੀਹ ਹਜ਼ਾਰ ਕਿਰਾਇਆ ਦੇ ਦੇ ਕੇ ਥੱਕ ਗਏ, ਹੁਣ ਆਪਣਾ ਫਲੈਟ ਲੈਣਾ ਏ'],
    ['bn', 'তিন বছর ধরে কুড়ি হাজার ভাড়া দিয়ে হাঁপিয়ে গেছি, এবার নিজের ফ্ল্যাট কিনব'],
  ] as const)('%s: %s', (language, text) => {
    expect(commandsOf(language, text).filter(({ kind }) => kind !== 'intent')).toEqual([
      { kind: 'set', slot: 'transaction_type', value: 'sale' },
      { kind: 'set', slot: 'property_type', value: 'apartment' },
    ])
  })

  it('but is one of who rents for so long', () => {
    const rented = commandsOf('en', '2bhk for 11 months at 20000, then we will buy our own')
    expect(rented).toContainEqual({ kind: 'set', slot: 'price', value: { max: 20_000 } })
    expect(commandsOf('en', 'on rent for 2 years, 20000 max')).toContainEqual({
      kind: 'set',
      slot: 'price',
      value: { max: 20_000 },
    })
  })
})
