import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Punjabi turns in Latin letters as people type them, written without sight of rules and corpus and never tuned to. */
export const latin: CorpusSection[] = [
  {
    phenomenon: 'first wishes, latin',
    cases: [
      {
        text: 'mohali ch 2bhk flat chahida kiraye te 15k tak',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Mohali',
          price: upTo(15000),
          bedrooms: exactly(2),
        },
        numbers: [2, 15000],
      },
      {
        text: 'ldh ch 10 marle di kothi laini aa budget 1.5 cr',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Ludhiana',
          price: upTo(15000000),
          size_sqft: atLeast(2722.5),
        },
        numbers: [10, 15000000],
      },
      // Native speaker, please check: "asr" as people write Amritsar
      {
        text: 'asr vich makan chahida rent te 8000 takk, 2 room',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Amritsar',
          price: upTo(8000),
          bedrooms: exactly(2),
        },
        numbers: [8000, 2],
      },
      {
        text: 'veerji zirakpur 3 bhk khareedna lift te parking wala 60 lakh de andar',
        set: {
          transaction_type: 'sale',
          city: 'Zirakpur',
          price: upTo(6000000),
          bedrooms: exactly(3),
          amenities: ['parking', 'lift'],
        },
        numbers: [3, 6000000],
      },
      {
        text: 'patiale koi plot hai 200 gaj da? 30 lakh tak',
        set: { property_type: 'land', city: 'Patiala', price: upTo(3000000), size_sqft: atLeast(1800) },
        numbers: [200, 3000000],
      },
      {
        text: 'phagware ghar kiraye te lab deo ji sasta jeha',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Phagwara' },
      },
      {
        text: 'jalandhar urban estate ch kothi vekhni aa, sawa crore budget',
        set: { property_type: 'house', city: 'Jalandhar', area: 'Urban Estate', price: upTo(12500000) },
        numbers: [12500000],
      },
      {
        text: 'chandigarh manimajra kamra chahida rent te 6 7 hazar ch',
        set: { transaction_type: 'rent', city: 'Chandigarh', area: 'Manimajra', price: between(6000, 7000) },
      },
      {
        text: 'delhi tilak nagar wale pase furnished flat kiraye te mil ju?',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Delhi',
          area: 'Tilak Nagar',
          amenities: ['furnished'],
        },
      },
    ],
  },
  {
    phenomenon: 'bare answers, latin',
    cases: [
      { text: 'khreedna ji', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: 'kiraye te hi', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'zameen', asked: 'property_type', set: { property_type: 'land' } },
      { text: 'barnale', asked: 'city', set: { city: 'Barnala' } },
      { text: 'pakhowal road', asked: 'area', known: { city: 'Ludhiana' }, set: { area: 'Pakhowal Road' } },
      {
        text: 'das bara hazar',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(10000, 12000) },
        numbers: [{ min: 10000, max: 12000 }],
      },
      {
        text: 'pani te bijli da backup hove bas',
        asked: 'amenities',
        set: { amenities: ['power_backup', 'water_supply'] },
      },
    ],
  },
  {
    phenomenon: 'numbers and prices, latin',
    cases: [
      {
        text: 'dedh crore ton vadh nhi',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(15000000) },
        numbers: [15000000],
      },
      {
        text: 'paune do cr',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(17500000) },
        numbers: [17500000],
      },
      {
        text: 'dhai lakh',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'land' },
        set: { price: upTo(250000) },
        numbers: [250000],
      },
      {
        text: 'assi lakh ton 1 crore',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(8000000, 10000000) },
        numbers: [{ min: 8000000, max: 10000000 }],
      },
      {
        text: 'panjah lakh ton ghat na hove',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: atLeast(5000000) },
        numbers: [5000000],
      },
      {
        text: 'panti hazar',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(35000) },
        numbers: [35000],
      },
    ],
  },
  {
    phenomenon: 'bedrooms and sizes, latin',
    cases: [
      {
        text: 'do ja tin kamre',
        asked: 'bedrooms',
        set: { bedrooms: between(2, 3) },
        numbers: [{ min: 2, max: 3 }],
      },
      {
        text: 'dhai marle da ghar',
        set: { property_type: 'house', size_sqft: atLeast(680.625) },
        numbers: [2.5],
      },
      { text: '1 kanal da plot', set: { property_type: 'land', size_sqft: atLeast(5445) }, numbers: [1] },
      { text: '1000 sqft ton vadda na hove', set: { size_sqft: upTo(1000) }, numbers: [1000] },
    ],
  },
  {
    phenomenon: 'places, latin',
    cases: [
      // Native speaker, please check: "Jal city" as people write Jalandhar City
      { text: 'jal city', asked: 'city', set: { city: 'Jalandhar' } },
      { text: 'hoshiarpur wale pase', asked: 'city', set: { city: 'Hoshiarpur' } },
      { text: 'bangalore koramangala laage', set: { city: 'Bengaluru', area: 'Koramangala' } },
    ],
  },
  {
    phenomenon: 'anything will do and take-backs, latin',
    cases: [
      { text: 'jo marzi hove', asked: 'property_type', any: ['property_type'] },
      { text: 'ludhiane kithe v chalu', asked: 'area', set: { city: 'Ludhiana' }, any: ['area'] },
      { text: 'hor kuj khaas ni chahida', asked: 'amenities', any: ['amenities'] },
    ],
  },
  {
    phenomenon: 'corrections, latin',
    cases: [
      {
        text: 'kiraye te ni mul laina',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'khareedna ni hun kiraye te vekho',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      { text: 'flat ni kothi', known: { property_type: 'apartment' }, set: { property_type: 'house' } },
      {
        text: '20 ni 25 hazar kar do',
        known: { transaction_type: 'rent', price: upTo(20000) },
        set: { price: upTo(25000) },
      },
      {
        text: 'kharar di jagah sunny enclave',
        known: { city: 'Mohali', area: 'Kharar' },
        set: { area: 'Sunny Enclave' },
      },
      { text: 'tin ni do bedroom bahut ne', known: { bedrooms: exactly(3) }, set: { bedrooms: exactly(2) } },
    ],
  },
  {
    phenomenon: 'acts, latin',
    cases: [
      { text: 'haanji theek aa', act: 'affirm' },
      { text: 'na ji', act: 'deny' },
      { text: 'shuru ton dubara karde aa', act: 'restart' },
      { text: 'mainu phone karwa deo kise ton', act: 'handoff' },
      { text: 'ssa ji', act: 'greet' },
    ],
  },
  {
    phenomenon: 'offers, latin',
    cases: [
      {
        text: 'apna plot vechna 150 gaj amritsar',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Amritsar', size_sqft: atLeast(1350) },
        numbers: [150],
      },
    ],
  },
  {
    phenomenon: 'questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'lift haigi?', act: 'question' },
      { text: 'kinna kiraya aa', act: 'question' },
      { text: 'bus stand kinni door hai', act: 'question' },
      { text: 'kal shaam 5 vaje aavange', act: 'unclear' },
      { text: 'dealer da commission kinna', act: 'question' },
      { text: 'sirf shakahari lok hon', act: 'unclear' },
      { text: 'loan ho ju is te?', act: 'question' },
      { text: 'mausam bda sohna aj', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'turns that do several things, latin',
    cases: [
      {
        text: 'kothi chahidi ghato ghat 4 kamre hon',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'house', bedrooms: atLeast(4) },
        numbers: [4],
      },
      {
        text: 'oh tan pata ni par zirakpur vich vekh lo',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { city: 'Zirakpur' },
      },
    ],
  },
  {
    phenomenon: 'talk with wish words in it, latin',
    counter: true,
    cases: [
      { text: 'flat theek rahu ja kothi, tusi dasso', act: 'question' },
      { text: '50 lakh de loan di kist kinni bandi', act: 'question' },
    ],
  },
]
