import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const livesAndMoves: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'ਮੁੰਡੇ ਦਾ ਦਾਖਲਾ ਪੀਯੂ ਵਿੱਚ ਹੋ ਗਿਆ, ਇਸ ਲਈ ਚੰਡੀਗੜ੍ਹ ਵਿੱਚ ਛੋਟਾ ਜਿਹਾ ਫਲੈਟ ਕਿਰਾਏ ਤੇ ਲੱਭ ਰਹੇ ਹਾਂ',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Chandigarh' },
      },
      {
        text: 'ਪੁਰਾਣਾ ਮਕਾਨ ਢਾਹ ਦਿੱਤਾ, ਓਨੀ ਦੇਰ ਮਾਡਲ ਟਾਊਨ ਵਿੱਚ ਕਿਰਾਏ ਤੇ ਰਹਿਣਾ',
        set: { transaction_type: 'rent', area: 'Model Town' },
      },
      {
        text: 'ਬਜਟ ਇਹੀ ਕੋਈ ਸੱਠ ਪੈਂਹਠ ਲੱਖ ਸਮਝ ਲਓ',
        known: { transaction_type: 'sale' },
        set: { price: between(6000000, 6500000) },
      },
      {
        text: 'ਸਵਾ ਕਰੋੜ ਤੋਂ ਵੱਧ ਨਹੀਂ ਹੋਣਾ ਚਾਹੀਦਾ',
        known: { transaction_type: 'sale' },
        set: { price: upTo(12500000) },
        numbers: [12500000],
      },
      {
        text: 'ਸਾਢੇ ਅੱਠ ਹਜ਼ਾਰ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(8500) },
        numbers: [8500],
      },
      {
        text: 'ਸਾਢੇ ਸੱਤ ਲੱਖ ਵਿੱਚ ਕੋਈ ਪਲਾਟ',
        known: { transaction_type: 'sale' },
        set: { property_type: 'land', price: upTo(750000) },
        numbers: [750000],
      },
      {
        text: 'ਵੀਹ ਦੇ ਅੰਦਰ ਅੰਦਰ ਕਰ ਦਿਓ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(20000) },
      },
      { text: 'ਪੰਜ ਸੌ ਸਕੇਅਰ ਫੁੱਟ ਤੋਂ ਘੱਟ ਨਾ ਹੋਵੇ', asked: 'size_sqft', set: { size_sqft: atLeast(500) } },
      { text: 'ਅਸੀਂ ਚਾਰ ਜਣੇ ਹਾਂ, ਦੋ ਕਮਰੇ ਬਹੁਤ ਨੇ', asked: 'bedrooms', set: { bedrooms: exactly(2) } },
      { text: 'ਇੱਕ ਹਾਲ ਰਸੋਈ ਤੇ ਦੋ ਬੈੱਡਰੂਮ', asked: 'bedrooms', set: { bedrooms: exactly(2) } },
      { text: 'ਲੁਧਿਆਣੇ ਵਿੱਚ ਦੁੱਗਰੀ ਵਾਲੇ ਪਾਸੇ ਹੋਵੇ ਤਾਂ ਦੱਸਿਓ', set: { city: 'Ludhiana', area: 'Dugri' } },
      { text: 'ਪਟਿਆਲੇ ਦੀ ਥਾਂ ਰਾਜਪੁਰਾ ਕਰ ਦਿਓ', known: { city: 'Patiala' }, set: { city: 'Rajpura' } },
      { text: 'ਮੋਗਾ ਨਹੀਂ, ਮਾਨਸਾ ਕਿਹਾ ਸੀ', known: { city: 'Moga' }, set: { city: 'Mansa' } },
      { text: 'ਲਿਫਟ ਰਹਿਣ ਦਿਓ, ਨਹੀਂ ਚਾਹੀਦੀ', known: { amenities: ['lift'] }, drop: ['lift'] },
      {
        text: 'ਖਰੀਦਣਾ ਨਹੀਂ, ਕਿਰਾਏ ਤੇ ਪੁੱਛਿਆ ਸੀ',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      { text: 'ਸਾਡੇ ਕੋਲ ਕੁੱਤਾ ਹੈ, ਉਹਦੀ ਇਜਾਜ਼ਤ ਹੋਵੇ', set: { amenities: ['pet_friendly'] } },
      { text: 'ਬਾਲਕੋਨੀ ਹੋਵੇ ਤਾਂ ਨਜ਼ਾਰਾ ਆ ਜੇ', set: { amenities: ['balcony'] } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ਇਹ ਕਿੰਨਵੀਂ ਮੰਜ਼ਿਲ ਤੇ ਹੈ?', act: 'question' },
      { text: 'ਮੇਨ ਰੋਡ ਤੋਂ ਕਿੰਨੀ ਦੂਰ ਆ', act: 'question' },
      { text: 'ਮਾਲਕ ਕੌਣ ਹੈ ਪਤਾ ਹੈ?', act: 'question' },
      { text: 'ਕਿਰਾਇਆ ਥੋੜ੍ਹਾ ਘਟ ਸਕਦਾ?', act: 'question' },
      { text: 'ਕਦੋਂ ਤੋਂ ਰਹਿ ਸਕਦੇ ਹਾਂ?', act: 'question' },
      { text: 'ਇਹ ਕੋਠੀ ਕਿਉਂ ਦਿਖਾਈ?', act: 'question' },
      { text: 'ਘਰਵਾਲੀ ਦੀ ਤਬੀਅਤ ਠੀਕ ਨਹੀਂ, ਹਸਪਤਾਲ ਹੋ ਕੇ ਆਇਆਂ', act: 'unclear' },
      { text: 'ਸੁਣਿਆ ਓਧਰ ਬਿਜਲੀ ਬਹੁਤ ਜਾਂਦੀ ਆ', act: 'unclear' },
      { text: 'ਕੱਲ੍ਹ ਮੈਚ ਵੇਖਿਆ ਸੀ?', act: 'question' },
      { text: 'ਗੱਡੀ ਦੀ ਸਰਵਿਸ ਤੇ ਦਸ ਹਜ਼ਾਰ ਲੱਗ ਗਿਆ', act: 'unclear' },
      { text: 'ਗੁਆਂਢੀ ਨੇ ਦੋ ਕਰੋੜ ਦੀ ਕੋਠੀ ਵੇਚ ਤੀ', act: 'unclear' },
      { text: 'ਇੱਕ ਟੈਕਸੀ ਬੁੱਕ ਕਰ ਦਿਓ', act: 'unclear' },
      { text: 'ਹਾਂ ਭਾਜੀ ਸਹੀ ਆ', act: 'affirm' },
      { text: 'ਬਹੁਤ ਬਹੁਤ ਧੰਨਵਾਦ, ਬੜੀ ਮਦਦ ਕੀਤੀ ਤੁਸੀਂ', act: 'thanks' },
      { text: 'ਚੰਗਾ ਮੈਂ ਚੱਲਦਾਂ', act: 'goodbye' },
      { text: 'ਸਮਝ ਨਹੀਂ ਆਈ, ਫੇਰ ਦੱਸੋ', act: 'repeat' },
      { text: 'ਇਹਨੂੰ ਵਰਤਣਾ ਕਿਵੇਂ ਹੈ?', act: 'help' },
      { text: 'ਸਭ ਕੁਝ ਹਟਾ ਕੇ ਨਵੇਂ ਸਿਰੇ ਤੋਂ ਸ਼ੁਰੂ ਕਰੋ', act: 'restart' },
      { text: 'ਏਜੰਟ ਦਾ ਨੰਬਰ ਦਿਓ', act: 'handoff' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      { text: 'mummy papa naal rehnge is layi 3 bedroom chahide', set: { bedrooms: exactly(3) } },
      {
        text: 'pichle mahine delhi ton aaye, hun mohali ch kiraye te ghar labh rahe aan',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Mohali' },
      },
      {
        text: '65 lakh ton utte nahi jana, ohde andar hove ta dikhao',
        known: { transaction_type: 'sale' },
        set: { price: upTo(6500000) },
      },
      {
        text: 'do lakh advance de devange, kiraya 15 hazar',
        set: { transaction_type: 'rent', price: upTo(15000) },
      },
      { text: 'dugri nahi ta model town', set: { area: 'Dugri' } },
      { text: 'moga nahi, malerkotla keha si', set: { city: 'Malerkotla' } },
      {
        text: 'mera budget change karna',
        known: { price: upTo(20000), transaction_type: 'rent' },
        drop: ['price'],
      },
      { text: 'kinna vi hove chalu', asked: 'price', any: ['price'] },
      { text: 'nahi nahi, 2 bhk hi chahida', known: { bedrooms: exactly(3) }, set: { bedrooms: exactly(2) } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'ghar di repair karauni si par paise nahi haige', act: 'unclear' },
      { text: 'othe paani di problem aa?', act: 'question' },
      { text: 'loan te kinna byaj laggu', act: 'question' },
      { text: 'kagaz sare clear ne?', act: 'question' },
      { text: 'sat sri akal bhaji ki haal aa', act: 'greet' },
      { text: 'theek aa kal gall karde aan bye', act: 'goodbye' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Kharar ਵਿੱਚ 100 gaj plot, 30 lakhs ਦੇ ਅੰਦਰ',
        set: { property_type: 'land', city: 'Kharar', size_sqft: atLeast(900), price: upTo(3000000) },
      },
      {
        text: 'Furnished flat ਹੀ ਚਾਹੀਦਾ, AC ਹੋਣਾ ਚਾਹੀਦਾ',
        set: { property_type: 'apartment', amenities: ['furnished', 'air_conditioning'] },
      },
      {
        text: 'Covered parking ਵਾਲੀ gated community villa',
        set: { property_type: 'house', amenities: ['parking', 'gated_community'] },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [{ text: 'Site visit ਕਦੋਂ ਕਰ ਸਕਦੇ ਹਾਂ?', act: 'question' }],
  },
]
