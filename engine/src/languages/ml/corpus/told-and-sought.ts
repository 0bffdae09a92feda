import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const toldAndSought: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'കഴിഞ്ഞ വർഷം തൃശ്ശൂരിലെ വീട് ഞങ്ങൾ വിറ്റു, ഇനി കൊച്ചിയിൽ ഒരു മൂന്ന് ബെഡ്റൂം ഫ്ലാറ്റ് വാങ്ങണം',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Kochi', bedrooms: exactly(3) },
      },
      {
        text: 'മകളുടെ കല്യാണം ജനുവരിയിലാണ്, അതുകൊണ്ട് കോട്ടയത്ത് ഒരു മൂന്നു മുറി വീട് വേണം',
        set: { property_type: 'house', city: 'Kottayam', bedrooms: exactly(3) },
      },
      {
        text: 'അമ്മയ്ക്ക് പടി കയറാൻ പറ്റില്ല, ലിഫ്റ്റ് ഉള്ള ഫ്ലാറ്റ് നോക്കിയാൽ മതി',
        set: { property_type: 'apartment', amenities: ['lift'] },
      },
      {
        text: 'ഞാൻ ഇൻഫോപാർക്കിൽ ജോലി ചെയ്യുന്നു, കാക്കനാട് വാടകയ്ക്ക് ഒരു ചെറിയ ഫ്ലാറ്റ് വേണമായിരുന്നു',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Kakkanad' },
      },
      {
        text: 'നാൽപ്പത്തഞ്ചു ലക്ഷത്തിൽ കൂടുതൽ പോകാൻ പറ്റില്ല',
        known: { transaction_type: 'sale' },
        set: { price: upTo(4500000) },
        numbers: [4500000],
      },
      {
        text: 'രണ്ടര കോടിയിൽ താഴെ ഒരു വില്ല കിട്ടുമോ കോഴിക്കോട്ട്',
        set: { property_type: 'house', city: 'Kozhikode', price: upTo(25000000) },
      },
      { text: 'മാസം പന്ത്രണ്ടായിരം വരെ കൊടുക്കാം', known: { transaction_type: 'rent' }, set: { price: upTo(12000) } },
      {
        text: 'പതിനഞ്ചു മുതൽ ഇരുപതിനായിരം വരെ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(15000, 20000) },
        numbers: [{ min: 15000, max: 20000 }],
      },
      {
        text: 'ആലുവയിൽ പത്തു സെന്റ് പറമ്പ് വാങ്ങാൻ ആഗ്രഹമുണ്ട്',
        set: { transaction_type: 'sale', property_type: 'land', area: 'Aluva', size_sqft: atLeast(4356) },
      },
      {
        text: 'വാടക വേണ്ട, സ്വന്തമായി വാങ്ങണം',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'അറുപതല്ല, എഴുപതു ലക്ഷം ആക്കിക്കോ',
        known: { transaction_type: 'sale', price: upTo(6000000) },
        set: { price: upTo(7000000) },
      },
      { text: 'എറണാകുളം വേണ്ട, തൃശൂരിൽ നോക്കൂ', known: { city: 'Ernakulam' }, set: { city: 'Thrissur' } },
      {
        text: 'മൂന്നു ബെഡ്റൂം ഇല്ലെങ്കിൽ രണ്ടു മതി',
        known: { bedrooms: exactly(3) },
        set: { bedrooms: between(2, 3) },
      },
      {
        text: 'എന്റെ ഓഫീസ് ടെക്നോപാർക്കിലാണ്, കഴക്കൂട്ടത്ത് ഒരു വൺ ബിഎച്ച്കെ വാടകയ്ക്ക് നോക്കുന്നു',
        set: { transaction_type: 'rent', area: 'Kazhakoottam', bedrooms: exactly(1) },
      },
      { text: 'ആയിരത്തി ഇരുനൂറ് സ്ക്വയർ ഫീറ്റ് മതി', set: { size_sqft: atLeast(1200) }, numbers: [1200] },
      {
        text: 'കാർ പാർക്കിംഗും ജനറേറ്ററും സെക്യൂരിറ്റിയും വേണം',
        set: { amenities: ['parking', 'power_backup', 'security'] },
      },
      { text: 'ഫർണിഷ് ചെയ്യാത്തതായാലും മതി', set: { amenities: ['unfurnished'] } },
      {
        text: 'കണ്ണൂരിൽ ഇരുപത്തഞ്ചു ലക്ഷം മുതൽ മുപ്പത്തഞ്ചു ലക്ഷം വരെ ഒരു ഹൗസ് പ്ലോട്ട്',
        set: { property_type: 'land', city: 'Kannur', price: between(2500000, 3500000) },
      },
      { text: 'എനിക്കറിയില്ല, നിങ്ങൾ തന്നെ പറയൂ', asked: 'price', any: ['price'] },
      { text: 'പാലക്കാടോ ഒറ്റപ്പാലത്തോ എന്തെങ്കിലും ഉണ്ടോ', set: { city: 'Palakkad' } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ഈ വീടിന് എത്ര അഡ്വാൻസ് കൊടുക്കണം?', act: 'question' },
      { text: 'അവിടെ വെള്ളത്തിന് ബുദ്ധിമുട്ടുണ്ടോ', act: 'question' },
      { text: 'അടുത്ത് നല്ല സ്കൂൾ ഉണ്ടോ?', act: 'question' },
      { text: 'ഇന്നലെ മഴയത്ത് ഞങ്ങളുടെ വീട് ചോർന്നു', act: 'unclear' },
      { text: 'എന്റെ അനിയൻ ബാംഗ്ലൂരിൽ രണ്ടു വർഷമായി താമസിക്കുന്നു', act: 'unclear' },
      { text: 'അമ്മാവൻ കഴിഞ്ഞ മാസം തിരുവനന്തപുരത്ത് ഒരു കോടിക്ക് വീട് വാങ്ങി', act: 'unclear' },
      { text: 'നാളെ രാവിലെ പത്തു മണിക്ക് വന്നു കാണാമോ', act: 'question' },
      { text: 'അതെ, അതു തന്നെ', act: 'affirm' },
      { text: 'അല്ല, അത് ശരിയല്ല', act: 'deny' },
      { text: 'നിങ്ങളുടെ ആരെങ്കിലും എന്നെ ഒന്നു വിളിക്കുമോ?', act: 'handoff' },
      { text: 'രണ്ടു ബാത്ത്റൂം എങ്കിലും വേണം', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'kakkanad 2bhk flat vadakakku venam, 18k il thazhe',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Kakkanad',
          bedrooms: exactly(2),
          price: upTo(18000),
        },
      },
      {
        text: 'njangal kazhinja varsham palakkad ulla veedu vittu, ini kochiyil oru flat vanganam',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Kochi' },
      },
      {
        text: 'chechiyude kalyanam january il aanu, athukond oru valiya veedu venam thrissuril',
        set: { property_type: 'house', city: 'Thrissur' },
      },
      {
        text: 'budget oru 40 lakhs aanu, athil kooduthal pattilla',
        known: { transaction_type: 'sale' },
        set: { price: upTo(4000000) },
      },
      { text: 'edappally venda, kaloor nokkam', known: { area: 'Edappally' }, set: { area: 'Kaloor' } },
      {
        text: 'kottayathu 10 cent sthalam vanganam, budget 30 lakhs',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Kottayam',
          size_sqft: atLeast(4356),
          price: upTo(3000000),
        },
      },
      {
        text: 'calicutil veedu vadakakku kittumo, 10k range',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kozhikode', price: upTo(10000) },
      },
      { text: 'parking venam, lift undenkil nallath', set: { amenities: ['parking', 'lift'] } },
      { text: 'evide aayalum mathi', asked: 'area', any: ['area'] },
      {
        text: 'randara kodi vare',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(25000000) },
        numbers: [25000000],
      },
      {
        text: 'muppathinayiram vadaka kodukkan pattum',
        set: { transaction_type: 'rent', price: upTo(30000) },
      },
      {
        text: 'onnara laksham roopa vare',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(150000) },
        numbers: [150000],
      },
      {
        text: 'MG Road sideil flat nokkunnu, 60 lakhs budget',
        set: { property_type: 'apartment', area: 'MG Road', price: upTo(6000000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'randum venda, vere enthenkilum kanikku', act: 'question' },
      { text: 'school aduthundenkil nannayirunnu', act: 'unclear' },
      { text: 'athu ethra sq ft undu?', act: 'question' },
      { text: 'valare koodutal aanu, kurachu kuranjathu kanikku', act: 'question' },
      { text: 'innu nalla choodanu', act: 'unclear' },
      { text: 'ok sheri nanni', act: 'thanks' },
      { text: 'aarenkilum onnu vilikkumo', act: 'handoff' },
      { text: 'bachelors nu veedu kodukkumo?', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Vyttila-യിൽ 2 bedroom flat വാടകയ്ക്ക് വേണം, rent 15k-യിൽ താഴെ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Vyttila',
          bedrooms: exactly(2),
          price: upTo(15000),
        },
      },
      {
        text: 'Budget 80 lakhs വരെ, 1200 sqft-ൽ കുറയരുത്',
        known: { transaction_type: 'sale' },
        set: { price: upTo(8000000), size_sqft: atLeast(1200) },
      },
      {
        text: 'Semi furnished ആണെങ്കിൽ better, gym വേണ്ട',
        known: { amenities: ['gym'] },
        set: { amenities: ['semi_furnished'] },
        drop: ['gym'],
      },
      {
        text: 'ഞങ്ങൾ family of 5 ആണ്, so 3BHK flat വേണം Kowdiar-ൽ',
        set: { property_type: 'apartment', area: 'Kowdiar', bedrooms: exactly(3) },
      },
      {
        text: 'Rent 20,000 അല്ല, 22,000 വരെ പോകാം',
        known: { transaction_type: 'rent', price: upTo(20000) },
        set: { price: upTo(22000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'എന്റെ friend Bangalore-ൽ 1 crore-ന് flat വാങ്ങി', act: 'unclear' },
      { text: 'ഈ flat-ന് loan കിട്ടുമോ?', act: 'question' },
    ],
  },
]
