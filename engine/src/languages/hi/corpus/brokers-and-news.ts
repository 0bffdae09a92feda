import { wishesAndTalk } from '../../corpus-case.ts'

/** What an agent took, what is told of the news, what becomes of a number, and what is not required. */
export const brokersAndNews = wishesAndTalk([
  { text: 'meri details kisi aur ko to nahi doge', act: 'question' },
  {
    text: 'pehle wale broker ne 5 hazar rupaye le liye aur kuch dikhaya bhi nahi',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Lucknow' },
    act: 'unclear',
  },
  { text: 'parking ki requirement hai', set: { amenities: ['parking'] } },
  {
    text: 'बिना ब्रोकर के 2bhk चाहिए 15 हज़ार तक',
    known: { transaction_type: 'rent' },
    set: { bedrooms: { min: 2, max: 2 }, price: { max: 15000 } },
  },
  {
    text: 'teen kamre nahi, ek hi kaafi hai',
    known: { bedrooms: { min: 3, max: 3 } },
    set: { bedrooms: { min: 1, max: 1 } },
  },
  {
    text: 'teen kamre nahi, ek flat chahiye',
    known: { bedrooms: { min: 3, max: 3 } },
    set: { property_type: 'apartment' },
    drop: ['bedrooms'],
  },
  {
    text: 'broker ne 10 hazar le liye aur bhaag gaya',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Lucknow', price: { max: 15000 } },
    act: 'unclear',
  },
  {
    text: 'एक एजेंट ने बीस हज़ार ले लिए और कुछ नहीं किया',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Lucknow', price: { max: 15000 } },
    act: 'unclear',
  },
  { text: 'मेरी जानकारी किसी और को तो नहीं दोगे', act: 'question' },
  { text: 'mera data kahi bech to nahi doge', act: 'question' },
  { text: 'parking ki requirement nahi hai', known: { amenities: ['parking'] }, drop: ['parking'] },
  { text: 'लिफ्ट की requirement नहीं है', known: { amenities: ['lift'] }, drop: ['lift'] },
  { text: 'gym ki koi khaas zaroorat nahi', known: { amenities: ['gym'] }, drop: ['gym'] },
  { text: 'अख़बार में पढ़ा कि नोएडा में मेट्रो आ रही है', act: 'unclear' },
  { text: 'पड़ोसी ने अपना मकान 80 लाख में बेच दिया', act: 'unclear' },
  { text: 'lucknow me 2bhk aam taur par kitne ka mil jata hai?', act: 'question' },
  { text: 'noida aur ghaziabad me rehne ke liye kaun si jagah achhi hai?', act: 'question' },
  {
    text: 'budget thoda badha ke 18 hazar kar lo',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Lucknow', price: { max: 15000 } },
    set: { price: { max: 18000 } },
  },
  {
    text: 'नहीं नहीं, किराये पर नहीं, खरीदना है',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Lucknow', price: { max: 15000 } },
    set: { transaction_type: 'sale' },
  },
  { text: 'furnished ki zid nahi hai', known: { amenities: ['furnished'] }, drop: ['furnished'] },
  {
    text: 'teen kamre nahi, do hi kaafi hain',
    known: { bedrooms: { min: 3, max: 3 } },
    set: { bedrooms: { min: 2, max: 2 } },
  },
  {
    text: 'मकान मालिक ने डिपॉजिट के 30 हज़ार रख लिए',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Lucknow', price: { max: 15000 } },
    act: 'unclear',
  },
])
