import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const commandsOf = (language: LanguageCode, text: string, asked: 'area' | 'amenities' | null = null) =>
  understand(text, { language, asked, known: {} }, places).commands

describe('of two places that are both welcome the first is looked at and the other kept in mind', () => {
  it.each([
    ['en', 'gachibowli or kondapur both fine', 'Gachibowli', 'Kondapur'],
    ['ta', 'அடையார் அல்லது வேளச்சேரி ரெண்டும் ஓகே', 'Adyar', 'Velachery'],
    ['hi', 'andheri ya bandra dono chalega', 'Andheri', 'Bandra'],
    ['ml', 'കാക്കനാട് അല്ലെങ്കിൽ ഇടപ്പള്ളി രണ്ടും ഓക്കേ', 'Kakkanad', 'Edappally'],
    ['kn', 'ಕೋರಮಂಗಲ ಅಥವಾ ಇಂದಿರಾನಗರ ಎರಡೂ ಓಕೆ', 'Koramangala', 'Indiranagar'],
    ['te', 'gachibowli leda kondapur rendu ok', 'Gachibowli', 'Kondapur'],
    ['pa', 'model town ya sarabha nagar dono chalega', 'Model Town', 'Sarabha Nagar'],
    ['bn', 'সল্টলেক বা নিউ টাউন দুটোই চলবে', 'Salt Lake', 'New Town'],
  ] as const)('%s: %s', (language, text, area, other) => {
    expect(commandsOf(language, text)).toEqual([
      { kind: 'set', slot: 'area', value: area },
      { kind: 'also', places: [other] },
    ])
  })

  it('says nothing of the amenities that were asked for', () => {
    expect(commandsOf('en', 'koramangala and indiranagar both', 'amenities')).toEqual([
      { kind: 'set', slot: 'area', value: 'Koramangala' },
      { kind: 'also', places: ['Indiranagar'] },
    ])
  })
})

describe('who adds an area keeps the one that is looked at', () => {
  const known = { city: 'Chennai', area: 'Adyar' }
  it.each([
    ['en', 'also show Velachery', 'Velachery'],
    ['ta', 'வேளச்சேரியும் காட்டுங்க', 'Velachery'],
    ['hi', 'velachery bhi dikhao', 'Velachery'],
    ['te', 'velachery kuda chupinchandi', 'Velachery'],
    ['kn', 'ವೇಲಚೇರಿ ಕೂಡ ತೋರಿಸಿ', 'Velachery'],
    ['ml', 'വേളാച്ചേരിയും നോക്കൂ', 'Velachery'],
    ['pa', 'velachery vi vikhao', 'Velachery'],
    ['bn', 'velachery o dekhan', 'Velachery'],
  ] as const)('%s: %s', (language, text, area) => {
    const { commands } = understand(text, { language, asked: null, known, shown: 3, searched: true }, places)
    expect(commands).toContainEqual({ kind: 'set', slot: 'area', value: area })
    expect(commands).toContainEqual({ kind: 'also', places: ['Adyar'] })
  })

  it('but who names one alone goes there', () => {
    const { commands } = understand(
      'show Velachery',
      { language: 'en', asked: null, known, shown: 3 },
      places,
    )
    expect(commands).toEqual([{ kind: 'set', slot: 'area', value: 'Velachery' }])
  })
})

describe('towns', () => {
  it.each<[LanguageCode, string, string]>([
    ['te', 'nellore lo kani guntur lo kani plots unnaya', 'Guntur'],
    ['te', 'nellore guntur lo plots unnaya', 'Guntur'],
    ['hi', 'jaipur ludhiana me plot hai kya', 'Ludhiana'],
  ])('are a choice without a word for "or", too: %s, "%s"', (language, text, other) => {
    expect(commandsOf(language, text)).toContainEqual({ kind: 'also', places: [other] })
  })

  it.each<[LanguageCode, string, string, string]>([
    ['en', 'Panchkula is fine, it is close to Chandigarh anyway', 'Chandigarh', 'Panchkula'],
    ['hi', 'panchkula theek hai, chandigarh ke paas hi to hai', 'Chandigarh', 'Panchkula'],
    ['pa', 'panchkula chalega, chandigarh de nere hi hai', 'Chandigarh', 'Panchkula'],
    ['bn', 'হাওড়া হলেও চলবে, কলকাতার কাছেই তো', 'Kolkata', 'Howrah'],
    ['ta', 'தஞ்சாவூர் பரவாயில்ல, திருச்சிக்கு பக்கம் தானே', 'Tiruchirappalli', 'Thanjavur'],
    ['ml', 'കുന്നംകുളം ആയാലും മതി, തൃശ്ശൂരിന് അടുത്തല്ലേ', 'Thrissur', 'Kunnamkulam'],
    ['kn', 'ರಾಮನಗರ ಆದರೂ ಪರವಾಗಿಲ್ಲ, ಬೆಂಗಳೂರಿಗೆ ಹತ್ತಿರ ತಾನೇ', 'Bengaluru', 'Ramanagara'],
    ['te', 'vijayawada ayithe parledu guntur ki daggare kada', 'Guntur', 'Vijayawada'],
  ])('that only tell why another one will do are not chosen: %s, "%s"', (language, text, city, chosen) => {
    const { commands } = understand(text, { language, asked: null, known: { city } }, places)
    expect(commands).toContainEqual({ kind: 'set', slot: 'city', value: chosen })
  })
})
