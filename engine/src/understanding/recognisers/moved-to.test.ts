import type { Wishes } from '@guru/contract/requirement'
import type { LanguageCode } from '@guru/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { createPlaceIndex } from '../../places/index.ts'
import { toFrame } from '../frame.ts'
import { understand } from '../understand.ts'

const places = createPlaceIndex([])
const read = (text: string, language: LanguageCode, known: Wishes = {}) =>
  toFrame(understand(text, { language, asked: null, known }, places)).set

describe('where one moves to', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'I got transferred to Jaipur', 'Jaipur'],
    ['en', 'I work in a bank and I have been transferred to Jaipur from next month', 'Jaipur'],
    ['en', 'I am a bank employee and have been posted to Jaipur from January', 'Jaipur'],
    ['en', 'got posted to Nagpur', 'Nagpur'],
    ['en', 'joining a company in Hosur', 'Hosur'],
    ['en', 'my husband got transferred to Pune', 'Pune'],
    ['hi', 'मेरा ट्रांसफर जयपुर हो गया है', 'Jaipur'],
    ['hi', 'agle mahine pune shift ho raha hu', 'Pune'],
    ['hi', 'mere pati ka transfer nagpur ho gaya hai', 'Nagpur'],
    ['hi', 'mera transfer jaipur se pune ho gaya hai', 'Pune'],
    ['bn', 'আমার ট্রান্সফার শিলিগুড়ি হয়েছে', 'Siliguri'],
    ['bn', 'পরের মাসে পুনে শিফট করছি', 'Pune'],
    ['ta', 'கோயம்புத்தூருக்கு மாத்தல் ஆயிருக்கு', 'Coimbatore'],
    ['ta', 'enakku madurai ku transfer aagiduchu', 'Madurai'],
    ['te', 'naaku vizag ki transfer ayyindi', 'Visakhapatnam'],
    ['te', 'next month hyderabad ki shift avtunnanu', 'Hyderabad'],
    ['kn', 'ಹುಬ್ಬಳ್ಳಿಗೆ transfer ಆಗಿದೆ', 'Hubballi'],
    ['kn', 'ನನಗೆ ಮೈಸೂರಿಗೆ ವರ್ಗಾವಣೆ ಆಗಿದೆ', 'Mysuru'],
    ['ml', 'എനിക്ക് കൊച്ചിയിലേക്ക് ട്രാൻസ്ഫർ ആയി', 'Kochi'],
    ['pa', 'ਮੇਰੀ ਬਦਲੀ ਲੁਧਿਆਣਾ ਹੋ ਗਈ ਹੈ', 'Ludhiana'],
  ])('is where the home is sought: %s, "%s"', (language, text, city) => {
    expect(read(text, language)).toEqual({ city })
  })

  it.each<[LanguageCode, string, string, string]>([
    [
      'en',
      'I have been transferred to Kochi by my bank and I am joining at the Kakkanad branch on the 5th',
      'Kochi',
      'Kakkanad',
    ],
    ['en', 'my husband is posted to Pune, his office is in Hinjewadi', 'Pune', 'Hinjewadi'],
    ['hi', 'मेरा ट्रांसफर पुणे हो गया है, हिंजवड़ी ब्रांच जॉइन करनी है', 'Pune', 'Hinjewadi'],
    ['ta', 'enakku chennai ku transfer aagiduchu, guindy branch la join pannanum', 'Chennai', 'Guindy'],
    ['ml', 'എനിക്ക് കൊച്ചിയിലേക്ക് ട്രാൻസ്ഫർ ആയി, കാക്കനാട് ബ്രാഞ്ചിലാണ് ജോയിൻ ചെയ്യേണ്ടത്', 'Kochi', 'Kakkanad'],
    ['kn', 'nanage bengalurige transfer agide, whitefield branch ge join agbeku', 'Bengaluru', 'Whitefield'],
    ['te', 'naku hyderabad ki transfer ayyindi, gachibowli branch lo join avvali', 'Hyderabad', 'Gachibowli'],
    [
      'pa',
      'meri badli ludhiane ho gayi hai, sarabha nagar branch join karni hai',
      'Ludhiana',
      'Sarabha Nagar',
    ],
    ['bn', 'আমার কলকাতায় বদলি হয়েছে, সল্টলেক ব্রাঞ্চে জয়েন করতে হবে', 'Kolkata', 'Salt Lake'],
  ])('is near where one works there: %s, "%s"', (language, text, city, area) => {
    expect(read(text, language)).toEqual({ city, area })
  })

  it('takes the place of a city that is known', () => {
    expect(read('I got transferred to Jaipur', 'en', { city: 'Mumbai' })).toEqual({ city: 'Jaipur' })
  })

  it.each<[LanguageCode, string]>([
    ['kn', 'Mysuru ge transfer aagilla'],
    ['ta', 'madurai ku transfer aagala'],
    ['te', 'vizag ki transfer avvaledu'],
    ['ml', 'kochi lekku transfer aayilla'],
    ['bn', 'amar transfer Siliguri hoyni'],
    ['hi', 'pichle saal Pune transfer hua tha'],
    ['hi', 'mera transfer nagpur ho gaya tha pichle saal'],
    ['pa', 'pichle saal badli Ludhiana hoi si'],
    ['ta', 'pona varusham madurai ku transfer aagiduchu'],
    ['kn', 'hoda varsha Mysuru ge transfer agide'],
    ['ml', 'kazhinja varsham kochi lekku transfer aayi'],
    ['en', 'will be joining a wedding in Jaipur next week'],
  ])('is no move that did not come about, is over, or is a visit: %s, "%s"', (language, text) => {
    expect(read(text, language)).toEqual({})
  })

  it.each<[LanguageCode, string]>([
    ['en', 'I got transferred from Pune'],
    ['en', 'my neighbour got transferred to Pune'],
    ['en', 'my friend is moving to Pune'],
    ['en', 'we moved to Pune 3 years ago'],
    ['en', 'do people move to Pune for work?'],
    ['en', 'my friend got transferred to Pune, his office is in Hinjewadi'],
    ['en', 'my office is in Hinjewadi'],
    ['hi', 'मेरे पड़ोसी का ट्रांसफर पुणे हो गया'],
    ['hi', 'mera transfer jaipur se ho gaya hai'],
    ['bn', 'কলকাতা থেকে বদলি হয়েছে'],
    ['bn', 'amar bondhur kolkata te transfer hoyeche'],
    ['ta', 'மதுரையில் இருந்து மாத்தல் ஆயிருக்கு'],
    ['ta', 'பக்கத்து வீட்டுக்காரருக்கு மதுரைக்கு மாத்தல் ஆயிருக்கு'],
    ['te', 'vizag nunchi transfer ayyindi'],
    ['te', 'maa pakkinti vallaki vizag transfer ayyindi'],
    ['kn', 'ಮೈಸೂರಿಂದ ವರ್ಗಾವಣೆ ಆಗಿದೆ'],
    ['kn', 'nanna snehitanige mysuru ge transfer agide'],
    ['ml', 'കൊച്ചിയിൽ നിന്ന് ട്രാൻസ്ഫർ ആയി'],
    ['ml', 'ente koottukaran kochi lekku transfer aayi'],
    ['pa', 'ਲੁਧਿਆਣੇ ਤੋਂ ਬਦਲੀ ਹੋ ਗਈ ਹੈ'],
    ['pa', 'mere dost di transfer mohali ho gayi hai'],
  ])('is not where one comes from, nor where others go: %s, "%s"', (language, text) => {
    expect(read(text, language)).toEqual({})
  })
})
