import type { CorpusSection } from '../../corpus-case.ts'

/** Requests as they are made to assistants, owners who offer a home, and other talk with numbers in it. */
export const requestsAndOffers: CorpusSection[] = [
  {
    phenomenon: 'requests and offers: first wishes, native',
    cases: [
      {
        text: 'ഹലോ, എനിക്ക് കൊച്ചിയിൽ താമസിക്കാൻ ഒരു സ്ഥലം വേണം. മൂന്ന് കിടപ്പുമുറികളുള്ള ഫ്ലാറ്റ് ആണെങ്കിൽ നല്ലത്.',
        set: { property_type: 'apartment', city: 'Kochi', bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'വാടകയ്ക്ക് ഒരു അപ്പാർട്ട്മെന്റ് കണ്ടെത്താൻ എനിക്ക് നിങ്ങളുടെ സഹായം ആവശ്യമാണ്, തൃശൂർ നഗരത്തിൽ',
        set: { transaction_type: 'rent', property_type: 'apartment', city: 'Thrissur' },
      },
      {
        text: 'ഞങ്ങൾ നാലംഗ കുടുംബമാണ്, കുട്ടികൾക്ക് കളിക്കാൻ ഇടമുള്ള, രണ്ട് കുളിമുറിയുള്ള ഒരു വീട് വാടകയ്ക്ക് അന്വേഷിക്കുകയാണ് കണ്ണൂരിൽ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kannur', amenities: ['play_area'] },
      },
      {
        text: 'ചെറിയൊരു ബജറ്റേ ഉള്ളൂ, മുപ്പത് ലക്ഷത്തിനകത്ത് ഒരു വീട് തിരുവല്ലയിൽ കിട്ടിയാൽ ഉപകാരമായിരുന്നു',
        set: { property_type: 'house', city: 'Thiruvalla', price: { max: 3000000 } },
      },
      {
        text: 'വൃദ്ധരായ മാതാപിതാക്കൾക്ക് വേണ്ടി ലിഫ്റ്റും ജനറേറ്ററും കാവൽക്കാരനുമുള്ള ഒരു ഫ്ലാറ്റ് വാങ്ങണം',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          amenities: ['lift', 'power_backup', 'security'],
        },
      },
      {
        text: 'ആയിരത്തി എണ്ണൂറ് ചതുരശ്ര അടിക്ക് മുകളിലുള്ള വീടുകൾ കാണിക്കൂ കൊല്ലത്ത്',
        set: { property_type: 'house', city: 'Kollam', size_sqft: { min: 1800 } },
      },
      {
        text: 'തലസ്ഥാനത്ത് പട്ടത്ത് ഒരു ഒറ്റമുറി ഫ്ലാറ്റ് വാടകയ്ക്ക്, എട്ടായിരം മുതൽ പത്തായിരം വരെ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Pattom',
          price: { min: 8000, max: 10000 },
          bedrooms: { min: 1, max: 1 },
        },
      },
      {
        text: 'മൈസൂരിൽ റിട്ടയർമെന്റിനു ശേഷം താമസിക്കാൻ ഒരു ശാന്തമായ സ്ഥലത്ത് വീട് വാങ്ങാനാണ് പ്ലാൻ, ബജറ്റ് ഒരു കോടി പത്തു ലക്ഷം',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Mysuru', price: { max: 11000000 } },
      },
      {
        text: 'കുറഞ്ഞ വാടകയ്ക്ക് ഒരു മുറിയും അടുക്കളയും കിട്ടുമോ പാലാരിവട്ടത്ത്',
        set: { transaction_type: 'rent', area: 'Palarivattom', bedrooms: { min: 1, max: 1 } },
      },
      {
        text: 'വസ്തുവകകൾ നോക്കുന്നുണ്ട്, ഇരുപത് സെന്റ് പുരയിടം, ചേർത്തലയിൽ, സെന്റിന് ഒരു ലക്ഷം വെച്ച്',
        set: { property_type: 'land', city: 'Cherthala', size_sqft: { min: 8712 } },
      },
      {
        text: 'ഒരു വീട് വേണം രണ്ട് മുറി മതി വാടക ഏഴായിരം കൂടരുത് സ്ഥലം കായംകുളം',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Kayamkulam',
          price: { max: 7000 },
          bedrooms: { min: 2, max: 2 },
        },
      },
      {
        text: 'ബെംഗളൂരുവിലെ വൈറ്റ്ഫീൽഡിൽ ഒന്നേകാൽ കോടിക്കുള്ളിൽ ത്രീ ബിഎച്ച്കെ ഫ്ലാറ്റ് വിൽപ്പനയ്ക്ക് ഉണ്ടോ',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Bengaluru',
          area: 'Whitefield',
          price: { max: 12500000 },
          bedrooms: { min: 3, max: 3 },
        },
      },
      {
        text: 'ഫർണിച്ചറൊന്നും വേണ്ട, വെറും വീട് മതി, കോട്ടയം ടൗണിനടുത്ത്, വാടകയ്ക്ക്',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Kottayam',
          amenities: ['unfurnished'],
        },
      },
      {
        text: 'ബാൽക്കണിയും വെള്ളസൗകര്യവും മുറ്റവുമുള്ള പഴയൊരു തറവാട് വാങ്ങാൻ കിട്ടുമോ ഒറ്റപ്പാലത്ത്',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Ottapalam',
          amenities: ['balcony', 'water_supply', 'garden'],
        },
      },
      {
        text: 'എന്റെ വീട് വിൽക്കാനുണ്ട്, ഇടപ്പള്ളിയിലാണ്, മൂന്ന് ബെഡ്റൂം, എൺപത് ലക്ഷം പ്രതീക്ഷിക്കുന്നു',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          area: 'Edappally',
          price: { max: 8000000 },
          bedrooms: { min: 3, max: 3 },
        },
      },
      {
        text: 'ഞങ്ങളുടെ ഫ്ലാറ്റ് വാടകയ്ക്ക് കൊടുക്കാനുണ്ട് കലൂരിൽ',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Kaloor' },
      },
    ],
  },
  {
    phenomenon: 'requests and offers: first wishes, latin',
    cases: [
      {
        text: 'enik kochiyil thamasikkan oru stalam venam, 2 bhk flat anel nallath, vadaka 15k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Kochi',
          price: { max: 15000 },
          bedrooms: { min: 2, max: 2 },
        },
      },
      {
        text: 'nammude budget 35 lakshamanu, veedu venam, malappuram kottakkal',
        set: { property_type: 'house', city: 'Kottakkal', price: { max: 3500000 } },
      },
      {
        text: 'veedu rentnu venm 6000-8000 rs, nedumangad',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Nedumangad',
          price: { min: 6000, max: 8000 },
        },
      },
      {
        text: 'flat vaangikkanam, kakkanadil thanne, munnu bedroom, car parking, 75 lakhs',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Kakkanad',
          price: { max: 7500000 },
          bedrooms: { min: 3, max: 3 },
          amenities: ['parking'],
        },
      },
      {
        text: 'enikk oru cheriya flat veenam ottak thamasikkana, furnished aayal kollam, 12 vare kodukkam vadaka',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          price: { max: 12000 },
          amenities: ['furnished'],
        },
      },
      {
        text: 'bhoomi vangi idan alochikkunnu, wayanad mananthavadi, oru acre muthal randu acre vare',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Mananthavady',
          size_sqft: { min: 43560, max: 87120 },
        },
      },
      {
        text: 'thrissur pattanathil 4 muriyulla pazhaya veed medikkan thalpariyam, 60 lksham',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Thrissur',
          price: { max: 6000000 },
          bedrooms: { min: 4, max: 4 },
        },
      },
      {
        text: 'vadakaykku oru apartment nokunnu chettan, pattom medical college side, 2 pillerund',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Pattom' },
      },
      {
        text: 'njangade kayyil 20 lakham und, athil nilkunna oru plot venam, ettumanoor',
        set: { property_type: 'land', area: 'Ettumanoor', price: { max: 2000000 } },
      },
      {
        text: 'guruvayooril ambalathinaduth studio flat vilkan undenkil parayane',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Guruvayur' },
      },
      {
        text: 'kozhikod bypassinu aduth oru villa, gated aayirikkanam, 1.2cr',
        set: {
          property_type: 'house',
          city: 'Kozhikode',
          price: { max: 12000000 },
          amenities: ['gated_community'],
        },
      },
      {
        text: 'ente flat vilkanund kochi marine drive il, 3bhk, 1.8 cr',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Kochi',
          area: 'Marine Drive',
          price: { max: 18000000 },
          bedrooms: { min: 3, max: 3 },
        },
      },
      {
        text: 'monthly 10000 roopayk kittunna randu muri veed ernakulath evidelum undo',
        set: { property_type: 'house', city: 'Kochi', price: { max: 10000 }, bedrooms: { min: 2, max: 2 } },
        any: ['area'],
      },
    ],
  },
  {
    phenomenon: 'requests and offers: first wishes, mixed',
    cases: [
      {
        text: 'Good evening, ഞാൻ ഒരു doctor ആണ്, hospital നു അടുത്ത് furnished flat rent ന് വേണം, Kottayam, 20k വരെ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Kottayam',
          price: { max: 20000 },
          amenities: ['furnished'],
        },
      },
      {
        text: '2 BHK apartment in Kazhakkoottam, പാർക്കിംഗ് വേണം, rent not more than 18000',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Kazhakoottam',
          price: { max: 18000 },
          bedrooms: { min: 2, max: 2 },
          amenities: ['parking'],
        },
      },
      {
        text: 'budget ഒരു 50 lakhs, independent house, Perumbavoor or Muvattupuzha',
        set: { property_type: 'house', city: 'Perumbavoor', price: { max: 5000000 } },
      },
      {
        text: 'Villa വാങ്ങാൻ interest ഉണ്ട് Thrissur town ൽ നിന്ന് 5 km ഉള്ളിൽ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Thrissur' },
      },
      {
        text: 'family ക്ക് താമസിക്കാൻ safe ആയ area ൽ 3 bedroom house, Calicut, max 25k rent',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Kozhikode',
          price: { max: 25000 },
          bedrooms: { min: 3, max: 3 },
        },
      },
      {
        text: 'NRI ആണ്, looking for ready to move ഫ്ലാറ്റ് in Kakkanad, price range 60L to 80L',
        set: { property_type: 'apartment', area: 'Kakkanad', price: { min: 6000000, max: 8000000 } },
      },
    ],
  },
  {
    phenomenon: 'requests and offers: answers, native',
    cases: [
      { text: 'വില കൊടുത്ത് വാങ്ങാൻ', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: 'തൽക്കാലം വാടക മതി', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      {
        text: 'പതിനയ്യായിരത്തിനും ഇരുപതിനായിരത്തിനും ഇടയിൽ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { min: 15000, max: 20000 } },
      },
      {
        text: 'അമ്പത്തഞ്ചിൽ കൂടാൻ പാടില്ല',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 5500000 } },
      },
      {
        text: 'എൺപത് ലക്ഷമോ അതിൽ താഴെയോ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 8000000 } },
      },
      {
        text: 'രണ്ടെണ്ണം മതിയാകും',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'നാലിൽ കുറയരുത്',
        asked: 'bedrooms',
        known: { transaction_type: 'sale' },
        set: { bedrooms: { min: 4 } },
      },
      { text: 'എറണാകുളം ജില്ലയിൽ', asked: 'city', known: { transaction_type: 'rent' }, set: { city: 'Kochi' } },
      { text: 'അങ്കമാലി മതി', asked: 'city', known: { transaction_type: 'rent' }, set: { city: 'Angamaly' } },
      {
        text: 'ഫ്ലാറ്റോ വീടോ, ഏതായാലും',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        any: ['property_type'],
      },
      {
        text: 'ആയിരത്തി ഇരുന്നൂറ്',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: { min: 1200 } },
        numbers: [1200],
      },
      { text: 'എവിടെയാണെങ്കിലും എനിക്ക് കുഴപ്പമില്ല', asked: 'area', known: { city: 'Kochi' }, any: ['area'] },
      { text: 'ബജറ്റിന് പരിധിയില്ല', asked: 'price', known: { transaction_type: 'sale' }, any: ['price'] },
      { text: 'വാടകയായാലും വിലയ്ക്കായാലും കുഴപ്പമില്ല', asked: 'transaction_type', any: ['transaction_type'] },
      {
        text: 'പത്തൊമ്പതിനായിരം',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 19000 } },
        numbers: [19000],
      },
      {
        text: 'മൂന്നേകാൽ കോടി',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 32500000 } },
        numbers: [32500000],
      },
    ],
  },
  {
    phenomenon: 'requests and offers: answers, latin',
    cases: [
      {
        text: 'veedu mathi chetta',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        set: { property_type: 'house' },
      },
      {
        text: 'anjayiram',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 5000 } },
        numbers: [5000],
      },
      {
        text: 'ezhupath laksham vare ok aanu',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 7000000 } },
      },
      {
        text: 'randenkilum venam',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: { min: 2 } },
      },
      { text: 'vytila', asked: 'area', known: { city: 'Kochi' }, set: { area: 'Vyttila' } },
      { text: 'onnum venda', asked: 'amenities', known: { transaction_type: 'rent' }, any: ['amenities'] },
      { text: 'vangana udheshikkunnath', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'ethra muri aayalum kuzhappamilla',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        any: ['bedrooms'],
      },
      {
        text: 'arupathi anju laksham',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 6500000 } },
        numbers: [6500000],
      },
      {
        text: 'pathinarayirathi anjooru',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 16500 } },
        numbers: [16500],
      },
    ],
  },
  {
    phenomenon: 'requests and offers: answers, mixed',
    cases: [
      {
        text: 'house ആണ് വേണ്ടത്',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        set: { property_type: 'house' },
      },
      {
        text: '20k to 25k ആകാം',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { min: 20000, max: 25000 } },
      },
    ],
  },
  {
    phenomenon: 'requests and offers: changes, native',
    cases: [
      {
        text: 'എനിക്ക് തെറ്റിപ്പോയി, മുപ്പത് ലക്ഷമല്ല മുപ്പത്തഞ്ച് ലക്ഷമാണ്',
        known: { transaction_type: 'sale', price: { max: 3000000 } },
        set: { price: { max: 3500000 } },
      },
      {
        text: 'വാടകയ്ക്ക് വേണ്ട, വിലയ്ക്ക് വാങ്ങാം',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      { text: 'പാർക്കിംഗ് ഇല്ലെങ്കിലും കുഴപ്പമില്ല', known: { amenities: ['parking'] }, drop: ['parking'] },
      { text: 'ലിഫ്റ്റും ജിമ്മും ഒഴിവാക്കാം', known: { amenities: ['lift', 'gym'] }, drop: ['lift', 'gym'] },
      {
        text: 'ഏരിയ മാറ്റണം, കടവന്ത്ര മതി',
        known: { city: 'Kochi', area: 'Kaloor' },
        set: { area: 'Kadavanthra' },
      },
      {
        text: 'മുറി മൂന്നായാൽ കൊള്ളാം',
        known: { bedrooms: { min: 2, max: 2 } },
        set: { bedrooms: { min: 3, max: 3 } },
      },
    ],
  },
  {
    phenomenon: 'requests and offers: changes, latin',
    cases: [
      {
        text: 'ayyo vadaka alla vangan',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      { text: 'thrissur alla palakkad', known: { city: 'Thrissur' }, set: { city: 'Palakkad' } },
      {
        text: 'budget 40 vare koottikko',
        known: { transaction_type: 'sale', price: { max: 3500000 } },
        set: { price: { max: 4000000 } },
      },
      { text: 'furnished nirbandham illa', known: { amenities: ['furnished'] }, drop: ['furnished'] },
      {
        text: 'flatinu pakaram veedu nokkam',
        known: { property_type: 'apartment' },
        set: { property_type: 'house' },
      },
      {
        text: 'rand muri pora moonnu venam',
        known: { bedrooms: { min: 2, max: 2 } },
        set: { bedrooms: { min: 3, max: 3 } },
      },
    ],
  },
  {
    phenomenon: 'requests and offers: changes, mixed',
    cases: [
      {
        text: 'rent budget 20k ആക്കാം',
        known: { transaction_type: 'rent', price: { max: 15000 } },
        set: { price: { max: 20000 } },
      },
      { text: 'remove gym, ബാക്കി ok', known: { amenities: ['gym', 'lift'] }, drop: ['gym'] },
      { text: 'city change ചെയ്യണം, Kottayam മതി', known: { city: 'Kochi' }, set: { city: 'Kottayam' } },
    ],
  },
  {
    phenomenon: 'requests and offers: questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ചൊവ്വാഴ്ച കൊച്ചിയിൽ നിന്ന് ഡൽഹിയിലേക്കുള്ള വിമാനത്തിന്റെ സമയം അറിയണം', act: 'question' },
      { text: 'ദോശമാവ് എത്ര നേരം പുളിക്കാൻ വെക്കണം', act: 'question' },
      { text: 'എനിക്ക് ഒരു പിസ്സ ഓർഡർ ചെയ്യൂ' },
      { text: 'റേഡിയോ മാംഗോ വെക്കൂ' },
      { text: 'ശബ്ദം കുറയ്ക്കുക' },
      { text: 'അഞ്ച് മിനിറ്റിന് ശേഷം ഓർമ്മിപ്പിക്കുക' },
      { text: 'ആലപ്പുഴയിൽ വള്ളംകളി എന്നാണ്', act: 'question' },
      { text: 'എന്റെ ഭാര്യ കോഴിക്കോട്ടുകാരിയാണ്' },
      { text: 'എന്റെ അനിയൻ മുംബൈയിലാണ്, അവനോട് ചോദിക്കട്ടെ', act: 'question' },
      { text: 'ഞങ്ങൾ പണ്ട് ഒരു ഫ്ലാറ്റിൽ പതിനായിരം രൂപ വാടക കൊടുത്തു താമസിച്ചിരുന്നു' },
      { text: 'ഇതിന്റെ അടുത്ത് ബസ് കിട്ടുമോ', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'രണ്ടാമത്തെ വീടിന് പൂന്തോട്ടമുണ്ടോ', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'വാടക എല്ലാ വർഷവും കൂട്ടുമോ', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'ഏജൻസി ഫീസ് എത്രയാണ്', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'നിങ്ങൾക്ക് ഇംഗ്ലീഷ് അറിയാമോ', act: 'question' },
      { text: 'ഈ സ്ഥലത്തിന്റെ സെന്റ് വില എത്രയാ', known: { transaction_type: 'sale' }, act: 'question' },
      { text: 'മാസം എത്ര രൂപ മെയിന്റനൻസ് വരും', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'ഞാൻ നാളെ പത്തരയ്ക്ക് വീട് കാണാൻ വരും', known: { transaction_type: 'rent' } },
    ],
  },
  {
    phenomenon: 'requests and offers: questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'innu mazha undo thrissuril', act: 'question' },
      { text: 'oru taxi vilikkamo' },
      { text: 'kochi metro ethra mani vare und', act: 'question' },
      { text: 'enikku pani aanu innu vayya' },
      { text: 'ente chettan bangaloril aanu joli' },
      { text: 'vellapokkam varunna sthalamano', known: { transaction_type: 'sale' }, act: 'question' },
      { text: 'tiles itta veedano', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'ethra naalayi ozhinju kidakkunnu', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'photos ayachu tharamo', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'sunday 11 manikku kanan varam', known: { transaction_type: 'rent' } },
      { text: 'muslim families undo aduth', act: 'question' },
    ],
  },
  {
    phenomenon: 'requests and offers: questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'what is the deposit amount ചേട്ടാ', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'nearest school ഏതാണ്', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'my salary 40000 ആണ്' },
    ],
  },
  {
    phenomenon: 'requests and offers: acts, native',
    cases: [
      { text: 'അതുമതി, നന്നായിരിക്കും', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'ഓ ശരി', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'അതെനിക്ക് ഇഷ്ടമായി', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'വേണ്ട, ഇപ്പോൾ ആവശ്യമില്ല', known: { transaction_type: 'rent' }, act: 'deny' },
      { text: 'ഇല്ല, മറ്റൊന്നും വേണ്ട', known: { transaction_type: 'rent' }, act: 'deny' },
      { text: 'തുടക്കം മുതൽ വീണ്ടും ആരംഭിക്കാം', known: { transaction_type: 'rent' }, act: 'restart' },
      { text: 'നിങ്ങളുടെ ടീമിലെ ആരെങ്കിലും എന്നെ വിളിക്കട്ടെ', known: { transaction_type: 'rent' }, act: 'handoff' },
      { text: 'എനിക്ക് ഒരു യഥാർത്ഥ വ്യക്തിയോട് സംസാരിക്കണം', known: { transaction_type: 'rent' }, act: 'handoff' },
      { text: 'നമസ്കാരം ഗുരു, സുഖമല്ലേ', act: 'greet' },
      { text: 'ഒത്തിരി നന്ദിയുണ്ട് കേട്ടോ', known: { transaction_type: 'rent' }, act: 'thanks' },
      { text: 'ഇന്നത്തേക്ക് നിർത്താം, പിന്നെ വരാം', known: { transaction_type: 'rent' }, act: 'goodbye' },
      { text: 'എന്താണ് ഞാൻ ചെയ്യേണ്ടത്', act: 'help' },
      { text: 'നേരത്തെ ചോദിച്ചത് ഒന്നുകൂടി പറയൂ', known: { transaction_type: 'rent' }, act: 'repeat' },
    ],
  },
  {
    phenomenon: 'requests and offers: acts, latin',
    cases: [
      { text: 'aa sheriya', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'kollam nannayittund', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'alla athalla', known: { transaction_type: 'rent' }, act: 'deny' },
      { text: 'reset cheyyu', known: { transaction_type: 'rent' }, act: 'restart' },
      { text: 'oru agentumayi connect cheyyamo', known: { transaction_type: 'rent' }, act: 'handoff' },
      { text: 'namaste guru', act: 'greet' },
      { text: 'thanku so much', known: { transaction_type: 'rent' }, act: 'thanks' },
      { text: 'pinne kaanam bye', known: { transaction_type: 'rent' }, act: 'goodbye' },
      { text: 'sahayikkamo', act: 'help' },
      { text: 'ketilla onnukoodi', known: { transaction_type: 'rent' }, act: 'repeat' },
    ],
  },
  {
    phenomenon: 'requests and offers: acts, mixed',
    cases: [
      { text: 'ok done ശരി', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'agent നോട് talk ചെയ്യണം', known: { transaction_type: 'rent' }, act: 'handoff' },
    ],
  },
]
