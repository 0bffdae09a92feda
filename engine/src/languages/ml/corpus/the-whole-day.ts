import type { CorpusSection } from '../../corpus-case.ts'

/** What people ask for on one day: homes, and all the rest. */
export const theWholeDay: CorpusSection[] = [
  {
    phenomenon: 'wishes of several things, native',
    cases: [
      {
        text: 'കോഴിക്കോട് മെഡിക്കൽ കോളേജ് പരിസരത്ത് ഒരു വാടകവീട് ആവശ്യമുണ്ട്, പരമാവധി പന്ത്രണ്ടായിരം രൂപ',
        set: { city: 'Kozhikode', transaction_type: 'rent', property_type: 'house', price: { max: 12000 } },
      },
      {
        text: 'എനിക്ക് കാക്കനാട്ട് അമ്പത് ലക്ഷത്തിനുള്ളിൽ ഒരു രണ്ട് കിടപ്പുമുറി ഫ്ലാറ്റ് വാങ്ങിക്കണം',
        set: {
          area: 'Kakkanad',
          price: { max: 5000000 },
          bedrooms: { min: 2, max: 2 },
          property_type: 'apartment',
          transaction_type: 'sale',
        },
      },
      {
        text: 'ഞങ്ങൾക്ക് കുട്ടികളുണ്ട് അതുകൊണ്ട് കളിസ്ഥലമുള്ള അപ്പാർട്ട്മെന്റാണ് നോക്കുന്നത്',
        set: { amenities: ['play_area'], property_type: 'apartment' },
      },
      {
        text: 'വാടകയ്ക്ക് ഒരു വീട്, തിരുവനന്തപുരം ശ്രീകാര്യം, മൂന്ന് മുറി, പതിനയ്യായിരം',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Thiruvananthapuram',
          area: 'Sreekaryam',
          bedrooms: { min: 3, max: 3 },
          price: { max: 15000 },
        },
      },
      {
        text: 'നിങ്ങളുടെ പക്കൽ പാലക്കാട് ടൗണിൽ ഫർണിഷ് ചെയ്ത ഫ്ലാറ്റുകൾ വാടകയ്ക്കുണ്ടോ',
        set: {
          city: 'Palakkad',
          amenities: ['furnished'],
          property_type: 'apartment',
          transaction_type: 'rent',
        },
      },
      {
        text: 'നാല് ബെഡ്റൂമുള്ള ഒരു വലിയ വീട് വാടകയ്ക്കെടുക്കാൻ ഞാനും എന്റെ സുഹൃത്തുക്കളും ആഗ്രഹിക്കുന്നു, കളമശ്ശേരിയിൽ',
        set: {
          bedrooms: { min: 4, max: 4 },
          property_type: 'house',
          transaction_type: 'rent',
          area: 'Kalamassery',
        },
      },
      {
        text: 'ഗുരുവായൂർ ക്ഷേത്രത്തിനടുത്ത് ഒരു ചെറിയ ഫ്ലാറ്റ് വാങ്ങിയാൽ കൊള്ളാമെന്ന് അമ്മ പറയുന്നു, ഇരുപത് മുതൽ മുപ്പത് ലക്ഷം വരെ',
        set: {
          city: 'Guruvayur',
          property_type: 'apartment',
          transaction_type: 'sale',
          price: { min: 2000000, max: 3000000 },
        },
      },
    ],
  },
  {
    phenomenon: 'wishes of several things, latin',
    cases: [
      {
        text: 'medical college kozhikode aduth vaadaka veed venam 12000 vare',
        set: { city: 'Kozhikode', transaction_type: 'rent', property_type: 'house', price: { max: 12000 } },
      },
      {
        text: 'kuttikal und athukond play area ulla apartment aanu nokkunne',
        set: { amenities: ['play_area'], property_type: 'apartment' },
      },
      {
        text: 'sreekaryam tvm 3 muri veedu vadakakku 15k',
        set: {
          area: 'Sreekaryam',
          city: 'Thiruvananthapuram',
          bedrooms: { min: 3, max: 3 },
          property_type: 'house',
          transaction_type: 'rent',
          price: { max: 15000 },
        },
      },
      {
        text: 'ningalude kayyil palakkad townil furnished flats rentinu undo',
        set: {
          city: 'Palakkad',
          amenities: ['furnished'],
          property_type: 'apartment',
          transaction_type: 'rent',
        },
      },
      {
        text: '4 bedroom ulla valiya veedu njanum friendsum koodi rentinu edukkan aanu kalamassery',
        set: {
          bedrooms: { min: 4, max: 4 },
          property_type: 'house',
          transaction_type: 'rent',
          area: 'Kalamassery',
        },
      },
      {
        text: 'chengannur railway station aduth 10 cent plot, centinu 3 laksham okke aavam',
        set: { city: 'Chengannur', size_sqft: { min: 4356 }, property_type: 'land' },
      },
    ],
  },
  {
    phenomenon: 'wishes of several things, mixed',
    cases: [
      {
        text: 'Kozhikode beach side 2bhk flat വാങ്ങണം, 55 lakhs വരെ',
        set: {
          city: 'Kozhikode',
          bedrooms: { min: 2, max: 2 },
          property_type: 'apartment',
          transaction_type: 'sale',
          price: { max: 5500000 },
        },
      },
      {
        text: 'Swimming pool ഉള്ള villa for rent ഉണ്ടോ in Kovalam',
        set: {
          amenities: ['swimming_pool'],
          property_type: 'house',
          transaction_type: 'rent',
          area: 'Kovalam',
        },
      },
    ],
  },
  {
    phenomenon: 'answers, native',
    cases: [
      {
        text: 'ഏകദേശം ഇരുപതിനായിരം',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 20000 } },
        numbers: [20000],
      },
      {
        text: 'ഞങ്ങൾ തൃപ്പൂണിത്തുറയാണ് നോക്കുന്നത്',
        asked: 'area',
        known: { city: 'Kochi' },
        set: { area: 'Tripunithura' },
      },
      {
        text: 'മൂന്നെണ്ണം',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'രണ്ടായിരം ചതുരശ്ര അടി',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: { min: 2000 } },
        numbers: [2000],
      },
    ],
  },
  {
    phenomenon: 'answers, latin',
    cases: [
      {
        text: 'lift venam pinne security um',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['lift', 'security'] },
      },
    ],
  },
  {
    phenomenon: 'changes and take-backs, native',
    cases: [
      {
        text: 'തിരുവനന്തപുരത്തിന് പകരം കൊല്ലം നോക്കിയാലോ',
        known: { city: 'Thiruvananthapuram' },
        set: { city: 'Kollam' },
      },
      {
        text: 'ബജറ്റ് പതിനെട്ടിൽ നിന്ന് ഇരുപത്തിരണ്ടാക്കി ഉയർത്തൂ',
        known: { transaction_type: 'rent', price: { max: 18000 } },
        set: { price: { max: 22000 } },
      },
      { text: 'പാർക്കിംഗ് ഇല്ലാത്തതും കാണിച്ചോളൂ', known: { amenities: ['parking'] }, drop: ['parking'] },
    ],
  },
  {
    phenomenon: 'changes and take-backs, latin',
    cases: [
      {
        text: 'flat allenkil veedayalum mathi',
        known: { property_type: 'apartment' },
        any: ['property_type'],
      },
      {
        text: 'bedroom 3 aakki maattu',
        known: { bedrooms: { min: 2, max: 2 } },
        set: { bedrooms: { min: 3, max: 3 } },
        numbers: [3],
      },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, native',
    counter: true,
    cases: [
      { text: 'കോട്ടയത്ത് നാളെ പവർകട്ട് ഉണ്ടാകുമോ', act: 'question' },
      { text: 'അടുത്ത ഞായറാഴ്ച കൊച്ചിയിൽ നടക്കുന്ന മാരത്തണിൽ രജിസ്റ്റർ ചെയ്യണം', act: 'question' },
      { text: 'എന്റെ ബന്ധു പാലക്കാട്ട് മുപ്പത് ലക്ഷം മുടക്കി വീട് വെച്ചു', act: 'unclear' },
      { text: 'ഈ വീട്ടിൽ എത്ര പേർക്ക് താമസിക്കാം', act: 'question' },
      { text: 'വീട്ടുസാധനങ്ങൾ കോഴിക്കോട്ടുനിന്ന് കൊച്ചിയിലേക്ക് കൊണ്ടുപോകാൻ ഒരു ലോറി വേണം', act: 'unclear' },
      { text: 'കൊച്ചിയിൽ നാല് സ്റ്റാർ റേറ്റിംഗുള്ള ഇന്ത്യൻ റെസ്റ്റോറന്റുകൾ കാണിക്കൂ, അഞ്ഞൂറ് രൂപയിൽ താഴെ', act: 'unclear' },
      { text: 'വാടകയ്ക്ക് താമസിക്കുമ്പോൾ വെള്ളക്കരം ആരാണ് അടയ്ക്കേണ്ടത്', act: 'question' },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, latin',
    counter: true,
    cases: [
      { text: 'innale rathri muzhuvan veettil current illayirunnu', act: 'unclear' },
      { text: 'kochi to goa train time parayu', act: 'question' },
      { text: 'aa house inte photo ayachu tharamo', act: 'question' },
      { text: '500 rupees nu thaazhe nalla biriyani kittunna sthalam kozhikode', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, mixed',
    counter: true,
    cases: [
      { text: 'Doctor-നെ കാണാൻ Saturday 4 PM slot ഉണ്ടോ in Aluva', act: 'question' },
      { text: 'ഈ flat-ൽ cupboards ഉണ്ടോ', act: 'question' },
    ],
  },
  { phenomenon: 'acts, native', cases: [{ text: 'ഇല്ല വേറെയൊന്നും വേണ്ട', act: 'deny' }] },
  { phenomenon: 'acts, latin', cases: [{ text: 'nandi, pinne kaanaam', act: 'goodbye' }] },
]
