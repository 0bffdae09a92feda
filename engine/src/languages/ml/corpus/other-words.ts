import type { CorpusSection } from '../../corpus-case.ts'

/** The same wishes in other words and orders: verbs, bounds, places said first or last. */
export const otherWords: CorpusSection[] = [
  {
    phenomenon: 'other words: first wishes, native',
    cases: [
      {
        text: 'ഒറ്റയ്ക്ക് താമസിക്കുന്ന ഒരു യുവതിയാണ് ഞാൻ, സുരക്ഷിതമായ ഒരു ഫ്ലാറ്റ് കാക്കനാട് വാടകയ്ക്ക് അന്വേഷിക്കുന്നു, പന്ത്രണ്ടായിരത്തിൽ ഒതുങ്ങണം',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Kakkanad',
          price: { max: 12000 },
        },
      },
      {
        text: 'പത്തു സെന്റിൽ കുറയാത്ത ഒരു തുണ്ട് ഭൂമി വേണം, വഴിസൗകര്യമുള്ളത്, വടക്കാഞ്ചേരി ഭാഗത്ത്',
        set: { property_type: 'land', city: 'Wadakkancherry', size_sqft: { min: 4356 } },
      },
      {
        text: 'മാസവാടക ഇരുപതിനായിരം കടക്കാത്ത മൂന്ന് ബെഡ്റൂം ഫ്ലാറ്റുകൾ എറണാകുളത്ത് ഏതൊക്കെയുണ്ട്',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Kochi',
          price: { max: 20000 },
          bedrooms: { min: 3, max: 3 },
        },
      },
      {
        text: 'വീട് പണിയാൻ ആറ് സെന്റ് സ്ഥലം, വില പന്ത്രണ്ട് ലക്ഷത്തിൽ കൂടരുത്, പുനലൂർ',
        set: { property_type: 'land', city: 'Punalur', price: { max: 1200000 }, size_sqft: { min: 2613.6 } },
      },
      {
        text: 'നമുക്കൊരു വീട് മേടിക്കണമെന്നുണ്ട്, ലോണൊക്കെ എടുത്ത് അമ്പത് ലക്ഷം വരെ ഒപ്പിക്കാം, അങ്കമാലിയിൽ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Angamaly', price: { max: 5000000 } },
      },
      {
        text: 'എനിക്ക് ഒരു ഫ്ലാറ്റ് വാങ്ങാൻ താൽപ്പര്യമുണ്ട്. സ്ഥലം: കൊച്ചി. ബജറ്റ്: 90 ലക്ഷം. മുറികൾ: 3.',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Kochi',
          price: { max: 9000000 },
          bedrooms: { min: 3, max: 3 },
        },
      },
      {
        text: 'നല്ല കാറ്റും വെളിച്ചവുമുള്ള ഒരു വീട് ചുരുങ്ങിയ വാടകയ്ക്ക്, രണ്ടു പേർക്ക് താമസിക്കാൻ, വർക്കലയിൽ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Varkala' },
      },
      {
        text: 'പെട്രോൾ പമ്പിനോ സ്കൂളിനോ അടുത്തല്ലാത്ത, ഗേറ്റഡ് കോളനിയിലെ ഒരു വില്ല, രണ്ടര കോടി',
        set: { property_type: 'house', price: { max: 25000000 }, amenities: ['gated_community'] },
      },
      {
        text: 'കോഴിക്കോട്ട് നിന്ന് തൃശ്ശൂരിലേക്ക് മാറുകയാണ്, അവിടെ ഒരു വീട് വാടകയ്ക്ക് വേണം',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Thrissur' },
      },
      {
        text: 'രണ്ടു ബെഡ്റൂം ഉള്ളതോ മൂന്ന് ബെഡ്റൂം ഉള്ളതോ ആയ ഫ്ലാറ്റ് ചെന്നൈയിൽ അണ്ണാനഗറിൽ',
        set: {
          property_type: 'apartment',
          city: 'Chennai',
          area: 'Anna Nagar',
          bedrooms: { min: 2, max: 3 },
        },
      },
      {
        text: 'അടുത്ത മാസം ഒന്നാം തീയതി മുതൽ താമസിക്കാൻ ഒരു വീട് വേണം ആറ്റിങ്ങലിൽ വാടക എണ്ണായിരം',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Attingal', price: { max: 8000 } },
      },
      {
        text: 'ഞങ്ങൾക്ക് നായയുണ്ട്, അതുകൊണ്ട് വളർത്തുമൃഗങ്ങളെ അനുവദിക്കുന്ന വാടകവീട് വേണം',
        set: { transaction_type: 'rent', property_type: 'house', amenities: ['pet_friendly'] },
      },
      {
        text: 'എവിടെയെങ്കിലും ഒരു സ്ഥലം വാങ്ങണം, അഞ്ച് ലക്ഷമേയുള്ളൂ',
        set: { transaction_type: 'sale', property_type: 'land', price: { max: 500000 } },
        any: ['area'],
      },
      {
        text: 'ക്ലബ്ബ് ഹൗസും പൂളും ഉള്ള പ്രോജക്ടിൽ ഫ്ലാറ്റ്, തൃശൂർ, എഴുപത്–എൺപത് ലക്ഷം',
        set: {
          property_type: 'apartment',
          city: 'Thrissur',
          price: { min: 7000000, max: 8000000 },
          amenities: ['clubhouse', 'swimming_pool'],
        },
      },
      {
        text: 'വാടക പതിനാറ് വരെ ഓക്കേ, 2 ബെഡ്റൂം, സെമി ഫർണിഷ്ഡ്, കലൂരോ പാലാരിവട്ടമോ',
        set: {
          transaction_type: 'rent',
          area: 'Kaloor',
          price: { max: 16000 },
          bedrooms: { min: 2, max: 2 },
          amenities: ['semi_furnished'],
        },
      },
    ],
  },
  {
    phenomenon: 'other words: first wishes, latin',
    cases: [
      {
        text: 'njan oru nurse aanu, hospitalil joli, aduthayi oru single room flat vadakaykk venam thiruvananthapurath',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Thiruvananthapuram',
          bedrooms: { min: 1, max: 1 },
        },
      },
      {
        text: 'oru 3bhk veedu kittan valla vazhiyum undo tvm l, max 50 laksham',
        set: {
          property_type: 'house',
          city: 'Thiruvananthapuram',
          price: { max: 5000000 },
          bedrooms: { min: 3, max: 3 },
        },
      },
      {
        text: 'vadakakku nalla oru veedu kanichu tharu kannuril, pathinayiram thazhe',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kannur', price: { max: 10000 } },
      },
      {
        text: 'flat (2bhk) - kochi - rent - 15k - urgent',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Kochi',
          price: { max: 15000 },
          bedrooms: { min: 2, max: 2 },
        },
      },
      {
        text: 'ente budget valare kuravanu, 4000 rupayude oru muri mathi ernakulam southil',
        set: { city: 'Kochi', price: { max: 4000 }, bedrooms: { min: 1, max: 1 } },
      },
      {
        text: 'keralathil evideyenkilum 20 cent bhumi vanganam ennanu agraham',
        set: { transaction_type: 'sale', property_type: 'land', size_sqft: { min: 8712 } },
        any: ['area'],
      },
      {
        text: 'oru nalla location il 1500 sqft 3 bedroom flat, swimming pool, gym okke ulla, 1 to 1.3 crore',
        set: {
          property_type: 'apartment',
          price: { min: 10000000, max: 13000000 },
          bedrooms: { min: 3, max: 3 },
          size_sqft: { min: 1500 },
          amenities: ['swimming_pool', 'gym'],
        },
      },
      {
        text: 'veed vangan plan illa rent mathi, aluva metro aduth, 2bhk',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Aluva',
          bedrooms: { min: 2, max: 2 },
        },
      },
      {
        text: 'thamarassery or mukkam sidil sthalam kodukkanundo, ara acre',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Thamarassery',
          size_sqft: { min: 21780 },
        },
      },
      {
        text: 'lift security backup ellam venam, 2 bed flat, tripunithura, 55 laks',
        set: {
          property_type: 'apartment',
          area: 'Tripunithura',
          price: { max: 5500000 },
          bedrooms: { min: 2, max: 2 },
          amenities: ['lift', 'security', 'power_backup'],
        },
      },
    ],
  },
  {
    phenomenon: 'other words: first wishes, mixed',
    cases: [
      {
        text: 'Dear sir, I need a small house for rent in ആലപ്പുഴ town, 2 rooms, വാടക 7000-8000',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Alappuzha',
          price: { min: 7000, max: 8000 },
          bedrooms: { min: 2, max: 2 },
        },
      },
      {
        text: 'ente wife ന് Lulu mall ൽ job കിട്ടി, so Edappally ൽ flat rentinu നോക്കുന്നു',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Edappally' },
      },
      {
        text: 'looking to buy 4bhk villa, Kozhikode, budget രണ്ട് കോടി, swimming pool must ആണ്',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Kozhikode',
          price: { max: 20000000 },
          bedrooms: { min: 4, max: 4 },
          amenities: ['swimming_pool'],
        },
      },
      {
        text: 'any flats available in Kakkanad for 15k rent? ഫർണിഷ്ഡ് ആണെങ്കിൽ കൊള്ളാം',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Kakkanad',
          price: { max: 15000 },
          amenities: ['furnished'],
        },
      },
      {
        text: 'Commercial അല്ല, residential plot ആണ് വേണ്ടത്, 8 cents in Thodupuzha',
        set: { property_type: 'land', city: 'Thodupuzha', size_sqft: { min: 3484.8 } },
      },
    ],
  },
  {
    phenomenon: 'other words: answers, native',
    cases: [
      {
        text: 'മുപ്പതിനായിരം രൂപയിൽ കൂടുതൽ പറ്റില്ല',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 30000 } },
      },
      {
        text: 'അഞ്ചര',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 5500 } },
        numbers: [5.5],
      },
      { text: 'ഞാൻ വാടകയ്ക്ക് എടുക്കാനാണ് നോക്കുന്നത്', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      {
        text: 'മലപ്പുറത്ത് എവിടെയെങ്കിലും',
        asked: 'city',
        known: { transaction_type: 'rent' },
        set: { city: 'Malappuram' },
        any: ['area'],
      },
      {
        text: 'മൂന്ന് മുതൽ നാല് വരെ',
        asked: 'bedrooms',
        known: { transaction_type: 'sale' },
        set: { bedrooms: { min: 3, max: 4 } },
      },
      {
        text: 'കുറഞ്ഞത് രണ്ടെങ്കിലും',
        asked: 'bedrooms',
        known: { transaction_type: 'sale' },
        set: { bedrooms: { min: 2 } },
      },
      {
        text: 'സ്ഥലമാണ് നോക്കുന്നത്',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'land' },
      },
      {
        text: 'പാർക്കിംഗും ലിഫ്റ്റും ഉണ്ടെങ്കിൽ നല്ലത്',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['parking', 'lift'] },
      },
      {
        text: 'തൊള്ളായിരം',
        asked: 'size_sqft',
        known: { transaction_type: 'rent' },
        set: { size_sqft: { min: 900 } },
        numbers: [900],
      },
      { text: 'എനിക്ക് പ്രത്യേകിച്ച് ഇഷ്ടങ്ങളൊന്നുമില്ല', asked: 'area', known: { city: 'Kochi' }, any: ['area'] },
      { text: 'അതൊന്നും പ്രശ്നമല്ല', asked: 'amenities', known: { transaction_type: 'rent' }, any: ['amenities'] },
      {
        text: 'ബജറ്റ് എത്ര വേണമെങ്കിലും ആകാം',
        asked: 'price',
        known: { transaction_type: 'sale' },
        any: ['price'],
      },
      {
        text: 'ഇരുനൂറ്റി നാല്പത്തിയഞ്ച്',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: { min: 245 } },
        numbers: [245],
      },
      {
        text: 'ഒരു കോടി ഇരുപത്തഞ്ച് ലക്ഷത്തി അമ്പതിനായിരം',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 12550000 } },
        numbers: [12550000],
      },
    ],
  },
  {
    phenomenon: 'other words: answers, latin',
    cases: [
      { text: 'kakanad', asked: 'area', known: { city: 'Kochi' }, set: { area: 'Kakkanad' } },
      { text: 'buy cheyyan aanu', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'house allengil villa',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'house' },
      },
      {
        text: 'naaluper und, moonnu muri venam',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'pathanamthittayilanu',
        asked: 'city',
        known: { transaction_type: 'rent' },
        set: { city: 'Pathanamthitta' },
      },
      { text: 'eth area aayalum kozhappalla', asked: 'area', known: { city: 'Kochi' }, any: ['area'] },
      {
        text: 'bedroom ethrayayalum mathi',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        any: ['bedrooms'],
      },
      {
        text: 'ayyayirathi munnooru',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 5300 } },
        numbers: [5300],
      },
      {
        text: 'nalpathezhu laksham',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 4700000 } },
        numbers: [4700000],
      },
    ],
  },
  {
    phenomenon: 'other words: answers, mixed',
    cases: [
      {
        text: 'maximum 30 lakhs വരെ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 3000000 } },
      },
      {
        text: '2 bedroom മതി',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: { min: 2, max: 2 } },
      },
    ],
  },
  {
    phenomenon: 'other words: changes, native',
    cases: [
      { text: 'ഫ്ലാറ്റല്ല, വീടാണ് വേണ്ടത്', known: { property_type: 'apartment' }, set: { property_type: 'house' } },
      { text: 'വേണ്ട, കൊച്ചി വേണ്ട, തൃശ്ശൂർ മതി', known: { city: 'Kochi' }, set: { city: 'Thrissur' } },
      {
        text: 'നാലുമുറി വേണമെന്നില്ല, മൂന്ന് മതി',
        known: { bedrooms: { min: 4, max: 4 } },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'ഇരുപത് എന്ന് പറഞ്ഞത് ഇരുപത്തഞ്ച് ആക്കണം',
        known: { transaction_type: 'rent', price: { max: 20000 } },
        set: { price: { max: 25000 } },
      },
      {
        text: 'സെക്യൂരിറ്റി വേണമെന്ന് ഞാൻ പറഞ്ഞത് വിട്ടേക്ക്',
        known: { amenities: ['security', 'lift'] },
        drop: ['security'],
      },
      { text: 'ജിമ്മും കൂടി ഉണ്ടെങ്കിൽ നന്നായിരുന്നു', known: { amenities: ['lift'] }, set: { amenities: ['gym'] } },
    ],
  },
  {
    phenomenon: 'other words: changes, latin',
    cases: [
      {
        text: 'plot venda, flat mathi ennu theerumanichu',
        known: { property_type: 'land' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'rentinu alla, vilkanulla veedu kanikku',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale', property_type: 'house' },
      },
      {
        text: 'budget 15 il ninnu 18 aakkikko',
        known: { transaction_type: 'rent', price: { max: 15000 } },
        set: { price: { max: 18000 } },
      },
      { text: 'ac venda fan mathi', known: { amenities: ['air_conditioning'] }, drop: ['air_conditioning'] },
      {
        text: 'kochiyil alla, kozhikode aanu njan udheshichath',
        known: { city: 'Kochi' },
        set: { city: 'Kozhikode' },
      },
    ],
  },
  {
    phenomenon: 'other words: changes, mixed',
    cases: [
      { text: 'not Kochi, തിരുവനന്തപുരം', known: { city: 'Kochi' }, set: { city: 'Thiruvananthapuram' } },
      {
        text: 'make it 3bhk, രണ്ട് പോരാ',
        known: { bedrooms: { min: 2, max: 2 } },
        set: { bedrooms: { min: 3, max: 3 } },
      },
    ],
  },
  {
    phenomenon: 'other words: questions and other talk, native',
    counter: true,
    cases: [
      { text: 'വീട്ടിലേക്കുള്ള വഴി പറഞ്ഞുതരൂ', act: 'question' },
      { text: 'നാളത്തെ കാലാവസ്ഥ എന്തായിരിക്കും' },
      { text: 'കോട്ടയത്തേക്ക് രാവിലെ എത്ര മണിക്കാണ് ട്രെയിൻ', act: 'question' },
      { text: 'മൂന്ന് ടിക്കറ്റ് ബുക്ക് ചെയ്യാൻ എത്ര രൂപയാകും', act: 'question' },
      { text: 'വാഷിംഗ് മെഷീൻ ഓണാക്കുക' },
      { text: 'എന്റെ അമ്മയ്ക്ക് പിറന്നാൾ ആശംസകൾ അയക്കൂ' },
      { text: 'അഞ്ച് ഇരട്ടി ഏഴ് എത്രയാണ്', act: 'question' },
      { text: 'ഇന്ത്യയുടെ ആദ്യ പ്രധാനമന്ത്രി ആരാണ്', act: 'question' },
      { text: 'എനിക്ക് ബോറടിക്കുന്നു' },
      { text: 'ഞാൻ തിരക്കിലാണ്' },
      { text: 'എന്റെ ഓഫീസ് ഇൻഫോപാർക്കിലാണ്' },
      { text: 'പോയ മാസം ഞങ്ങളുടെ അയൽക്കാർ അവരുടെ വീട് ഒരു കോടിക്ക് വിറ്റു' },
      { text: 'ഇതിൽ ബാത്ത്റൂം എത്രയെണ്ണം ഉണ്ട്', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'കുട്ടികൾക്ക് കളിക്കാൻ സ്ഥലമുണ്ടോ അവിടെ', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'സൂപ്പർമാർക്കറ്റ് അടുത്തെങ്ങാനും ഉണ്ടോ', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'വില ഇനിയും കുറയ്ക്കാൻ പറ്റുമോ', known: { transaction_type: 'sale' }, act: 'question' },
      { text: 'ആ ഫ്ലാറ്റ് ഇപ്പോഴും ഒഴിഞ്ഞു കിടക്കുകയാണോ', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'ഈ വീട് ആരുടെ പേരിലാണ്', known: { transaction_type: 'sale' }, act: 'question' },
      { text: 'എങ്ങനെയാണ് പണം അടയ്ക്കേണ്ടത്', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'തിങ്കളാഴ്ച വൈകിട്ട് അഞ്ചിന് സൈറ്റ് കാണാൻ പറ്റുമോ', known: { transaction_type: 'sale' }, act: 'question' },
    ],
  },
  {
    phenomenon: 'other words: questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'kochiyile mazha engane und', act: 'question' },
      { text: 'oru chaya kudikkanam' },
      { text: 'ente vandi kedayi, work shop evideya', act: 'question' },
      { text: 'messi goal adicho' },
      { text: 'njan palakkad aanu thamasam' },
      { text: 'achan kazhinja aazhcha oru sthalam vangichu' },
      { text: 'parking undo avide', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'ithinu vastu nokkiyittundo', known: { transaction_type: 'sale' }, act: 'question' },
      { text: 'deposit thirichu kittumo', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'nale vannal veedu kanikkumo', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'ningal evidunna', act: 'question' },
      { text: 'owner nattil undo', known: { transaction_type: 'rent' }, act: 'question' },
    ],
  },
  {
    phenomenon: 'other words: questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'water supply എങ്ങനെയാണ് അവിടെ', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'book a cab to Kochi airport നാളെ' },
      { text: 'flat ന്റെ age എത്രയാണ്', known: { transaction_type: 'sale' }, act: 'question' },
    ],
  },
  {
    phenomenon: 'other words: acts, native',
    cases: [
      { text: 'ആ, അത് മതി', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'നിങ്ങൾ പറഞ്ഞത് ശരിയാണ്', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'അതെ, എനിക്ക് താൽപ്പര്യമുണ്ട്', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'അത് എനിക്ക് പറ്റില്ല', known: { transaction_type: 'rent' }, act: 'deny' },
      { text: 'ഇതൊന്നും എനിക്ക് വേണ്ട', known: { transaction_type: 'rent' }, act: 'deny' },
      { text: 'എല്ലാം മറന്നിട്ട് പുതുതായി തുടങ്ങാം', known: { transaction_type: 'rent' }, act: 'restart' },
      { text: 'ബ്രോക്കറുമായി നേരിട്ട് സംസാരിക്കാൻ പറ്റുമോ', known: { transaction_type: 'rent' }, act: 'handoff' },
      { text: 'നിങ്ങളുടെ ആരെങ്കിലും ഒന്ന് വിളിക്കാൻ പറയൂ', known: { transaction_type: 'rent' }, act: 'handoff' },
      { text: 'ശുഭ സായാഹ്നം', act: 'greet' },
      { text: 'നന്ദി, നിങ്ങൾ വളരെ സഹായിച്ചു', known: { transaction_type: 'rent' }, act: 'thanks' },
      { text: 'ശരി, പിന്നെ സംസാരിക്കാം', known: { transaction_type: 'rent' }, act: 'goodbye' },
      { text: 'ഗുരുവിന് എന്തൊക്കെ ചെയ്യാൻ സാധിക്കും', act: 'help' },
      { text: 'എന്ത് പറഞ്ഞു? ഒന്നൂടെ പറ', known: { transaction_type: 'rent' }, act: 'repeat' },
    ],
  },
  {
    phenomenon: 'other words: acts, latin',
    cases: [
      { text: 'athe, munnott pokam', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'ok sammathichu', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'enikk ath venda', known: { transaction_type: 'rent' }, act: 'deny' },
      { text: 'puthiyathayi thudangam', known: { transaction_type: 'rent' }, act: 'restart' },
      { text: 'thirich vilikkamo', known: { transaction_type: 'rent' }, act: 'handoff' },
      { text: 'hai guru sugamano', act: 'greet' },
      { text: 'valare nanni und', known: { transaction_type: 'rent' }, act: 'thanks' },
      { text: 'enna sheri bye', known: { transaction_type: 'rent' }, act: 'goodbye' },
      { text: 'help cheyyamo', act: 'help' },
      { text: 'para, manassilayilla', known: { transaction_type: 'rent' }, act: 'repeat' },
    ],
  },
  {
    phenomenon: 'other words: acts, mixed',
    cases: [
      { text: 'sure, മുന്നോട്ട് പോകാം', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'owner ടെ contact number തരൂ', known: { transaction_type: 'rent' }, act: 'handoff' },
    ],
  },
]
