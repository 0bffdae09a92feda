import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/**
 * Measured once and never opened since. Unlike the others they were written by somebody who had seen parts of the
 * rules, much the same turns in every language.
 */
export const third: CorpusSection[] = [
  {
    phenomenon: 'third: wishes, answers and changes, native',
    cases: [
      {
        text: 'காரைக்குடில ஒரு பழைய செட்டிநாடு வீடு விலைக்கு வேணும், எண்பது லட்சம் வரை',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Karaikudi', price: upTo(8000000) },
      },
      {
        text: 'ரெண்டு பெட்ரூம் போதும், ஆனா ரெண்டுலயும் பால்கனி இருக்கணும்',
        set: { bedrooms: exactly(2), amenities: ['balcony'] },
      },
      {
        text: 'அண்ணா நகர் ரொம்ப காஸ்ட்லி, அம்பத்தூர்ல பாப்போம்',
        known: { area: 'Anna Nagar' },
        set: { area: 'Ambattur' },
      },
      {
        text: 'பன்னிரண்டாயிரத்து ஐநூறு ரூபாய்',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(12500) },
        numbers: [12500],
      },
      {
        text: 'ஒரு ஏக்கர் தென்னந்தோப்பு பொள்ளாச்சில',
        set: { property_type: 'land', city: 'Pollachi', size_sqft: atLeast(43560) },
      },
      {
        text: 'வாடகை எவ்வளவு வேணா இருக்கட்டும்',
        asked: 'price',
        known: { transaction_type: 'rent' },
        any: ['price'],
      },
      {
        text: 'ஸ்ரீரங்கத்துல அம்மாவுக்காக ஒரு ஃப்ளாட், கீழ் தளத்துல',
        set: { property_type: 'apartment', area: 'Srirangam' },
      },
      { text: 'சேலம் வேண்டாம், நாமக்கல் போதும்', known: { city: 'Salem' }, set: { city: 'Namakkal' } },
      {
        text: 'இருபத்தஞ்சாயிரம் முதல் முப்பதாயிரம் வரை',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(25000, 30000) },
        numbers: [{ min: 25000, max: 30000 }],
      },
    ],
  },
  {
    phenomenon: 'third: acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'அந்த வீட்டுல மாடி இருக்கா?', act: 'question' },
      { text: 'எங்க ஊர்ல திருவிழா நடக்குது', act: 'unclear' },
      { text: 'யோசிச்சிட்டு சொல்றேன்', act: 'unclear' },
      { text: 'ஆமாங்க, அதையே பாருங்க', act: 'affirm' },
    ],
  },
  {
    phenomenon: 'third: wishes, answers and changes, latin',
    cases: [
      {
        text: 'enaku virugambakkam la 1bhk rent ku venum, 12k kulla',
        set: { transaction_type: 'rent', area: 'Virugambakkam', bedrooms: exactly(1), price: upTo(12000) },
      },
      {
        text: 'kilpauk or egmore, rendu bedroom, rent',
        set: { transaction_type: 'rent', area: 'Kilpauk', bedrooms: exactly(2) },
      },
    ],
  },
  {
    phenomenon: 'third: acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'deposit evlo kekaranga?', act: 'question' },
      { text: 'mama ponnu kalyanathuku selavu jasthi aachu', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'third: wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Porur-ல 3BHK flat sale-க்கு, 90 lakhs budget',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Porur',
          bedrooms: exactly(3),
          price: upTo(9000000),
        },
      },
    ],
  },
]
