import type { CorpusSection } from '../../corpus-case.ts'

/** Turns of grandmothers, students, brokers and people abroad, as they say and type them. */
export const everydayTurns: CorpusSection[] = [
  {
    phenomenon: 'everyday turns: first wishes, native',
    cases: [
      {
        text: 'മോനേ എനിക്ക് തൃശൂരില് ഒരു ചെറിയ വീട് വാടകയ്ക്ക് കിട്ടുമോ പത്തായിരം രൂപ വരെ കൊടുക്കാം',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Thrissur', price: { max: 10000 } },
        numbers: [10000],
      },
      {
        text: 'ഞാൻ ദുബായിൽ ജോലി ചെയ്യുന്ന ആളാണ്, നാട്ടിൽ കോട്ടയത്ത് പത്ത് സെന്റ് സ്ഥലവും വീടും വാങ്ങാൻ താല്പര്യമുണ്ട്, എൺപത് ലക്ഷം വരെ പോകാം',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Kottayam',
          price: { max: 8000000 },
          size_sqft: { min: 4356 },
        },
        numbers: [10, 8000000],
      },
      {
        text: 'കാക്കനാട് ഇൻഫോപാർക്കിനടുത്ത് രണ്ട് ബെഡ്റൂം ഫ്ലാറ്റ് വാടകയ്ക്ക് വേണമായിരുന്നു',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Kakkanad',
          bedrooms: { min: 2, max: 2 },
        },
      },
      {
        text: 'തിരുവനന്തപുരത്ത് കഴക്കൂട്ടത്ത് ടെക്നോപാർക്കിൽ ജോലിയാണ് അവിടെ അടുത്ത് ഒരു രണ്ടു മുറി ഫ്ലാറ്റ് വാടകയ്ക്ക് നോക്കുന്നു ഇരുപതിനായിരത്തിൽ താഴെ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Thiruvananthapuram',
          area: 'Kazhakoottam',
          price: { max: 20000 },
          bedrooms: { min: 2, max: 2 },
        },
      },
      {
        text: 'കോഴിക്കോട് നഗരത്തിൽ മൂന്ന് കിടപ്പുമുറികളുള്ള ഒരു വീട് വിലയ്ക്ക് വാങ്ങാൻ ആഗ്രഹിക്കുന്നു. ബജറ്റ് ഒരു കോടി രൂപയാണ്.',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Kozhikode',
          price: { max: 10000000 },
          bedrooms: { min: 3, max: 3 },
        },
        numbers: [3, 10000000],
      },
      {
        text: 'താമസിക്കാൻ പറ്റിയ ഒരു സ്ഥലം കണ്ടെത്താൻ സഹായിക്കാമോ? കൊച്ചിയിൽ, മാസം പതിനെണ്ണായിരം രൂപയിൽ കൂടാതെ, ലിഫ്റ്റും പാർക്കിംഗും വേണം',
        set: { city: 'Kochi', price: { max: 18000 }, amenities: ['lift', 'parking'] },
      },
      {
        text: 'പാലക്കാട് ടൗണിൽ അഞ്ചു സെന്റ് പ്ലോട്ട് ഉണ്ടോ വീട് വെക്കാൻ',
        set: { property_type: 'land', city: 'Palakkad', size_sqft: { min: 2178 } },
      },
      {
        text: 'ഫർണിഷ് ചെയ്ത ഒരു അപ്പാർട്ട്മെന്റ് എറണാകുളത്ത് വാടകയ്ക്ക് തരുമോ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Kochi',
          amenities: ['furnished'],
        },
      },
      {
        text: 'നാല് ബെഡ്റൂമുള്ള വില്ല വേണം, സ്വിമ്മിംഗ് പൂളും ജിമ്മും ഉള്ളത്, ഒന്നര കോടി മുതൽ രണ്ട് കോടി വരെ',
        set: {
          property_type: 'house',
          price: { min: 15000000, max: 20000000 },
          bedrooms: { min: 4, max: 4 },
          amenities: ['swimming_pool', 'gym'],
        },
        numbers: [4, { min: 15000000, max: 20000000 }],
      },
      {
        text: 'ആലപ്പുഴയിൽ കായലിനടുത്ത് ഒരേക്കർ ഭൂമി വാങ്ങണം',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Alappuzha',
          size_sqft: { min: 43560 },
        },
      },
      {
        text: 'എന്റെ മകൾക്ക് പഠിക്കാൻ ബാംഗ്ലൂരിൽ കോറമംഗലയിൽ ഒരു ഒറ്റമുറി ഫ്ലാറ്റ് വാടകയ്ക്ക് വേണം പരമാവധി ഇരുപത്തയ്യായിരം',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Bengaluru',
          area: 'Koramangala',
          price: { max: 25000 },
          bedrooms: { min: 1, max: 1 },
        },
      },
      {
        text: 'വാടകവീട് നോക്കുകയാണ് കണ്ണൂരിൽ, പന്ത്രണ്ടായിരം വരെ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kannur', price: { max: 12000 } },
        numbers: [12000],
      },
      {
        text: 'വീട് വാങ്ങാനാണ്, ഇടപ്പള്ളി ഭാഗത്ത്, അറുപത് അറുപത്തഞ്ച് ലക്ഷം ബജറ്റ്',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          area: 'Edappally',
          price: { min: 6000000, max: 6500000 },
        },
      },
      {
        text: 'മലപ്പുറം ജില്ലയിൽ പെരിന്തൽമണ്ണയിൽ ഒരു വീട് മേടിക്കണം കുറഞ്ഞത് മൂന്ന് മുറി വേണം',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Perinthalmanna',
          bedrooms: { min: 3 },
        },
      },
      {
        text: 'പുതിയ ഫ്ലാറ്റ് വാങ്ങാൻ ആലോചനയുണ്ട്. തൃപ്പൂണിത്തുറയിലോ മരടിലോ. ആയിരത്തി ഇരുന്നൂറ് ചതുരശ്ര അടിയെങ്കിലും വേണം.',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Tripunithura',
          size_sqft: { min: 1200 },
        },
      },
      {
        text: 'ചെന്നൈയിൽ വേളാച്ചേരിയിൽ 2ബിഎച്ച്കെ വാടകയ്ക്ക് 18000 താഴെ',
        set: {
          transaction_type: 'rent',
          city: 'Chennai',
          area: 'Velachery',
          price: { max: 18000 },
          bedrooms: { min: 2, max: 2 },
        },
      },
      {
        text: 'ഒരു കൊല്ലത്തേക്ക് വാടകയ്ക്ക് വീട് വേണം, കൊല്ലത്ത് തന്നെ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kollam' },
      },
      {
        text: 'ഗുരുവായൂരിൽ അമ്പലത്തിനടുത്ത് ഒരു കിടപ്പുമുറിയുള്ള ഫ്ലാറ്റ് കിട്ടാനുണ്ടോ വിലയ്ക്ക്',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Guruvayur',
          bedrooms: { min: 1, max: 1 },
        },
      },
      {
        text: 'വസ്തു വാങ്ങണം, 20 സെന്റ്, സെന്റിന് രണ്ട് ലക്ഷം',
        set: { transaction_type: 'sale', property_type: 'land', size_sqft: { min: 8712 } },
      },
      {
        text: 'പവർ ബാക്കപ്പും സെക്യൂരിറ്റിയും ഉള്ള ഗേറ്റഡ് കമ്മ്യൂണിറ്റിയിൽ ഒരു ഫ്ലാറ്റ് വേണം',
        set: { property_type: 'apartment', amenities: ['power_backup', 'security', 'gated_community'] },
      },
      {
        text: 'അമ്മയ്ക്കും അച്ഛനും താമസിക്കാൻ വൈറ്റിലയിൽ താഴത്തെ നിലയിൽ ഒരു വീട് വാടകക്ക്, മാസം പതിനയ്യായിരം രൂപ',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Vyttila', price: { max: 15000 } },
      },
    ],
  },
  {
    phenomenon: 'everyday turns: first wishes, latin',
    cases: [
      {
        text: 'enikku kochiyil oru 2bhk flat vaadakakku venam 15000 thazhe',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Kochi',
          price: { max: 15000 },
          bedrooms: { min: 2, max: 2 },
        },
      },
      {
        text: 'thrissuril veedu vaangan aagrahikkunnu 50 laksham vare budget und',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Thrissur', price: { max: 5000000 } },
      },
      {
        text: 'njan oru student aanu kakkanad side oru cheriya room or flat rentinu nokkuva 8k max',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Kakkanad', price: { max: 8000 } },
      },
      {
        text: 'tvm il kowdiar aduth 3 bedroom villa vilkan undo 2 kodi vare',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Thiruvananthapuram',
          area: 'Kowdiar',
          price: { max: 20000000 },
          bedrooms: { min: 3, max: 3 },
        },
      },
      {
        text: 'kozhikode beypore bhagath 10 cent sthalam venam',
        set: { property_type: 'land', city: 'Kozhikode', area: 'Beypore', size_sqft: { min: 4356 } },
      },
      {
        text: 'oru veed vadakak kitto aluvayil munnu bedroom ullath',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Aluva',
          bedrooms: { min: 3, max: 3 },
        },
      },
      {
        text: 'chetta palakkad town il 6 cent plot vangikkanam 20 lakshathinullil',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Palakkad',
          price: { max: 2000000 },
          size_sqft: { min: 2613.6 },
        },
      },
      {
        text: 'furnished flat vendum marine drive kochi, lift parking okke venam, 30k vare pokam',
        set: {
          property_type: 'apartment',
          city: 'Kochi',
          area: 'Marine Drive',
          price: { max: 30000 },
          amenities: ['furnished', 'lift', 'parking'],
        },
      },
      {
        text: 'kottayath veedu medikkan plan und, randu nila, 4 muri, oru kodi vare',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Kottayam',
          price: { max: 10000000 },
          bedrooms: { min: 4, max: 4 },
        },
      },
      {
        text: 'njangal 3 per aanu, edappalliyil 2 bhk vadakaykk nokkunnu irupathinayiram vare',
        set: {
          transaction_type: 'rent',
          area: 'Edappally',
          price: { max: 20000 },
          bedrooms: { min: 2, max: 2 },
        },
        numbers: [3, 2, 20000],
      },
      {
        text: 'kannur thalassery aduthu oru veedum sthalavum vangan anu',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kannur', area: 'Thalassery' },
      },
      {
        text: 'bangalore whitefield il oru flat vanganam 80 lakh thottu 1 cr vare',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Bengaluru',
          area: 'Whitefield',
          price: { min: 8000000, max: 10000000 },
        },
      },
      {
        text: 'perumbavoor oru vadaka veedu venam panthrandayiram rupaykku',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Perumbavoor', price: { max: 12000 } },
      },
      {
        text: 'thamasikkan patiya oru flat kaloor or palarivattom, 20000nte ullil',
        set: { property_type: 'apartment', area: 'Kaloor', price: { max: 20000 } },
      },
      {
        text: 'nilavil dubai yil aanu nattil vannal thamasikkan 1500 sqft veedu nokkanam kollathu',
        set: { property_type: 'house', city: 'Kollam', size_sqft: { min: 1500 } },
      },
    ],
  },
  {
    phenomenon: 'everyday turns: first wishes, mixed',
    cases: [
      {
        text: 'Hi, എനിക്ക് kochi യിൽ ഒരു 3BHK apartment വാങ്ങണം, budget 85 lakhs',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Kochi',
          price: { max: 8500000 },
          bedrooms: { min: 3, max: 3 },
        },
      },
      {
        text: 'I am looking for a വീട് in Thrissur, വാടകയ്ക്ക്, under 12000',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Thrissur', price: { max: 12000 } },
      },
      {
        text: 'We are shifting to Trivandrum next month, Pattom aduth oru semi furnished flat rentinu venam, max 22k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Thiruvananthapuram',
          area: 'Pattom',
          price: { max: 22000 },
          amenities: ['semi_furnished'],
        },
      },
      {
        text: 'Kakkanad ൽ gated community villa 4 bedroom venam with swimming pool, 2.5 crore vare',
        set: {
          property_type: 'house',
          area: 'Kakkanad',
          price: { max: 25000000 },
          bedrooms: { min: 4, max: 4 },
          amenities: ['gated_community', 'swimming_pool'],
        },
      },
      {
        text: 'Plot for house construction, തൊടുപുഴയിൽ, minimum 8 cents, 30 lakhs ൽ താഴെ',
        set: {
          property_type: 'land',
          city: 'Thodupuzha',
          price: { max: 3000000 },
          size_sqft: { min: 3484.8 },
        },
      },
      {
        text: 'pet allowed aaya oru flat kitumo in Kaloor, family aanu, rent 18k okay',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Kaloor',
          price: { max: 18000 },
          amenities: ['pet_friendly'],
        },
      },
      {
        text: 'Independent house for rent ആലുവ side, 2 bath 3 bed, parking must',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Aluva',
          bedrooms: { min: 3, max: 3 },
          amenities: ['parking'],
        },
      },
      {
        text: 'ഓഫീസിന് അടുത്ത് Infopark side studio apartment monthly 10k to 14k',
        set: { property_type: 'apartment', area: 'Infopark', price: { min: 10000, max: 14000 } },
      },
      {
        text: 'broker here, client ന് Panampilly Nagar ൽ 2000 sqft flat resale വേണം 1.2 cr range',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Panampilly Nagar',
          price: { max: 12000000 },
          size_sqft: { min: 2000 },
        },
      },
      {
        text: 'Calicut il property nokkunnundu, land anu, around 15 cent, highway side',
        set: { property_type: 'land', city: 'Kozhikode', size_sqft: { min: 6534 } },
      },
    ],
  },
  {
    phenomenon: 'everyday turns: answers, native',
    cases: [
      { text: 'വാടക', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'മേടിക്കാനാ', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'നാൽപ്പത്',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 4000000 } },
        numbers: [40],
      },
      {
        text: 'ഏഴര',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 7500 } },
        numbers: [7.5],
      },
      {
        text: 'ഒന്നോ രണ്ടോ മതി',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: { min: 1, max: 2 } },
        numbers: [{ min: 1, max: 2 }],
      },
      {
        text: 'മൂന്നെണ്ണം',
        asked: 'bedrooms',
        known: { transaction_type: 'sale' },
        set: { bedrooms: { min: 3, max: 3 } },
        numbers: [3],
      },
      {
        text: 'ആറ്റിങ്ങലിലാണ് നോക്കുന്നത്',
        asked: 'city',
        known: { transaction_type: 'rent' },
        set: { city: 'Attingal' },
      },
      { text: 'കടവന്ത്ര ആയാൽ നന്നായിരുന്നു', asked: 'area', known: { city: 'Kochi' }, set: { area: 'Kadavanthra' } },
      {
        text: 'വീട് തന്നെ',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        set: { property_type: 'house' },
      },
      {
        text: 'ഏകദേശം അമ്പതിനായിരം',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 50000 } },
      },
      {
        text: 'പാർക്കിംഗ് നിർബന്ധം, പിന്നെ കിണറും',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['parking', 'water_supply'] },
      },
      { text: 'ഏത് ഏരിയ ആയാലും മതി', asked: 'area', known: { city: 'Kochi' }, any: ['area'] },
      { text: 'വില ഒരു പ്രശ്നമല്ല', asked: 'price', known: { transaction_type: 'sale' }, any: ['price'] },
      {
        text: 'മുറി എത്രയായാലും കുഴപ്പമില്ല',
        asked: 'bedrooms',
        known: { transaction_type: 'sale' },
        any: ['bedrooms'],
      },
      {
        text: 'പ്രത്യേകിച്ച് സൗകര്യങ്ങളൊന്നും വേണ്ട',
        asked: 'amenities',
        known: { transaction_type: 'sale' },
        any: ['amenities'],
      },
      {
        text: 'തൊണ്ണൂറ്റിയൊമ്പതിനായിരത്തി തൊള്ളായിരത്തി തൊണ്ണൂറ്റിയൊമ്പത്',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 99999 } },
        numbers: [99999],
      },
      {
        text: 'ഒന്നേകാൽ കോടി',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 12500000 } },
        numbers: [12500000],
      },
      {
        text: 'മുക്കാൽ കോടി വരെ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 7500000 } },
        numbers: [7500000],
      },
      {
        text: 'മുപ്പത്തിരണ്ടര ലക്ഷം',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 3250000 } },
        numbers: [3250000],
      },
      {
        text: 'അരയേക്കർ മതി',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: { min: 21780 } },
      },
    ],
  },
  {
    phenomenon: 'everyday turns: answers, latin',
    cases: [
      { text: 'vadakaykka', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'vaanganan', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'muppathu laksham',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 3000000 } },
        numbers: [3000000],
      },
      {
        text: 'oru 35',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 3500000 } },
        numbers: [35],
      },
      {
        text: 'rand',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: { min: 2, max: 2 } },
        numbers: [2],
      },
      {
        text: 'onno rando',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: { min: 1, max: 2 } },
        numbers: [{ min: 1, max: 2 }],
      },
      { text: 'kochi thanne', asked: 'city', known: { transaction_type: 'rent' }, set: { city: 'Kochi' } },
      {
        text: 'sthalam mathi',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'land' },
      },
      { text: 'evideyayalum kuzhappam illa', asked: 'area', known: { city: 'Kochi' }, any: ['area'] },
      {
        text: 'rendara kodi',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 25000000 } },
        numbers: [25000000],
      },
      {
        text: 'pathinettara laksham',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 1850000 } },
        numbers: [1850000],
      },
    ],
  },
  {
    phenomenon: 'everyday turns: answers, mixed',
    cases: [
      {
        text: 'flat മതി',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        set: { property_type: 'apartment' },
      },
      {
        text: '15k ക്ക് മുകളിൽ പോകരുത്',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 15000 } },
      },
      {
        text: 'lift ഉം gym ഉം',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['lift', 'gym'] },
      },
      {
        text: 'minimum 3 bhk വേണം',
        asked: 'bedrooms',
        known: { transaction_type: 'sale' },
        set: { bedrooms: { min: 3 } },
      },
      { text: 'budget no issue', asked: 'price', known: { transaction_type: 'sale' }, any: ['price'] },
    ],
  },
  {
    phenomenon: 'everyday turns: changes, native',
    cases: [
      {
        text: 'വാടകയല്ല, വാങ്ങാനാണ് നോക്കുന്നത്',
        known: { transaction_type: 'rent', city: 'Kochi' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'വാങ്ങുന്നില്ല, തൽക്കാലം വാടകയ്ക്ക് മതി',
        known: { transaction_type: 'sale', city: 'Kochi' },
        set: { transaction_type: 'rent' },
      },
      { text: 'അയ്യോ കൊച്ചിയല്ല കോട്ടയം', known: { city: 'Kochi' }, set: { city: 'Kottayam' } },
      {
        text: 'ഫ്ലാറ്റിന് പകരം വീട് നോക്കാം',
        known: { property_type: 'apartment' },
        set: { property_type: 'house' },
      },
      {
        text: 'ബജറ്റ് കുറച്ചു കൂട്ടാം, എഴുപത് ലക്ഷം ആക്കിക്കോ',
        known: { transaction_type: 'sale', price: { max: 6000000 } },
        set: { price: { max: 7000000 } },
      },
      { text: 'ലിഫ്റ്റ് ഇല്ലെങ്കിലും കുഴപ്പമില്ല', known: { amenities: ['lift', 'parking'] }, drop: ['lift'] },
      {
        text: 'രണ്ടല്ല മൂന്ന് മുറി വേണം',
        known: { bedrooms: { min: 2, max: 2 } },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      { text: 'പൂന്തോട്ടം വേണ്ടെന്ന് വെച്ചു', known: { amenities: ['garden'] }, drop: ['garden'] },
    ],
  },
  {
    phenomenon: 'everyday turns: changes, latin',
    cases: [
      {
        text: 'rent alla vangan anu',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'vangan alla rentinu mathi',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      { text: 'parking venda', known: { amenities: ['parking'] }, drop: ['parking'] },
      { text: 'kochi venda thrissur nokkam', known: { city: 'Kochi' }, set: { city: 'Thrissur' } },
      {
        text: 'budget 60 aakk',
        known: { transaction_type: 'sale', price: { max: 5000000 } },
        set: { price: { max: 6000000 } },
      },
      {
        text: 'athra onnum patilla 12000 il kooduthal kodukkan kazhiyilla',
        known: { transaction_type: 'rent', price: { max: 15000 } },
        set: { price: { max: 12000 } },
      },
    ],
  },
  {
    phenomenon: 'everyday turns: changes, mixed',
    cases: [
      {
        text: 'no no flat അല്ല, independent house',
        known: { property_type: 'apartment' },
        set: { property_type: 'house' },
      },
      {
        text: 'actually 3 bhk venda 2 bhk mathi',
        known: { bedrooms: { min: 3, max: 3 } },
        set: { bedrooms: { min: 2, max: 2 } },
      },
    ],
  },
  {
    phenomenon: 'everyday turns: questions and other talk, native',
    counter: true,
    cases: [
      {
        text: 'ഈ വീടിന് കാർ പാർക്കിംഗ് ഉണ്ടോ',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        act: 'question',
      },
      { text: 'അടുത്ത് സ്കൂളുണ്ടോ, എത്ര ദൂരമുണ്ട്?', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'നിങ്ങൾ കമ്മീഷൻ എത്രയാണ് എടുക്കുന്നത്', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'നീ ആരാ, മനുഷ്യനാണോ', act: 'question' },
      { text: 'നാളെ രാവിലെ ഏഴ് മണിക്ക് അലാറം വെക്കൂ' },
      { text: 'ഇന്ന് കൊച്ചിയിൽ മഴ പെയ്യുമോ', act: 'question' },
      { text: 'യേശുദാസിന്റെ ഒരു പാട്ട് വെക്കാമോ' },
      { text: 'ഞായറാഴ്ച നാലു മണിക്ക് വന്ന് കണ്ടോട്ടെ', known: { transaction_type: 'rent' } },
      { text: 'തിരുവനന്തപുരത്തേക്ക് അടുത്ത ട്രെയിൻ എപ്പോഴാണ്', act: 'question' },
      { text: 'സാമ്പാർ ഉണ്ടാക്കുന്നത് എങ്ങനെയാണ്' },
      { text: 'ഇന്ത്യ ഓസ്ട്രേലിയ കളി ആര് ജയിച്ചു' },
      { text: 'വാടകയിൽ കറന്റ് ബില്ല് ഉൾപ്പെടുമോ', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'ഇത് എത്രാമത്തെ നിലയിലാണ്, ലിഫ്റ്റുണ്ടോ', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'ഈ സ്ഥലത്തിന്റെ ആധാരം ക്ലിയറാണോ', known: { transaction_type: 'sale' }, act: 'question' },
      { text: 'ഇരുപത്തഞ്ചും പതിനേഴും കൂട്ടിയാൽ എത്ര' },
      { text: 'എന്റെ മകന്റെ കല്യാണം അടുത്ത മാസമാണ്' },
    ],
  },
  {
    phenomenon: 'everyday turns: questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'deposit ethra kodukkanam', known: { transaction_type: 'rent' }, act: 'question' },
      {
        text: 'ee flat il lift undo',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        act: 'question',
      },
      { text: 'bus stop aduthano', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'nale ravile 6 manikku vilich ezhunelpikkamo' },
      { text: 'mammoottyude puthiya cinema eppo irangum', act: 'question' },
      { text: 'bank loan kittumo ithinu', known: { transaction_type: 'sale' }, act: 'question' },
      { text: 'aara ningal', act: 'question' },
      { text: 'njayarazhcha 10 maniku kaanan varatte', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'ernakulathekku bus eppozha', act: 'question' },
      {
        text: 'ee veedinu ethra varsham pazhakkam und',
        known: { transaction_type: 'sale' },
        act: 'question',
      },
      { text: 'vila kurakkumo', known: { transaction_type: 'sale' }, act: 'question' },
    ],
  },
  {
    phenomenon: 'everyday turns: questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'Is the ഫ്ലാറ്റ് near metro station ആണോ?', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'brokerage ഉണ്ടോ ഇതിന്', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'weather എങ്ങനെയുണ്ട് today in Munnar', act: 'question' },
      { text: 'Set an alarm for 5.30, രാവിലെ' },
    ],
  },
  {
    phenomenon: 'everyday turns: acts, native',
    cases: [
      { text: 'അതെ അതെ', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'ശരി, അങ്ങനെയാകട്ടെ', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'വേണ്ട', known: { transaction_type: 'rent' }, act: 'deny' },
      { text: 'അല്ലല്ല, അങ്ങനെയല്ല', known: { transaction_type: 'rent' }, act: 'deny' },
      { text: 'ആദ്യം മുതൽ തുടങ്ങാം', known: { transaction_type: 'rent' }, act: 'restart' },
      { text: 'നിങ്ങളുടെ ഏജന്റിനെ ഒന്ന് വിളിക്കാൻ പറയാമോ', known: { transaction_type: 'rent' }, act: 'handoff' },
      { text: 'നമസ്കാരം സാർ', act: 'greet' },
      { text: 'വളരെ നന്ദി മോനേ', known: { transaction_type: 'rent' }, act: 'thanks' },
      { text: 'പിന്നെ കാണാം', known: { transaction_type: 'rent' }, act: 'goodbye' },
      { text: 'നിങ്ങൾക്ക് എന്തൊക്കെ ചെയ്യാൻ പറ്റും', act: 'help' },
      { text: 'കേട്ടില്ല, ഒന്നുകൂടി പറയാമോ', known: { transaction_type: 'rent' }, act: 'repeat' },
    ],
  },
  {
    phenomenon: 'everyday turns: acts, latin',
    cases: [
      { text: 'aa athe', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'sheri ok', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'illa venda', known: { transaction_type: 'rent' }, act: 'deny' },
      { text: 'ellam kalanju veendum thudangam', known: { transaction_type: 'rent' }, act: 'restart' },
      { text: 'oru manushyanodu samsarikkanam', known: { transaction_type: 'rent' }, act: 'handoff' },
      { text: 'thanks und tto', known: { transaction_type: 'rent' }, act: 'thanks' },
      { text: 'sheri enna pinne kaanam', known: { transaction_type: 'rent' }, act: 'goodbye' },
      { text: 'onnu koodi parayo', known: { transaction_type: 'rent' }, act: 'repeat' },
    ],
  },
  {
    phenomenon: 'everyday turns: acts, mixed',
    cases: [
      { text: 'ok ശരി proceed', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'agent നെ connect ചെയ്യൂ', known: { transaction_type: 'rent' }, act: 'handoff' },
      { text: 'start over ചെയ്യാം', known: { transaction_type: 'rent' }, act: 'restart' },
    ],
  },
]
