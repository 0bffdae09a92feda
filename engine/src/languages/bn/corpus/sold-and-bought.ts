import { between, type CorpusSection, upTo } from '../../corpus-case.ts'

export const soldAndBought: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'গ্রামে জমি আছে, সেটা বেচে কলকাতায় ফ্ল্যাট কেনার ইচ্ছে',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Kolkata' },
      },
      {
        text: 'ভাড়া পনেরো হাজার হলে ঠিক আছে, তার বেশি হলে মুশকিল',
        known: { transaction_type: 'rent' },
        set: { price: upTo(15000) },
      },
      { text: 'ছেলেমেয়ে সব বাইরে, আমাদের দুজনের জন্য ছোট ফ্ল্যাট হলেই হবে', set: { property_type: 'apartment' } },
      { text: 'দুই বা তিন বেডরুম', asked: 'bedrooms', set: { bedrooms: between(2, 3) } },
      { text: 'ঘর যে কটা হোক চলবে', asked: 'bedrooms', any: ['bedrooms'] },
      {
        text: 'পার্কিং চাই লিফটও চাই, জিমের দরকার নেই',
        known: { amenities: ['gym'] },
        set: { amenities: ['parking', 'lift'] },
        drop: ['gym'],
      },
      { text: 'বাচ্চাদের খেলার জায়গা আছে এমন গেটেড কমপ্লেক্স', set: { amenities: ['play_area', 'gated_community'] } },
      {
        text: 'মাসে দেড় লাখ পর্যন্ত ভাড়া',
        set: { transaction_type: 'rent', price: upTo(150000) },
        numbers: [150000],
      },
      {
        text: 'আশি লাখ আর এক কোটির মাঝামাঝি',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(8000000, 10000000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'এই মাসেই শিফট করতে হবে, তাড়াতাড়ি দেখুন', act: 'unclear' },
      { text: 'ওদিকে বন্যা হয় না তো', act: 'question' },
      { text: 'রেটটা তো খুব বেশি', act: 'question' },
      { text: 'এখনও সিদ্ধান্ত নিইনি', act: 'unclear' },
      { text: 'ঠিক আছে তাই হোক', act: 'affirm' },
      { text: 'এখন না, পরে', act: 'deny' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'krishnanagar er dike kono purono bari bikri ache',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Krishnanagar' },
      },
      {
        text: 'amar chakri sector 5 e, kintu garia te thakte chai, bhara 10k',
        set: { transaction_type: 'rent', area: 'Garia', price: upTo(10000) },
      },
      {
        text: 'atharo lakh ache hate, asansol e kichu pawa jabe',
        set: { city: 'Asansol', price: upTo(1800000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'barir chhobi pathaben', act: 'question' },
      { text: 'registry korte kodin lagbe', act: 'question' },
      { text: 'osob pore bolbo', act: 'deny' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Furnished না, unfurnished হলেই হবে',
        known: { amenities: ['furnished'] },
        set: { amenities: ['unfurnished'] },
        drop: ['furnished'],
      },
    ],
  },
]
