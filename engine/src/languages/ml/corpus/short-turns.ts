import type { CorpusSection } from '../../corpus-case.ts'

/** A short eighth batch, to see where it stands. */
export const shortTurns: CorpusSection[] = [
  {
    phenomenon: 'short turns: first wishes, native',
    cases: [
      {
        text: 'പത്തനംതിട്ടയിൽ പ്രവാസിയായ മകന് വേണ്ടി പത്ത് സെന്റും വീടും വാങ്ങണം, ഒരു കോടിക്ക് താഴെ',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Pathanamthitta',
          price: { max: 10000000 },
          size_sqft: { min: 4356 },
        },
      },
      {
        text: 'കുറച്ചു കാലത്തേക്ക് താമസിക്കാൻ കൊച്ചിയിൽ ഒരു ഫർണിഷ്ഡ് ഫ്ലാറ്റ് വാടകയ്ക്ക് കിട്ടുമോ, ഇരുപത്തയ്യായിരം വരെ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Kochi',
          price: { max: 25000 },
          amenities: ['furnished'],
        },
      },
      {
        text: 'തിരുവനന്തപുരത്ത് ഉള്ളൂരിൽ രണ്ടു ബെഡ്റൂം വീട് വാടകയ്ക്ക്, കാർ പാർക്കിംഗ് വേണം',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Thiruvananthapuram',
          area: 'Ulloor',
          bedrooms: { min: 2, max: 2 },
          amenities: ['parking'],
        },
      },
      {
        text: 'നാല്പത് ലക്ഷത്തിന് ഒരു ഫ്ലാറ്റ് കിട്ടുമോ കോഴിക്കോട്',
        set: { property_type: 'apartment', city: 'Kozhikode', price: { max: 4000000 } },
      },
      {
        text: 'എനിക്ക് അഞ്ച് കിടപ്പുമുറികളുള്ള ഒരു വലിയ വീട് വേണം',
        set: { property_type: 'house', bedrooms: { min: 5, max: 5 } },
      },
      {
        text: 'പാടത്തിനടുത്ത് ഇരുപത് സെന്റ് പറമ്പ് വാങ്ങാൻ നോക്കുന്നു തിരൂരിൽ',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Tirur', size_sqft: { min: 8712 } },
      },
      {
        text: 'ചെറിയൊരു കുടുംബമാണ്, ഒരു മുറി മതി, വാടക അയ്യായിരത്തിൽ താഴെ, തൃശൂർ',
        set: {
          transaction_type: 'rent',
          city: 'Thrissur',
          price: { max: 5000 },
          bedrooms: { min: 1, max: 1 },
        },
      },
      {
        text: 'പുതുതായി പണിത മൂന്ന് ബിഎച്ച്കെ വില്ല, ആലുവ, തൊണ്ണൂറ് ലക്ഷം മുതൽ ഒരു കോടി വരെ',
        set: {
          property_type: 'house',
          area: 'Aluva',
          price: { min: 9000000, max: 10000000 },
          bedrooms: { min: 3, max: 3 },
        },
      },
    ],
  },
  {
    phenomenon: 'short turns: first wishes, latin',
    cases: [
      {
        text: 'alappuzhayil oru veedu vadakakku venamayirunnu, 2 bedroom, 8000 roopa vare',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Alappuzha',
          price: { max: 8000 },
          bedrooms: { min: 2, max: 2 },
        },
      },
      {
        text: 'puthiya flat vangan, thrissur, ezhupathu lakshathinullil, moonnu muri',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Thrissur',
          price: { max: 7000000 },
          bedrooms: { min: 3, max: 3 },
        },
      },
      {
        text: 'kannur jillayil payyannuril 8 cent sthalam nokkunnu',
        set: { property_type: 'land', city: 'Payyannur', size_sqft: { min: 3484.8 } },
      },
      {
        text: 'enik veedinu parking venam, garden venam, vadakakk, kottayam',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Kottayam',
          amenities: ['parking', 'garden'],
        },
      },
      {
        text: 'kochi infopark il joli ullavarkku pattiya 1bhk rent 10k',
        set: { transaction_type: 'rent', city: 'Kochi', price: { max: 10000 }, bedrooms: { min: 1, max: 1 } },
      },
      {
        text: 'vila kuranja plot undo palakkad, 3 cent mathi',
        set: { property_type: 'land', city: 'Palakkad', size_sqft: { min: 1306.8 } },
      },
    ],
  },
  {
    phenomenon: 'short turns: first wishes, mixed',
    cases: [
      {
        text: 'Please show me 2BHK ഫ്ലാറ്റ് in Vyttila under 50 lakhs',
        set: {
          property_type: 'apartment',
          area: 'Vyttila',
          price: { max: 5000000 },
          bedrooms: { min: 2, max: 2 },
        },
      },
      {
        text: 'ഞാൻ ഒരു villa നോക്കുന്നു, Kakkanad, 1.5 crore, with private pool',
        set: {
          property_type: 'house',
          area: 'Kakkanad',
          price: { max: 15000000 },
          amenities: ['swimming_pool'],
        },
      },
    ],
  },
  {
    phenomenon: 'short turns: answers, native',
    cases: [
      {
        text: 'പതിനേഴായിരം വരെ കൊടുക്കാം',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 17000 } },
      },
      {
        text: 'രണ്ടു മുറിയെങ്കിലും',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: { min: 2 } },
      },
      {
        text: 'കഴക്കൂട്ടത്ത്',
        asked: 'area',
        known: { city: 'Thiruvananthapuram' },
        set: { area: 'Kazhakoottam' },
      },
      { text: 'വാടകയാണ് നോക്കുന്നത്', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      {
        text: 'വിലയുടെ കാര്യത്തിൽ പ്രശ്നമില്ല',
        asked: 'price',
        known: { transaction_type: 'sale' },
        any: ['price'],
      },
    ],
  },
  {
    phenomenon: 'short turns: answers, latin',
    cases: [
      {
        text: 'sthalam aanu vendath',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'land' },
      },
      {
        text: 'muppathu muthal muppathanju vare',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 3000000, max: 3500000 } },
      },
      {
        text: 'jim um lift um',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['gym', 'lift'] },
      },
      { text: 'area ethayalum mathi', asked: 'area', known: { city: 'Kochi' }, any: ['area'] },
    ],
  },
  {
    phenomenon: 'short turns: changes, native',
    cases: [
      { text: 'കണ്ണൂരല്ല, കാസർകോടാണ്', known: { city: 'Kannur' }, set: { city: 'Kasaragod' } },
      { text: 'പൂന്തോട്ടം ആവശ്യമില്ല', known: { amenities: ['garden'] }, drop: ['garden'] },
      { text: 'ഇനി വാങ്ങാം, വാടക വേണ്ട', known: { transaction_type: 'rent' }, set: { transaction_type: 'sale' } },
    ],
  },
  {
    phenomenon: 'short turns: changes, latin',
    cases: [
      {
        text: 'flat maatti villa aakkamo',
        known: { property_type: 'apartment' },
        set: { property_type: 'house' },
      },
    ],
  },
  {
    phenomenon: 'short turns: questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ഈ ഫ്ലാറ്റിൽ എത്ര കാർ പാർക്ക് ചെയ്യാം', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'എന്റെ മൊബൈലിൽ ചാർജ് തീരാറായി' },
      { text: 'കോട്ടയത്തെ താപനില എത്രയാണ്', act: 'question' },
      { text: 'നാളെ വൈകുന്നേരം അമ്മയെ വിളിക്കാൻ ഓർമ്മിപ്പിക്കുക' },
      { text: 'സച്ചിൻ എത്ര സെഞ്ച്വറി നേടി', act: 'question' },
      { text: 'ഞങ്ങൾ വാടകവീട്ടിലാണ് ഇപ്പോൾ' },
    ],
  },
  {
    phenomenon: 'short turns: questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'road width ethra und', known: { transaction_type: 'sale' }, act: 'question' },
      { text: 'oru cinema ticket book cheyyu' },
      { text: 'ente makal kochiyil padikkunnu' },
      { text: 'thirakkilla pathukke mathi' },
    ],
  },
  {
    phenomenon: 'short turns: questions and other talk, mixed',
    counter: true,
    cases: [{ text: 'negotiable ആണോ വില', known: { transaction_type: 'sale' }, act: 'question' }],
  },
  {
    phenomenon: 'short turns: acts, native',
    cases: [
      { text: 'ശരി അത് മതി', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'വേണ്ടേ വേണ്ട', known: { transaction_type: 'rent' }, act: 'deny' },
      { text: 'ഒന്ന് റീസെറ്റ് ചെയ്യാമോ', known: { transaction_type: 'rent' }, act: 'restart' },
      { text: 'ഉടമയെ ഒന്ന് കോൺടാക്ട് ചെയ്യാൻ പറ്റുമോ', known: { transaction_type: 'rent' }, act: 'handoff' },
    ],
  },
  {
    phenomenon: 'short turns: acts, latin',
    cases: [
      { text: 'athe venam', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'agentine vilikkan parayamo', known: { transaction_type: 'rent' }, act: 'handoff' },
      { text: 'manassilayilla onnu koodi', known: { transaction_type: 'rent' }, act: 'repeat' },
      { text: 'ok bye thanks', known: { transaction_type: 'rent' }, act: 'goodbye' },
    ],
  },
]
