import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const read = (language: LanguageCode, text: string) =>
  understand(
    text,
    {
      language,
      asked: null,
      known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune', price: { max: 30_000 } },
      shown: 5,
      searched: true,
    },
    places,
  )

describe('a budget that is changed and a cost that is asked, without a comma', () => {
  it.each([
    ['en', 'budget 35k and how much is the deposit'],
    ['hi', 'budget 35 kar do aur deposit kitna lagega'],
    ['hi', 'बजट 35 हज़ार कर दो और डिपॉजिट कितना लगेगा'],
    ['pa', 'budget 35 kar deo te deposit kinna lagega'],
    ['bn', 'বাজেট ৩৫ হাজার করে দিন আর ডিপোজিট কত লাগবে'],
    ['ta', 'budget 35000 aakunga deposit evlo'],
    ['te', 'budget 35000 cheyyandi deposit entha'],
    ['kn', 'budget 35000 maadi deposit eshtu'],
    ['ml', 'budget 35000 aakku deposit ethra venam'],
  ] as const)('%s: %s', (language, text) => {
    const { commands, act, asksUntold } = read(language, text)
    expect(commands).toEqual([{ kind: 'set', slot: 'price', value: { max: 35_000 } }])
    expect(act).toBe('inform')
    expect(asksUntold).toEqual(['deposit'])
  })

  it('but what is asked of both is one question', () => {
    expect(read('hi', 'rent aur deposit kitna hai').act).toBe('question')
    expect(read('en', 'how much is the deposit').commands).toEqual([])
  })
})

describe('a wish beside a question of what it costs', () => {
  it.each([
    ['en', 'show 3bhk also and how much is the deposit', ['deposit']],
    ['te', 'parking kavali deposit entha', ['deposit']],
    ['en', 'show in Baner, why is it so costly?', []],
    ['hi', 'baner me dikhao, itna mehnga kyu hai?', ['why_price']],
    ['kn', 'yaakri ishtu costly? baner alli nodi', ['why_price']],
  ] as const)('%s: %s', (language, text, facts) => {
    const { commands, asksUntold } = read(language, text)
    expect(commands.map(({ kind }) => kind)).toEqual(['set'])
    expect(asksUntold).toEqual(facts)
  })

  it.each([
    ['en', 'drop the lift. but which of these is biggest'],
    ['hi', 'lift hatao. sabse bada kaunsa hai'],
  ] as const)('%s: %s', (language, text) => {
    expect(read(language, text).commands.map(({ kind }) => kind)).toEqual(['drop', 'pick-biggest'])
  })
})

describe('what else a turn wishes is kept beside a call that is booked or a question', () => {
  it.each([
    ['en', 'show 3bhk in Baner and book a call for tomorrow'],
    ['en', 'make it 3bhk and arrange a call at 5 pm'],
    ['hi', 'teen bhk dikhao aur call book kar do kal ke liye'],
    ['te', 'Miyapur lo 3bhk chupinchandi, call book cheyyandi'],
  ] as const)('%s: %s', (language, text) => {
    const { commands, calls } = read(language, text)
    expect(commands).toContainEqual({ kind: 'set', slot: 'bedrooms', value: { min: 3, max: 3 } })
    expect(calls).toBe(true)
  })

  it('but a home that was shown is only pointed at', () => {
    expect(read('en', 'book a call for the flat in Madhapur that you showed me').commands).toEqual([])
  })

  it('a deal or cheaper ones behind what is asked', () => {
    expect(read('en', 'is it new or resale? I want to buy instead').commands).toContainEqual({
      kind: 'set',
      slot: 'transaction_type',
      value: 'sale',
    })
    expect(read('en', 'why so costly? show cheaper ones').commands).toEqual([
      { kind: 'follow-up', wants: 'cheaper' },
    ])
    expect(read('en', 'is it new or resale?').commands).toEqual([])
  })
})

describe('what no listing tells, beside what it does', () => {
  it.each([
    ['hi', 'wifi aur inverter', 'power_backup', 'wifi'],
    ['en', 'wifi and inverter', 'power_backup', 'wifi'],
    ['pa', 'pooja room, parking 3 gaddiyan di', 'parking', 'pooja'],
    ['kn', 'wifi mattu parking', 'parking', 'wifi'],
  ] as const)('%s: %s', (language, text, amenity, fact) => {
    expect(read(language, text).commands).toEqual([
      { kind: 'set', slot: 'amenities', value: [amenity] },
      { kind: 'aside', about: 'unlisted', facts: [fact] },
    ])
  })

  it.each([
    ['hi', 'raat ko aane jaane ki rok tok na ho'],
    ['hi', 'aunty type makan malik nhi chahiye jo 8 baje gate band kr de'],
  ] as const)('when one may come and go, %s: %s', (language, text) => {
    expect(read(language, text).commands).toEqual([
      { kind: 'aside', about: 'unlisted', facts: ['gate_hours'] },
    ])
  })

  it('but Pooja is also a name', () => {
    expect(read('hi', 'main pooja bol rahi hu').commands).toEqual([])
  })

  it('both of two questions', () => {
    expect(read('bn', 'ওটা কি নতুন না রিসেল? ব্যাংক লোন?').asksUntold).toEqual(['resale', 'loan'])
  })
})

describe('flats and houses both', () => {
  it.each([
    ['en', 'flat or house anything is ok'],
    ['hi', 'flat ya makan dono dekh lo'],
    ['pa', 'ਮਕਾਨ ਜਾਂ ਫਲੈਟ ਦੋਨੋਂ ਵੇਖ ਲਓ'],
    ['bn', 'flat ba bari je kono ekta hole cholbe'],
    ['ta', 'flat illa veedu edhuvaanalum ok'],
    ['te', 'ఫ్లాట్ లేదా ఇల్లు ఏదైనా సరే'],
    ['ml', 'flat allenkil veedu ethayalum kuzhappamilla'],
    ['kn', 'ಫ್ಲಾಟ್ ಅಥವಾ ಮನೆ ಯಾವುದಾದರೂ ಸರಿ'],
    ['en', 'i did not say only flat, house is also ok'],
    ['hi', 'sirf flat nahi bola, makan bhi chalega'],
    ['ta', 'flat mattum sollala, veedu um ok nu dhaan sonnen'],
  ] as const)('%s: %s', (language, text) => {
    const { commands } = read(language, text)
    expect(commands).toContainEqual({ kind: 'any', slot: 'property_type' })
    expect(commands.some(({ kind }) => kind === 'set' || kind === 'drop')).toBe(false)
  })

  it('but who refuses one of them wants the other', () => {
    expect(read('hi', 'flat nahi chahiye, makan chalega').commands).toContainEqual({
      kind: 'set',
      slot: 'property_type',
      value: 'house',
    })
  })
})

describe('what is taken back', () => {
  it.each([
    ['en', 'remove security from your list please, guard was my job', 'security'],
    ['ta', 'லிஃப்ட் … சரி விடுங்க', 'lift'],
    ['en', 'parking on the road is also fine', 'parking'],
    ['hi', 'parking sadak pe bhi chalegi', 'parking'],
    ['ta', 'parking rottula irundhaalum paravailla', 'parking'],
    ['te', 'parking road meeda aina parledu', 'parking'],
    ['kn', 'ಪಾರ್ಕಿಂಗ್ ರಸ್ತೆಲಾದ್ರೂ ಪರ್ವಾಗಿಲ್ಲ', 'parking'],
  ] as const)('%s: %s', (language, text, what) => {
    expect(read(language, text).commands).toEqual([{ kind: 'drop', what }])
  })

  it('but what is missing at home is wanted', () => {
    const lift = { kind: 'set', slot: 'amenities', value: ['lift'] }
    expect(
      read('en', 'present flat has no lift, my knees are gone. so lift definitely').commands,
    ).toContainEqual(lift)
    expect(read('bn', 'লিফট না থাকলে তিনতলার উপরে উঠতে পারব না').commands).toContainEqual(lift)
  })

  it('who works in a factory looks for none', () => {
    for (const [language, text] of [
      ['pa', 'ਫੈਕਟਰੀ ਨੀ ਚਾਹੀਦੀ ਜੀ, ਮੈਂ ਤਾਂ ਕਿਹਾ ਮੈਂ ਓਥੇ ਕੰਮ ਕਰਦਾਂ'],
      ['en', "i don't want a shop, i said i work in a shop"],
    ] as const)
      expect(read(language, text)).toMatchObject({ commands: [], tellsOfOneself: true })
  })
})
