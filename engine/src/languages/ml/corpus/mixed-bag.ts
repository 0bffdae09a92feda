import type { CorpusSection } from '../../corpus-case.ts'

/** Turns written last, in every style and order. */
export const mixedBag: CorpusSection[] = [
  {
    phenomenon: 'mixed bag: first wishes, native',
    cases: [
      {
        text: 'എനിക്ക് ഒരു വീട് വാടകയ്ക്ക് എടുക്കണം. അത് കോഴിക്കോട് ആയിരിക്കണം. രണ്ട് കിടപ്പുമുറികൾ ഉണ്ടായിരിക്കണം.',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Kozhikode',
          bedrooms: { min: 2, max: 2 },
        },
      },
      {
        text: 'നിങ്ങളുടെ പക്കൽ കൊച്ചിയിൽ ഇരുപതിനായിരം രൂപയിൽ താഴെ വാടകയുള്ള ഫ്ലാറ്റുകൾ ഉണ്ടോ',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi', price: { max: 20000 } },
      },
      {
        text: 'ഒരു വീട് വാങ്ങാൻ സഹായിക്കാമോ? ഞങ്ങൾ തിരുവനന്തപുരത്താണ് നോക്കുന്നത്, അറുപത് ലക്ഷം വരെ മുടക്കും',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Thiruvananthapuram',
          price: { max: 6000000 },
        },
      },
      {
        text: 'ഫ്ലാറ്റ് വേണം വാടകയ്ക്ക് ബാംഗ്ലൂർ ഇന്ദിരാനഗർ ഒരു ബെഡ്റൂം മതി മുപ്പത് വരെ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Bengaluru',
          area: 'Indiranagar',
          price: { max: 30000 },
          bedrooms: { min: 1, max: 1 },
        },
      },
      {
        text: 'തൃപ്പൂണിത്തുറ മെട്രോ സ്റ്റേഷന് സമീപം മൂന്ന് ബെഡ്റൂം ഫ്ലാറ്റ് വാങ്ങാൻ ആഗ്രഹം, ബാൽക്കണി വേണം',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Tripunithura',
          bedrooms: { min: 3, max: 3 },
          amenities: ['balcony'],
        },
      },
      {
        text: 'പറമ്പും വീടും ചേർന്ന് ഇരുപത് സെന്റ്, മാവേലിക്കരയിൽ, വിലയ്ക്ക് നോക്കുന്നു',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Mavelikkara',
          size_sqft: { min: 8712 },
        },
      },
      {
        text: 'കോളേജിൽ പഠിക്കുന്ന മൂന്ന് പെൺകുട്ടികൾക്ക് താമസിക്കാൻ സുരക്ഷിതമായ വാടകവീട്, തൃശൂർ, പന്ത്രണ്ടായിരം',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Thrissur', price: { max: 12000 } },
      },
      {
        text: 'ജനറേറ്റർ ഉള്ള, ലിഫ്റ്റ് ഉള്ള, എസി ഉള്ള ഫ്ലാറ്റ് മതി',
        set: { property_type: 'apartment', amenities: ['power_backup', 'lift', 'air_conditioning'] },
      },
      {
        text: 'ആയിരം ചതുരശ്ര അടി മുതൽ ആയിരത്തി ഇരുന്നൂറ് ചതുരശ്ര അടി വരെയുള്ള ഫ്ലാറ്റ് മതി',
        set: { property_type: 'apartment', size_sqft: { min: 1000, max: 1200 } },
      },
      {
        text: 'സാറേ, പൊന്നാനിയിൽ ഒരു അഞ്ച് സെന്റ് സ്ഥലം നോക്കിത്തരണം, സെന്റിന് രണ്ടര ലക്ഷത്തിൽ കൂടരുത്',
        set: { property_type: 'land', city: 'Ponnani', size_sqft: { min: 2178 } },
      },
      {
        text: 'മുംബൈ പവായിയിൽ രണ്ട് ബിഎച്ച്കെ, വാടക അറുപതിനായിരം',
        set: {
          transaction_type: 'rent',
          city: 'Mumbai',
          area: 'Powai',
          price: { max: 60000 },
          bedrooms: { min: 2, max: 2 },
        },
      },
      {
        text: 'വാടകയ്ക്ക് വീടുകൾ ഉണ്ടെങ്കിൽ അറിയിക്കണം, ഷൊർണൂർ ഭാഗം, ആറായിരം ഏഴായിരം',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Shoranur',
          price: { min: 6000, max: 7000 },
        },
      },
      {
        text: 'ഡൽഹിയിൽ ദ്വാരകയിൽ ഒരു ഫ്ലാറ്റ് വാങ്ങണമെന്നുണ്ട്, ഒന്നര കോടിയോളം ബജറ്റ്',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Delhi',
          area: 'Dwarka',
          price: { max: 15000000 },
        },
      },
      {
        text: 'ഒരു മുറിയും ഹാളും ഉള്ള വീട് കിട്ടിയാലും മതി, പെരുമ്പാവൂർ, വാടക അയ്യായിരം',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Perumbavoor',
          price: { max: 5000 },
          bedrooms: { min: 1, max: 1 },
        },
      },
    ],
  },
  {
    phenomenon: 'mixed bag: questions and other talk, native',
    counter: true,
    cases: [
      { text: 'പത്ത് ലക്ഷം രൂപയ്ക്ക് എത്ര സെന്റ് സ്ഥലം കിട്ടും ഇടുക്കിയിൽ', act: 'question' },
      { text: 'മഴക്കാലത്ത് ഇവിടെ വെള്ളം കയറുമോ', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'ഇവിടുന്ന് റെയിൽവേ സ്റ്റേഷനിലേക്ക് എത്ര ദൂരമുണ്ട്', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'ഈ വീടിന് എത്ര പഴക്കമുണ്ട്', known: { transaction_type: 'sale' }, act: 'question' },
      { text: 'ഫർണിഷ്ഡ് ആണോ അതോ കാലിയാണോ', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'കണ്ണൂരിലേക്ക് രണ്ട് സ്ലീപ്പർ ടിക്കറ്റ് എടുത്തു തരാമോ' },
      { text: 'കോഴിക്കോട് ബീച്ചിന് അടുത്തുള്ള നല്ല ഭക്ഷണശാലകൾ ഏതൊക്കെയാണ്', act: 'question' },
      { text: 'ഹാളിലെ ഫാൻ ഓഫ് ചെയ്യാമോ' },
      { text: 'നൂറ് ഡോളർ എത്ര രൂപയാണ്' },
      { text: 'അടുത്ത വെള്ളിയാഴ്ച എനിക്ക് മീറ്റിംഗ് ഉണ്ടോ', act: 'question' },
      { text: 'എന്റെ കല്യാണം കൊല്ലത്ത് വെച്ചാണ്' },
      { text: 'മകൾ ചെന്നൈയിൽ പഠിക്കുന്നു' },
      { text: 'എത്ര പേർ ഈ വീട് കാണാൻ വന്നു', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'അച്ഛൻ പറഞ്ഞു പിന്നെ തീരുമാനിക്കാമെന്ന്' },
      {
        text: 'എന്റെ ശമ്പളം അമ്പതിനായിരം രൂപയാണ്, ലോൺ കിട്ടുമോ',
        known: { transaction_type: 'sale' },
        act: 'question',
      },
    ],
  },
  {
    phenomenon: 'mixed bag: first wishes, latin',
    cases: [
      {
        text: 'njangalkk oru 3 bedroom veed vadakakk venam. city kochi, area palarivattom',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Kochi',
          area: 'Palarivattom',
          bedrooms: { min: 3, max: 3 },
        },
      },
      {
        text: 'ninglde kayyil kannuril vilkanulla veedu undo',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kannur' },
      },
      {
        text: 'oru veedu venm trivandrum peroorkada side vadakakk 10k thaze',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Thiruvananthapuram',
          area: 'Peroorkada',
          price: { max: 10000 },
        },
      },
      {
        text: 'kottayam il 5 centum veedum, 40 lakshathinakath kittanam',
        set: { property_type: 'house', city: 'Kottayam', price: { max: 4000000 }, size_sqft: { min: 2178 } },
      },
      {
        text: 'furnished allatha 2bhk flat mathi edappalli, 14k',
        set: {
          property_type: 'apartment',
          area: 'Edappally',
          price: { max: 14000 },
          bedrooms: { min: 2, max: 2 },
          amenities: ['unfurnished'],
        },
      },
      {
        text: 'kadavanthra or panampilly nagar, 3bhk, 40k vare, flat for rent',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Kadavanthra',
          price: { max: 40000 },
          bedrooms: { min: 3, max: 3 },
        },
      },
      {
        text: 'vadakara townil oru plot medikkanam veedu panniyan, 6 cent',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Vadakara',
          size_sqft: { min: 2613.6 },
        },
      },
      {
        text: 'oru room um kitchenum ulla cheriya veedu, kaloor, 8000',
        set: { property_type: 'house', area: 'Kaloor', price: { max: 8000 }, bedrooms: { min: 1, max: 1 } },
      },
      {
        text: 'pattichu poya pole aavaruth, nalla flat venam vytilayil, 85 laksham vare vila',
        set: { property_type: 'apartment', area: 'Vyttila', price: { max: 8500000 } },
      },
      {
        text: 'thrissur roundinu aduth apartment nokkunund, purchase aan, 3 bed, 1 cr 20 lakh',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Thrissur',
          price: { max: 12000000 },
          bedrooms: { min: 3, max: 3 },
        },
      },
      {
        text: 'chennaiyil joli kitti, velacheryil oru 1bhk rentinu nokkanam',
        set: { city: 'Chennai', transaction_type: 'rent', area: 'Velachery', bedrooms: { min: 1, max: 1 } },
      },
      {
        text: 'kozhikkode nadakkavil veedu vadakakk kodukkanundo',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kozhikode', area: 'Nadakkavu' },
      },
    ],
  },
  {
    phenomenon: 'mixed bag: first wishes, mixed',
    cases: [
      {
        text: 'Hi Guru, എനിക്ക് Kochi ൽ 2BHK flat വേണം, rent 20k ൽ താഴെ, family ആണ്',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Kochi',
          price: { max: 20000 },
          bedrooms: { min: 2, max: 2 },
        },
      },
      {
        text: 'I want to rent a വീട് near Technopark, 3 bedrooms, മുപ്പതിനായിരം വരെ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Technopark',
          price: { max: 30000 },
          bedrooms: { min: 3, max: 3 },
        },
      },
      {
        text: 'Good locality ൽ ഒരു duplex villa, garden and car parking, കോഴിക്കോട്',
        set: { property_type: 'house', city: 'Kozhikode', amenities: ['garden', 'parking'] },
      },
      {
        text: 'new flat booking ന് നോക്കുന്നു, Kakkanad, 65 lakhs max',
        set: { property_type: 'apartment', area: 'Kakkanad', price: { max: 6500000 } },
      },
      {
        text: 'plot വേണം, minimum 5 cents maximum 8 cents, near Aluva',
        set: { property_type: 'land', area: 'Aluva', size_sqft: { min: 2178, max: 3484.8 } },
      },
    ],
  },
  {
    phenomenon: 'mixed bag: answers, native',
    cases: [
      { text: 'വാടകയ്ക്ക് തന്നെയാണ്', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'വാങ്ങാൻ വേണ്ടിയാ', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'ഫ്ലാറ്റ് മതിയെന്നേ',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'കൊല്ലം, പത്തനംതിട്ട',
        asked: 'city',
        known: { transaction_type: 'rent' },
        set: { city: 'Kollam' },
      },
      {
        text: 'ഇരുപതിനായിരം രൂപയ്ക്ക് മുകളിൽ പോകരുത്',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 20000 } },
      },
      {
        text: 'നാല്പത്തഞ്ച് അമ്പത്',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 4500000, max: 5000000 } },
      },
      {
        text: 'രണ്ട് അല്ലെങ്കിൽ മൂന്ന്',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: { min: 2, max: 3 } },
      },
      {
        text: 'ആയിരത്തഞ്ഞൂറിൽ കുറയരുത്',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: { min: 1500 } },
      },
      {
        text: 'വെള്ളവും വെളിച്ചവും വേണം',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['water_supply'] },
      },
      { text: 'കളമശ്ശേരിയോ ഇടപ്പള്ളിയോ', asked: 'area', known: { city: 'Kochi' }, set: { area: 'Kalamassery' } },
      {
        text: 'ഏത് വീടായാലും മതി',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        set: { property_type: 'house' },
      },
      {
        text: 'സൗകര്യങ്ങൾ ഒന്നും പ്രത്യേകിച്ച് വേണ്ട',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        any: ['amenities'],
      },
      { text: 'എല്ലാ ഏരിയയും നോക്കാം', asked: 'area', known: { city: 'Kochi' }, any: ['area'] },
      {
        text: 'പന്ത്രണ്ടര ലക്ഷം',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 1250000 } },
        numbers: [1250000],
      },
      {
        text: 'ഏഴായിരത്തി ഇരുന്നൂറ്റിയമ്പത്',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 7250 } },
        numbers: [7250],
      },
    ],
  },
  {
    phenomenon: 'mixed bag: answers, latin',
    cases: [
      { text: 'vaadakaykku', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      {
        text: 'pathinanju',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 15000 } },
        numbers: [15],
      },
      {
        text: 'kooduthal onnum illa 2 mathi',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'thiruvananthapurathanu',
        asked: 'city',
        known: { transaction_type: 'rent' },
        set: { city: 'Thiruvananthapuram' },
      },
      {
        text: '5 centenkilum',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: { min: 2178 } },
      },
      {
        text: 'veedanu vendath',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        set: { property_type: 'house' },
      },
      { text: 'vila oru preshnam alla', asked: 'price', known: { transaction_type: 'sale' }, any: ['price'] },
      {
        text: 'oru kodi patth laksham',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 11000000 } },
        numbers: [11000000],
      },
    ],
  },
  {
    phenomenon: 'mixed bag: answers, mixed',
    cases: [
      { text: 'rent only ആണ്', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      {
        text: 'parking and lift മതി',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['parking', 'lift'] },
      },
      {
        text: 'any area is ok, കൊച്ചിയിൽ എവിടെ ആയാലും',
        asked: 'area',
        known: { transaction_type: 'rent' },
        set: { city: 'Kochi' },
        any: ['area'],
      },
    ],
  },
  {
    phenomenon: 'mixed bag: changes, native',
    cases: [
      {
        text: 'ക്ഷമിക്കണം, വാടകയല്ല ഉദ്ദേശിച്ചത്, വാങ്ങാനാണ്',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'ബജറ്റ് ഒരു അഞ്ച് ലക്ഷം കൂടി കൂട്ടി നാല്പത് ലക്ഷമാക്കാം',
        known: { transaction_type: 'sale', price: { max: 3500000 } },
        set: { price: { max: 4000000 } },
      },
      {
        text: 'കോട്ടയം വേണ്ട ചങ്ങനാശ്ശേരി മതിയായിരുന്നു',
        known: { city: 'Kottayam' },
        set: { city: 'Changanassery' },
      },
      { text: 'ഫർണിഷ്ഡ് വേണ്ട', known: { amenities: ['furnished'] }, drop: ['furnished'] },
      {
        text: 'അഞ്ചു സെന്റല്ല പത്തു സെന്റ്',
        known: { property_type: 'land', size_sqft: { min: 2178 } },
        set: { size_sqft: { min: 4356 } },
      },
    ],
  },
  {
    phenomenon: 'mixed bag: changes, latin',
    cases: [
      {
        text: 'veedu venda sthalam mathi',
        known: { property_type: 'house' },
        set: { property_type: 'land' },
      },
      {
        text: 'parking um lift um venda',
        known: { amenities: ['parking', 'lift'] },
        drop: ['parking', 'lift'],
      },
      { text: 'thrissur maatti kochi aakkikkolu', known: { city: 'Thrissur' }, set: { city: 'Kochi' } },
      {
        text: 'budget 30 alla 35 aanu',
        known: { transaction_type: 'sale', price: { max: 3000000 } },
        set: { price: { max: 3500000 } },
      },
    ],
  },
  {
    phenomenon: 'mixed bag: changes, mixed',
    cases: [
      {
        text: 'pool വേണ്ട, garden മതി',
        known: { amenities: ['swimming_pool'] },
        set: { amenities: ['garden'] },
        drop: ['swimming_pool'],
      },
    ],
  },
  {
    phenomenon: 'mixed bag: questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'ithu new construction aano', known: { transaction_type: 'sale' }, act: 'question' },
      { text: 'kochi yil ethra listing und', act: 'question' },
      { text: 'alarm 6 manikku' },
      { text: 'enikk pani pidichu' },
      { text: 'ee areayil robbery okke undo', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'rent engane kodukkanam gpay patumo', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'njan oru teacher aanu' },
      { text: 'ningal evide aanu office', act: 'question' },
    ],
  },
  {
    phenomenon: 'mixed bag: questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'how old is this building അറിയാമോ', known: { transaction_type: 'sale' }, act: 'question' },
      { text: 'visit ചെയ്യാൻ പറ്റുമോ this Sunday', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'Suggest a good movie ഇന്ന് കാണാൻ' },
    ],
  },
  {
    phenomenon: 'mixed bag: acts, native',
    cases: [
      { text: 'അതെ അതാണ് എനിക്ക് വേണ്ടത്', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'ശരി ശരി, മനസ്സിലായി', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'എനിക്ക് കുഴപ്പമില്ല', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'ഇല്ല, വേണ്ട', known: { transaction_type: 'rent' }, act: 'deny' },
      { text: 'തെറ്റാണ്, അങ്ങനെയല്ല ഞാൻ പറഞ്ഞത്', known: { transaction_type: 'rent' }, act: 'deny' },
      { text: 'വീണ്ടും ആദ്യം മുതൽ തുടങ്ങണം', known: { transaction_type: 'rent' }, act: 'restart' },
      { text: 'ഒരു ബ്രോക്കറെ കിട്ടുമോ സംസാരിക്കാൻ', known: { transaction_type: 'rent' }, act: 'handoff' },
      { text: 'എന്നെ തിരികെ വിളിക്കാമോ', known: { transaction_type: 'rent' }, act: 'handoff' },
      { text: 'ഹായ് ഗുരു', act: 'greet' },
      { text: 'നന്ദി ചേട്ടാ, വലിയ ഉപകാരം', known: { transaction_type: 'rent' }, act: 'thanks' },
      { text: 'അപ്പോ ശരി, പിന്നെ കാണാം', known: { transaction_type: 'rent' }, act: 'goodbye' },
      { text: 'എങ്ങനെയാണ് ഇത് ഉപയോഗിക്കേണ്ടത്', act: 'help' },
      { text: 'വീണ്ടും പറയുമോ', known: { transaction_type: 'rent' }, act: 'repeat' },
    ],
  },
  {
    phenomenon: 'mixed bag: acts, latin',
    cases: [
      { text: 'athe sheriyanu', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'venda thalparyam illa', known: { transaction_type: 'rent' }, act: 'deny' },
      { text: 'onnil ninnu thudangam', known: { transaction_type: 'rent' }, act: 'restart' },
      {
        text: 'oru broker ne kanan pattumo samsarikkan',
        known: { transaction_type: 'rent' },
        act: 'handoff',
      },
      { text: 'good morning chetta', act: 'greet' },
      { text: 'nanni', known: { transaction_type: 'rent' }, act: 'thanks' },
      { text: 'njan pinne vilikkam bye', known: { transaction_type: 'rent' }, act: 'goodbye' },
      { text: 'enth cheyyanam enn ariyilla', act: 'help' },
      { text: 'onnu koode parayamo', known: { transaction_type: 'rent' }, act: 'repeat' },
    ],
  },
  {
    phenomenon: 'mixed bag: acts, mixed',
    cases: [
      { text: 'ya ok ആണ്', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'human agent നെ വേണം', known: { transaction_type: 'rent' }, act: 'handoff' },
    ],
  },
]
