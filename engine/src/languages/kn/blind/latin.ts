import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Kannada turns in Latin letters as people type them, written without sight of rules and corpus and never tuned to. */
export const latin: CorpusSection[] = [
  {
    phenomenon: 'first wishes, latin',
    cases: [
      {
        text: 'rajajinagar hatra 2bhk mane badigege beku 18k olage',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Rajajinagar',
          price: upTo(18000),
          bedrooms: exactly(2),
        },
        numbers: [2, 18000],
      },
      {
        text: 'mysore alli site beku 25 laksha olagade',
        set: { property_type: 'land', city: 'Mysuru', price: upTo(2500000) },
        numbers: [2500000],
      },
      {
        text: 'hubli li swantha mane tagobeku budget 50 lakh varegu',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Hubballi', price: upTo(5000000) },
        numbers: [5000000],
      },
      {
        text: 'sir marathahalli kade furnished flat badige ge idya, 30 savira koduthivi',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Marathahalli',
          price: upTo(30000),
          amenities: ['furnished'],
        },
        numbers: [30000],
      },
      {
        text: 'mangalore surathkal li 5 cent jaga kharidi madbeku',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Mangaluru',
          area: 'Surathkal',
          size_sqft: atLeast(2178),
        },
        numbers: [5],
      },
      {
        text: '3 bedroom apartment nodtha idini, lift parking irbeku, banashankari side',
        set: {
          property_type: 'apartment',
          area: 'Banashankari',
          bedrooms: exactly(3),
          amenities: ['parking', 'lift'],
        },
        numbers: [3],
      },
      {
        text: 'davangere alli sanna mane saku badigege 6 savira',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Davanagere', price: upTo(6000) },
        numbers: [6000],
      },
      {
        text: 'ondu 30*40 site nelamangala hatra 20 lakshadinda 25 laksha',
        set: {
          property_type: 'land',
          area: 'Nelamangala',
          price: between(2000000, 2500000),
          size_sqft: atLeast(1200),
        },
      },
    ],
  },
  {
    phenomenon: 'bare answers, latin',
    cases: [
      { text: 'kondkolakke', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: 'badige', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'jameenu', asked: 'property_type', set: { property_type: 'land' } },
      { text: 'shimoga', asked: 'city', set: { city: 'Shivamogga' } },
      { text: 'kr puram hathira', asked: 'area', known: { city: 'Bengaluru' }, set: { area: 'KR Puram' } },
      // Native speaker, please check: two amounts said one after the other
      {
        text: 'hattu hanneradu',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(10000, 12000) },
      },
      { text: 'yeradu bedroom', asked: 'bedrooms', set: { bedrooms: exactly(2) }, numbers: [2] },
      {
        text: 'neeru matte current backup beku',
        asked: 'amenities',
        set: { amenities: ['power_backup', 'water_supply'] },
      },
    ],
  },
  {
    phenomenon: 'numbers and prices, latin',
    cases: [
      {
        text: 'eraduvare laksha',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'land' },
        set: { price: upTo(250000) },
        numbers: [250000],
      },
      {
        text: 'mukkal koti varegu',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(7500000) },
        numbers: [7500000],
      },
      {
        text: 'aivattu lakshakinta kammi',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(5000000) },
        numbers: [5000000],
      },
      {
        text: '60 rinda 70 laksha',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(6000000, 7000000) },
        numbers: [{ min: 6000000, max: 7000000 }],
      },
      {
        text: 'eelu savirada ainooru',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(7500) },
        numbers: [7500],
      },
    ],
  },
  {
    phenomenon: 'bedrooms and sizes, latin',
    cases: [
      {
        text: 'mooru illa naaku room',
        asked: 'bedrooms',
        set: { bedrooms: between(3, 4) },
        numbers: [{ min: 3, max: 4 }],
      },
      {
        text: 'ardha ekre jamina',
        set: { property_type: 'land', size_sqft: atLeast(21780) },
        numbers: [0.5],
      },
      {
        text: 'ondu gunte',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: atLeast(1089) },
        numbers: [1],
      },
    ],
  },
  {
    phenomenon: 'places, latin',
    cases: [
      { text: 'blore', asked: 'city', set: { city: 'Bengaluru' } },
      {
        text: 'btm layout aagbahudu',
        asked: 'area',
        known: { city: 'Bengaluru' },
        set: { area: 'BTM Layout' },
      },
      { text: 'dharwad nalli', asked: 'city', set: { city: 'Dharwad' } },
      { text: 'pune wakad kade', asked: 'city', set: { city: 'Pune', area: 'Wakad' } },
    ],
  },
  {
    phenomenon: 'anything will do and take-backs, latin',
    cases: [
      { text: 'yavdadru parvagilla', asked: 'property_type', any: ['property_type'] },
      { text: 'bengalurnalli elladru sari', asked: 'area', set: { city: 'Bengaluru' }, any: ['area'] },
      { text: 'esht bedroom idru nadiyutte', any: ['bedrooms'] },
      { text: 'parking beda bidi', known: { amenities: ['parking', 'lift'] }, drop: ['parking'] },
    ],
  },
  {
    phenomenon: 'corrections, latin',
    cases: [
      {
        text: 'badige alla, tagolokke',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: '20 alla 25 savira madi',
        known: { transaction_type: 'rent', price: upTo(20000) },
        set: { price: upTo(25000) },
      },
      {
        text: 'jayanagar badlu basavanagudi nodi',
        known: { city: 'Bengaluru', area: 'Jayanagar' },
        set: { area: 'Basavanagudi' },
      },
      { text: '2bhk beda 3bhk beku', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
      {
        text: 'kharidi alla ri badige ge',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
    ],
  },
  {
    phenomenon: 'acts, latin',
    cases: [
      { text: 'howdu sari', act: 'affirm' },
      { text: 'modlinda start madona', act: 'restart' },
      { text: 'nim agent jothe matadbeku', act: 'handoff' },
      { text: 'dhanyavada sir', act: 'thanks' },
      { text: 'artha agilla innomme heli', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'offers, latin',
    cases: [
      {
        text: 'nan flat maarbeku whitefield alli ide 85 lakhs',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Whitefield',
          price: upTo(8500000),
        },
        numbers: [8500000],
      },
    ],
  },
  {
    phenomenon: 'questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'lift idya', act: 'question' },
      { text: 'maintenance eshtu', act: 'question' },
      { text: 'metro station ge eshtu dura', act: 'question' },
      { text: 'naale sanje 5 gantege bartini', act: 'unclear' },
      { text: 'brokerage ide na', act: 'question' },
      { text: 'namma jathi avru iro kade beku', act: 'unclear' },
      { text: 'neevu robot aa', act: 'question' },
      { text: 'male barta ide illi', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'turns that do several things, latin',
    cases: [
      {
        text: 'mane ne beku, 2 bedroom idre saaku',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        set: { property_type: 'house', bedrooms: exactly(2) },
        numbers: [2],
      },
      {
        text: 'adu gottilla, aadre hebbal kade irli',
        asked: 'price',
        known: { transaction_type: 'rent', city: 'Bengaluru' },
        set: { area: 'Hebbal' },
      },
    ],
  },
  {
    phenomenon: 'talk with wish words in it, latin',
    counter: true,
    cases: [
      { text: '2bhk ge maintenance eshtu baratte', act: 'question' },
      { text: 'flat olleda mane olleda heli', act: 'question' },
      { text: 'nan ooru mandya', act: 'unclear' },
    ],
  },
]
