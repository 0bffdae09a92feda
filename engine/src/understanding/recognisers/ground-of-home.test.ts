import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const threeRooms = { property_type: 'house', bedrooms: { min: 3, max: 3 } } as const
const read = (language: LanguageCode, text: string, known = {}) =>
  understand(text, { language, asked: null, known }, places)
const house = { kind: 'set', slot: 'property_type', value: 'house' }
const land = { kind: 'set', slot: 'property_type', value: 'land' }
const landUntold = { kind: 'aside', about: 'unlisted', facts: ['land_size'] }

describe('a house that has land, or stands on it, is a house, and how much land no listing tells', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'house with some land around it in Coimbatore'],
    ['en', 'i want a house, it should have some land with it'],
    ['hi', 'थोड़ी ज़मीन वाला मकान चाहिए'],
    ['hi', 'ghar ke saath thodi zameen bhi chahiye'],
    ['ta', 'மதுரையில் கொஞ்சம் நிலத்தோடு ஒரு தனி வீடு'],
    ['ta', 'tirunelveli la konjam nilathoda thani veedu vaanganum'],
    ['ml', 'കുറച്ച് സ്ഥലമുള്ള ഒരു വീട് വാങ്ങണം'],
    ['ml', 'veedinu chuttum kurach sthalam venam'],
    ['te', 'కొంచెం స్థలం ఉన్న ఇల్లు కావాలి'],
    ['te', 'konchem sthalam unna illu kavali'],
    ['kn', 'ಸ್ವಲ್ಪ ಜಾಗ ಇರುವ ಮನೆ ಬೇಕು'],
    ['kn', 'swalpa jameenu iruva mane beku'],
    ['pa', 'ਕੋਠੀ ਲੈਣੀ ਹੈ ਜਿਸ ਨਾਲ ਥੋੜ੍ਹੀ ਜ਼ਮੀਨ ਵੀ ਹੋਵੇ'],
    ['pa', 'thodi zameen wali kothi chahidi'],
    ['bn', 'একটু জমি সহ বাড়ি চাই'],
    ['bn', 'ektu jomi soho bari chai'],
  ])('%s, "%s"', (language, text) => {
    const { commands } = read(language, text)
    expect(commands).toContainEqual(house)
    expect(commands).toContainEqual(landUntold)
    expect(commands.some(({ kind }) => kind === 'kinds')).toBe(false)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'at least 8 cents of land'],
    ['en', 'i want some land around the house'],
    ['hi', 'थोड़ी ज़मीन भी हो'],
    ['ta', 'konjam nilam um venum'],
    ['ml', 'സ്ഥലം ഒരു എട്ട് സെന്റെങ്കിലും വേണം'],
    ['ml', 'സ്ഥലം ഒരു ഏഴോ എട്ടോ സെന്റായാലും കുഴപ്പമില്ല'],
    ['te', 'కొంచెం స్థలం కూడా ఉండాలి'],
    ['kn', 'swalpa jameenu beku'],
    ['pa', 'thodi zameen vi hove'],
    ['bn', 'একটু জমিও চাই'],
  ])('of who looks for a house: %s, "%s"', (language, text) => {
    const { commands } = read(language, text, threeRooms)
    expect(commands).not.toContainEqual(land)
    expect(commands).toContainEqual(landUntold)
  })

  it.each<[LanguageCode, string]>([
    ['en', 'land to build a house'],
    ['en', 'a plot with a house'],
    ['hi', 'ghar banane ke liye zameen chahiye'],
    ['hi', 'मकान नहीं, ज़मीन चाहिए'],
    ['ta', 'வீடு கட்ட நிலம் வேணும்'],
    ['ml', '5 cent sthalam venam'],
    ['ml', 'സ്ഥലം മതി, വീട് വേണ്ട'],
    ['te', 'ఇల్లు కట్టుకోవడానికి స్థలం కావాలి'],
    ['kn', 'mane kattoke site beku'],
    ['pa', 'ਜ਼ਮੀਨ ਚਾਹੀਦੀ ਹੈ, ਮਕਾਨ ਨਹੀਂ'],
    ['bn', 'বাড়ি করার জন্য জমি চাই'],
  ])('land that is looked for itself stays land: %s, "%s"', (language, text) => {
    const { commands } = read(language, text, threeRooms)
    expect(commands).toContainEqual(land)
    expect(commands).not.toContainEqual(landUntold)
  })
})

describe('a size of the land under a house is no size of its floor', () => {
  it.each<[LanguageCode, string, true | undefined]>([
    ['ml', 'thrissur il 8 cent sthalam ulla oru veedu vaanganam', true],
    ['ta', '5 cent nilathoda veedu', true],
    ['pa', '5 marle di kothi laini aa', true],
    ['hi', '200 gaj zameen wala makan', true],
    ['te', '200 గజాల స్థలంలో ఇల్లు కావాలి', true],
    ['kn', '10 gunte jameenu iruva mane beku', true],
    ['bn', '5 কাঠা জমি আছে এমন বাড়ি', true],
    ['en', 'a house with 10 cents of land', true],
    ['hi', '200 gaj ka makan', undefined],
    ['en', 'a house of 1500 sq ft', undefined],
    ['en', 'a house of 2000 sq ft on 6 cents', undefined],
    ['ml', '5 cent sthalam venam', undefined],
  ])('%s, "%s"', (language, text, ofGround) => {
    expect(read(language, text).sizeOfGround).toBe(ofGround)
  })
})

describe('neighbouring areas too', () => {
  const known = { property_type: 'house', city: 'Thrissur', area: 'Ollur' }

  it.each<[LanguageCode, string]>([
    ['ml', 'അടുത്തുള്ള സ്ഥലങ്ങളും നോക്കാം'],
    ['ml', 'aduthulla sthalangalum nokkam'],
    ['ta', 'பக்கத்து ஏரியாவும் பார்க்கலாம்'],
    ['hi', 'आसपास के इलाके भी देख सकते हैं'],
    ['te', 'pakkana areas kuda chudochu'],
    ['kn', 'ಅಕ್ಕಪಕ್ಕದ ಏರಿಯಾ ಕೂಡ ನೋಡಿ'],
    ['pa', 'nede de area vi vekh lao'],
    ['bn', 'আশেপাশের এলাকাও দেখতে পারি'],
    ['en', 'nearby areas are also fine'],
  ])('are welcome, and no plots: %s, "%s"', (language, text) => {
    expect(read(language, text, known).commands).toEqual([{ kind: 'near' }])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'which are the nearby areas?'],
    ['hi', 'आसपास कौन से इलाके हैं?'],
    ['ml', 'അടുത്തുള്ള സ്ഥലങ്ങൾ ഏതൊക്കെ?'],
  ])('are only asked for: %s, "%s"', (language, text) => {
    expect(read(language, text, known).commands).not.toContainEqual({ kind: 'near' })
  })
})
