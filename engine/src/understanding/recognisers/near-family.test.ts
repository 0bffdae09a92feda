import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { toFrame } from '../frame.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const read = (text: string, language: LanguageCode, city: string) =>
  toFrame(understand(text, { language, asked: null, known: { city, property_type: 'apartment' } }, places))
    .set

describe('a home near family', () => {
  it.each<[LanguageCode, string, string, string]>([
    ['en', 'Coimbatore', 'near our daughter who stays in RS Puram', 'RS Puram'],
    ['en', 'Chennai', "close to my brother's place in Anna Nagar", 'Anna Nagar'],
    ['hi', 'Pune', 'meri beti wakad me rehti hai, uske paas chahiye', 'Wakad'],
    ['hi', 'Pune', 'meri beti wakad me rehti hai, uske ghar ke paas', 'Wakad'],
    ['hi', 'Pune', 'बेटी के घर के पास, वो वाकड में रहती है', 'Wakad'],
    ['ta', 'Chennai', 'en ponnu anna nagar la irukka, ava veetu pakkathula venum', 'Anna Nagar'],
    ['ta', 'Chennai', 'என் பொண்ணு அண்ணா நகர்ல இருக்கா, அவ வீட்டு பக்கத்துல வேணும்', 'Anna Nagar'],
    ['te', 'Hyderabad', 'maa ammayi kondapur lo untundi, aa intiki daggara kavali', 'Kondapur'],
    ['te', 'Hyderabad', 'maa ammayi inti daggara, kondapur lo untundi', 'Kondapur'],
    ['kn', 'Bengaluru', 'nanna magalu whitefield alli irtale, avala mane hattira beku', 'Whitefield'],
    ['kn', 'Bengaluru', 'ಮಗಳ ಮನೆ ಹತ್ತಿರ, ಅವಳು ವೈಟ್‌ಫೀಲ್ಡ್‌ನಲ್ಲಿ ಇರ್ತಾಳೆ', 'Whitefield'],
    ['ml', 'Kochi', 'ente makal kakkanad aanu thamasikkunnathu, avalude aduthu venam', 'Kakkanad'],
    ['ml', 'Kochi', 'മകളുടെ വീടിനടുത്ത്, അവൾ കാക്കനാട് ആണ് താമസം', 'Kakkanad'],
    ['bn', 'Kolkata', 'meye salt lake e thake, or barir kache chai', 'Salt Lake'],
    ['bn', 'Kolkata', 'meyer barir kache, o salt lake e thake', 'Salt Lake'],
    ['pa', 'Ludhiana', 'meri dhee model town vich rehndi hai, ohde ghar de nede chahida', 'Model Town'],
    ['pa', 'Ludhiana', 'dhee de ghar de nede, oh model town rehndi hai', 'Model Town'],
  ])('is sought where they live: %s in %s, "%s"', (language, city, text, area) => {
    expect(read(text, language, city)).toEqual({ area })
  })

  it.each<[LanguageCode, string, string]>([
    ['en', 'Chennai', 'my brother stays in Anna Nagar'],
    ['en', 'Chennai', 'my brother stays near Anna Nagar'],
    ['en', 'Chennai', "my sister's house is near Anna Nagar"],
    ['hi', 'Pune', 'meri beti wakad ke paas rehti hai'],
    ['ta', 'Chennai', 'en ponnu anna nagar la irukka'],
    ['te', 'Hyderabad', 'maa ammayi kondapur lo untundi'],
    ['kn', 'Bengaluru', 'nanna magalu whitefield alli irtale'],
    ['ml', 'Kochi', 'ente makal kakkanad aanu thamasikkunnathu'],
    ['bn', 'Kolkata', 'meye salt lake e thake'],
    ['pa', 'Ludhiana', 'meri dhee model town vich rehndi hai'],
    ['en', 'Pune', 'my son stays in Wakad near his friends'],
    ['en', 'Pune', "near my daughter's school, she studies in Wakad"],
    ['hi', 'Pune', 'beti ke school ke paas, vo Wakad mein padhti hai'],
  ])('is not wished by who only tells where they live: %s in %s, "%s"', (language, city, text) => {
    expect(read(text, language, city)).toEqual({})
  })

  it.each<[LanguageCode, string, string]>([
    ['hi', 'Pune', 'mere bhai ke paas car hai Wakad mein rehta hai'],
    ['hi', 'Pune', 'mere bhai ke paas Wakad ka flat hai'],
    ['kn', 'Bengaluru', 'nanna thamma hatra car ide, Whitefield alli irtane'],
    ['te', 'Hyderabad', 'maa annayya daggara dabbulu unnayi, Kondapur lo untadu'],
  ])('is not wished by who tells what they have: %s in %s, "%s"', (language, city, text) => {
    expect(read(text, language, city)).toEqual({})
  })

  it.each<[LanguageCode, string, string]>([
    ['en', 'Pune', 'anything not close to my brother who lives in Wakad'],
    ['en', 'Pune', 'too close to my mother in law, she lives in Wakad'],
    ['hi', 'Pune', 'saas ke ghar ke paas nahi chahiye, vo Wakad mein rehti hai'],
    ['pa', 'Ludhiana', 'bhra de ghar de nede nahi chahida, oh model town rehnda hai'],
    ['ta', 'Chennai', 'ponnu veetu pakkathula vendam, ava anna nagar la irukka'],
    ['te', 'Hyderabad', 'maa annayya inti daggara vaddu, kondapur lo untadu'],
  ])('may be what is not wanted: %s in %s, "%s"', (language, city, text) => {
    expect(read(text, language, city)).toEqual({})
  })
})
