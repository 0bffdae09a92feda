import { between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** A second blind set: Malayalam turns mixed with English, written without sight of rules and corpus and never tuned to. */
export const secondMixed: CorpusSection[] = [
  {
    phenomenon: 'second: first wishes, mixed',
    cases: [
      {
        text: 'Kakkanad-ൽ 2BHK fully furnished flat rent-ന് വേണം, budget 22000',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Kakkanad',
          price: upTo(22000),
          bedrooms: exactly(2),
          amenities: ['furnished'],
        },
        numbers: [2, 22000],
      },
      {
        text: 'Looking for വീട് in Kottayam, 40 lakhs range, വാങ്ങാൻ ആണ്',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kottayam', price: upTo(4000000) },
      },
      {
        text: 'Sreekaryam-ത്ത് ഒരു studio apartment മതി, bachelor ആണ്',
        set: { property_type: 'apartment', area: 'Sreekaryam' },
      },
      {
        text: '4 BHK villa വേണം with garden and covered car parking, Thrissur',
        set: {
          property_type: 'house',
          city: 'Thrissur',
          bedrooms: exactly(4),
          amenities: ['parking', 'garden'],
        },
        numbers: [4],
      },
    ],
  },
  {
    phenomenon: 'second: answers, mixed',
    cases: [
      {
        text: 'maximum ഒരു 10K',
        asked: 'price',
        known: { transaction_type: 'rent', city: 'Palakkad' },
        set: { price: upTo(10000) },
      },
      { text: '2 or 3 മതിയാകും', asked: 'bedrooms', set: { bedrooms: between(2, 3) } },
    ],
  },
  {
    phenomenon: 'second: corrections, mixed',
    cases: [
      {
        text: 'Sorry, Kollam അല്ല, Trivandrum ആണ് correct',
        known: { city: 'Kollam' },
        set: { city: 'Thiruvananthapuram' },
      },
      {
        text: 'location എവിടെ ആയാലും fine',
        asked: 'area',
        known: { city: 'Kochi' },
        any: ['area'],
      },
    ],
  },
  {
    phenomenon: 'second: questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'ഈ flat-ന് 2 balcony ഉണ്ടോ?', shown: 1, act: 'question' },
      { text: 'Home loan 80% കിട്ടുമോ ഈ property-ക്ക്', known: { transaction_type: 'sale' }, act: 'question' },
      { text: 'ഞാൻ last year Aluva-യിൽ ഉള്ള എന്റെ plot വിറ്റു', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'second: acts, mixed',
    cases: [{ text: 'ആദ്യം മുതൽ start ചെയ്യാം please', known: { city: 'Kochi' }, act: 'restart' }],
  },
]
