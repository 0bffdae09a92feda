import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { contextOf, createEngine } from '../../index.ts'
import { createPlaceIndex } from '../../places/index.ts'
import { toFrame } from '../frame.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const engine = createEngine({ listedPlaces: [] })

function read(text: string, language: LanguageCode, known = {}) {
  return understand(text, { language, asked: null, known }, places)
}

describe('a loan', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'we want to buy a house in Ludhiana, bank will give 40 lakh loan'],
    ['pa', 'ਅਸੀਂ ਲੁਧਿਆਣੇ ਘਰ ਖਰੀਦਣਾ ਏ, ਬੈਂਕ ਤੋਂ 40 ਲੱਖ ਦਾ ਲੋਨ ਮਿਲ ਜਾਊ'],
    ['pa', 'ludhiane ghar lena, bank ton 40 lakh da loan mil jau'],
    ['hi', 'लुधियाना में घर खरीदना है, बैंक से 40 लाख का लोन मिल जाएगा'],
    ['hi', '40 lakh ka loan pass hua hai, pune me flat chahiye'],
    ['ta', 'anna chennai la oru flat vaanganum, loan oru 40 lakhs varaikum kidaikum nu bank la sonnanga'],
    ['ta', 'bank la 40L loan eligible nu sollitanga, chennai la flat paakurom'],
    ['te', 'హైదరాబాద్‌లో ఫ్లాట్ కొనాలి, బ్యాంక్ 40 లక్షల లోన్ ఇస్తుంది'],
    ['kn', 'bengaluru li flat togobeku, bank loan 40 lakh sigutte'],
    ['ml', 'കൊച്ചിയിൽ വീട് വാങ്ങണം, ബാങ്കിൽ നിന്ന് 40 ലക്ഷം ലോൺ കിട്ടും'],
    ['bn', 'kolkata te flat kinbo, bank theke 40 lakh loan pabo'],
  ])('is what who buys may spend: %s, "%s"', (language, text) => {
    const understood = read(text, language)
    expect(toFrame(understood).set.price).toEqual({ max: 4_000_000 })
    expect(understood.ofLoan).toBe(true)
  })

  it.each<[LanguageCode, string, object]>([
    ['en', 'loan sanctioned is 45 lakh', {}],
    ['hi', 'बैंक से पचास लाख का लोन पास हुआ था पड़ोसी का', {}],
    ['en', 'what will the EMI be for a loan of 40 lakhs', { transaction_type: 'sale' }],
    ['en', 'i have a loan of 40 lakhs, want a flat on rent', {}],
    ['en', '2bhk flat up to 60 lakhs, loan of 40 approved', { transaction_type: 'sale' }],
  ])(
    'is no budget where nothing is bought, it is asked about or another one is named: %s, "%s"',
    (...[language, text, known]) => {
      expect(toFrame(read(text, language, known)).set.price).not.toEqual({ max: 4_000_000 })
    },
  )

  const told: [LanguageCode, string, string][] = [
    ['pa', 'ਲੁਧਿਆਣੇ ਘਰ ਖਰੀਦਣਾ ਏ, ਬੈਂਕ ਤੋਂ 40 ਲੱਖ ਦਾ ਲੋਨ ਮਿਲ ਜਾਊ', 'ਦਸ ਕੁ ਲੱਖ ਕੋਲੋਂ ਪਾ ਲਵਾਂਗੇ'],
    ['hi', 'pune me flat kharidna hai, 40 lakh ka loan mil jayega', '10 lakh hum apne paas se daal denge'],
    [
      'en',
      'want to buy a flat in Pune, bank gives a loan of 40 lakhs',
      'and we will put in 10 lakhs of our own',
    ],
    ['ta', 'chennai la flat vaanganum, loan 40 lakhs kidaikum', 'kaila oru 10 lakhs iruku'],
    ['te', 'hyderabad lo flat konali, bank loan 40 lakhs vastundi', 'maa daggara 10 lakhs unnayi'],
    ['kn', 'bengaluru li flat togobeku, bank loan 40 lakh sigutte', 'namma hatra 10 lakh ide'],
    ['ml', 'kochiyil flat vanganam, bank loan 40 laksham kittum', 'kayyil 10 laksham undu'],
  ]
  it.each(told)('takes what one has oneself on top: %s, "%s", "%s"', (language, ...turns) => {
    const state = turns.reduce(
      (known, text) => engine.advance(known, engine.understand(text, contextOf(known))).state,
      engine.begin(language).state,
    )
    expect(state.wishes.price).toEqual({ max: 5_000_000 })
    expect(state.priceOfLoan).toBeUndefined()
  })

  it('leaves a budget that was no loan', () => {
    const known = { transaction_type: 'sale' as const, price: { max: 5_000_000 } }
    expect(toFrame(read('and 10 lakhs we have in hand', 'en', known)).set.price).not.toEqual({
      max: 6_000_000,
    })
  })
})

describe('what one may go up to with a loan', () => {
  const buys = { transaction_type: 'sale' }

  it.each<[LanguageCode, string, number]>([
    ['ta', 'கையில் அறுபது லட்சம் இருக்கிறது, கொஞ்சம் கடன் வாங்கினால் எண்பது வரை போகலாம்', 8_000_000],
    ['ta', 'சேமிப்பு ஐம்பது லட்சம், லோன் போட்டால் எழுபது லட்சம் வரை முடியும்', 7_000_000],
    ['hi', 'saving 50 lakh hai, loan leke 70 lakh tak ho jayega', 7_000_000],
    ['te', 'చేతిలో అరవై లక్షలు ఉన్నాయి, లోన్ తీసుకుంటే ఎనభై వరకు వెళ్ళొచ్చు', 8_000_000],
    ['kn', 'ಕೈಯಲ್ಲಿ ಅರವತ್ತು ಲಕ್ಷ ಇದೆ, ಸಾಲ ತಗೊಂಡ್ರೆ ಎಂಬತ್ತರವರೆಗೆ ಹೋಗಬಹುದು', 8_000_000],
    ['ml', 'kayyil 50 lakh und, loan eduthal 70 lakh vare pokam', 7_000_000],
    ['pa', '50 lakh saving aa, loan le ke 70 lakh tak ho jau', 7_000_000],
    ['bn', 'হাতে ষাট লাখ আছে, লোন নিলে আশি পর্যন্ত যেতে পারি', 8_000_000],
    ['en', 'savings 50 lakh, with loan 70 lakh max', 7_000_000],
    // What a bank gives comes on top.
    ['hi', '40 lakh apne hain, 60 lakh tak loan mil jayega', 10_000_000],
  ])('is all of it: %s, "%s"', (language, text, most) => {
    expect(toFrame(read(text, language, buys)).set.price).toEqual({ max: most })
  })
})
