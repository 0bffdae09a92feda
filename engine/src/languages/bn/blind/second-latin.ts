import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** A second blind set: Bengali turns in Latin letters, written without sight of rules and corpus and never tuned to. */
export const secondLatin: CorpusSection[] = [
  {
    phenomenon: 'second: first wishes, latin',
    cases: [
      {
        text: 'dada behalay 2bhk flat bhara chai 12k er moddhe',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Behala',
          price: upTo(12000),
          bedrooms: exactly(2),
        },
        numbers: [2, 12000],
      },
      {
        text: 'salt lake e flat kinbo budget 80 lakh, 3 bedroom',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Salt Lake',
          price: upTo(8000000),
          bedrooms: exactly(3),
        },
      },
      {
        text: 'siliguri te bari khujchi, kinte chai, pradhan nagar er dike',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Siliguri',
          area: 'Pradhan Nagar',
        },
      },
      {
        text: 'ekta chhoto jomi hobe kalyani te? 5 lakh porjonto, kenar jonno',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Kalyani',
          price: upTo(500000),
        },
      },
      {
        text: 'amra 2 jon chakri kori, lake town e basa bhara lagbe',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Lake Town' },
      },
      {
        text: 'rajarhat e swimming pool ala complex e flat ache kenar moto?',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Rajarhat',
          amenities: ['swimming_pool'],
        },
      },
      {
        text: 'furnished 1bhk jadavpur bhara 9-10 hajar',
        set: {
          transaction_type: 'rent',
          area: 'Jadavpur',
          price: between(9000, 10000),
          bedrooms: exactly(1),
          amenities: ['furnished'],
        },
      },
      {
        text: 'kharagpur e bari bhara nebo, bacchar school kache hole bhalo hoy',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kharagpur' },
      },
    ],
  },
  {
    phenomenon: 'second: answers, latin',
    cases: [
      {
        text: 'howrah tei thakte chai',
        asked: 'city',
        known: { transaction_type: 'rent' },
        set: { city: 'Howrah' },
      },
      {
        text: '6 theke 8',
        asked: 'price',
        known: { transaction_type: 'rent', city: 'Asansol' },
        set: { price: between(6000, 8000) },
      },
      { text: 'bhara nebo', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      {
        text: 'ontoto 900 sqft',
        asked: 'size_sqft',
        known: { property_type: 'apartment' },
        set: { size_sqft: atLeast(900) },
        numbers: [900],
      },
    ],
  },
  {
    phenomenon: 'second: corrections, latin',
    cases: [
      {
        text: 'flat noy go, jomi chai',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { property_type: 'land' },
      },
      {
        text: 'taka ta barie 35 lakh korun',
        known: { transaction_type: 'sale', price: upTo(3000000) },
        set: { price: upTo(3500000) },
        numbers: [3500000],
      },
      { text: 'jekono ekta hole holo', asked: 'property_type', any: ['property_type'] },
      {
        text: 'kinbo na ekhon, bhara te dekhan',
        known: { transaction_type: 'sale', city: 'Kolkata' },
        set: { transaction_type: 'rent' },
      },
    ],
  },
  {
    phenomenon: 'second: questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'ei bari tar khajna koto', shown: 1, act: 'question' },
      { text: 'flat ta ki dokkhin mukhi', shown: 2, act: 'question' },
      { text: 'kolkata theke durgapur koto km', act: 'question' },
    ],
  },
  {
    phenomenon: 'second: acts, latin',
    cases: [{ text: 'notun kore shuru korun', known: { city: 'Kolkata' }, act: 'restart' }],
  },
  {
    phenomenon: 'second: numbers, latin',
    cases: [
      {
        text: 'sare choddo hajar',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(14500) },
        numbers: [14500],
      },
    ],
  },
]
