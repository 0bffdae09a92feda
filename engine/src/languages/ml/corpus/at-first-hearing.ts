import type { CorpusSection } from '../../corpus-case.ts'

/** Wishes, answers, changes and talk as different people put them, long sentences and short ones. */
export const atFirstHearing: CorpusSection[] = [
  {
    phenomenon: 'wishes of several things, native',
    cases: [
      {
        text: 'നമസ്കാരം, ഞാൻ അടുത്ത മാസം കൊച്ചിയിലേക്ക് താമസം മാറുകയാണ്, അവിടെ ഇരുപതിനായിരം രൂപയിൽ കൂടാത്ത വാടകയ്ക്ക് രണ്ട് കിടപ്പുമുറികളുള്ള ഒരു അപ്പാർട്ട്മെന്റ് കണ്ടെത്താൻ സഹായിക്കാമോ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Kochi',
          price: { max: 20000 },
          bedrooms: { min: 2, max: 2 },
        },
        numbers: [2, 20000],
      },
      {
        text: 'എനിക്ക് തൃശ്ശൂരിൽ താമസിക്കാൻ ഒരു സ്ഥലം കണ്ടെത്തണം, വാടകയ്ക്കാണ്',
        set: { transaction_type: 'rent', city: 'Thrissur' },
      },
      {
        text: 'മക്കളുടെ പഠിത്തം കോട്ടയത്തായതുകൊണ്ട് അവിടെയൊരു വാടകവീട് ഒത്തുകിട്ടിയാൽ നന്നായിരുന്നു',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kottayam' },
      },
      {
        text: 'ഒരു കോടി രൂപയ്ക്കകത്ത് നിൽക്കുന്ന നാല് കിടപ്പുമുറിയുള്ള വില്ല തിരുവനന്തപുരത്ത് വാങ്ങാനുദ്ദേശിക്കുന്നു, മുറ്റത്ത് തോട്ടം വേണമെന്നുണ്ട്',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Thiruvananthapuram',
          price: { max: 10000000 },
          bedrooms: { min: 4, max: 4 },
          amenities: ['garden'],
        },
        numbers: [4, 10000000],
      },
      {
        text: 'വല്യ വീടൊന്നും വേണ്ട രണ്ട് മുറിയുള്ള ചെറിയൊരു വീട് മതി വാടക എട്ടായിരത്തിൽ താഴെ ആലപ്പുഴയിൽ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: { min: 2, max: 2 },
          price: { max: 8000 },
          city: 'Alappuzha',
        },
        numbers: [2, 8000],
      },
      {
        text: 'പാലക്കാട്ട് പത്ത് സെന്റിൽ കുറയാത്ത ഒരു പ്ലോട്ട് നോക്കിക്കൊണ്ടിരിക്കുകയാ സെന്റിന് അല്ല മൊത്തം ഇരുപത് ലക്ഷം വരെ പോകും',
        set: { property_type: 'land', size_sqft: { min: 4356 }, city: 'Palakkad', price: { max: 2000000 } },
        numbers: [10, 2000000],
      },
      {
        text: 'ഞങ്ങൾ മൂന്ന് പെൺകുട്ടികളാണ് ഇൻഫോപാർക്കിലാണ് ജോലി കാക്കനാട് ഭാഗത്ത് ഫർണിഷ്ഡ് ആയ ഫ്ലാറ്റ് വാടകയ്ക്ക് കിട്ടിയാൽ ഉപകാരം',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Kakkanad',
          amenities: ['furnished'],
        },
        numbers: [3],
      },
      {
        text: 'സാറേ കോഴിക്കോട് ബീച്ചിനടുത്ത് ഫ്ലാറ്റ് വല്ലതും വിലയ്ക്ക് കിട്ടാനുണ്ടാവുമോ അറുപത് ലക്ഷത്തിനപ്പുറം പറ്റില്ല',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Kozhikode',
          price: { max: 6000000 },
        },
        numbers: [6000000],
      },
      {
        text: 'ലിഫ്റ്റും പാർക്കിങ്ങുമുള്ള മൂന്നാം നിലയിലെ ഫ്ലാറ്റാണ് ഭാര്യയ്ക്കിഷ്ടം, എടപ്പള്ളിയിലോ കലൂരിലോ',
        set: { property_type: 'apartment', amenities: ['lift', 'parking'], area: 'Edappally' },
      },
      {
        text: 'കൊല്ലത്ത് ഒരു വീട് വാങ്ങിച്ചാൽ കൊള്ളാമെന്നുണ്ട്, അമ്പത് ലക്ഷം മുതൽ എഴുപത് ലക്ഷം വരെയാണ് മനസ്സിൽ',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Kollam',
          price: { min: 5000000, max: 7000000 },
        },
        numbers: [{ min: 5000000, max: 7000000 }],
      },
      {
        text: 'അച്ഛനും അമ്മയ്ക്കും പ്രായമായി, അവർക്ക് താമസിക്കാൻ പെരിന്തൽമണ്ണയിൽ ഒറ്റനില വീട് വാടകയ്ക്കു നോക്കുന്നു',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Perinthalmanna' },
      },
      {
        text: 'ആയിരത്തിയഞ്ഞൂറ് സ്ക്വയർഫീറ്റെങ്കിലും വലുപ്പമുള്ള ത്രീ ബിഎച്ച്കെ വേണം ബാംഗ്ലൂർ വൈറ്റ്ഫീൽഡിൽ',
        set: {
          size_sqft: { min: 1500 },
          bedrooms: { min: 3, max: 3 },
          city: 'Bengaluru',
          area: 'Whitefield',
        },
        numbers: [1500, 3],
      },
      {
        text: 'പട്ടിയെ വളർത്താൻ സമ്മതിക്കുന്ന വാടകവീടാണ് തപ്പുന്നത് മൂവാറ്റുപുഴ ഭാഗത്ത്',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          amenities: ['pet_friendly'],
          city: 'Muvattupuzha',
        },
      },
      {
        text: 'ഗൾഫീന്ന് മടങ്ങി വരികയാ ഇനി നാട്ടിൽ സെറ്റിലാകണം തിരൂരിൽ ഇരുപത് സെന്റ് സ്ഥലവും അതിലൊരു വീടും കിട്ടണം',
        set: { city: 'Tirur', property_type: 'house', size_sqft: { min: 8712 } },
        numbers: [20],
      },
      {
        text: 'വെള്ളത്തിന് ക്ഷാമമില്ലാത്ത സ്ഥലത്ത് ഒരു വീട് വാടകയ്ക്ക് മതി, കായംകുളം',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Kayamkulam',
          amenities: ['water_supply'],
        },
      },
      {
        text: 'ഇരുപത്തയ്യായിരം കവിയാത്ത വാടകയിൽ പനമ്പിള്ളി നഗറിൽ വല്ലതും ഒഴിവുണ്ടോ',
        set: { transaction_type: 'rent', area: 'Panampilly Nagar', price: { max: 25000 } },
        numbers: [25000],
      },
      {
        text: 'എനിക്കു വേണ്ടത് ജനറേറ്ററും സെക്യൂരിറ്റിയുമൊക്കെയുള്ള ഒരു ഗേറ്റഡ് കമ്മ്യൂണിറ്റിയിലെ വില്ല, ആലുവയിൽ',
        set: {
          amenities: ['power_backup', 'security', 'gated_community'],
          property_type: 'house',
          area: 'Aluva',
        },
      },
    ],
  },
  {
    phenomenon: 'wishes of several things, latin',
    cases: [
      {
        text: 'njangal 4 per und oru 2bhk flat venam kakkanad side rent oru 18k okke nokam',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          bedrooms: { min: 2, max: 2 },
          area: 'Kakkanad',
          price: { max: 18000 },
        },
      },
      {
        text: 'kochiyil veed vaadakak edukkan aanu, 3 muri venam, maasam pathinanju aayiram vare',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Kochi',
          bedrooms: { min: 3, max: 3 },
          price: { max: 15000 },
        },
      },
      {
        text: 'trivandrum il oru plot vangikan plan und, 8 cent okke mathi, 40 lakhs inte ullil',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Thiruvananthapuram',
          size_sqft: { min: 3484.8 },
          price: { max: 4000000 },
        },
        numbers: [8, 4000000],
      },
      {
        text: 'ente makante kalyanam aanu, avark thamasikan thrissur town il oru flat medikkanam 50 lakshathinu thaazhe',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Thrissur',
          price: { max: 5000000 },
        },
      },
      {
        text: 'chetta kozhikode medical collegente aduth single room allenkil 1bhk rentinu kitto',
        set: { transaction_type: 'rent', city: 'Kozhikode', bedrooms: { min: 1, max: 1 } },
      },
      {
        text: 'vila kuranja oru veed swanthamakkan aagraham und palakkad district il evidelum',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Palakkad' },
        any: ['area'],
      },
      {
        text: 'gym um pool um okke ulla oru luxury apartment nokunnu marine drive kochi 1.5cr vare pokam',
        set: {
          amenities: ['gym', 'swimming_pool'],
          property_type: 'apartment',
          area: 'Marine Drive',
          city: 'Kochi',
          price: { max: 15000000 },
        },
      },
      {
        text: 'kottayathu rubber estate alla veedu vekkan pattiya sthalam aanu vendathu, 15 cent',
        set: { city: 'Kottayam', property_type: 'land', size_sqft: { min: 6534 } },
      },
      {
        text: 'wayanadil kalpetta aduthu oru chinna veed vaangikanam ennundu budget muppathu laksham aanu',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kalpetta', price: { max: 3000000 } },
      },
      {
        text: 'nalla velicham okke ulla balcony ulla oru flat kitiyal kollarunnu edappallyil, vadakakk',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          amenities: ['balcony'],
          area: 'Edappally',
        },
      },
      {
        text: 'ithupole alla independent house thanne venam, tvm pattom area, 20000nu mukalil aavaruthu',
        set: { property_type: 'house', city: 'Thiruvananthapuram', area: 'Pattom', price: { max: 20000 } },
      },
    ],
  },
  {
    phenomenon: 'wishes of several things, mixed',
    cases: [
      {
        text: 'ഞാൻ ഒരു 2BHK flat search ചെയ്യുകയാണ് in Kaloor, rent maximum 22k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          bedrooms: { min: 2, max: 2 },
          area: 'Kaloor',
          price: { max: 22000 },
        },
      },
      {
        text: 'Fully furnished apartment വേണം near Technopark, monthly 25,000 വരെ ok ആണ്',
        set: {
          amenities: ['furnished'],
          property_type: 'apartment',
          area: 'Technopark',
          price: { max: 25000 },
        },
      },
      {
        text: 'Kollam-ൽ ഒരു independent house buy ചെയ്യാൻ താല്പര്യമുണ്ട്, budget ഒരു 60 lakhs',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kollam', price: { max: 6000000 } },
      },
      {
        text: 'വീട്ടിൽ pets ഉണ്ട്, so pet friendly ആയ house മാത്രം കാണിക്കൂ, Thrissur, rent',
        set: {
          amenities: ['pet_friendly'],
          property_type: 'house',
          city: 'Thrissur',
          transaction_type: 'rent',
        },
      },
      {
        text: 'എനിക്ക് investment purpose നു വേണ്ടി 10 cents plot വാങ്ങണം Perumbavoor ഭാഗത്ത്',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          size_sqft: { min: 4356 },
          city: 'Perumbavoor',
        },
      },
      {
        text: 'Rent ന് ആണ്, three bedroom house, Kazhakuttam, with garden and car parking please നോക്കി പറയൂ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: { min: 3, max: 3 },
          area: 'Kazhakoottam',
          amenities: ['garden', 'parking'],
        },
      },
    ],
  },
  {
    phenomenon: 'answers, native',
    cases: [
      {
        text: 'അതൊരു പന്ത്രണ്ടായിരത്തിനപ്പുറം പോകാൻ പാടില്ല',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 12000 } },
        numbers: [12000],
      },
      {
        text: 'സ്ഥലം ചാലക്കുടി മതി',
        asked: 'city',
        known: { transaction_type: 'sale' },
        set: { city: 'Chalakudy' },
      },
      {
        text: 'ഒരെണ്ണം പോരാ രണ്ടെണ്ണം വേണം',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: { min: 2, max: 2 } },
      },
      { text: 'വാങ്ങാനാണേ', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'ഫ്ലാറ്റായാലും വീടായാലും ഒരുപോലെ',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        any: ['property_type'],
      },
      {
        text: 'വട്ടിയൂർക്കാവിനടുത്തെവിടെയെങ്കിലും',
        asked: 'area',
        known: { city: 'Thiruvananthapuram' },
        set: { area: 'Vattiyoorkavu' },
      },
      {
        text: 'മുപ്പതിനും നാല്പതിനും ഇടയ്ക്ക്',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 3000000, max: 4000000 } },
        numbers: [{ min: 30, max: 40 }],
      },
      {
        text: 'ലിഫ്റ്റ് നിർബന്ധം പിന്നെ പവർ ബാക്കപ്പും',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['lift', 'power_backup'] },
      },
      {
        text: 'ഒന്നും പ്രത്യേകിച്ച് വേണ്ട',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        any: ['amenities'],
      },
    ],
  },
  {
    phenomenon: 'answers, latin',
    cases: [
      {
        text: 'athra onnum illa 9000',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 9000 } },
        numbers: [9000],
      },
      {
        text: 'villa',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'house' },
      },
      {
        text: 'vayanasala junction allenkil ulloor',
        asked: 'area',
        known: { city: 'Thiruvananthapuram' },
        set: { area: 'Ulloor' },
      },
      {
        text: 'enthayalum 3 ennam venam',
        asked: 'bedrooms',
        known: { transaction_type: 'sale' },
        set: { bedrooms: { min: 3, max: 3 } },
        numbers: [3],
      },
      {
        text: 'kurach mukalil poyalum kuzhappamilla 80 laksham',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 8000000 } },
      },
      {
        text: 'sqft onnum nokunnilla',
        asked: 'size_sqft',
        known: { transaction_type: 'rent' },
        any: ['size_sqft'],
      },
    ],
  },
  {
    phenomenon: 'answers, mixed',
    cases: [
      { text: 'rent ആണ് preferred', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      {
        text: 'at least രണ്ട് bedroom',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: { min: 2 } },
        numbers: [2],
      },
      {
        text: '1200 sq ft ഒക്കെ മതി',
        asked: 'size_sqft',
        known: { transaction_type: 'rent' },
        set: { size_sqft: { min: 1200 } },
        numbers: [1200],
      },
    ],
  },
  {
    phenomenon: 'changes and take-backs, native',
    cases: [
      {
        text: 'പറഞ്ഞത് തെറ്റിപ്പോയി, കൊച്ചിയല്ല കോട്ടയമാണ്',
        known: { city: 'Kochi', transaction_type: 'rent' },
        set: { city: 'Kottayam' },
      },
      {
        text: 'വാങ്ങുന്ന പരിപാടി തൽക്കാലം ഉപേക്ഷിച്ചു വാടകയ്ക്ക് നോക്കാം',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      { text: 'വാടകയല്ല വാങ്ങാൻ തന്നെയാ', known: { transaction_type: 'rent' }, set: { transaction_type: 'sale' } },
      {
        text: 'ബഡ്ജറ്റ് ഇത്തിരി കൂട്ടാം, ഇരുപത്തിരണ്ടായിരം ആക്കിക്കോ',
        known: { transaction_type: 'rent', price: { max: 18000 } },
        set: { price: { max: 22000 } },
        numbers: [22000],
      },
      { text: 'ജിമ്മ് ഇല്ലെങ്കിലും സാരമില്ല കേട്ടോ', known: { amenities: ['gym', 'lift'] }, drop: ['gym'] },
      { text: 'എവിടെയായാലും മതി ഏരിയ നോക്കണ്ട', known: { city: 'Kochi', area: 'Kaloor' }, any: ['area'] },
      {
        text: 'ഒരു മുറി കൂടുതൽ ആയാലും വേണ്ടില്ല മൂന്നെണ്ണം ആക്കാം',
        known: { bedrooms: { min: 2, max: 2 } },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'ഫർണിച്ചറൊന്നും വേണ്ട, കാലി വീട് മതി',
        known: { transaction_type: 'rent' },
        set: { amenities: ['unfurnished'], property_type: 'house' },
      },
    ],
  },
  {
    phenomenon: 'changes and take-backs, latin',
    cases: [
      {
        text: 'alla alla flat venda veedu mathi',
        known: { property_type: 'apartment' },
        set: { property_type: 'house' },
      },
      {
        text: 'budget 25 alla 35 laksham aakk',
        known: { transaction_type: 'sale', price: { max: 2500000 } },
        set: { price: { max: 3500000 } },
      },
      { text: 'parking venda ennu vechu', known: { amenities: ['parking', 'lift'] }, drop: ['parking'] },
      {
        text: 'rate ethra aayalum prashnam illa',
        asked: 'price',
        known: { transaction_type: 'sale' },
        any: ['price'],
      },
      {
        text: 'kakkanad maati edappally aakkamo',
        known: { city: 'Kochi', area: 'Kakkanad' },
        set: { area: 'Edappally' },
      },
    ],
  },
  {
    phenomenon: 'changes and take-backs, mixed',
    cases: [
      {
        text: 'actually rent വേണ്ട, buy ചെയ്യാം',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      { text: 'furnished ആവണമെന്ന് നിർബന്ധമില്ല', known: { amenities: ['furnished'] }, drop: ['furnished'] },
      {
        text: 'location change ചെയ്യണം, Thrissur വേണ്ട Palakkad മതി',
        known: { city: 'Thrissur' },
        set: { city: 'Palakkad' },
      },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, native',
    counter: true,
    cases: [
      { text: 'നാളെ രാവിലെ ആറരയ്ക്ക് എന്നെ വിളിച്ചുണർത്താൻ അലാറം വെക്കൂ', act: 'unclear' },
      { text: 'കൊച്ചിയിൽ ഇന്ന് മഴ പെയ്യുമോ', act: 'question' },
      { text: 'മൂന്നാറിൽ രണ്ട് രാത്രിയിലേക്ക് ഒരു ഹോട്ടൽ മുറി ബുക്ക് ചെയ്യണം, രണ്ടായിരം രൂപയിൽ താഴെ', act: 'unclear' },
      { text: 'തിരുവനന്തപുരത്ത് നിന്ന് ചെന്നൈയിലേക്ക് മാർച്ച് പത്തിന് രണ്ട് വിമാന ടിക്കറ്റ് വേണം', act: 'unclear' },
      { text: 'ഇന്ന് വൈകിട്ട് ഏഴ് മണിക്ക് നാല് പേർക്ക് പാരഗൺ റെസ്റ്റോറന്റിൽ മേശ ബുക്ക് ചെയ്യൂ', act: 'unclear' },
      { text: 'എന്റെ അക്കൗണ്ടിൽ നിന്ന് അയ്യായിരം രൂപ രമേശിന് അയക്കണം', act: 'unclear' },
      { text: 'ആ വീടിന് മുന്നിൽ കാർ ഇടാൻ സ്ഥലമുണ്ടോ', act: 'question' },
      { text: 'ഈ ഫ്ലാറ്റ് ഏത് നിലയിലാണ്', act: 'question' },
      { text: 'അവിടെ അടുത്ത് നല്ല സ്കൂളുകൾ വല്ലതും ഉണ്ടോ', act: 'question' },
      { text: 'ഞങ്ങളുടെ അയൽക്കാരൻ കഴിഞ്ഞ വർഷം എഴുപത് ലക്ഷത്തിന് ഒരു ഫ്ലാറ്റ് വാങ്ങി', act: 'unclear' },
      { text: 'ഇപ്പോൾ താമസിക്കുന്ന വീടിന്റെ വാടക ഉടമ പതിനായിരമാക്കി കൂട്ടി', act: 'unclear' },
      { text: 'പഴയ വീടിന്റെ മേൽക്കൂര ചോരുന്നുണ്ട് ആരെയെങ്കിലും വിളിച്ച് നന്നാക്കണം', act: 'unclear' },
      { text: 'എനിക്ക് പല്ലുവേദനയാണ് കോട്ടയത്ത് നല്ലൊരു ദന്തഡോക്ടറെ വേണം', act: 'unclear' },
      { text: 'യേശുദാസിന്റെ പഴയ പാട്ടുകൾ വെക്ക്', act: 'unclear' },
      { text: 'വാടകക്കരാറിന് എത്ര മാസത്തെ അഡ്വാൻസ് കൊടുക്കേണ്ടി വരും', act: 'question' },
      { text: 'ഞായറാഴ്ച പതിനൊന്ന് മണിക്ക് വീട് കാണാൻ വരാം', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, latin',
    counter: true,
    cases: [
      { text: 'nale kochi yil ninnu bangalore ku oru bus ticket book cheyyane', act: 'unclear' },
      { text: 'ee veedinu swimming pool undo', act: 'question' },
      { text: 'ente friend kakkanad 2bhk ku 20000 rent kodukkunnund', act: 'unclear' },
      { text: 'uber vilikkamo edappally lulu mall lekku', act: 'unclear' },
      { text: 'lift work cheyyunnundo avide', act: 'question' },
      { text: 'veettile fan keduvannu electrician ne kittumo', act: 'question' },
      { text: 'ningal broker fee edukkumo athinu ethra percent aanu', act: 'question' },
      { text: 'thrissur pooram ennanu ee varsham', act: 'question' },
      { text: 'ravile 8 manikku doctor appointment undu kottayath athu ormippikkane', act: 'unclear' },
      { text: 'flat inte maintenance charge masam ethra varum', act: 'question' },
      { text: 'gold rate innu ethraya kochiyil', act: 'question' },
      { text: 'njan ippo thamasikunna flatil parking illa athinte prashnam aanu', act: 'unclear' },
      { text: '5 star rating ulla oru restaurant kozhikode kaanich tharumo', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, mixed',
    counter: true,
    cases: [
      { text: 'ആ apartment ൽ gym ഉണ്ടോ അതോ ഇല്ലയോ', act: 'question' },
      { text: 'Cab book ചെയ്യണം from Aluva to airport, 5 മണിക്ക്', act: 'unclear' },
      { text: 'Home loan ന്റെ interest rate ഇപ്പോൾ എത്രയാണ്', act: 'question' },
      { text: 'Table for four, നാളെ രാത്രി 8 മണിക്ക് in Kochi, Italian food', act: 'unclear' },
      { text: 'എന്റെ owner rent 15000 ൽ നിന്ന് 18000 ആക്കി increase ചെയ്തു', act: 'unclear' },
      { text: 'movie tickets 3 എണ്ണം book ചെയ്യൂ at PVR Lulu Mall Kochi', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'acts, native',
    cases: [
      { text: 'അതെ അതു തന്നെ', act: 'affirm' },
      { text: 'ആദ്യം മുതലേ ഒന്നുകൂടി തുടങ്ങിയാലോ', act: 'restart' },
      { text: 'ഇത്രയും മതി, പിന്നെ കാണാം', act: 'goodbye' },
      { text: 'വേണ്ട അതൊന്നും ശരിയാവില്ല', act: 'deny' },
    ],
  },
  {
    phenomenon: 'acts, latin',
    cases: [
      { text: 'thanks chetta orupad upakaram', act: 'thanks' },
      { text: 'arodenkilum neritt samsarikkan pattumo', act: 'handoff' },
      { text: 'manasilayilla onnude parayo', act: 'repeat' },
    ],
  },
  { phenomenon: 'acts, mixed', cases: [{ text: 'ഒരു human agent നെ connect ചെയ്ത് തരൂ', act: 'handoff' }] },
  {
    phenomenon: 'amounts in words, native',
    cases: [
      {
        text: 'ഒന്നേമുക്കാൽ കോടി',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 17500000 } },
        numbers: [17500000],
      },
      { text: 'മുന്നൂറ്റി എഴുപത്തിയാറ്', act: 'unclear', numbers: [376] },
      {
        text: 'രണ്ടര സെന്റ്',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: { min: 1089 } },
        numbers: [2.5],
      },
    ],
  },
  {
    phenomenon: 'amounts in words, latin',
    cases: [
      {
        text: 'aezhara laksham',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 750000 } },
        numbers: [750000],
      },
    ],
  },
]
