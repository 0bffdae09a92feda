import type { Wishes } from '@guru/contract/requirement'
import type { LanguageCode, Slot } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const commandsOf = (language: LanguageCode, text: string, known: Wishes, asked: Slot | null = null) =>
  understand(text, { language, asked, known }, places).commands
const wished = (language: LanguageCode, text: string, known: Wishes, asked: Slot | null = null) =>
  Object.fromEntries(
    commandsOf(language, text, known, asked).flatMap((one) =>
      one.kind === 'set' ? [[one.slot, one.value]] : one.kind === 'any' ? [[one.slot, 'any']] : [],
    ),
  )

const buys: Wishes = { transaction_type: 'sale', property_type: 'apartment' }
const rents: Wishes = { transaction_type: 'rent', property_type: 'apartment', price: { max: 12_000 } }

describe('the home that is sold to buy another brings the budget, and its kind is not wished', () => {
  it.each([
    ['hi', 'पुराना मकान बेच रही हूँ, उसके तीस पैंतीस लाख मिल जाएँगे, उतने में ही लेना है'],
    ['pa', 'ਪੁਰਾਣਾ ਮਕਾਨ ਵੇਚ ਰਹੇ ਹਾਂ, ਉਹਦੇ ਤੀਹ ਪੈਂਤੀ ਲੱਖ ਮਿਲ ਜਾਣਗੇ, ਓਨੇ ਵਿੱਚ ਹੀ ਲੈਣਾ'],
    ['bn', 'পুরোনো বাড়ি বেচে দিচ্ছি, ওটার তিরিশ পঁয়ত্রিশ লাখ পাব, তার মধ্যেই কিনব'],
    ['ml', 'പഴയ വീട് വിൽക്കുകയാണ്, അതിന് മുപ്പത് മുപ്പത്തഞ്ച് ലക്ഷം കിട്ടും, അതിനുള്ളിൽ വാങ്ങണം'],
    ['kn', 'ಹಳೆ ಮನೆ ಮಾರ್ತಾ ಇದೀವಿ, ಅದಕ್ಕೆ ಮೂವತ್ತು ಮೂವತ್ತೈದು ಲಕ್ಷ ಸಿಗುತ್ತೆ, ಅಷ್ಟರಲ್ಲೇ ತಗೋಬೇಕು'],
    ['te', 'పాత ఇల్లు అమ్ముతున్నాం, దానికి ముప్పై ముప్పై అయిదు లక్షలు వస్తాయి, అంతలోనే కొనాలి'],
  ] as const)('%s: %s', (language, text) => {
    const { transaction_type = 'sale', ...rest } = wished(language, text, buys)
    expect([transaction_type, rest]).toEqual(['sale', { price: { min: 3_000_000, max: 3_500_000 } }])
  })

  it('but who only sells offers', () => {
    expect(commandsOf('hi', 'मुझे अपना मकान बेचना है', {})).toContainEqual({ kind: 'intent', intent: 'offer' })
  })
})

describe('who says that selling is not what they talk about offers nothing', () => {
  it.each([
    ['en', 'I am not talking about selling, I want to buy'],
    ['hi', 'नहीं नहीं, बेचने की बात नहीं कर रही, मुझे तो खरीदना है'],
    ['pa', 'vechan di gal nahi kar riha, khareedna hai'],
    ['bn', 'বিক্রির কথা বলছি না, কিনতে চাই'],
    ['ta', 'விக்கிறத பத்தி சொல்லல, வாங்கணும்'],
    ['ml', 'വിൽക്കുന്ന കാര്യമല്ല, വാങ്ങണം'],
    ['ml', 'ഞാൻ വിൽക്കുന്നില്ല, വാങ്ങണം'],
    ['kn', 'ಮಾರೋ ವಿಷಯ ಅಲ್ಲ, ಕೊಂಡ್ಕೊಳ್ಳೋ ವಿಷಯ'],
    ['te', 'నేను అమ్మడం గురించి చెప్పట్లేదు, కొనాలి'],
  ] as const)('%s: %s', (language, text) => {
    expect(commandsOf(language, text, buys)).not.toContainEqual({ kind: 'intent', intent: 'offer' })
    expect(wished(language, text, buys)).toEqual({ transaction_type: 'sale' })
  })
})

describe('what is bought later is not sought by who rents now', () => {
  it.each([
    ['en', 'I later decided to buy'],
    ['hi', 'baad mein socha ki kharidna hai'],
  ] as const)('but who has changed their mind since buys, %s: %s', (language, text) => {
    expect(wished(language, text, rents).transaction_type).toBe('sale')
  })

  it.each([
    ['en', "I'll sell the village land and buy a flat later, for now show rentals only"],
    ['hi', 'गाँव की ज़मीन बेचकर फ्लैट खरीदूँगा बाद में, अभी किराये का ही दिखाओ'],
    ['pa', 'ਪਿੰਡ ਦੀ ਜ਼ਮੀਨ ਵੇਚ ਕੇ ਫਲੈਟ ਬਾਅਦ ਵਿੱਚ ਖਰੀਦਾਂਗੇ, ਹੁਣ ਕਿਰਾਏ ਦਾ ਹੀ ਦਿਖਾਓ'],
    ['bn', 'গ্রামের জমি বেচে পরে ফ্ল্যাট কিনব, এখন ভাড়ারটাই দেখান'],
    ['ta', 'ஊர்ல இருக்குற நிலத்த வித்துட்டு அப்புறமா பிளாட் வாங்குவேன், இப்போ வாடகைக்கு மட்டும் காட்டுங்க'],
    ['ml', 'നാട്ടിലെ സ്ഥലം വിറ്റിട്ട് പിന്നെ ഫ്ലാറ്റ് വാങ്ങും, ഇപ്പോ വാടകയ്ക്കുള്ളത് മാത്രം കാണിക്ക്'],
    ['kn', 'ಊರಿನ ಜಮೀನು ಮಾರಿ ಆಮೇಲೆ ಫ್ಲಾಟ್ ತಗೋತೀನಿ, ಈಗ ಬಾಡಿಗೆದು ಮಾತ್ರ ತೋರಿಸಿ'],
    ['te', 'ఊర్లో పొలం అమ్మి తర్వాత ఫ్లాట్ కొంటాను, ఇప్పుడు అద్దెకి మాత్రమే చూపించండి'],
  ] as const)('%s: %s', (language, text) => {
    const { transaction_type = 'rent' } = wished(language, text, rents)
    expect(transaction_type).toBe('rent')
  })

  it('but who turns to buying buys', () => {
    expect(wished('en', 'I want to buy now, not rent', rents)).toEqual({ transaction_type: 'sale' })
    expect(wished('hi', 'अब खरीदना है', rents)).toEqual({ transaction_type: 'sale' })
  })
})

describe('who works as a guard wishes none', () => {
  it.each([
    ['en', 'I am a retired railway guard'],
    ['hi', 'मैं सिक्योरिटी गार्ड हूँ'],
    ['pa', 'ਮੈਂ ਸਿਕਿਓਰਿਟੀ ਗਾਰਡ ਆਂ'],
    ['bn', 'আমি সিকিউরিটি গার্ডের কাজ করি'],
    ['ta', 'நான் செக்யூரிட்டியா வேலை பாக்குறேன்'],
    ['ml', 'ഞാൻ സെക്യൂരിറ്റി ഗാർഡാണ്'],
    ['kn', 'ನಾನು ಸೆಕ್ಯೂರಿಟಿ ಗಾರ್ಡ್ ಕೆಲಸ ಮಾಡ್ತೀನಿ'],
    ['te', 'నేను సెక్యూరిటీ గార్డ్‌ని'],
  ] as const)('%s: %s', (language, text) => {
    expect(wished(language, text, rents)).toEqual({})
  })

  it.each([
    ['en', 'I need a security guard'],
    ['hi', 'मुझे सिक्योरिटी गार्ड चाहिए'],
    ['te', 'సెక్యూరిటీ గార్డ్ ఉండాలి'],
    ['ta', 'நான் தனியா இருக்கேன், செக்யூரிட்டி வேணும்'],
  ] as const)('but one who asks for it does, %s: %s', (language, text) => {
    expect(wished(language, text, rents)).toEqual({ amenities: ['security'] })
  })
})

describe('a field from which one comes back to be called is no land that is sought', () => {
  it.each([
    ['te', 'ఫోన్ చేస్తే సాయంత్రం ఆరు తర్వాత చేయండి పొలం నుంచి వచ్చాక'],
    ['pa', 'ਖੇਤ ਤੋਂ ਆ ਕੇ ਫੋਨ ਕਰੂੰਗਾ'],
    ['hi', 'खेत से आके बात करूँगा, शाम को फोन करना'],
    ['kn', 'ಹೊಲದಿಂದ ಬಂದ್ಮೇಲೆ ಫೋನ್ ಮಾಡಿ'],
  ] as const)('%s: %s', (language, text) => {
    expect(wished(language, text, rents)).toEqual({})
  })
})

describe('what there is for an advance that was asked about is no rent', () => {
  it.each([
    ['en', 'how much advance do they ask? we have only thirty thousand'],
    ['hi', 'एडवांस कितना माँगते हैं? हमारे पास तीस हज़ार ही हैं'],
    ['pa', 'ਐਡਵਾਂਸ ਕਿੰਨਾ ਮੰਗਦੇ ਨੇ? ਸਾਡੇ ਕੋਲ ਤੀਹ ਹਜ਼ਾਰ ਹੀ ਆ'],
    ['bn', 'অ্যাডভান্স কত চায়? আমাদের কাছে তিরিশ হাজারই আছে'],
    ['ta', 'அட்வான்ஸ் எவ்வளவு கேப்பாங்க? எங்க கிட்ட முப்பதாயிரம் தான் இருக்கு'],
    ['ml', 'അഡ്വാൻസ് എത്ര ചോദിക്കും? ഞങ്ങടെ കയ്യിൽ മുപ്പതിനായിരമേ ഉള്ളൂ'],
    ['kn', 'ಅಡ್ವಾನ್ಸ್ ಎಷ್ಟ್ ಕೇಳ್ತಾರೆ? ನಮ್ ಹತ್ರ ಮೂವತ್ತ್ ಸಾವಿರ ಮಾತ್ರ ಇದೆ'],
    ['te', 'అడ్వాన్స్ ఎంత అడుగుతారు? మా దగ్గర ముప్పై వేలే ఉన్నాయి'],
  ] as const)('%s: %s', (language, text) => {
    expect(wished(language, text, rents)).toEqual({})
  })

  it('but a rent named behind it is one', () => {
    expect(wished('en', 'how much advance do they ask? rent up to 15 thousand', rents)).toEqual({
      price: { max: 15_000 },
    })
  })
})

describe('an amount with its bound that is said not to matter leaves open no area that was asked for', () => {
  it.each([
    ['en', 'up to 1.5 crore is no problem'],
    ['hi', 'डेढ़ करोड़ तक कोई बात नहीं'],
    ['pa', 'ਡੇਢ ਕਰੋੜ ਤੱਕ ਕੋਈ ਗੱਲ ਨਹੀਂ'],
    ['bn', 'দেড় কোটি পর্যন্ত অসুবিধা নেই'],
    ['ta', 'ஒன்றரை கோடி வரைக்கும் பரவாயில்ல'],
    ['ml', 'ഒന്നര കോടി വരെ കുഴപ്പമില്ല'],
    ['kn', 'ಒಂದೂವರೆ ಕೋಟಿ ತನಕ ಪರವಾಗಿಲ್ಲ'],
    ['te', 'కోటిన్నర వరకు పర్లేదు'],
  ] as const)('%s: %s', (language, text) => {
    expect(wished(language, text, { ...buys, city: 'Bengaluru' }, 'area')).toEqual({
      price: { max: 15_000_000 },
    })
  })

  it('but an area that does not matter is free', () => {
    expect(wished('kn', 'ಯಾವುದಾದ್ರೂ ಪರವಾಗಿಲ್ಲ', { ...buys, city: 'Bengaluru' }, 'area')).toEqual({ area: 'any' })
  })
})

describe('less that would do, too, lowers no ceiling', () => {
  it.each([
    ['en', 'below ten thousand is fine too'],
    ['en', 'even below ten thousand is fine'],
    ['en', 'less than ten thousand is also ok'],
    ['hi', 'दस हज़ार से कम भी चलेगा, कम हो तो और अच्छा'],
    ['pa', 'ਦਸ ਹਜ਼ਾਰ ਤੋਂ ਘੱਟ ਵੀ ਚੱਲੂ, ਘੱਟ ਹੋਵੇ ਤਾਂ ਹੋਰ ਵਧੀਆ'],
    ['ta', 'பத்தாயிரத்துக்கு கீழ இருந்தாலும் பரவாயில்ல, கம்மியா இருந்தா இன்னும் நல்லது'],
    ['ml', 'പതിനായിരത്തിൽ താഴെ ആയാലും കുഴപ്പമില്ല, കുറവാണെങ്കിൽ അത്രയും നല്ലത്'],
    ['kn', 'ಹತ್ತು ಸಾವಿರದ ಒಳಗೆ ಆದ್ರೂ ಪರವಾಗಿಲ್ಲ, ಕಮ್ಮಿ ಇದ್ರೆ ಇನ್ನೂ ಒಳ್ಳೇದು'],
    ['te', 'పది వేల లోపు అయినా పర్లేదు, తక్కువైతే ఇంకా మంచిదే'],
  ] as const)('%s: %s', (language, text) => {
    expect(wished(language, text, rents)).toEqual({})
  })

  it.each([
    ['te', 'పది వేల లోపు కావాలి', 10_000],
    ['hi', 'पंद्रह हज़ार तक भी चलेगा', 15_000],
    ['en', 'up to 10 thousand', 10_000],
    ['en', 'up to 10k is ok', 10_000],
    ['en', 'under 10k is fine', 10_000],
    ['en', 'max 10k works for me', 10_000],
    ['en', 'below 10k is fine for me now', 10_000],
    ['hi', 'das hazar se kam chalega', 10_000],
    ['te', 'పది వేల లోపు పర్లేదు', 10_000],
    ['kn', 'ಹತ್ತು ಸಾವಿರದ ಒಳಗೆ ಪರವಾಗಿಲ್ಲ', 10_000],
    ['ml', 'പതിനായിരത്തിൽ താഴെ കുഴപ്പമില്ല', 10_000],
  ] as const)('but another ceiling does, %s: %s', (language, text, max) => {
    expect(wished(language, text, rents)).toEqual({ price: { max } })
  })
})

it('so much more than the known budget is added to it', () => {
  expect(wished('kn', 'ಇನ್ನೊಂದ್ ಸಾವಿರ ಬೇಕಾದ್ರೆ ಸೇರಿಸ್ಬೋದು', rents)).toEqual({ price: { max: 13_000 } })
})

describe('what no listing tells of pets does not refuse them', () => {
  it('te', () => {
    const known: Wishes = { ...rents, amenities: ['pet_friendly'] }
    const text = 'pets gurinchi cheppaledu ante em chesukovali, adigi cheppagalara?'
    expect(commandsOf('te', text, known)).not.toContainEqual({ kind: 'drop', what: 'pet_friendly' })
  })
})
