import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import type { ShownHome } from '../command.ts'
import { understand } from '../understand.ts'

/** Two homes shown in each city, and the area that is wished. */
const cities = {
  Pune: ['Wakad', 'Baner', 'Aundh'],
  Chennai: ['Guindy', 'Porur', 'Adyar'],
  Kochi: ['Vyttila', 'Kakkanad', 'Edappally'],
  Bengaluru: ['Marathahalli', 'Hoodi', 'Whitefield'],
  Hyderabad: ['Madhapur', 'Kondapur', 'Gachibowli'],
  Ludhiana: ['Model Town', 'Dugri', 'Sarabha Nagar'],
  Kolkata: ['Garia', 'Patuli', 'Haltu'],
} as const
type City = keyof typeof cities

const homesIn = (city: City): ShownHome[] =>
  cities[city]
    .slice(1)
    .map((area, at) => ({ city, area, transaction_type: 'rent', price: 12_000 + 500 * at }))
const places = createPlaceIndex([])

function read(language: LanguageCode, city: City, text: string) {
  const known = { city, area: cities[city][0], transaction_type: 'rent' } as const
  return understand(text, { language, asked: null, known, shown: 2, homes: homesIn(city) }, places)
}

describe('a home said with its place', () => {
  it.each<[LanguageCode, City, string, number]>([
    ['en', 'Pune', 'baner flat has parking?', 1],
    ['hi', 'Pune', 'बानेर वाले घर में पानी आता है क्या', 1],
    ['hi', 'Pune', 'baner ke flat me lift hai kya', 1],
    ['ta', 'Chennai', 'போரூர் வீட்டுல லிஃப்ட் இருக்கா', 1],
    ['ta', 'Chennai', 'porur veetla parking iruka', 1],
    ['ml', 'Kochi', 'കാക്കനാട്ടെ വീട്ടിൽ ലിഫ്റ്റ് ഉണ്ടോ', 1],
    ['ml', 'Kochi', 'edappally ile flat il parking undo', 2],
    ['kn', 'Bengaluru', 'ಹೂಡಿ ಮನೇಲಿ ಲಿಫ್ಟ್ ಇದ್ಯಾ', 1],
    ['kn', 'Bengaluru', 'whitefield flat alli parking ideya', 2],
    ['kn', 'Bengaluru', 'hoodi mane hegide? lift ideya', 1],
    ['te', 'Hyderabad', 'కొండాపూర్ ఇంట్లో లిఫ్ట్ ఉందా', 1],
    ['te', 'Hyderabad', 'gachibowli flat lo parking unda', 2],
    ['pa', 'Ludhiana', 'ਦੁੱਗਰੀ ਵਾਲੇ ਘਰ ਵਿੱਚ ਲਿਫਟ ਹੈ?', 1],
    ['pa', 'Ludhiana', 'sarabha nagar de flat vich parking haigi?', 2],
    ['bn', 'Kolkata', 'পাটুলির ফ্ল্যাটে লিফট আছে?', 1],
    ['bn', 'Kolkata', 'haltur flat e parking ache ki', 2],
  ])('is asked what it has: %s, %s, "%s"', (language, city, text, position) => {
    const { commands, act, asksAbout } = read(language, city, text)
    expect(commands).toEqual([{ kind: 'pick', position }])
    expect(act).toBe('question')
    expect(asksAbout).not.toEqual([])
  })

  it.each<[LanguageCode, City, string, number]>([
    ['ta', 'Chennai', 'porur veedu enga pochu?', 1],
    ['ta', 'Chennai', 'seri porur veeta pathi pesa call panna sollunga', 1],
    ['ml', 'Kochi', 'edappally flat evide poyi', 2],
    ['kn', 'Bengaluru', 'hoodi flat elli hoytu', 1],
    ['te', 'Hyderabad', 'gachibowli flat ekkadiki poyindi', 2],
    ['bn', 'Kolkata', 'পাটুলির ফ্ল্যাটটা কোথায় গেল', 1],
  ])('is told of: %s, %s, "%s"', (language, city, text, position) => {
    expect(read(language, city, text).commands).toEqual([{ kind: 'pick', position }])
  })

  it.each<[LanguageCode, City, string, string]>([
    ['en', 'Pune', 'is there any flat in baner with parking?', 'Baner'],
    ['en', 'Pune', 'baner flat with parking', 'Baner'],
    ['hi', 'Pune', 'baner me lift wala flat hai kya', 'Baner'],
    ['ta', 'Chennai', 'porur la lift oda veedu iruka', 'Porur'],
    ['ta', 'Chennai', 'adyar veedu venum lift oda', 'Adyar'],
    ['ml', 'Kochi', 'kakkanad flat undo', 'Kakkanad'],
    ['kn', 'Bengaluru', 'hoodi alli lift iro mane ideya', 'Hoodi'],
    ['te', 'Hyderabad', 'kondapur lo lift unna illu unda', 'Kondapur'],
    ['bn', 'Kolkata', 'haltu te lift ache emon flat ache', 'Haltu'],
  ])('is none where homes are sought there: %s, %s, "%s"', (language, city, text, area) => {
    expect(read(language, city, text).commands).toContainEqual({ kind: 'set', slot: 'area', value: area })
  })
})

describe('the place of a home shown', () => {
  it.each<[LanguageCode, City, string, string]>([
    ['ta', 'Chennai', 'அடையாறு ரொம்ப தூரம். 2 பெட்ரூம் காட்டுங்க', 'Adyar'],
    ['te', 'Hyderabad', 'kondapur chala dooram. 20 velu lopu chupinchandi', 'Kondapur'],
    ['kn', 'Bengaluru', 'whitefield tumba doora aytu. 2km olage maathra torsi', 'Whitefield'],
    ['bn', 'Kolkata', 'haltu onek dur. lift wala dekhan', 'Haltu'],
  ])('is left out where it is too far, whatever else is said: %s, %s, "%s"', (language, city, text, area) => {
    expect(read(language, city, text).commands).toContainEqual({ kind: 'avoid', areas: [area] })
  })

  it('behind a home that is counted out says which, and is no wish', () => {
    const { commands, act } = read('en', 'Pune', 'no i meant the second flat, Aundh. ask someone to call')
    expect(commands).toEqual([{ kind: 'pick', position: 2 }])
    expect(act).toBe('handoff')
  })
})
