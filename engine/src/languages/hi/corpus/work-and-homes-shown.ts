import type { CorpusSection } from '../../corpus-case.ts'

/** What is told of work and of the day, what is asked of homes shown; and wishes that are told with their reasons. */
export const workAndHomesShown: CorpusSection[] = [
  {
    phenomenon: 'of work and homes shown',
    counter: true,
    cases: [
      { text: 'मेरे फ़ोन का प्लान 299 का है फिर भी व्हाइटफ़ील्ड में सिग्नल नहीं आता', act: 'unclear' },
      {
        text: 'गाचीबोवली का स्कूल डेढ़ लाख फ़ीस माँग रहा है',
        known: { transaction_type: 'rent', city: 'Delhi' },
        act: 'unclear',
      },
      { text: 'मेरा आधार कार्ड बस अड्डे पर कहीं गिर गया', act: 'unclear' },
      {
        text: 'बारिश ने हमारी दो एकड़ की धान बर्बाद कर दी',
        known: { transaction_type: 'sale', city: 'Delhi' },
        act: 'unclear',
      },
      { text: 'मेरा भाई नोएडा के बैंक में पैंतालीस हज़ार की तनख़्वाह पर लगा है', act: 'unclear' },
      {
        text: 'पुलिस ने उस मॉल की पार्किंग में चोर पकड़ा',
        known: { transaction_type: 'rent', city: 'Delhi' },
        act: 'unclear',
      },
      { text: 'मौसी के यहाँ का रसोइया बढ़िया सांभर बनाता है', act: 'unclear' },
      {
        text: 'pichle mahine bijli ka bill 4200 aaya',
        known: { transaction_type: 'rent', city: 'Delhi' },
        act: 'unclear',
      },
      { text: 'lonavala ke ek bhoot wale villa par film ban rahi hai', act: 'unclear' },
      { text: 'main roz subah chhe baje lajpat nagar ke gym jaata hoon', act: 'unclear' },
      { text: 'lucknow me passport kaise banta hai', act: 'question' },
      { text: 'manipal me kis college ka garden sabse accha hai', act: 'question' },
      {
        text: 'उसमें पानी सारा दिन आता है क्या',
        known: { transaction_type: 'rent', city: 'Delhi' },
        act: 'question',
      },
      {
        text: 'मेंटेनेंस कौन देता है, मैं या मालिक',
        known: { transaction_type: 'rent', city: 'Delhi' },
        act: 'question',
      },
      {
        text: 'दूसरा वाला metro के ज़्यादा पास है या पहला',
        known: { transaction_type: 'rent', city: 'Delhi' },
        act: 'question',
      },
      {
        text: 'चालीस लाख वाला मकान वास्तु के हिसाब से है क्या',
        known: { transaction_type: 'sale', city: 'Delhi' },
        act: 'question',
      },
      {
        text: 'gym wale me bachelors ko rakhte hain kya',
        known: { transaction_type: 'rent', city: 'Delhi' },
        act: 'question',
      },
      {
        text: 'indiranagar wale flat ka deposit kitna maangte hain',
        known: { transaction_type: 'rent', city: 'Delhi' },
        act: 'question',
      },
    ],
  },
  {
    phenomenon: 'more wishes with their reasons',
    cases: [
      {
        text: 'आने-जाने में जान निकल जाती है, मराठाहल्ली बेहतर रहेगा',
        known: { transaction_type: 'rent', city: 'Delhi' },
        set: { area: 'Marathahalli' },
      },
      {
        text: 'मई में रिटायर हो रहा हूँ, सब्ज़ी उगानी है, ज़मीन ही ठीक रहेगी',
        known: { transaction_type: 'sale', city: 'Delhi' },
        set: { property_type: 'land' },
      },
      {
        text: 'gehne bech ke tees lakh ho jayenge',
        asked: 'price',
        known: { transaction_type: 'sale', city: 'Delhi' },
        set: { price: { max: 3000000 } },
      },
      {
        text: 'meri beti ka manipal me admission hua hai, use wahan chhota sa flat kiraye pe chahiye',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Manipal' },
      },
    ],
  },
  {
    phenomenon: 'what one cannot do without',
    cases: [
      { text: 'बिना लिफ्ट के काम नहीं चलेगा', known: { transaction_type: 'rent' }, set: { amenities: ['lift'] } },
      {
        text: 'bina parking ke nahi lena',
        known: { transaction_type: 'rent' },
        set: { amenities: ['parking'] },
      },
    ],
  },
]
