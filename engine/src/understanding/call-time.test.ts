import type { LanguageCode, Slot } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createEngine } from '../index.ts'

const engine = createEngine({ listedPlaces: [] })

const read = (text: string, language: LanguageCode, context: { asked?: Slot; calling?: true } = {}) =>
  engine.understand(text, { language, asked: null, known: {}, ...context })

describe('when to be called', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'call me after 6 in the evening'],
    ['en', 'please call tomorrow morning'],
    ['en', 'call me on Saturday at 11 am'],
    ['en', 'call me at 5:30'],
    ['en', 'ask the owner to call me between 5 and 7 pm'],
    ['en', 'not in the morning, call after office'],
    ['en', 'i want to talk to an agent tomorrow evening'],
    ['hi', '6 ke baad call karo'],
    ['hi', 'नौ बजे के बाद फोन करना'],
    ['hi', 'कल सुबह फोन करो'],
    ['hi', 'office ke baad phone karna'],
    ['hi', 'दस से बारह के बीच कॉल करो'],
    ['ta', '6 மணிக்கு மேல கால் பண்ணுங்க'],
    ['ta', 'ஆபீஸ் முடிஞ்சதும் கூப்பிடுங்க'],
    ['ta', 'naalaikku kaalaila call pannunga'],
    ['ml', 'വൈകുന്നേരം 6 മണിക്ക് ശേഷം വിളിക്കൂ'],
    ['ml', 'ഞായറാഴ്ച വിളിച്ചാൽ മതി'],
    ['ml', 'naale ravile call cheyyu'],
    ['kn', 'ಸಂಜೆ 6 ಗಂಟೆ ಮೇಲೆ ಕರೆ ಮಾಡಿ'],
    ['kn', 'ಭಾನುವಾರ ಕಾಲ್ ಮಾಡಿ'],
    ['kn', 'naale beligge phone maadi'],
    ['te', 'సాయంత్రం 6 తర్వాత కాల్ చేయండి'],
    ['te', '10 నుండి 12 మధ్య కాల్ చేయండి'],
    ['te', 'repu poddunna phone cheyandi'],
    ['pa', 'ਸ਼ਾਮ 6 ਵਜੇ ਤੋਂ ਬਾਅਦ ਫੋਨ ਕਰਨਾ'],
    ['pa', 'ਐਤਵਾਰ ਨੂੰ ਫੋਨ ਕਰਿਓ'],
    ['pa', 'kal savere phone karo'],
    ['bn', 'সন্ধ্যা ৬টার পরে ফোন করুন'],
    ['bn', 'অফিসের পরে ফোন করবেন'],
    ['bn', '6 tar modhye call korun'],
  ])('is said beside the call, and is no wish: %s, "%s"', (language, text) => {
    for (const asked of ['price', 'bedrooms'] as const)
      expect(read(text, language, { asked })).toMatchObject({ act: 'handoff', commands: [], callTime: text })
  })

  it.each<[LanguageCode, string]>([
    ['en', 'after 6'],
    ['en', 'tomorrow at 11'],
    ['en', 'evening is better'],
    ['hi', '6 ke baad'],
    ['hi', 'कल शाम 5 बजे'],
    ['ta', 'சாயங்காலம்'],
    ['ta', '6 மணிக்கு மேல'],
    ['ml', 'നാളെ രാവിലെ'],
    ['kn', 'sanje'],
    ['te', '6 తర్వాత'],
    ['pa', 'shaam nu'],
    ['bn', 'bikele'],
  ])('is said by itself where a call was spoken of: %s, "%s"', (language, text) => {
    const heard = read(text, language, { asked: 'price', calling: true })
    expect(heard).toMatchObject({ commands: [], callTime: text })
    expect(read(text, language)).not.toHaveProperty('callTime')
  })

  it.each<[string, string]>([
    ['my number is 98765 43210, call after 7', 'call after 7'],
    ['98765 43210 after 6 pm', 'after 6 pm'],
    ['nine eight seven six five four three two one zero, call me after 6', 'call me after 6'],
    ['2bhk in Baner under 25k, call me tomorrow after lunch', 'call me tomorrow after lunch'],
  ])('holds neither a number nor wishes: "%s"', (text, time) => {
    expect(read(text, 'en').callTime).toBe(time)
  })

  it.each<[LanguageCode, string]>([
    ['en', "don't call before 10"],
    ['hi', 'सुबह फोन मत करना'],
    ['ta', 'காலையில கூப்பிடாதீங்க'],
    ['ml', 'രാവിലെ വിളിക്കരുത്'],
    ['kn', 'ಬೆಳಿಗ್ಗೆ ಕರೆ ಮಾಡಬೇಡಿ'],
    ['te', 'ఉదయం కాల్ చేయొద్దు'],
    ['pa', 'ਸਵੇਰੇ ਫੋਨ ਨਾ ਕਰਿਓ'],
    ['bn', 'সকালে ফোন করবেন না'],
  ])('may be when not to be: %s, "%s"', (language, text) => {
    expect(read(text, language)).toMatchObject({ commands: [], callTime: text })
  })

  it.each([
    'call me',
    'call me, we are 4 people',
    'call me, 10 minutes from the metro',
    'call me, moving next month',
    'call my mother tomorrow',
    "don't call me, i will come tomorrow",
    '98400 12345, Ravi',
  ])('is not said: "%s"', (text) => {
    expect(read(text, 'en')).not.toHaveProperty('callTime')
  })

  it.each([
    ['not today', 'deny'],
    ['i will visit tomorrow', 'unclear'],
    ['is it available tomorrow?', 'question'],
    ['around 20', 'inform'],
    ['between 15 and 20', 'inform'],
    ['above 6', 'inform'],
    ['2 bhk', 'inform'],
  ])('is not said by itself where a call was spoken of: "%s"', (text, act) => {
    const heard = read(text, 'en', { asked: 'price', calling: true })
    expect(heard.act).toBe(act)
    expect(heard).not.toHaveProperty('callTime')
  })
})
