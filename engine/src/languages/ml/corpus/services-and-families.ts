import type { CorpusSection } from '../../corpus-case.ts'

/** What is wanted of other services and told of families; and wishes that are told with their reasons. */
export const servicesAndFamilies: CorpusSection[] = [
  {
    phenomenon: 'of services and families',
    counter: true,
    cases: [
      { text: 'വെള്ളിയാഴ്ച മുതൽ രണ്ടു രാത്രിയിലേക്ക് ജയ്പൂരിൽ ഒരു ഹോട്ടൽ മുറി ബുക്ക് ചെയ്യണം', act: 'unclear' },
      { text: 'പത്താം തീയതി ഡൽഹിയിൽനിന്ന് ചെന്നൈയിലേക്ക് ആറായിരത്തിൽ താഴെയുള്ള വിമാനം കണ്ടെത്തൂ', act: 'unclear' },
      { text: 'ഇടപ്പള്ളിയിൽ വൈകുന്നേരത്തെ ഷോയ്ക്ക് രണ്ടു ടിക്കറ്റ് എടുക്ക്', act: 'unclear' },
      { text: 'എന്റെ സേവിങ്സ് അക്കൗണ്ടിൽ എത്ര രൂപയുണ്ട്', act: 'question' },
      { text: 'അമ്മയുടെ അക്കൗണ്ടിലേക്ക് രണ്ടായിരം രൂപ അയക്കൂ', act: 'unclear' },
      { text: 'കലൂരിൽ ഞായറാഴ്ച തുറക്കുന്ന പല്ലു ഡോക്ടറെ വേണം', act: 'unclear' },
      {
        text: 'ആ റെസ്റ്റോറന്റിൽ പുറത്തിരിക്കാൻ സ്ഥലവും പാർക്കിങ്ങും ഉണ്ടോ',
        known: { transaction_type: 'rent', city: 'Kochi' },
        act: 'question',
      },
      { text: 'ഗോവയിൽ മൂന്നു ദിവസത്തേക്ക് ഒരു കാർ വാടകയ്ക്ക് വേണം, ഓട്ടോമാറ്റിക്', act: 'unclear' },
      { text: 'ഈ ആഴ്ച മൂന്നാറിൽ മഴ പെയ്യുമോ', act: 'question' },
      { text: 'ഹാളിൽ തൊണ്ണൂറുകളിലെ പാട്ട് വെക്ക്', act: 'unclear' },
      { text: 'നാലു മണിക്ക് കാക്കനാട്ട് പ്രിയയുമായി മീറ്റിങ് ചേർക്ക്', act: 'unclear' },
      {
        text: 'എംജി റോഡിനടുത്ത് കല്യാണ മേക്കപ്പ് ചെയ്യുന്ന സലൂൺ ഉണ്ടോ',
        known: { transaction_type: 'rent', city: 'Kochi' },
        act: 'question',
      },
      { text: 'hotelil free wifiyum swimming poolum venam', act: 'unclear' },
      { text: 'ente flight aaru manikk hyderabadil irangum, naalu perkk cab ayakkanam', act: 'unclear' },
      { text: 'mysore zoo ticket ethraya', act: 'question' },
      { text: 'ente muriyile AC 22 aakk', act: 'unclear' },
      {
        text: 'aliyan hosuril randu plot vaangi randilum nashtam vannu',
        known: { transaction_type: 'rent', city: 'Kochi' },
        act: 'unclear',
      },
      {
        text: 'mukalile vaadakakkaran paathiraathri drums kottum',
        known: { transaction_type: 'rent', city: 'Kochi' },
        act: 'unclear',
      },
      {
        text: 'njangalude naattile veettil valiya thottavum kinarum und',
        known: { transaction_type: 'sale', city: 'Kochi' },
        act: 'unclear',
      },
      { text: 'ahmedabadil india ethra run eduthu', act: 'question' },
      { text: 'എന്റെ flat ലേക്ക് three seater sofa ഓർഡർ ചെയ്യ്', act: 'unclear' },
      { text: 'high court ന് അടുത്ത് വണ്ടി എവിടെ ഇടാം', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes with their reasons',
    cases: [
      {
        text: 'ജൂണിൽ കുട്ടികൾക്ക് കോഴിക്കോട്ട് സ്കൂൾ തുടങ്ങും, അതിനുമുമ്പ് അവിടെ വാടകയ്ക്ക് ഒരു 2bhk കിട്ടിയാൽ നന്നായി',
        set: { transaction_type: 'rent', city: 'Kozhikode', bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'ഹോസ്റ്റൽ ഭക്ഷണം മടുത്തു, ആലുവയിൽ 1rk കിട്ടിയാലും മതി',
        set: { area: 'Aluva', bedrooms: { min: 1, max: 1 } },
      },
      {
        text: 'കാർ വെയിലത്ത് കിടക്കരുത്, കവേർഡ് പാർക്കിങ് വേണം',
        known: { transaction_type: 'rent', city: 'Kochi' },
        set: { amenities: ['parking'] },
      },
      {
        text: 'പെൻഷൻ പണം വന്നു, തൃശൂരിനടുത്ത് നാല്പതു ലക്ഷത്തിന് ഒരു പ്ലോട്ട് വാങ്ങാമെന്നു വിചാരിക്കുന്നു',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Thrissur', price: { max: 4000000 } },
      },
      {
        text: 'കമ്പനി വീട്ടുബത്ത പതിനെണ്ണായിരം തരും, അത്രയേ ഉള്ളൂ',
        asked: 'price',
        known: { transaction_type: 'rent', city: 'Kochi' },
        set: { price: { max: 18000 } },
      },
      {
        text: 'അമ്മായിയപ്പനും അമ്മയും വരുന്നുണ്ട്, അതുകൊണ്ട് മൂന്നു ബെഡ്റൂം ആക്ക്',
        known: { transaction_type: 'rent', city: 'Kochi' },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'അമ്മൂമ്മ, അച്ഛനമ്മമാർ, ഞാൻ, മൂന്ന് എന്നു കൂട്ടിക്കോ',
        asked: 'bedrooms',
        known: { transaction_type: 'rent', city: 'Kochi' },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'perakkuttikalkk kalikkan thottam undenkil santhosham',
        known: { transaction_type: 'sale', city: 'Kochi' },
        set: { amenities: ['garden'] },
      },
      {
        text: 'ivide ennum vaikunneram current pokum, power backup nirbandham',
        known: { transaction_type: 'rent', city: 'Kochi' },
        set: { amenities: ['power_backup'] },
      },
      {
        text: 'koramangala officilekk nadannu pokaavunna dooram',
        asked: 'area',
        known: { transaction_type: 'rent', city: 'Kochi' },
        set: { area: 'Koramangala' },
      },
      {
        text: 'kalyanam kazhinj kochiyil thamasikkum, 20000 ulla rent flat mathi',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Kochi', price: { max: 20000 } },
      },
      {
        text: 'ഞാൻ scooter മാത്രമേ ഓടിക്കൂ, car parking ഒഴിവാക്കൂ',
        known: { transaction_type: 'rent', city: 'Kochi' },
        drop: ['parking'],
      },
      {
        text: 'അമ്മയ്ക്ക് മുട്ടുവേദനയാ, ലിഫ്റ്റ് ഉണ്ടെങ്കിൽ സൗകര്യമായി',
        known: { transaction_type: 'rent', city: 'Kochi' },
        set: { amenities: ['lift'] },
      },
      {
        text: 'കുട്ടികൾക്ക് കളിക്കാൻ സ്ഥലം വേണം',
        known: { transaction_type: 'rent', city: 'Kochi' },
        set: { amenities: ['play_area'] },
      },
      {
        text: 'ഒറ്റയ്ക്കാ താമസം, അതുകൊണ്ട് സെക്യൂരിറ്റി വേണം',
        known: { transaction_type: 'rent', city: 'Kochi' },
        set: { amenities: ['security'] },
      },
      {
        text: 'gym undenkil bharthavinu santhoshamaakum',
        known: { transaction_type: 'rent', city: 'Kochi' },
        set: { amenities: ['gym'] },
      },
      {
        text: 'njangalkk poochayund, pets allow cheyyanam',
        known: { transaction_type: 'rent', city: 'Kochi' },
        set: { amenities: ['pet_friendly'] },
      },
      {
        text: 'ee choodil AC enthaayaalum venam',
        known: { transaction_type: 'rent', city: 'Kochi' },
        set: { amenities: ['air_conditioning'] },
      },
      {
        text: 'kaloor bharyayude officinu soukaryamaa',
        known: { transaction_type: 'rent', city: 'Kochi' },
        set: { area: 'Kaloor' },
      },
      {
        text: 'njangalkk 20 aayirame kodukkan pattoo',
        known: { transaction_type: 'rent', city: 'Kochi' },
        set: { price: { max: 20000 } },
      },
      {
        text: 'അപ്പൂപ്പന് ചെടികൾ ഇഷ്ടമാ, garden വേണം',
        known: { transaction_type: 'sale', city: 'Kochi' },
        set: { amenities: ['garden'] },
      },
    ],
  },
]
