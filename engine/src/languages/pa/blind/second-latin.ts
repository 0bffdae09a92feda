import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** A second blind set of Punjabi in Latin letters, written without sight of rules, corpus and the first set. */
export const secondLatin: CorpusSection[] = [
  {
    phenomenon: 'second: first wishes, latin',
    cases: [
      {
        text: 'sat sri akal veerji ludhiana ch 3bhk kothi chahidi aa 90 lakh tak',
        set: { property_type: 'house', city: 'Ludhiana', price: upTo(9000000), bedrooms: exactly(3) },
        numbers: [3, 9000000],
      },
      {
        text: 'mainu kiraye te flat chahida mohali sec 70 ch',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Mohali', area: 'Sector 70' },
      },
      // Native speaker, please check: "asr" as people in Amritsar write their city
      {
        text: 'asr green avenue plot 200 gaj',
        set: { property_type: 'land', city: 'Amritsar', area: 'Green Avenue', size_sqft: atLeast(1800) },
        numbers: [200],
      },
      {
        text: 'patiala tripuri ghar rent te 8000 to ghatt',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Patiala',
          area: 'Tripuri',
          price: upTo(8000),
        },
        numbers: [8000],
      },
      {
        text: 'zirakpur vip road te society wala flat kharidna, pool te gym zaroor hove',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Zirakpur',
          area: 'VIP Road',
          amenities: ['swimming_pool', 'gym'],
        },
      },
      {
        text: 'rama mandi kol makan kiraye layi',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Rama Mandi' },
      },
      {
        text: '2 acre zameen leni aa sangrur, kheti layi nahi ghar paun layi',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Sangrur', size_sqft: atLeast(87120) },
        numbers: [2],
      },
      {
        text: 'chd ch 1bhk furnished 15k',
        set: { city: 'Chandigarh', price: upTo(15000), bedrooms: exactly(1), amenities: ['furnished'] },
        numbers: [1, 15000],
      },
      {
        text: 'bathinda model town kothi 1.25 cr',
        set: { property_type: 'house', city: 'Bathinda', area: 'Model Town', price: upTo(12500000) },
        numbers: [12500000],
      },
      {
        text: 'koi flat dasso panchkula sector 20, pets allowed hon',
        set: {
          property_type: 'apartment',
          city: 'Panchkula',
          area: 'Sector 20',
          amenities: ['pet_friendly'],
        },
      },
      {
        text: 'kharidna hai ghar moga ch',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Moga' },
      },
      {
        text: 'canada to aa rahe aan, 6 mahine layi furnished kothi kiraye te jalandhar',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Jalandhar',
          amenities: ['furnished'],
        },
      },
    ],
  },
  {
    phenomenon: 'second: answers, latin',
    cases: [
      {
        text: 'do ya tin',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: between(2, 3) },
        numbers: [between(2, 3)],
      },
      {
        text: '10 12 hazar',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(10000, 12000) },
      },
      { text: 'asi ta abohar rehna', asked: 'city', set: { city: 'Abohar' } },
      {
        text: 'gaddi di parking te chowkidar',
        asked: 'amenities',
        known: { property_type: 'house' },
        set: { amenities: ['parking', 'security'] },
      },
      { text: 'kiraye te ji', asked: 'transaction_type', set: { transaction_type: 'rent' } },
    ],
  },
  {
    phenomenon: 'second: corrections, latin',
    cases: [
      {
        text: 'hale kharidna nahi kiraye te hi theek',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'lift di koi lod ni',
        known: { property_type: 'apartment', amenities: ['lift', 'balcony'] },
        drop: ['lift'],
      },
      {
        text: '3 nahi 4 chahide ne bedroom',
        known: { property_type: 'house', bedrooms: exactly(3) },
        set: { bedrooms: exactly(4) },
      },
      {
        text: 'chalo 13 hazar tak kar lo',
        known: { transaction_type: 'rent', price: upTo(10000) },
        set: { price: upTo(13000) },
        numbers: [13000],
      },
    ],
  },
  {
    phenomenon: 'second: questions and talk, latin',
    counter: true,
    cases: [
      { text: 'eh plot kinne marle da hai', known: { property_type: 'land' }, act: 'question' },
      { text: 'security kinni deni pau do mahine di?', known: { transaction_type: 'rent' }, act: 'question' },
      {
        text: 'uncle ji 40 saal to model town rehnde ne',
        asked: 'area',
        known: { city: 'Ludhiana' },
        act: 'unclear',
      },
      {
        text: 'kal shaam 6 vaje ghar vekhan aavange',
        known: { property_type: 'house', city: 'Patiala' },
        act: 'unclear',
      },
      {
        text: 'balcony kis passe khuldi aa 3rd floor wale di',
        known: { property_type: 'apartment' },
        act: 'question',
      },
      { text: 'punjab 220 bana ke vi haar gya kal', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'second: acts, latin',
    cases: [
      { text: 'changa fer milde aa rab rakha', act: 'goodbye' },
      { text: 'ki keha ji dobara dasseo', asked: 'bedrooms', act: 'repeat' },
      { text: 'sara kuj mita ke nawe siryon shuru karo', known: { city: 'Moga' }, act: 'restart' },
    ],
  },
  {
    phenomenon: 'second: numbers in words, latin',
    cases: [
      {
        text: 'paune do crore',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(17500000) },
        numbers: [17500000],
      },
      {
        text: 'bas satarah hazar mahine da',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(17000) },
        numbers: [17000],
      },
    ],
  },
]
