import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { toFrame } from '../frame.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const read = (text: string, language: LanguageCode, rooms: number) => {
  const known = { bedrooms: { min: rooms, max: rooms } }
  const { set, drop } = toFrame(understand(text, { language, asked: null, known }, places))
  return { ...set, ...(drop.length > 0 && { drop }) }
}

describe('rooms that are not enough', () => {
  it.each<[LanguageCode, string]>([
    ['en', '2 bedrooms are not enough'],
    ['en', '2bhk is too small for us'],
    ['hi', 'do kamre kam padenge'],
    ['hi', 'दो कमरे काफी नहीं हैं'],
    ['bn', 'দুটো ঘরে কুলোবে না'],
    ['bn', 'duto ghor jothesto noy'],
    ['ta', 'rendu bedroom pathadhu'],
    ['ta', 'ரெண்டு பெட்ரூம் பத்தாது'],
    ['te', 'రెండు బెడ్రూమ్ సరిపోవు'],
    ['ml', 'രണ്ട് ബെഡ്റൂം പോരാ'],
    ['ml', 'randu bedroom pora'],
    ['kn', 'eradu room saakagalla'],
    ['pa', 'do kamre kaafi nahi'],
  ])('ask for one more at least: %s, "%s"', (language, text) => {
    expect(read(text, language, 2)).toEqual({ bedrooms: { min: 3 } })
  })

  it('ask for two at least where there is one', () => {
    expect(read('ಒಂದು ರೂಮ್ ಸಾಲಲ್ಲ', 'kn', 1)).toEqual({ bedrooms: { min: 2 } })
  })

  it.each<[LanguageCode, string]>([
    ['en', "two rooms won't do, we need three"],
    ['ta', 'ரெண்டு பெட்ரூம் பத்தாது, மூணு வேணும்'],
    ['te', 'రెండు బెడ్రూమ్ సరిపోవు, మూడు కావాలి'],
    ['ml', 'രണ്ട് ബെഡ്റൂം പറ്റില്ല, മൂന്ന് വേണം'],
    ['kn', 'ಎರಡು ಬೆಡ್ರೂಮ್ ಸಾಲಲ್ಲ, ಮೂರು ಬೇಕು'],
  ])('give way to the number that is wished: %s, "%s"', (language, text) => {
    expect(read(text, language, 2)).toEqual({ bedrooms: { min: 3, max: 3 } })
  })

  it('are told apart from rooms that are enough, and from rooms that are refused', () => {
    expect(read('दो कमरे काफी हैं', 'hi', 2)).toEqual({ bedrooms: { min: 2, max: 2 } })
    expect(read('2 bhk nahi chahiye', 'hi', 2)).toEqual({ drop: ['bedrooms'] })
    expect(read('ரெண்டு பெட்ரூம் போதும்', 'ta', 2)).toEqual({ bedrooms: { min: 2, max: 2 } })
  })

  it.each<[LanguageCode, string, number]>([
    ['en', "4 bhk won't do, smaller please", 4],
    ['en', '3 bhk wont work, too costly', 3],
    ['en', "3 bhk won't work for just me", 3],
    ['en', "2 bhk won't work for my budget", 2],
    ['en', '2 bhk too small budget', 2],
    ['te', '2 bhk ki dabbulu saripovu', 2],
    ['ml', '2 bhk pattilla budget kuravanu', 2],
    ['kn', '2 bhk ge duddu saalalla', 2],
    ['ta', '2 bhk ku panam pathadhu', 2],
    ['hi', '2 bhk ke liye paise kam padenge', 2],
  ])('are no more where they are refused, or money is short: %s, "%s"', (language, text, rooms) => {
    expect(read(text, language, rooms)).not.toHaveProperty('bedrooms.min', rooms + 1)
  })

  it('leave more that are known already', () => {
    expect(read('2 bedrooms are not enough', 'en', 3)).toEqual({ bedrooms: { min: 3, max: 3 } })
  })
})
