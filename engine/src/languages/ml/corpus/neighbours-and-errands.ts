import type { CorpusSection } from '../../corpus-case.ts'

/** Wishes told as a story, dialects, cars and tickets that are no homes. */
export const neighboursAndErrands: CorpusSection[] = [
  {
    phenomenon: 'wishes of several things, native',
    cases: [
      {
        text: 'ഇങ്ങളെ കയ്യിൽ കോഴിക്കോട്ട് പത്തു സെന്റ് പുരയിടം കിട്ടാനുണ്ടെങ്കി ഒന്ന് അറിയിക്കീ',
        set: { city: 'Kozhikode', size_sqft: { min: 4356 }, property_type: 'land' },
      },
      {
        text: 'താഴെപ്പറയുന്ന സൗകര്യങ്ങളുള്ള ഫ്ലാറ്റ് ആവശ്യമുണ്ട്: ലിഫ്റ്റ്, പാർക്കിംഗ്, ജനറേറ്റർ. സ്ഥലം: കലൂർ. വാടക: ₹18,000',
        set: {
          property_type: 'apartment',
          amenities: ['lift', 'parking', 'power_backup'],
          area: 'Kaloor',
          transaction_type: 'rent',
          price: { max: 18000 },
        },
      },
      {
        text: 'ഒരു രണ്ടുകോടിയുടെ ഉള്ളിൽ നിൽക്കുന്ന ആഡംബര വില്ലകൾ തിരുവനന്തപുരം കവടിയാർ ഭാഗത്ത് ലഭ്യമാണോ',
        set: {
          price: { max: 20000000 },
          property_type: 'house',
          city: 'Thiruvananthapuram',
          area: 'Kowdiar',
        },
      },
      {
        text: 'എന്റെ ഭർത്താവിന് ട്രാൻസ്ഫറായി, ഇനി പാലക്കാടാണ്, അവിടെ ക്വാർട്ടേഴ്സ് കിട്ടുന്നതുവരെ വാടകയ്ക്കൊരു വീട് വേണ്ടിവരും',
        set: { city: 'Palakkad', transaction_type: 'rent', property_type: 'house' },
      },
      {
        text: 'കുഞ്ഞുങ്ങൾക്ക് ഓടിക്കളിക്കാൻ ഇടവും നല്ല മുറ്റവുമുള്ള വീട് നോക്കുന്ന ഒരു അമ്മയാണ് ഞാൻ, വാടക പതിനാലായിരം, ആലുവ',
        set: {
          amenities: ['garden'],
          property_type: 'house',
          transaction_type: 'rent',
          price: { max: 14000 },
          area: 'Aluva',
        },
      },
      {
        text: 'സെന്റിന് മൂന്ന് ലക്ഷത്തിൽ താഴെ കിട്ടുമെങ്കിൽ എട്ട് സെന്റ് വാങ്ങാം, പെരുമ്പാവൂർ ഭാഗത്താണ് താൽപ്പര്യം',
        set: { size_sqft: { min: 3484.8 }, transaction_type: 'sale', city: 'Perumbavoor' },
      },
      {
        text: 'ഐടി ജോലിക്കാരായ ഞങ്ങൾ നാലുപേർക്ക് ഒരുമിച്ച് താമസിക്കാൻ പറ്റിയ മൂന്നു ബെഡ്റൂം ഫ്ലാറ്റ് കഴക്കൂട്ടത്ത് കിട്ടുമോ, മാസം മുപ്പതിനായിരം വരെ പങ്കിടാം',
        set: {
          bedrooms: { min: 3, max: 3 },
          property_type: 'apartment',
          area: 'Kazhakoottam',
          price: { max: 30000 },
        },
      },
      {
        text: 'നമുക്കൊരു ചെറിയ കുടുംബമാ, അധികം പൈസയൊന്നുമില്ല, അയ്യായിരം രൂപയ്ക്ക് ഒരു കൊച്ചുവീട് ആറ്റിങ്ങൽ ഭാഗത്തെങ്ങാനും',
        set: { price: { max: 5000 }, property_type: 'house', city: 'Attingal' },
      },
      {
        text: 'ചെന്നൈയിലെ അണ്ണാനഗറിൽ രണ്ടു ബിഎച്ച്കെ ഫ്ലാറ്റ് വാടകയ്ക്ക് വേണമായിരുന്നു, ഇരുപത്തെട്ടായിരം വരെ നോക്കാം',
        set: {
          city: 'Chennai',
          area: 'Anna Nagar',
          bedrooms: { min: 2, max: 2 },
          property_type: 'apartment',
          transaction_type: 'rent',
          price: { max: 28000 },
        },
      },
      {
        text: 'റിട്ടയർമെന്റ് കഴിഞ്ഞു, ശാന്തമായ സ്ഥലത്ത് ഒറ്റനില വീട് സ്വന്തമാക്കാൻ മോഹം, തൊടുപുഴയോ മൂവാറ്റുപുഴയോ, ബജറ്റ് എഴുപത് ലക്ഷം',
        set: {
          property_type: 'house',
          transaction_type: 'sale',
          city: 'Thodupuzha',
          price: { max: 7000000 },
        },
      },
      {
        text: 'പണയത്തിന് അല്ല വാടകയ്ക്ക് തന്നെ, തലശ്ശേരി കടപ്പുറത്തിനടുത്ത് രണ്ടു മുറി വീട്',
        set: {
          transaction_type: 'rent',
          city: 'Thalassery',
          bedrooms: { min: 2, max: 2 },
          property_type: 'house',
        },
      },
      {
        text: 'എയർപോർട്ടിനടുത്ത് നെടുമ്പാശ്ശേരിയിൽ ഹോംസ്റ്റേ തുടങ്ങാൻ പറ്റിയ വലിയ വീട് വിലയ്ക്ക് നോക്കുന്നു',
        set: { area: 'Nedumbassery', property_type: 'house', transaction_type: 'sale' },
      },
      {
        text: 'മൂന്നാം നിലയ്ക്ക് മുകളിലല്ലാത്ത ബാൽക്കണിയുള്ള ഫ്ലാറ്റ്, വാങ്ങാൻ, തേവര അല്ലെങ്കിൽ കടവന്ത്ര, എൺപത് ലക്ഷം വരെ',
        set: {
          amenities: ['balcony'],
          property_type: 'apartment',
          transaction_type: 'sale',
          area: 'Thevara',
          price: { max: 8000000 },
        },
      },
    ],
  },
  {
    phenomenon: 'wishes of several things, latin',
    cases: [
      {
        text: 'ningade kayyil kannuril 10 cent parambu kodukkan indo',
        set: { city: 'Kannur', size_sqft: { min: 4356 }, property_type: 'land', transaction_type: 'sale' },
      },
      {
        text: 'veedu venam. rent. 2 room. 8000. kayamkulam. kinar venam',
        set: {
          property_type: 'house',
          transaction_type: 'rent',
          bedrooms: { min: 2, max: 2 },
          price: { max: 8000 },
          city: 'Kayamkulam',
          amenities: ['water_supply'],
        },
      },
      {
        text: 'rand kodik thaazhe nalla luxury villa und enkil parayane, kowdiar or pattom tvm',
        set: {
          price: { max: 20000000 },
          property_type: 'house',
          area: 'Kowdiar',
          city: 'Thiruvananthapuram',
        },
      },
      {
        text: 'husband nu transfer aayi palakkadekku, quarters kittunna vare oru vaadaka veed vendi varum',
        set: { city: 'Palakkad', transaction_type: 'rent', property_type: 'house' },
      },
      {
        text: 'pazhaya veedayalum kuzhappamilla, 30 lakh inte ullil, chalakudy, medikkan aanu',
        set: { property_type: 'house', price: { max: 3000000 }, city: 'Chalakudy', transaction_type: 'sale' },
      },
      {
        text: 'kuttikalkk odi kalikkan muttam ulla veedu nokkunna oru ammayanu, rent 14, aluva',
        set: {
          amenities: ['garden'],
          property_type: 'house',
          transaction_type: 'rent',
          price: { max: 14000 },
          area: 'Aluva',
        },
      },
      {
        text: '4 perkk share cheyyan 3 bed flat kazhakuttam, 30k maasam',
        set: {
          bedrooms: { min: 3, max: 3 },
          property_type: 'apartment',
          area: 'Kazhakoottam',
          price: { max: 30000 },
        },
      },
      {
        text: 'chennai anna nagaril 2bhk vadakakku venamayirunnu 28k max',
        set: {
          city: 'Chennai',
          area: 'Anna Nagar',
          bedrooms: { min: 2, max: 2 },
          transaction_type: 'rent',
          price: { max: 28000 },
        },
      },
      {
        text: 'veruthe kidakkunna sthalam onnum venda, house plot thanne, 6-8 cent, ettumanoor',
        set: { property_type: 'land', size_sqft: { min: 2613.6, max: 3484.8 }, area: 'Ettumanoor' },
      },
    ],
  },
  {
    phenomenon: 'wishes of several things, mixed',
    cases: [
      {
        text: 'നമുക്ക് ഒരു spacious 4bhk villa വേണം with private pool, Kakkanad side, 2.5 cr വരെ budget ഉണ്ട്',
        set: {
          bedrooms: { min: 4, max: 4 },
          property_type: 'house',
          amenities: ['swimming_pool'],
          area: 'Kakkanad',
          price: { max: 25000000 },
        },
      },
      {
        text: 'Rent-നു house: Thrissur town, 3 bedroom, furnished ആണേൽ നല്ലത്, 15k-18k',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Thrissur',
          bedrooms: { min: 3, max: 3 },
          amenities: ['furnished'],
          price: { min: 15000, max: 18000 },
        },
      },
      {
        text: 'Retired couple ആണ് ഞങ്ങൾ, ground floor flat with lift and security, Tripunithura, വാങ്ങാൻ',
        set: {
          property_type: 'apartment',
          amenities: ['lift', 'security'],
          area: 'Tripunithura',
          transaction_type: 'sale',
        },
      },
      {
        text: '5 സെന്റിൽ ഒരു new house, 60 ലക്ഷത്തിന്റെ ഉള്ളിൽ, Kottayam town-ന് അടുത്ത്',
        set: { size_sqft: { min: 2178 }, property_type: 'house', price: { max: 6000000 }, city: 'Kottayam' },
      },
      {
        text: 'Students ആണ്, 2 bedroom flat share ചെയ്യാൻ, near CUSAT Kalamassery, under 15k',
        set: {
          bedrooms: { min: 2, max: 2 },
          property_type: 'apartment',
          area: 'Kalamassery',
          price: { max: 15000 },
        },
      },
    ],
  },
  {
    phenomenon: 'answers, native',
    cases: [
      {
        text: 'അയ്യായിരത്തിൽ നിൽക്കണം',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 5000 } },
        numbers: [5000],
      },
      { text: 'സ്വന്തമാക്കാനാ മോനേ', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'തൃശ്ശൂർ ജില്ലയിൽ എവിടെയായാലും കുഴപ്പമില്ല',
        asked: 'city',
        known: { transaction_type: 'rent' },
        set: { city: 'Thrissur' },
        any: ['area'],
      },
      {
        text: 'പ്ലോട്ടാണ് ഉദ്ദേശിക്കുന്നത്',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'land' },
      },
      {
        text: 'രണ്ടു കിടപ്പുമുറി ധാരാളം',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: { min: 2, max: 2 } },
        numbers: [2],
      },
      {
        text: 'പന്ത്രണ്ട് സെന്റിനു മേലെ',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: { min: 5227.2 } },
        numbers: [12],
      },
      {
        text: 'വണ്ടി ഇടാൻ സ്ഥലം, പിന്നെ കിണറും',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['parking', 'water_supply'] },
      },
      { text: 'അതിപ്പോ ഏരിയ ഒന്നും മനസ്സിലില്ല', asked: 'area', known: { city: 'Kochi' }, any: ['area'] },
    ],
  },
  {
    phenomenon: 'answers, latin',
    cases: [
      {
        text: 'mukkaal kodi vare',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 7500000 } },
        numbers: [7500000],
      },
      {
        text: 'eth type aayalum veendilla',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        any: ['property_type'],
      },
      {
        text: 'nammude naad kollam aanu avde mathi',
        asked: 'city',
        known: { transaction_type: 'sale' },
        set: { city: 'Kollam' },
      },
      {
        text: 'oru naal muri',
        asked: 'bedrooms',
        known: { transaction_type: 'sale' },
        set: { bedrooms: { min: 4, max: 4 } },
      },
    ],
  },
  {
    phenomenon: 'answers, mixed',
    cases: [
      {
        text: '25 to 30 lakhs ഇടയിൽ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 2500000, max: 3000000 } },
        numbers: [{ min: 2500000, max: 3000000 }],
      },
    ],
  },
  {
    phenomenon: 'changes and take-backs, native',
    cases: [
      {
        text: 'മൂന്ന് മുറി എന്ന് പറഞ്ഞത് നാലാക്കണേ',
        known: { bedrooms: { min: 3, max: 3 } },
        set: { bedrooms: { min: 4, max: 4 } },
      },
      {
        text: 'ആലുവയൊന്നും വേണ്ട അങ്കമാലി മതി',
        known: { city: 'Kochi', area: 'Aluva' },
        set: { city: 'Angamaly' },
        drop: ['area'],
      },
      {
        text: 'വാടക മുപ്പതല്ല ഇരുപതേ പറ്റൂ',
        known: { transaction_type: 'rent', price: { max: 30000 } },
        set: { price: { max: 20000 } },
      },
      {
        text: 'പാർക്കിങ് കൂടി വേണമെന്ന് ചേർത്തേക്ക്',
        known: { amenities: ['lift'] },
        set: { amenities: ['parking'] },
      },
      {
        text: 'ഇനി വീട് നോക്കണ്ട സ്ഥലം മാത്രം മതി',
        known: { property_type: 'house', transaction_type: 'sale' },
        set: { property_type: 'land' },
      },
      {
        text: 'വളർത്തുമൃഗത്തിന്റെ കാര്യം ഒഴിവാക്കിയേക്ക് ഞങ്ങൾ പട്ടിയെ കൊടുത്തു',
        known: { amenities: ['pet_friendly'] },
        drop: ['pet_friendly'],
      },
    ],
  },
  {
    phenomenon: 'changes and take-backs, latin',
    cases: [
      {
        text: '15k paranjille athu 18 aakki ittolu',
        known: { transaction_type: 'rent', price: { max: 15000 } },
        set: { price: { max: 18000 } },
      },
      {
        text: 'semi furnished um venda furnished um venda, kaali veed mathi',
        known: { amenities: ['semi_furnished'] },
        set: { amenities: ['unfurnished'], property_type: 'house' },
        drop: ['semi_furnished', 'furnished'],
      },
      {
        text: 'kochi mathi trivandrum venda ennu theerumaanichu',
        known: { city: 'Thiruvananthapuram' },
        set: { city: 'Kochi' },
      },
    ],
  },
  {
    phenomenon: 'changes and take-backs, mixed',
    cases: [
      {
        text: 'lift optional ആണ്, parking മാത്രം must',
        known: { amenities: ['lift'] },
        set: { amenities: ['parking'] },
        drop: ['lift'],
      },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, native',
    counter: true,
    cases: [
      { text: 'നാളെ രാവിലെ പത്തിന് എറണാകുളം സൗത്തിൽ നിന്ന് തിരുവനന്തപുരത്തേക്ക് രണ്ട് സീറ്റ് ബുക്ക് ചെയ്യണം', act: 'unclear' },
      { text: 'ഇന്ത്യ ഓസ്ട്രേലിയ കളിയിൽ കോഹ്ലി എത്ര റൺസെടുത്തു', act: 'question' },
      { text: 'നാല് പേർക്കുള്ള ചോറുണ്ടാക്കാൻ എത്ര കപ്പ് അരി വേണം', act: 'question' },
      { text: 'വീടിന്റെ നികുതി അടയ്ക്കാൻ കോർപ്പറേഷൻ ഓഫീസ് എപ്പോൾ തുറക്കും', act: 'question' },
      { text: 'ഫ്ലാറ്റിലെ വെള്ളം ഇന്ന് മുഴുവൻ മുടങ്ങി', act: 'unclear' },
      { text: 'ആ വീടിന്റെ ആധാരം ക്ലിയറാണോ എന്ന് ഉറപ്പുവരുത്തിയിട്ടുണ്ടോ', act: 'question' },
      { text: 'പുതിയൊരു സ്കൂട്ടർ വാങ്ങണം എൺപതിനായിരം രൂപയ്ക്കുള്ളിൽ', act: 'unclear' },
      { text: 'അച്ഛൻ അമ്പത് കൊല്ലം മുമ്പ് രണ്ടായിരം രൂപയ്ക്ക് വാങ്ങിയതാണ് ഈ പറമ്പ്', act: 'unclear' },
      { text: 'കൊച്ചി മെട്രോയുടെ അവസാന ട്രെയിൻ പത്തരയ്ക്കാണോ', act: 'question' },
      { text: 'ഞാൻ ഇപ്പോൾ മീറ്റിങ്ങിലാണ് അരമണിക്കൂർ കഴിഞ്ഞ് വിളിക്കാം', act: 'unclear' },
      { text: 'ആ മൂന്ന് മുറി ഫ്ലാറ്റിന് പുതിയ പെയിന്റ് അടിച്ചതാണോ', act: 'question' },
      { text: 'വിൽക്കുന്നയാൾക്ക് വില കുറയ്ക്കാൻ താല്പര്യമുണ്ടോ', act: 'question' },
      { text: 'ഈ മാസത്തെ കറന്റ് ബില്ല് മൂവായിരം രൂപ വന്നു', act: 'unclear' },
      { text: 'കോഴിക്കോട് ഹൽവ എവിടെ കിട്ടും', act: 'question' },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, latin',
    counter: true,
    cases: [
      { text: 'innathe dinner nu 2 perkk table kittumo bolgatty il', act: 'question' },
      { text: 'ipl final tickets 2 ennam kochi il undo', act: 'question' },
      { text: 'biriyani undakkan ethra kilo ari venam 10 perkk', act: 'question' },
      { text: 'aa flatinte owner gulf il aano', act: 'question' },
      { text: 'ente veettil current poyi generator work aavunnilla', act: 'unclear' },
      { text: 'njangal kazhinja aazhcha munnar trip poyi nalla thanuppayirunnu', act: 'unclear' },
      { text: 'oru second hand swift car venam 3 lakshathinu thaazhe', act: 'unclear' },
      { text: 'fixed deposit nu ethra palisha kittum sbi il 5 laksham ittal', act: 'question' },
      { text: 'nearest petrol pump to edappally kaanikk', act: 'unclear' },
      { text: 'chechi hospital il admit aanu thrissur il kaanan poganam', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, mixed',
    counter: true,
    cases: [
      { text: 'Google Pay വഴി 1500 രൂപ Arun-ന് send ചെയ്യൂ', act: 'unclear' },
      { text: 'Movie show timing പറയൂ Thrissur Ragam theatre', act: 'question' },
      { text: 'ഞങ്ങളുടെ apartment association meeting Sunday 5 മണിക്ക് ആണ്', act: 'unclear' },
      { text: 'Kochi to Munnar distance എത്ര kilometre ആണ്', act: 'question' },
    ],
  },
  {
    phenomenon: 'acts, native',
    cases: [
      { text: 'ഒന്ന് ഫോണിൽ വിളിച്ചാൽ എല്ലാം പറയാം', act: 'handoff' },
      { text: 'എല്ലാം മായ്ച്ചു കളഞ്ഞ് വീണ്ടും തുടങ്ങ്', act: 'restart' },
      { text: 'ഇതെങ്ങനെയാ ഒന്ന് പറഞ്ഞു തരുമോ എനിക്കിതൊന്നും പരിചയമില്ല', act: 'help' },
    ],
  },
  {
    phenomenon: 'acts, latin',
    cases: [
      { text: 'mm sheri angane thanne aakatte', act: 'affirm' },
      { text: 'ente ponno venda', act: 'deny' },
      { text: 'enthonnaa paranje kettilla', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'amounts in words, native',
    cases: [
      {
        text: 'ഇരുപത്തിമൂന്നര ലക്ഷം',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 2350000 } },
        numbers: [2350000],
      },
    ],
  },
  {
    phenomenon: 'amounts in words, latin',
    cases: [
      {
        text: 'pathinettayirathi anjooru',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 18500 } },
        numbers: [18500],
      },
    ],
  },
]
