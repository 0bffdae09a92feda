import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createEngine, type FinishedTurn } from '../index.ts'
import { chat } from './transcripts/in-memory.ts'
import { listedPlaces } from './transcripts/inventory.ts'

const engine = createEngine({ listedPlaces })

const say = (turns: readonly string[], language: LanguageCode) => chat(engine, turns, language)

const kindsOf = ({ acts }: FinishedTurn) => acts.map(({ kind }) => kind)

const found = '2bhk flat for rent in Whitefield Bangalore below 30k'

describe('who first asks at home', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'about the second one i will discuss with my wife and let you know, thanks'],
    ['bn', '2 number er tar bepare bou er sathe kotha bole janabo, dhonnobad dada'],
    ['bn', 'দ্বিতীয়টার ব্যাপারে বাড়িতে কথা বলে জানাব, ধন্যবাদ'],
    ['hi', 'doosre wale ke bare me ghar par baat karke bataunga, dhanyawad'],
    ['pa', 'doosre bare ghar gal karke dassanga, shukriya'],
    ['ta', 'rendavadhu veeta pathi wife kitta pesitu solren, nandri'],
    ['te', 'rendo daani gurinchi intlo maatladi cheptha, thanks anna'],
    ['ml', 'randamathe veedinte karyam veettil chodichitt parayam, nandi'],
    ['kn', 'eradane mane bagge maneli matadi heltini, dhanyavada'],
    ['hi', 'chalo theek hai, baad me puchunga'],
    ['pa', 'main baad ch puchunga'],
  ])('is pressed to nothing, and told of no home: %s, "%s"', (language, text) => {
    expect(kindsOf(say([found, text], language))).toEqual(['take_your_time'])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'how old is the second one? i will ask my wife and tell you'],
    ['hi', 'doosra kitna purana hai? ghar par puchh ke batata hu'],
  ])('hears what else was asked, without the offer of a call: %s, "%s"', (language, text) => {
    const turn = say([found, text], language)
    expect(turn.acts).toContainEqual({ kind: 'untold', facts: ['age'] })
    expect(kindsOf(turn).at(-1)).toBe('take_your_time')
  })

  it('hears that a reproach is heard, and no kind of home changed', () => {
    const text = "i asked abt rate n age of house.. leave it i'l discuss at home n msg tmrw"
    const turn = say([found, 'which floor is the first one?', text], 'en')
    expect(turn.acts).toContainEqual({ kind: 'untold', facts: ['age'] })
    expect(kindsOf(turn).at(-1)).toBe('take_your_time')
    expect(turn.state.wishes.property_type).toBe('apartment')
  })

  it.each<[LanguageCode, string]>([
    ['en', 'can my family live at home there with a dog?'],
    ['hi', 'doosre wale ke bare me batao'],
    ['pa', 'doosre ghar bare dasso'],
  ])('is not who asks of a home: %s, "%s"', (language, text) => {
    expect(kindsOf(say([found, text], language))).not.toContain('take_your_time')
  })
})

describe('a home that is to be shown to the family first', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'the second one looks good, i will show it to my dad and tell you, thank you'],
    ['hi', 'doosra wala theek lag raha h, papa ko dikha ke batate hai, thank you'],
    ['hi', 'दूसरा वाला ठीक लग रहा है, पापा को दिखा के बताते हैं, धन्यवाद'],
    ['pa', 'dooja wala theek lagda, papa nu vikha ke dasda, dhanvaad'],
    ['bn', 'দ্বিতীয়টা ভালো, বাড়িতে দেখিয়ে জানাব'],
    ['ta', 'ரெண்டாவது நல்லா இருக்கு, வீட்டுல காட்டிட்டு சொல்றேன்'],
    ['te', 'రెండోది బాగుంది, ఇంట్లో చూపించి చెప్తాను'],
    ['kn', 'eradaneyadu chennagide, appanige torisi heltini, thanks'],
    ['ml', 'randamathethu kollam, achane kaanichittu parayam'],
  ])('is not told of, and nobody is pressed: %s, "%s"', (language, text) => {
    expect(kindsOf(say([found, text], language))).toEqual(['take_your_time'])
  })

  it('is told of where it is to be shown to the seeker', () => {
    expect(kindsOf(say([found, 'papa ke liye doosra wala dikhao'], 'hi'))).toContain('details')
  })
})
