import type { OfGuruWords } from '../../language.ts'

/** What is asked and said of Guru itself and of the number that it asks for. */
export const ofGuru: OfGuruWords = {
  numbers: 'नंबर नम्बर number nambar',
  why: `
    क्यों क्यूँ क्यूं किसलिए काहे kyon kyu kyun kyo kyoon kisliye kahe ज़रूरी जरूरी zaroori jaruri zaruri`,
  later: 'बाद baad bad',
  gives: `
    दूँगा दूंगा दूँगी दूंगी देंगे देता देती दूँ बताऊँगा बताऊंगा बताऊँगी भेजूँगा dunga doonga dungi doongi denge deta deti bataunga bataungi bhejunga`,
  yours: 'आपका अपना तुम्हारा apna aapka apka tumhara',
  consults: `
    पूछकर पूछके पूछ करके सलाह मशवरा puchkar poochkar puchke poochke puch pooch karke salah`,
  tells: `
    बताऊँगा बताऊंगा बताऊँगी बताऊंगी बताता बताती बताते बतायेंगे bataunga bataungi bataoonga bataoongi batata batati batate`,
  hands: 'दो दीजिए दीजिये देदो दें dijiye dijie dedo',
  withholds: '',
  owners: 'मालिक ओनर मकानमालिक malik maalik',
  writing: 'व्हाट्सएप व्हाट्सऐप वाट्सऐप वाट्सएप व्हाट्सप्प',
  shows: 'दिखाओ दिखाइए दिखाइये dikhao dikhaiye',
  sees: `
    देखना देखसकते देखसकता देखसकती विज़िट विजिट dekhna dekhsakte dekhsakta dekhsakti`,
  days: 'कब हफ्ते kab hafte',
  fees: `
    कमीशन कमिशन दलाली ब्रोकरेज commission kamishan dalali brokerage`,
  robots: 'बॉट बोट रोबोट चैटबॉट bot robot chatbot',
  machines: 'मशीन कंप्यूटर कम्प्यूटर machine mashin computer',
  persons: `
    इंसान आदमी बंदा ब्रोकर दलाल एजेंट असली insaan insan aadmi admi banda broker dalal agent asli`,
}
