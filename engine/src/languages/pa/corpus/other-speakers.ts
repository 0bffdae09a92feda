import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Turns of other speakers and styles: long polite sentences, voice without marks, regional speech, short messages. */
export const otherSpeakers: CorpusSection[] = [
  {
    phenomenon: 'wishes of other speakers, native',
    cases: [
      {
        text: 'ਮੈਂ ਆਪਣੇ ਪਰਿਵਾਰ ਦੇ ਰਹਿਣ ਲਈ ਦਿੱਲੀ ਵਿੱਚ ਇੱਕ ਅਪਾਰਟਮੈਂਟ ਲੱਭ ਰਿਹਾ ਹਾਂ, ਕੀ ਤੁਸੀਂ ਇਸ ਵਿੱਚ ਮੇਰੀ ਸਹਾਇਤਾ ਕਰ ਸਕਦੇ ਹੋ?',
        set: { property_type: 'apartment', city: 'Delhi' },
      },
      {
        text: 'ਕਿਰਪਾ ਕਰਕੇ ਮੈਨੂੰ ਅੰਮ੍ਰਿਤਸਰ ਵਿੱਚ ਅਜਿਹਾ ਮਕਾਨ ਦੱਸੋ ਜਿਸਦਾ ਮਹੀਨੇ ਦਾ ਕਿਰਾਇਆ ਪੰਦਰਾਂ ਹਜ਼ਾਰ ਰੁਪਏ ਤੋਂ ਵੱਧ ਨਾ ਹੋਵੇ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Amritsar', price: upTo(15000) },
      },
      {
        text: 'ਮੈਂ ਇੱਕ ਅਜਿਹਾ ਘਰ ਖਰੀਦਣ ਦਾ ਇੱਛੁਕ ਹਾਂ ਜਿਸ ਵਿੱਚ ਚਾਰ ਬੈੱਡਰੂਮ ਅਤੇ ਇੱਕ ਬਗੀਚਾ ਹੋਵੇ',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          bedrooms: exactly(4),
          amenities: ['garden'],
        },
      },
      {
        text: 'ਵੀਰੇ ਪਟਿਆਲੇ ਯੂਨੀਵਰਸਿਟੀ ਲਾਗੇ ਦੋ ਕਮਰਿਆਂ ਦਾ ਸੈੱਟ ਕਿਰਾਏ ਤੇ ਚਾਹੀਦਾ ਅੱਠ ਨੌਂ ਹਜ਼ਾਰ ਵਿੱਚ',
        set: { transaction_type: 'rent', city: 'Patiala', price: between(8000, 9000), bedrooms: exactly(2) },
      },
      {
        text: 'ਸਾਨੂੰ ਮੋਗੇ ਕੋਲ ਢਾਈ ਕਿੱਲੇ ਜ਼ਮੀਨ ਲੈਣੀ ਆ ਪਾਣੀ ਮਿੱਠਾ ਹੋਵੇ',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Moga',
          size_sqft: atLeast(108900),
          amenities: ['water_supply'],
        },
      },
      {
        text: 'ਮੁੰਡਾ ਕੈਨੇਡਾ ਆ, ਕਹਿੰਦਾ ਬਾਪੂ ਮੋਹਾਲੀ ਚ ਦਸ ਮਰਲੇ ਦੀ ਕੋਠੀ ਦੇਖ ਲੈ ਦੋ ਕਰੋੜ ਤੱਕ',
        set: { property_type: 'house', city: 'Mohali', price: upTo(20000000), size_sqft: atLeast(2722.5) },
      },
      {
        text: 'ਮੈਂ ਚੰਡੀਗੜ੍ਹ ਨੌਕਰੀ ਕਰਦੀ ਹਾਂ ਤੇ ਉੱਥੇ ਹੀ ਇੱਕ ਕਮਰੇ ਵਾਲਾ ਫਲੈਟ ਕਿਰਾਏ ਉੱਤੇ ਲੈਣਾ ਚਾਹੁੰਦੀ ਹਾਂ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Chandigarh',
          bedrooms: exactly(1),
        },
      },
      {
        text: 'ਗੁੜਗਾਓਂ ਵਿੱਚ ਪੂਰਾ ਫਰਨਿਸ਼ਡ ਤਿੰਨ ਬੀਐਚਕੇ ਚਾਹੀਦਾ ਜਿੱਥੇ ਜਿਮ ਵੀ ਹੋਵੇ ਤੇ ਸਵੀਮਿੰਗ ਪੂਲ ਵੀ',
        set: { city: 'Gurugram', bedrooms: exactly(3), amenities: ['furnished', 'gym', 'swimming_pool'] },
      },
      {
        text: 'ਬਜ਼ੁਰਗ ਮਾਪਿਆਂ ਵਾਸਤੇ ਗਰਾਊਂਡ ਫਲੋਰ ਵਾਲਾ ਮਕਾਨ ਚਾਹੀਦਾ ਹੁਸ਼ਿਆਰਪੁਰ, ਪੌੜੀਆਂ ਨਾ ਚੜ੍ਹਨੀਆਂ ਪੈਣ',
        set: { property_type: 'house', city: 'Hoshiarpur' },
      },
      {
        text: 'ਸਤਾਰਾਂ ਸੈਕਟਰ ਚ ਦੁਕਾਨ ਆ ਮੇਰੀ, ਘਰ ਪੰਚਕੂਲੇ ਚਾਹੀਦਾ ਪੰਝੀ ਹਜ਼ਾਰ ਕਿਰਾਇਆ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Panchkula', price: upTo(25000) },
      },
      {
        text: 'ਕੀ ਲੁਧਿਆਣਾ ਦੇ ਸਰਾਭਾ ਨਗਰ ਵਿੱਚ ਕੋਈ ਫਲੈਟ ਵਿਕਰੀ ਲਈ ਉਪਲਬਧ ਹੈ ਜਿਸ ਦੀ ਕੀਮਤ ਅੱਸੀ ਲੱਖ ਤੋਂ ਘੱਟ ਹੋਵੇ',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Ludhiana',
          area: 'Sarabha Nagar',
          price: upTo(8000000),
        },
      },
      {
        text: 'ਨਵਾਂ ਵਿਆਹ ਹੋਇਆ ਜੀ ਛੋਟਾ ਜਿਹਾ ਘਰ ਭਾੜੇ ਤੇ ਦੁਆ ਦਿਓ ਫਗਵਾੜੇ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Phagwara' },
      },
      {
        text: 'ਬਠਿੰਡੇ ਸੌ ਫੁੱਟੀ ਰੋਡ ਵੱਲ ਪੰਜ ਮਰਲੇ ਦਾ ਪਲਾਟ ਵਿਕਾਊ ਹੋਵੇ ਤਾਂ ਦੱਸਿਓ',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Bathinda',
          size_sqft: atLeast(1361.25),
        },
      },
      {
        text: 'ਸੋਹਣੀ ਜਿਹੀ ਕੋਠੀ ਜੀਹਦੇ ਵਿਹੜਾ ਵੱਡਾ ਹੋਵੇ ਕਾਰਾਂ ਖੜ੍ਹ ਜਾਣ ਸੰਗਰੂਰ ਲੈਣੀ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Sangrur', amenities: ['parking'] },
      },
      {
        text: 'ਚਾਲੀ ਪੰਤਾਲੀ ਲੱਖ ਦਾ ਬਜਟ ਆ ਜ਼ੀਰਕਪੁਰ ਦੋ ਬੀਐੱਚਕੇ ਫਲੈਟ ਲੈਣਾ',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Zirakpur',
          price: between(4000000, 4500000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'ਕੀ ਤੁਸੀਂ ਮੈਨੂੰ ਚੰਡੀਗੜ੍ਹ ਦੇ ਸੈਕਟਰ ਪੈਂਤੀ ਵਿੱਚ ਵੀਹ ਹਜ਼ਾਰ ਰੁਪਏ ਮਹੀਨੇ ਤੱਕ ਦੇ ਕਿਰਾਏ ਵਾਲਾ ਕੋਈ ਘਰ ਦੱਸ ਸਕਦੇ ਹੋ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Chandigarh',
          area: 'Sector 35',
          price: upTo(20000),
        },
      },
      {
        text: 'ਅਗਲੇ ਸਾਲ ਮੁੰਡੇ ਦਾ ਵਿਆਹ ਕਰਨਾ ਤਾਂ ਕਰਕੇ ਜਲੰਧਰ ਵੱਡੀ ਕੋਠੀ ਮੁੱਲ ਲੈਣੀ ਚਾਰ ਕਮਰਿਆਂ ਵਾਲੀ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Jalandhar', bedrooms: exactly(4) },
      },
      {
        text: 'ਗੱਡੀ ਖੜ੍ਹੀ ਕਰਨ ਦੀ ਥਾਂ ਸਮੇਤ ਦਿੱਲੀ ਦੇ ਦਵਾਰਕਾ ਵਿੱਚ ਦੋ ਬੈੱਡਰੂਮ ਕਿਰਾਏ ਤੇ ਮਿਲਣ ਤਾਂ ਦੱਸਣਾ',
        set: {
          transaction_type: 'rent',
          city: 'Delhi',
          area: 'Dwarka',
          bedrooms: exactly(2),
          amenities: ['parking'],
        },
      },
      {
        text: 'ਅਸੀਂ ਮੋਗੇ ਦੇ ਹਾਂ, ਬੱਚਿਆਂ ਦੀ ਪੜ੍ਹਾਈ ਲਈ ਮੋਹਾਲੀ ਛੋਟਾ ਫਲੈਟ ਕਿਰਾਏ ਤੇ ਚਾਹੀਦਾ',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Mohali' },
      },
      {
        text: 'ਦੋ ਕਨਾਲ ਦਸ ਮਰਲੇ ਜ਼ਮੀਨ ਖਰੀਦਣੀ ਆ ਰੋਪੜ ਵੱਲ',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Rupnagar',
          size_sqft: atLeast(13612.5),
        },
      },
    ],
  },
  {
    phenomenon: 'wishes of other speakers, latin',
    cases: [
      {
        text: 'veer ji mohali phase 7 vich 2 bhk flat chahida rent te 20 hazar tak',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Mohali',
          area: 'Phase 7',
          price: upTo(20000),
          bedrooms: exactly(2),
        },
      },
      {
        text: 'assi canada to aa rahe a jalandhar ch kothi leni aa 1.5 crore de vich vich',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Jalandhar', price: upTo(15000000) },
      },
      {
        text: 'bathinda ch kiraye te ghar labh deo 2 kamre te rasoi hove bas',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Bathinda', bedrooms: exactly(2) },
      },
      {
        text: 'mainu ludhiane 150 gaj da plot chahida dugri side',
        set: { property_type: 'land', city: 'Ludhiana', area: 'Dugri', size_sqft: atLeast(1350) },
      },
      {
        text: 'sade kol 35 lakh ne kharar ch 3bhk mil ju?',
        set: { city: 'Kharar', price: upTo(3500000), bedrooms: exactly(3) },
      },
      {
        text: 'pg nahi chahida poora flat chahida chandigarh sector 34 lage',
        set: { property_type: 'apartment', city: 'Chandigarh', area: 'Sector 34' },
      },
      {
        text: 'ghar hove jithe kutta rakh sakiye te parking v hove zirakpur',
        set: { property_type: 'house', city: 'Zirakpur', amenities: ['parking', 'pet_friendly'] },
      },
      {
        text: 'amritsar ranjit avenue 10 marle kothi vikau dso',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Amritsar',
          area: 'Ranjit Avenue',
          size_sqft: atLeast(2722.5),
        },
      },
      {
        text: 'zirakpur vip road te 3bhk semi furnished flat rent 25k tak',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Zirakpur',
          area: 'VIP Road',
          price: upTo(25000),
          bedrooms: exactly(3),
          amenities: ['semi_furnished'],
        },
      },
    ],
  },
  {
    phenomenon: 'wishes of other speakers, mixed',
    cases: [
      {
        text: 'ਮੈਂ IT Park ਚੰਡੀਗੜ੍ਹ job ਕਰਦਾ, Zirakpur ਵਿੱਚ 2BHK rent ਤੇ ਚਾਹੀਦਾ under 18k',
        set: { transaction_type: 'rent', city: 'Zirakpur', price: upTo(18000), bedrooms: exactly(2) },
      },
      {
        text: 'Please ਮੈਨੂੰ Pune ਵਿੱਚ 3 bedroom apartment ਦਿਖਾਓ with parking and gym',
        set: {
          property_type: 'apartment',
          city: 'Pune',
          bedrooms: exactly(3),
          amenities: ['parking', 'gym'],
        },
      },
      {
        text: 'budget 60 lakhs, Ludhiana ਵਿੱਚ independent house ਖਰੀਦਣਾ ਹੈ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Ludhiana', price: upTo(6000000) },
      },
      {
        text: 'near Fortis hospital Mohali ਕੋਈ flat available ਹੈ rent ਲਈ?',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Mohali' },
      },
      {
        text: 'ਸਾਨੂੰ independent house ਚਾਹੀਦਾ, minimum 4 bedroom, Mohali ਵਿੱਚ',
        set: { property_type: 'house', city: 'Mohali', bedrooms: atLeast(4) },
      },
    ],
  },
  {
    phenomenon: 'answers of other speakers, native',
    cases: [
      {
        text: 'ਸਾਢੇ ਬਾਰਾਂ ਹਜ਼ਾਰ ਤੋਂ ਉੱਤੇ ਨਹੀਂ ਜਾ ਹੋਣਾ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(12500) },
      },
      {
        text: 'ਪੌਣੇ ਦੋ ਕਰੋੜ ਕੁ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(17500000) },
      },
      { text: 'ਦੋ ਬਹੁਤ ਆ ਸਾਡੇ ਲਈ', asked: 'bedrooms', set: { bedrooms: exactly(2) } },
      { text: 'ਤਿੰਨ ਤਾਂ ਹੋਣ ਈ ਹੋਣ', asked: 'bedrooms', set: { bedrooms: exactly(3) } },
      { text: 'ਅੰਬਰਸਰ', asked: 'city', set: { city: 'Amritsar' } },
      {
        text: 'ਮਾਡਲ ਟਾਊਨ ਜਾਂ ਉਹਦੇ ਲਾਗੇ',
        asked: 'area',
        known: { city: 'Ludhiana' },
        set: { area: 'Model Town' },
      },
      { text: 'ਫਲੈਟਾਂ ਚ ਸਾਹ ਘੁੱਟਦਾ, ਕੋਠੀ ਹੀ ਚਾਹੀਦੀ', asked: 'property_type', set: { property_type: 'house' } },
      { text: 'ਅਜੇ ਤਾਂ ਕਿਰਾਏ ਤੇ ਈ ਰਹਾਂਗੇ', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      {
        text: 'ਇੱਕ ਕਨਾਲ ਚਾਰ ਮਰਲੇ',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: atLeast(6534) },
      },
      { text: 'ਜਿੱਥੇ ਮਰਜ਼ੀ ਹੋਵੇ ਸਾਨੂੰ ਕੀ', asked: 'area', known: { city: 'Mohali' }, any: ['area'] },
      { text: 'ਪੈਸੇ ਦੀ ਕੋਈ ਪਰਵਾਹ ਨਹੀਂ', asked: 'price', known: { transaction_type: 'sale' }, any: ['price'] },
      { text: 'ਬੱਸ ਗੱਡੀ ਖੜ੍ਹਾਉਣ ਨੂੰ ਥਾਂ ਹੋਵੇ ਹੋਰ ਕੁਝ ਨਹੀਂ', asked: 'amenities', set: { amenities: ['parking'] } },
      {
        text: 'ਅੱਠ ਸਾਢੇ ਅੱਠ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(8000, 8500) },
      },
      {
        text: 'ਇੱਕ ਕਰੋੜ ਦਸ ਲੱਖ ਤੱਕ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(11000000) },
      },
      { text: 'ਇੱਕ ਕਮਰਾ ਤੇ ਇੱਕ ਬੈਠਕ ਬੱਸ', asked: 'bedrooms', set: { bedrooms: exactly(1) } },
    ],
  },
  {
    phenomenon: 'answers of other speakers, latin',
    cases: [
      {
        text: '7-8 hazar bas',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(7000, 8000) },
      },
      {
        text: 'pachasi lakh takk',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(8500000) },
      },
      { text: '4 kamre ghatto ghatt', asked: 'bedrooms', set: { bedrooms: atLeast(4) } },
      { text: 'ldh', asked: 'city', set: { city: 'Ludhiana' } },
      { text: 'mull laina ji', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: 'koi v chalu', asked: 'area', known: { city: 'Mohali' }, any: ['area'] },
    ],
  },
  {
    phenomenon: 'answers of other speakers, mixed',
    cases: [
      {
        text: 'around 15k ਠੀਕ ਰਹੂ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(15000) },
      },
      { text: '2 ਜਾਂ 3 BHK', asked: 'bedrooms', set: { bedrooms: between(2, 3) } },
    ],
  },
  {
    phenomenon: 'changes by other speakers, native',
    cases: [
      {
        text: 'ਪੰਦਰਾਂ ਚ ਨਹੀਂ ਮਿਲਣਾ ਲੱਗਦਾ, ਚਲੋ ਅਠਾਰਾਂ ਕਰ ਲਓ',
        known: { transaction_type: 'rent', city: 'Mohali', price: upTo(15000) },
        set: { price: upTo(18000) },
      },
      { text: 'ਜਲੰਧਰ ਦੀ ਥਾਂ ਹੁਣ ਕਪੂਰਥਲਾ ਵੇਖੋ', known: { city: 'Jalandhar' }, set: { city: 'Kapurthala' } },
      {
        text: 'ਦੋ ਕਮਰੇ ਥੋੜ੍ਹੇ ਰਹਿਣਗੇ ਤਿੰਨ ਕਰ ਦਿਓ',
        known: { property_type: 'house', bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'ਜਿਮ ਦੀ ਕੋਈ ਲੋੜ ਨਹੀਂ ਸਾਨੂੰ',
        known: { property_type: 'apartment', amenities: ['lift', 'gym'] },
        drop: ['gym'],
      },
      {
        text: 'ਮੁੱਲ ਲੈਣ ਦੀ ਪਹੁੰਚ ਨਹੀਂ, ਕਿਰਾਏ ਤੇ ਦੇਖੋ',
        known: { transaction_type: 'sale', property_type: 'house' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'ਫਲੈਟ ਛੱਡੋ ਕੋਠੀ ਵਿਖਾਓ ਕੋਈ',
        known: { property_type: 'apartment', city: 'Mohali' },
        set: { property_type: 'house' },
      },
      {
        text: 'ਫਰਨੀਚਰ ਨਾ ਵੀ ਹੋਵੇ ਤਾਂ ਚੱਲੂ',
        known: { transaction_type: 'rent', property_type: 'apartment', amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'ਮੋਹਾਲੀ ਛੱਡ ਕੇ ਪੰਚਕੂਲਾ ਲਾ ਲਓ',
        known: { property_type: 'apartment', city: 'Mohali' },
        set: { city: 'Panchkula' },
      },
    ],
  },
  {
    phenomenon: 'changes by other speakers, latin',
    cases: [
      {
        text: '10 nhi 12 kar lo budget',
        known: { transaction_type: 'rent', city: 'Patiala', price: upTo(10000) },
        set: { price: upTo(12000) },
      },
      {
        text: 'mohali nhi panchkula dekho',
        known: { property_type: 'apartment', city: 'Mohali' },
        set: { city: 'Panchkula' },
      },
      {
        text: 'furniture di lod nhi',
        known: { property_type: 'apartment', amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: '30 ch ni milna, 35 tak vekh lo',
        known: { transaction_type: 'sale', price: upTo(3000000) },
        set: { price: upTo(3500000) },
      },
    ],
  },
  {
    phenomenon: 'changes by other speakers, mixed',
    cases: [
      {
        text: 'budget ਵਧਾ ਕੇ 50 lakh ਕਰ ਦਿਓ',
        known: { property_type: 'apartment', city: 'Mohali', price: upTo(4000000) },
        set: { price: upTo(5000000) },
      },
      {
        text: 'lift important ਨਹੀਂ ਹੈ',
        known: { property_type: 'apartment', amenities: ['lift'] },
        drop: ['lift'],
      },
    ],
  },
  {
    phenomenon: 'other speakers ask and talk, native',
    counter: true,
    cases: [
      { text: 'ਕੱਲ੍ਹ ਸਵੇਰੇ ਛੇ ਵਜੇ ਅੰਮ੍ਰਿਤਸਰ ਜਾਣ ਵਾਲੀ ਸ਼ਤਾਬਦੀ ਦੀ ਟਿਕਟ ਕਿੰਨੇ ਦੀ ਹੈ', act: 'question' },
      { text: 'ਮੇਰੇ ਲਈ ਲੁਧਿਆਣਾ ਵਿੱਚ ਸ਼ਾਮ ਅੱਠ ਵਜੇ ਚਾਰ ਜਣਿਆਂ ਲਈ ਇੱਕ ਰੈਸਟੋਰੈਂਟ ਬੁੱਕ ਕਰੋ', act: 'unclear' },
      { text: 'ਐਤਕੀਂ ਕਣਕ ਦਾ ਝਾੜ ਵੀਹ ਕੁਇੰਟਲ ਨਿਕਲਿਆ ਕਿੱਲੇ ਦਾ', act: 'unclear' },
      { text: 'ਮੇਰੀ ਭੈਣ ਜਲੰਧਰ ਤਿੰਨ ਕਮਰਿਆਂ ਦੇ ਫਲੈਟ ਚ ਰਹਿੰਦੀ ਆ', act: 'unclear' },
      {
        text: 'ਮਾਲਕ ਮਕਾਨ ਕਿੰਨੇ ਮਹੀਨਿਆਂ ਦਾ ਪੇਸ਼ਗੀ ਮੰਗਦਾ',
        known: { transaction_type: 'rent', property_type: 'house' },
        act: 'question',
      },
      {
        text: 'ਰਜਿਸਟਰੀ ਤੇ ਕਿੰਨਾ ਕੁ ਖਰਚਾ ਆ ਜਾਊ',
        known: { transaction_type: 'sale', property_type: 'house' },
        act: 'question',
      },
      { text: 'ਉੱਥੇ ਬਿਜਲੀ ਦੇ ਕੱਟ ਤਾਂ ਨਹੀਂ ਲੱਗਦੇ', known: { property_type: 'house' }, act: 'question' },
      { text: 'ਦੋ ਕੱਪ ਚੌਲਾਂ ਵਿੱਚ ਕਿੰਨਾ ਪਾਣੀ ਪਾਉਣਾ', act: 'question' },
      { text: 'ਪਿਛਲੇ ਸਾਲ ਅਸੀਂ ਖੰਨੇ ਪੰਜ ਮਰਲੇ ਥਾਂ ਵੇਚ ਦਿੱਤੀ ਸੀ', act: 'unclear' },
      { text: 'ਬੇਬੇ ਦੀ ਉਮਰ ਪਚਾਸੀ ਸਾਲ ਆ', act: 'unclear' },
      { text: 'ਮੇਰਾ ਮਾਮਾ ਪਟਿਆਲੇ ਦੋ ਕਨਾਲ ਦੀ ਕੋਠੀ ਚ ਰਹਿੰਦਾ', act: 'unclear' },
      { text: 'ਸਾਡੇ ਗੁਆਂਢੀਆਂ ਦਾ ਪਲਾਟ ਪੰਜਾਹ ਲੱਖ ਦਾ ਵਿਕਿਆ', act: 'unclear' },
      { text: 'ਕੱਲ੍ਹ ਬਠਿੰਡੇ ਛਿਆਲੀ ਡਿਗਰੀ ਤਾਪਮਾਨ ਸੀ', act: 'unclear' },
      { text: 'ਮੈਂ ਲੁਧਿਆਣੇ ਦਸ ਸਾਲ ਫੈਕਟਰੀ ਚ ਕੰਮ ਕੀਤਾ', act: 'unclear' },
      { text: 'ਤਾਏ ਨੇ ਖਰੜ ਅੱਠ ਮਰਲੇ ਚ ਘਰ ਪਾ ਲਿਆ', act: 'unclear' },
      { text: 'ਦੋ ਕਿੱਲੋ ਖੰਡ ਤੇ ਪੰਜ ਲੀਟਰ ਤੇਲ ਲਿਆਉਣਾ', act: 'unclear' },
      { text: 'ਅੰਮ੍ਰਿਤਸਰ ਤੋਂ ਜਲੰਧਰ ਕਿੰਨੇ ਕਿਲੋਮੀਟਰ ਆ', act: 'question' },
      {
        text: 'ਗੁਆਂਢ ਕਿਹੋ ਜਿਹਾ, ਰੌਲਾ ਰੱਪਾ ਤਾਂ ਨਹੀਂ',
        known: { transaction_type: 'rent', property_type: 'house' },
        act: 'question',
      },
      {
        text: 'ਕੀ ਬਿਲਡਰ ਸਮੇਂ ਸਿਰ ਕਬਜ਼ਾ ਦੇ ਦੇਵੇਗਾ',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        act: 'question',
      },
      {
        text: 'ਸ਼ਨੀਵਾਰ ਗਿਆਰਾਂ ਵਜੇ ਕੋਠੀ ਵੇਖਣ ਆਉਣਾ ਅਸੀਂ ਚਾਰ ਜਣਿਆਂ ਨੇ',
        known: { property_type: 'house' },
        act: 'unclear',
      },
      { text: 'ਘਰ ਦੀ ਕਿਸ਼ਤ ਬਾਈ ਹਜ਼ਾਰ ਜਾਂਦੀ ਹਰ ਮਹੀਨੇ', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'other speakers ask and talk, latin',
    counter: true,
    cases: [
      { text: 'kal nu ludhiane meeh pau ga?', act: 'question' },
      { text: 'mera bhra surrey ch 2 bedroom basement ch rehnda', act: 'unclear' },
      {
        text: 'light da bill alag to dena pau?',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        act: 'question',
      },
      { text: 'kine saal purani aa eh kothi', known: { property_type: 'house' }, act: 'question' },
      { text: 'manali jaan layi gaddi book krdo 3 din layi', act: 'unclear' },
      { text: 'meri kudi chandigarh hostel ch rehndi aa', act: 'unclear' },
      { text: 'kal mohali stadium ch punjab ne 200 bnaye', act: 'unclear' },
      {
        text: '50 lakh te loan di kisht kinni banu?',
        known: { transaction_type: 'sale', property_type: 'house' },
        act: 'question',
      },
      { text: 'bapu ne 1990 ch 5 kile zameen vechi si', act: 'unclear' },
      { text: 'malak kutta rakhan dinda?', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'sade flat di lift kharab ho gyi', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'other speakers ask and talk, mixed',
    counter: true,
    cases: [
      { text: 'Alexa ਸਵੇਰੇ 5 ਵਜੇ ਦਾ alarm ਲਾ ਦੇ', act: 'unclear' },
      {
        text: 'deposit refundable ਹੈ ਕਿ ਨਹੀਂ?',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        act: 'question',
      },
      {
        text: 'ਕੀ ਇਹ RERA approved project ਹੈ',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        act: 'question',
      },
      { text: 'ਮੇਰਾ current rent 12 thousand ਹੈ, owner ਹੋਰ ਵਧਾ ਰਿਹਾ', act: 'unclear' },
      { text: 'last week ਅਸੀਂ Manali ਗਏ ਸੀ 3 ਦਿਨ', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'acts of other speakers, native',
    cases: [
      { text: 'ਚੰਗਾ ਭਾਈ ਫੇਰ ਮਿਲਦੇ ਆਂ', act: 'goodbye' },
      { text: 'ਬਹੁਤ ਬਹੁਤ ਧੰਨਵਾਦ ਜੀ ਤੁਹਾਡਾ', act: 'thanks' },
      { text: 'ਕਿਸੇ ਬੰਦੇ ਨਾਲ ਗੱਲ ਕਰਾ ਦੇ ਯਾਰ', act: 'handoff' },
      { text: 'ਸਾਰਾ ਕੁਝ ਮੁੱਢ ਤੋਂ ਸ਼ੁਰੂ ਕਰੀਏ', act: 'restart' },
      { text: 'ਫੇਰ ਦੱਸੀਂ ਕੀ ਕਿਹਾ ਸੀ', act: 'repeat' },
      { text: 'ਆਹੋ ਜੀ ਬਿਲਕੁਲ ਠੀਕ ਆ', act: 'affirm' },
      { text: 'ਨਾ ਜੀ ਨਾ', act: 'deny' },
    ],
  },
  {
    phenomenon: 'acts of other speakers, latin',
    cases: [
      { text: 'theek aa ji baad ch gal karde aa', act: 'goodbye' },
      { text: 'ki likha samajh ni aunda', act: 'help' },
      { text: 'kise agent da number de deo', act: 'handoff' },
    ],
  },
  { phenomenon: 'acts of other speakers, mixed', cases: [{ text: 'ok thanks ਵੀਰ ਜੀ', act: 'thanks' }] },
]
