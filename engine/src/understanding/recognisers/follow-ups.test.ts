import type { LanguageCode, Slot } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const read = (text: string, language: LanguageCode, asked: Slot | null = null, shown = 3) =>
  understand(text, { language, asked, known: {}, shown }, places).commands

describe('what is said of the homes shown', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'leave the others, just the first one'],
    ['hi', 'baaki chhodo, bas pehla wala final karna hai'],
    ['hi', 'बाकी छोड़ो, पहला वाला ही ठीक है'],
    ['pa', 'ਬਾਕੀ ਛੱਡੋ, ਪਹਿਲਾ ਵਾਲਾ ਫਾਈਨਲ'],
    ['bn', 'onno gulo bad din, prothom ta final'],
    ['ta', 'மத்ததெல்லாம் விடுங்க, முதல் வீடு ஓகே'],
    ['te', 'మిగతావి వదిలేయండి, మొదటిది ఓకే'],
    ['ml', 'ബാക്കിയുള്ളത് വിട്ടേക്ക്, ആദ്യത്തേത് മതി'],
  ])('chooses one and gives up the others: %s, "%s"', (language, text) => {
    expect(read(text, language)).toEqual([{ kind: 'pick', position: 1 }])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'ok show nearby areas'],
    ['hi', 'हाँ आसपास के दिखाओ'],
    ['hi', 'theek hai, paas ke area dikhao'],
    ['pa', 'ਹਾਂ ਨੇੜੇ ਦੇ ਵਿਖਾਓ'],
    ['bn', 'হ্যাঁ আশেপাশের এলাকা দেখান'],
    ['ta', 'சரி பக்கத்துல காட்டுங்க'],
    ['ml', 'ശരി അടുത്തുള്ളത് കാണിക്കൂ'],
    ['kn', 'ಸರಿ ಹತ್ತಿರದ ಏರಿಯಾ ತೋರಿಸಿ'],
    ['te', 'సరే దగ్గరలో ఉన్నవి చూపించండి'],
  ])('agrees to what is near, and to no call: %s, "%s"', (language, text) => {
    expect(read(text, language)).toEqual([{ kind: 'follow-up', wants: 'nearer' }])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'not that one, show others'],
    ['en', 'not this, show me another'],
    ['hi', 'wo nahi, dusra dikhao'],
    ['hi', 'वो नहीं, दूसरे दिखाओ'],
    ['ta', 'adhu vendam, vera kaatunga'],
    ['ta', 'அது வேண்டாம், வேற காட்டுங்க'],
    ['ml', 'athu venda, vere kanikku'],
    ['ml', 'അത് വേണ്ട, വേറെ കാണിക്കൂ'],
    ['kn', 'adu beda, bere torsi'],
    ['kn', 'ಅದು ಬೇಡ, ಬೇರೆ ತೋರಿಸಿ'],
    ['te', 'adi vaddu, vere chupinchu'],
    ['te', 'అది వద్దు, వేరే చూపించు'],
    ['te', 'vere chupinchandi'],
    ['pa', 'oh nahi, hor dikhao'],
    ['pa', 'ਉਹ ਨਹੀਂ, ਦੂਜੇ ਵਿਖਾਓ'],
    ['bn', 'ota na, onno dekhan'],
    ['bn', 'ওটা না, অন্য দেখান'],
  ])('wants others in place of that: %s, "%s"', (language, text) => {
    expect(read(text, language)).toEqual([{ kind: 'follow-up', wants: 'more' }])
    expect(read(text, language, 'amenities')).toEqual([{ kind: 'follow-up', wants: 'more' }])
  })
})

describe('what is put off', () => {
  it.each<[LanguageCode, string]>([
    ['en', "i'll tell you later"],
    ['hi', 'baad mein bataunga'],
    ['hi', 'बाद में बताऊँगा'],
    ['ta', 'aprom solren'],
    ['ta', 'அப்புறம் சொல்றேன்'],
    ['ml', 'pinne parayam'],
    ['ml', 'പിന്നെ പറയാം'],
    ['kn', 'amele heltini'],
    ['kn', 'ಆಮೇಲೆ ಹೇಳ್ತೀನಿ'],
    ['te', 'nenu tarvata chepta'],
    ['te', 'తర్వాత చెప్తా'],
    ['pa', 'baad vich dassanga'],
    ['pa', 'ਬਾਅਦ ਵਿੱਚ ਦੱਸਾਂਗਾ'],
    ['bn', 'pore bolbo'],
    ['bn', 'পরে বলব'],
  ])('frees nothing of what is asked: %s, "%s"', (language, text) => {
    expect(read(text, language, 'area', 0)).toEqual([{ kind: 'put-off' }])
    expect(read(text, language, null)).toEqual([{ kind: 'put-off' }])
  })
})
