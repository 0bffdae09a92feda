import type { CorpusSection } from '../../corpus-case.ts'

/** What is sought where one is, what was, kinds that do not suit, both ends of an amount, and what was told wrong. */
export const thereAndWronglyTold: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and what is taken back',
    cases: [
      {
        text: 'എന്റെ ഓഫീസ് കാക്കനാട് ആണ്, അവിടെത്തന്നെ ഒരു ഫ്ലാറ്റ് വാടകയ്ക്ക് വേണം',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Kakkanad' },
      },
      {
        text: 'ente joli kozhikode aanu, avide thanne oru veedu vaadakakku venam',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kozhikode' },
      },
      {
        text: 'സ്ഥലം എവിടെയായാലും കുഴപ്പമില്ല',
        asked: 'area',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi' },
        any: ['area'],
      },
      {
        text: 'സ്ഥലം ഏതായാലും മതി',
        asked: 'area',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi' },
        any: ['area'],
      },
      {
        text: 'sthalam evide aayalum kuzhappamilla',
        asked: 'area',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi' },
        any: ['area'],
      },
      {
        text: 'സ്ഥലം എവിടെ വേണമെങ്കിലും ആകാം',
        asked: 'area',
        known: { transaction_type: 'rent', property_type: 'house', city: 'Kochi' },
        any: ['area'],
      },
      {
        text: 'വീട് മതി, ഫ്ലാറ്റിൽ താമസിക്കാൻ ഇഷ്ടമില്ല',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Kochi' },
        set: { property_type: 'house' },
      },
      {
        text: 'ഹലോ എന്റെ പേര് ബിജു എനിക്ക് തൃശ്ശൂരിൽ ഒരു വീട് വാങ്ങണം മുപ്പത് ലക്ഷത്തിനുള്ളിൽ ഉണ്ടെങ്കിൽ പറയൂ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Thrissur', price: { max: 3000000 } },
      },
      {
        text: 'ഞങ്ങളുടെ ശമ്പളത്തിന് പതിനഞ്ചായിരം വരെയേ വാടക കൊടുക്കാൻ പറ്റൂ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'rent', price: { max: 15000 } },
      },
      {
        text: 'വീട്ടിൽ ഒരു പട്ടിയുണ്ട്, വളർത്തുമൃഗങ്ങളെ അനുവദിക്കുന്ന ഫ്ലാറ്റ് വേണം',
        set: { property_type: 'apartment', amenities: ['pet_friendly'] },
      },
      {
        text: 'വീട്ടിൽ പ്രായമായ അമ്മയുണ്ട്, ലിഫ്റ്റ് ഉള്ള ഫ്ലാറ്റ് വേണം',
        set: { property_type: 'apartment', amenities: ['lift'] },
      },
      {
        text: 'കുറഞ്ഞത് നാല്പത് ലക്ഷം, കൂടിയാൽ അറുപത് ലക്ഷം',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 4000000, max: 6000000 } },
      },
      {
        text: 'kuranjathu 40 laksham, koodiyath 60 laksham',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 4000000, max: 6000000 } },
      },
      {
        text: 'അമ്പത് ലക്ഷം വരെ നോക്കാം',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        set: { price: { max: 5000000 } },
      },
      {
        text: '50 laksham vare pokaam',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        set: { price: { max: 5000000 } },
      },
      {
        text: 'ബജറ്റ് തെറ്റി പറഞ്ഞതാണ്, അത് മാറ്റിക്കളയൂ',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        drop: ['price'],
      },
      {
        text: 'രണ്ടെണ്ണം മതി, ഞങ്ങൾ ഭാര്യയും ഭർത്താവും മാത്രമേ ഉള്ളൂ',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'ഫർണിഷ്ഡ് വേണ്ട, ഞങ്ങളുടെ സാധനങ്ങൾ ഉണ്ട്',
        known: { transaction_type: 'rent', property_type: 'apartment', amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'എന്റെ കട പാലാരിവട്ടം, കൊച്ചിയിലാണ്, അവിടെത്തന്നെ ഒരു വീട് വാടകയ്ക്ക് വേണം',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kochi', area: 'Palarivattom' },
      },
      {
        text: 'മോൻ കോഴിക്കോട് പഠിക്കുന്നു, അവിടെ തന്നെ ഒരു ഫ്ലാറ്റ് വാങ്ങണം',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Kozhikode' },
      },
      {
        text: 'achanum ammayum Thrissur aanu thamasam, avide thanne oru sthalam vanganam',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Thrissur' },
      },
      {
        text: 'നാട് കൊല്ലം ആണ്, പക്ഷേ തിരുവനന്തപുരത്ത് വീട് വാടകയ്ക്ക് വേണം',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Thiruvananthapuram' },
      },
      {
        text: 'ഏത് ഏരിയ ആണെന്നത് പ്രശ്നമല്ല',
        asked: 'area',
        known: { transaction_type: 'sale', property_type: 'apartment', city: 'Kochi' },
        any: ['area'],
      },
      {
        text: 'കൊച്ചിയിൽ മതി, ഏരിയ ഏതായാലും കുഴപ്പമില്ല',
        asked: 'city',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { city: 'Kochi' },
        any: ['area'],
      },
      {
        text: 'സ്ഥലം എവിടെ ആയാലും മതി',
        asked: 'area',
        known: { transaction_type: 'rent', property_type: 'house', city: 'Kollam' },
        any: ['area'],
      },
      {
        text: 'sthalam ethayalum prasnam illa',
        asked: 'area',
        known: { transaction_type: 'rent', property_type: 'house', city: 'Kollam' },
        any: ['area'],
      },
      {
        text: 'വാടക എത്രയായാലും കുഴപ്പമില്ല',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi' },
        any: ['price'],
      },
      {
        text: 'മുറി എത്രയായാലും മതി',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi' },
        any: ['bedrooms'],
      },
      {
        text: 'സ്ഥലം വാങ്ങണം, എവിടെയായാലും മതി',
        asked: 'city',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'sale', property_type: 'land' },
        any: ['city'],
      },
      {
        text: 'ഞാൻ വളർന്നത് കണ്ണൂരാണ്, ഇപ്പോൾ അവിടെത്തന്നെ വീട് വാങ്ങണം',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kannur' },
      },
      {
        text: 'വീട് നോക്കൂ, ഫ്ലാറ്റിൽ താമസിക്കുന്നത് ഇഷ്ടമല്ല',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Kochi' },
        set: { property_type: 'house' },
      },
      {
        text: 'flat il pattilla, veedu mathi',
        asked: 'property_type',
        known: { transaction_type: 'sale', city: 'Kochi' },
        set: { property_type: 'house' },
      },
      {
        text: 'ഫ്ലാറ്റ് മതി, ഒറ്റയ്ക്കുള്ള വീട്ടിൽ പേടിയാണ്',
        asked: 'property_type',
        known: { transaction_type: 'rent', city: 'Kochi' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'നമസ്കാരം ഞാൻ സുമ ആണ് എനിക്ക് കോട്ടയത്ത് രണ്ട് ബെഡ്റൂം വീട് വാടകയ്ക്ക് വേണം പതിനായിരത്തിനുള്ളിൽ ഉണ്ടെങ്കിൽ പറയണേ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: { min: 2, max: 2 },
          city: 'Kottayam',
          price: { max: 10000 },
        },
      },
      {
        text: 'hello ente peru Anoop, Thrissur il sthalam vanganam 20 lakshathinullil undenkil parayu',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Thrissur', price: { max: 2000000 } },
      },
      {
        text: 'എന്റെ പേര് ജോസ്, എറണാകുളത്ത് ഫ്ലാറ്റ് വാങ്ങാൻ ആഗ്രഹിക്കുന്നു, ഉണ്ടെങ്കിൽ അറിയിക്കുക',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Kochi' },
      },
      {
        text: 'ഞങ്ങളുടെ ശമ്പളത്തിൽ മാസം പതിനായിരം വരെയേ വാടക കൊടുക്കാൻ കഴിയൂ',
        set: { transaction_type: 'rent', price: { max: 10000 } },
      },
      {
        text: 'എന്റെ വരുമാനത്തിന് മുപ്പത് ലക്ഷം വരെയേ പറ്റൂ',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { price: { max: 3000000 } },
      },
      {
        text: 'വീട്ടിൽ ചെറിയ കുഞ്ഞുണ്ട്, പവർ ബാക്കപ്പ് ഉള്ള ഫ്ലാറ്റ് വേണം',
        set: { property_type: 'apartment', amenities: ['power_backup'] },
      },
      {
        text: 'veettil oru poocha und, pet friendly flat venam',
        set: { property_type: 'apartment', amenities: ['pet_friendly'] },
      },
      {
        text: 'കുറഞ്ഞാൽ ഇരുപത് ലക്ഷം, കൂടിയാൽ മുപ്പത് ലക്ഷം',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 2000000, max: 3000000 } },
      },
      {
        text: 'ഏറ്റവും കുറഞ്ഞത് എട്ടായിരം, ഏറ്റവും കൂടിയത് പന്ത്രണ്ടായിരം',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { min: 8000, max: 12000 } },
      },
      {
        text: 'ലോൺ കുറച്ച് കൂടുതൽ കിട്ടി, അതുകൊണ്ട് നാല്പത് ലക്ഷം വരെ നോക്കാം',
        known: { transaction_type: 'sale', price: { max: 3000000 } },
        set: { price: { max: 4000000 } },
      },
      {
        text: '12000 vare nokkam',
        known: { transaction_type: 'rent', price: { max: 10000 } },
        set: { price: { max: 12000 } },
      },
      {
        text: 'മുപ്പത്തഞ്ച് ലക്ഷം വരെ പോകാം',
        known: { transaction_type: 'sale', price: { max: 3000000 } },
        set: { price: { max: 3500000 } },
      },
      {
        text: 'മുറികളുടെ എണ്ണം തെറ്റി പറഞ്ഞതാ, അത് ഒഴിവാക്കൂ',
        known: { transaction_type: 'sale', price: { max: 3000000 }, bedrooms: { min: 3, max: 3 } },
        drop: ['bedrooms'],
      },
      {
        text: 'വില തെറ്റായി പറഞ്ഞു, അത് കളഞ്ഞേക്കൂ',
        known: { transaction_type: 'sale', price: { max: 3000000 } },
        drop: ['price'],
      },
      {
        text: 'സ്ഥലം തെറ്റി പറഞ്ഞു, തൃശ്ശൂർ ആക്കൂ',
        known: { transaction_type: 'sale', price: { max: 3000000 }, city: 'Kochi' },
        set: { city: 'Thrissur' },
      },
      {
        text: 'ഒരെണ്ണം മതി, ഞാൻ ഒറ്റയ്ക്കാണ്',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 1, max: 1 } },
      },
      {
        text: 'moonnu mathi, achanum ammayum koode und',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'രണ്ട് മതിയാകും, ചെറിയ കുടുംബമാണ്',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        set: { bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'ഫർണിഷ്ഡ് ആവശ്യമില്ല, സാധനങ്ങളെല്ലാം ഞങ്ങളുടെ കയ്യിലുണ്ട്',
        known: { transaction_type: 'rent', property_type: 'apartment', amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'furnished venda, njangalude furniture und',
        known: { transaction_type: 'rent', property_type: 'apartment', amenities: ['furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'പാലക്കാട് നഗരത്തിൽ മൂന്ന് കിടപ്പുമുറികളുള്ള ഒരു അപ്പാർട്ട്മെന്റ് വിലയ്ക്ക് കണ്ടെത്തിത്തരണം എന്ന് അഭ്യർത്ഥിക്കുന്നു',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          bedrooms: { min: 3, max: 3 },
          city: 'Palakkad',
        },
      },
      {
        text: 'ദയവായി കോഴിക്കോട് വാടകയ്ക്ക് രണ്ട് കിടപ്പുമുറിയുള്ള വീട് കണ്ടെത്തി തരാമോ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: { min: 2, max: 2 },
          city: 'Kozhikode',
        },
      },
      {
        text: 'തൃശ്ശൂരിൽ അമ്പത് ലക്ഷത്തിൽ കവിയാത്ത ഒരു വീട് വാങ്ങുവാൻ ഉദ്ദേശിക്കുന്നു',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Thrissur', price: { max: 5000000 } },
      },
      {
        text: 'എനിക്ക് കാക്കനാട് നീന്തൽക്കുളമുള്ള അപ്പാർട്ട്മെന്റ് വാടകയ്ക്ക് ആവശ്യമുണ്ട്',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Kakkanad',
          amenities: ['swimming_pool'],
        },
      },
    ],
  },
  {
    phenomenon: 'what was, and what is only told',
    counter: true,
    cases: [
      {
        text: 'ഞങ്ങൾ തൃശ്ശൂരിലെ ഒരു വലിയ വീട്ടിലാണ് വളർന്നത്, അതൊക്കെ നല്ല കാലമായിരുന്നു',
        asked: 'bedrooms',
        known: { transaction_type: 'sale', property_type: 'house', city: 'Kochi' },
        act: 'unclear',
      },
      {
        text: 'ഞാൻ ജനിച്ചു വളർന്നത് ആലപ്പുഴയിലെ ഒരു ഓടിട്ട വീട്ടിലാണ്',
        asked: 'city',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        act: 'unclear',
      },
      {
        text: 'കുട്ടിക്കാലത്ത് ഞങ്ങൾ പാലക്കാട്ട് ഒരു വലിയ വീട്ടിൽ ആയിരുന്നു',
        asked: 'area',
        known: { transaction_type: 'sale', property_type: 'house', city: 'Kochi' },
        act: 'unclear',
      },
      {
        text: 'appoopante veedu Kottayathu aayirunnu, avideyanu valarnnath',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'house', city: 'Kochi' },
        act: 'unclear',
      },
      {
        text: 'ശമ്പളം മുപ്പതിനായിരം ആണ്',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        act: 'unclear',
      },
      {
        text: 'അഡ്വാൻസ് അമ്പതിനായിരം വരെ തരാം',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'apartment' },
        act: 'unclear',
      },
    ],
  },
]
