import type { OfGuruWords } from '../../word-lists.ts'

/** What is asked and said of Guru itself and of the number that it asks for. */
export const ofGuru: OfGuruWords = {
  numbers: 'नंबर नम्बर number nambar',
  why: `
    क्यों क्यूँ क्यूं किसलिए काहे kyon kyu kyun kyo kyoon kisliye kahe ज़रूरी जरूरी zaroori jaruri zaruri`,
  later: 'बाद baad bad',
  gives: `
    दूँगा दूंगा दूँगी दूंगी देंगे देता देती दूँ बताऊँगा बताऊंगा बताऊँगी भेजूँगा dunga doonga dungi doongi denge deta deti bataunga bataungi bhejunga दोगे दोगी देगा मिलेगा doge dogi dega milega`,
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
    देखना देखसकते देखसकता देखसकती विज़िट विजिट dekhna dekhneaaye dekhneaaun dekhneaana dekhneaajaye dekhneaayen dekhneaayenge dekhnejaana देखनेआएं देखनेआएँ देखनेआना देखनेआऊं देखनेआजाएं dekhsakte dekhsakta dekhsakti`,
  days: 'कब हफ्ते kab hafte',
  fees: `
    कमीशन कमिशन दलाली ब्रोकरेज commission kamishan dalali brokerage`,
  charging: 'लेता लेते लेती लेगा लेंगे लगेगी लगता leta lete leti lega lenge',
  robots: 'बॉट बोट रोबोट चैटबॉट bot robot chatbot',
  machines: 'मशीन कंप्यूटर कम्प्यूटर machine mashin computer',
  persons: `
    इंसान आदमी बंदा ब्रोकर दलाल एजेंट असली insaan insan aadmi admi banda broker dalal agent asli`,
  others: 'किसको किसे किन्हें किनको सबको सभी दूसरों औरों kisko kinko kinhe sabko sabhi dusron auron',
  worries: 'सुरक्षित सेफ दुरुपयोग surakshit misuse',
  calls: 'कॉल फोन फ़ोन fon',
  calling: 'कॉल्स काॅल',
  many: 'बहुत ज़्यादा ज्यादा ढेर ढेरों रोज़ रोज bahut bohot bahot zyada jyada dher roz roj',
  real: 'असली असल सच सच्चे सच्ची सच्चा रियल asli sach sachche sachchi sacche sacchi',
  fake: 'नकली झूठे झूठा झूठ झूठी फर्जी फ़र्ज़ी फेक डेमो nakli jhoothe jhuthe jhootha jhutha jhooth farzi farji',
  cheats:
    'ठग ठगी ठगोगे ठगते धोखा धोखे धोखाधड़ी फ्रॉड फ़्रॉड भरोसा भरोसे thag thagi thagoge dhokha dhoka bharosa bharose',
  company: 'कंपनी कम्पनी संस्था company kampani',
  you: 'आप तुम आपलोग aap ap tum',
  charges: 'चार्ज फीस फ़ीस शुल्क fees charge',
  money: 'पैसा पैसे पैसों खर्चा खर्च paisa paise paison kharcha',
  talks: 'बात बातचीत चैट baat baatcheet',
  about: 'बारे baare bare',
  useless: 'बेकार फालतू निकम्मे किसकाम bekar bekaar faltu kiskaam kiskam',
  often: 'कितनीबार कितनीदफा kitnibaar kitnibar',
  decides: 'तय फैसला फ़ैसला डिसाइड faisla decide',
  budget: 'बजट',
  sellers: 'विक्रेता बेचनेवाला',
  notifies:
    'बताना बताओगे बताएंगे बताएँगे बताएगा बताइएगा बताइए बतादेना बतादो बतादोगे खबर ख़बर सूचना सूचित मैसेज batana bataoge bataenge batayenge bataiye bataiyega batadena batado khabar',
  arrives:
    'आएतो आयेतो आयातो आएगातो आयेगातो आजाए आजाएतो आनेपर आएगीतो aayeto aaeto aayato aayegato aaneper aanepar aajaye aajayeto ayeto ayato',
  willCome: 'आएगा आएगी आएंगे आएँगे आयेगा मिलेगा मिलेंगे aayega aaega ayega aayenge milega milenge',
}
