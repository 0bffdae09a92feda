import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const homesAndHouseholds: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'ਰਿਟਾਇਰਮੈਂਟ ਦੇ ਪੈਸੇ ਮਿਲੇ ਨੇ, ਉਹਦੇ ਵਿੱਚੋਂ ਤੀਹ ਲੱਖ ਵਿੱਚ ਰੋਪੜ ਦੇ ਨੇੜੇ ਛੋਟਾ ਜਿਹਾ ਘਰ ਲੈਣ ਦੀ ਸੋਚ ਰਿਹਾਂ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Rupnagar', price: upTo(3000000) },
      },
      {
        text: 'ਮਾਲਕ ਮਕਾਨ ਨੇ ਖਾਲੀ ਕਰਨ ਨੂੰ ਕਹਿ ਦਿੱਤਾ, ਅਗਲੇ ਮਹੀਨੇ ਤੱਕ ਬੀਆਰਐਸ ਨਗਰ ਵਿੱਚ ਦੋ ਬੈੱਡਰੂਮ ਦਾ ਮਕਾਨ ਕਿਰਾਏ ਤੇ ਮਿਲ ਜਾਵੇ',
        set: { transaction_type: 'rent', property_type: 'house', area: 'BRS Nagar', bedrooms: exactly(2) },
      },
      {
        text: 'ਕੋਠੀ ਪਾਉਣ ਲਈ ਦਸ ਮਰਲੇ ਥਾਂ ਜਲੰਧਰ ਵਿੱਚ ਵੇਖ ਰਹੇ ਆਂ',
        set: { property_type: 'land', city: 'Jalandhar', size_sqft: atLeast(2722.5) },
      },
      {
        text: 'ਸਤਾਰਾਂ ਨਹੀਂ ਪੰਦਰਾਂ',
        asked: 'price',
        known: { transaction_type: 'rent', price: upTo(17000) },
        set: { price: upTo(15000) },
      },
      {
        text: 'ਸਾਢੇ ਛੇ ਲੱਖ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(650000) },
        numbers: [650000],
      },
      {
        text: 'ਪੰਜਾਹ ਤੋਂ ਸੱਠ ਲੱਖ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(5000000, 6000000) },
        numbers: [{ min: 5000000, max: 6000000 }],
      },
      {
        text: 'ਅੱਠ ਦਸ ਹਜ਼ਾਰ ਦੇ ਵਿਚਾਲੇ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(8000, 10000) },
      },
      { text: 'ਫਗਵਾੜਾ ਜਾਂ ਫੇਰ ਨਵਾਂਸ਼ਹਿਰ', asked: 'city', set: { city: 'Phagwara' } },
      { text: 'ਫਿਰੋਜ਼ਪੁਰ ਵਿੱਚ ਹੀ ਵੇਖੋ', asked: 'city', set: { city: 'Firozpur' } },
      { text: 'ਲੀਲਾ ਭਵਨ ਦੇ ਕੋਲ', asked: 'area', set: { area: 'Leela Bhawan' } },
      { text: 'ਤਿੰਨ', asked: 'bedrooms', set: { bedrooms: exactly(3) } },
      { text: 'ਬੂਟੇ ਲਾਉਣ ਨੂੰ ਥਾਂ ਹੋਵੇ, ਇਨਵਰਟਰ ਵੀ ਚਾਹੀਦਾ', set: { amenities: ['garden', 'power_backup'] } },
      { text: 'ਸੀਸੀਟੀਵੀ ਤੇ ਚੌਕੀਦਾਰ ਸਭ ਹੋਣਾ ਚਾਹੀਦਾ', set: { amenities: ['security'] } },
      { text: 'ਏਸੀ ਨਹੀਂ ਚਾਹੀਦਾ ਪਰ ਫਰਨਿਸ਼ਡ ਹੋਵੇ', set: { amenities: ['furnished'] }, drop: ['air_conditioning'] },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ਘਰ ਵਿੱਚ ਚਾਰ ਜੀਅ ਹਾਂ, ਦੋ ਨਿਆਣੇ ਪੜ੍ਹਦੇ ਨੇ, ਸ਼ਾਂਤ ਥਾਂ ਹੋਵੇ ਤਾਂ ਚੰਗਾ', act: 'unclear' },
      { text: 'ਗੁਰਦੁਆਰਾ ਨੇੜੇ ਹੋਵੇ ਤਾਂ ਬੀਜੀ ਨੂੰ ਸੌਖ ਰਹੂ', act: 'unclear' },
      { text: 'ਉੱਥੋਂ ਏਅਰਪੋਰਟ ਕਿੰਨਾ ਟੈਮ ਲੱਗਦਾ', act: 'question' },
      { text: 'ਬਿਲਡਿੰਗ ਕਿੰਨੀ ਪੁਰਾਣੀ ਆ?', act: 'question' },
      { text: 'ਸਕੂਲ ਬੱਸ ਅੰਦਰ ਆਉਂਦੀ ਆ?', act: 'question' },
      { text: 'ਹਾਊਸ ਟੈਕਸ ਕਿੰਨਾ ਆਉਂਦਾ?', act: 'question' },
      { text: 'ਤੁਸੀਂ ਬੰਦੇ ਓ ਕਿ ਰੋਬੋਟ?', act: 'question' },
      { text: 'ਸਵੇਰ ਦਾ ਸਿਰ ਦੁਖਦਾ', act: 'unclear' },
      { text: 'ਤਾਏ ਦਾ ਮੁੰਡਾ ਕੈਨੇਡਾ ਤੋਂ ਆਇਆ', act: 'unclear' },
      { text: 'ਛੱਡੋ, ਬਾਅਦ ਵਿੱਚ ਵੇਖਾਂਗੇ', act: 'deny' },
      { text: 'ਵਧੀਆ, ਏਦਾਂ ਹੀ ਕਰੋ', act: 'affirm' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'baran lakh tak, 5 marle bahut aa',
        known: { transaction_type: 'sale' },
        set: { price: upTo(1200000), size_sqft: atLeast(1361.25) },
      },
      {
        text: 'sunny enclave side ik 1bhk kiraye da ghar hove ta dasso',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Sunny Enclave',
          bedrooms: exactly(1),
        },
      },
      { text: 'kiraya 12 tak de sakda', set: { transaction_type: 'rent', price: upTo(12000) } },
      {
        text: 'samrala nede 2 killa zameen chahidi',
        set: { property_type: 'land', city: 'Samrala', size_sqft: atLeast(87120) },
      },
      { text: 'east facing hi chahida, corner plot hove ta hor vadhia', set: { property_type: 'land' } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'papa ne 1995 ch leya si oh ghar', act: 'unclear' },
      { text: 'ethe meeh ch paani bharda?', act: 'question' },
      { text: 'ghar ch wifi haiga?', act: 'question' },
      { text: 'main haje decide ni kita', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Kharar ਵਿੱਚ 2BHK, 15k ਦੇ ਅੰਦਰ, gym & pool ਚਾਹੀਦਾ',
        set: {
          city: 'Kharar',
          bedrooms: exactly(2),
          price: upTo(15000),
          amenities: ['gym', 'swimming_pool'],
        },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [{ text: 'Salary 60k ਹੀ ਆ, EMI 25k ਤੋਂ ਵੱਧ ਨਹੀਂ ਦੇ ਸਕਦਾ', act: 'unclear' }],
  },
]
