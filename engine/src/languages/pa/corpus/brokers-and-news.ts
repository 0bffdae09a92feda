import { wishesAndTalk } from '../../corpus-case.ts'

/** What an agent took, what the papers say, what homes cost as a rule, and what is not required. */
export const brokersAndNews = wishesAndTalk([
  {
    text: 'swimming pool ਦੀ requirement ਨਹੀਂ ਹੈ',
    known: { amenities: ['swimming_pool', 'parking'] },
    drop: ['swimming_pool'],
  },
  { text: 'mohali te zirakpur cho rehan layi kehdi jagah vadhia hai?', act: 'question' },
  { text: 'ludhiane ch 5 marle da ghar kinne da mil janda aam taur te?', act: 'question' },
  { text: 'ਅਖ਼ਬਾਰ ਵਿੱਚ ਲਿਖਿਆ ਸੀ ਕਿ ਲੁਧਿਆਣੇ ਵਿੱਚ ਨਵੀਂ ਸੜਕ ਬਣ ਰਹੀ ਹੈ', act: 'unclear' },
  {
    text: 'ਤਿੰਨ ਕਮਰੇ ਨਹੀਂ, ਇੱਕ ਹੀ ਬਹੁਤ ਹੈ',
    known: { bedrooms: { min: 3, max: 3 } },
    set: { bedrooms: { min: 1, max: 1 } },
  },
  {
    text: 'ਤਿੰਨ ਕਮਰੇ ਨਹੀਂ, ਇੱਕ ਫਲੈਟ ਚਾਹੀਦਾ',
    known: { bedrooms: { min: 3, max: 3 } },
    set: { property_type: 'apartment' },
    drop: ['bedrooms'],
  },
  { text: 'ਸਿਕਿਓਰਿਟੀ ਦੇ ਨਾਲ ਫਲੈਟ ਚਾਹੀਦਾ', set: { property_type: 'apartment', amenities: ['security'] } },
  {
    text: 'ਟੀਵੀ ਤੇ ਏਸੀ ਵਾਲਾ 2bhk ਮੋਹਾਲੀ ਵਿੱਚ',
    set: { city: 'Mohali', bedrooms: { min: 2, max: 2 }, amenities: ['air_conditioning'] },
  },
  { text: 'ਪਾਰਕਿੰਗ ਦੀ requirement ਹੈ', set: { amenities: ['parking'] } },
  { text: 'ਬਰੋਕਰ ਤੋਂ ਬਿਨਾਂ ਮੋਹਾਲੀ ਵਿੱਚ 2bhk ਚਾਹੀਦਾ', set: { city: 'Mohali', bedrooms: { min: 2, max: 2 } } },
  { text: 'ਸਿਕਿਓਰਿਟੀ ਵੀ ਹੋਵੇ ਤੇ ਪਾਰਕਿੰਗ ਵੀ', set: { amenities: ['security', 'parking'] } },
  {
    text: 'ਦਲਾਲ ਨੇ 10 ਹਜ਼ਾਰ ਲੈ ਲਏ ਤੇ ਕੁਝ ਨਹੀਂ ਵਿਖਾਇਆ',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Ludhiana', price: { max: 15000 } },
    act: 'unclear',
  },
  {
    text: 'pehla broker 5 hazar lai ke bhajj gaya',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Ludhiana', price: { max: 15000 } },
    act: 'unclear',
  },
  {
    text: 'ਏਜੰਟ ਨੇ ਵੀਹ ਹਜ਼ਾਰ ਲੈ ਲਏ',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Ludhiana', price: { max: 15000 } },
    act: 'unclear',
  },
  { text: 'mera number kise nu taan nahi devoge', act: 'question' },
  { text: 'ਮੇਰੀ ਜਾਣਕਾਰੀ ਕਿਸੇ ਹੋਰ ਨੂੰ ਤਾਂ ਨਹੀਂ ਦਿਓਗੇ', act: 'question' },
  { text: 'parking di requirement nahi hai', known: { amenities: ['parking'] }, drop: ['parking'] },
  { text: 'ਲਿਫਟ ਦੀ requirement ਨਹੀਂ', known: { amenities: ['lift'] }, drop: ['lift'] },
  { text: 'gym di koi khaas lod nahi', known: { amenities: ['gym'] }, drop: ['gym'] },
  { text: 'ਖ਼ਬਰਾਂ ਵਿੱਚ ਆਇਆ ਸੀ ਕਿ ਮੋਹਾਲੀ ਵਿੱਚ ਮੈਟਰੋ ਆ ਰਹੀ ਹੈ', act: 'unclear' },
  { text: 'akhbar ch parhya c ki jalandhar ch nava pul ban reha', act: 'unclear' },
  { text: 'patiale ch 2bhk kinne da mil janda?', act: 'question' },
  { text: 'ਅੰਮ੍ਰਿਤਸਰ ਵਿੱਚ ਕੋਠੀ ਆਮ ਤੌਰ ਤੇ ਕਿੰਨੇ ਦੀ ਮਿਲਦੀ ਹੈ', act: 'question' },
  { text: 'ਮੋਹਾਲੀ ਤੇ ਚੰਡੀਗੜ੍ਹ ਵਿੱਚੋਂ ਰਹਿਣ ਲਈ ਕਿਹੜੀ ਥਾਂ ਚੰਗੀ ਹੈ?', act: 'question' },
  { text: 'ludhiane ch rehan layi kehda ilaka sab ton vadhia?', act: 'question' },
  {
    text: 'budget vadha ke 18 hazar kar do',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Ludhiana', price: { max: 15000 } },
    set: { price: { max: 18000 } },
  },
  {
    text: 'flat rehan do, kothi vikhao',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Ludhiana', price: { max: 15000 } },
    set: { property_type: 'house' },
  },
  {
    text: 'ਤਿੰਨ ਕਮਰੇ ਨਹੀਂ, ਦੋ ਹੀ ਬਹੁਤ ਨੇ',
    known: { bedrooms: { min: 3, max: 3 } },
    set: { bedrooms: { min: 2, max: 2 } },
  },
  {
    text: 'naal wale ne 25 hazar ch flat kiraye te ditta hai',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Ludhiana', price: { max: 15000 } },
    act: 'unclear',
  },
])
