import type { Wishes } from '@guru/contract/requirement'
import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { toFrame } from '../frame.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const understood = (language: LanguageCode, text: string, known: Wishes) =>
  understand(text, { language, asked: null, known, shown: 3 }, places)
const setIn = (language: LanguageCode, text: string, known: Wishes) =>
  toFrame(understood(language, text, known)).set

describe('a place that nothing around it seeks', () => {
  it.each<[LanguageCode, string, string, string]>([
    ['ta', 'Coimbatore', 'வடவள்ளி பக்கம் அமைதியா இருக்கும்னு சொல்றாங்க. அங்க இருக்கா?', 'Vadavalli'],
    ['ta', 'Coimbatore', 'vadavalli pakkam amaithiya irukkumnu solranga. anga irukka?', 'Vadavalli'],
    ['en', 'Pune', 'People say Baner is quiet. Is there anything there?', 'Baner'],
    ['hi', 'Pune', 'Baner achha hai sab kehte hain. wahan hai kya?', 'Baner'],
    ['te', 'Vijayawada', 'benz circle prashantanga untundi antunnaru. akkada unda?', 'Benz Circle'],
    ['kn', 'Bengaluru', 'hebbal chennagide anta helthare. alli ideya?', 'Hebbal'],
  ])('is wished where one is asked for there: %s, %s, "%s"', (language, city, text, area) => {
    expect(setIn(language, text, { city })).toEqual({ area })
  })

  it.each<[LanguageCode, string, string]>([
    ['ta', 'Coimbatore', 'வடவள்ளி பக்கம் அமைதியா இருக்கும்னு சொல்றாங்க. அங்க தண்ணி இருக்கா?'],
    ['ta', 'Coimbatore', 'எங்க ஊர் வடவள்ளி. அங்க ஸ்கூல் இருக்கா?'],
    ['en', 'Pune', 'did I say Baner?'],
  ])('is not where something of it is asked: %s, %s, "%s"', (language, city, text) => {
    expect(setIn(language, text, { city })).toEqual({})
  })

  it.each<[LanguageCode, string, string, string]>([
    ['ta', 'Coimbatore', 'நான் வடவள்ளினு சொன்னேனே, அத எழுதிக்கலையா?', 'Vadavalli'],
    ['hi', 'Pune', 'maine Baner bola tha, likha nahi kya?', 'Baner'],
    ['en', 'Pune', 'I said Baner, did you not note it?', 'Baner'],
    ['ml', 'Kochi', 'njan kakkanad ennu paranjallo, ezhuthiyille?', 'Kakkanad'],
  ])('is wished by who complains of having said it: %s, %s, "%s"', (language, city, text, area) => {
    const { commands } = understood(language, text, { city })
    expect(commands).toEqual([{ kind: 'set', slot: 'area', value: area }])
  })

  it('is welcome where none is to be had at the one before', () => {
    const known = { city: 'Bengaluru', area: 'Manyata Tech Park' }
    const { commands } = understood('kn', 'manyata hattira sigatta illa andre hebbal kuda ok', known)
    expect(commands).toEqual([
      { kind: 'set', slot: 'area', value: 'Hebbal' },
      { kind: 'also', places: ['Manyata Tech Park'] },
    ])
  })

  it('is asked for before what is told of it', () => {
    const known = { city: 'Tiruchirappalli' }
    const text = 'தஞ்சாவூர்ல இருக்கா அங்கயும் எனக்கு ட்ரிப் இருக்கு'
    expect(setIn('ta', text, known)).toEqual({ city: 'Thanjavur' })
  })
})

describe('where two who live together work', () => {
  it('is looked around in both places, and no office is sought', () => {
    const text = 'office manyata tech park, nan hendthi ge whitefield'
    expect(understood('kn', text, { city: 'Bengaluru' }).commands).toEqual([
      { kind: 'set', slot: 'area', value: 'Manyata Tech Park' },
      { kind: 'also', places: ['Whitefield'] },
    ])
  })
})

describe('where somebody was admitted', () => {
  it.each<[LanguageCode, string, string]>([
    ['ml', 'മോൾക്ക് ബാംഗ്ലൂരിൽ അഡ്മിഷൻ കിട്ടി, അവൾക്ക് താമസിക്കാൻ ഒരു സ്ഥലം വേണം', 'Bengaluru'],
    ['ml', 'molkku bangaloril admission kitti, avalkku thamasikkan oru sthalam venam', 'Bengaluru'],
    ['en', 'My daughter got admission in Pune, she needs a place to stay', 'Pune'],
  ])('is where a place is sought: %s, "%s"', (language, text, city) => {
    expect(setIn(language, text, {})).toEqual({ city })
  })
})
