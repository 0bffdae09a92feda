import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { toFrame } from '../frame.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const dropped = (text: string, language: LanguageCode, known: ('gym' | 'lift')[] = ['gym', 'lift']) =>
  toFrame(understand(text, { language, asked: null, known: { amenities: known } }, places)).drop

describe('amenities that were wished and that nobody uses', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'no use of gym and lift'],
    ['en', 'we have no use for the gym and the lift'],
    ['hi', 'जिम और लिफ्ट का कोई यूज़ नहीं'],
    ['pa', 'ਜਿਮ ਤੇ ਲਿਫਟ ਦਾ ਕੋਈ ਯੂਜ਼ ਨਹੀਂ'],
    ['bn', 'জিম আর লিফটের কোনো ইউজ নেই'],
    ['ta', 'ஜிம், லிஃப்ட் யாரும் use பண்ண மாட்டோம்'],
    ['te', 'జిమ్, లిఫ్ట్ మాకు అక్కర్లేదు'],
    ['kn', 'ಜಿಮ್, ಲಿಫ್ಟ್ ನಮಗೆ ಯೂಸ್ ಇಲ್ಲ'],
    ['ml', 'ജിം, ലിഫ്റ്റ് ഞങ്ങൾക്ക് യൂസ് ഇല്ല'],
  ])('are all taken back: %s, "%s"', (language, text) => {
    expect(new Set(dropped(text, language))).toEqual(new Set(['gym', 'lift']))
  })

  it('are none where what has no use is something else, or a condition', () => {
    expect(dropped('no use of showing such houses', 'en')).toEqual([])
    expect(dropped("unless it has a lift i won't take it", 'en')).toEqual([])
  })
})

describe('what was asked for and is taken back behind what happened since', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'I had asked for a lift for my mother, she has gone back now so it is not needed'],
    ['ta', 'மாமியாருக்கு லிஃப்ட் கேட்டேன், இப்போ அவங்க ஊருக்கே போயிட்டாங்க, அதனால அது தேவைப்படாது'],
    ['hi', 'मम्मी के लिए लिफ्ट बोली थी, अब वो गाँव चली गईं, तो उसकी ज़रूरत नहीं'],
    ['ml', 'അമ്മയ്ക്ക് വേണ്ടി ലിഫ്റ്റ് ചോദിച്ചിരുന്നു, അമ്മ നാട്ടിൽ പോയി, ഇനി അത് വേണ്ട'],
    ['kn', 'lift kelidde alva, ivaga adu beda'],
    ['te', 'lift adiganu kada, ippudu adi vaddu, amma velli poyindi'],
    ['pa', 'lift kahi si na, hun ohdi lod nahi'],
    ['bn', 'মায়ের জন্য লিফট বলেছিলাম, মা চলে গেছে, এখন আর ওটা লাগবে না'],
  ])('is wished no more: %s, "%s"', (language, text) => {
    expect(dropped(text, language)).toEqual(['lift'])
  })
})

describe('a wish that is named once more and refused by "it"', () => {
  it.each<[LanguageCode, string]>([
    ['hi', 'जिम तो बच्चों की ज़िद थी, वो हटा दो'],
    ['en', 'the gym was for my son, that is not needed now'],
    ['kn', 'ಜಿಮ್ ಬೇಕು ಅಂದಿದ್ದೆ, ಮಗ ಹಾಸ್ಟೆಲ್ ಸೇರಿದ, ಇನ್ನು ಅದರ ಗೊಡವೆ ಬೇಡ'],
  ])('is wished no more: %s, "%s"', (language, text) => {
    expect(dropped(text, language)).toEqual(['gym'])
  })

  it.each<[LanguageCode, string]>([
    ['en', 'we need the lift, do not leave it out'],
    ['hi', 'लिफ्ट चाहिए ही चाहिए, वो मत छोड़ना'],
    ['en', 'need parking and a lift, gym not necessary'],
  ])('stays where it is asked for: %s, "%s"', (language, text) => {
    expect(dropped(text, language, ['lift'])).not.toContain('lift')
  })
})
