import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const wishes: CorpusSection[] = [
  {
    phenomenon: 'several wishes at once, native',
    cases: [
      {
        text: 'ਮੈਨੂੰ ਪੁਣੇ ਵਿੱਚ ਤਿੰਨ ਬੈਡਰੂਮ ਦਾ ਫਲੈਟ ਖਰੀਦਣਾ ਹੈ, ਬਜਟ ਨੱਬੇ ਲੱਖ',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Pune',
          price: upTo(9000000),
          bedrooms: exactly(3),
        },
        numbers: [3, 9000000],
      },
      {
        text: 'ਅੰਧੇਰੀ ਵਿੱਚ 2 ਬੀਐਚਕੇ ਕਿਰਾਏ ਤੇ ਚਾਹੀਦਾ, ਚਾਲੀ ਹਜ਼ਾਰ ਤੱਕ',
        set: { transaction_type: 'rent', area: 'Andheri', price: upTo(40000), bedrooms: exactly(2) },
        numbers: [2, 40000],
      },
      {
        text: 'ਲਖਨਊ ਦੇ ਗੋਮਤੀ ਨਗਰ ਵਿੱਚ ਇੱਕ ਮਕਾਨ ਵੇਖ ਰਿਹਾ ਹਾਂ ਕਿਰਾਏ ਲਈ, ਪੰਦਰਾਂ ਹਜ਼ਾਰ ਦੇ ਅੰਦਰ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Lucknow',
          area: 'Gomti Nagar',
          price: upTo(15000),
        },
      },
      {
        text: 'ਅਸੀਂ ਲੋਕ ਜੈਪੁਰ ਵਿੱਚ ਕੋਠੀ ਲੈਣਾ ਚਾਹੁੰਦੇ ਹਾਂ, ਦੋ ਕਰੋੜ ਤੋਂ ਘੱਟ ਦੀ',
        set: { property_type: 'house', city: 'Jaipur', price: upTo(20000000) },
      },
      {
        text: 'ਨੋਏਡਾ ਸੈਕਟਰ 62 ਵਿੱਚ ਦੋ ਕਮਰੇ ਦਾ ਫਰਨਿਸ਼ਡ ਫਲੈਟ ਭਾੜੇ ਤੇ ਦਿਲਵਾ ਦਿਓ ਜੀ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Noida',
          area: 'Sector 62',
          bedrooms: exactly(2),
          amenities: ['furnished'],
        },
      },
      {
        text: 'ਇੰਦੌਰ ਵਿੱਚ ਸੌ ਗਜ ਦਾ ਪਲਾਟ ਚਾਹੀਦਾ, ਤੀਹ ਲੱਖ ਦੇ ਅੰਦਰ',
        set: { property_type: 'land', city: 'Indore', price: upTo(3000000), size_sqft: atLeast(900) },
        numbers: [100, 3000000],
      },
      {
        text: 'ਕਿਰਾਇਆ ਵੀਹ ਤੋਂ ਪੱਚੀ ਹਜ਼ਾਰ, ਦੋ ਬੈਡਰੂਮ, ਪਾਰਕਿੰਗ ਤੇ ਲਿਫਟ ਦੇ ਨਾਲ, ਬੇਂਗਲੁਰੁ ਵਿੱਚ',
        set: {
          transaction_type: 'rent',
          city: 'Bengaluru',
          price: between(20000, 25000),
          bedrooms: exactly(2),
          amenities: ['parking', 'lift'],
        },
      },
      {
        text: 'ਪਰਿਵਾਰ ਵਿੱਚ ਚਾਰ ਲੋਕ ਹਨ, ਠਾਣੇ ਵਿੱਚ ਤਿੰਨ ਕਮਰਿਆਂ ਦਾ ਘਰ ਲੱਭ ਰਹੇ ਹਾਂ',
        set: { property_type: 'house', city: 'Thane', bedrooms: exactly(3) },
      },
      {
        text: 'ਬੇਟੀ ਦੀ ਵਿਆਹ ਦੇ ਬਾਦ ਛੋਟਾ ਫਲੈਟ ਲੈਣਾ ਹੈ ਦਿੱਲੀ ਦੇ ਦਵਾਰਕਾ ਵਿੱਚ, ਸੱਠ ਲੱਖ ਬਜਟ ਹੈ',
        set: { property_type: 'apartment', city: 'Delhi', area: 'Dwarka', price: upTo(6000000) },
      },
      {
        text: 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ, ਮੈਨੂੰ ਭੋਪਾਲ ਵਿੱਚ ਕਿਰਾਏ ਦਾ ਮਕਾਨ ਚਾਹੀਦਾ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Bhopal' },
      },
      {
        text: 'ਗੁੜਗਾਓਂ ਵਿੱਚ 3 ਬੀਐਚਕੇ, ਗੇਟਡ ਸੁਸਾਇਟੀ, ਸਵਿਮਿੰਗ ਪੂਲ ਵਾਲਾ, ਡੇਢ ਕਰੋੜ ਤੱਕ',
        set: {
          city: 'Gurugram',
          price: upTo(15000000),
          bedrooms: exactly(3),
          amenities: ['gated_community', 'swimming_pool'],
        },
      },
      {
        text: 'ਅਹਮਦਾਬਾਦ ਵਿੱਚ ਨਿਵੇਸ਼ ਲਈ ਜ਼ਮੀਨ ਵੇਖਣੀ ਹੈ',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Ahmedabad' },
      },
      {
        text: 'ਇੱਕ ਚੰਗਾ ਜਿਹਾ ਫਲੈਟ ਵਿਖਾਓ ਜੀ ਪੋਵਈ ਵਿੱਚ, ਕਿਰਾਇਆ ਪੈਂਤੀ ਹਜ਼ਾਰ ਮਹੀਨਾ',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Powai', price: upTo(35000) },
      },
      {
        text: 'ਮੈਂ ਦਿੱਲੀ ਵਿੱਚ ਰਹਿੰਦਾ ਹਾਂ ਤੇ ਨੋਏਡਾ ਵਿੱਚ ਫਲੈਟ ਖਰੀਦਣਾ ਚਾਹੁੰਦਾ ਹਾਂ',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Noida' },
      },
      {
        text: 'ਮਕਾਨ ਬਣਾਉਣ ਲਈ ਪਲਾਟ ਚਾਹੀਦਾ ਦੇਹਰਾਦੂਨ ਵਿੱਚ',
        set: { property_type: 'land', city: 'Dehradun' },
      },
      {
        text: 'ਕਾਨਪੁਰ, ਦੋ ਕਮਰੇ, ਸੱਤ ਹਜ਼ਾਰ, ਪਾਣੀ ਦੀ ਦਿੱਕਤ ਨਾ ਹੋਵੇ',
        set: { city: 'Kanpur', price: upTo(7000), bedrooms: exactly(2), amenities: ['water_supply'] },
      },
      {
        text: 'ਮਾਤਾ ਪਿਤਾ ਲਈ ਪਟਨਾ ਵਿੱਚ ਬਿਨਾਂ ਸੀੜ੍ਹੀ ਵਾਲਾ ਯਾਨੀ ਲਿਫਟ ਵਾਲਾ ਫਲੈਟ ਚਾਹੀਦਾ',
        set: { property_type: 'apartment', city: 'Patna', amenities: ['lift'] },
      },
      {
        text: 'ਸੂਰਤ ਵਿੱਚ ਆਪਣਾ ਘਰ ਲੈਣਾ ਹੈ, ਪਚਵੰਜਾ ਲੱਖ ਤੱਕ ਦਾ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Surat', price: upTo(5500000) },
      },
    ],
  },
  {
    phenomenon: 'several wishes at once, latin',
    cases: [
      {
        text: '2 bhk kiraye te chahida andheri vich 40k tak',
        set: { transaction_type: 'rent', area: 'Andheri', price: upTo(40000), bedrooms: exactly(2) },
      },
      {
        text: 'mainu jaipur vich makan kharidna hai 50 lakh de andar',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Jaipur', price: upTo(5000000) },
      },
      {
        text: 'kiraye da ghar chahida lucknow vich do kamre wala das hazar tak',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Lucknow',
          price: upTo(10000),
          bedrooms: exactly(2),
        },
        numbers: [2, 10000],
      },
      {
        text: 'veer indore vich plot vikhao 100 gaj da, 25 lakh de andar',
        set: { property_type: 'land', city: 'Indore', price: upTo(2500000), size_sqft: atLeast(900) },
      },
      {
        text: 'asi log pune vich 3 kamreyan da flat labh rhe hai kiraye pr, 30 hazar ton jyada nahi',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Pune',
          price: upTo(30000),
          bedrooms: exactly(3),
        },
      },
      {
        text: 'noida ch flat laina aa 60 lac tak parking de naal',
        set: { property_type: 'apartment', city: 'Noida', price: upTo(6000000), amenities: ['parking'] },
      },
      {
        text: 'delhi de rohini vich kothi chahie dedh crore ton do crore de vichkar',
        set: { property_type: 'house', city: 'Delhi', area: 'Rohini', price: between(15000000, 20000000) },
      },
      {
        text: 'ik kamre da makan chahida patna vich kiraya 5 hajar mahina',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Patna',
          price: upTo(5000),
          bedrooms: exactly(1),
        },
      },
      {
        text: 'mai kanpur ton haan, lucknow vich zameen laini hai',
        set: { property_type: 'land', city: 'Lucknow' },
      },
      {
        text: 'thane vich 1 bhk kiraye te chahida lift te security hove',
        set: {
          transaction_type: 'rent',
          city: 'Thane',
          bedrooms: exactly(1),
          amenities: ['lift', 'security'],
        },
      },
      {
        text: 'vih hazar mahine tak da tin kamre da ghar dilwa deo bhopal vich',
        set: { property_type: 'house', city: 'Bhopal', price: upTo(20000), bedrooms: exactly(3) },
      },
      {
        text: 'chandigarh vich kothi kharidni hai das marla di',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Chandigarh',
          size_sqft: atLeast(2722.5),
        },
      },
      {
        text: 'mummy papa de layi ghar vekh rahe ne dehradun vich garden wala, sawa crore budget',
        set: { property_type: 'house', city: 'Dehradun', price: upTo(12500000), amenities: ['garden'] },
      },
      {
        text: 'nagpur vich makan chahida bechne wala nahi kiraye wala',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Nagpur' },
      },
      {
        text: 'gurgaon vich naukri lagi hai, wahi kol vich 1bhk furnished chahida 18 hazar vich',
        set: { city: 'Gurugram', price: upTo(18000), bedrooms: exactly(1), amenities: ['furnished'] },
      },
    ],
  },
  {
    phenomenon: 'several wishes at once, mixed',
    cases: [
      {
        text: 'Need 2bhk on rent in Powai, budget 45k tak, semi furnished chalega',
        set: {
          transaction_type: 'rent',
          area: 'Powai',
          price: upTo(45000),
          bedrooms: exactly(2),
          amenities: ['semi_furnished'],
        },
      },
      {
        text: 'mainu 3bhk flat buy karna hai in Pune around 80 lakhs',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Pune',
          price: upTo(8000000),
          bedrooms: exactly(3),
        },
      },
      {
        text: 'hi, looking for a plot ਗਾਜ਼ਿਯਾਬਾਦ ਵਿੱਚ, 30 lakh ਦੇ ਅੰਦਰ',
        set: { property_type: 'land', city: 'Ghaziabad', price: upTo(3000000) },
      },
      {
        text: 'rent ਪੇ 1bhk ਚਾਹੀਦਾ near Indiranagar, 20k max',
        set: { transaction_type: 'rent', area: 'Indiranagar', price: upTo(20000), bedrooms: exactly(1) },
      },
      {
        text: 'office de kol Whitefield vich flat chahida with power backup and gym',
        set: { property_type: 'apartment', area: 'Whitefield', amenities: ['gym', 'power_backup'] },
      },
      {
        text: 'independent house for sale vikhao Kochi vich 1.2 cr tak',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kochi', price: upTo(12000000) },
      },
      {
        text: '2 BHK furnished flat rent ਤੇ ਚਾਹੀਦਾ ਬਾਂਦ੍ਰਾ ਵਿੱਚ, 70 ਹਜ਼ਾਰ per month',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Bandra',
          price: upTo(70000),
          bedrooms: exactly(2),
          amenities: ['furnished'],
        },
      },
      {
        text: 'budget 25-30k hai, 2 bedroom, hyderabad vich kite vi',
        set: { city: 'Hyderabad', price: between(25000, 30000), bedrooms: exactly(2) },
        any: ['area'],
      },
    ],
  },
  {
    phenomenon: 'transaction, native',
    cases: [
      { text: 'ਕਿਰਾਏ ਤੇ', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'ਖਰੀਦਣਾ ਹੈ', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: 'ਭਾੜੇ ਤੋਂ ਰਹਿਣਾ ਹੈ', set: { transaction_type: 'rent' } },
      { text: 'ਮੈਂ ਤਾਂ ਖਰੀਦਾਂਗਾ', set: { transaction_type: 'sale' } },
      { text: 'ਰੇਂਟ ਪੇ', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'ਵਿਕਾਊ ਫਲੈਟ ਹੋਵੇ ਤਾਂ ਦੱਸੋ ਜੀ', set: { transaction_type: 'sale', property_type: 'apartment' } },
      { text: 'ਲੀਜ਼ ਤੇ ਲੈਣਾ ਹੈ', set: { transaction_type: 'rent' } },
      { text: 'ਖਰੀਦਣ ਦਾ ਵਿਚਾਰ ਹੈ', set: { transaction_type: 'sale' } },
      { text: 'ਕਿਰਾਏ ਲਈ ਵੇਖ ਰਹੇ ਹਾਂ', set: { transaction_type: 'rent' } },
      { text: 'ਇਨਵੇਸਟਮੇਂਟ ਲਈ ਕੁਝ ਵਿਖਾਓ', set: { transaction_type: 'sale' } },
    ],
  },
  {
    phenomenon: 'transaction, latin',
    cases: [
      { text: 'kiraye te', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'khareedna hai ji', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: 'kirae pr chahida', set: { transaction_type: 'rent' } },
      { text: 'khridna aa', set: { transaction_type: 'sale' } },
      { text: 'rent wala', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'apna ghar laina hai', set: { transaction_type: 'sale', property_type: 'house' } },
      { text: 'karaye da makan', set: { transaction_type: 'rent', property_type: 'house' } },
      { text: 'vikau zameen', set: { transaction_type: 'sale', property_type: 'land' } },
      {
        text: 'sanu kharidne wale flat vikhao',
        set: { transaction_type: 'sale', property_type: 'apartment' },
      },
      { text: 'hune tan kiraye te hi lunga', set: { transaction_type: 'rent' } },
    ],
  },
  {
    phenomenon: 'transaction, mixed',
    cases: [
      { text: 'buy karna hai', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: 'rent te laina hai', set: { transaction_type: 'rent' } },
      { text: 'purchase de layi', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: 'ਲੀਜ਼ basis ਤੇ ਚਾਹੀਦਾ', set: { transaction_type: 'rent' } },
    ],
  },
  {
    phenomenon: 'offer, native',
    cases: [
      { text: 'ਮੈਨੂੰ ਆਪਣਾ ਫਲੈਟ ਵੇਚਣਾ ਹੈ', set: { transaction_type: 'sale', property_type: 'apartment' } },
      {
        text: 'ਮੇਰਾ ਮਕਾਨ ਕਿਰਾਏ ਤੇ ਦੇਣਾ ਹੈ, ਅਲੀਗੰਜ ਵਿੱਚ',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Aliganj' },
      },
      {
        text: 'ਮੇਰੇ ਕੋਲ ਨੋਏਡਾ ਵਿੱਚ ਇੱਕ ਪਲਾਟ ਹੈ, ਵੇਚਣਾ ਚਾਹੁੰਦਾ ਹਾਂ',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Noida' },
      },
      { text: 'ਕਿਰਾਏਦਾਰ ਚਾਹੀਦਾ ਮੇਰੇ ਘਰ ਲਈ', set: { transaction_type: 'rent', property_type: 'house' } },
    ],
  },
  {
    phenomenon: 'offer, latin',
    cases: [
      { text: 'apna ghar vechna hai', set: { transaction_type: 'sale', property_type: 'house' } },
      {
        text: 'mera 2bhk hai pune vich, kiraye te dena hai',
        set: { transaction_type: 'rent', city: 'Pune', bedrooms: exactly(2) },
      },
      { text: 'plot vech reha haan', set: { transaction_type: 'sale', property_type: 'land' } },
      {
        text: 'flat de layi kirayedar chahida',
        set: { transaction_type: 'rent', property_type: 'apartment' },
      },
    ],
  },
  {
    phenomenon: 'offer, mixed',
    cases: [
      { text: 'flat rent te dena hai mainu', set: { transaction_type: 'rent', property_type: 'apartment' } },
      { text: 'mera villa sell karna hai', set: { transaction_type: 'sale', property_type: 'house' } },
    ],
  },
  {
    phenomenon: 'property type, native',
    cases: [
      { text: 'ਮਕਾਨ', asked: 'property_type', set: { property_type: 'house' } },
      { text: 'ਕੋਠੀ ਚਾਹੀਦੀ ਜੀ', asked: 'property_type', set: { property_type: 'house' } },
      { text: 'ਫਲੈਟ ਹੀ ਵੇਖਣਾ ਹੈ', set: { property_type: 'apartment' } },
      { text: 'ਖੇਤੀ ਦੀ ਜ਼ਮੀਨ', asked: 'property_type', set: { property_type: 'land' } },
      { text: 'ਖਾਲੀ ਪਲਾਟ ਹੋਵੇ', set: { property_type: 'land' } },
      { text: 'ਬੰਗਲਾ ਵਿਖਾਓ', set: { property_type: 'house' } },
      { text: 'ਅਪਾਰਟਮੇਂਟ ਵਿੱਚ ਰਹਿਣਾ ਹੈ', set: { property_type: 'apartment' } },
      { text: 'ਭੂਖੰਡ', asked: 'property_type', set: { property_type: 'land' } },
      { text: 'ਹਵੇਲੀ ਜਿਹੋ ਜਿਹਾ ਕੁਝ', set: { property_type: 'house' } },
      { text: 'ਸੁਸਾਇਟੀ ਵਿੱਚ ਫਲੈਟ ਚਾਹੀਦਾ', set: { property_type: 'apartment' } },
    ],
  },
  {
    phenomenon: 'property type, latin',
    cases: [
      { text: 'makkan', asked: 'property_type', set: { property_type: 'house' } },
      { text: 'jameen chahida', asked: 'property_type', set: { property_type: 'land' } },
      { text: 'falt chahida', set: { property_type: 'apartment' } },
      { text: 'ghar hi chahida flat nahi', set: { property_type: 'house' } },
      { text: 'koi kothi hove tan dasso', set: { property_type: 'house' } },
      { text: 'ghar banaun layi zamin', set: { property_type: 'land' } },
      { text: 'penthouse hove jaye', set: { property_type: 'apartment' } },
    ],
  },
  {
    phenomenon: 'property type, mixed',
    cases: [
      { text: 'independent makan chahida', set: { property_type: 'house' } },
      { text: 'corner plot vikhao', set: { property_type: 'land' } },
      { text: 'society flat hi lenge', set: { property_type: 'apartment' } },
    ],
  },
  {
    phenomenon: 'places, native',
    cases: [
      { text: 'ਮੁੰਬਈ', asked: 'city', set: { city: 'Mumbai' } },
      { text: 'ਬਨਾਰਸ ਵਿੱਚ', asked: 'city', set: { city: 'Varanasi' } },
      { text: 'ਇਲਾਹਾਬਾਦ', asked: 'city', set: { city: 'Prayagraj' } },
      { text: 'ਪਟਨੇ ਵਿੱਚ ਕਿਤੇ', asked: 'city', set: { city: 'Patna' } },
      { text: 'ਲਾਜਪਤ ਨਗਰ ਨੇੜੇ', known: { city: 'Delhi' }, set: { area: 'Lajpat Nagar' } },
      { text: 'ਹਜ਼ਰਤਗੰਜ ਦੀ ਪਾਸੇ', known: { city: 'Lucknow' }, set: { area: 'Hazrat Ganj' } },
      { text: 'ਕੋਲਕਾਤਾ ਦੇ ਸਾਲਟ ਲੇਕ ਵਿੱਚ', set: { city: 'Kolkata', area: 'Salt Lake' } },
      { text: 'ਬੋਰੀਵਲੀ ਵੇਸਟ', asked: 'area', known: { city: 'Mumbai' }, set: { area: 'Borivali West' } },
      { text: 'ਹੈਦਰਾਬਾਦ ਵਾਲਾ ਇਲਾਕਾ', set: { city: 'Hyderabad' } },
      { text: 'ਵੈਸ਼ਾਲੀ, ਗ਼ਾਜ਼ਿਯਾਬਾਦ', set: { city: 'Ghaziabad', area: 'Vaishali' } },
      { text: 'ਕਰੋਲ ਬਾਗ਼ ਜਾਂ ਪਟੇਲ ਨਗਰ', known: { city: 'Delhi' }, set: { area: 'Karol Bagh' } },
      { text: 'ਮੇਰਾ ਦਫ਼ਤਰ ਗੁਰੁਗ੍ਰਾਮ ਵਿੱਚ ਹੈ, ਦਿੱਲੀ ਵਿੱਚ ਘਰ ਚਾਹੀਦਾ', set: { property_type: 'house', city: 'Delhi' } },
    ],
  },
  {
    phenomenon: 'places, latin',
    cases: [
      { text: 'dilli vich', asked: 'city', set: { city: 'Delhi' } },
      { text: 'banglore vich', asked: 'city', set: { city: 'Bengaluru' } },
      { text: 'kalkatta', asked: 'city', set: { city: 'Kolkata' } },
      { text: 'dadar de aas kol', known: { city: 'Mumbai' }, set: { area: 'Dadar' } },
      { text: 'vijay nagar side', known: { city: 'Indore' }, set: { area: 'Vijay Nagar' } },
      { text: 'malviya nagar de nazdeek', known: { city: 'Jaipur' }, set: { area: 'Malviya Nagar' } },
      { text: 'kothrud jan baner vich', known: { city: 'Pune' }, set: { area: 'Kothrud' } },
      { text: 'gaya vich chahida', set: { city: 'Gaya' } },
      { text: 'saket metro de kol', known: { city: 'Delhi' }, set: { area: 'Saket' } },
      {
        text: 'main patna vich rehnda haan, ranchi vich ghar chahida',
        set: { property_type: 'house', city: 'Ranchi' },
      },
    ],
  },
  {
    phenomenon: 'places, mixed',
    cases: [
      { text: 'HSR layout de kol', known: { city: 'Bengaluru' }, set: { area: 'HSR Layout' } },
      { text: 'preferred location ਮਾਲਾਡ ਵੇਸਟ ਹੈ', known: { city: 'Mumbai' }, set: { area: 'Malad West' } },
      { text: 'somewhere near Hinjewadi chahida', set: { area: 'Hinjewadi' } },
    ],
  },
  {
    phenomenon: 'amenities, native',
    cases: [
      { text: 'ਪਾਰਕਿੰਗ ਤੇ ਲਿਫਟ', asked: 'amenities', set: { amenities: ['parking', 'lift'] } },
      { text: 'ਗੱਡੀ ਖੜੀ ਕਰਨ ਦੀ ਜਗ੍ਹਾ ਚਾਹੀਦੀ', set: { amenities: ['parking'] } },
      { text: 'ਚੌਕੀਦਾਰ ਹੋਣਾ ਚਾਹੀਦਾ', set: { amenities: ['security'] } },
      {
        text: 'ਚੌਵੀ ਘੰਟੇ ਪਾਣੀ ਤੇ ਬਿਜਲੀ ਦਾ ਬੈਕਅਪ',
        set: { amenities: ['water_supply', 'power_backup'] },
        numbers: [],
      },
      { text: 'ਬਗੀਚਾ ਹੋਵੇ ਤਾਂ ਚੰਗਾ ਰਹੇਗਾ', set: { amenities: ['garden'] } },
      { text: 'ਬੱਚਿਆਂ ਦੇ ਖੇਲਨੇ ਦੀ ਜਗ੍ਹਾ ਹੋਵੇ', set: { amenities: ['play_area'] } },
      { text: 'ਮੇਰੇ ਕੋਲ ਇੱਕ ਕੁੱਤਾ ਹੈ', set: { amenities: ['pet_friendly'] } },
      { text: 'ਏਸੀ ਲੱਗਾ ਹੋਣਾ ਚਾਹੀਦਾ', set: { amenities: ['air_conditioning'] } },
      { text: 'ਫਰਨੀਚਰ ਦੇ ਨਾਲ', asked: 'amenities', set: { amenities: ['furnished'] } },
      { text: 'ਬਿਨਾਂ ਫਰਨੀਚਰ ਦਾ ਚੱਲੇਗਾ', asked: 'amenities', set: { amenities: ['unfurnished'] } },
      { text: 'ਸੇਮੀ ਫਰਨਿਸ਼ਡ ਹੋਵੇ', set: { amenities: ['semi_furnished'] } },
      { text: 'ਬਾਲਕਨੀ ਜ਼ਰੂਰੀ ਹੈ', set: { amenities: ['balcony'] } },
      {
        text: 'ਜਿਮ, ਕਲਬ ਹਾਉਸ ਤੇ ਸਵਿਮਿੰਗ ਪੂਲ',
        asked: 'amenities',
        set: { amenities: ['gym', 'clubhouse', 'swimming_pool'] },
      },
      { text: 'ਬੰਦ ਸੁਸਾਇਟੀ ਵਿੱਚ ਚਾਹੀਦਾ', set: { amenities: ['gated_community'] } },
      { text: 'ਇਨਵਰਟਰ ਵਾਲਾ ਘਰ', set: { property_type: 'house', amenities: ['power_backup'] } },
      { text: 'ਸੀਸੀਟੀਵੀ ਤੇ ਗਾਰਡ ਹੋਣ', asked: 'amenities', set: { amenities: ['security'] } },
      { text: 'ਪਾਣੀ ਦੀ ਕਿੱਲਤ ਨਹੀਂ ਹੋਣੀ ਚਾਹੀਦਾ', set: { amenities: ['water_supply'] } },
    ],
  },
  {
    phenomenon: 'amenities, latin',
    cases: [
      { text: 'gaddi khadi karan di jagah hove', set: { amenities: ['parking'] } },
      { text: 'parking honi chahida', asked: 'amenities', set: { amenities: ['parking'] } },
      { text: 'light da backup chahida', set: { amenities: ['power_backup'] } },
      { text: 'lift jaruri hai papa chal nahi sakde', set: { amenities: ['lift'] } },
      { text: 'pani 24 ghante aata hove', set: { amenities: ['water_supply'] } },
      { text: 'kutta palne di ijazat hove', set: { amenities: ['pet_friendly'] } },
      { text: 'bachcho de khelne di jagah', asked: 'amenities', set: { amenities: ['play_area'] } },
      { text: 'chokidar te bagicha', asked: 'amenities', set: { amenities: ['security', 'garden'] } },
      { text: 'furniture de naal hove tan vadhiya', set: { amenities: ['furnished'] } },
      { text: 'haan parking', asked: 'amenities', set: { amenities: ['parking'] } },
    ],
  },
  {
    phenomenon: 'amenities, mixed',
    cases: [
      { text: 'fully furnished chahida with AC', set: { amenities: ['furnished', 'air_conditioning'] } },
      {
        text: 'swimming pool te gym dono',
        asked: 'amenities',
        set: { amenities: ['gym', 'swimming_pool'] },
      },
      { text: 'covered parking must hai', set: { amenities: ['parking'] } },
      { text: 'pet friendly ਹੋਵੇ ਬੱਸ', set: { amenities: ['pet_friendly'] } },
      {
        text: 'gated society preferred, power backup vi',
        set: { amenities: ['gated_community', 'power_backup'] },
      },
    ],
  },
  {
    phenomenon: 'wishes in the form of questions, native',
    cases: [
      { text: 'ਕੀ ਨੋਏਡਾ ਵਿੱਚ 2 ਬੀਐਚਕੇ ਮਿਲੇਗਾ?', set: { city: 'Noida', bedrooms: exactly(2) } },
      {
        text: 'ਕੀ ਤੁਸੀਂ ਮੈਨੂੰ ਤੀਹ ਹਜ਼ਾਰ ਤੱਕ ਦਾ ਫਲੈਟ ਵਿਖਾ ਸਕਦੇ ਹੋ?',
        set: { property_type: 'apartment', price: upTo(30000) },
      },
      {
        text: 'ਤੁਹਾਡੇ ਕੋਲ ਮੇਰਠ ਵਿੱਚ ਕੋਈ ਮਕਾਨ ਹੈ ਕਿਰਾਏ ਦਾ?',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Meerut' },
      },
      { text: 'ਜੈਪੁਰ ਕਿਹੋ ਜਿਹਾ ਰਹੇਗਾ?', known: { city: 'Delhi' }, set: { city: 'Jaipur' } },
      { text: 'ਪੰਜਾਹ ਲੱਖ ਵਿੱਚ ਫਲੈਟ ਮਿਲ ਜਾਵੇਗਾ?', set: { property_type: 'apartment', price: upTo(5000000) } },
      { text: 'ਰਾਂਚੀ ਵਿੱਚ ਜ਼ਮੀਨ ਮਿਲ ਸਕਦੀ ਹੈ ਕੀ', set: { property_type: 'land', city: 'Ranchi' } },
      { text: 'ਕਿਉਂ ਨਾ ਤਿੰਨ ਕਮਰੇ ਦਾ ਵੇਖੀਏ?', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
    ],
  },
  {
    phenomenon: 'wishes in the form of questions, latin',
    cases: [
      { text: 'andheri vich 2bhk milega ki', set: { area: 'Andheri', bedrooms: exactly(2) } },
      { text: 'ki pune vich koi plot hai?', set: { property_type: 'land', city: 'Pune' } },
      {
        text: 'noida vich flat hai ki 50 lakh tak',
        set: { property_type: 'apartment', city: 'Noida', price: upTo(5000000) },
      },
      { text: 'tuhade kol bhopal vich makan milega?', set: { property_type: 'house', city: 'Bhopal' } },
      { text: 'koi changa flat dasso wakad vich', set: { property_type: 'apartment', area: 'Wakad' } },
      { text: '3 bhk kaisa rahega', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
      {
        text: 'ki tusi kiraye da ghar dila sakde hove surat vich',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Surat' },
      },
    ],
  },
  {
    phenomenon: 'wishes in the form of questions, mixed',
    cases: [
      { text: '2bhk available hai ki Baner vich', set: { area: 'Baner', bedrooms: exactly(2) } },
      { text: 'can you show ਕਿ ਪੁਣੇ ਵਿੱਚ ਕੋਈ villa ਹੈ?', set: { property_type: 'house', city: 'Pune' } },
      { text: 'any flat milega under 25k?', set: { property_type: 'apartment', price: upTo(25000) } },
    ],
  },
]
