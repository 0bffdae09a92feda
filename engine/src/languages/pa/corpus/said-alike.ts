import { wishesAndTalk } from '../../corpus-case.ts'

/** The same things as they are said in each of the eight languages. */
export const saidAlike = wishesAndTalk([
  { text: 'ਦੂਜੇ ਵਾਲੇ ਵਿੱਚ ਪਾਰਕਿੰਗ ਹੈ?', known: { city: 'Ludhiana' }, act: 'question' },
  { text: 'duje wale ch lift hai?', known: { city: 'Ludhiana' }, act: 'question' },
  { text: 'ਪਹਿਲਾ ਵਾਲਾ 3 ਬੀਐਚਕੇ ਹੈ?', known: { city: 'Ludhiana' }, act: 'question' },
  { text: 'ਰੁਕੋ, ਦੂਜੇ ਵਾਲੇ ਵਿੱਚ ਪਾਰਕਿੰਗ ਹੈ?', known: { city: 'Ludhiana' }, act: 'question' },
  { text: 'duja wala 20000 da hai?', known: { city: 'Ludhiana' }, act: 'question' },
  {
    text: 'ਭਰਾ ਦਿੱਲੀ ਨੌਕਰੀ ਕਰਦਾ ਸੀ, ਹੁਣ ਲੁਧਿਆਣੇ 2 ਬੀਐਚਕੇ',
    set: { city: 'Ludhiana', bedrooms: { min: 2, max: 2 } },
  },
  { text: 'ਇੱਕ ਕਮਰਾ ਇੱਕ ਰਸੋਈ ਬਹੁਤ ਆ', set: { bedrooms: { min: 1, max: 1 } } },
  { text: 'ik room ik kitchen', set: { bedrooms: { min: 1, max: 1 } } },
  { text: 'ਦੋ ਕਮਰੇ ਤੇ ਇੱਕ ਰਸੋਈ', set: { bedrooms: { min: 2, max: 2 } } },
  { text: 'ਇੱਕ ਕਮਰਾ ਤੇ ਰਸੋਈ', set: { bedrooms: { min: 1, max: 1 } } },
  {
    text: 'ਫਰਨਿਸ਼ਡ ਦੀ ਲੋੜ ਨਹੀਂ ਲੱਗਦੀ ਸਾਡੇ ਕੋਲ ਸੋਫਾ ਮੰਜੇ ਸਭ ਹਨ',
    known: { amenities: ['furnished'] },
    drop: ['furnished'],
  },
  { text: '80 ਲੱਖ ਤੋਂ ਉੱਪਰ ਨਹੀਂ ਝੱਲ ਸਕਦੇ', set: { price: { max: 8000000 } } },
  { text: 'ਹੋਰ ਕੁਝ ਹੋਵੇ ਨਾ ਹੋਵੇ ਬਾਲਕੋਨੀ ਜ਼ਰੂਰ ਹੋਣੀ ਚਾਹੀਦੀ', set: { amenities: ['balcony'] } },
  { text: 'ਮਾਡਲ ਟਾਊਨ ਵਿੱਚ ਹੋਵੇ ਤਾਂ ਚੰਗਾ ਹੁੰਦਾ', set: { area: 'Model Town' } },
  {
    text: 'ਨਾਲ ਕਤੂਰਾ ਆ, ਜਿੱਥੇ ਉਹਨੂੰ ਰੱਖਣ ਦੇਣ ਉਹ ਫਲੈਟ ਚਾਹੀਦਾ',
    set: { property_type: 'apartment', amenities: ['pet_friendly'] },
  },
  {
    text: 'ਫਲੈਟ ਵਿੱਚ ਦਮ ਘੁੱਟਦਾ, ਸਾਨੂੰ ਕੋਠੀ ਚਾਹੀਦੀ',
    asked: 'property_type',
    known: { transaction_type: 'sale' },
    set: { property_type: 'house' },
  },
  { text: 'ਸਿਰਫ ਜ਼ਮੀਨ ਚਾਹੀਦੀ ਮਕਾਨ ਅਸੀਂ ਆਪ ਬਣਾ ਲਵਾਂਗੇ', set: { transaction_type: 'sale', property_type: 'land' } },
  {
    text: 'ਮੈਂ ਦਿੱਲੀ ਨੌਕਰੀ ਕਰਦਾਂ, ਛੁੱਟੀ ਆਉਣ ਤੇ ਰਹਿਣ ਲਈ ਪਟਿਆਲੇ ਇੱਕ ਮਕਾਨ ਲੈਣ ਦਾ ਪਲਾਨ ਆ',
    set: { transaction_type: 'sale', property_type: 'house', city: 'Patiala' },
  },
  {
    text: 'ਹੁਣ ਤਾਂ ਕਿਰਾਏ ਤੇ ਹੀ ਠੀਕ ਆ, ਖਰੀਦਣ ਦਾ ਬਾਅਦ ਚ ਦੇਖਾਂਗੇ',
    asked: 'transaction_type',
    set: { transaction_type: 'rent' },
  },
  {
    text: 'ਹੁਣ ਜਿੱਥੇ ਰਹਿੰਦੇ ਆਂ ਉੱਥੇ ਅੱਠ ਹਜ਼ਾਰ ਕਿਰਾਇਆ ਆ',
    asked: 'price',
    known: { transaction_type: 'rent' },
    set: { transaction_type: 'rent', price: { max: 8000 } },
  },
  {
    text: 'ਫਰਨੀਚਰ ਸਾਡੇ ਕੋਲ ਹੈਗਾ ਇਸ ਲਈ ਫਰਨਿਸ਼ਡ ਹੋਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ',
    known: { amenities: ['furnished'] },
    drop: ['furnished'],
  },
  { text: 'ਜਿਮ ਕੱਢ ਦਿਓ ਕੌਣ ਜਾਂਦਾ', known: { amenities: ['gym', 'lift'] }, drop: ['gym'] },
  { text: 'ਸਾਡੇ ਦਾਦਾ ਜੀ ਦੀ ਪਿੰਡ ਵਿੱਚ ਤਿੰਨ ਕਿੱਲੇ ਜ਼ਮੀਨ ਆ', act: 'unclear' },
  {
    text: 'ਹੁਣ ਅਸੀਂ ਜੋ ਕਿਰਾਇਆ ਦੇ ਰਹੇ ਹਾਂ ਉਹ ਨੌਂ ਹਜ਼ਾਰ ਹੈ',
    asked: 'price',
    known: { transaction_type: 'rent' },
    act: 'unclear',
  },
  { text: 'ਪਾਵਰ ਬੈਕਅੱਪ ਤੋਂ ਬਿਨਾਂ ਤਾਂ ਨਹੀਂ ਚਾਹੀਦਾ', set: { amenities: ['power_backup'] } },
  {
    text: 'ਮੈਕਸ ਸੱਠ ਲੱਖ ਲੋਨ ਵੀ ਲੈਣਾ ਪੈਣਾ',
    asked: 'price',
    known: { transaction_type: 'sale' },
    set: { price: { max: 6000000 } },
  },
  {
    text: 'ਸਾਡਾ ਪਿੰਡ ਤਾਂ ਮੋਗੇ ਕੋਲ ਆ, ਲੁਧਿਆਣੇ ਬੱਚਿਆਂ ਦੀ ਪੜ੍ਹਾਈ ਲਈ ਕਿਰਾਏ ਦਾ ਘਰ ਵੇਖਦੇ ਆਂ',
    set: { transaction_type: 'rent', property_type: 'house', city: 'Ludhiana' },
  },
  { text: 'ਪੰਜ ਮਰਲੇ ਦਾ ਪਲਾਟ ਹੈਗਾ?', set: { property_type: 'land', size_sqft: { min: 1361.25 } } },
  {
    text: 'ਮਾਡਲ ਟਾਊਨ ਵਾਲਾ ਪੁਰਾਣਾ ਮਕਾਨ ਵੇਚ ਰਹੇ ਹਾਂ, ਹੁਣ ਲੁਧਿਆਣੇ ਹੀ ਛੋਟਾ ਫਲੈਟ ਲਵਾਂਗੇ',
    set: { transaction_type: 'sale', property_type: 'apartment', city: 'Ludhiana' },
  },
  { text: 'ਵਨ ਆਰਕੇ ਕਿਰਾਏ ਤੇ ਚਾਹੀਦਾ', set: { transaction_type: 'rent', bedrooms: { min: 1, max: 1 } } },
  {
    text: 'ਥੋੜ੍ਹਾ ਹੋਰ ਖਿੱਚ ਲਵਾਂਗੇ, ਪੰਤਾਲੀ ਮੰਨ ਲਓ',
    known: { price: { max: 4000000 }, transaction_type: 'sale' },
    set: { price: { max: 4500000 } },
  },
  {
    text: 'ਮਾਡਲ ਟਾਊਨ ਨਹੀਂ ਚੱਲਣਾ ਓਧਰ ਬਹੁਤ ਜਾਮ ਹੁੰਦਾ, ਸਰਾਭਾ ਨਗਰ ਵੇਖੋ',
    asked: 'area',
    known: { city: 'Ludhiana' },
    set: { area: 'Sarabha Nagar' },
  },
  { text: 'ਕੋਠੀ ਚਾਹੀਦੀ, ਫਲੈਟ ਵਿੱਚ ਦਮ ਘੁੱਟਦਾ', set: { property_type: 'house' } },
  { text: 'ਮਾਡਲ ਟਾਊਨ ਦੇ ਨੇੜੇ ਕੁਝ ਹੈ ਤਾਂ ਦਿਖਾਓ', set: { area: 'Model Town' } },
])
