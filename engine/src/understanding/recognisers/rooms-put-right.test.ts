import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import type { Range } from '../../range.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const roomsOf = (language: LanguageCode, text: string, known?: Range): Range[] =>
  understand(
    text,
    { language, asked: null, known: known === undefined ? {} : { bedrooms: known } },
    places,
  ).commands.flatMap((command) =>
    command.kind === 'set' && command.slot === 'bedrooms' ? [command.value] : [],
  )
const two = { min: 2, max: 2 }
const three = { min: 3, max: 3 }

describe('a room to pray in is no bedroom', () => {
  it.each([
    ['en', 'one room for prayers apart, two bedrooms'],
    ['hi', 'और एक कमरा पूजा का अलग से हो तो अच्छा, बेडरूम दो बहुत हैं'],
    ['hi', 'अरे एक नहीं दो बेडरूम कहा था मैंने, एक कमरा तो पूजा का बोला'],
    ['pa', 'ਇੱਕ ਕਮਰਾ ਪਾਠ ਲਈ ਵੱਖਰਾ, ਬੈੱਡਰੂਮ ਦੋ'],
    ['ta', 'பூஜைக்கு ஒரு ரூம் தனியா, ரெண்டு பெட்ரூம்'],
    ['ml', 'പൂജയ്ക്ക് ഒരു മുറി വേറെ, രണ്ട് ബെഡ്റൂം'],
    ['kn', 'ಪೂಜೆಗೆ ಒಂದು ರೂಮ್ ಬೇರೆ, ಎರಡು ಬೆಡ್‌ರೂಮ್'],
    ['te', 'పూజకి ఒక గది వేరే, రెండు బెడ్‌రూమ్‌లు'],
  ] as const)('%s: %s', (language, text) => {
    expect(roomsOf(language, text)).toEqual([two])
  })

  it('and takes none of the bedrooms that are named beside it', () => {
    expect(roomsOf('en', 'pooja room must, 3bhk')).toEqual([three])
    expect(roomsOf('en', 'one room, kitchen and hall')).toEqual([{ min: 1, max: 1 }])
  })
})

describe('a count that is refused gives way to the one that is enough', () => {
  it.each([
    ['en', '1bhk no, only 2'],
    ['hi', '1bhk nahi, sirf 2'],
    ['pa', '1 bhk ni chalna, 2 kamre hon'],
    ['bn', '1bhk na, sudhu 2'],
    ['ta', '1bhk venam, 2 mattum'],
    ['ml', '1bhk venda, 2 mathi'],
    ['kn', '1bhk beda, 2 saaku'],
    ['te', '1bhk vaddu, 2 chalu'],
  ] as const)('%s: %s', (language, text) => {
    expect(roomsOf(language, text)).toEqual([two])
  })

  it('but a number behind "no" counts something out', () => {
    expect(roomsOf('en', '2bhk no 3', three)).not.toContainEqual({ max: 2 })
  })
})

describe('"only" so many rooms is just so many', () => {
  it.each([
    ['te', '3bhk matrame'],
    ['te', '3bhk matrame, 2bhk vaddu'],
    ['ta', '3bhk mattum'],
    ['kn', '3bhk matra'],
    ['ml', '3bhk mathram mathi'],
    ['hi', 'sirf 3bhk'],
  ] as const)('%s: %s', (language, text) => {
    expect(roomsOf(language, text)).toEqual([three])
  })

  it('while "at most" still bounds them', () => {
    expect(roomsOf('en', 'at most 3 bedrooms')).toEqual([{ max: 3 }])
  })
})

describe('rooms that are refused leave those that are known', () => {
  it.each([
    ['en', 'dont show 1bhk'],
    ['en', 'why 1 bhk u r showing, i said 2bhk only. dont show 1bhk'],
    ['hi', '1bhk mat dikhao'],
    ['pa', '1bhk na dikhao'],
    ['bn', '1bhk lagbe na'],
    ['ta', '1bhk vendam'],
    ['ml', '1bhk venda'],
    ['kn', '1bhk beda'],
    ['te', '1bhk vaddu'],
  ] as const)('%s: %s', (language, text) => {
    expect(roomsOf(language, text, two)).toEqual([two])
  })

  it('but not where they are those', () => {
    expect(roomsOf('en', 'dont show 2bhk', two)).toEqual([])
  })
})

it.each([
  ['en', 'These are all one bedroom. We need two bedrooms at the least', { min: 2 }],
  ['hi', 'ye sab 1bhk hai, 2bhk chahiye', two],
] as const)('what those shown have is not what is needed: %s: %s', (language, text, rooms) => {
  expect(roomsOf(language, text)).toEqual([rooms])
})

describe('a count that was noted wrongly is put right by what is said of it', () => {
  it.each([
    ['en', 'you wrote two bedrooms, it should be three'],
    ['hi', 'आपने दो बेडरूम लिखा, वो तीन होना चाहिए'],
    ['pa', 'ਤੁਸੀਂ ਦੋ ਬੈੱਡਰੂਮ ਲਿਖੇ, ਉਹ ਤਿੰਨ ਹੋਣੇ ਚਾਹੀਦੇ'],
    ['bn', 'দুটো বেডরুম লিখেছেন, ওটা হবে তিনটে'],
    ['ta', 'ரெண்டு பெட்ரூம்னு எழுதிருக்கீங்க, அது மூணு'],
    ['te', 'రెండు బెడ్‌రూమ్‌లు రాశారు, అది మూడు'],
    ['kn', 'ಎರಡು ಬೆಡ್‌ರೂಮ್ ಬರೆದಿದ್ದೀರಿ, ಅದು ಮೂರು'],
    ['ml', 'രണ്ട് ബെഡ്റൂം എഴുതി, അത് മൂന്ന്'],
  ] as const)('%s: %s', (language, text) => {
    expect(roomsOf(language, text, two)).toEqual([three])
  })

  it('and stays where the number behind it counts something else', () => {
    expect(roomsOf('bn', 'দুটো বেডরুম চাই, ওটা তিন তলায়')).toEqual([two])
  })
})

describe('what is concluded from a reason counts', () => {
  it.each([
    ['en', 'I had thought two was enough, the kids have grown, so three bedrooms'],
    ['hi', 'सोचा था दो बेडरूम काफी हैं, बच्चे बड़े हो गए, इसलिए तीन चाहिए'],
    ['ta', 'ரெண்டு பெட்ரூம் போதும்னு நினைச்சேன், பசங்க வளர்ந்துட்டாங்க, அதனால மூணு பெட்ரூம் வேணும்'],
    ['ml', 'രണ്ട് ബെഡ്റൂം മതി എന്ന് വെച്ചതാ, മക്കൾ വലുതായി, അതുകൊണ്ട് മൂന്ന് ബെഡ്റൂം വേണം'],
    ['kn', 'eradu bedroom saku ankondidde, makkalu doddavaradru, adke mooru bedroom beku'],
    ['te', 'rendu bedroom chalu anukunna, pillalu peddayyaru, anduke moodu bedroom kavali'],
    ['bn', 'bhebechilam duto bedroom hobe, bachchara boro hoyeche, tai tinte lagbe'],
  ] as const)('%s: %s', (language, text) => {
    expect(roomsOf(language, text)).toEqual([three])
  })

  it('and takes nothing back where only one count is named', () => {
    expect(roomsOf('en', '2 bhk, we are four, so a big hall')).toEqual([two])
  })
})
