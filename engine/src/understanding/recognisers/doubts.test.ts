import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createEngine } from '../../index.ts'

const engine = createEngine({ listedPlaces: [] })

const read = (text: string, language: LanguageCode, shown = 0) =>
  engine.understand(text, {
    language,
    asked: null,
    known: { city: 'Pune' },
    shown,
    ...(shown > 0 && { searched: true as const }),
  })

describe('what is feared of Guru and its listings', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'who will get my number', 'privacy'],
    ['hi', 'मेरा नंबर किसको दोगे', 'privacy'],
    ['hi', 'नंबर देने से बहुत कॉल तो नहीं आएँगे?', 'privacy'],
    ['pa', 'mera number kisnu devoge', 'privacy'],
    ['bn', 'আমার নম্বর কাকে দেবেন', 'privacy'],
    ['ta', 'பயமா இருக்கு, என் நம்பர் குடுத்தா நிறைய கால் வருமா', 'privacy'],
    ['ml', 'എന്റെ നമ്പർ എല്ലാവർക്കും കൊടുക്കുമോ', 'privacy'],
    ['kn', 'ನನ್ನ ನಂಬರ್ ಯಾರಿಗೆ ಕೊಡ್ತೀರಾ', 'privacy'],
    ['te', 'naa number evariki istaru', 'privacy'],
    ['en', 'will you share my number with everyone?', 'privacy'],
    ['en', 'will I get many calls?', 'privacy'],
    ['en', 'Are these real flats or not?', 'real'],
    ['en', 'are these real?', 'real'],
    ['en', 'is this genuine?', 'real'],
    ['hi', 'ye asli hai kya', 'real'],
    ['en', "What does 'demo, not a real offer' mean?", 'real'],
    ['hi', 'ye asli flat hain ya nakli', 'real'],
    ['bn', 'এগুলো কি আসল ফ্ল্যাট?', 'real'],
    ['ta', 'idhu unmaiyana veedu thana?', 'real'],
    ['ml', 'ഇത് ശരിക്കുള്ള വീടാണോ?', 'real'],
    ['kn', 'ಇದು ಸುಳ್ಳು ಮನೆಗಳಾ ಹಾಗಾದ್ರೆ?', 'real'],
    ['te', 'ivi nijamaina flats ena', 'real'],
    ['en', 'is this a scam?', 'trust'],
    ['hi', 'धोखा तो नहीं होगा?', 'trust'],
    ['pa', 'ਠੱਗੀ ਤਾਂ ਨਹੀਂ ਹੋਵੇਗੀ', 'trust'],
    ['bn', 'আপনারা কি কোনো কোম্পানি? ঠকাবেন না তো?', 'trust'],
    ['ml', 'ഇത് തട്ടിപ്പാണോ', 'trust'],
    ['ml', 'ningale vishwasikkamo?', 'trust'],
    ['kn', 'mosa agalva?', 'trust'],
    ['kn', 'ಮೋಸ ಆಗಲ್ವಾ?', 'trust'],
    ['en', 'are you a real estate company', 'who'],
    ['ta', 'neenga oru company ah?', 'who'],
    ['en', 'how much does the agent charge', 'fees'],
    ['hi', 'broker ko paise dene padenge kya', 'fees'],
    ['pa', 'agent nu paise dene pain ge?', 'fees'],
    ['bn', 'ব্রোকার কি টাকা নেবে?', 'fees'],
    ['ta', 'உங்க கிட்ட பேசுனா பணம் ஏதாவது கட்டணுமா?', 'fees'],
    ['ml', 'ഏജന്റിന് പൈസ കൊടുക്കണോ', 'fees'],
    ['kn', 'broker ge duddu kodbeka', 'fees'],
    ['te', 'నేను అడిగింది కమీషన్ గురించి', 'fees'],
  ])('is answered: %s, "%s" asks about %s', (language, text, about) => {
    expect(read(text, language, 3)).toMatchObject({
      act: 'question',
      commands: [{ kind: 'aside', about }],
    })
  })

  it('is answered beside another question of Guru', () => {
    expect(read('మీరు బ్రోకరా? కమీషన్ ఎంత', 'te').commands).toEqual([
      { kind: 'aside', about: 'who' },
      { kind: 'aside', about: 'fees' },
    ])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'the last broker cheated us'],
    ['en', 'is the rent negotiable?'],
    ['pa', 'kise agent da number de deo'],
    ['hi', 'bina broker wala ghar chahiye'],
    ['kn', 'ಹೋದ ವರ್ಷ ಸೈಟ್ ತಗೊಂಡು ಮೋಸ ಹೋದ್ವಿ'],
  ])('is not what is told or sought: %s, "%s"', (language, text) => {
    expect(read(text, language, 3).commands.filter(({ kind }) => kind === 'aside')).toEqual([])
  })
})

describe('what is no fear', () => {
  it.each<[LanguageCode, string]>([
    ['bn', 'অন্য নম্বরে কল করুন'],
    ['en', 'please call, I have many questions?'],
    ['en', 'anyone can call this number'],
  ])('is a call: %s, "%s"', (language, text) => {
    expect(read(text, language, 3)).toMatchObject({ act: 'handoff', commands: [] })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'mosaic flooring?'],
    ['en', 'is there waste collection?'],
    ['en', 'waste collection daily?'],
    ['en', 'do you have an EV charger?'],
    ['en', 'maintenance charge?'],
    ['ta', 'neenga maintenance charge evlo?'],
    ['en', 'is there one for company lease, do you know?'],
    ['en', 'do you have company lease?'],
    ['en', 'is Vishwas Nagar far?'],
    ['en', 'both have a washing machine?'],
    ['en', 'is this a real person?'],
  ])('is asked of homes, or of who speaks: %s, "%s"', (language, text) => {
    const { commands } = read(text, language, 3)
    for (const about of ['complaint', 'trust', 'fees', 'real'])
      expect(commands).not.toContainEqual({ kind: 'aside', about })
    if (!text.includes('person')) expect(commands).not.toContainEqual({ kind: 'aside', about: 'who' })
  })
})

describe('what words of listings mean', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'what is RERA?', 'rera'],
    ['en', 'BHK?', 'bhk'],
    ['en', 'what is a deposit', 'deposit'],
    ['en', 'what does semi-furnished mean?', 'semi_furnished'],
    ['en', 'what is a ground floor?', 'floor'],
    ['en', 'what is a gated community?', 'gated_community'],
    ['en', 'what is a lease?', 'lease'],
    ['en', 'carpet area matlab?', 'carpet'],
    ['hi', 'मंज़िल का मतलब?', 'floor'],
    ['pa', 'RERA da ki matlab hai', 'rera'],
    ['bn', 'RERA mane ki', 'rera'],
    ['ta', 'கார்பெட் ஏரியான்னா என்ன', 'carpet'],
    ['ta', 'RERA na enna', 'rera'],
    ['ml', 'BHK എന്നാൽ എന്താ', 'bhk'],
    ['kn', 'RERA andre enu', 'rera'],
    ['te', 'కార్పెట్ ఏరియా అంటే ఏంటి', 'carpet'],
  ])('is told: %s, "%s"', (language, text, term) => {
    expect(read(text, language)).toMatchObject({ act: 'question', commands: [{ kind: 'meaning', term }] })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'what is the deposit?'],
    ['en', 'what is the carpet area?'],
    ['hi', 'deposit kitna hai'],
    ['pa', 'ground floor da na dikhayo'],
  ])('is not what a home that is shown is asked for: %s, "%s"', (language, text) => {
    expect(read(text, language, 3).commands).not.toContainEqual(expect.objectContaining({ kind: 'meaning' }))
  })

  it.each<[LanguageCode, string, number]>([
    ['en', 'is it a gated community?', 0],
    ['en', 'is it a gated community?', 3],
    ['en', 'is there a deposit?', 0],
    ['en', 'is there a deposit?', 3],
    ['en', 'is it a ground floor?', 0],
    ['en', 'is it a ground floor?', 3],
    ['en', 'gated community?', 0],
    ['en', 'lease?', 0],
    ['kn', 'ee mane carpet area?', 3],
    ['kn', 'mane deposit eshtu?', 3],
    ['hi', 'deposit hai na?', 3],
  ])('is not what a fact is asked for by: %s, "%s" with %d shown', (language, text, shown) => {
    expect(read(text, language, shown).commands).not.toContainEqual(
      expect.objectContaining({ kind: 'meaning' }),
    )
  })

  it.each<[string, string]>([
    ['a gated community', 'gated_community'],
    ['a semi furnished', 'semi_furnished'],
  ])('is no answer to what is wished: "%s"', (text, amenity) => {
    const context = { language: 'en', asked: 'amenities', known: { city: 'Pune' } } as const
    expect(engine.understand(text, context).commands).toMatchObject([
      { kind: 'set', slot: 'amenities', value: [amenity] },
    ])
  })
})
