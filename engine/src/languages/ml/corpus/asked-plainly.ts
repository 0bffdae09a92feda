import type { CorpusSection } from '../../corpus-case.ts'

/** Plain requests of several services; only homes are wishes. */
export const askedPlainly: CorpusSection[] = [
  {
    phenomenon: 'wishes of several things, native',
    cases: [
      {
        text: 'ഞാൻ താമസിക്കാൻ ഒരു സ്ഥലം തിരയുകയാണ്, കൊച്ചിയിൽ വാടകയ്ക്ക് രണ്ട് കിടപ്പുമുറികളുള്ള എന്തെങ്കിലും',
        set: { transaction_type: 'rent', city: 'Kochi', bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'എനിക്ക് ഒരു പുതിയ അപ്പാർട്ട്മെന്റ് ആവശ്യമാണ്, വളർത്തുമൃഗങ്ങളെ അനുവദിക്കണം, ഫർണിഷ് ചെയ്തിരിക്കണം',
        set: { property_type: 'apartment', amenities: ['pet_friendly', 'furnished'] },
      },
      {
        text: 'തിരുവനന്തപുരത്ത് വാങ്ങാൻ മൂന്ന് ബെഡ്റൂമുള്ള വീടുകൾ നോക്കാൻ സഹായിക്കൂ',
        set: {
          city: 'Thiruvananthapuram',
          transaction_type: 'sale',
          bedrooms: { min: 3, max: 3 },
          property_type: 'house',
        },
      },
      {
        text: 'പ്രതിമാസം ഇരുപത്തയ്യായിരം രൂപയിൽ കൂടാത്ത, ഗാരേജുള്ള ഒരു വീട് കണ്ടെത്തിത്തരാമോ',
        set: { price: { max: 25000 }, amenities: ['parking'], property_type: 'house' },
      },
      {
        text: 'കോട്ടയം നഗരത്തിൽ വിൽപ്പനയ്ക്കുള്ള വസ്തുക്കൾ കാണാൻ ആഗ്രഹിക്കുന്നു',
        set: { city: 'Kottayam', transaction_type: 'sale' },
      },
      {
        text: 'എനിക്ക് ബാൽക്കണിയുള്ള രണ്ട് മുറികളുള്ള ഒരു ഫ്ലാറ്റ് വേണമെന്നുണ്ട്, അത് ആലുവയിലാണെങ്കിൽ ഏറ്റവും നല്ലത്',
        set: {
          amenities: ['balcony'],
          bedrooms: { min: 2, max: 2 },
          property_type: 'apartment',
          area: 'Aluva',
        },
      },
      {
        text: 'ഞങ്ങൾ അടുത്തിടെ കോഴിക്കോട്ടേക്ക് മാറി, ഇപ്പോൾ ഒരു വീട് വാടകയ്ക്ക് എടുക്കാൻ നോക്കുകയാണ്',
        set: { city: 'Kozhikode', property_type: 'house', transaction_type: 'rent' },
      },
      {
        text: 'മുപ്പത്തഞ്ച് ലക്ഷം രൂപ ബജറ്റിൽ പാലക്കാട് ഒരു വീടു കിട്ടാൻ സാധ്യതയുണ്ടോ',
        set: { price: { max: 3500000 }, city: 'Palakkad', property_type: 'house' },
      },
      {
        text: 'ജിമ്മും നീന്തൽക്കുളവും ഉള്ള ഒരു അപ്പാർട്ട്മെന്റ് സമുച്ചയത്തിൽ താമസിക്കണമെന്നാണ് എന്റെ ആഗ്രഹം, ബാംഗ്ലൂർ കോറമംഗലയിൽ',
        set: {
          amenities: ['gym', 'swimming_pool'],
          property_type: 'apartment',
          city: 'Bengaluru',
          area: 'Koramangala',
        },
      },
      {
        text: 'ഒരു ചെറിയ പ്ലോട്ട് വാങ്ങുന്നതിനെക്കുറിച്ച് ആലോചിക്കുന്നു, നാലഞ്ച് സെന്റ് മതിയാകും, തൃശൂർ ഭാഗത്ത്',
        set: {
          property_type: 'land',
          transaction_type: 'sale',
          size_sqft: { min: 1742.4, max: 2178 },
          city: 'Thrissur',
        },
      },
      {
        text: 'അമ്മയോടൊപ്പം താമസിക്കാൻ ഗ്രൗണ്ട് ഫ്ലോറിൽ ഒരു രണ്ട് ബെഡ്റൂം ഫ്ലാറ്റ് വാടകയ്ക്ക് കിട്ടാനുണ്ടോ, പാലാരിവട്ടം',
        set: {
          bedrooms: { min: 2, max: 2 },
          property_type: 'apartment',
          transaction_type: 'rent',
          area: 'Palarivattom',
        },
      },
      {
        text: 'വീട് തേടിയാണ് വിളിക്കുന്നത്, കണ്ണൂർ ഭാഗത്ത്, വാടക പന്ത്രണ്ടിൽ താഴെ',
        set: { property_type: 'house', city: 'Kannur', transaction_type: 'rent', price: { max: 12000 } },
      },
      {
        text: 'എനിക്ക് രണ്ടായിരം ചതുരശ്ര അടിയെങ്കിലും വലുപ്പമുള്ള സ്വതന്ത്ര വില്ല വേണം, പാർക്കിംഗും പൂന്തോട്ടവും സഹിതം',
        set: { size_sqft: { min: 2000 }, property_type: 'house', amenities: ['parking', 'garden'] },
      },
      {
        text: 'പെരിന്തൽമണ്ണയിൽ കുടുംബസമേതം താമസിക്കാനൊരു വാടകവീട് ഏർപ്പാടാക്കിത്തരാമോ',
        set: { city: 'Perinthalmanna', transaction_type: 'rent', property_type: 'house' },
      },
    ],
  },
  {
    phenomenon: 'wishes of several things, latin',
    cases: [
      {
        text: 'enikku thamasikkan oru sthalam venam kochiyil, vadakakku, 2 bedroom',
        set: { transaction_type: 'rent', city: 'Kochi', bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'puthiya oru apartment aanu nokkunnath, pets allow cheyyanam, furnished aayirikkanam',
        set: { property_type: 'apartment', amenities: ['pet_friendly', 'furnished'] },
      },
      {
        text: 'trivandrum il 3 bedroom ulla veedukal kaanikkumo, vaangan aanu',
        set: {
          city: 'Thiruvananthapuram',
          transaction_type: 'sale',
          bedrooms: { min: 3, max: 3 },
          property_type: 'house',
        },
      },
      {
        text: 'maasam 25000 il koodaatha garage ulla oru veed kandupidichu tharamo',
        set: { price: { max: 25000 }, amenities: ['parking'], property_type: 'house' },
      },
      {
        text: 'kottayam townil vilpanakkulla veedukal kaananam',
        set: { city: 'Kottayam', transaction_type: 'sale', property_type: 'house' },
      },
      {
        text: 'balcony ulla 2 room flat venam ennund, aluvayil aanenkil nallath',
        set: {
          amenities: ['balcony'],
          bedrooms: { min: 2, max: 2 },
          property_type: 'apartment',
          area: 'Aluva',
        },
      },
      {
        text: 'njangal ippo kozhikodekku maari, oru veed rentinu edukkan nokkuvanu',
        set: { city: 'Kozhikode', property_type: 'house', transaction_type: 'rent' },
      },
      {
        text: '35 lakh budgetil palakkad oru veed kittan chance undo',
        set: { price: { max: 3500000 }, city: 'Palakkad', property_type: 'house' },
      },
      {
        text: 'gymum poolum ulla apartment complexil thamasikkanam, bangalore koramangala',
        set: {
          amenities: ['gym', 'swimming_pool'],
          property_type: 'apartment',
          city: 'Bengaluru',
          area: 'Koramangala',
        },
      },
      {
        text: 'kannur bhagathu rent 12 il thaazhe oru veedu, 2 muri',
        set: {
          city: 'Kannur',
          transaction_type: 'rent',
          price: { max: 12000 },
          property_type: 'house',
          bedrooms: { min: 2, max: 2 },
        },
      },
    ],
  },
  {
    phenomenon: 'wishes of several things, mixed',
    cases: [
      {
        text: 'Kochi-ൽ 2 bedroom ഉള്ള apartment rent ചെയ്യാൻ താൽപ്പര്യമുണ്ട്',
        set: {
          city: 'Kochi',
          bedrooms: { min: 2, max: 2 },
          property_type: 'apartment',
          transaction_type: 'rent',
        },
      },
      {
        text: 'Palakkad-ൽ 40 lakhs-ന് ഉള്ളിൽ ഒരു house വാങ്ങണം',
        set: { city: 'Palakkad', price: { max: 4000000 }, property_type: 'house', transaction_type: 'sale' },
      },
      {
        text: 'Furnished flat with AC വേണം, Kakkanad, 25k വരെ rent കൊടുക്കാം',
        set: {
          amenities: ['furnished', 'air_conditioning'],
          property_type: 'apartment',
          area: 'Kakkanad',
          transaction_type: 'rent',
          price: { max: 25000 },
        },
      },
    ],
  },
  {
    phenomenon: 'answers, native',
    cases: [
      {
        text: 'രണ്ട് കിടപ്പുമുറികൾ',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: { min: 2, max: 2 } },
        numbers: [2],
      },
      {
        text: 'അത് കൊച്ചിയിലായിരിക്കണം',
        asked: 'city',
        known: { transaction_type: 'rent' },
        set: { city: 'Kochi' },
      },
      { text: 'എനിക്ക് വാടകയ്ക്കെടുക്കാനാണ് താൽപ്പര്യം', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      {
        text: 'ഒരു വില്ല നന്നായിരിക്കും',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'house' },
      },
      {
        text: 'എനിക്ക് പ്രത്യേക മുൻഗണനകളൊന്നുമില്ല',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        any: ['amenities'],
      },
      {
        text: 'പതിനെട്ടായിരം രൂപയിൽ കൂടുതൽ ചെലവാക്കാൻ കഴിയില്ല',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 18000 } },
        numbers: [18000],
      },
    ],
  },
  {
    phenomenon: 'answers, latin',
    cases: [
      {
        text: 'athu kochiyil aayirikkanam',
        asked: 'city',
        known: { transaction_type: 'rent' },
        set: { city: 'Kochi' },
      },
      {
        text: '18000 il kooduthal pattilla',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 18000 } },
        numbers: [18000],
      },
      { text: 'enik preference onnumilla', asked: 'area', known: { city: 'Kochi' }, any: ['area'] },
    ],
  },
  {
    phenomenon: 'answers, mixed',
    cases: [
      {
        text: '2 bedrooms മതി',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: { min: 2, max: 2 } },
        numbers: [2],
      },
    ],
  },
  {
    phenomenon: 'changes and take-backs, native',
    cases: [
      { text: 'വേണ്ട, പകരം തൃശൂരിൽ തിരയാമോ', known: { city: 'Kochi' }, set: { city: 'Thrissur' } },
      {
        text: 'യഥാർത്ഥത്തിൽ എനിക്ക് മൂന്ന് കിടപ്പുമുറികൾ വേണം',
        known: { bedrooms: { min: 2, max: 2 } },
        set: { bedrooms: { min: 3, max: 3 } },
        numbers: [3],
      },
      {
        text: 'വാടകയ്ക്ക് എടുക്കുന്നതിനു പകരം വാങ്ങാനാണ് എനിക്കിഷ്ടം',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      { text: 'ഫർണിഷ്ഡ് ആകണമെന്ന് ഇല്ല', known: { amenities: ['furnished'] }, drop: ['furnished'] },
    ],
  },
  {
    phenomenon: 'changes and take-backs, latin',
    cases: [
      { text: 'allenkil thrissuril nokkamo', known: { city: 'Kochi' }, set: { city: 'Thrissur' } },
      {
        text: 'rent edukkunnathinu pakaram vaangaam',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, native',
    counter: true,
    cases: [
      { text: 'അതിന് ഗാരേജ് ഉണ്ടോ', act: 'question' },
      { text: 'അതിന്റെ വിലാസം എന്താണ്', act: 'question' },
      { text: 'അവിടെ എത്ര കുളിമുറികളുണ്ട്', act: 'question' },
      { text: 'ഉടമയുടെ ഫോൺ നമ്പർ എന്താണ്', act: 'handoff' },
      { text: 'മാർച്ച് ഒമ്പതിന് ആ സ്ഥലം സന്ദർശിക്കാൻ ഞാൻ ആഗ്രഹിക്കുന്നു', act: 'question' },
      { text: 'വളർത്തുമൃഗങ്ങളെ അനുവദിക്കുമോ', act: 'question' },
      { text: 'എനിക്ക് കൊച്ചിയിൽ നിന്ന് ഡൽഹിയിലേക്ക് അടുത്ത തിങ്കളാഴ്ച ഒരു വൺവേ ഫ്ലൈറ്റ് കണ്ടെത്തൂ', act: 'unclear' },
      { text: 'തിരുവനന്തപുരത്ത് നാല് സ്റ്റാർ ഹോട്ടലിൽ രണ്ട് പേർക്ക് മൂന്ന് ദിവസത്തേക്ക് മുറി വേണം', act: 'unclear' },
      { text: 'എനിക്ക് ഇറ്റാലിയൻ ഭക്ഷണം കഴിക്കാൻ കൊച്ചിയിൽ ഒരു റെസ്റ്റോറന്റ് കണ്ടെത്താമോ', act: 'unclear' },
      { text: 'കോഴിക്കോട് ഇന്നത്തെ കാലാവസ്ഥ എങ്ങനെയാണ്', act: 'question' },
      { text: 'എന്റെ സേവിംഗ്സ് അക്കൗണ്ടിലെ ബാലൻസ് പരിശോധിക്കൂ', act: 'unclear' },
      { text: 'മൂന്ന് പേർക്ക് തൃശൂരിൽ നിന്ന് ബസ് ടിക്കറ്റ് ബുക്ക് ചെയ്യുക', act: 'unclear' },
      { text: 'കൊല്ലത്ത് ഒരു ഗൈനക്കോളജിസ്റ്റിനെ കണ്ടെത്താൻ സഹായിക്കൂ', act: 'help' },
      { text: 'എ ആർ റഹ്മാന്റെ പാട്ട് വെക്കാമോ', act: 'unclear' },
      { text: 'കൊച്ചിയിൽ ഈ ആഴ്ച നടക്കുന്ന സംഗീത പരിപാടികൾ കണ്ടെത്തൂ', act: 'question' },
      { text: 'എനിക്ക് രണ്ട് ദിവസത്തേക്ക് ഒരു കാർ വാടകയ്ക്ക് വേണം, കൊച്ചി വിമാനത്താവളത്തിൽ നിന്ന് എടുക്കും', act: 'unclear' },
      { text: 'എന്നെ ലുലു മാളിലേക്ക് കൊണ്ടുപോകാൻ ഒരു ക്യാബ് വിളിക്കൂ', act: 'unclear' },
      { text: 'നാളത്തെ എന്റെ മീറ്റിംഗുകൾ കാണിക്കൂ', act: 'unclear' },
      { text: 'ഷോപ്പിംഗ് ലിസ്റ്റിൽ രണ്ട് കിലോ അരി ചേർക്കൂ', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, latin',
    counter: true,
    cases: [
      { text: 'athinu garage undo', act: 'question' },
      { text: 'address enthaanu', act: 'question' },
      { text: 'delhi yilekku monday oru flight kandu pidikku', act: 'unclear' },
      { text: '3 star hotel trivandrum 2 perkku room venam', act: 'unclear' },
      { text: 'italian food kittunna restaurant kochiyil evideya', act: 'question' },
      { text: 'innu kozhikode weather engane und', act: 'question' },
      { text: 'kollath oru nalla gynecologist ne parayamo', act: 'question' },
      { text: 'rahman songs play cheyyu', act: 'unclear' },
      { text: 'kochi airport il ninnu car rent edukkanam 2 divasam', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, mixed',
    counter: true,
    cases: [
      { text: 'Kochi-ൽ നടക്കുന്ന events ഏതൊക്കെയാണ് this weekend', act: 'question' },
      { text: 'Doctor appointment book ചെയ്യാമോ at 11:30 AM', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'acts, native',
    cases: [
      { text: 'അതെ, ദയവായി', act: 'affirm' },
      { text: 'ഇല്ല, അത്രയേ ഉള്ളൂ, നന്ദി', act: 'deny' },
      { text: 'അത് നന്നായി തോന്നുന്നു', act: 'affirm' },
    ],
  },
  { phenomenon: 'acts, latin', cases: [{ text: 'illa, athre ullu', act: 'deny' }] },
]
