import { inEach, type Speaking } from '../../language-names.ts'

/** How its speakers ask to go on in another language. */
export const speaking: Speaking = {
  names: {
    en: 'ইংরেজি|ইংলিশ',
    ta: 'তামিল',
    hi: 'হিন্দি',
    ml: 'মালয়ালম',
    kn: 'কন্নড়',
    te: 'তেলুগু|তেলেগু',
    pa: 'পাঞ্জাবি',
    bn: 'বাংলা',
  },
  inside: 'তে|এ|য়ে|ভাষায়',
  written: {
    en: 'ইংরেজিতে|ইংরেজি|ইংলিশে|ইংলিশ',
    ta: 'তামিলে|তামিল',
    hi: 'হিন্দিতে|হিন্দি',
    ml: 'মালয়ালমে|মালয়ালম',
    kn: 'কন্নড়ে|কন্নড়',
    te: 'তেলুগুতে|তেলুগু|তেলেগুতে',
    pa: 'পাঞ্জাবিতে|পাঞ্জাবি',
    bn: 'বাংলায়|বাংলাতে|বাংলা',
  },
  typed: {
    ...inEach('te|e'),
    bn: 'banglay|banglate|bangla te|bangla',
  },
  please: {
    written:
      '(বলুন|বলো|বল|বলেন|কথা বলুন|কথা বলো|কথা বলবেন|কথা বলতে চাই|বলতে (পারেন|পারো)|চলবে|লিখুন|লেখো|উত্তর দিন|বোঝান)',
    typed:
      '(bolun|bolo|bolen|kotha bolun|kotha bolo|kotha bolben|kotha bolte chai|bolte paren|bolte paro|kotha bolbo|likhun|uttor din|chai)',
  },
  wish: {
    written: '(কথা (বলব|বলবো|বলতে পারি|বলতে চাচ্ছি|বলতে চাইছি)|কথা হোক|চাই)',
    typed: '(kotha (bolbo|bolte pari|bolte chachhi|bolte chaichi)|katha (bolun|bolo|bolte chai|bolbo)|chai)',
  },
  wanted: {
    who: { written: '(আমার|আমাদের|আমি|আমরা)', typed: '(amar|amader|ami|amra)' },
    verb: { written: '(চাই|লাগবে|দরকার|চাইছি)', typed: '(chai|lagbe|dorkar|darkar|chaichi)' },
  },
  asks: { written: '(জানেন|জানো|পারেন|বোঝেন)', typed: '(janen|jano|paren|bojhen)' },
}
