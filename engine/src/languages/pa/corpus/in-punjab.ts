import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

const marla = (count: number) => count * 272.25
const kanal = (count: number) => count * 5445

/** Turns as they are said in the towns and villages of Punjab, with their own measures and place endings. */
export const inPunjab: CorpusSection[] = [
  {
    phenomenon: 'in Punjab, native',
    cases: [
      {
        text: 'ਲੁਧਿਆਣੇ ਕੋਠੀ ਲੈਣੀ ਹੈ ਦਸ ਮਰਲੇ ਦੀ',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Ludhiana',
          size_sqft: atLeast(marla(10)),
        },
      },
      {
        text: 'ਪਟਿਆਲੇ ਵਿੱਚ ਪਲਾਟ ਚਾਹੀਦੈ ਅੱਠ ਮਰਲੇ ਦਾ',
        set: { property_type: 'land', city: 'Patiala', size_sqft: atLeast(marla(8)) },
      },
      {
        text: 'ਵੀਰ ਜੀ ਮੋਹਾਲੀ ਚ ਦੋ ਕਮਰਿਆਂ ਵਾਲਾ ਸੈੱਟ ਕਿਰਾਏ ਤੇ ਹੈਗਾ?',
        set: { transaction_type: 'rent', city: 'Mohali', bedrooms: exactly(2) },
      },
      { text: 'ਇੱਕ ਕਨਾਲ ਦੀ ਕੋਠੀ', set: { property_type: 'house', size_sqft: atLeast(kanal(1)) } },
      {
        text: 'ਦੋ ਕਿੱਲੇ ਜ਼ਮੀਨ ਲੈਣੀ ਆ',
        set: { transaction_type: 'sale', property_type: 'land', size_sqft: atLeast(87120) },
      },
      { text: 'ਢਾਈ ਸੌ ਗਜ਼ ਦਾ ਪਲਾਟ', set: { property_type: 'land', size_sqft: atLeast(2250) } },
      { text: 'ਪੰਜ ਤੋਂ ਸੱਤ ਮਰਲੇ', asked: 'size_sqft', set: { size_sqft: between(marla(5), marla(7)) } },
      { text: 'ਪੰਜ ਸੱਤ ਮਰਲੇ ਦਾ ਮਕਾਨ', set: { property_type: 'house', size_sqft: between(marla(5), marla(7)) } },
      { text: 'ਤਿੰਨ ਕਮਰੇ ਹੋਣੇ ਚਾਹੀਦੇ ਨੇ', set: { bedrooms: exactly(3) } },
      { text: 'ਘੱਟੋ ਘੱਟ ਦੋ ਕਮਰੇ ਹੋਣ', set: { bedrooms: atLeast(2) } },
      { text: 'ਦੋ ਤਿੰਨ ਕਮਰੇ ਬਹੁਤ ਆ', asked: 'bedrooms', set: { bedrooms: between(2, 3) } },
      { text: 'ਚਾਰ ਬੈੱਡਰੂਮ ਤੋਂ ਘੱਟ ਨਹੀਂ', set: { bedrooms: atLeast(4) } },
      { text: 'ਬਾਰਾਂ ਸੌ ਸਕੇਅਰ ਫੁੱਟ ਤੋਂ ਵੱਡਾ', set: { size_sqft: atLeast(1200) } },
      { text: 'ਲਿਫਟ ਦੀ ਲੋੜ ਨੀ', known: { amenities: ['lift'] }, drop: ['lift'] },
      { text: 'ਪਾਰਕਿੰਗ ਰਹਿਣ ਦਿਓ', known: { amenities: ['parking'] }, drop: ['parking'] },
      { text: 'ਬਜਟ ਵਾਲੀ ਗੱਲ ਛੱਡੋ', known: { price: upTo(20000) }, drop: ['price'] },
      { text: 'ਅੰਮ੍ਰਿਤਸਰ ਨਹੀਂ ਜਲੰਧਰ ਵਿੱਚ ਵੇਖੋ', set: { city: 'Jalandhar' } },
      {
        text: 'ਜਲੰਧਰ Model Town ਵਿੱਚ ਕੋਠੀ',
        set: { property_type: 'house', city: 'Jalandhar', area: 'Model Town' },
      },
      { text: 'ਬਠਿੰਡੇ', asked: 'city', set: { city: 'Bathinda' } },
      {
        text: 'ਚੰਡੀਗੜ੍ਹ ਸੈਕਟਰ 22 ਵਿੱਚ ਇੱਕ ਕਮਰਾ ਕਿਰਾਏ ਤੇ',
        set: { transaction_type: 'rent', city: 'Chandigarh', area: 'Sector 22', bedrooms: exactly(1) },
      },
      {
        text: 'ਜ਼ੀਰਕਪੁਰ ਵਿੱਚ ਫਲੈਟ ਵਿਖਾਇਓ ਚਾਲੀ ਕੁ ਲੱਖ ਦਾ',
        set: { property_type: 'apartment', city: 'Zirakpur', price: upTo(4000000) },
      },
      { text: 'ਪੰਚਕੂਲੇ ਲਾਗੇ ਕੋਈ ਮਕਾਨ ਹੋਵੇ ਤਾਂ ਦੱਸਿਓ', set: { property_type: 'house', city: 'Panchkula' } },
      { text: 'ਕਿਰਾਇਆ ਦਸ ਹਜ਼ਾਰ ਤੋਂ ਟੱਪਣਾ ਨਹੀਂ ਚਾਹੀਦਾ', set: { transaction_type: 'rent', price: upTo(10000) } },
    ],
  },
  {
    phenomenon: 'in Punjab, latin',
    cases: [
      {
        text: 'ludhiane ch kothi chahidi aa 10 marle di',
        set: { property_type: 'house', city: 'Ludhiana', size_sqft: atLeast(marla(10)) },
      },
      {
        text: 'paji mohali ch 2 bhk kiraye te labhda pya haan',
        set: { transaction_type: 'rent', city: 'Mohali', bedrooms: exactly(2) },
      },
      {
        text: 'pnj marle da plot patiale',
        set: { property_type: 'land', city: 'Patiala', size_sqft: atLeast(marla(5)) },
      },
      {
        text: 'amritsar ton bahar nahi, amritsar vich hi makan',
        set: { property_type: 'house', city: 'Amritsar' },
      },
      { text: 'adha killa jameen', set: { property_type: 'land', size_sqft: atLeast(21780) } },
      { text: 'panjah lakh tak di kothi', set: { property_type: 'house', price: upTo(5000000) } },
      { text: 'vih ku hazar kiraya de dewange', set: { transaction_type: 'rent', price: upTo(20000) } },
      { text: 'tinn kamre hon', set: { bedrooms: exactly(3) } },
      { text: 'jithe marji hove, koi gal nahi', asked: 'area', any: ['area'] },
      {
        text: 'zirakpur vich flat laina sanu, lift te parking wala',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Zirakpur',
          amenities: ['lift', 'parking'],
        },
      },
      { text: 'lift chad deo', known: { amenities: ['lift'] }, drop: ['lift'] },
      {
        text: 'kharar ch plot lena 100 gaj da',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Kharar', size_sqft: atLeast(900) },
      },
      {
        text: 'sadhe chaar lakh',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(450000) },
      },
      { text: 'ik kanal ton vaddi', asked: 'size_sqft', set: { size_sqft: atLeast(kanal(1)) } },
    ],
  },
  {
    phenomenon: 'talk in Punjab, native',
    counter: true,
    cases: [
      { text: 'ਪਿਛਲੇ ਸਾਲ ਅਸੀਂ ਜਲੰਧਰ ਵਿੱਚ ਕੋਠੀ ਵੇਚੀ ਸੀ', act: 'unclear' },
      { text: 'ਅੱਜ ਮੀਂਹ ਬਹੁਤ ਪੈ ਰਿਹਾ ਹੈ', act: 'unclear' },
      { text: 'ਮੇਰਾ ਮੁੰਡਾ ਕੈਨੇਡਾ ਵਿੱਚ ਰਹਿੰਦਾ ਹੈ', act: 'unclear' },
      { text: 'ਘਰ ਵਾਲਿਆਂ ਨੂੰ ਪੁੱਛ ਕੇ ਦੱਸਦਾ ਹਾਂ', act: 'unclear' },
      { text: 'ਬਿਆਨਾ ਕਿੰਨਾ ਦੇਣਾ ਪਵੇਗਾ?', act: 'question' },
      { text: 'ਰਜਿਸਟਰੀ ਦਾ ਖਰਚਾ ਕਿੰਨਾ ਆਊ?', act: 'question' },
      { text: 'ਮਕਾਨ ਕਿੰਨਾ ਪੁਰਾਣਾ ਹੈ?', act: 'question' },
      { text: 'ਗੁਆਂਢ ਕਿਹੋ ਜਿਹਾ ਹੈ?', act: 'question' },
      { text: 'ਸਾਡੇ ਗੁਆਂਢੀਆਂ ਨੇ ਦੋ ਕਮਰੇ ਪਾਏ ਨੇ', act: 'unclear' },
      { text: 'ਕੱਲ੍ਹ ਪੰਜ ਵਜੇ ਆਵਾਂਗੇ', act: 'unclear' },
    ],
  },
]
