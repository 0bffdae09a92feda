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
        text: 'ഗുരുവായൂരിൽ അമ്പലത്തിനടുത്ത് ഒരു ഫ്ലാറ്റ് വാങ്ങണം, നാൽപ്പതു ലക്ഷം വരെ',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Guruvayur',
          price: upTo(4000000),
        },
      },
      { text: 'രണ്ടു ബെഡ്റൂം മതി, പക്ഷേ ബാൽക്കണി നിർബന്ധമാണ്', set: { bedrooms: exactly(2), amenities: ['balcony'] } },
      {
        text: 'കടവന്ത്ര ഭയങ്കര വിലയാണ്, തൃക്കാക്കര നോക്കാം',
        known: { area: 'Kadavanthra' },
        set: { area: 'Thrikkakara' },
      },
      {
        text: 'പന്ത്രണ്ടായിരത്തി അഞ്ഞൂറ് രൂപ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(12500) },
        numbers: [12500],
      },
      { text: 'ഒരേക്കർ പറമ്പ് പാലായിൽ', set: { property_type: 'land', city: 'Pala', size_sqft: atLeast(43560) } },
      { text: 'വാടക എത്രയായാലും സാരമില്ല', asked: 'price', known: { transaction_type: 'rent' }, any: ['price'] },
      {
        text: 'പട്ടത്ത് അമ്മയ്ക്കു വേണ്ടി ഒരു ഫ്ലാറ്റ്, താഴത്തെ നിലയിൽ',
        set: { property_type: 'apartment', area: 'Pattom' },
      },
      { text: 'കോട്ടയം വേണ്ട, ചങ്ങനാശ്ശേരി മതി', known: { city: 'Kottayam' }, set: { city: 'Changanassery' } },
      {
        text: 'ഇരുപത്തയ്യായിരം മുതൽ മുപ്പതിനായിരം വരെ',
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
      { text: 'ആ വീടിന് മുകൾ നിലയുണ്ടോ?', act: 'question' },
      { text: 'ഞങ്ങളുടെ നാട്ടിൽ ഉത്സവം നടക്കുകയാണ്', act: 'unclear' },
      { text: 'ആലോചിച്ചിട്ട് പറയാം', act: 'unclear' },
      { text: 'അതെ, അതു തന്നെ നോക്കിക്കോ', act: 'affirm' },
    ],
  },
  {
    phenomenon: 'third: wishes, answers and changes, latin',
    cases: [
      {
        text: 'enikku palarivattathu 1bhk vadakakku venam, 12k il thazhe',
        set: { transaction_type: 'rent', area: 'Palarivattom', bedrooms: exactly(1), price: upTo(12000) },
      },
      { text: 'lift illenkilum kuzhappamilla', known: { amenities: ['lift'] }, drop: ['lift'] },
    ],
  },
  {
    phenomenon: 'third: acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'deposit ethra chodikkunnu?', act: 'question' },
      { text: 'ammavante molude kalyanathinu chelav kooduthal aayi', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'third: wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Edappally-ൽ 3BHK flat വാങ്ങാൻ, 90 lakhs budget',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Edappally',
          bedrooms: exactly(3),
          price: upTo(9000000),
        },
      },
    ],
  },
]
