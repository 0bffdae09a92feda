import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import type { ShownHome } from '../command.ts'
import { understand } from '../understand.ts'

const homes: ShownHome[] = [
  { city: 'Kochi', area: 'Edappally', transaction_type: 'rent', price: 9500 },
  { city: 'Kochi', area: 'Kakkanad', transaction_type: 'rent', price: 21000 },
  { city: 'Kochi', area: 'Kakkanad', transaction_type: 'rent', price: 17500 },
  { city: 'Kochi', area: 'Aluva', transaction_type: 'rent', price: 17500 },
]
const places = createPlaceIndex(homes)

function read(text: string, language: LanguageCode) {
  const known = { city: 'Kochi', transaction_type: 'rent' as const }
  return understand(text, { language, asked: null, known, shown: 4, searched: true, homes }, places)
}

const picked = (position: number) => [{ kind: 'pick', position }]

describe('what a home shown costs', () => {
  it.each<[LanguageCode, string, number]>([
    ['hi', '9500 to budget se bahar hai yaar, 7 hazar tak dikhao', 7000],
    ['hi', '9500 mere budget se zyada hai, 7 hazar tak hi dikhao', 7000],
    ['en', '9500 is beyond our limit, show up to 7k', 7000],
    ['bn', '9500 to budget er baire, 7 hajar er moddhe dekhan', 7000],
    ['pa', '9500 budget ton bahar aa, 7 hazar tak dikhao', 7000],
    ['ta', '9500 budget ku mela iruku, 7000 kulla kaatunga', 7000],
    ['te', '9500 budget daatindi, 7 velu lopu choopinchandi', 7000],
    ['kn', '9500 budget gintha jasti, 7 savira olage torsi', 7000],
    ['ml', '9500 budget inu purath aanu, 7000 inte ullil kanikku', 7000],
  ])('is no budget where it is beyond that: %s, "%s"', (language, text, max) => {
    expect(read(text, language).commands).toEqual([{ kind: 'set', slot: 'price', value: { max } }])
  })

  it.each<[LanguageCode, string, string]>([
    ['en', 'please ask someone to ring me tomorrow after 6 about the 21,000 one', 'tomorrow after 6'],
    ['hi', '21000 wale ke baare me kal sham 6 baje call karwa do', 'kal sham 6 baje'],
    ['ta', '21000 flat pathi naalaiku 6 manikku call panna sollunga', 'naalaiku 6 manikku'],
    ['te', '21000 flat gurinchi repu sayantram 6 ki call cheyyandi', 'repu sayantram 6 ki'],
    ['kn', '21000 du flat bagge nale sanje call madsi', 'nale sanje'],
    ['ml', '21000 nte flatine patti naale 6 manikk vilikkan parayu', 'naale 6 manikk'],
    ['bn', '21000 tar byapare kal sondhya 6 tay phone korte bolun', 'kal sondhya 6'],
  ])('tells what a call is about, and not when it is to come: %s, "%s"', (language, text, callTime) => {
    expect(read(text, language)).toMatchObject({ commands: picked(2), act: 'handoff', callTime })
  })

  it.each<[LanguageCode, string]>([
    ['hi', '21000 wale flat me lift hai kya'],
    ['ta', '21000 flat la lift iruka?'],
    ['te', '21000 flat lo lift unda'],
    ['kn', '21000 flat alli lift ideya'],
    ['ml', '21000 inte flatil lift undo'],
    ['bn', '21000 er flat e lift ache?'],
    ['pa', '21000 wale flat ch lift haigi?'],
    ['ml', '21000 nte flat infopark ilekk bus kittumo?'],
    ['hi', '21000 wale flat se bus milegi kya'],
    ['ta', 'மாசம் 21000 காக்கநாடு வீட்டுக்கு தான் சொன்னேன்'],
  ])('tells which is asked about: %s, "%s"', (language, text) => {
    expect(read(text, language).commands).toEqual(picked(2))
  })

  it.each<[LanguageCode, string]>([
    ['ta', '21000 la irundhu konjam kammi pannuvangala'],
    ['te', '21000 nundi konchem takkuva chestara'],
    ['ml', '21000 il ninnu kurach kurakkumo'],
    ['en', '21k is touching our limit, they will come down if we pay fast?'],
  ])('tells about which it is bargained: %s, "%s"', (language, text) => {
    expect(read(text, language).commands).toEqual([{ kind: 'bargain' }, ...picked(2)])
  })

  it.each<[LanguageCode, string, number]>([
    ['hi', '21000 ke andar flat hai kya', 21000],
    ['en', 'is there a flat with a lift up to 21k?', 21000],
    ['ta', '21000 kulla lift irukura flat kaatunga', 21000],
  ])('is a budget where it bounds one: %s, "%s"', (language, text, max) => {
    expect(read(text, language).commands).toContainEqual({ kind: 'set', slot: 'price', value: { max } })
  })
})

describe('a home that is counted out', () => {
  it.each<[LanguageCode, string, number]>([
    ['ta', 'இல்லங்க அந்த மூணாவது வீட்டுக்கு தான், காக்கநாடு. ஏஜென்ட்ட கால் பண்ண சொல்லுங்க', 3],
    ['hi', 'nahi teesra wala, Kakkanad. call karwa do', 3],
    ['en', 'no, the third one, Kakkanad', 3],
    ['en', 'the fourth is 17500, a bit much', 4],
    ['ta', 'நாலாவது வீடு பெருசா இருக்கு, 17500 கொஞ்சம் ஜாஸ்தி தான்', 4],
  ])('is told once more by its place or its price: %s, "%s"', (language, text, position) => {
    expect(read(text, language).commands).toEqual(picked(position))
  })

  it.each<[LanguageCode, string]>([
    ['kn', '2 ne du aluva du already nodidini'],
    ['te', '2 va di already chusanu'],
  ])('counts no rooms: %s, "%s"', (language, text) => {
    const { commands } = read(text, language)
    expect(commands.every(({ kind }) => kind === 'pick')).toBe(true)
  })

  it('leaves a place that is asked about for others', () => {
    expect(read('the third is nice, what else is there in Aluva', 'en').commands).not.toContainEqual({
      kind: 'pick',
      position: 4,
    })
  })
})

describe('an amount that was never said', () => {
  it.each<[LanguageCode, string]>([
    ['hi', 'maine 9500 bola hi nahi. 7000 max'],
    ['en', 'i never said 9500. 7000 max'],
    ['ta', 'naan 9500 sollave illa. 7000 kulla'],
  ])('is no budget beside the one that is: %s, "%s"', (language, text) => {
    expect(read(text, language).commands).toEqual([{ kind: 'set', slot: 'price', value: { max: 7000 } }])
  })
})
