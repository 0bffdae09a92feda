import type { LanguageCode, PropertyType } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const read = (text: string, language: LanguageCode, kind: PropertyType = 'house', shown = 5) =>
  understand(
    text,
    { language, asked: shown === 0 ? 'price' : null, known: { property_type: kind }, shown },
    places,
  ).commands

describe('the cheapest of those shown', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'which of these is less rent'],
    ['en', 'cheapest one?'],
    ['hi', 'किसका किराया सबसे कम है'],
    ['hi', 'inme se sabse kam kiraye wala kaun sa hai'],
    ['ta', 'இதுல எது கம்மி வாடகை?'],
    ['ta', 'idhula edhu kammi vadagai'],
    ['ml', 'ഏതിനാണ് വാടക കുറവ്'],
    ['ml', 'ithil vadaka kuravu ethinaanu'],
    ['te', 'అన్నింటికన్నా తక్కువ అద్దె దేనికి'],
    ['te', 'veetilo anni kante takkuva rent edi'],
    ['te', 'anni kante cheap edi'],
    ['kn', 'ಯಾವುದರ ಬಾಡಿಗೆ ಕಡಿಮೆ'],
    ['kn', 'idralli yavdu kammi badige'],
    ['pa', 'ਸਭ ਤੋਂ ਘੱਟ ਕਿਰਾਇਆ ਕਿਸ ਦਾ ਹੈ'],
    ['pa', 'sab ton ghat kiraya kehde da hai'],
    ['bn', 'সব থেকে কম ভাড়া কোনটা'],
    ['bn', 'shob theke kom bhara konta'],
  ])('is asked for: %s, "%s"', (language, text) => {
    expect(read(text, language)).toEqual([{ kind: 'pick-cheapest' }])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'cheaper ones please'],
    ['hi', 'कम किराये वाला दिखाओ'],
    ['bn', 'কম ভাড়ার দেখান'],
  ])('is not asked for by who wants others: %s, "%s"', (language, text) => {
    expect(read(text, language)).not.toContainEqual({ kind: 'pick-cheapest' })
  })
})

describe('going back to a kind of property', () => {
  it.each<[LanguageCode, PropertyType, string]>([
    ['en', 'land', 'can we go back to plots'],
    ['en', 'apartment', 'can we return to flats'],
    ['hi', 'land', 'वापस प्लॉट पर चलते हैं'],
    ['hi', 'apartment', 'phir se flat pe aate hai'],
    ['ta', 'land', 'திரும்ப மனைக்கே போகலாம்'],
    ['ta', 'apartment', 'thirumba flat ke polam'],
    ['ml', 'apartment', 'തിരിച്ച് ഫ്ലാറ്റിലേക്ക് പോകാം'],
    ['ml', 'apartment', 'thirichu flat ilekku pokam'],
    ['te', 'land', 'మళ్ళీ ప్లాట్లకే వెళ్దాం'],
    ['te', 'land', 'malli plots ke veldam'],
    ['kn', 'land', 'ವಾಪಸ್ ಸೈಟ್‌ಗೇ ಹೋಗೋಣ'],
    ['kn', 'land', 'vapas site ge hogona'],
    ['pa', 'land', 'ਵਾਪਸ ਪਲਾਟ ਤੇ ਚੱਲੋ'],
    ['pa', 'land', 'wapas plot te chalo'],
    ['bn', 'land', 'আবার জমিতেই ফিরে যাই'],
    ['bn', 'apartment', 'abar flat e fire jai'],
  ])('sets it again: %s, %s, "%s"', (language, value, text) => {
    const set = { kind: 'set', slot: 'property_type', value }
    expect(read(text, language, value === 'land' ? 'apartment' : 'land')).toEqual([set])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'when will my brother come back to his plot in the village'],
    ['hi', 'प्लॉट का पैसा वापस कब मिलेगा भाई को'],
  ])('is not meant by other talk: %s, "%s"', (language, text) => {
    expect(read(text, language, 'apartment').map(({ kind }) => kind)).not.toContain('set')
  })
})

describe('others, before any home was shown', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'if there are other houses show them'],
    ['hi', 'और भी घर हों तो दिखा दीजिए'],
    ['hi', 'aur bhi ghar ho to dikhao'],
    ['ta', 'வேற வீடு இருந்தா காட்டுங்க'],
    ['ml', 'വേറെ വീടുണ്ടെങ്കിൽ കാണിക്കൂ'],
    ['ml', 'vere veed undenkil kanikku'],
    ['te', 'ఇంకా వేరే ఇళ్ళుంటే చూపించండి'],
    ['kn', 'ಇನ್ನೂ ಬೇರೆ ಮನೆಗಳಿದ್ರೆ ತೋರಿಸಿ'],
    ['kn', 'innu bere manegalidre torisi'],
    ['pa', 'ਹੋਰ ਘਰ ਹੋਣ ਤਾਂ ਵਿਖਾ ਦਿਓ'],
    ['bn', 'আরও বাড়ি থাকলে দেখান'],
    ['bn', 'aro bari thakle dekhan'],
  ])('are asked to be shown: %s, "%s"', (language, text) => {
    expect(read(text, language, 'house', 0)).toEqual([{ kind: 'follow-up', wants: 'more' }])
  })
})
