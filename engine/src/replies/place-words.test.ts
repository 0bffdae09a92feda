import { type LanguageCode, languages } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { places as bengaliWords } from '../languages/bn/replies/places.ts'
import { places as hindiWords } from '../languages/hi/replies/places.ts'
import { places as kannadaWords } from '../languages/kn/replies/places.ts'
import { places as malayalamWords } from '../languages/ml/replies/places.ts'
import { places as punjabiWords } from '../languages/pa/replies/places.ts'
import { placeNames } from '../languages/place-names.ts'
import { places as tamilWords } from '../languages/ta/replies/places.ts'
import { places as teluguWords } from '../languages/te/replies/places.ts'
import { createPlaceIndex } from '../places/index.ts'
import { understand } from '../understanding/understand.ts'
import type { PlaceWords } from './place-words.ts'

const index = createPlaceIndex([])
const cities = new Set(index.cityNames())
const cityOf = new Map(index.cityNames().flatMap((city) => index.areaNames(city).map((area) => [area, city])))

/** null for a language that does not write places in letters of its own, or not yet. */
const placeWords: Record<LanguageCode, PlaceWords | null> = {
  en: null,
  ta: tamilWords,
  hi: hindiWords,
  ml: malayalamWords,
  kn: kannadaWords,
  te: teluguWords,
  pa: punjabiWords,
  bn: bengaliWords,
}
const written = languages.flatMap((code) => {
  const names = placeNames[code]
  const words = placeWords[code]
  return names === null || words === null ? [] : [[code, names, words] as const]
})

/** The place that a text names when its city or its area was asked for. */
function placeRead(text: string, name: string, language: LanguageCode): unknown {
  const asked = cities.has(name) ? 'city' : 'area'
  const city = cityOf.get(name)
  const known = asked === 'city' || city === undefined ? {} : { city }
  const { commands } = understand(text, { language, asked, known }, index)
  return commands.flatMap((command) =>
    command.kind === 'set' && command.slot === asked ? [command.value] : [],
  )[0]
}

describe.each(written)('places in %s', (code, { places }, words) => {
  it('are places of the gazetteer', () => {
    expect(Object.keys(places).filter((name) => !cities.has(name) && !cityOf.has(name))).toEqual([])
  })

  it('are understood as Guru writes them', () => {
    expect(Object.keys(places).filter((name) => placeRead(words.named(name), name, code) !== name)).toEqual(
      [],
    )
  })

  it('are understood with the endings that Guru gives them', () => {
    const inside = (name: string) => (cities.has(name) ? words.city.in(name) : words.area.in(name))
    expect(Object.keys(places).filter((name) => placeRead(inside(name), name, code) !== name)).toEqual([])
  })
})

describe('a place in a sentence', () => {
  it('takes its endings in its own letters', () => {
    expect(tamilWords.where({ area: 'Velachery', city: 'Chennai' })).toBe('சென்னை வேளச்சேரியில்')
    expect(tamilWords.city.in('Erode')).toBe('ஈரோட்டில்')
    expect(tamilWords.area.in('Tambaram')).toBe('தாம்பரத்தில்')
    expect(tamilWords.area.in('Puliyanthope')).toBe('புளியந்தோப்பில்')
    expect(tamilWords.area.in('Kinathukadavu')).toBe('கிணத்துக்கடவில்')
    expect(tamilWords.area.in('Vellakinar')).toBe('வெள்ளக்கிணற்றில்')
    expect(tamilWords.area.in('Tidel Park')).toBe('டைடல் பார்க்கில்')
    expect(kannadaWords.area.in('Thokkottu')).toBe('ತೊಕ್ಕೊಟ್ಟಿನಲ್ಲಿ')
    expect(kannadaWords.where({ area: 'Jayanagar', city: 'Bengaluru' })).toBe('ಬೆಂಗಳೂರಿನ ಜಯನಗರದಲ್ಲಿ')
    expect(malayalamWords.where({ area: 'Kakkanad', city: 'Kochi' })).toBe('കൊച്ചിയിലെ കാക്കനാട്ട്')
    expect(malayalamWords.city.of('Kollam')).toBe('കൊല്ലത്തെ')
    expect(teluguWords.city.in('Hyderabad')).toBe('హైదరాబాద్‌లో')
    expect(bengaliWords.where({ area: 'Behala', city: 'Kolkata' })).toBe('কলকাতার বেহালায়')
    expect(bengaliWords.city.of('Chennai')).toBe('চেন্নাইয়ের')
    expect(punjabiWords.city.in('Ludhiana')).toBe('ਲੁਧਿਆਣੇ ਵਿੱਚ')
    expect(hindiWords.where({ area: 'Andheri', city: 'Mumbai' })).toBe('मुंबई के अंधेरी में')
  })

  it('is put together from the parts of its name', () => {
    expect(hindiWords.named('Andheri East')).toBe('अंधेरी ईस्ट')
    expect(kannadaWords.named('Kuvempunagar')).toBe('ಕುವೆಂಪುನಗರ')
    expect(teluguWords.named('Patamata')).toBe('పటమట')
    expect(malayalamWords.named('Technopark')).toBe('ടെക്നോപാർക്ക്')
    expect(tamilWords.named('Sitra')).toBe('சித்ரா')
    expect(tamilWords.named('Guindy Industrial Estate')).toBe('கிண்டி இண்டஸ்ட்ரியல் எஸ்டேட்')
    expect(malayalamWords.named('Thrissur Central')).toBe('തൃശ്ശൂർ സെൻട്രൽ')
    expect(kannadaWords.named('Bagalur Cross')).toBe('ಬಾಗಲೂರು ಕ್ರಾಸ್')
    expect(teluguWords.named('Guntur Bazar')).toBe('గుంటూరు బజార్')
    expect(punjabiWords.named('Sarabha Nagar')).toBe('ਸਰਾਭਾ ਨਗਰ')
    expect(punjabiWords.named('Sector 66A')).toBe('ਸੈਕਟਰ 66A')
    expect(bengaliWords.area.in('Sector 5')).toBe('সেক্টর 5-এ')
    expect(hindiWords.named('Sector 6 Dwarka')).toBe('सेक्टर 6 द्वारका')
    expect(bengaliWords.named('New Ballygunge Road')).toBe('নিউ বালিগঞ্জ রোড')
    expect(bengaliWords.area.in('Block C')).toBe('ব্লক C-এ')
    expect(punjabiWords.named('Phase 3B2')).toBe('ਫੇਜ਼ 3B2')
    // Of a word that nobody wrote down none is.
    expect(hindiWords.named('Sector 6 Elsewhere')).toBe('Sector 6 Elsewhere')
  })

  it('leaves its endings to a word behind it where it stands in Latin letters', () => {
    expect(tamilWords.where({ area: 'Mevalurkuppam', city: 'Chennai' })).toBe('சென்னை Mevalurkuppam பகுதியில்')
    expect(kannadaWords.city.in('Nadiad')).toBe('Nadiad ನಗರದಲ್ಲಿ')
    expect(teluguWords.area.of('Krishna Reddy Pet')).toBe('Krishna Reddy Pet ఏరియాలోని')
  })

  it('is nothing where nothing is known of it', () => {
    expect(hindiWords.where({})).toBe('')
  })
})
