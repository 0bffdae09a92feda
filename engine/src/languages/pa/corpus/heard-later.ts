import { atLeast, type CorpusSection, upTo } from '../../corpus-case.ts'

/** Turns of a blind set that were misread when first seen. */
export const heardLater: CorpusSection[] = [
  {
    phenomenon: 'first wishes, native',
    cases: [
      {
        text: 'ਵੀਰ ਜੀ ਸੌ ਗਜ਼ ਦਾ ਪਲਾਟ ਲੈਣਾ ਖਰੜ ਵੱਲ',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Kharar', size_sqft: atLeast(900) },
        numbers: [100],
      },
      {
        text: 'ਦਸਾਂ ਮਰਲਿਆਂ ਦੀ ਕੋਠੀ ਜਲੰਧਰ ਮਾਡਲ ਟਾਊਨ, ਕੀਮਤ ਡੇਢ ਕਰੋੜ ਤਾਈਂ',
        set: {
          property_type: 'house',
          city: 'Jalandhar',
          area: 'Model Town',
          price: upTo(15000000),
          size_sqft: atLeast(2722.5),
        },
        numbers: [10, 15000000],
      },
    ],
  },
  {
    phenomenon: 'questions and talk, native',
    counter: true,
    cases: [
      {
        text: 'ਪਲਾਟ ਦੇ ਨਾਲ ਲੱਗਦੀ ਸੜਕ ਤੀਹ ਫੁੱਟ ਦੀ ਹੈ ਜਾਂ ਚਾਲੀ ਦੀ',
        known: { property_type: 'land' },
        act: 'question',
      },
      { text: 'ਅੱਜ ਲੁਧਿਆਣੇ ਬੜੀ ਗਰਮੀ ਪਈ, ਪੰਤਾਲੀ ਡਿਗਰੀ ਹੋ ਗਿਆ', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'numbers in words, native',
    cases: [
      {
        text: 'ਢਾਈ ਕਨਾਲ ਥਾਂ',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: atLeast(13612.5) },
        numbers: [2.5],
      },
      {
        text: 'ਸਾਢੇ ਸੱਤ ਹਜ਼ਾਰ ਦਿੰਦੇ ਆਂ ਹੁਣ ਵੀ ਓਨਾ ਈ ਦੇਵਾਂਗੇ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(7500) },
        numbers: [7500],
      },
    ],
  },
  {
    phenomenon: 'corrections, latin',
    cases: [
      {
        text: 'mohali rehn deo, kharar vekh lo',
        known: { city: 'Mohali', property_type: 'apartment' },
        set: { city: 'Kharar' },
      },
      {
        text: 'paise jinne marzi lag jan',
        asked: 'price',
        known: { transaction_type: 'sale', city: 'Ludhiana' },
        any: ['price'],
      },
    ],
  },
  {
    phenomenon: 'questions and talk, mixed',
    counter: true,
    cases: [
      {
        text: 'Third floor wale flat da rent negotiable hai?',
        known: { transaction_type: 'rent' },
        act: 'question',
      },
    ],
  },
]
