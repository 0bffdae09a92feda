import type { CorpusSection } from '../../corpus-case.ts'

/** What is owned, let and asked of homes beside what is sought. */
export const askedOfHomes: CorpusSection[] = [
  {
    phenomenon: 'wishes of several things, native',
    cases: [
      {
        text: 'കുട്ടികൾ വളർന്നു, ഇപ്പോഴത്തെ ഫ്ലാറ്റ് ചെറുതായി, അതുകൊണ്ട് ഇടപ്പള്ളിയിൽത്തന്നെ മൂന്ന് കിടപ്പുമുറിയുള്ളത് വാങ്ങാമെന്നാണ്',
        set: {
          area: 'Edappally',
          bedrooms: { min: 3, max: 3 },
          transaction_type: 'sale',
          property_type: 'apartment',
        },
      },
      {
        text: 'സാർ ഞാൻ ഒരു സർക്കാർ ഉദ്യോഗസ്ഥനാണ് മഞ്ചേരിയിൽ ഏഴായിരം എണ്ണായിരം രൂപ വാടകയിൽ ഒരു വീട് ശരിയാക്കി തന്നാൽ വലിയ ഉപകാരമായിരിക്കും',
        set: {
          city: 'Manjeri',
          price: { min: 7000, max: 8000 },
          transaction_type: 'rent',
          property_type: 'house',
        },
      },
      {
        text: 'അറുപത് ലക്ഷം രൂപയ്ക്ക് തൃശൂരിൽ ഫ്ലാറ്റ് കിട്ടുമെങ്കിൽ നാളെത്തന്നെ അഡ്വാൻസ് തരാം',
        set: { price: { max: 6000000 }, city: 'Thrissur', property_type: 'apartment' },
      },
      {
        text: 'വാടകക്കാരായി കഴിയുന്നത് മടുത്തു, സ്വന്തമായൊരു കൂര വേണം, ഇരുപത് ലക്ഷത്തിനകത്ത്, നെടുമങ്ങാട്',
        set: { transaction_type: 'sale', price: { max: 2000000 }, city: 'Nedumangad' },
      },
      {
        text: 'വെയിലും കാറ്റും കിട്ടുന്ന, ബാൽക്കണിയുള്ള, ലിഫ്റ്റുള്ള ഫ്ലാറ്റ്; സ്ഥലം കോഴിക്കോട്; വാടക പതിനാറ്',
        set: {
          amenities: ['balcony', 'lift'],
          property_type: 'apartment',
          city: 'Kozhikode',
          transaction_type: 'rent',
          price: { max: 16000 },
        },
      },
      {
        text: 'ബെംഗളൂരു ഇലക്ട്രോണിക് സിറ്റിക്കടുത്ത് ഫുൾ ഫർണിഷ്ഡ് ഒറ്റമുറി ഫ്ലാറ്റ് മാസവാടകയ്ക്ക്',
        set: {
          city: 'Bengaluru',
          area: 'Electronic City',
          amenities: ['furnished'],
          bedrooms: { min: 1, max: 1 },
          property_type: 'apartment',
          transaction_type: 'rent',
        },
      },
      {
        text: 'കാറും ബൈക്കും പാർക്ക് ചെയ്യാൻ സൗകര്യമുള്ള, കിണറുള്ള, മൂന്നു മുറി വാടകവീട് കുന്നംകുളത്ത് അന്വേഷിച്ചുകൊണ്ടിരിക്കുകയാണ് ഞങ്ങൾ',
        set: {
          amenities: ['parking', 'water_supply'],
          bedrooms: { min: 3, max: 3 },
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Kunnamkulam',
        },
      },
      {
        text: 'മകൾക്ക് വിവാഹസമ്മാനമായി കൊടുക്കാൻ കൊച്ചിയിൽ ഒരു രണ്ട് ബിഎച്ച്കെ വാങ്ങാനാണ് ഉദ്ദേശ്യം',
        set: { city: 'Kochi', bedrooms: { min: 2, max: 2 }, transaction_type: 'sale' },
      },
      {
        text: 'മാർച്ചിൽ താമസം മാറേണ്ടതുകൊണ്ട് അതിനു മുമ്പ് ആലപ്പുഴയിൽ വാടകവീട് വേണം, വാടക ആറായിരത്തിനും എണ്ണായിരത്തിനും ഇടയ്ക്ക്',
        set: {
          city: 'Alappuzha',
          transaction_type: 'rent',
          property_type: 'house',
          price: { min: 6000, max: 8000 },
        },
      },
    ],
  },
  {
    phenomenon: 'wishes of several things, latin',
    cases: [
      {
        text: 'ippo ulla flat cheruthaayi, athond edappallyil thanne 3bhk vaangan pokua, 85 lakh vare',
        set: {
          area: 'Edappally',
          bedrooms: { min: 3, max: 3 },
          transaction_type: 'sale',
          price: { max: 8500000 },
          property_type: 'apartment',
        },
      },
      {
        text: 'sarkar joli aanu enik, manjeriyil oru veed vaadakak venam, 7-8k',
        set: {
          city: 'Manjeri',
          property_type: 'house',
          transaction_type: 'rent',
          price: { min: 7000, max: 8000 },
        },
      },
      {
        text: 'swanthamayi oru veed venam enna aagraham, 20 lakshathinakath, nedumangad',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          price: { max: 2000000 },
          city: 'Nedumangad',
        },
      },
      {
        text: 'mole kettichu vidumbo kodukkan oru 2bhk kochiyil vaanganam ennundu',
        set: { bedrooms: { min: 2, max: 2 }, city: 'Kochi', transaction_type: 'sale' },
      },
    ],
  },
  {
    phenomenon: 'wishes of several things, mixed',
    cases: [
      {
        text: 'Budget 50-55 lakhs, independent house വേണം, കുറഞ്ഞത് 3 bedrooms, Kollam or Kottarakkara',
        set: {
          price: { min: 5000000, max: 5500000 },
          property_type: 'house',
          bedrooms: { min: 3 },
          city: 'Kollam',
        },
      },
      {
        text: 'Family ആയി move ചെയ്യുന്നു to Thrissur, so 2bhk flat rent-ന് with covered parking',
        set: {
          city: 'Thrissur',
          bedrooms: { min: 2, max: 2 },
          property_type: 'apartment',
          transaction_type: 'rent',
          amenities: ['parking'],
        },
      },
      {
        text: 'gated community-ൽ plot വാങ്ങാൻ plan ഉണ്ട്, 5-6 cents, Aluva',
        set: {
          amenities: ['gated_community'],
          property_type: 'land',
          transaction_type: 'sale',
          size_sqft: { min: 2178, max: 2613.6 },
          area: 'Aluva',
        },
      },
    ],
  },
  {
    phenomenon: 'answers, native',
    cases: [
      {
        text: 'എട്ട് മുതൽ പത്ത് വരെ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { min: 8000, max: 10000 } },
        numbers: [{ min: 8, max: 10 }],
      },
      {
        text: 'ഞാൻ വാടകയ്ക്ക് താമസിക്കാനേ ഉദ്ദേശിക്കുന്നുള്ളൂ',
        asked: 'transaction_type',
        set: { transaction_type: 'rent' },
      },
      { text: 'കൊല്ലം തന്നെ', asked: 'city', known: { transaction_type: 'rent' }, set: { city: 'Kollam' } },
      {
        text: 'ഒറ്റ മുറി മതി എനിക്ക്',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: { min: 1, max: 1 } },
      },
      {
        text: 'പത്ത് സെന്റിൽ കുറയരുത്',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: { min: 4356 } },
        numbers: [10],
      },
      {
        text: 'ലിഫ്റ്റ് ഇല്ലാത്തത് പറ്റില്ല',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['lift'] },
      },
      {
        text: 'ഫ്ലാറ്റൊന്നും വേണ്ട വീട് തന്നെ',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        set: { property_type: 'house' },
      },
    ],
  },
  {
    phenomenon: 'answers, latin',
    cases: [
      {
        text: '8 to 10 okke aavam',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { min: 8000, max: 10000 } },
        numbers: [{ min: 8, max: 10 }],
      },
      { text: 'athu ningal paranja pole thanne mathi', known: { transaction_type: 'rent' }, act: 'affirm' },
    ],
  },
  {
    phenomenon: 'answers, mixed',
    cases: [
      {
        text: 'car parking and backup വേണം',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['parking', 'power_backup'] },
      },
    ],
  },
  {
    phenomenon: 'changes and take-backs, native',
    cases: [
      {
        text: 'വീടിനു പകരം ഫ്ലാറ്റാക്കിയാലോ',
        known: { property_type: 'house' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'ബജറ്റിൽ രണ്ടായിരം കൂടെ ചേർത്ത് പതിനാലായിരമാക്കാം',
        known: { transaction_type: 'rent', price: { max: 12000 } },
        set: { price: { max: 14000 } },
      },
      {
        text: 'എസി ഇല്ലെങ്കിൽ വേണ്ടെന്ന് വെക്കാം, നിർബന്ധമൊന്നുമില്ല',
        known: { amenities: ['air_conditioning'] },
        drop: ['air_conditioning'],
      },
      {
        text: 'വില പ്രശ്നമല്ല നല്ല വീടു മതി',
        known: { transaction_type: 'sale', price: { max: 5000000 } },
        set: { property_type: 'house' },
        any: ['price'],
      },
    ],
  },
  {
    phenomenon: 'changes and take-backs, latin',
    cases: [
      {
        text: '2 muri aakki kurachekk',
        known: { bedrooms: { min: 3, max: 3 } },
        set: { bedrooms: { min: 2, max: 2 } },
      },
    ],
  },
  {
    phenomenon: 'changes and take-backs, mixed',
    cases: [
      {
        text: 'No no, sale അല്ല rent ആണ് വേണ്ടത്',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, native',
    counter: true,
    cases: [
      { text: 'എന്റെ വീട്ടിൽ മൂന്ന് കിടപ്പുമുറിയും ഒരു തോട്ടവുമുണ്ട്', act: 'unclear' },
      { text: 'അയൽവീട്ടിലെ പട്ടി രാത്രി മുഴുവൻ കുരയ്ക്കുന്നു', act: 'unclear' },
      { text: 'ഞങ്ങളുടെ ഫ്ലാറ്റിന്റെ ഉടമ അടുത്ത മാസം മുതൽ വാടക രണ്ടായിരം കൂട്ടുമെന്ന് പറഞ്ഞു', act: 'unclear' },
      { text: 'തൃശൂരിൽ വീട് പണിയാൻ സ്ക്വയർ ഫീറ്റിന് എത്ര രൂപ ചെലവ് വരും', act: 'question' },
      { text: 'വാടക വീട്ടിൽ ആണിയടിക്കാൻ ഉടമയുടെ അനുവാദം വേണോ', act: 'question' },
      { text: 'കൊച്ചിയിലെ ഫ്ലാറ്റ് വാടകയ്ക്ക് കൊടുത്തിട്ടാണ് ഞാൻ ദുബായിൽ പോയത്', act: 'unclear' },
      { text: 'പഴയ വീട് പൊളിച്ചപ്പോൾ കിട്ടിയ മരം വിറ്റു', act: 'unclear' },
      { text: 'നിങ്ങളുടെ ആപ്പിൽ വീടുകളുടെ ഫോട്ടോ കാണാൻ പറ്റുമോ', act: 'question' },
      { text: 'ഈ ഏരിയയിൽ രാത്രി നടക്കാൻ പേടിയുണ്ടോ', act: 'question' },
      { text: 'അവിടുന്ന് റെയിൽവേ സ്റ്റേഷനിലേക്ക് എത്ര ദൂരമുണ്ട്', act: 'question' },
      { text: 'സൗന്ദര്യമത്സരത്തിൽ കൊല്ലം സ്വദേശിനി ഒന്നാം സ്ഥാനം നേടി', act: 'unclear' },
      { text: 'പ്ലസ് ടു ഫലം എപ്പോൾ വരും', act: 'question' },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, latin',
    counter: true,
    cases: [
      { text: 'veedu panikku cement ethra chaakk venam', act: 'question' },
      { text: 'kochiyile flat vaadakakku koduthittanu njan dubayil poyath', act: 'unclear' },
      { text: 'nammude flatil association fee 3000 aakki', act: 'unclear' },
      { text: 'avide ninnu metro stationilekku nadakkan pattuo', act: 'question' },
      { text: 'njan vere oru veed book cheythu kazhinju', act: 'unclear' },
      { text: 'sthalam registration nu ethra stamp duty varum keralathil', act: 'question' },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, mixed',
    counter: true,
    cases: [
      { text: 'എന്റെ flat-ന്റെ EMI 25,000 ആണ് every month', act: 'unclear' },
      { text: 'Vastu അനുസരിച്ച് kitchen ഏത് side വേണം', act: 'unclear' },
    ],
  },
  { phenomenon: 'acts, latin', cases: [{ text: 'aa sheri, athu pidichu', act: 'affirm' }] },
  {
    phenomenon: 'acts, native',
    cases: [
      { text: 'ഞാനൊന്ന് വീട്ടിൽ ആലോചിച്ചിട്ട് പറയാം', act: 'unclear' },
      { text: 'ഒരു മനുഷ്യനോട് സംസാരിക്കണമെന്നുണ്ട്', act: 'handoff' },
    ],
  },
  {
    phenomenon: 'amounts in words, native',
    cases: [
      {
        text: 'ഒന്നേമുക്കാൽ ലക്ഷം',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 175000 } },
        numbers: [175000],
      },
      { text: 'അറുനൂറ്റി അറുപത്തിയാറ്', act: 'unclear', numbers: [666] },
    ],
  },
]
