import type { CorpusSection } from '../../corpus-case.ts'

/** Long polite sentences, indirect requests, and talk of other things as people ask assistants for them. */
export const longSentences: CorpusSection[] = [
  {
    phenomenon: 'long sentences: first wishes, native',
    cases: [
      {
        text: 'എനിക്ക് തിരുവനന്തപുരത്ത് താമസിക്കുന്നതിനായി ഒരു വീട് കണ്ടെത്താൻ ആഗ്രഹമുണ്ട്, അത് വാടകയ്ക്കായിരിക്കണം, പ്രതിമാസം ഇരുപത്തയ്യായിരം രൂപയിൽ കവിയരുത്',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Thiruvananthapuram',
          price: { max: 25000 },
        },
      },
      {
        text: 'ദയവായി എറണാകുളത്ത് രണ്ട് കിടപ്പുമുറികളും രണ്ട് കുളിമുറികളുമുള്ള ഒരു അപ്പാർട്ട്മെന്റ് കണ്ടെത്താൻ എന്നെ സഹായിക്കൂ',
        set: { property_type: 'apartment', city: 'Kochi', bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'ഞാനും എന്റെ കുടുംബവും അടുത്ത മാസം കോഴിക്കോട്ടേക്ക് താമസം മാറുകയാണ്, അവിടെ മൂന്ന് മുറികളുള്ള ഒരു വീട് വാടകയ്ക്ക് ലഭിക്കുമോ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Kozhikode',
          bedrooms: { min: 3, max: 3 },
        },
      },
      {
        text: 'സുഹൃത്തേ, ബെംഗളൂരുവിൽ ഇലക്ട്രോണിക് സിറ്റിക്ക് അടുത്ത് ഒരു ഫ്ലാറ്റ് വാങ്ങാൻ ഞാൻ ആലോചിക്കുന്നു, എനിക്ക് ഏകദേശം അറുപത് ലക്ഷം രൂപ വരെ ചെലവാക്കാൻ കഴിയും',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Bengaluru',
          area: 'Electronic City',
          price: { max: 6000000 },
        },
      },
      {
        text: 'നീന്തൽക്കുളവും ജിംനേഷ്യവും കുട്ടികൾക്ക് കളിക്കാനുള്ള സ്ഥലവും ഉള്ള ഒരു ഫ്ലാറ്റാണ് ഞാൻ അന്വേഷിക്കുന്നത്',
        set: { property_type: 'apartment', amenities: ['swimming_pool', 'gym', 'play_area'] },
      },
      {
        text: 'വിരമിച്ച ശേഷം താമസിക്കാൻ തൊടുപുഴയിൽ പത്തോ പതിനഞ്ചോ സെന്റ് ഭൂമി വിലയ്ക്കു വാങ്ങാനാണ് ഉദ്ദേശ്യം',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Thodupuzha',
          size_sqft: { min: 4356, max: 6534 },
        },
      },
      {
        text: 'മുംബൈയിലെ അന്ധേരി വെസ്റ്റിൽ ഒരു സിംഗിൾ ബെഡ്റൂം ഫ്ലാറ്റ് വാടകയ്ക്ക് വേണം, ബജറ്റ് മുപ്പത്തയ്യായിരം മുതൽ നാല്പതിനായിരം വരെ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Mumbai',
          area: 'Andheri West',
          price: { min: 35000, max: 40000 },
          bedrooms: { min: 1, max: 1 },
        },
      },
      {
        text: 'എന്റെ ജോലി മാറ്റം കാരണം ഹൈദരാബാദിൽ ഗച്ചിബൗളിയിൽ പൂർണ്ണമായും ഫർണിഷ് ചെയ്ത ഒരു ഫ്ലാറ്റ് ഉടൻ വാടകയ്ക്ക് ആവശ്യമുണ്ട്',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Hyderabad',
          area: 'Gachibowli',
          amenities: ['furnished'],
        },
      },
      {
        text: 'കുറഞ്ഞത് ആയിരത്തഞ്ഞൂറ് ചതുരശ്ര അടിയുള്ള, കാർ പാർക്കിംഗ് സൗകര്യമുള്ള, നാല് കിടപ്പുമുറികളുള്ള ഒരു വീട് തൃശ്ശൂരിൽ വാങ്ങാൻ താൽപ്പര്യപ്പെടുന്നു',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Thrissur',
          bedrooms: { min: 4, max: 4 },
          size_sqft: { min: 1500 },
          amenities: ['parking'],
        },
      },
      {
        text: 'കൊല്ലം ജില്ലയിൽ കരുനാഗപ്പള്ളിയിൽ ഒരു സ്ഥലം വാങ്ങിച്ചിടണം എന്നുണ്ട് കയ്യിൽ പതിനഞ്ച് ലക്ഷമേ ഉള്ളൂ',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Karunagappally',
          price: { max: 1500000 },
        },
      },
      {
        text: 'ചേട്ടാ ഒരു വീട് നോക്കിത്തരുമോ വാടകയ്ക്കാ, പാലായില് മതി',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Pala' },
      },
      {
        text: 'രണ്ടുമുറി വീട് മതി, ഏഴായിരമേ കൊടുക്കാനാവൂ',
        set: { property_type: 'house', price: { max: 7000 }, bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'അഞ്ചുസെന്റും ഒരു ചെറിയ വീടും കിട്ടിയാൽ എടുക്കാം, ഇരുപത്തഞ്ചുലക്ഷത്തിൽ നിൽക്കണം',
        set: { property_type: 'house', price: { max: 2500000 }, size_sqft: { min: 2178 } },
      },
      {
        text: 'ഭാര്യക്ക് മെഡിക്കൽ കോളേജിലാണ് ജോലി അതിനടുത്തായി ഒരു വാടകവീട് നോക്കുന്നുണ്ട് തിരുവനന്തപുരത്ത്',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Thiruvananthapuram' },
      },
      {
        text: 'പെൻഷൻ ആയ ഞങ്ങൾക്ക് രണ്ടുപേർക്കും കഴിയാൻ താഴത്തെ നിലയിലൊരു ഫ്ലാറ്റ്, ലിഫ്റ്റുള്ളത്, സെക്യൂരിറ്റി വേണം, വിലയ്ക്ക്',
        set: { transaction_type: 'sale', property_type: 'apartment', amenities: ['lift', 'security'] },
      },
      {
        text: 'കൽപ്പറ്റയിൽ റിസോർട്ടിന് പറ്റിയ അഞ്ചേക്കർ സ്ഥലം',
        set: { property_type: 'land', city: 'Kalpetta', size_sqft: { min: 217800 } },
      },
      { text: 'കാഞ്ഞങ്ങാട് ഭാഗത്ത് വീടുവെക്കാൻ പറ്റിയ പ്ലോട്ട് കിട്ടുമോ', set: { property_type: 'land', city: 'Kanhangad' } },
      {
        text: 'വീട്ടുവാടക പതിനായിരത്തിൽ കൂടാൻ പാടില്ല, സ്ഥലം വടകര',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Vadakara', price: { max: 10000 } },
      },
      {
        text: 'മൂന്നാറിൽ ഒരു കോട്ടേജ് വാങ്ങിയാലോ എന്ന് ആലോചിക്കുന്നു',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Munnar' },
      },
      {
        text: 'ഒരു ഇരുപത് ഇരുപത്തിരണ്ട് ആയിരം രൂപയ്ക്ക് കലൂരിൽ ഫ്ലാറ്റ് കിട്ടാനുണ്ടോ വാടകയ്ക്ക്',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Kaloor',
          price: { min: 20000, max: 22000 },
        },
      },
    ],
  },
  {
    phenomenon: 'long sentences: first wishes, latin',
    cases: [
      {
        text: 'enikku thamasikkan pattiya oru veedu kandupidikkan sahayikkamo, kottayam townil, vadaka 9000 il kooduthal aakaruth',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kottayam', price: { max: 9000 } },
      },
      {
        text: 'hi njan anoop, chennai il ninnu kochi yilekku shift aavukayanu, 2 bhk furnished flat rent nu venam, budget 25k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Kochi',
          price: { max: 25000 },
          bedrooms: { min: 2, max: 2 },
          amenities: ['furnished'],
        },
      },
      {
        text: 'vazhuthacaud or sasthamangalam bhagath 3 bed flat vilakku kittumo oru kodikku thazhe',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Vazhuthacaud',
          price: { max: 10000000 },
          bedrooms: { min: 3, max: 3 },
        },
      },
      {
        text: 'amma vayassayi, lift ulla flat thanne venam, ground floor anel kollam',
        set: { property_type: 'apartment', amenities: ['lift'] },
      },
      {
        text: 'pls help, tvm technopark aduth 1bhk/studio rent 12k-15k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Thiruvananthapuram',
          area: 'Technopark',
          price: { min: 12000, max: 15000 },
          bedrooms: { min: 1, max: 1 },
        },
      },
      {
        text: 'veedu vekkan 4 cent bhoomi mathi malappuram side, centinu 3 laksham okke kodukam',
        set: { property_type: 'land', city: 'Malappuram', size_sqft: { min: 1742.4 } },
      },
      {
        text: 'gulfil ninnu varunna enikk oru nalla villa venam, 5 bedroom, swimming pool nirbandham, 3 kodi vare mudakkam',
        set: {
          property_type: 'house',
          price: { max: 30000000 },
          bedrooms: { min: 5, max: 5 },
          amenities: ['swimming_pool'],
        },
      },
      {
        text: 'palarivattath 2 muri flat rentinu kittan vazhi undo? 15000 okke aakam',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Palarivattom',
          price: { max: 15000 },
          bedrooms: { min: 2, max: 2 },
        },
      },
      {
        text: 'flat vangikanam ennund, calicut beach side, 1200 sqft enkilum venam',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Calicut Beach',
          size_sqft: { min: 1200 },
        },
      },
      {
        text: 'cheriya budget aanu, 5000 rupakku oru muri enkilum kittumo alappuzhayil',
        set: { city: 'Alappuzha', price: { max: 5000 }, bedrooms: { min: 1 } },
      },
      {
        text: 'ente makante kochi le collegil aduth rent house, 3 pillerkku thamasikkana',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kochi' },
      },
      {
        text: 'semi furnished aayitulla flat mathi edappally lulu mall nte aduth',
        set: { property_type: 'apartment', area: 'Edappally', amenities: ['semi_furnished'] },
      },
    ],
  },
  {
    phenomenon: 'long sentences: first wishes, mixed',
    cases: [
      {
        text: 'I want to buy a house in കോട്ടയം with three bedrooms, എൺപത് ലക്ഷത്തിനുള്ളിൽ',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Kottayam',
          price: { max: 8000000 },
          bedrooms: { min: 3, max: 3 },
        },
      },
      {
        text: 'Looking for rental ഫ്ലാറ്റ് near Kakkanad, ലിഫ്റ്റും covered parking ഉം വേണം',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Kakkanad',
          amenities: ['lift', 'parking'],
        },
      },
      {
        text: 'Sir, my budget is one crore, തൃശൂർ ടൗണിൽ നല്ലൊരു villa കിട്ടുമോ',
        set: { property_type: 'house', city: 'Thrissur', price: { max: 10000000 } },
      },
      {
        text: 'Flat for sale in Kowdiar, മൂന്ന് bedroom, furnished ആണെങ്കിൽ better',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Kowdiar',
          bedrooms: { min: 3, max: 3 },
          amenities: ['furnished'],
        },
      },
      {
        text: 'Short stay അല്ല, long term rent ആണ്, family of four, 3BHK in Vyttila',
        set: { transaction_type: 'rent', area: 'Vyttila', bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'എനിക്ക് power backup, water supply, security എല്ലാം ഉള്ള apartment മതി, location Aluva',
        set: {
          property_type: 'apartment',
          area: 'Aluva',
          amenities: ['power_backup', 'water_supply', 'security'],
        },
      },
      {
        text: 'budget 70 to 75 lakhs, 4 cent land ൽ independent villa, near Kalamassery',
        set: {
          property_type: 'house',
          area: 'Kalamassery',
          price: { min: 7000000, max: 7500000 },
          size_sqft: { min: 1742.4 },
        },
      },
      {
        text: 'plot വാങ്ങാൻ plan ഉണ്ട്, Palakkad or Thrissur, 10 cents minimum',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Palakkad', size_sqft: { min: 4356 } },
      },
    ],
  },
  {
    phenomenon: 'long sentences: answers, native',
    cases: [
      {
        text: 'എഴുപത് മുതൽ എൺപത് വരെ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 7000000, max: 8000000 } },
      },
      {
        text: 'പതിനെട്ടാ എന്റെ ബജറ്റ്',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 18000 } },
        numbers: [18],
      },
      {
        text: 'എനിക്ക് ഫ്ലാറ്റിനോടാണ് താല്പര്യം',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        set: { property_type: 'apartment' },
      },
      { text: 'നിലവിൽ വാടകയ്ക്ക് മാത്രം', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'വാങ്ങാനാണ് ഉദ്ദേശിക്കുന്നത്', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: 'തൃശ്ശൂര്‍', asked: 'city', set: { city: 'Thrissur' } },
      {
        text: 'മൂന്നുമുറിയെങ്കിലും വേണ്ടിവരും',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: { min: 3 } },
      },
      {
        text: 'ഇരുനൂറ്റമ്പത് സ്ക്വയർ മീറ്റർ',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: { min: 2690.975 } },
        numbers: [250],
      },
      {
        text: 'എസിയും ബാൽക്കണിയും',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['air_conditioning', 'balcony'] },
      },
      {
        text: 'രണ്ട് രണ്ടര കോടി',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 20000000, max: 25000000 } },
      },
      { text: 'ഏരിയ ഏതായാലും എനിക്ക് പ്രശ്നമില്ല', asked: 'area', known: { city: 'Kochi' }, any: ['area'] },
      {
        text: 'നഗരം ഏതായാലും കുഴപ്പമില്ല, കേരളത്തിലായാൽ മതി',
        asked: 'city',
        known: { transaction_type: 'rent' },
        any: ['city'],
      },
      {
        text: 'വലിപ്പം എത്രയായാലും മതി',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        any: ['size_sqft'],
      },
      {
        text: 'ഒരു ലക്ഷത്തി ഇരുപത്തി അയ്യായിരം',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 125000 } },
        numbers: [125000],
      },
      {
        text: 'രണ്ടേമുക്കാൽ കോടിക്ക് താഴെ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 27500000 } },
        numbers: [27500000],
      },
      {
        text: 'പതിനേഴായിരത്തി അഞ്ഞൂറ്',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 17500 } },
        numbers: [17500],
      },
      {
        text: 'എഴുപത്തേഴര ലക്ഷം',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 7750000 } },
        numbers: [7750000],
      },
    ],
  },
  {
    phenomenon: 'long sentences: answers, latin',
    cases: [
      { text: 'vadakakkanu', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'medikkan', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'pathombath',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 19000 } },
        numbers: [19],
      },
      {
        text: 'oru 2 muthal 3 vare',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: { min: 2, max: 3 } },
      },
      {
        text: 'naalu bedroom venam',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: { min: 4, max: 4 } },
      },
      {
        text: 'kadavanthrayil mathi',
        asked: 'area',
        known: { city: 'Kochi' },
        set: { area: 'Kadavanthra' },
      },
      {
        text: 'irupathanchu laksham thott muppathu laksham vare',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 2500000, max: 3000000 } },
      },
      {
        text: 'veedo flato ethayalum mathi',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        any: ['property_type'],
      },
      {
        text: 'vila ethrayayalum prashnamilla',
        asked: 'price',
        known: { transaction_type: 'sale' },
        any: ['price'],
      },
      {
        text: 'ezhayirathi anjooru',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 7500 } },
        numbers: [7500],
      },
      {
        text: 'onnara laksham',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 150000 } },
        numbers: [150000],
      },
    ],
  },
  {
    phenomenon: 'long sentences: answers, mixed',
    cases: [
      {
        text: 'only apartment, വീട് വേണ്ട',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'one crore ൽ താഴെ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 10000000 } },
      },
      {
        text: 'parking മാത്രം മതി',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['parking'] },
      },
      {
        text: 'no preference, ഏത് ആയാലും ok',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        any: ['property_type'],
      },
    ],
  },
  {
    phenomenon: 'long sentences: changes, native',
    cases: [
      { text: 'ക്ഷമിക്കണം, ഞാൻ ഉദ്ദേശിച്ചത് പാലക്കാട് ആണ്, പാലാ അല്ല', known: { city: 'Pala' }, set: { city: 'Palakkad' } },
      {
        text: 'ബജറ്റ് അമ്പത് ലക്ഷത്തിൽ നിന്ന് അറുപത് ലക്ഷമായി ഉയർത്തൂ',
        known: { transaction_type: 'sale', price: { max: 5000000 } },
        set: { price: { max: 6000000 } },
      },
      {
        text: 'ഇനി വീട് വാങ്ങുന്നില്ല, വാടകയ്ക്ക് എടുക്കാമെന്ന് തീരുമാനിച്ചു',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent', property_type: 'house' },
      },
      {
        text: 'വാടക വേണ്ട സ്വന്തമായി വാങ്ങാം',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'സ്വിമ്മിംഗ് പൂളിന്റെ ആവശ്യമില്ല, ജിം മതി',
        known: { amenities: ['swimming_pool'] },
        set: { amenities: ['gym'] },
        drop: ['swimming_pool'],
      },
      {
        text: 'മുറികളുടെ എണ്ണം മൂന്നാക്കി മാറ്റുക',
        known: { bedrooms: { min: 2, max: 2 } },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      { text: 'വീട് മാറ്റി ഫ്ലാറ്റ് ആക്കാം', known: { property_type: 'house' }, set: { property_type: 'apartment' } },
      { text: 'ബജറ്റിന്റെ കാര്യം മറന്നേക്ക്', known: { price: { max: 30000 } }, drop: ['price'] },
      { text: 'ഫർണിഷ്ഡ് അല്ലെങ്കിലും സാരമില്ല', known: { amenities: ['furnished'] }, drop: ['furnished'] },
    ],
  },
  {
    phenomenon: 'long sentences: changes, latin',
    cases: [
      {
        text: 'alla alla 15000 alla 20000 vare pokam',
        known: { transaction_type: 'rent', price: { max: 15000 } },
        set: { price: { max: 20000 } },
      },
      {
        text: 'sorry veedu alla plot anu vendath',
        known: { property_type: 'house' },
        set: { property_type: 'land' },
      },
      { text: 'gym venda athu ozhivakkikko', known: { amenities: ['gym', 'lift'] }, drop: ['gym'] },
      { text: 'lift illelum kuzhapamilla', known: { amenities: ['lift'] }, drop: ['lift'] },
      {
        text: 'budget kurachu koottam 18 aakkam',
        known: { transaction_type: 'rent', price: { max: 15000 } },
        set: { price: { max: 18000 } },
      },
      {
        text: 'rentinu alla swanthamayi vanganam',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
    ],
  },
  {
    phenomenon: 'long sentences: changes, mixed',
    cases: [
      { text: 'change the city to കോട്ടയം', known: { city: 'Kochi' }, set: { city: 'Kottayam' } },
      {
        text: 'sorry, rent അല്ല purchase ആണ് ഉദ്ദേശിച്ചത്',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'furnished വേണ്ട, semi furnished മതി',
        known: { amenities: ['furnished'] },
        set: { amenities: ['semi_furnished'] },
        drop: ['furnished'],
      },
    ],
  },
  {
    phenomenon: 'long sentences: questions and other talk, native',
    counter: true,
    cases: [
      { text: 'കിടപ്പുമുറിയിലെ ലൈറ്റ് ഓഫ് ചെയ്യൂ' },
      { text: 'നാളെ രാവിലെ അഞ്ചരയ്ക്ക് എന്നെ ഉണർത്തുക' },
      { text: 'എസി ഇരുപത്തിനാല് ഡിഗ്രിയിൽ വെക്കുക' },
      { text: 'ഡൽഹിയിലേക്ക് രണ്ട് ട്രെയിൻ ടിക്കറ്റ് ബുക്ക് ചെയ്യണം' },
      { text: 'ബാംഗ്ലൂരിൽ ഇപ്പോൾ കാലാവസ്ഥ എങ്ങനെയുണ്ട്', act: 'question' },
      { text: 'വൈകിട്ട് ആറുമണിക്ക് ജിമ്മിൽ പോകാൻ എന്നെ ഓർമ്മിപ്പിക്കണം' },
      { text: 'ചിത്രയുടെ പഴയ പാട്ടുകൾ പ്ലേ ചെയ്യുക' },
      { text: 'അടുത്തുള്ള നല്ലൊരു ഹോട്ടൽ ഏതാണ് കൊച്ചിയിൽ', act: 'question' },
      { text: 'എന്റെ ഷോപ്പിംഗ് ലിസ്റ്റിൽ പാലും മുട്ടയും ചേർക്കുക' },
      { text: 'ചെന്നൈ സൂപ്പർ കിങ്സ് എത്ര റൺസ് എടുത്തു' },
      { text: 'ഞാൻ കോഴിക്കോടാണ് താമസിക്കുന്നത്' },
      { text: 'എന്റെ ചേട്ടൻ കഴിഞ്ഞ വർഷം തൃശ്ശൂരിൽ ഫ്ലാറ്റ് വാങ്ങി' },
      { text: 'ഇപ്പോൾ ഞങ്ങൾ താമസിക്കുന്ന വീടിന്റെ വാടക പന്ത്രണ്ടായിരമാണ്', known: { transaction_type: 'rent' } },
      {
        text: 'ശനിയാഴ്ച രാവിലെ പത്തുമണിക്ക് വീട് കാണാൻ വരാൻ പറ്റുമോ',
        known: { transaction_type: 'rent' },
        act: 'question',
      },
      { text: 'ഈ ഫ്ലാറ്റിൽ വളർത്തുമൃഗങ്ങളെ അനുവദിക്കുമോ', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'അഡ്വാൻസ് എത്ര മാസത്തെ കൊടുക്കണം', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'വെള്ളത്തിന് ബുദ്ധിമുട്ടുണ്ടോ അവിടെ', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'മെട്രോ സ്റ്റേഷനിലേക്ക് എത്ര ദൂരമുണ്ട്', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'നിങ്ങളുടെ സേവനത്തിന് പണം കൊടുക്കണോ', act: 'question' },
      { text: 'ബാങ്ക് ലോൺ ശരിയാക്കി തരുമോ', known: { transaction_type: 'sale' }, act: 'question' },
      { text: 'ഈ വീട് എപ്പോൾ ഒഴിയും', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'പതിനഞ്ച് ശതമാനം ഡിസ്കൗണ്ട് കിട്ടുമോ', known: { transaction_type: 'sale' }, act: 'question' },
    ],
  },
  {
    phenomenon: 'long sentences: questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'nale ravile ancharakku alarm vekku' },
      { text: 'bedroomile light off cheyyu' },
      { text: 'kochi yil ninnu bangalore lekku flight ethra aakum', act: 'question' },
      { text: 'biryani undakkunnath engane' },
      { text: 'ente peru Ramesh' },
      { text: 'ente veedu kottayathanu' },
      { text: 'njan ippo 8000 vadaka kodukkunna veettila', known: { transaction_type: 'rent' } },
      { text: 'kazhinja masam oru flat vangi' },
      { text: 'ithinte owner aara', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'school aduthundo', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'vellam epozhum kitumo', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'advance ethra venam', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'engane aanu payment', known: { transaction_type: 'sale' }, act: 'question' },
      { text: 'ningal robot aano', act: 'question' },
    ],
  },
  {
    phenomenon: 'long sentences: questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'remind me to call അമ്മ at 7' },
      { text: 'Who won the match ഇന്നലെ?', act: 'question' },
      { text: 'play a song by Yesudas പ്ലീസ്' },
      { text: 'is it vastu compliant ആണോ', known: { transaction_type: 'sale' }, act: 'question' },
      { text: 'maintenance charge എത്ര per month', known: { transaction_type: 'rent' }, act: 'question' },
    ],
  },
  {
    phenomenon: 'long sentences: acts, native',
    cases: [
      { text: 'അതേ, അത് തന്നെ', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'ഉവ്വ് ശരിയാണ്', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'ഓ പിന്നെന്താ', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'ഇല്ല, താല്പര്യമില്ല', known: { transaction_type: 'rent' }, act: 'deny' },
      { text: 'അത് വേണ്ടായിരുന്നു', known: { transaction_type: 'rent' }, act: 'deny' },
      { text: 'നമുക്ക് ഒന്നേന്ന് തുടങ്ങാം', known: { transaction_type: 'rent' }, act: 'restart' },
      { text: 'ഇതെല്ലാം മായ്ച്ചിട്ട് പുതിയതായി നോക്കാം', known: { transaction_type: 'rent' }, act: 'restart' },
      { text: 'എനിക്ക് ഒരു ആളുമായി നേരിട്ട് സംസാരിക്കണം', known: { transaction_type: 'rent' }, act: 'handoff' },
      { text: 'എന്നെ ഫോണിൽ ബന്ധപ്പെടാമോ', known: { transaction_type: 'rent' }, act: 'handoff' },
      { text: 'സുഖമാണോ ഗുരു', act: 'greet' },
      { text: 'ഉപകാരം ചേട്ടാ', known: { transaction_type: 'rent' }, act: 'thanks' },
      { text: 'എന്നാൽ ഞാൻ പോട്ടെ, ബൈ', known: { transaction_type: 'rent' }, act: 'goodbye' },
      { text: 'ഇതെങ്ങനെയാ ഉപയോഗിക്കുന്നത്', act: 'help' },
      { text: 'എന്താ പറഞ്ഞത്, മനസ്സിലായില്ല', known: { transaction_type: 'rent' }, act: 'repeat' },
    ],
  },
  {
    phenomenon: 'long sentences: acts, latin',
    cases: [
      { text: 'sheri sheri', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'aayikotte', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'venda venda', known: { transaction_type: 'rent' }, act: 'deny' },
      { text: 'aadyam muthal thudangu', known: { transaction_type: 'rent' }, act: 'restart' },
      { text: 'agentinte number tharumo', known: { transaction_type: 'rent' }, act: 'handoff' },
      { text: 'enne onnu vilikkamo', known: { transaction_type: 'rent' }, act: 'handoff' },
      { text: 'suprabhatham', act: 'greet' },
      { text: 'orupad nanni', known: { transaction_type: 'rent' }, act: 'thanks' },
      { text: 'poyitt varam', known: { transaction_type: 'rent' }, act: 'goodbye' },
      { text: 'enthokke cheyyan pattum ninakk', act: 'help' },
      { text: 'manasilayilla onnoode para', known: { transaction_type: 'rent' }, act: 'repeat' },
    ],
  },
  {
    phenomenon: 'long sentences: acts, mixed',
    cases: [
      { text: 'ok thank you ചേട്ടാ', known: { transaction_type: 'rent' }, act: 'thanks' },
      { text: 'customer care executive നോട് സംസാരിക്കണം', known: { transaction_type: 'rent' }, act: 'handoff' },
    ],
  },
]
