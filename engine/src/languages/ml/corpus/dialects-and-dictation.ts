import type { CorpusSection } from '../../corpus-case.ts'

/** The speech of Malabar and the south, English numbers in Malayalam letters, and texts dictated without marks. */
export const dialectsAndDictation: CorpusSection[] = [
  {
    phenomenon: 'dialects and dictation: first wishes, native',
    cases: [
      {
        text: 'ഇങ്ങള് കോഴിക്കോട് ഭാഗത്ത് ഒരു പെര വാടകക്ക് നോക്കി തരോ പതിനയ്യായിരം ഉറുപ്പ്യ വരെ കൊടുക്കാ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kozhikode', price: { max: 15000 } },
      },
      {
        text: 'കൊച്ചീല് ഒരു ടൂ ബിഎച്ച്കെ ഫ്ലാറ്റ് റെന്റിന് വേണം ട്വന്റി തൗസൻഡ് വരെ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Kochi',
          price: { max: 20000 },
          bedrooms: { min: 2, max: 2 },
        },
      },
      {
        text: 'എന്റെ പേര് സുരേഷ്. തൃശ്ശൂരിൽ സ്ഥിരതാമസമാക്കാൻ ഒരു വീട് വാങ്ങാൻ ആഗ്രഹിക്കുന്നു. മൂന്ന് കിടപ്പുമുറികൾ വേണം. ബജറ്റ് എഴുപത്തഞ്ച് ലക്ഷം.',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Thrissur',
          price: { max: 7500000 },
          bedrooms: { min: 3, max: 3 },
        },
      },
      {
        text: 'ചെന്നൈയിലേക്ക് ട്രാൻസ്ഫർ ആയി താംബരത്തിനടുത്ത് രണ്ട് ബെഡ്റൂം വീട് വാടകയ്ക്ക് നോക്കുന്നു',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Chennai',
          area: 'Tambaram',
          bedrooms: { min: 2, max: 2 },
        },
      },
      {
        text: 'എനിക്ക് ഒരു വില കുറഞ്ഞ ഫ്ലാറ്റ് കണ്ടെത്തേണ്ടതുണ്ട്, അത് കൊച്ചി നഗരത്തിന്റെ മധ്യത്തിലായിരിക്കണം',
        set: { property_type: 'apartment', city: 'Kochi' },
      },
      {
        text: 'സൗജന്യ പാർക്കിംഗും വൈഫൈയുമുള്ള രണ്ട് മുറികളുള്ള ഒരു അപ്പാർട്ട്മെന്റ് ഞാൻ തിരയുകയാണ്',
        set: { property_type: 'apartment', bedrooms: { min: 2, max: 2 }, amenities: ['parking'] },
      },
      {
        text: 'മൂന്നോ നാലോ മുറിയുള്ള ഒരു വീട്, അര ഏക്കർ പറമ്പോടുകൂടി, പാലായ്ക്കടുത്ത്',
        set: {
          property_type: 'house',
          city: 'Pala',
          bedrooms: { min: 3, max: 4 },
          size_sqft: { min: 21780 },
        },
      },
      {
        text: 'വിദേശത്ത് ജോലി ചെയ്യുന്ന മകനുവേണ്ടി ആലുവയിൽ ഒരു ഫ്ലാറ്റ് വാങ്ങിക്കാൻ നോക്കുവാ, തൊണ്ണൂറ് ലക്ഷം വരെ മുടക്കാം',
        set: { transaction_type: 'sale', property_type: 'apartment', area: 'Aluva', price: { max: 9000000 } },
      },
      {
        text: 'ഒരു വീട് വേണമായിരുന്നല്ലോ ചേട്ടാ, വാടകയ്ക്കേ നോക്കുന്നുള്ളൂ, ചങ്ങനാശ്ശേരീല്',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Changanassery' },
      },
      {
        text: 'പ്ലോട്ട് വാങ്ങാനുണ്ട്, കണ്ണൂർ തളിപ്പറമ്പിൽ, പതിനഞ്ച് സെന്റിന് മുകളിൽ വേണം',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Taliparamba',
          size_sqft: { min: 6534 },
        },
      },
      {
        text: 'രണ്ടായിരം സ്ക്വയർ ഫീറ്റിൽ കുറയാത്ത, പുതിയ വില്ല, കാക്കനാട്',
        set: { property_type: 'house', area: 'Kakkanad', size_sqft: { min: 2000 } },
      },
      {
        text: 'ഓഫീസിൽ നിന്ന് പത്ത് കിലോമീറ്ററിനുള്ളിൽ, ഇടപ്പള്ളിയിലോ കളമശ്ശേരിയിലോ, 2BHK, 18000-22000',
        set: { area: 'Edappally', price: { min: 18000, max: 22000 }, bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'ബാത്ത്റൂം അറ്റാച്ച്ഡ് ആയ മൂന്ന് ബെഡ്റൂം, രണ്ടു കാർ പാർക്ക് ചെയ്യാൻ സ്ഥലം, കിണർ വെള്ളം ഉള്ള വീട് കോട്ടയത്ത്',
        set: {
          property_type: 'house',
          city: 'Kottayam',
          bedrooms: { min: 3, max: 3 },
          amenities: ['parking', 'water_supply'],
        },
      },
      {
        text: 'അഞ്ചു സെന്റിൽ ഒരു ഇരുനില വീട് നെടുമങ്ങാട്, നാല്പത് ലക്ഷത്തിൽ കൂടാതെ',
        set: {
          property_type: 'house',
          city: 'Nedumangad',
          price: { max: 4000000 },
          size_sqft: { min: 2178 },
        },
      },
      {
        text: 'ഗർഭിണിയായ ഭാര്യക്കൊപ്പം താമസിക്കാൻ ആശുപത്രിക്കടുത്ത് താഴത്തെ നിലയിൽ ഒരു ഫ്ലാറ്റ് വാടകയ്ക്ക് വേണം, പതിനാലായിരത്തിനു താഴെ',
        set: { transaction_type: 'rent', property_type: 'apartment', price: { max: 14000 } },
      },
      {
        text: 'ഹൈദരാബാദിലെ മാധാപൂരിൽ ഫുള്ളി ഫർണിഷ്ഡ് ത്രീ ബിഎച്ച്കെ, എസി നിർബന്ധം',
        set: {
          city: 'Hyderabad',
          area: 'Madhapur',
          bedrooms: { min: 3, max: 3 },
          amenities: ['furnished', 'air_conditioning'],
        },
      },
      {
        text: 'പുണെയിലെ ഹിഞ്ചവാഡിയിൽ ഐടി ജോലിക്ക് വന്നതാണ്, ഒരു വൺ ആർകെ അല്ലെങ്കിൽ വൺ ബിഎച്ച്കെ വാടകയ്ക്ക് കിട്ടുമോ',
        set: { transaction_type: 'rent', city: 'Pune', area: 'Hinjewadi', bedrooms: { min: 1, max: 1 } },
      },
      {
        text: 'കുടുംബവീട് വിറ്റ കാശുകൊണ്ട് ഒരു ചെറിയ ഫ്ലാറ്റ് വാങ്ങണം പാലക്കാട് ടൗണിൽ മുപ്പത് മുപ്പത്തഞ്ച് ലക്ഷം',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Palakkad',
          price: { min: 3000000, max: 3500000 },
        },
      },
    ],
  },
  {
    phenomenon: 'dialects and dictation: first wishes, latin',
    cases: [
      {
        text: 'ingal kozhikode oru pera vadakakk nokki tharo',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kozhikode' },
      },
      {
        text: 'sir enik ernakulath oru 1 bhk veno, 10000 nu thazhe rent ullath, single aanu',
        set: { transaction_type: 'rent', city: 'Kochi', price: { max: 10000 }, bedrooms: { min: 1, max: 1 } },
      },
      {
        text: 'enikk oru house venam for rent, thiruvalla town, 3 room, 2 bathroom',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Thiruvalla',
          bedrooms: { min: 3, max: 3 },
        },
      },
      {
        text: 'njangal puthiya flat vangan udheshikkunnu. location kochi or trivandrum. 1 crore budget',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Kochi',
          price: { max: 10000000 },
        },
      },
      {
        text: 'kollathu ashramam bhagathu oru veed vilakk edukkan undo, anju centil',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Kollam',
          area: 'Asramam',
          size_sqft: { min: 2178 },
        },
      },
      {
        text: 'wayanad kalpetta il estate type land nokkunnu 2 acre enkilum',
        set: { property_type: 'land', city: 'Kalpetta', size_sqft: { min: 87120 } },
      },
      {
        text: 'veed thappi nadakkuva, rent 8-10k, kakkanad infopark nu aduth',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Kakkanad',
          price: { min: 8000, max: 10000 },
        },
      },
      {
        text: 'good society flat venam with gym pool and clubhouse, marine drive, 4 bhk, 3 cr',
        set: {
          property_type: 'apartment',
          area: 'Marine Drive',
          price: { max: 30000000 },
          bedrooms: { min: 4, max: 4 },
          amenities: ['gym', 'swimming_pool', 'clubhouse'],
        },
      },
      {
        text: 'ammayku vayyatha kond hospital aduthu veed venam, ernakulam medical trust nte aduth, vadaka 15 vare',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kochi', price: { max: 15000 } },
      },
      {
        text: 'enikku irinjalakudayil oru veedum 10 cent sthalavum vaangaan thalparyamund, 80 lakhs il othukkanam',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Irinjalakuda',
          price: { max: 8000000 },
          size_sqft: { min: 4356 },
        },
      },
      {
        text: 'pathanamthitta adoor il vadaka veedu kittumo 7000 roopakku',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Adoor', price: { max: 7000 } },
      },
      {
        text: 'bangalore marathahalli side 2bhk unfurnished rent 25000 ullil nokki tharamo',
        set: {
          transaction_type: 'rent',
          city: 'Bengaluru',
          area: 'Marathahalli',
          price: { max: 25000 },
          bedrooms: { min: 2, max: 2 },
          amenities: ['unfurnished'],
        },
      },
      {
        text: 'oru cheriya kudumbathinu pattiya veedu mathi, randu muri, vadaka pathu vare, ottapalam',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Ottapalam',
          price: { max: 10000 },
          bedrooms: { min: 2, max: 2 },
        },
      },
      {
        text: 'sthalam vanganam, roadside, 50 cent muthal oru acre vare, manjeri',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Manjeri',
          size_sqft: { min: 21780, max: 43560 },
        },
      },
    ],
  },
  {
    phenomenon: 'dialects and dictation: first wishes, mixed',
    cases: [
      {
        text: 'Hello, njan Canada യിൽ ആണ്. Kochi ൽ ഒരു investment property നോക്കുന്നു, apartment, around 1.5 crores',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Kochi',
          price: { max: 15000000 },
        },
      },
      {
        text: 'need a furnished studio for rent കൊച്ചിയിൽ, monthly 12k max, bachelor ആണ്',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Kochi',
          price: { max: 12000 },
          amenities: ['furnished'],
        },
      },
      {
        text: '3 bed 3 bath flat, covered car parking, Thrippunithura, വാങ്ങാനാണ്, ready to move',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Tripunithura',
          bedrooms: { min: 3, max: 3 },
          amenities: ['parking'],
        },
      },
      {
        text: 'Can you find me a വീട് in Palakkad for under 40 lakhs with garden and well water',
        set: {
          property_type: 'house',
          city: 'Palakkad',
          price: { max: 4000000 },
          amenities: ['garden', 'water_supply'],
        },
      },
      {
        text: 'house plot 6-8 cents, Kakkanad or Thrikkakara, per cent 8 lakhs വരെ',
        set: { property_type: 'land', area: 'Kakkanad', size_sqft: { min: 2613.6, max: 3484.8 } },
      },
      {
        text: 'എനിക്ക് budget friendly ആയ ഒരു 2 bedroom flat മതി, rent, Vyttila metro അടുത്ത്',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Vyttila',
          bedrooms: { min: 2, max: 2 },
        },
      },
      {
        text: 'Lease നു ഒരു independent house, Nadakkavu അല്ലെങ്കിൽ Beypore, 20k monthly',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Nadakkavu', price: { max: 20000 } },
      },
    ],
  },
  {
    phenomenon: 'dialects and dictation: answers, native',
    cases: [
      { text: 'വാടകയ്ക്കേ വേണ്ടൂ', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'സ്വന്തമാക്കാനാണ്', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'ഇരുപത്തിരണ്ട് കൊടുക്കാം',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 22000 } },
        numbers: [22],
      },
      {
        text: 'അറുപതിനും എഴുപതിനും ഇടയ്ക്ക്',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 6000000, max: 7000000 } },
      },
      {
        text: 'മൂന്ന് കിടപ്പുമുറി മതിയാവും',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'ഒരെണ്ണം മതി',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: { min: 1, max: 1 } },
      },
      {
        text: 'ഞാൻ നോക്കുന്നത് മൂവാറ്റുപുഴ ഭാഗത്താണ്',
        asked: 'city',
        known: { transaction_type: 'rent' },
        set: { city: 'Muvattupuzha' },
      },
      { text: 'പനമ്പിള്ളി നഗർ', asked: 'area', known: { city: 'Kochi' }, set: { area: 'Panampilly Nagar' } },
      {
        text: 'അതൊരു പത്ത് സെന്റ്',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: { min: 4356 } },
        numbers: [10],
      },
      {
        text: 'ലിഫ്റ്റ് മാത്രം മതി',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['lift'] },
      },
      {
        text: 'വില്ലയാണ് ഇഷ്ടം',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'house' },
      },
      { text: 'എത്ര വിലയായാലും സാരമില്ല', asked: 'price', known: { transaction_type: 'sale' }, any: ['price'] },
      {
        text: 'വീടായാലും ഫ്ലാറ്റായാലും കുഴപ്പമില്ല',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        any: ['property_type'],
      },
      {
        text: 'ഏരിയയുടെ കാര്യത്തിൽ എനിക്ക് നിർബന്ധമൊന്നുമില്ല',
        asked: 'area',
        known: { city: 'Kochi' },
        any: ['area'],
      },
      { text: 'അറിയില്ല, നിങ്ങൾ തന്നെ പറയൂ', asked: 'area', known: { city: 'Kochi' }, any: ['area'] },
      {
        text: 'മുന്നൂറ്റി അറുപത് സ്ക്വയർ മീറ്റർ',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: { min: 3875.004 } },
        numbers: [360],
      },
      {
        text: 'രണ്ടു കോടി മുപ്പത്തഞ്ച് ലക്ഷം',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 23500000 } },
        numbers: [23500000],
      },
      {
        text: 'പതിനൊന്നായിരത്തി ഇരുന്നൂറ്റമ്പത് രൂപ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 11250 } },
        numbers: [11250],
      },
      {
        text: '₹25,000/- മാസം',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 25000 } },
        numbers: [25000],
      },
    ],
  },
  {
    phenomenon: 'dialects and dictation: answers, latin',
    cases: [
      { text: 'vaangan thanne', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'oru pathinettu pathombath',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { min: 18000, max: 19000 } },
      },
      {
        text: 'onnara kodi',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 15000000 } },
        numbers: [15000000],
      },
      {
        text: 'moonu mathi',
        asked: 'bedrooms',
        known: { transaction_type: 'sale' },
        set: { bedrooms: { min: 3, max: 3 } },
        numbers: [3],
      },
      { text: 'edapally', asked: 'area', known: { city: 'Kochi' }, set: { area: 'Edappally' } },
      {
        text: 'flat aanu nallath',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'ac yum parkingum venam',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['air_conditioning', 'parking'] },
      },
      { text: 'eth areayum mathi', asked: 'area', known: { city: 'Kochi' }, any: ['area'] },
      {
        text: 'randu laksham',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 200000 } },
        numbers: [200000],
      },
      {
        text: 'muppathi anjayiram',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 35000 } },
        numbers: [35000],
      },
    ],
  },
  {
    phenomenon: 'dialects and dictation: answers, mixed',
    cases: [
      { text: 'rent ന് മതി', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      {
        text: 'around 40 to 45 lakhs ആണ് budget',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 4000000, max: 4500000 } },
      },
      {
        text: 'at least 1500 sqft വേണം',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: { min: 1500 } },
      },
      {
        text: "size doesn't matter, ഏതായാലും മതി",
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        any: ['size_sqft'],
      },
    ],
  },
  {
    phenomenon: 'dialects and dictation: changes, native',
    cases: [
      {
        text: 'ഞാൻ മനസ്സ് മാറ്റി, ഇനി വീട് വേണ്ട, ഫ്ലാറ്റ് മതി',
        known: { property_type: 'house' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'തിരുവനന്തപുരം അല്ല, കൊല്ലം എന്നാണ് പറഞ്ഞത്',
        known: { city: 'Thiruvananthapuram' },
        set: { city: 'Kollam' },
      },
      {
        text: 'മൂന്ന് മുറി വേണ്ട, രണ്ടു മതി',
        known: { bedrooms: { min: 3, max: 3 } },
        set: { bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'ബജറ്റ് മുപ്പതിനായിരമായി കുറയ്ക്കാം',
        known: { transaction_type: 'rent', price: { max: 40000 } },
        set: { price: { max: 30000 } },
      },
      { text: 'ജിം ഒന്നും ആവശ്യമില്ല', known: { amenities: ['gym', 'parking'] }, drop: ['gym'] },
      { text: 'പാർക്കിംഗ് കൂടി ചേർക്കൂ', known: { amenities: ['lift'] }, set: { amenities: ['parking'] } },
      { text: 'സ്ഥലം വേണ്ട, പണിത വീട് മതി', known: { property_type: 'land' }, set: { property_type: 'house' } },
      {
        text: 'കാക്കനാട് വിട്ട് വൈറ്റില നോക്കാം',
        known: { city: 'Kochi', area: 'Kakkanad' },
        set: { area: 'Vyttila' },
      },
    ],
  },
  {
    phenomenon: 'dialects and dictation: changes, latin',
    cases: [
      { text: 'kochi maatti kottayam aakku', known: { city: 'Kochi' }, set: { city: 'Kottayam' } },
      {
        text: 'flat venda veedu mathi',
        known: { property_type: 'apartment' },
        set: { property_type: 'house' },
      },
      {
        text: '2 alla 3 bedroom venam',
        known: { bedrooms: { min: 2, max: 2 } },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      { text: 'swimming pool onnum venda', known: { amenities: ['swimming_pool'] }, drop: ['swimming_pool'] },
      {
        text: 'budget 25 laksham aayi kurakkanam',
        known: { transaction_type: 'sale', price: { max: 3000000 } },
        set: { price: { max: 2500000 } },
      },
      {
        text: 'veedu vanganda ippo vadakakku mathi',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent', property_type: 'house' },
      },
      {
        text: 'balcony koodi undel kollam',
        known: { transaction_type: 'rent' },
        set: { amenities: ['balcony'] },
      },
    ],
  },
  {
    phenomenon: 'dialects and dictation: changes, mixed',
    cases: [
      {
        text: 'instead of Kakkanad, Aluva നോക്കാം',
        known: { city: 'Kochi', area: 'Kakkanad' },
        set: { area: 'Aluva' },
      },
      { text: 'lift വേണമെന്നില്ല', known: { amenities: ['lift'] }, drop: ['lift'] },
    ],
  },
  {
    phenomenon: 'dialects and dictation: questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ഈ ആഴ്ച അവസാനം കോഴിക്കോട് മഴയുണ്ടാകുമോ', act: 'question' },
      { text: 'എനിക്ക് നാളെ വൈകുന്നേരം ഏഴുമണിക്ക് രണ്ടുപേർക്കുള്ള ഒരു ടേബിൾ ബുക്ക് ചെയ്യണം' },
      { text: 'ഒരു ഊബർ വിളിക്കാമോ എനിക്ക് എയർപോർട്ടിൽ പോകണം' },
      { text: 'അടുക്കളയിലെ ലൈറ്റുകൾ കെടുത്തുക' },
      { text: 'എന്റെ ഫോണിൽ ബാറ്ററി എത്ര ശതമാനമുണ്ട്', act: 'question' },
      { text: 'മോഹൻലാലിന്റെ ഏറ്റവും പുതിയ സിനിമ ഏതാണ്', act: 'question' },
      { text: 'കേരള ബ്ലാസ്റ്റേഴ്സിന്റെ അടുത്ത മത്സരം എന്നാണ്', act: 'question' },
      { text: 'അവിയൽ ഉണ്ടാക്കാൻ എന്തൊക്കെ വേണം', act: 'question' },
      { text: 'ഇന്ന് സ്വർണ്ണത്തിന് എന്താ വില', act: 'question' },
      { text: 'ഞാൻ എറണാകുളത്താണ് ജോലി ചെയ്യുന്നത്' },
      { text: 'മുൻപ് ഞങ്ങൾ പാലക്കാട് രണ്ട് ബെഡ്റൂം വീട്ടിലാണ് താമസിച്ചിരുന്നത്' },
      { text: 'ഈ വീടിന് എത്ര മുറിയുണ്ട്', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'ഇത് വാടകയ്ക്കാണോ വിൽപ്പനയ്ക്കാണോ', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'ഈ ഏരിയയിൽ വെള്ളപ്പൊക്കം ഉണ്ടാവാറുണ്ടോ', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'ഫോട്ടോകൾ അയച്ചുതരുമോ', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'വാടകക്കരാർ എത്ര മാസത്തേക്കാണ്', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'ബാച്ചിലേഴ്സിന് കൊടുക്കുമോ ഈ വീട്', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'നിങ്ങൾ ബ്രോക്കറേജ് വാങ്ങുമോ', act: 'question' },
      { text: 'നിനക്ക് മലയാളം അറിയാമോ', act: 'question' },
      { text: 'നാളെ ഉച്ചയ്ക്ക് രണ്ട് മണിക്ക് വന്നാൽ കാണിക്കുമോ', known: { transaction_type: 'rent' }, act: 'question' },
    ],
  },
  {
    phenomenon: 'dialects and dictation: acts, native',
    cases: [
      { text: 'അച്ഛന് സുഖമില്ല, പിന്നെ സംസാരിക്കാം', known: { transaction_type: 'rent' }, act: 'goodbye' },
      { text: 'അതെ, ദയവായി മുന്നോട്ട് പോകൂ', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'തീർച്ചയായും വേണം', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'അത് ശരിയാണ്', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'ഇല്ല നന്ദി, അത്രമാത്രം', known: { transaction_type: 'rent' }, act: 'deny' },
      { text: 'എനിക്ക് അത് വേണ്ട', known: { transaction_type: 'rent' }, act: 'deny' },
      { text: 'പുതിയൊരു തിരച്ചിൽ തുടങ്ങാം', known: { transaction_type: 'rent' }, act: 'restart' },
      { text: 'എന്നെ ഒരു പ്രതിനിധിയുമായി ബന്ധിപ്പിക്കൂ', known: { transaction_type: 'rent' }, act: 'handoff' },
      { text: 'ഉടമസ്ഥനോട് എനിക്കൊന്ന് സംസാരിക്കണമായിരുന്നു', known: { transaction_type: 'rent' }, act: 'handoff' },
      { text: 'ഗുഡ് മോണിംഗ്', act: 'greet' },
      { text: 'നിങ്ങളുടെ സഹായത്തിന് വളരെ നന്ദി', known: { transaction_type: 'rent' }, act: 'thanks' },
      { text: 'ശരി, വിട', known: { transaction_type: 'rent' }, act: 'goodbye' },
      { text: 'എനിക്ക് ചെറിയൊരു സഹായം വേണം', act: 'help' },
      { text: 'ദയവായി അത് ആവർത്തിക്കാമോ', known: { transaction_type: 'rent' }, act: 'repeat' },
    ],
  },
  {
    phenomenon: 'dialects and dictation: questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'kochi airport il ninnu bus undo', act: 'question' },
      { text: 'today match score enthayi' },
      { text: 'chembaneer pookkal paattu idamo' },
      { text: 'ente ammayude phone number save cheyyu' },
      { text: 'njan thrissur karan aanu' },
      { text: 'kazhinja varsham 60 lakshathinu oru veedu vittu' },
      { text: 'ithu ethra squarefeet und', known: { transaction_type: 'sale' }, act: 'question' },
      { text: 'ivide aduth hospital undo', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'maintenance charge ethraya', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'pets ne allow cheyyumo avide', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'registration chilavu ethra varum', known: { transaction_type: 'sale' }, act: 'question' },
      { text: 'saturday kaanan varan pattumo', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'free aano ee service', act: 'question' },
    ],
  },
  {
    phenomenon: 'dialects and dictation: questions and other talk, mixed',
    counter: true,
    cases: [
      {
        text: 'Is the owner ready to negotiate? വില കുറയുമോ',
        known: { transaction_type: 'sale' },
        act: 'question',
      },
      { text: 'possession എപ്പോഴാണ് കിട്ടുക', known: { transaction_type: 'sale' }, act: 'question' },
      { text: 'എന്റെ flight tomorrow 5 pm ആണ്' },
      { text: 'turn on the light in the bedroom പ്ലീസ്' },
    ],
  },
  {
    phenomenon: 'dialects and dictation: acts, latin',
    cases: [
      { text: 'athe ath mathi', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'theerchayayum', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'illa ippo venda', known: { transaction_type: 'rent' }, act: 'deny' },
      { text: 'veendum aarambhikkam', known: { transaction_type: 'rent' }, act: 'restart' },
      { text: 'ownerod samsarikkan pattumo', known: { transaction_type: 'rent' }, act: 'handoff' },
      { text: 'enthund vishesham', act: 'greet' },
      { text: 'valare upakaram', known: { transaction_type: 'rent' }, act: 'thanks' },
      { text: 'bye pinne varam', known: { transaction_type: 'rent' }, act: 'goodbye' },
      { text: 'engane aanu ithu use cheyyunnath', act: 'help' },
      { text: 'enthanu paranjath', known: { transaction_type: 'rent' }, act: 'repeat' },
    ],
  },
  {
    phenomenon: 'dialects and dictation: acts, mixed',
    cases: [
      { text: 'yes ശരി', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'no വേണ്ട', known: { transaction_type: 'rent' }, act: 'deny' },
      { text: 'call me back ചെയ്യാമോ', known: { transaction_type: 'rent' }, act: 'handoff' },
    ],
  },
]
