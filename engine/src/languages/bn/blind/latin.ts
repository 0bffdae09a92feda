import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Bengali turns in Latin letters as people type them, written without sight of rules and corpus and never tuned to. */
export const latin: CorpusSection[] = [
  {
    phenomenon: 'first wishes, latin',
    cases: [
      {
        text: 'garia te 2bhk flat vara chai 12k er moddhe',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Garia',
          price: upTo(12000),
          bedrooms: exactly(2),
        },
        numbers: [2, 12000],
      },
      {
        text: 'siliguri te jomi kinte chai 3 katha budget 20 lakh',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Siliguri',
          price: upTo(2000000),
          size_sqft: atLeast(2160),
        },
        numbers: [3, 2000000],
      },
      {
        text: 'dada newtown e 3 bhk flat lagbe kenar jonno lift parking soho 75 lakh porjonto',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'New Town',
          price: upTo(7500000),
          bedrooms: exactly(3),
          amenities: ['parking', 'lift'],
        },
        numbers: [3, 7500000],
      },
      {
        text: 'howrah salkia te choto bari bhara dorkar 6 hajar er vitor',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Howrah',
          area: 'Salkia',
          price: upTo(6000),
        },
        numbers: [6000],
      },
      {
        text: 'saltlake e furnished flat bhara paoa jabe? 25k obdi',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Salt Lake',
          price: upTo(25000),
          amenities: ['furnished'],
        },
        numbers: [25000],
      },
      {
        text: 'durgapur e bari kinbo 40-50 lakh er moddhe',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Durgapur',
          price: between(4000000, 5000000),
        },
        numbers: [{ min: 4000000, max: 5000000 }],
      },
      {
        text: 'ami dumdum er dike vara khujchi 1 bhk hole e cholbe',
        set: { transaction_type: 'rent', area: 'Dum Dum', bedrooms: exactly(1) },
        numbers: [1],
      },
      {
        text: 'bangalore marathahalli te flat bhara nebo, power backup r lift thakte hobe',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Bengaluru',
          area: 'Marathahalli',
          amenities: ['lift', 'power_backup'],
        },
      },
    ],
  },
  {
    phenomenon: 'bare answers, latin',
    cases: [
      { text: 'kinte chai', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: 'bardhaman e', asked: 'city', set: { city: 'Bardhaman' } },
      { text: 'jadavpur er kache', asked: 'area', known: { city: 'Kolkata' }, set: { area: 'Jadavpur' } },
      { text: 'duto ghor', asked: 'bedrooms', set: { bedrooms: exactly(2) }, numbers: [2] },
      {
        text: 'jol ar inverter thaklei holo',
        asked: 'amenities',
        set: { amenities: ['power_backup', 'water_supply'] },
      },
    ],
  },
  {
    phenomenon: 'numbers and prices, latin',
    cases: [
      {
        text: 'sare panch lakh',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'land' },
        set: { price: upTo(550000) },
        numbers: [550000],
      },
      {
        text: 'arai koti porjonto',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(25000000) },
        numbers: [25000000],
      },
      {
        text: 'pone dui koti',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(17500000) },
        numbers: [17500000],
      },
      {
        text: 'ponchas lakher kom na',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: atLeast(5000000) },
        numbers: [5000000],
      },
      {
        text: 'pochish hajar',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(25000) },
        numbers: [25000],
      },
      {
        text: 'sattor theke ashi lakh',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(7000000, 8000000) },
        numbers: [{ min: 7000000, max: 8000000 }],
      },
    ],
  },
  {
    phenomenon: 'bedrooms and sizes, latin',
    cases: [
      {
        text: 'dui ba tin kamra',
        asked: 'bedrooms',
        set: { bedrooms: between(2, 3) },
        numbers: [{ min: 2, max: 3 }],
      },
      {
        text: 'arai katha',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: atLeast(1800) },
        numbers: [2.5],
      },
      { text: 'adh acre jomi', set: { property_type: 'land', size_sqft: atLeast(21780) }, numbers: [0.5] },
    ],
  },
  {
    phenomenon: 'places, latin',
    cases: [
      // Native speaker, please check: "kol" for Kolkata, as typed
      { text: 'kol', asked: 'city', set: { city: 'Kolkata' } },
      // Native speaker, please check: "slg" for Siliguri, as typed
      { text: 'slg te', asked: 'city', set: { city: 'Siliguri' } },
      {
        text: 'behala chowrasta na, thakurpukur',
        asked: 'area',
        known: { city: 'Kolkata' },
        set: { area: 'Thakurpukur' },
      },
      { text: 'mumbai powai te', set: { city: 'Mumbai', area: 'Powai' } },
    ],
  },
  {
    phenomenon: 'anything will do and take-backs, latin',
    cases: [
      { text: 'kolkatar jekono jaygay', asked: 'area', set: { city: 'Kolkata' }, any: ['area'] },
      { text: 'size niye matha betha nei', any: ['size_sqft'] },
      { text: 'parking dorkar nei bad din', known: { amenities: ['parking', 'lift'] }, drop: ['parking'] },
    ],
  },
  {
    phenomenon: 'corrections, latin',
    cases: [
      { text: 'vara na kinbo', known: { transaction_type: 'rent' }, set: { transaction_type: 'sale' } },
      {
        text: 'kena bad, bhara dekhun',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      {
        text: '20 na 25 hajar korun',
        known: { transaction_type: 'rent', price: upTo(20000) },
        set: { price: upTo(25000) },
      },
      {
        text: 'kasba er bodole ballygunge dekhao',
        known: { city: 'Kolkata', area: 'Kasba' },
        set: { area: 'Ballygunge' },
      },
      {
        text: '3bhk lagbe na 2bhk holei hobe',
        known: { bedrooms: exactly(3) },
        set: { bedrooms: exactly(2) },
      },
    ],
  },
  {
    phenomenon: 'acts, latin',
    cases: [
      { text: 'hya thik ache', act: 'affirm' },
      { text: 'abar prothom theke korbo', act: 'restart' },
      { text: 'karo sathe phone e kotha bolte chai', act: 'handoff' },
      { text: 'onek dhonnobad', act: 'thanks' },
      { text: 'bujhlam na abar bolun', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'offers, latin',
    cases: [
      {
        text: 'amar 3 katha jomi bikri korbo barasat e',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Barasat', size_sqft: atLeast(2160) },
        numbers: [3],
      },
    ],
  },
  {
    phenomenon: 'questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'koto taka maintenance', act: 'question' },
      { text: 'metro theke kotodur', act: 'question' },
      { text: 'kal bikele 5 tay asbo', act: 'unclear' },
      { text: 'loan pabo ki eta te', act: 'question' },
      { text: 'sudhu niramish poribar hole bhalo', act: 'unclear' },
      { text: 'khub gorom porechhe aj', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'turns that do several things, latin',
    cases: [
      {
        text: 'bari e chai, kom kore 3 te bedroom',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'house', bedrooms: atLeast(3) },
        numbers: [3],
      },
      {
        text: 'seta jani na, tobe garia r dike hole bhalo',
        asked: 'price',
        known: { transaction_type: 'rent', city: 'Kolkata' },
        set: { area: 'Garia' },
      },
    ],
  },
  {
    phenomenon: 'talk with wish words in it, latin',
    counter: true,
    cases: [
      { text: 'flat bhalo na bari bhalo bolun to', act: 'question' },
      { text: '50 lakh loan nile mase koto dite hobe', act: 'question' },
      { text: 'amar desher bari bankura', act: 'unclear' },
    ],
  },
]
