import type { CorpusSection } from '../../corpus-case.ts'

/** What a negation, a cost or the past reaches inside a turn, and what is talk. */
export const scope: CorpusSection[] = [
  {
    phenomenon: 'a kind is struck with its deal: renting or buying is what is given up',
    cases: [
      {
        text: 'kiraye ka ghar nahi chahiye, kharidna hai',
        set: { transaction_type: 'sale', property_type: 'house' },
      },
      {
        text: 'किराए का मकान नहीं चाहिए, खरीदना है',
        set: { transaction_type: 'sale', property_type: 'house' },
      },
      {
        text: 'किराए का मकान नहीं, खरीदने के लिए चाहिए',
        set: { transaction_type: 'sale', property_type: 'house' },
      },
      {
        text: 'kharidne wala flat nahi chahiye, kiraye pe chahiye',
        set: { transaction_type: 'rent', property_type: 'apartment' },
      },
      {
        text: 'खरीदने वाला घर नहीं, किराये वाला चाहिए',
        set: { transaction_type: 'rent', property_type: 'house' },
      },
      {
        text: 'kharidna hai, kiraye ka ghar nahi chahiye',
        set: { transaction_type: 'sale', property_type: 'house' },
      },
      {
        text: 'रेंट वाला फ्लैट नहीं चाहिए, खरीदने वाला दिखाओ',
        set: { transaction_type: 'sale', property_type: 'apartment' },
      },
    ],
  },
  {
    phenomenon: 'the place that is sought, not the one that is left or lived in',
    cases: [
      {
        text: 'pune chhod raha hu, mumbai me flat chahiye',
        set: { property_type: 'apartment', city: 'Mumbai' },
      },
      { text: 'दिल्ली छोड़ रहे हैं, पुणे में 2bhk चाहिए', set: { city: 'Pune', bedrooms: { min: 2, max: 2 } } },
      { text: 'मेरा मकान जयपुर में बिक गया, अब इंदौर में ढूंढ रहा हूँ', set: { city: 'Indore' } },
      {
        text: 'abhi pune me hu, mumbai me 2bhk chahiye',
        set: { city: 'Mumbai', bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'nagpur me ghar bech diya, ab pune me flat dekh raha hu',
        set: { property_type: 'apartment', city: 'Pune' },
      },
    ],
  },
  {
    phenomenon: 'corrected within the turn',
    cases: [
      {
        text: 'nahi 25k',
        known: { transaction_type: 'rent', price: { max: 22000 } },
        set: { price: { max: 25000 } },
      },
      {
        text: 'नहीं 25 हज़ार',
        known: { transaction_type: 'rent', price: { max: 22000 } },
        set: { price: { max: 25000 } },
      },
      { text: 'लिफ्ट चाहिए... नहीं नहीं, लिफ्ट रहने दो', drop: ['lift'] },
    ],
  },
  {
    phenomenon: 'a side cost beside the rent',
    cases: [
      {
        text: '50 hazar deposit aur 20 hazar kiraya',
        set: { transaction_type: 'rent', price: { max: 20000 } },
      },
      { text: 'किराया 15 हज़ार और डिपॉज़िट 50 हज़ार', set: { transaction_type: 'rent', price: { max: 15000 } } },
    ],
  },
  {
    phenomenon: 'errands of repair, and talk about places and things of others',
    counter: true,
    cases: [
      { text: 'AC theek karwana hai', act: 'unclear' },
      { text: 'एसी ठीक करवाना है', act: 'unclear' },
      { text: 'gym ka trainer chahiye', act: 'unclear' },
      { text: 'लिफ्ट खराब हो गई', act: 'unclear' },
      { text: 'dilli me pollution bahut hai', act: 'unclear' },
      { text: 'woh gaya tha dilli', act: 'unclear' },
      { text: 'मेरा भाई पुणे में पढ़ता है', act: 'unclear' },
      { text: 'चेन्नई मैच जीत गई', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'one that was shown has it or not: a question',
    counter: true,
    cases: [
      { text: 'isme gym hai', shown: 3, act: 'question' },
      { text: 'इसमें लिफ्ट है', shown: 3, act: 'question' },
      { text: 'usme parking hai', shown: 3, act: 'question' },
    ],
  },
  {
    phenomenon: 'said of a place or an amenity and still a wish',
    cases: [
      { text: 'powai best hai', set: { area: 'Powai' } },
      { text: 'parking important hai', set: { amenities: ['parking'] } },
      { text: 'अंधेरी सही रहेगा', set: { area: 'Andheri' } },
    ],
  },
  {
    phenomenon: 'where somebody else lives is no wish',
    counter: true,
    cases: [
      { text: 'मेरा friend Powai में 3BHK में रहता है', act: 'unclear' },
      { text: 'mera bhai wakad me 2bhk me rehta hai', act: 'unclear' },
      { text: 'मेरी दीदी ठाणे में एक कमरे में रहती है', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'names of towns as Hindi writes them',
    cases: [
      {
        text: 'एक एकड़ खेती की ज़मीन सीहोर में',
        set: { property_type: 'land', city: 'Sehore', size_sqft: { min: 43560 } },
      },
      { text: 'मुझे रायगढ़ में प्लॉट चाहिए', set: { property_type: 'land', city: 'Raigarh' } },
    ],
  },
]
