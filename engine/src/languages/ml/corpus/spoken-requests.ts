import type { CorpusSection } from '../../corpus-case.ts'

/** Long polite requests, short answers, and talk that belongs to other services. */
export const spokenRequests: CorpusSection[] = [
  {
    phenomenon: 'wishes of several things, native',
    cases: [
      {
        text: 'ഹായ്, എനിക്ക് ഒരു അപ്പാർട്ട്മെന്റ് കണ്ടെത്താൻ നിങ്ങളുടെ സഹായം ആവശ്യമാണ്, അത് എറണാകുളത്ത് ആയിരിക്കണം, കുറഞ്ഞത് രണ്ട് കിടപ്പുമുറികളെങ്കിലും ഉണ്ടായിരിക്കണം',
        set: { property_type: 'apartment', city: 'Kochi', bedrooms: { min: 2 } },
        numbers: [2],
      },
      {
        text: 'വാടകയ്ക്ക് ലഭ്യമായ വീടുകൾ തിരയാൻ എന്നെ സഹായിക്കാമോ? കോഴിക്കോട് നഗരത്തിലാണ് നോക്കുന്നത്',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kozhikode' },
      },
      {
        text: 'എന്റെ കുടുംബത്തോടൊപ്പം താമസിക്കാനായി വലിയൊരു വീട് വാങ്ങുന്ന കാര്യം ആലോചിക്കുകയാണ്, തിരുവനന്തപുരത്തിനടുത്ത് നെടുമങ്ങാട്ട് ആയാൽ നല്ലത്',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Nedumangad' },
      },
      {
        text: 'ഞാനൊരു നഴ്സാണ്, മെഡിക്കൽ കോളേജിന് അടുത്തായി ഒറ്റമുറി വീടോ വൺ ബിഎച്ച്കെയോ വാടകയ്ക്ക് കിട്ടിയാൽ കൊള്ളാം, ആറായിരത്തിൽ കൂടരുത്',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: { min: 1, max: 1 },
          price: { max: 6000 },
        },
      },
      {
        text: 'പൂന്തോട്ടമുള്ള, വളർത്തുമൃഗങ്ങളെ അനുവദിക്കുന്ന, എല്ലാ ഫർണിച്ചറുകളുമുള്ള ഒരു വില്ല വാടകയ്ക്ക് അന്വേഷിക്കുന്നു, സ്ഥലം തൃപ്പൂണിത്തുറ',
        set: {
          amenities: ['garden', 'pet_friendly', 'furnished'],
          property_type: 'house',
          transaction_type: 'rent',
          area: 'Tripunithura',
        },
      },
      {
        text: 'കല്യാണം കഴിഞ്ഞതേയുള്ളൂ രണ്ടുപേർക്ക് താമസിക്കാൻ പറ്റിയ ചെറിയ ഫ്ലാറ്റ് മതി പതിമൂവായിരം രൂപ വരെ കൊടുക്കും തിരുവല്ലയിൽ',
        set: { property_type: 'apartment', price: { max: 13000 }, city: 'Thiruvalla' },
      },
      {
        text: 'ലോൺ ശരിയായിട്ടുണ്ട്, ഇനി നല്ലൊരു വീട് കണ്ടുപിടിക്കണം, മലപ്പുറത്തോ മഞ്ചേരിയിലോ, അമ്പത്തഞ്ച് ലക്ഷത്തിന്',
        set: { property_type: 'house', city: 'Malappuram', price: { max: 5500000 } },
      },
      {
        text: 'ചേർത്തലയിൽ കായലോരത്ത് അര ഏക്കർ ഭൂമി വിൽക്കാനുണ്ടെങ്കിൽ അറിയിക്കണേ',
        set: {
          city: 'Cherthala',
          property_type: 'land',
          size_sqft: { min: 21780 },
          transaction_type: 'sale',
        },
      },
      {
        text: 'ഓഫീസ് മാറ്റം കാരണം ബാംഗ്ലൂരിൽ നിന്ന് കൊച്ചിയിലേക്ക് വരികയാണ്, ഇടപ്പള്ളി പരിസരത്ത് മൂന്ന് മുറി ഫ്ലാറ്റ് വാടകയ്ക്ക് എടുത്താൽ കൊള്ളാമെന്നുണ്ട്',
        set: {
          city: 'Kochi',
          area: 'Edappally',
          bedrooms: { min: 3, max: 3 },
          property_type: 'apartment',
          transaction_type: 'rent',
        },
      },
      {
        text: 'വീട് വാടക ഒമ്പതിനായിരം മുറി രണ്ട് സ്ഥലം കായംകുളം കിണർ വേണം',
        set: {
          property_type: 'house',
          transaction_type: 'rent',
          price: { max: 9000 },
          bedrooms: { min: 2, max: 2 },
          city: 'Kayamkulam',
          amenities: ['water_supply'],
        },
      },
      {
        text: 'നാട്ടിൽ സ്ഥിരതാമസമാക്കാനാണ് പരിപാടി, പാലാ ഭാഗത്ത് ഇരുപത് സെന്റുള്ള വീട്, ഒരു കോടി ഇരുപത് ലക്ഷം വരെ മുടക്കാം',
        set: { city: 'Pala', size_sqft: { min: 8712 }, property_type: 'house', price: { max: 12000000 } },
      },
      {
        text: 'വൃദ്ധരായ മാതാപിതാക്കൾക്കു വേണ്ടി ലിഫ്റ്റുള്ള കെട്ടിടത്തിൽ രണ്ടു ബെഡ്റൂം അപ്പാർട്ട്മെന്റ് വാങ്ങാൻ താൽപ്പര്യപ്പെടുന്നു, കടവന്ത്ര ആണ് ഇഷ്ടസ്ഥലം',
        set: {
          amenities: ['lift'],
          bedrooms: { min: 2, max: 2 },
          property_type: 'apartment',
          transaction_type: 'sale',
          area: 'Kadavanthra',
        },
      },
      {
        text: 'വാടക കൂടുതൽ കൊടുക്കാൻ പറ്റാത്തതുകൊണ്ട് ഏഴായിരത്തിനു താഴെയുള്ള വീട് വല്ലതും കാണിക്കാമോ കൊല്ലം ജില്ലയിൽ',
        set: { transaction_type: 'rent', price: { max: 7000 }, property_type: 'house', city: 'Kollam' },
      },
      {
        text: 'സെക്യൂരിറ്റിയും പ്ലേ ഏരിയയും ക്ലബ്ബ് ഹൗസുമുള്ള ഗേറ്റഡ് കോളനിയിൽ ത്രീ ബിഎച്ച്കെ, വാങ്ങാൻ, കാക്കനാട്, തൊണ്ണൂറ് ലക്ഷം തൊട്ട് ഒന്നര കോടി വരെ',
        set: {
          amenities: ['security', 'play_area', 'clubhouse', 'gated_community'],
          bedrooms: { min: 3, max: 3 },
          transaction_type: 'sale',
          area: 'Kakkanad',
          price: { min: 9000000, max: 15000000 },
        },
      },
      {
        text: 'ഇപ്പഴത്തെ വീട് ഒഴിയാൻ പറഞ്ഞു, അടുത്ത മാസത്തിനകം വേറൊരു വാടകവീട് കിട്ടണം, കണ്ണൂർ ടൗണിൽ തന്നെ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kannur' },
      },
      {
        text: 'മൂന്ന് കിടപ്പുമുറിയും രണ്ട് കുളിമുറിയുമുള്ള ഒരു വീട്, വാടകയ്ക്ക്, ഒറ്റപ്പാലത്ത്',
        set: {
          bedrooms: { min: 3, max: 3 },
          property_type: 'house',
          transaction_type: 'rent',
          city: 'Ottapalam',
        },
      },
    ],
  },
  {
    phenomenon: 'wishes of several things, latin',
    cases: [
      {
        text: 'hi, njan oru apartment nokkukayanu, ernakulathu, 2 bedroom enkilum venam, budget 20,000 per month',
        set: { property_type: 'apartment', city: 'Kochi', bedrooms: { min: 2 }, price: { max: 20000 } },
      },
      {
        text: 'kozhikode vaadakakku kodukkunna veedukal ethokke undennu kaanikkamo',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kozhikode' },
      },
      {
        text: 'njanum wife um matrame ullu athukond 1bhk mathi, kaloor bhagath, 10-12k',
        set: { bedrooms: { min: 1, max: 1 }, area: 'Kaloor', price: { min: 10000, max: 12000 } },
      },
      {
        text: 'oru 3 cent il cheriya veed aayalum mathi, vila 25 lakshathil koodaruth, kottayam',
        set: {
          size_sqft: { min: 1306.8 },
          property_type: 'house',
          price: { max: 2500000 },
          city: 'Kottayam',
        },
      },
      {
        text: 'ammakku vayyathathu kond ground floor il ulla 2 muri flat aanu nallathu, vytilla, vadakakku',
        set: {
          bedrooms: { min: 2, max: 2 },
          property_type: 'apartment',
          area: 'Vyttila',
          transaction_type: 'rent',
        },
      },
      {
        text: 'thirakkillatha sthalathu oru veed venam, mutamum kinarum ullath, muvattupuzha, rent 8k',
        set: {
          property_type: 'house',
          amenities: ['garden', 'water_supply'],
          city: 'Muvattupuzha',
          transaction_type: 'rent',
          price: { max: 8000 },
        },
      },
      {
        text: 'njangalude budget 45 laksham aanu athil oru flat kittumo trivandrumil',
        set: { price: { max: 4500000 }, property_type: 'apartment', city: 'Thiruvananthapuram' },
      },
      {
        text: 'makkalkku kalikkan sthalam ulla apartment complex il 3bhk, palarivattom allenkil kaloor',
        set: {
          amenities: ['play_area'],
          property_type: 'apartment',
          bedrooms: { min: 3, max: 3 },
          area: 'Palarivattom',
        },
      },
      {
        text: 'bro infoparkinte aduth furnished room ono 1rk yo rent nu kittumo',
        set: {
          amenities: ['furnished'],
          bedrooms: { min: 1, max: 1 },
          transaction_type: 'rent',
          area: 'Infopark',
        },
      },
      {
        text: 'sthalam vangi idan aanu, highway frontage ulla 20 cent, angamaly side, centinu 5 laksham vare',
        set: { property_type: 'land', transaction_type: 'sale', size_sqft: { min: 8712 }, city: 'Angamaly' },
      },
      {
        text: 'vadakakku veed nokki tharuo, family aanu 5 per, thodupuzha, 3 bedroom',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Thodupuzha',
          bedrooms: { min: 3, max: 3 },
        },
      },
      {
        text: 'udane thamasam thudangan pattiya ready to move villa, thrissur, 80 lakh range, 4 bhk',
        set: {
          property_type: 'house',
          city: 'Thrissur',
          price: { max: 8000000 },
          bedrooms: { min: 4, max: 4 },
        },
      },
    ],
  },
  {
    phenomenon: 'wishes of several things, mixed',
    cases: [
      {
        text: 'Kochi-യിൽ ഒരു 3BHK apartment buy ചെയ്യണം, 1.2 crore വരെ പോകാം, sea view ഉണ്ടെങ്കിൽ better',
        set: {
          city: 'Kochi',
          bedrooms: { min: 3, max: 3 },
          property_type: 'apartment',
          transaction_type: 'sale',
          price: { max: 12000000 },
        },
      },
      {
        text: 'Work from home ആണ്, so power backup-ഉം നല്ല ventilation-ഉം ഉള്ള 2bhk flat rent-ന് വേണം, Pattom',
        set: {
          amenities: ['power_backup'],
          bedrooms: { min: 2, max: 2 },
          property_type: 'apartment',
          transaction_type: 'rent',
          area: 'Pattom',
        },
      },
      {
        text: 'ഞങ്ങൾക്ക് 2 cars ഉണ്ട് അതുകൊണ്ട് double parking ഉള്ള independent villa, Aluva or Kalamassery',
        set: { amenities: ['parking'], property_type: 'house', area: 'Aluva' },
      },
      {
        text: 'Please show me furnished flats, Kozhikode ബീച്ച് ഭാഗത്ത്, 15-20k monthly',
        set: {
          amenities: ['furnished'],
          property_type: 'apartment',
          city: 'Kozhikode',
          price: { min: 15000, max: 20000 },
        },
      },
      {
        text: 'Single lady ആണ്, safe ആയ area-യിൽ security ഉള്ള 1bhk വേണം, Kowdiar',
        set: { amenities: ['security'], bedrooms: { min: 1, max: 1 }, area: 'Kowdiar' },
      },
      {
        text: 'വാടക deposit ഒക്കെ കുറവുള്ള ഒരു small house, near Thrissur railway station, 7000 to 9000',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Thrissur',
          price: { min: 7000, max: 9000 },
        },
      },
    ],
  },
  {
    phenomenon: 'answers, native',
    cases: [
      {
        text: 'അതിനെപ്പറ്റി ഒന്നും തീരുമാനിച്ചിട്ടില്ല',
        asked: 'price',
        known: { transaction_type: 'sale' },
        any: ['price'],
      },
      { text: 'ഞാൻ വിലയ്ക്കാണ് നോക്കുന്നത്', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'മുപ്പത്തിരണ്ട് ലക്ഷത്തി അമ്പതിനായിരം',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 3250000 } },
        numbers: [3250000],
      },
      {
        text: 'മൂന്നോ നാലോ ആകാം',
        asked: 'bedrooms',
        known: { transaction_type: 'sale' },
        set: { bedrooms: { min: 3, max: 4 } },
        numbers: [{ min: 3, max: 4 }],
      },
      {
        text: 'പതിനയ്യായിരത്തിനും ഇരുപതിനായിരത്തിനും ഇടയിൽ മതിയാകും',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { min: 15000, max: 20000 } },
        numbers: [{ min: 15000, max: 20000 }],
      },
      {
        text: 'കഴക്കൂട്ടം ഭാഗത്ത് മതി ടെക്നോപാർക്കിന് അടുത്ത്',
        asked: 'area',
        known: { city: 'Thiruvananthapuram' },
        set: { area: 'Kazhakoottam' },
      },
      {
        text: 'എസിയും ഇൻവെർട്ടറും ഉണ്ടെങ്കിൽ സന്തോഷം',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['air_conditioning', 'power_backup'] },
      },
      {
        text: 'ബെഡ്റൂമിന്റെ എണ്ണം പ്രശ്നമല്ല',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        any: ['bedrooms'],
      },
    ],
  },
  {
    phenomenon: 'answers, latin',
    cases: [
      { text: 'vaangan alla, vadakakku', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      {
        text: 'oru randara kodi',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 25000000 } },
        numbers: [25000000],
      },
      {
        text: 'edathodulla flat mathi, veed venda',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'athokke ningal theerumanicho',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        any: ['amenities'],
      },
      {
        text: '1000 sqft inu mukalil',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: { min: 1000 } },
        numbers: [1000],
      },
    ],
  },
  {
    phenomenon: 'answers, mixed',
    cases: [
      {
        text: 'Maximum 30k, അതിന് മുകളിൽ പറ്റില്ല',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 30000 } },
        numbers: [30000],
      },
      {
        text: 'apartment or house, രണ്ടും ok',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        any: ['property_type'],
      },
      {
        text: 'Kakkanad തന്നെ prefer ചെയ്യുന്നു',
        asked: 'area',
        known: { city: 'Kochi' },
        set: { area: 'Kakkanad' },
      },
    ],
  },
  {
    phenomenon: 'changes and take-backs, native',
    cases: [
      { text: 'ഒരു നിമിഷം, തൃശൂരിന് പകരം ഗുരുവായൂർ ആക്കാമോ', known: { city: 'Thrissur' }, set: { city: 'Guruvayur' } },
      {
        text: 'ലിഫ്റ്റിന്റെ കാര്യം വിട്ടേക്കൂ, അത് വേണമെന്നില്ല',
        known: { amenities: ['lift', 'gym'] },
        drop: ['lift'],
      },
      {
        text: 'വീടു തന്നെ വേണമെന്ന വാശി ഇപ്പോഴില്ല, ഫ്ലാറ്റായാലും മതി',
        known: { property_type: 'house' },
        any: ['property_type'],
      },
      {
        text: 'ബജറ്റ് അഞ്ചു ലക്ഷം കൂടി കൂട്ടി നാല്പത്തഞ്ച് ലക്ഷമാക്കാം',
        known: { transaction_type: 'sale', price: { max: 4000000 } },
        set: { price: { max: 4500000 } },
      },
      {
        text: 'ഇപ്പോൾ തോന്നുന്നു രണ്ട് മുറി പോരാ നാല് വേണ്ടി വരുമെന്ന്',
        known: { bedrooms: { min: 2, max: 2 } },
        set: { bedrooms: { min: 4, max: 4 } },
      },
      {
        text: 'വാങ്ങുന്നില്ല, കുറച്ചുകാലം വാടകയ്ക്ക് കഴിയാമെന്ന് വെച്ചു',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'പൂളും ജിമ്മും ഒന്നും വേണ്ട പാർക്കിങ് മാത്രം ഉണ്ടായാൽ മതി',
        known: { amenities: ['swimming_pool', 'gym'] },
        set: { amenities: ['parking'] },
        drop: ['swimming_pool', 'gym'],
      },
    ],
  },
  {
    phenomenon: 'changes and take-backs, latin',
    cases: [
      {
        text: 'sorry sorry njan paranjath maari poyi, palakkad alla malappuram',
        known: { city: 'Palakkad' },
        set: { city: 'Malappuram' },
      },
      {
        text: 'furnished venda semi furnished aayal mathi',
        known: { amenities: ['furnished'] },
        set: { amenities: ['semi_furnished'] },
        drop: ['furnished'],
      },
      {
        text: 'aa budget onnu kurakkam, 12000 mathi',
        known: { transaction_type: 'rent', price: { max: 15000 } },
        set: { price: { max: 12000 } },
        numbers: [12000],
      },
      {
        text: 'area etha enn njan ini nokkunnilla evideyayalum mathi',
        known: { city: 'Kochi', area: 'Aluva' },
        any: ['area'],
      },
      {
        text: 'land venda, panitha veed mathi ennaayi',
        known: { property_type: 'land' },
        set: { property_type: 'house' },
      },
    ],
  },
  {
    phenomenon: 'changes and take-backs, mixed',
    cases: [
      {
        text: 'gym remove ചെയ്യൂ, swimming pool add ചെയ്യൂ',
        known: { amenities: ['gym'] },
        set: { amenities: ['swimming_pool'] },
        drop: ['gym'],
      },
      {
        text: '2bhk അല്ല 3bhk ആക്കൂ please',
        known: { bedrooms: { min: 2, max: 2 } },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'Budget limit ഒന്നും ഇല്ല now',
        known: { transaction_type: 'sale', price: { max: 5000000 } },
        any: ['price'],
      },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, native',
    counter: true,
    cases: [
      { text: 'വെള്ളിയാഴ്ച വൈകുന്നേരം അഞ്ചരയ്ക്ക് ഡോക്ടറെ കാണാനുള്ള സമയം കലണ്ടറിൽ ചേർക്കൂ', act: 'unclear' },
      { text: 'കോഴിക്കോട്ടേക്കുള്ള അടുത്ത ട്രെയിൻ എപ്പോഴാണ്', act: 'question' },
      { text: 'എനിക്ക് മാർച്ച് ഏഴിന് ലണ്ടനിൽ മൂന്ന് ദിവസം തങ്ങാൻ ഒരു മുറി വേണം, നാല് സ്റ്റാർ റേറ്റിംഗ് ഉള്ളത്', act: 'unclear' },
      { text: 'ഞങ്ങൾക്ക് ഫോർട്ട് കൊച്ചിയിൽ ചൈനീസ് ഭക്ഷണം കിട്ടുന്ന മിതമായ വിലയുള്ള ഒരു സ്ഥലം കണ്ടെത്തൂ', act: 'unclear' },
      { text: 'അമ്മയുടെ അക്കൗണ്ടിലേക്ക് പതിനായിരം രൂപ ട്രാൻസ്ഫർ ചെയ്യാമോ', act: 'unclear' },
      { text: 'ഈ ആഴ്ച തൃശൂരിൽ എന്തൊക്കെ പരിപാടികൾ നടക്കുന്നുണ്ട്', act: 'question' },
      { text: 'എനിക്ക് നാളെ ഉച്ചയ്ക്ക് ആലപ്പുഴയിൽ നിന്ന് കൊച്ചി എയർപോർട്ട് വരെ ഒരു വണ്ടി വേണം', act: 'unclear' },
      { text: 'മുടി വെട്ടാൻ കലൂരിൽ നല്ലൊരു സലൂൺ പറഞ്ഞു തരൂ', act: 'question' },
      { text: 'ആ വില്ലയിൽ വളർത്തുനായയെ അനുവദിക്കുമോ', act: 'question' },
      { text: 'ഉടമസ്ഥന്റെ നമ്പർ തന്നാൽ ഞാൻ നേരിട്ട് വിളിച്ചോളാം', act: 'handoff' },
      { text: 'ഇതിന്റെ വാടക എത്രയാണ്, കുറച്ചുകൂടെ കുറയുമോ', act: 'question' },
      { text: 'അടുക്കള മോഡുലാർ ആണോ', act: 'question' },
      { text: 'ചേച്ചിയുടെ മകൾ കോയമ്പത്തൂരിൽ രണ്ട് മുറി ഫ്ലാറ്റിലാണ് താമസം', act: 'unclear' },
      { text: 'കൊച്ചിയിൽ ഫ്ലാറ്റുകളുടെ വില ഈയിടെയായി വല്ലാതെ കൂടിയെന്ന് പത്രത്തിൽ കണ്ടു', act: 'unclear' },
      { text: 'ഞങ്ങളുടെ ലിഫ്റ്റ് രണ്ട് ദിവസമായി കേടാണ് ആരും വന്ന് നോക്കുന്നില്ല', act: 'unclear' },
      { text: 'മാർച്ച് ഇരുപതിന് ഫ്ലാറ്റ് കാണാൻ സമയം കിട്ടുമോ', act: 'question' },
      { text: 'പാലാരിവട്ടത്തെ ബിരിയാണി കട എത്ര മണിക്ക് അടയ്ക്കും', act: 'question' },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, latin',
    counter: true,
    cases: [
      { text: 'enikku march 7 nu delhi yilekku oru flight venam economy class', act: 'unclear' },
      { text: 'oru horror movie kaanaan pattiyathu parayu netflix il', act: 'question' },
      { text: 'avide water 24 manikkoorum undavumo', act: 'question' },
      { text: 'ente aniyan kazhinja masam palakkad 10 cent sthalam vangichu 12 lakshathinu', act: 'unclear' },
      { text: 'athinte builder aara', act: 'question' },
      { text: 'veedu panikku bank il ninnu 20 laksham loan kitto', act: 'question' },
      { text: 'oru suv rentinu venam 3 divasathekku kochi airport il ninnu', act: 'unclear' },
      { text: 'nale mazha peyyumo thodupuzhayil', act: 'question' },
      { text: 'njan kollath aanu padichathu pinne chennai il joli cheythu', act: 'unclear' },
      { text: 'nearest atm evideyaa kaloor il', act: 'question' },
      { text: 'malayala cinema gaanam play cheyyo', act: 'unclear' },
      { text: 'electricity bill 2500 roopa adakkanam', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, mixed',
    counter: true,
    cases: [
      { text: 'Restaurant-ൽ 6 പേർക്ക് table reserve ചെയ്യണം tomorrow 7:30 PM', act: 'unclear' },
      { text: 'ഈ property-യുടെ carpet area എത്ര sqft ആണ്', act: 'question' },
      { text: 'എന്റെ uncle Dubai-ൽ 2 flats own ചെയ്യുന്നുണ്ട്', act: 'unclear' },
      { text: 'Monday 10 AM-ന് team meeting schedule ചെയ്യൂ', act: 'unclear' },
      { text: 'Is the deposit refundable ആണോ അതോ കിട്ടില്ലേ', act: 'question' },
    ],
  },
  {
    phenomenon: 'acts, native',
    cases: [
      { text: 'ആദ്യം പറഞ്ഞതൊക്കെ കളഞ്ഞിട്ട് പുതിയതായി നോക്കാം', act: 'restart' },
      { text: 'എന്തൊക്കെയാണ് നിങ്ങൾക്ക് ചെയ്തുതരാൻ കഴിയുക', act: 'help' },
      { text: 'വളരെ സഹായകമായിരുന്നു, നന്ദി', act: 'thanks' },
      { text: 'നിങ്ങൾ പറഞ്ഞത് എനിക്ക് വ്യക്തമായില്ല', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'acts, latin',
    cases: [
      { text: 'athe athu mathi', act: 'affirm' },
      { text: 'ok chetta pinne vilikkam bye', act: 'goodbye' },
      { text: 'namaskaram, sugamaano', act: 'greet' },
    ],
  },
  { phenomenon: 'acts, mixed', cases: [{ text: 'No thanks, ഇത് വേണ്ട', act: 'deny' }] },
  {
    phenomenon: 'amounts in words, native',
    cases: [
      {
        text: 'എണ്ണായിരത്തി എഴുന്നൂറ്റമ്പത്',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 8750 } },
        numbers: [8750],
      },
      {
        text: 'മൂന്നേകാൽ ലക്ഷം',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 325000 } },
        numbers: [325000],
      },
      { text: 'നൂറ്റി ഇരുപത്തൊന്ന്', act: 'unclear', numbers: [121] },
    ],
  },
  {
    phenomenon: 'amounts in words, latin',
    cases: [
      {
        text: 'onnara cent',
        asked: 'size_sqft',
        known: { property_type: 'land' },
        set: { size_sqft: { min: 653.4 } },
        numbers: [1.5],
      },
    ],
  },
]
