import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** A second blind set: Hindi turns in Latin letters, written without sight of rules and corpus and never tuned to. */
export const secondLatin: CorpusSection[] = [
  {
    phenomenon: 'second: first wishes, latin',
    cases: [
      {
        text: 'bhai rohini me 2bhk rent pe chahiye 20k tak, bachelor hu',
        set: { transaction_type: 'rent', area: 'Rohini', price: upTo(20000), bedrooms: exactly(2) },
        numbers: [2, 20000],
      },
      {
        text: 'jaipur vaishali nagar m plot kharidna h 50 lakh tk',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Jaipur',
          area: 'Vaishali Nagar',
          price: upTo(5000000),
        },
      },
      {
        text: 'allahabad me civil lines ke pass makan kiraye pe milega kya',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Prayagraj',
          area: 'Civil Lines',
        },
      },
      {
        text: 'ghar dhundh rahe h lucknow me alambagh side, 3 log h, kiraya 8-9 hazar',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Lucknow',
          area: 'Alambagh',
          price: between(8000, 9000),
        },
      },
      {
        text: 'faridabad me invest k liye 3 bhk flat kharidna h 60-70 lac, lift must',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Faridabad',
          price: between(6000000, 7000000),
          bedrooms: exactly(3),
          amenities: ['lift'],
        },
      },
      {
        text: 'panchkula me 1 kanal ki kothi khareedni hai',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Panchkula',
          size_sqft: atLeast(5445),
        },
        numbers: [1],
      },
      {
        text: 'ac wala furnished flat powai rent 45k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Powai',
          price: upTo(45000),
          amenities: ['furnished', 'air_conditioning'],
        },
      },
      { text: 'mughe bhopal mein ghar chaiye ji', set: { property_type: 'house', city: 'Bhopal' } },
      {
        text: 'indore me flat chahiye jaha bachhon ke khelne ki jagah ho aur guard bhi ho',
        set: { property_type: 'apartment', city: 'Indore', amenities: ['security', 'play_area'] },
      },
    ],
  },
  {
    phenomenon: 'second: answers, latin',
    cases: [
      { text: 'ranchi m hi dekhna h', asked: 'city', set: { city: 'Ranchi' } },
      {
        text: '15 se 18 k beech',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(15000, 18000) },
      },
      {
        text: '200 gaj',
        asked: 'size_sqft',
        known: { property_type: 'land', city: 'Jaipur' },
        set: { size_sqft: atLeast(1800) },
        numbers: [200],
      },
    ],
  },
  {
    phenomenon: 'second: corrections, latin',
    cases: [
      { text: 'kuch bhi chalega isme', asked: 'amenities', any: ['amenities'] },
      {
        text: 'andheri nahi goregaon kar do',
        known: { city: 'Mumbai', area: 'Andheri' },
        set: { area: 'Goregaon' },
      },
      {
        text: 'flat ki jagah plot dikhao',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { property_type: 'land' },
      },
      {
        text: 'itna nahi de paunga, 18 hazar max',
        known: { transaction_type: 'rent', price: upTo(25000) },
        set: { price: upTo(18000) },
        numbers: [18000],
      },
    ],
  },
  {
    phenomenon: 'second: questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'is flat me gas pipeline hai kya', shown: 1, act: 'question' },
      { text: 'pichle hafte 2 ghar dekhe the pasand nahi aaye', act: 'unclear' },
      { text: 'kitni emi banegi 40 lakh pe', known: { transaction_type: 'sale' }, act: 'question' },
      { text: 'iske aas paas koi hospital ya school h kya 2 km me', shown: 2, act: 'question' },
    ],
  },
  {
    phenomenon: 'second: acts, latin',
    cases: [
      { text: 'haan ji bilkul sahi', act: 'affirm' },
      { text: 'fir se bolna', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'second: numbers, latin',
    cases: [
      {
        text: 'sava karod',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(12500000) },
        numbers: [12500000],
      },
    ],
  },
]
