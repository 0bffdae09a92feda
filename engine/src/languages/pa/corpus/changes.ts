import { atLeast, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const changes: CorpusSection[] = [
  {
    phenomenon: 'changes, takings back, anything will do, native',
    cases: [
      {
        text: 'ਕਿਰਾਏ ਤੇ ਨਹੀਂ ਜੀ, ਮੁੱਲ ਲੈਣਾ ਹੈ',
        known: { transaction_type: 'rent', city: 'Ludhiana' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'ਕਿਰਾਏ ਤੇ ਹੀ ਦੇਖ ਲਓ, ਖਰੀਦਣ ਦਾ ਇਰਾਦਾ ਛੱਡ ਦਿੱਤਾ',
        known: { transaction_type: 'sale', price: upTo(5000000) },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'ਬਜਟ ਵਧਾ ਕੇ ਪੰਦਰਾਂ ਹਜ਼ਾਰ ਕਰ ਦਿਓ',
        known: { transaction_type: 'rent', price: upTo(10000) },
        set: { price: upTo(15000) },
        numbers: [15000],
      },
      {
        text: 'ਮੁਹਾਲੀ ਨਹੀਂ, ਖਰੜ ਵਾਲੇ ਪਾਸੇ ਦੇਖੋ',
        known: { city: 'Mohali' },
        set: { area: 'Kharar' },
        drop: ['city'],
      },
      { text: 'ਜਿੰਮ ਰਹਿਣ ਦਿਓ, ਨਹੀਂ ਚਾਹੀਦਾ', known: { amenities: ['lift', 'gym'] }, drop: ['gym'] },
      { text: 'ਤਿੰਨ ਨਹੀਂ ਦੋ ਕਮਰੇ ਕਾਫ਼ੀ ਆ', known: { bedrooms: exactly(3) }, set: { bedrooms: exactly(2) } },
      { text: 'ਕੋਈ ਵੀ ਇਲਾਕਾ ਚੱਲੂ', asked: 'area', known: { city: 'Amritsar' }, any: ['area'] },
      {
        text: 'ਪੈਸਿਆਂ ਦੀ ਕੋਈ ਗੱਲ ਨਹੀਂ, ਜਿੰਨੇ ਮਰਜ਼ੀ ਲੱਗ ਜਾਣ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        any: ['price'],
      },
      {
        text: 'ਫਲੈਟ ਦੀ ਥਾਂ ਕੋਠੀ ਕਰ ਦਿਓ',
        known: { property_type: 'apartment' },
        set: { property_type: 'house' },
      },
      { text: 'ਕੁਝ ਖ਼ਾਸ ਨਹੀਂ', asked: 'amenities', known: { transaction_type: 'rent' }, any: ['amenities'] },
      {
        text: 'ਨਹੀਂ ਨਹੀਂ, ਪਟਿਆਲਾ ਨਹੀਂ, ਮੈਂ ਤਾਂ ਬਠਿੰਡਾ ਕਿਹਾ ਸੀ',
        known: { property_type: 'house', city: 'Patiala' },
        set: { city: 'Bathinda' },
      },
      {
        text: 'ਅਸੀਂ ਸੋਚ ਬਦਲ ਲਈ, ਹੁਣ ਕਿਰਾਏ ਤੇ ਹੀ ਲਵਾਂਗੇ',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      { text: 'ਪੰਜਾਹ ਦੀ ਥਾਂ ਸੱਠ ਲੱਖ ਕਰ ਲਵੋ', known: { price: upTo(5000000) }, set: { price: upTo(6000000) } },
      {
        text: 'ਇੱਕ ਕਮਰਾ ਹੋਰ ਵਧਾ ਦਿਓ, ਤਿੰਨ ਕਰ ਦਿਓ',
        known: { bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      { text: 'ਲਿਫਟ ਵਾਲੀ ਸ਼ਰਤ ਕੱਢ ਦਿਓ', known: { amenities: ['parking', 'lift'] }, drop: ['lift'] },
      {
        text: 'ਮਾਡਲ ਟਾਊਨ ਮਹਿੰਗਾ ਪੈਂਦਾ, ਦੁੱਗਰੀ ਵੇਖੋ',
        known: { city: 'Ludhiana', area: 'Model Town' },
        set: { area: 'Dugri' },
      },
      { text: 'ਬਜਟ ਦੀ ਹੱਦ ਹਟਾ ਦਿਓ', known: { price: upTo(20000) }, drop: ['price'] },
      { text: 'ਫਰਨੀਚਰ ਹੋਵੇ ਨਾ ਹੋਵੇ ਕੋਈ ਫ਼ਰਕ ਨਹੀਂ', known: { amenities: ['furnished'] }, drop: ['furnished'] },
      {
        text: 'ਜਿਹੋ ਜਿਹਾ ਮਿਲ ਜਾਵੇ',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        any: ['property_type'],
      },
      { text: 'ਕਮਰੇ ਜਿੰਨੇ ਮਰਜ਼ੀ ਹੋਣ', asked: 'bedrooms', known: { transaction_type: 'rent' }, any: ['bedrooms'] },
      { text: 'ਪੰਜਾਬ ਵਿੱਚ ਕਿਤੇ ਵੀ', asked: 'city', known: { transaction_type: 'rent' }, any: ['city'] },
    ],
  },
  {
    phenomenon: 'changes, takings back, anything will do, latin',
    cases: [
      {
        text: 'flat nahi kothi chahidi',
        known: { property_type: 'apartment' },
        set: { property_type: 'house' },
      },
      {
        text: 'kothi chhaddo, flat dikhao',
        known: { property_type: 'house' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'patiala ni jalandhar dekho',
        known: { transaction_type: 'rent', city: 'Patiala' },
        set: { city: 'Jalandhar' },
      },
      { text: 'parking di lod ni hun', known: { amenities: ['parking'] }, drop: ['parking'] },
      { text: '30 nahi 40 lakh kar lo', known: { price: upTo(3000000) }, set: { price: upTo(4000000) } },
      { text: 'jithe marji hove chalega', asked: 'area', known: { city: 'Mohali' }, any: ['area'] },
      { text: 'kinne v hon, koi farak ni painda', asked: 'bedrooms', any: ['bedrooms'] },
      { text: 'dugri wali shart hata deyo', known: { city: 'Ludhiana', area: 'Dugri' }, drop: ['area'] },
      { text: 'kuch vi chalega', asked: 'property_type', any: ['property_type'] },
      {
        text: 'kiraye te ni lena, mull lena',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      { text: 'ludhiana chhad ke khanna dekh lo', known: { city: 'Ludhiana' }, set: { city: 'Khanna' } },
      { text: '12 kar deyo 10 di jagah', known: { price: upTo(10000) }, set: { price: upTo(12000) } },
      {
        text: 'plot nahi ji bani hoyi kothi vikhao',
        known: { property_type: 'land' },
        set: { property_type: 'house' },
      },
      { text: 'paise di tension na lo', asked: 'price', known: { transaction_type: 'sale' }, any: ['price'] },
      {
        text: 'eho jehi koi demand ni',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        any: ['amenities'],
      },
      {
        text: '3 ton ghat na howe',
        asked: 'bedrooms',
        known: { bedrooms: exactly(3) },
        set: { bedrooms: atLeast(3) },
      },
    ],
  },
  {
    phenomenon: 'changes, takings back, anything will do, mixed',
    cases: [
      {
        text: 'rent nahi ji buy karna hai',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'furnished di zaroorat nahi, leave it',
        known: { amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'actually budget 25k kar deo',
        known: { price: upTo(20000) },
        set: { price: upTo(25000) },
        numbers: [25000],
      },
      { text: 'sorry 3BHK chahida, 2 nahi', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
      {
        text: 'Mohali ਨਹੀਂ, Chandigarh ਕਰ ਦਿਓ please',
        known: { city: 'Mohali' },
        set: { city: 'Chandigarh' },
      },
      {
        text: 'flat cancel karo, now I want plot',
        known: { property_type: 'apartment' },
        set: { property_type: 'land' },
      },
      { text: 'increase karo 35 lakh tak', known: { price: upTo(3000000) }, set: { price: upTo(3500000) } },
      { text: 'any area chalega ji', asked: 'area', known: { city: 'Jalandhar' }, any: ['area'] },
    ],
  },
]
