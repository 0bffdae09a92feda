import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createEngine } from '../../index.ts'

const engine = createEngine({ listedPlaces: [] })

/** Read behind a result, where the number was just asked for. */
const read = (text: string, language: LanguageCode) =>
  engine.understand(text, {
    language,
    asked: null,
    known: { city: 'Pune' },
    shown: 3,
    searched: true,
    calling: true,
    called: true,
    nameAsked: true,
  })

describe('why the number is asked for', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'why do you need my number?'],
    ['en', 'why number'],
    ['en', 'what do you need my number for?'],
    ['en', 'is my number necessary?'],
    ['ta', 'ஏன் நம்பர் கேக்குறீங்க?'],
    ['ta', 'நம்பர் எதுக்கு'],
    ['ta', 'edhukku number kekureenga'],
    ['hi', 'नंबर क्यों चाहिए'],
    ['hi', 'मेरा नंबर किस लिए'],
    ['hi', 'number kyu mang rahe ho'],
    ['ml', 'എന്തിനാ നമ്പർ?'],
    ['ml', 'enthina number'],
    ['kn', 'ನಂಬರ್ ಯಾಕೆ?'],
    ['kn', 'number yake beku nimge'],
    ['te', 'నా నెంబర్ ఎందుకు?'],
    ['te', 'naa number enduku meeku'],
    ['pa', 'ਮੇਰਾ ਨੰਬਰ ਕਾਹਤੋਂ'],
    ['pa', 'number kyon chahida'],
    ['bn', 'নম্বর কেন?'],
    ['bn', 'number keno lagbe'],
  ])('is a question about privacy, not about a home: %s, "%s"', (language, text) => {
    expect(read(text, language)).toMatchObject({
      act: 'question',
      commands: [{ kind: 'aside', about: 'privacy' }],
    })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'why number 2?'],
    ['hi', 'नंबर 2 क्यों दिखाया'],
    ['ta', 'ஏன் நம்பர் 1 காட்டினீங்க'],
  ])('is not asked of a home that has one: %s, "%s"', (language, text) => {
    expect(read(text, language).commands).toMatchObject([{ kind: 'explain' }])
  })
})

describe('what realtors take', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'how much commission?'],
    ['en', 'any brokerage?'],
    ['ta', 'நீங்க தரகு கமிஷன் எவ்வளவு வாங்குவீங்க?'],
    ['ta', 'commission evlo'],
    ['hi', 'कमीशन कितना लेते हो'],
    ['hi', 'dalali kitni lagegi'],
    ['ml', 'കമ്മീഷൻ എത്രയാ?'],
    ['ml', 'brokerage undo'],
    ['kn', 'ಕಮಿಷನ್ ಎಷ್ಟು?'],
    ['kn', 'commission eshtu'],
    ['te', 'కమిషన్ ఎంత?'],
    ['te', 'commission entha teesukuntaru'],
    ['pa', 'ਕਮਿਸ਼ਨ ਕਿੰਨਾ?'],
    ['pa', 'commission kinna hai'],
    ['bn', 'কমিশন কত?'],
    ['bn', 'brokerage koto'],
  ])('is asked: %s, "%s"', (language, text) => {
    expect(read(text, language).commands).toEqual([{ kind: 'aside', about: 'fees' }])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'no brokerage please'],
    ['hi', 'बिना दलाली वाला फ्लैट चाहिए'],
  ])('is not asked by who wants to pay none: %s, "%s"', (language, text) => {
    expect(read(text, language).commands).not.toContainEqual({ kind: 'aside', about: 'fees' })
  })
})

describe('whether Guru is a person', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'are you a real broker or a machine?'],
    ['ta', 'நீங்க நிஜ புரோக்கரா இல்ல மெஷினா?'],
    ['ta', 'neenga bot ah'],
    ['hi', 'वैसे आप लोग असली ब्रोकर हैं या कोई मशीन?'],
    ['hi', 'आप असली दलाल हो या रोबोट'],
    ['hi', 'ye bot hai kya'],
    ['ml', 'നിങ്ങൾ ശരിക്കും ബ്രോക്കർ ആണോ അതോ മെഷീൻ ആണോ'],
    ['ml', 'ningal broker aano atho machine aano'],
    ['kn', 'ನೀವು ನಿಜವಾದ ಬ್ರೋಕರ್ ಆ ಅಥವಾ ಮಷೀನ್ ಆ'],
    ['kn', 'neevu broker aa machine aa'],
    ['te', 'మీరు నిజమైన బ్రోకరా లేక మెషీనా'],
    ['te', 'meeru broker aa machine aa'],
    ['pa', 'ਤੁਸੀਂ ਅਸਲੀ ਬਰੋਕਰ ਹੋ ਜਾਂ ਮਸ਼ੀਨ'],
    ['pa', 'tusi asli dealer ho ja robot'],
    ['bn', 'আপনি কি আসল ব্রোকার না মেশিন'],
    ['bn', 'apni ki asol broker na bot'],
  ])('is asked: %s, "%s"', (language, text) => {
    expect(read(text, language).commands).toEqual([{ kind: 'aside', about: 'who' }])
  })

  it('is not asked by who asks for a washing machine', () => {
    expect(read('does it have a washing machine?', 'en').commands).toEqual([])
  })
})

describe('a number that is given later', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'i will give the number later'],
    ['en', 'number later'],
    ['ta', 'நம்பர் அப்புறம் தரேன்'],
    ['ta', 'number appuram tharen'],
    ['hi', 'नंबर बाद में दूँगा'],
    ['hi', 'number baad mein dunga'],
    ['ml', 'നമ്പർ പിന്നെ തരാം'],
    ['ml', 'number pinne tharam'],
    ['kn', 'ನಂಬರ್ ಆಮೇಲೆ ಕೊಡ್ತೀನಿ'],
    ['kn', 'number amele kodtini'],
    ['te', 'నంబర్ తర్వాత ఇస్తాను'],
    ['te', 'number tarvata istanu'],
    ['pa', 'ਨੰਬਰ ਬਾਅਦ ਵਿੱਚ ਦਿਆਂਗਾ'],
    ['pa', 'number baad ch dunga'],
    ['bn', 'নম্বর পরে দেব'],
    ['bn', 'number pore debo'],
  ])('agrees to no call now: %s, "%s"', (language, text) => {
    const heard = read(text, language)
    expect(heard).toMatchObject({ act: 'unclear', commands: [{ kind: 'put-off' }] })
    expect(heard).not.toHaveProperty('callTime')
  })
})

it('"let me ask at home first" wants time, and no house', () => {
  expect(read('let me ask at home first', 'en').commands).toEqual([{ kind: 'put-off' }])
})

describe('a number that is asked for', () => {
  it.each<[LanguageCode, string]>([
    ['en', "give me your number instead, I'll call"],
    ['ta', 'உங்க நம்பர் குடுங்க, நானே கூப்பிடுறேன்'],
    ['ta', 'unga number kudunga naane call panren'],
    ['hi', 'आप अपना नंबर दो, मैं कॉल करूँगा'],
    ['hi', 'apna number do main call karunga'],
    ['ml', 'നിങ്ങളുടെ നമ്പർ തരൂ, ഞാൻ വിളിക്കാം'],
    ['ml', 'ningalude number tharu njan vilikkam'],
    ['kn', 'ನಿಮ್ಮ ನಂಬರ್ ಕೊಡಿ, ನಾನೇ ಕಾಲ್ ಮಾಡ್ತೀನಿ'],
    ['kn', 'nimma number kodi nane call madtini'],
    ['te', 'మీ నంబర్ ఇవ్వండి, నేనే ఫోన్ చేస్తాను'],
    ['te', 'mee number ivvandi nene call chestanu'],
    ['pa', 'ਤੁਸੀਂ ਆਪਣਾ ਨੰਬਰ ਦਿਓ, ਮੈਂ ਕਾਲ ਕਰਾਂਗਾ'],
    ['pa', 'apna number deo main call karanga'],
    ['bn', 'আপনার নম্বর দিন, আমি ফোন করব'],
    ['bn', 'apnar number din ami call korbo'],
  ])('wants a call: %s, "%s"', (language, text) => {
    expect(read(text, language)).toMatchObject({ act: 'handoff', numberAsked: true })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'call me on my number'],
    ['en', 'your agent may call 98765 43210'],
    ['hi', 'इस नंबर पर कॉल करो'],
  ])('is not asked for by who gives one\'s own: %s, "%s"', (language, text) => {
    expect(read(text, language)).not.toHaveProperty('numberAsked')
  })
})
