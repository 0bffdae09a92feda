import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

const shown = {
  shown: 3,
  known: { transaction_type: 'rent', city: 'Pune', property_type: 'apartment' },
} as const

/** Longer turns, as grandmothers, students, drivers and people abroad say and type them. */
export const asTyped: CorpusSection[] = [
  {
    phenomenon: 'first wishes as people tell them, native',
    cases: [
      {
        text: 'ਪੁੱਤ, ਸਾਨੂੰ ਕਾਨਪੁਰ ਵਿੱਚ ਇੱਕ ਛੋਟਾ ਸਾ ਮਕਾਨ ਚਾਹੀਦਾ, ਦੋ ਕਮਰੇ ਹੋਣ, ਕਿਰਾਇਆ ਪੰਜ ਛੇ ਹਜ਼ਾਰ ਤੋਂ ਵੱਧ ਨਾ ਹੋਵੇ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Kanpur',
          price: between(5000, 6000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'ਮੇਰਾ ਟ੍ਰਾਂਸਫਰ ਜੈਪੁਰ ਹੋਵੇ ਗਿਆ ਹੈ, ਮਾਨਸਰੋਵਰ ਵਿੱਚ ਦੋ ਬੈਡਰੂਮ ਵਾਲਾ ਫਲੈਟ ਕਿਰਾਏ ਤੇ ਚਾਹੀਦਾ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Jaipur',
          area: 'Mansarovar',
          bedrooms: exactly(2),
        },
      },
      {
        text: 'ਵੀਰ ਜੀ ਵਾਰਾਣਸੀ ਵਿੱਚ ਲੰਕਾ ਨੇੜੇ ਇੱਕ ਕਮਰਾ ਚਾਹੀਦਾ ਕਿਰਾਏ ਪੇ, ਮੈਂ ਬੀਏਚਯੂ ਵਿੱਚ ਪੜ੍ਹਦਾ ਹਾਂ',
        set: { transaction_type: 'rent', city: 'Varanasi', bedrooms: exactly(1) },
      },
      {
        text: 'ਅਸੀਂ ਤਿੰਨ ਦੋਸਤ ਹਨ, ਬੇਂਗਲੁਰੁ ਵਿੱਚ ਤਿੰਨ ਕਮਰੇ ਦਾ ਫਲੈਟ ਕਿਰਾਏ ਤੇ ਲੱਭ ਰਹੇ ਹਾਂ, ਚਾਲੀ ਪੰਤਾਲੀ ਹਜ਼ਾਰ ਤੱਕ ਦੇ ਸਕਦੇ ਹੋ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Bengaluru',
          price: between(40000, 45000),
          bedrooms: exactly(3),
        },
      },
      {
        text: 'ਗ਼ਾਜ਼ਿਯਾਬਾਦ ਦੇ ਇੰਦਿਰਾਪੁਰਮ ਵਿੱਚ ਰੇਡੀ ਟੂ ਮੂਵ ਫਲੈਟ ਖਰੀਦਣਾ ਹੈ, ਬਜਟ ਪੰਝੱਤਰ ਲੱਖ ਦੇ ਆਸਪਾਸ, ਲਿਫਟ ਤੇ ਪਾਵਰ ਬੈਕਅਪ ਹੋਣਾ ਚਾਹੀਦਾ',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Ghaziabad',
          area: 'Indirapuram',
          price: upTo(7500000),
          amenities: ['lift', 'power_backup'],
        },
      },
      {
        text: 'ਮੈਨੂੰ ਆਪਣੇ ਬੂੜ੍ਹੇ ਮਾਂ-ਬਾਪ ਲਈ ਲਖਨਊ ਵਿੱਚ ਗ੍ਰਾਉੰਡ ਫਲੋਰ ਦਾ ਘਰ ਲੈਣਾ ਹੈ, ਇੱਕ ਕਰੋੜ ਤੱਕ',
        set: { property_type: 'house', city: 'Lucknow', price: upTo(10000000) },
      },
      {
        text: 'ਪੰਚਕੂਲਾ ਵਿੱਚ ਕੋਠੀ ਵੇਖਣੀ ਹੈ, ਤਿੰਨ ਬੈਡਰੂਮ, ਢਾਈ ਕਰੋੜ ਤੋਂ ਉੱਪਰ ਨਹੀਂ',
        set: { property_type: 'house', city: 'Panchkula', price: upTo(25000000), bedrooms: exactly(3) },
      },
      {
        text: 'ਰਾਯਪੁਰ ਵਿੱਚ ਜ਼ਮੀਨ ਲੈਣੀ ਹੈ, ਘੱਟ ਤੋਂ ਘੱਟ ਦੋ ਹਜ਼ਾਰ ਵਰਗ ਫੁੱਟ, ਵੀਹ ਲੱਖ ਦੇ ਅੰਦਰ ਮਿਲ ਜਾਵੇ ਤਾਂ ਚੰਗਾ',
        set: { property_type: 'land', city: 'Raipur', price: upTo(2000000), size_sqft: atLeast(2000) },
      },
      {
        text: 'ਕਿਰਾਏ ਲਈ ਇੱਕ ਬੀਐਚਕੇ ਵੇਖ ਰਹੀ ਹਾਂ Malad ਵਿੱਚ, ਇਕੱਲੀ ਰਹਿੰਦੀ ਹਾਂ, ਸੁਰਕਸ਼ਾ ਚੰਗੀ ਹੋਵੇ',
        set: { transaction_type: 'rent', area: 'Malad', bedrooms: exactly(1), amenities: ['security'] },
      },
      {
        text: 'ਦੁਬਈ ਵਿੱਚ ਰਹਿੰਦਾ ਹਾਂ, ਕੋੱਚਿ ਵਿੱਚ ਵਿਲਾ ਵਿੱਚ ਪੈਸਾ ਲੱਗਾਨਾ ਹੈ, ਢਾਈ ਤਿੰਨ ਕਰੋੜ',
        set: { property_type: 'house', city: 'Kochi', price: between(25000000, 30000000) },
      },
      {
        text: 'ਨਾਗਪੁਰ ਵਿੱਚ ਫਰਨਿਸ਼ਡ ਫਲੈਟ ਭਾੜੇ ਤੇ, ਬਾਰਾਂ ਹਜ਼ਾਰ ਮਹੀਨਾ, ਸ਼ਾਕਾਹਾਰੀ ਪਰਿਵਾਰ ਹਨ ਅਸੀਂ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Nagpur',
          price: upTo(12000),
          amenities: ['furnished'],
        },
      },
      {
        text: 'ਇੰਦੌਰ ਵਿਜਯ ਨਗਰ ਵਿੱਚ ਦੁਕਾਨ ਦੇ ਉੱਪਰ ਵਾਲਾ ਨਹੀਂ, ਅਲਗ ਮਕਾਨ ਚਾਹੀਦਾ ਕਿਰਾਏ ਦਾ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Indore', area: 'Vijay Nagar' },
      },
      {
        text: 'ਪੱਚੀ ਲੱਖ ਵਿੱਚ ਆਗਰਾ ਵਿੱਚ ਕੋਈ ਪਲਾਟ ਦਿਲਵਾਇਏ',
        set: { property_type: 'land', city: 'Agra', price: upTo(2500000) },
      },
      {
        text: 'ਸ਼ਿਮਲਾ ਵਿੱਚ ਪਹਾੜੋਂ ਦੇ ਵਿਚਕਾਰ ਛੋਟਾ ਸਾ ਘਰ, ਬਗੀਚਾ ਹੋਵੇ, ਸੱਠ ਸੱਤਰ ਲੱਖ',
        set: {
          property_type: 'house',
          city: 'Shimla',
          price: between(6000000, 7000000),
          amenities: ['garden'],
        },
      },
      {
        text: 'ਦੋ ਬੈਡਰੂਮ, ਇੱਕ ਹਾਲ, ਇੱਕ ਕਿਚਨ ਵਾਲਾ ਫਲੈਟ ਠਾਣੇ ਵਿੱਚ ਖਰੀਦਣਾ ਹੈ',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Thane', bedrooms: exactly(2) },
      },
      {
        text: 'ਕੋਈ ਠੀਕ ਠਾਕ ਸਾ ਕਿਰਾਏ ਦਾ ਕਮਰਾ ਦਿਲਾ ਦੋ ਪਟਨਾ ਵਿੱਚ, ਵਿਦਿਆਰਥੀ ਹਾਂ',
        set: { transaction_type: 'rent', city: 'Patna' },
      },
      {
        text: 'ਬਜਟ ਵੱਧ ਨਹੀਂ ਹੈ, ਤੀਹ ਲੱਖ ਹੀ ਹੈ, ਉਸ ਵਿੱਚ ਭੋਪਾਲ ਵਿੱਚ ਫਲੈਟ ਮਿਲੇਗਾ ਕੀ?',
        set: { property_type: 'apartment', city: 'Bhopal', price: upTo(3000000) },
      },
      {
        text: 'ਮੈਨੂੰ ਘਰ ਨਹੀਂ ਜ਼ਮੀਨ ਚਾਹੀਦੀ, ਮੇਰਠ ਵਿੱਚ, ਸੌ ਡੇਢ ਸੌ ਗਜ',
        set: { property_type: 'land', city: 'Meerut', size_sqft: between(900, 1350) },
      },
    ],
  },
  {
    phenomenon: 'first wishes as people tell them, latin',
    cases: [
      {
        text: 'veer ji mainu kota vich ik kamra chahida kiraye te padhai de layi 4-5 hazar vich',
        set: { transaction_type: 'rent', city: 'Kota', price: between(4000, 5000), bedrooms: exactly(1) },
      },
      {
        text: 'mera transfer pune hove gya aa tan wakad jan hinjewadi side 2bhk rent te vekh reha haan, 25k tak budget aa',
        set: {
          transaction_type: 'rent',
          city: 'Pune',
          area: 'Wakad',
          price: upTo(25000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'sanu apna khud da ghar laina hai faridabad vich, 45 lakh ton zyada nahi hai',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Faridabad', price: upTo(4500000) },
      },
      {
        text: 'noida extension vich 3 bhk flat kharidne da plan hai, 90 lac tak, parking zaroori hai',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Noida Extension',
          price: upTo(9000000),
          bedrooms: exactly(3),
          amenities: ['parking'],
        },
      },
      {
        text: 'mumbai vich andheri east vich 1bhk chahida kiraye ton, pachi tih hajar tak chalega',
        set: {
          transaction_type: 'rent',
          city: 'Mumbai',
          area: 'Andheri East',
          price: between(25000, 30000),
          bedrooms: exactly(1),
        },
      },
      {
        text: 'ghar chahida ji ludhiana vich, 3 kamre, garage vi hove, kharidna hai',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Ludhiana',
          bedrooms: exactly(3),
          amenities: ['parking'],
        },
      },
      {
        text: 'jodhpur vich haveli type da makan vekhna hai 2 cr tak da',
        set: { property_type: 'house', city: 'Jodhpur', price: upTo(20000000) },
      },
      {
        text: 'mere nu surat vich flat mangta hai kiraye te, sasta wala, 8 hazar',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Surat', price: upTo(8000) },
      },
      {
        text: 'kiraye de layi ghar labh reha haan delhi vich laxmi nagar de aas kol, 2 room set, 12000 tak',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Delhi',
          area: 'Laxmi Nagar',
          price: upTo(12000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'panj lakh vich pind vall koi zameen mil jaugi allahabad de kol',
        set: { property_type: 'land', city: 'Prayagraj', price: upTo(500000) },
      },
      {
        text: 'shaadi de baad wife de naal shift hona hai gurgaon, 1 bhk fully furnished, rent 22 ton 25 hazar',
        set: {
          transaction_type: 'rent',
          city: 'Gurugram',
          price: between(22000, 25000),
          bedrooms: exactly(1),
          amenities: ['furnished'],
        },
      },
      {
        text: 'dehradun vich plot laina chahunda haan 200 gaj, rajpur road side, 60 lakh de under',
        set: {
          property_type: 'land',
          city: 'Dehradun',
          area: 'Rajpur Road',
          price: upTo(6000000),
          size_sqft: atLeast(1800),
        },
      },
      {
        text: 'bhopal ch makan chahida kiraye te, kolar road, 10k ton ghat',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Bhopal',
          area: 'Kolar Road',
          price: upTo(10000),
        },
      },
      {
        text: 'nava flat laina aa nagpur jan pune vich kite vi, 70 lakh budget',
        set: { property_type: 'apartment', city: 'Nagpur', price: upTo(7000000) },
        any: ['area'],
      },
      {
        text: 'ik dum shant jagah te bungalow chahida ooty vich, garden hove te parking hove',
        set: { property_type: 'house', city: 'Udhagamandalam', amenities: ['garden', 'parking'] },
      },
      {
        text: '2 room da flat 15000 vich mil jaye tan vadhiya, thane jan kalyan',
        set: { property_type: 'apartment', city: 'Thane', price: upTo(15000), bedrooms: exactly(2) },
      },
      {
        text: 'patna vich boring road te flat chahida si rent te',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Patna', area: 'Boring Road' },
      },
      {
        text: 'mainu ranchi vich dukan nahi makan chahida 3 kamre da 40 lakh tak',
        set: { property_type: 'house', city: 'Ranchi', price: upTo(4000000), bedrooms: exactly(3) },
      },
      {
        text: 'tuhade kol koi changa sa villa aa ki goa vich 3 cr tak',
        set: { property_type: 'house', city: 'Goa', price: upTo(30000000) },
      },
      {
        text: 'bas ik chhota flat hove, lift hove, mandir kol vich hove, haridwar vich',
        set: { property_type: 'apartment', city: 'Haridwar', amenities: ['lift'] },
      },
      {
        text: 'rent 18 hazar tak, 2bhk, vaishali ghaziabad, semi furnished hove',
        set: {
          transaction_type: 'rent',
          city: 'Ghaziabad',
          area: 'Vaishali',
          price: upTo(18000),
          bedrooms: exactly(2),
          amenities: ['semi_furnished'],
        },
      },
      {
        text: 'kharidna hai flat, do bedroom da, sath lakh de bheetar, gwalior',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Gwalior',
          price: upTo(6000000),
          bedrooms: exactly(2),
        },
      },
    ],
  },
  {
    phenomenon: 'first wishes as people tell them, mixed',
    cases: [
      {
        text: 'Hello sir, mainu Kharadi Pune vich 2 BHK semi furnished flat rent te chahida, budget 28k max, bachelor haan',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Pune',
          area: 'Kharadi',
          price: upTo(28000),
          bedrooms: exactly(2),
          amenities: ['semi_furnished'],
        },
      },
      {
        text: 'We are a family of 4, Noida sector 137 ਵਿੱਚ 3BHK ਖਰੀਦਣਾ ਹੈ, budget 1.2 to 1.4 cr',
        set: {
          transaction_type: 'sale',
          city: 'Noida',
          area: 'Sector 137',
          price: between(12000000, 14000000),
          bedrooms: exactly(3),
        },
      },
      {
        text: 'planning tan buy ਇੱਕ independent house ਜੈਪੁਰ ਵਿੱਚ under 80 lakhs, parking is must',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Jaipur',
          price: upTo(8000000),
          amenities: ['parking'],
        },
      },
      {
        text: 'Gachibowli ਨੇੜੇ pet friendly 2bhk ਚਾਹੀਦਾ, ਸਾਡੇ ਕੋਲ ਇੱਕ dog ਹੈ',
        set: { area: 'Gachibowli', bedrooms: exactly(2), amenities: ['pet_friendly'] },
      },
      {
        text: 'office Manyata vich hai, Hebbal side 1bhk rent hor vikhao please 20k de andar',
        set: { transaction_type: 'rent', area: 'Hebbal', price: upTo(20000), bedrooms: exactly(1) },
      },
      {
        text: 'koi ready tan move flat hai ki in Powai with gym and pool, sale de layi',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Powai',
          amenities: ['gym', 'swimming_pool'],
        },
      },
    ],
  },
  {
    phenomenon: 'several things in one turn, native',
    cases: [
      {
        text: 'ਹਾਂ ਠੀਕ ਹੈ, ਤੇ ਬਜਟ ਤੀਹ ਹਜ਼ਾਰ ਕਰ ਦਿਓ ਤੇ ਲਿਫਟ ਹਟਾ ਦਿਓ',
        known: { transaction_type: 'rent', price: upTo(25000), amenities: ['lift'] },
        set: { price: upTo(30000) },
        drop: ['lift'],
      },
      {
        text: 'ਨਹੀਂ, ਬਾਨੇਰ ਨਹੀਂ ਚਾਹੀਦਾ, ਵਾਕਡ ਵਿੱਚ ਵੇਖੋ ਜੀ, ਤੇ ਤਿੰਨ ਕਮਰੇ ਕਰ ਦਿਓ ਜੀ',
        known: { city: 'Pune', area: 'Baner', bedrooms: exactly(2) },
        set: { area: 'Wakad', bedrooms: exactly(3) },
      },
      {
        text: 'ਇਲਾਕਾ ਕੋਈ ਵੀ ਚੱਲੇਗਾ, ਬੱਸ ਬਜਟ ਵੀਹ ਹਜ਼ਾਰ ਤੱਕ ਰਹੇ',
        known: { city: 'Pune', transaction_type: 'rent' },
        set: { price: upTo(20000) },
        any: ['area'],
      },
      {
        text: 'ਫਲੈਟ ਹੀ ਚਾਹੀਦਾ, ਕਮਰੇ ਕਿੰਨੇ ਵੀ ਹੋਣ',
        set: { property_type: 'apartment' },
        any: ['bedrooms'],
      },
      {
        text: 'ਧੰਨਵਾਦ, ਹੁਣ ਮੁੰਬਈ ਦੀ ਜਗ੍ਹਾ ਠਾਣੇ ਵਿੱਚ ਵਿਖਾਓ ਜੀ',
        known: { city: 'Mumbai' },
        set: { city: 'Thane' },
      },
      {
        text: 'ਪਾਰਕਿੰਗ ਚਾਹੀਦੀ ਪਰ ਜਿਮ ਦੀ ਲੋੜ ਨਹੀਂ ਹੈ',
        known: { amenities: ['gym'] },
        set: { amenities: ['parking'] },
        drop: ['gym'],
      },
    ],
  },
  {
    phenomenon: 'several things in one turn, latin',
    cases: [
      {
        text: 'changa suno, budget 60 lakh kar deo te 3 bhk hi vikhao, lift rehne deo',
        known: { transaction_type: 'sale', price: upTo(5000000), bedrooms: exactly(2), amenities: ['lift'] },
        set: { price: upTo(6000000), bedrooms: exactly(3) },
        drop: ['lift'],
      },
      {
        text: 'kiraye te nahi laina, kharidna hai te makan hi chahida flat nahi',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { transaction_type: 'sale', property_type: 'house' },
      },
      {
        text: 'area koi vi hove bas parking te pani di suvidha hove',
        known: { city: 'Pune' },
        set: { amenities: ['parking', 'water_supply'] },
        any: ['area'],
      },
      {
        text: 'nahi yaar delhi nahi, noida vekh lao, 15 hazar tak',
        known: { city: 'Delhi', transaction_type: 'rent' },
        set: { city: 'Noida', price: upTo(15000) },
      },
      {
        text: 'shukriya, te thoda vadda chahida, 3 kamre wala',
        known: { bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'gym te pool di lor nahi, bas parking de deo',
        known: { amenities: ['gym', 'swimming_pool'] },
        set: { amenities: ['parking'] },
        drop: ['gym', 'swimming_pool'],
      },
    ],
  },
  {
    phenomenon: 'talk with wish words in it, native',
    counter: true,
    cases: [
      { text: 'ਮੇਰੇ ਵੀਰ ਦਾ ਫਲੈਟ ਵੀ ਉਸੇ ਸੁਸਾਇਟੀ ਵਿੱਚ ਹੈ', act: 'unclear', ...shown },
      { text: 'ਪਿਛਲੇ ਮਹੀਨੇ ਹਮਨੇ ਦਿੱਲੀ ਵਿੱਚ ਫਲੈਟ ਬੇਚਾ ਸੀ', act: 'unclear' },
      { text: 'ਹੁਣੇ ਕਿਰਾਇਆ ਪੰਦਰਾਂ ਹਜ਼ਾਰ ਦੇ ਰਹੇ ਹਾਂ', act: 'unclear' },
      { text: 'ਘਰ ਵਿੱਚ ਸਭ ਲੋਕ ਮਾਨ ਗਏ ਹਨ', act: 'unclear' },
      { text: 'ਲੋਨ ਬੈਂਕ ਤੋਂ ਚਾਲੀ ਲੱਖ ਦਾ ਮਿਲੇਗਾ', act: 'unclear' },
      { text: 'ਮੇਰਾ ਆਫਿਸ ਗੁਰੁਗ੍ਰਾਮ ਵਿੱਚ ਹੈ', act: 'unclear' },
      { text: 'ਘਰ ਵਾਲੋਂ ਤੋਂ ਪੂਛਕਰ ਬਤਾਤਾ ਹਾਂ', act: 'unclear' },
      { text: 'ਪਾਰਕਿੰਗ ਦੇ ਪੈਸੇ ਅਲਗ ਲਗੇਂਗੇ ਕੀ?', act: 'question', ...shown },
      { text: 'ਕਿਰਾਏ ਵਿੱਚ ਮੇਂਟੇਨੇਂਸ ਸ਼ਾਮਿਲ ਹੈ?', act: 'question', ...shown },
      { text: 'ਕੀ ਮਾਲਕ ਕਿਰਾਇਆ ਘੱਟ ਕਰੇਗਾ?', act: 'question', ...shown },
      { text: 'ਘਰ ਤੋਂ ਮੇਟ੍ਰੋ ਕਿੰਨੀ ਦੂਰ ਪੜੇਗੀ?', act: 'question', ...shown },
      { text: 'ਇਸ ਫਲੈਟ ਵਿੱਚ ਕਿੰਨੇ ਬਾਥਰੂਮ ਹਨ?', act: 'question', ...shown },
    ],
  },
  {
    phenomenon: 'talk with wish words in it, latin',
    counter: true,
    cases: [
      { text: 'mere dost ne pune vich flat liya hai', act: 'unclear' },
      { text: 'hune 12 hazar kiraya de reha haan', act: 'unclear' },
      { text: 'ghar walo naal gal karke batata haan', act: 'unclear' },
      { text: 'asi hune noida vich rehnde hai', act: 'unclear' },
      { text: 'parking da alag ton paisa lagega ki', act: 'question', ...shown },
      { text: 'kiraya ghat hove sakda hai ki', act: 'question', ...shown },
      { text: 'makan malik naal vich rehnda hai ki', act: 'question', ...shown },
      { text: 'flat kehri manzil te hai', act: 'question', ...shown },
      { text: 'is flat da carpet area kinna hai', act: 'question', ...shown },
      { text: 'ki kutta rakhne dete hai', act: 'question', ...shown },
      { text: 'lift chalti hai jan band rehndi hai', act: 'question', ...shown },
      { text: 'ghar kadon khali hovega', act: 'question', ...shown },
    ],
  },
]
