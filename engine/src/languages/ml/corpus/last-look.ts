import type { CorpusSection } from '../../corpus-case.ts'

/** Turns of a seventh batch: homes of others, past days, nearness, and kinds left open. */
export const lastLook: CorpusSection[] = [
  {
    phenomenon: 'a last look: first wishes, native',
    cases: [
      {
        text: 'എനിക്ക് തൃശൂരിൽ വില മിതമായ ഒരു വീട് വാങ്ങാൻ കഴിയുമോ എന്ന് നോക്കണം',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Thrissur' },
      },
      {
        text: 'രണ്ട് കുട്ടികളുള്ള ഞങ്ങളുടെ കുടുംബത്തിന് സ്കൂളിനടുത്തായി മൂന്ന് മുറി വീട് വാടകയ്ക്ക് വേണം, ആലപ്പുഴ ടൗണിൽ, പതിമൂവായിരം വരെ കൊടുക്കാം',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Alappuzha',
          price: { max: 13000 },
          bedrooms: { min: 3, max: 3 },
        },
      },
      {
        text: 'നിക്ഷേപമെന്ന നിലയിൽ കാക്കനാട് ഒരു സ്റ്റുഡിയോ അപ്പാർട്ട്മെന്റ് വാങ്ങാൻ താല്പര്യപ്പെടുന്നു, നാല്പത് ലക്ഷത്തിൽ താഴെ',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Kakkanad',
          price: { max: 4000000 },
        },
      },
      {
        text: 'വീട്, വാടക, കണ്ണൂർ, 2 മുറി, 9000',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Kannur',
          price: { max: 9000 },
          bedrooms: { min: 2, max: 2 },
        },
      },
      {
        text: 'ഒരേക്കറോളം കൃഷിഭൂമി നോക്കുന്നു പാലക്കാട് ഭാഗത്ത്, മുപ്പത് ലക്ഷം വരെ',
        set: { property_type: 'land', city: 'Palakkad', price: { max: 3000000 }, size_sqft: { min: 43560 } },
      },
      {
        text: 'മക്കളെ, ഈ അമ്മയ്ക്ക് ഒരു കൊച്ചുവീട് വാടകയ്ക്ക് നോക്കിത്തരണേ, നാലായിരം രൂപയേ കൊടുക്കാൻ പറ്റൂ, നെയ്യാറ്റിൻകരയിൽ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Neyyattinkara',
          price: { max: 4000 },
        },
      },
      {
        text: 'സ്വന്തമായി ഒരു ഫ്ലാറ്റ് എന്ന സ്വപ്നം, ബാംഗ്ലൂർ ഹെബ്ബാളിൽ, ഒന്നേകാൽ കോടി',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Bengaluru',
          area: 'Hebbal',
          price: { max: 12500000 },
        },
      },
      {
        text: 'വില്ലയോ സ്വതന്ത്ര വീടോ മതി, ഫ്ലാറ്റ് വേണ്ട, മലപ്പുറം തിരൂരിൽ',
        set: { property_type: 'house', city: 'Tirur' },
      },
      {
        text: 'താഴെയും മുകളിലുമായി നാല് കിടപ്പുമുറിയുള്ള ഇരുനില വീട്, കൊട്ടാരക്കര, എഴുപത്തഞ്ച് ലക്ഷത്തിനുള്ളിൽ വേണം',
        set: {
          property_type: 'house',
          city: 'Kottarakkara',
          price: { max: 7500000 },
          bedrooms: { min: 4, max: 4 },
        },
      },
      {
        text: 'ജോലിസംബന്ധമായി ഗുരുഗ്രാമിലേക്ക് പോകുന്നു, അവിടെ ഫർണിഷ്ഡ് വൺ ബിഎച്ച്കെ വാടകയ്ക്ക് വേണം, ഇരുപത്തയ്യായിരം',
        set: {
          transaction_type: 'rent',
          city: 'Gurugram',
          price: { max: 25000 },
          bedrooms: { min: 1, max: 1 },
          amenities: ['furnished'],
        },
      },
      {
        text: 'ശരി, എങ്കിൽ കോട്ടയത്ത് ഒരു ഫ്ലാറ്റ് കാണിക്കൂ, മുപ്പത്തഞ്ച് മുതൽ നാല്പത് ലക്ഷം വരെ',
        set: { property_type: 'apartment', city: 'Kottayam', price: { min: 3500000, max: 4000000 } },
      },
      {
        text: 'മഴവെള്ളം കയറാത്ത സ്ഥലത്ത് അഞ്ച് സെന്റ് വേണം, ആലുവ',
        set: { property_type: 'land', area: 'Aluva', size_sqft: { min: 2178 } },
      },
      {
        text: 'വീടിന് മുറ്റവും കാർ കയറ്റാനുള്ള സൗകര്യവും വേണം, വാടക പത്ത്, ചേർത്തല',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Cherthala',
          price: { max: 10000 },
          amenities: ['garden', 'parking'],
        },
      },
      {
        text: 'കൊച്ചിയിൽ ഏതെങ്കിലും ഏരിയയിൽ രണ്ട് ബെഡ്റൂം ഫ്ലാറ്റ് വാടകയ്ക്ക് വേണം',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Kochi',
          bedrooms: { min: 2, max: 2 },
        },
        any: ['area'],
      },
    ],
  },
  {
    phenomenon: 'a last look: first wishes, latin',
    cases: [
      {
        text: 'parppidam venam, vadakakku, kozhikode civil station aduthu, 12k',
        set: { transaction_type: 'rent', city: 'Kozhikode', price: { max: 12000 } },
      },
      {
        text: 'njn kochiyil oru flat nokkua vaangaan, 2bhk, 60-65 lks',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Kochi',
          price: { min: 6000000, max: 6500000 },
          bedrooms: { min: 2, max: 2 },
        },
      },
      {
        text: 'palakkad oru veedum 15 cent sthalavum vilkanundo 50 lakshathil thazhe',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Palakkad',
          price: { max: 5000000 },
          size_sqft: { min: 6534 },
        },
      },
      {
        text: 'enik thrisur ilu veed rent nu kittumo, 3 bedroom, 10-12k',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Thrissur',
          price: { min: 10000, max: 12000 },
          bedrooms: { min: 3, max: 3 },
        },
      },
      {
        text: 'ivide edappallyil lift ulla flat undenkil parayu rent 18 vare',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Edappally',
          price: { max: 18000 },
          amenities: ['lift'],
        },
      },
      {
        text: 'oru pathu cent bhoomi, veedu vekkana, changanassery, cent nu 2 laksham',
        set: { property_type: 'land', city: 'Changanassery', size_sqft: { min: 4356 } },
      },
      {
        text: 'ready aayitulla villa vanganam, muvattupuzha, 3 bed, oru kodiyil kooduthal pattilla',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Muvattupuzha',
          price: { max: 10000000 },
          bedrooms: { min: 3, max: 3 },
        },
      },
      {
        text: 'dubai il ninnu leave nu varumbol thamasikkan flat venam kochi yil, vangana, 70l',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Kochi', price: { max: 7000000 } },
      },
      {
        text: 'rent house in kannur, family, 2 or 3 room, max 12000',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Kannur',
          price: { max: 12000 },
          bedrooms: { min: 2, max: 3 },
        },
      },
      {
        text: 'flatinu budget 45 laksham, thripunithura alleil maradu, 2 bed',
        set: {
          property_type: 'apartment',
          area: 'Tripunithura',
          price: { max: 4500000 },
          bedrooms: { min: 2, max: 2 },
        },
      },
    ],
  },
  {
    phenomenon: 'a last look: first wishes, mixed',
    cases: [
      {
        text: 'Hello sir, ഒരു 2 bedroom house rent ന് കിട്ടുമോ in Thiruvalla, under 10k',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Thiruvalla',
          price: { max: 10000 },
          bedrooms: { min: 2, max: 2 },
        },
      },
      {
        text: 'Looking for land, 10 സെന്റ്, Malappuram, വീട് വെക്കാൻ',
        set: { property_type: 'land', city: 'Malappuram', size_sqft: { min: 4356 } },
      },
      {
        text: 'ഫ്ലാറ്റ് for sale Kochi Marine Drive, sea view, 3bhk, up to 2 crore',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Kochi',
          area: 'Marine Drive',
          price: { max: 20000000 },
          bedrooms: { min: 3, max: 3 },
        },
      },
      {
        text: 'My parents ന് വേണ്ടി ground floor house, Kottayam, വാടക 15000 വരെ, water supply വേണം',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Kottayam',
          price: { max: 15000 },
          amenities: ['water_supply'],
        },
      },
      {
        text: 'Any 3BHK villas വിൽക്കാനുണ്ടോ in Palakkad? budget 80 lakhs',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Palakkad',
          price: { max: 8000000 },
          bedrooms: { min: 3, max: 3 },
        },
      },
    ],
  },
  {
    phenomenon: 'a last look: answers, native',
    cases: [
      { text: 'വാടകയ്ക്ക് മതിയായിരുന്നു', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      {
        text: 'വില്ലയായാലോ',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'house' },
      },
      { text: 'കൊച്ചി നഗരത്തിൽ', asked: 'city', known: { transaction_type: 'rent' }, set: { city: 'Kochi' } },
      { text: 'വൈറ്റിലയ്ക്കടുത്ത്', asked: 'area', known: { city: 'Kochi' }, set: { area: 'Vyttila' } },
      {
        text: 'ഇരുപത്തഞ്ച് മുപ്പത് റേഞ്ച്',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { min: 25000, max: 30000 } },
      },
      {
        text: 'ഒരു കോടിയിൽ നിൽക്കണം',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 10000000 } },
      },
      {
        text: 'മൂന്നെണ്ണമെങ്കിലും വേണം',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: { min: 3 } },
      },
      {
        text: 'എണ്ണൂറ് തൊള്ളായിരം',
        asked: 'size_sqft',
        known: { transaction_type: 'rent' },
        set: { size_sqft: { min: 800, max: 900 } },
      },
      {
        text: 'നീന്തൽക്കുളം ഉണ്ടെങ്കിൽ കൊള്ളാം',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['swimming_pool'] },
      },
      { text: 'ഏരിയയ്ക്ക് നിർബന്ധമില്ല', asked: 'area', known: { city: 'Kochi' }, any: ['area'] },
      { text: 'പൈസ എത്രയായാലും കുഴപ്പമില്ല', asked: 'price', known: { transaction_type: 'sale' }, any: ['price'] },
      {
        text: 'മുന്നൂറ്റി ഇരുപത്തിയഞ്ച്',
        asked: 'size_sqft',
        known: { transaction_type: 'rent' },
        set: { size_sqft: { min: 325 } },
        numbers: [325],
      },
    ],
  },
  {
    phenomenon: 'a last look: answers, latin',
    cases: [
      { text: 'vadakaku mathi', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'swantham aayi vangan', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: 'ernakulam', asked: 'city', known: { transaction_type: 'rent' }, set: { city: 'Kochi' } },
      {
        text: 'nalara laksham',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 450000 } },
      },
      {
        text: 'irupathu',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 20000 } },
        numbers: [20],
      },
      {
        text: 'randu mathiyakum',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'veedo flato enthayalum mathi',
        asked: 'property_type',
        known: { transaction_type: 'rent' },
        any: ['property_type'],
      },
      {
        text: 'ettara laksham',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 850000 } },
        numbers: [850000],
      },
    ],
  },
  {
    phenomenon: 'a last look: answers, mixed',
    cases: [
      {
        text: '3 bedroom എങ്കിലും',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: { min: 3 } },
      },
      {
        text: 'gym and pool ഉണ്ടെങ്കിൽ better',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['gym', 'swimming_pool'] },
      },
    ],
  },
  {
    phenomenon: 'a last look: changes, native',
    cases: [
      {
        text: 'അയ്യോ തെറ്റി, തിരുവനന്തപുരം എന്നാണ് ഉദ്ദേശിച്ചത്',
        known: { city: 'Thrissur' },
        set: { city: 'Thiruvananthapuram' },
      },
      {
        text: 'വീട് വേണ്ടെന്നു വെച്ചു, ഫ്ലാറ്റ് നോക്കാം',
        known: { property_type: 'house' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'ബജറ്റ് ഇരുപതാക്കൂ',
        known: { transaction_type: 'rent', price: { max: 15000 } },
        set: { price: { max: 20000 } },
      },
      { text: 'പൂളില്ലെങ്കിലും മതി', known: { amenities: ['swimming_pool'] }, drop: ['swimming_pool'] },
      {
        text: 'മുറി രണ്ടല്ല മൂന്നാണ് വേണ്ടത്',
        known: { bedrooms: { min: 2, max: 2 } },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'വാങ്ങുന്നതിന് പകരം വാടകയ്ക്ക് എടുക്കാം',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
    ],
  },
  {
    phenomenon: 'a last look: changes, latin',
    cases: [
      { text: 'kochi alla kozhikode enna paranje', known: { city: 'Kochi' }, set: { city: 'Kozhikode' } },
      {
        text: 'rentinu pakaram vangam',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      { text: 'lift venda ennu vechu', known: { amenities: ['lift'] }, drop: ['lift'] },
      {
        text: '20 aakkam budget',
        known: { transaction_type: 'rent', price: { max: 15000 } },
        set: { price: { max: 20000 } },
      },
    ],
  },
  {
    phenomenon: 'a last look: changes, mixed',
    cases: [
      {
        text: 'area change ചെയ്യണം, Aluva മതി',
        known: { city: 'Kochi', area: 'Kaloor' },
        set: { area: 'Aluva' },
      },
      {
        text: 'security വേണ്ട, parking മാത്രം',
        known: { amenities: ['security'] },
        set: { amenities: ['parking'] },
        drop: ['security'],
      },
    ],
  },
  {
    phenomenon: 'a last look: questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ഒരു പഴയ ഹിന്ദി പാട്ട് കേൾക്കണം' },
      { text: 'വയനാട്ടിലേക്ക് ടൂർ പോകാൻ എത്ര ദിവസം വേണം', act: 'question' },
      { text: 'എന്റെ കാർ കേടായി' },
      { text: 'ചോറ് വെക്കാൻ എത്ര വെള്ളം വേണം', act: 'question' },
      { text: 'നാളെ പത്ത് മണിക്ക് ഡോക്ടറുടെ അപ്പോയിന്റ്മെന്റ് എടുക്കണം', act: 'unclear' },
      { text: 'കൊച്ചി ബിനാലെ എപ്പോഴാണ് തുടങ്ങുന്നത്', act: 'question' },
      { text: 'ഇരുപതിന്റെ പതിനഞ്ച് ശതമാനം എത്ര', act: 'question' },
      { text: 'അവർ കോഴിക്കോട് ഒരു ഫ്ലാറ്റിലാണ് താമസിക്കുന്നത്' },
      { text: 'ഞാൻ ഇന്നലെ കൊച്ചിയിൽ പോയിരുന്നു' },
      { text: 'ഈ ഫ്ലാറ്റിന്റെ ഉടമ ആരാണ്', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'വീടിനടുത്ത് അമ്പലമുണ്ടോ', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'വില അന്തിമമാണോ', known: { transaction_type: 'sale' }, act: 'question' },
      { text: 'രണ്ട് മാസത്തെ അഡ്വാൻസ് മതിയോ', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'എപ്പോൾ താമസം തുടങ്ങാം', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'ലോണിന് എന്തൊക്കെ രേഖകൾ വേണം', known: { transaction_type: 'sale' }, act: 'question' },
      { text: 'ഈ വീട് ഞാൻ പിന്നീട് വിൽക്കാൻ പറ്റുമോ', known: { transaction_type: 'sale' }, act: 'question' },
    ],
  },
  {
    phenomenon: 'a last look: questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'nalla oru hotel parayamo munnaril', act: 'question' },
      { text: 'train samayam ariyan', act: 'question' },
      { text: 'enikku urakkam varunnu' },
      { text: 'athinte photos undo', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'kitchen modular aano', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'pinne bachelorsinu kodukkumo', known: { transaction_type: 'rent' }, act: 'question' },
      { text: 'njan kazhinja varsham kochiyil aayirunnu' },
      { text: 'monday 4 manikku kaanan varatte', known: { transaction_type: 'rent' }, act: 'question' },
    ],
  },
  {
    phenomenon: 'a last look: questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'is this flat east facing ആണോ', known: { transaction_type: 'sale' }, act: 'question' },
      { text: 'EMI എത്ര വരും for 30 lakhs', known: { transaction_type: 'sale' }, act: 'question' },
      { text: 'order biryani നാല് plate' },
    ],
  },
  {
    phenomenon: 'a last look: acts, native',
    cases: [
      { text: 'കൃത്യം, അതുതന്നെ', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'സമ്മതമാണ്, തുടരൂ', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'ഇപ്പോൾ വേണ്ട, പിന്നീട് നോക്കാം', known: { transaction_type: 'rent' }, act: 'deny' },
      { text: 'ഇത് ശരിയാവില്ല', known: { transaction_type: 'rent' }, act: 'deny' },
      { text: 'ആദ്യം മുതൽക്ക് തുടങ്ങൂ', known: { transaction_type: 'rent' }, act: 'restart' },
      { text: 'മനുഷ്യരോട് സംസാരിക്കാൻ പറ്റുമോ', known: { transaction_type: 'rent' }, act: 'handoff' },
      { text: 'ഹേയ് ഗുരു', act: 'greet' },
      { text: 'താങ്ക്യൂ സോ മച്ച്', known: { transaction_type: 'rent' }, act: 'thanks' },
      { text: 'വിട, നല്ല ദിവസം നേരുന്നു', known: { transaction_type: 'rent' }, act: 'goodbye' },
      { text: 'എന്നെ സഹായിക്കൂ', act: 'help' },
      { text: 'ഒരിക്കൽ കൂടി പറയുക', known: { transaction_type: 'rent' }, act: 'repeat' },
    ],
  },
  {
    phenomenon: 'a last look: acts, latin',
    cases: [
      { text: 'sheri angane aavatte', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'illa athu pattilla', known: { transaction_type: 'rent' }, act: 'deny' },
      { text: 'adyam thottu thudangam', known: { transaction_type: 'rent' }, act: 'restart' },
      { text: 'aarenkilum vilikkan parayu', known: { transaction_type: 'rent' }, act: 'handoff' },
      { text: 'nandi namaskaram', known: { transaction_type: 'rent' }, act: 'thanks' },
      { text: 'potte', known: { transaction_type: 'rent' }, act: 'goodbye' },
      { text: 'veendum parayu', known: { transaction_type: 'rent' }, act: 'repeat' },
    ],
  },
  {
    phenomenon: 'a last look: acts, mixed',
    cases: [
      { text: 'ok ആയിക്കോട്ടെ', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'connect me to an agent പ്ലീസ്', known: { transaction_type: 'rent' }, act: 'handoff' },
    ],
  },
  {
    phenomenon: 'a last look: Kollam and the word for good, latin',
    cases: [
      { text: 'kollam', asked: 'city', set: { city: 'Kollam' } },
      { text: 'kollam', known: { transaction_type: 'rent' }, act: 'affirm' },
      { text: 'kollam side veedu venam', set: { property_type: 'house', city: 'Kollam' } },
      { text: 'lift koodi undel kollam', set: { amenities: ['lift'] } },
    ],
  },
]
