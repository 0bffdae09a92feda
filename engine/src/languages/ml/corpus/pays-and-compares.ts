import { between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const paysAndCompares: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'ഈ നാട്ടിൽ പുതിയതാണ്, ഏത് ഭാഗമാണ് നല്ലതെന്ന് അറിയില്ല, കോഴിക്കോട്ട് രണ്ടു ബെഡ്റൂം വാടക വീട് ഒന്ന് വേണം',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kozhikode', bedrooms: exactly(2) },
      },
      {
        text: 'കൂടെ ജോലി ചെയ്യുന്നയാൾ കാക്കനാട് ഇരുപതിനായിരം വാടക കൊടുക്കുന്നു, എനിക്ക് അതിലും കുറവ് പതിനഞ്ചിനുള്ളിൽ വേണം',
        known: { transaction_type: 'rent' },
        set: { price: upTo(15000) },
      },
      {
        text: 'അമ്മ നാട്ടിൽ നിന്ന് വരുന്നുണ്ട്, അതുകൊണ്ട് ഒരു മുറി കൂടി, മൊത്തം മൂന്ന്',
        known: { bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'ലോൺ പാസായി, എഴുപത്തഞ്ചു ലക്ഷം വരെ പോകാം, ഇടപ്പള്ളി അല്ലെങ്കിൽ കലൂർ',
        known: { transaction_type: 'sale' },
        set: { area: 'Edappally', price: upTo(7500000) },
      },
      {
        text: 'സ്വിമ്മിങ് പൂൾ ഒന്നും വേണ്ട, വെള്ളത്തിന് ബുദ്ധിമുട്ടില്ലാതിരുന്നാൽ മതി',
        known: { amenities: ['swimming_pool'] },
        set: { amenities: ['water_supply'] },
        drop: ['swimming_pool'],
      },
      {
        text: 'ഒരു കോടി ഇരുപതു ലക്ഷം',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(12000000) },
        numbers: [12000000],
      },
      {
        text: 'മൂന്നേമുക്കാൽ ലക്ഷം',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(375000) },
        numbers: [375000],
      },
      {
        text: 'അറുനൂറ് മുതൽ എണ്ണൂറ് സ്ക്വയർ ഫീറ്റ് വരെ',
        asked: 'size_sqft',
        set: { size_sqft: between(600, 800) },
        numbers: [{ min: 600, max: 800 }],
      },
      {
        text: 'തിരുവനന്തപുരം മെഡിക്കൽ കോളേജിനടുത്ത് വാടകയ്ക്ക് ഒരു ഫ്ലാറ്റ് കിട്ടിയാൽ കൊള്ളാം',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Thiruvananthapuram' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'വീട്ടിൽ ഗ്യാസ് കണക്ഷൻ ഉണ്ടോ?', act: 'question' },
      { text: 'ആ വീട് വേറെ ആർക്കെങ്കിലും പോയോ?', act: 'question' },
      { text: 'എന്റെ പേര് ബിജു', act: 'unclear' },
      { text: 'അവിടെ സെന്റിന് എന്താ വില?', act: 'question' },
      { text: 'കുറച്ചുകൂടി വലുത് ഉണ്ടോ', act: 'question' },
      { text: 'ആധാരം റെഡിയാണോ?', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'puthiya flat venam, pazhayathu venda, 2bhk, 55 to 60 lakhs, kazhakkoottam',
        known: { transaction_type: 'sale' },
        set: {
          property_type: 'apartment',
          area: 'Kazhakoottam',
          bedrooms: exactly(2),
          price: between(5500000, 6000000),
        },
      },
      {
        text: 'njangal randalum IT aanu, infopark office, 30k vare ok rent',
        set: { transaction_type: 'rent', price: upTo(30000), area: 'Infopark' },
      },
      {
        text: 'thrissur medical college aduthu oru veedu vadakakku kittiyal kollam',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Thrissur' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'owner bhayangara strict aano?', act: 'question' },
      { text: 'chetta enikku kurachu samayam tharu', act: 'unclear' },
    ],
  },
]
