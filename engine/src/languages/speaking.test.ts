import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../places/index.ts'
import { understand } from '../understanding/understand.ts'

const places = createPlaceIndex([])
const read = (text: string, language: LanguageCode) =>
  understand(text, { language, asked: null, known: {} }, places)

describe('asking for a language', () => {
  it.each<[LanguageCode, string, LanguageCode]>([
    ['en', 'i want to speak in tamil', 'ta'],
    ['en', 'i want hindi', 'hi'],
    ['en', 'can we talk in bengali', 'bn'],
    ['en', 'kannada beku', 'kn'],
    ['en', 'telugu kavali', 'te'],
    ['en', 'punjabi chahidi hai', 'pa'],
    ['en', 'mujhe hindi chahiye', 'hi'],
    ['en', 'bangla chai', 'bn'],
    ['en', 'tamil venum', 'ta'],
    ['en', 'malayalam venam', 'ml'],
    ['en', 'need malayalam please', 'ml'],
    ['en', 'tamil me baat karni hai', 'ta'],
    ['ta', 'எனக்கு ஆங்கிலத்தில் பேசணும்', 'en'],
    ['ta', 'tamil venum', 'ta'],
    ['ta', 'hindi la pesanum', 'hi'],
    ['ta', 'கன்னடத்துல பேச வேண்டும்', 'kn'],
    ['ta', 'enakku malayalathil pesanum', 'ml'],
    ['ta', 'தமிழ் வேணும்', 'ta'],
    ['hi', 'मुझे अंग्रेजी में बात करनी है', 'en'],
    ['hi', 'tamil me baat karni hai', 'ta'],
    ['hi', 'mujhe hindi chahiye', 'hi'],
    ['hi', 'मुझे बांग्ला में बात करनी है', 'bn'],
    ['hi', 'hindi mein baat karna chahta hun', 'hi'],
    ['ml', 'എനിക്ക് ഇംഗ്ലീഷിൽ സംസാരിക്കണം', 'en'],
    ['ml', 'tamil venam', 'ta'],
    ['ml', 'malayalam mathi', 'ml'],
    ['ml', 'enikku hindiyil samsarikkanam', 'hi'],
    ['kn', 'ನನಗೆ ಇಂಗ್ಲಿಷ್ ನಲ್ಲಿ ಮಾತಾಡಬೇಕು', 'en'],
    ['kn', 'kannada beku', 'kn'],
    ['kn', 'nanage tamil nalli matadbeku', 'ta'],
    ['kn', 'ತೆಲುಗು ಬೇಕು', 'te'],
    ['te', 'నాకు ఇంగ్లీష్ లో మాట్లాడాలి', 'en'],
    ['te', 'telugu kavali', 'te'],
    ['te', 'naku hindi lo matladali', 'hi'],
    ['te', 'తమిళం కావాలి', 'ta'],
    ['pa', 'punjabi chahidi hai', 'pa'],
    ['pa', 'ਮੈਨੂੰ ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ ਗੱਲ ਕਰਨੀ ਹੈ', 'en'],
    ['pa', 'mainu hindi vich gal karni hai', 'hi'],
    ['pa', 'ਪੰਜਾਬੀ ਚਾਹੀਦੀ ਹੈ', 'pa'],
    ['bn', 'bangla chai', 'bn'],
    ['bn', 'আমি ইংরেজিতে কথা বলতে চাই', 'en'],
    ['bn', 'ami hindi te kotha bolte chai', 'hi'],
    ['bn', 'আমার বাংলা চাই', 'bn'],
    ['bn', 'tamil e kotha bolbo', 'ta'],
  ])('switches to it and calls nobody: %s, "%s"', (spoken, text, language) => {
    const { commands, act } = read(text, spoken)
    expect(commands).toEqual([{ kind: 'speak', language }])
    expect(act).toBe('question')
  })

  it.each<[LanguageCode, string]>([
    ['hi', 'bangali mithai chahiye'],
    ['ta', 'tamil aalunga irukura area venum'],
    ['kn', 'kannada medium school hattira mane beku'],
    ['en', 'tamil nadu'],
    ['te', 'telugu vallu unde area kavali'],
    ['en', 'i want a house in hindi nagar'],
    ['bn', 'ekta flat chai'],
    ['te', 'english medium school daggara illu kavali'],
    ['ta', 'english medium school pakkathula veedu venum'],
    ['hi', 'english medium school ke paas flat chahiye'],
  ])('is not what names a people, a school or a place: %s, "%s"', (spoken, text) => {
    expect(read(text, spoken).commands.map(({ kind }) => kind)).not.toContain('speak')
  })

  it('is no wish for a person, which still is one', () => {
    expect(read('मालिक से बात करनी है', 'hi').act).toBe('handoff')
    expect(read('எனக்கு ஓனர் கிட்ட பேசணும்', 'ta').act).toBe('handoff')
  })
})
