import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Tamil turns in Latin letters as people type them, written without sight of rules and corpus and never tuned to. */
export const latin: CorpusSection[] = [
  {
    phenomenon: 'first wishes, latin',
    cases: [
      {
        text: 'hi velachery la 2bhk veedu vadagaiku venum 18k kulla',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Velachery',
          price: upTo(18000),
          bedrooms: exactly(2),
        },
        numbers: [2, 18000],
      },
      // Native speaker, please check: "cbe" as people in Coimbatore write their city
      {
        text: 'cbe saravanampatti la flat vanganum budget 45 lakhs',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Coimbatore',
          area: 'Saravanampatti',
          price: upTo(4500000),
        },
        numbers: [4500000],
      },
      {
        text: 'oru 3 bhk apartment pakkanum adyar side la, 1.8 cr varaikum ok',
        set: { property_type: 'apartment', area: 'Adyar', price: upTo(18000000), bedrooms: exactly(3) },
        numbers: [3, 18000000],
      },
      {
        text: 'madurai la plot irundha solunga anna, 10 latcham 15 latcham range',
        set: { property_type: 'land', city: 'Madurai', price: between(1000000, 1500000) },
        numbers: [{ min: 1000000, max: 1500000 }],
      },
      {
        text: 'rent ku oru chinna veedu pothum, chromepet pakkam, 8000 ku mela vendam',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Chromepet', price: upTo(8000) },
        numbers: [8000],
      },
      {
        text: 'nanga trichy ku shift agurom, car parking oda thani veedu vadagaiku thedurom',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Tiruchirappalli',
          amenities: ['parking'],
        },
      },
      {
        text: 'salem fairlands la 2400 sqft idam vaanganum',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Salem',
          area: 'Fairlands',
          size_sqft: atLeast(2400),
        },
        numbers: [2400],
      },
      {
        text: 'bangalore electronic city pakathula 1bhk flat vadaikku, 15k budget',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Bengaluru',
          area: 'Electronic City',
          price: upTo(15000),
          bedrooms: exactly(1),
        },
        numbers: [1, 15000],
      },
    ],
  },
  {
    phenomenon: 'bare answers, latin',
    cases: [
      { text: 'sondhama vangrathuku', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: 'vadagai than', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'manai', asked: 'property_type', set: { property_type: 'land' } },
      { text: 'ooty', asked: 'city', set: { city: 'Udhagamandalam' } },
      {
        text: 'thiruvanmiyur kita',
        asked: 'area',
        known: { city: 'Chennai' },
        set: { area: 'Thiruvanmiyur' },
      },
      // Native speaker, please check: two amounts said one after the other
      {
        text: 'pathu pannendu',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(10000, 12000) },
      },
      {
        text: 'moonu illana naalu',
        asked: 'bedrooms',
        set: { bedrooms: between(3, 4) },
        numbers: [{ min: 3, max: 4 }],
      },
    ],
  },
  {
    phenomenon: 'numbers and prices, latin',
    cases: [
      {
        text: 'muppathu latcham kulla',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(3000000) },
        numbers: [3000000],
      },
      {
        text: 'iruvathi anju aayiram',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(25000) },
        numbers: [25000],
      },
      {
        text: '75 la irundhu 90 lacs',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(7500000, 9000000) },
        numbers: [{ min: 7500000, max: 9000000 }],
      },
      {
        text: 'mukkaal kodi',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(7500000) },
        numbers: [7500000],
      },
      {
        text: 'pathayirathu ainooru',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(10500) },
        numbers: [10500],
      },
      {
        text: 'rs 8,500/- dhan mudiyum',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(8500) },
        numbers: [8500],
      },
      {
        text: 'korainja patcham 60 latcham',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: atLeast(6000000) },
        numbers: [6000000],
      },
    ],
  },
  {
    phenomenon: 'bedrooms and sizes, latin',
    cases: [
      {
        text: '5 cent podhum',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: atLeast(2178) },
        numbers: [5],
      },
      { text: '800 sqft kulla iruntha nallathu', set: { size_sqft: upTo(800) }, numbers: [800] },
      { text: 'rendu bedroom attached bathroom oda', set: { bedrooms: exactly(2) }, numbers: [2] },
    ],
  },
  {
    phenomenon: 'places, latin',
    cases: [
      { text: 'pondy la', asked: 'city', set: { city: 'Puducherry' } },
      { text: 'tuticorin', asked: 'city', set: { city: 'Thoothukudi' } },
      {
        text: 'tambarathula kedaikuma',
        known: { transaction_type: 'rent', city: 'Chennai' },
        set: { area: 'Tambaram' },
      },
      { text: 'hyd kukatpally side', asked: 'city', set: { city: 'Hyderabad', area: 'Kukatpally' } },
    ],
  },
  {
    phenomenon: 'amenities, latin',
    cases: [
      {
        text: 'generator backup um watchman um venum',
        asked: 'amenities',
        set: { amenities: ['power_backup', 'security'] },
      },
      { text: 'sofa cot ellam potta furnished ah venum', set: { amenities: ['furnished'] } },
    ],
  },
  {
    phenomenon: 'anything will do, latin',
    cases: [
      { text: 'edhuvana irukatum', asked: 'property_type', any: ['property_type'] },
      {
        text: 'chennai kulla enga irundhalum paravala',
        asked: 'area',
        set: { city: 'Chennai' },
        any: ['area'],
      },
      { text: 'sqft pathi kavala illa', any: ['size_sqft'] },
    ],
  },
  {
    phenomenon: 'corrections, latin',
    cases: [
      {
        text: 'rent illa own ah vanganum',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'veedu venam manai than venum',
        known: { property_type: 'house' },
        set: { property_type: 'land' },
      },
      {
        text: 'ille ille porur illa, poonamallee',
        known: { city: 'Chennai', area: 'Porur' },
        set: { area: 'Poonamallee' },
      },
      {
        text: 'budget konjam koracchukalam, 15 podunga',
        known: { transaction_type: 'rent', price: upTo(20000) },
        set: { price: upTo(15000) },
      },
      { text: '3bhk vendam 2bhk podhum', known: { bedrooms: exactly(3) }, set: { bedrooms: exactly(2) } },
      {
        text: 'parking vendam, lift irundha podhum',
        known: { amenities: ['parking'] },
        set: { amenities: ['lift'] },
        drop: ['parking'],
      },
    ],
  },
  {
    phenomenon: 'take-backs, latin',
    cases: [
      { text: 'gym thevai illa eduthudunga', known: { amenities: ['gym', 'parking'] }, drop: ['gym'] },
      {
        text: 'budget limit eduthudunga',
        known: { transaction_type: 'rent', price: upTo(15000) },
        drop: ['price'],
      },
    ],
  },
  {
    phenomenon: 'acts, latin',
    cases: [
      { text: 'aama correct dhan', act: 'affirm' },
      { text: 'seringa', act: 'affirm' },
      { text: 'marubadiyum first la irundhu pakalam', act: 'restart' },
      { text: 'romba thanks anna', act: 'thanks' },
      { text: 'puriyala innoru thadava sollunga', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'offers, latin',
    cases: [
      {
        text: 'en veeta vadagaiku vidanum, tirunelveli la irukku',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Tirunelveli' },
      },
    ],
  },
  {
    phenomenon: 'questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'lift iruka?', act: 'question' },
      { text: 'brokerage evlo', act: 'question' },
      { text: 'owner pure veg ah irukanum', act: 'unclear' },
      { text: 'naalaiku 5 mani ku varen', act: 'unclear' },
      { text: 'metro la irundhu evlo thooram', act: 'question' },
      { text: 'velachery la thanni nikkuma mazhai la', known: { city: 'Chennai' }, act: 'question' },
      { text: 'bank loan kidaikuma idhuku', act: 'question' },
      { text: 'saptacha bro', act: 'question' },
    ],
  },
  {
    phenomenon: 'turns that do several things, latin',
    cases: [
      {
        text: '2bhk podhum, aana budget 12k ku mela pogakoodathu',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { price: upTo(12000), bedrooms: exactly(2) },
        numbers: [2, 12000],
      },
      {
        text: 'athu theriyala, rendu bedroom venum',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(2) },
        numbers: [2],
      },
    ],
  },
  {
    phenomenon: 'talk with wish words in it, latin',
    counter: true,
    cases: [
      { text: 'velachery la rent yen ivlo jasthi', act: 'question' },
      { text: 'flat nallatha illa thani veedu nallatha nu oru doubt', act: 'question' },
      { text: '50 latcham loan ku maasam evlo katanum', act: 'question' },
    ],
  },
]
