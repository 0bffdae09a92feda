import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const toldAndSought: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'ਪਿਛਲੇ ਸਾਲ ਅਸੀਂ ਜਲੰਧਰ ਵਾਲਾ ਘਰ ਵੇਚ ਦਿੱਤਾ, ਹੁਣ ਮੋਹਾਲੀ ਵਿੱਚ ਤਿੰਨ ਬੈੱਡਰੂਮ ਦਾ ਫਲੈਟ ਲੈਣਾ ਹੈ',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Mohali', bedrooms: exactly(3) },
      },
      {
        text: 'ਕੁੜੀ ਦਾ ਵਿਆਹ ਜਨਵਰੀ ਵਿੱਚ ਹੈ, ਇਸ ਕਰਕੇ ਪਟਿਆਲੇ ਤਿੰਨ ਕਮਰਿਆਂ ਦਾ ਘਰ ਚਾਹੀਦਾ',
        set: { property_type: 'house', city: 'Patiala', bedrooms: exactly(3) },
      },
      {
        text: 'ਬਾਪੂ ਜੀ ਤੋਂ ਪੌੜੀਆਂ ਨਹੀਂ ਚੜ੍ਹੀਆਂ ਜਾਂਦੀਆਂ, ਲਿਫਟ ਵਾਲਾ ਫਲੈਟ ਦਿਖਾਓ',
        set: { property_type: 'apartment', amenities: ['lift'] },
      },
      {
        text: 'ਮੈਂ ਬੈਂਕ ਵਿੱਚ ਕੰਮ ਕਰਦਾ ਹਾਂ, ਬਠਿੰਡੇ ਕਿਰਾਏ ਤੇ ਛੋਟਾ ਜਿਹਾ ਮਕਾਨ ਚਾਹੀਦਾ ਸੀ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Bathinda' },
      },
      {
        text: 'ਪੰਤਾਲੀ ਲੱਖ ਤੋਂ ਉੱਪਰ ਨਹੀਂ ਜਾ ਸਕਦੇ',
        known: { transaction_type: 'sale' },
        set: { price: upTo(4500000) },
        numbers: [4500000],
      },
      {
        text: 'ਢਾਈ ਕਰੋੜ ਦੇ ਅੰਦਰ ਅੰਮ੍ਰਿਤਸਰ ਵਿੱਚ ਕੋਈ ਕੋਠੀ ਮਿਲ ਜਾਊਗੀ?',
        set: { property_type: 'house', city: 'Amritsar', price: upTo(25000000) },
      },
      {
        text: 'ਮਹੀਨੇ ਦਾ ਬਾਰਾਂ ਹਜ਼ਾਰ ਤੱਕ ਦੇ ਸਕਦੇ ਹਾਂ',
        known: { transaction_type: 'rent' },
        set: { price: upTo(12000) },
      },
      {
        text: 'ਪੰਦਰਾਂ ਤੋਂ ਵੀਹ ਹਜ਼ਾਰ ਦੇ ਵਿਚਕਾਰ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(15000, 20000) },
        numbers: [{ min: 15000, max: 20000 }],
      },
      {
        text: 'ਖਰੜ ਵਿੱਚ ਅੱਠ ਮਰਲੇ ਦਾ ਪਲਾਟ ਖਰੀਦਣਾ ਆ',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Kharar', size_sqft: atLeast(2178) },
      },
      {
        text: 'ਕਿਰਾਏ ਤੇ ਨਹੀਂ, ਆਪਣਾ ਲੈਣਾ ਹੈ',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      { text: 'ਪਾਰਕਿੰਗ ਨਾ ਵੀ ਹੋਵੇ ਤਾਂ ਚੱਲੂ', known: { amenities: ['parking'] }, drop: ['parking'] },
      {
        text: 'ਇਲਾਕਾ ਕੋਈ ਵੀ ਹੋਵੇ, ਪਰ ਪਾਣੀ ਦਾ ਪ੍ਰਬੰਧ ਵਧੀਆ ਹੋਵੇ',
        set: { amenities: ['water_supply'] },
        any: ['area'],
      },
      {
        text: 'ਸੱਠ ਨਹੀਂ, ਸੱਤਰ ਲੱਖ ਰੱਖ ਲਓ',
        known: { transaction_type: 'sale', price: upTo(6000000) },
        set: { price: upTo(7000000) },
      },
      { text: 'ਚੰਡੀਗੜ੍ਹ ਛੱਡੋ, ਜ਼ੀਰਕਪੁਰ ਵਿੱਚ ਵੇਖੋ', known: { city: 'Chandigarh' }, set: { city: 'Zirakpur' } },
      {
        text: 'ਮੇਰਾ ਦਫ਼ਤਰ ਫੇਜ਼ 8 ਵਿੱਚ ਹੈ, ਮੋਹਾਲੀ ਵਿੱਚ ਹੀ ਇੱਕ ਵਨ ਬੀਐਚਕੇ ਕਿਰਾਏ ਤੇ ਲੱਭ ਰਿਹਾ',
        set: { transaction_type: 'rent', city: 'Mohali', bedrooms: exactly(1) },
      },
      { text: 'ਬਾਰਾਂ ਸੌ ਸਕੇਅਰ ਫੁੱਟ ਬਹੁਤ ਹੈ', set: { size_sqft: atLeast(1200) }, numbers: [1200] },
      {
        text: 'ਕਾਰ ਪਾਰਕਿੰਗ, ਜਨਰੇਟਰ ਤੇ ਚੌਕੀਦਾਰ ਤਿੰਨੇ ਚਾਹੀਦੇ',
        set: { amenities: ['parking', 'power_backup', 'security'] },
      },
      { text: 'ਬਿਨਾਂ ਫਰਨੀਚਰ ਵਾਲਾ ਵੀ ਚੱਲੂਗਾ', set: { amenities: ['unfurnished'] } },
      {
        text: 'ਹੁਸ਼ਿਆਰਪੁਰ ਵਿੱਚ ਪੱਚੀ ਤੋਂ ਪੈਂਤੀ ਲੱਖ ਦੇ ਵਿੱਚ ਪਲਾਟ',
        set: { property_type: 'land', city: 'Hoshiarpur', price: between(2500000, 3500000) },
      },
      { text: 'ਮੈਨੂੰ ਨਹੀਂ ਪਤਾ, ਤੁਸੀਂ ਦੱਸੋ', asked: 'price', any: ['price'] },
      {
        text: 'ਸਵਾ ਕਰੋੜ ਤੱਕ ਵੇਖ ਲਓ',
        known: { transaction_type: 'sale' },
        set: { price: upTo(12500000) },
        numbers: [12500000],
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ਇਸ ਕੋਠੀ ਦਾ ਬਿਆਨਾ ਕਿੰਨਾ ਦੇਣਾ ਪਊ?', act: 'question' },
      { text: 'ਉੱਥੇ ਪਾਣੀ ਦੀ ਤੰਗੀ ਤਾਂ ਨਹੀਂ', act: 'question' },
      { text: 'ਨੇੜੇ ਕੋਈ ਚੰਗਾ ਸਕੂਲ ਹੈ?', act: 'question' },
      { text: 'ਕੱਲ੍ਹ ਮੀਂਹ ਨਾਲ ਸਾਡੀ ਛੱਤ ਚੋਣ ਲੱਗ ਪਈ', act: 'unclear' },
      { text: 'ਮੇਰਾ ਭਰਾ ਦੋ ਸਾਲ ਤੋਂ ਦਿੱਲੀ ਰਹਿੰਦਾ ਹੈ', act: 'unclear' },
      { text: 'ਮਾਮਾ ਜੀ ਨੇ ਪਿਛਲੇ ਮਹੀਨੇ ਲੁਧਿਆਣੇ ਇੱਕ ਕਰੋੜ ਦੀ ਕੋਠੀ ਲਈ', act: 'unclear' },
      { text: 'ਕੱਲ੍ਹ ਸਵੇਰੇ ਦਸ ਵਜੇ ਆ ਕੇ ਦੇਖ ਸਕਦੇ ਹਾਂ', act: 'question' },
      { text: 'ਇੱਕ ਮਿੰਟ ਜੀ, ਘਰਵਾਲੀ ਨੂੰ ਪੁੱਛ ਕੇ ਦੱਸਦਾਂ', act: 'unclear' },
      { text: 'ਹਾਂ ਜੀ ਬਿਲਕੁਲ ਉਹੀ', act: 'affirm' },
      { text: 'ਨਹੀਂ ਜੀ, ਇਹ ਠੀਕ ਨਹੀਂ', act: 'deny' },
      { text: 'ਚੰਗਾ ਜੀ, ਫਿਰ ਮਿਲਦੇ ਹਾਂ', act: 'goodbye' },
      { text: 'ਤੁਹਾਡਾ ਕੋਈ ਬੰਦਾ ਮੇਰੇ ਨਾਲ ਗੱਲ ਕਰ ਸਕਦਾ?', act: 'handoff' },
      { text: 'ਚਲੋ ਮੁੱਢ ਤੋਂ ਸ਼ੁਰੂ ਕਰੀਏ', act: 'restart' },
      { text: 'ਇੱਕ ਵਾਰ ਫੇਰ ਦੱਸਿਓ', act: 'repeat' },
      { text: 'ਘੱਟੋ ਘੱਟ ਦੋ ਬਾਥਰੂਮ ਹੋਣ', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'mohali ch 2bhk kiraye te chahida, 18k de andar',
        set: { transaction_type: 'rent', city: 'Mohali', bedrooms: exactly(2), price: upTo(18000) },
      },
      {
        text: 'pichle saal asi jalandhar ala ghar vech ditta, hun chandigarh flat lena',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Chandigarh' },
      },
      {
        text: 'bhain da viah january ch aa, is karke vadda ghar chahida patiale',
        set: { property_type: 'house', city: 'Patiala' },
      },
      {
        text: 'budget bas 40 lakh aa, ohton utte nahi',
        known: { transaction_type: 'sale' },
        set: { price: upTo(4000000) },
      },
      {
        text: 'model town nahi, urban estate dekhde aa',
        known: { area: 'Model Town' },
        set: { area: 'Urban Estate' },
      },
      {
        text: 'kharar ch 5 marle da plot lena, budget 15 lakh',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Kharar',
          size_sqft: atLeast(1361.25),
          price: upTo(1500000),
        },
      },
      {
        text: 'ludhiane makan kiraye te mil ju, 10k tak',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Ludhiana', price: upTo(10000) },
      },
      { text: 'parking chahidi, lift hove ta vadhia', set: { amenities: ['parking', 'lift'] } },
      { text: 'kithe vi chalu', asked: 'area', any: ['area'] },
      { text: 'tees hazar kiraya de sakda', set: { transaction_type: 'rent', price: upTo(30000) } },
      {
        text: 'sadhe tin lakh ton paune char lakh',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(350000, 375000) },
        numbers: [{ min: 350000, max: 375000 }],
      },
      {
        text: 'aerocity side flat dekh reha, 60 lakh budget',
        set: { property_type: 'apartment', area: 'Aerocity', price: upTo(6000000) },
      },
      {
        text: 'mainu dugri ja model town ch kothi chahidi rent te',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Dugri' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'dono nahi chahide, kuch hor dikhao', act: 'question' },
      { text: 'oh kinne gaj da hai?', act: 'question' },
      { text: 'bahut mehnga aa, thoda sasta dikhao', act: 'question' },
      { text: 'ajj bahut garmi aa yaar', act: 'unclear' },
      { text: 'sat sri akal ji', act: 'greet' },
      { text: 'theek aa ji dhanwad', act: 'thanks' },
      { text: 'kise naal gall karwa do', act: 'handoff' },
      { text: 'bachelor nu ghar de dinde ne?', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Zirakpur ਵਿੱਚ 2 bedroom flat ਕਿਰਾਏ ਤੇ ਚਾਹੀਦਾ, rent 15k ਦੇ ਅੰਦਰ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Zirakpur',
          bedrooms: exactly(2),
          price: upTo(15000),
        },
      },
      {
        text: 'Budget 80 lakhs ਤੱਕ, 1200 sqft ਤੋਂ ਘੱਟ ਨਹੀਂ',
        known: { transaction_type: 'sale' },
        set: { price: upTo(8000000), size_sqft: atLeast(1200) },
      },
      {
        text: 'Semi furnished ਹੋਵੇ ਤਾਂ better, gym ਨਹੀਂ ਚਾਹੀਦਾ',
        known: { amenities: ['gym'] },
        set: { amenities: ['semi_furnished'] },
        drop: ['gym'],
      },
      {
        text: 'ਅਸੀਂ family of 5 ਆਂ, so 3BHK flat ਚਾਹੀਦਾ Panchkula side',
        set: { property_type: 'apartment', city: 'Panchkula', bedrooms: exactly(3) },
      },
      {
        text: 'Office IT Park ਵਿੱਚ ਹੈ, ਇਸ ਲਈ Manimajra ਵਿੱਚ rent ਤੇ ਵੇਖੋ',
        set: { transaction_type: 'rent', area: 'Manimajra' },
      },
      {
        text: 'Rent 20,000 ਨਹੀਂ, 22,000 ਤੱਕ ਠੀਕ ਹੈ',
        known: { transaction_type: 'rent', price: upTo(20000) },
        set: { price: upTo(22000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'ਮੇਰੇ friend ਨੇ Bangalore ਵਿੱਚ 1 crore ਦਾ flat ਲਿਆ', act: 'unclear' },
      { text: 'ਇਸ flat ਤੇ loan ਮਿਲ ਜਾਊ?', act: 'question' },
    ],
  },
]
