import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** Malayalam turns in its own script, written without sight of rules and corpus and never tuned to. */
export const native: CorpusSection[] = [
  {
    phenomenon: 'first wishes, native',
    cases: [
      {
        text: 'കാക്കനാട് ഭാഗത്ത് വാടകയ്ക്ക് ഒരു രണ്ട് ബെഡ്റൂം ഫ്ലാറ്റ് വേണം, പതിനെണ്ണായിരം രൂപയിൽ താഴെ',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Kakkanad',
          price: upTo(18000),
          bedrooms: exactly(2),
        },
        numbers: [2, 18000],
      },
      {
        text: 'തൃശ്ശൂരിൽ ഒരു ചെറിയ വീട് വാങ്ങിക്കാൻ നോക്കുവാ, ബജറ്റ് നാല്പത്തഞ്ച് ലക്ഷം വരെ',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Thrissur', price: upTo(4500000) },
        numbers: [4500000],
      },
      // Native speaker, please check: "is there land for sale": the seeker buys
      {
        text: 'കോഴിക്കോട് ഫറോക്കിൽ പത്ത് സെന്റ് പറമ്പ് വിൽക്കാനുണ്ടോ',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Kozhikode',
          area: 'Feroke',
          size_sqft: atLeast(4356),
        },
        numbers: [10],
      },
      {
        text: 'പാർക്കിംഗും ലിഫ്റ്റും ഉള്ള മൂന്ന് മുറി ഫ്ലാറ്റ് വൈറ്റിലയിൽ മേടിക്കണം',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Vyttila',
          bedrooms: exactly(3),
          amenities: ['parking', 'lift'],
        },
      },
      {
        text: 'തിരുവനന്തപുരത്ത് ശ്രീകാര്യത്തിനടുത്ത് ഒരു വീട് വാടകയ്ക്ക് കിട്ടുമോ',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Thiruvananthapuram',
          area: 'Sreekaryam',
        },
      },
      {
        text: 'മാസം പന്ത്രണ്ടായിരം വരെ വാടക കൊടുക്കാം, ആലുവയിൽ വീട് മതി',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Aluva', price: upTo(12000) },
        numbers: [12000],
      },
      {
        text: 'കോട്ടയത്ത് അര ഏക്കർ സ്ഥലം നോക്കുന്നുണ്ട്, ഒരു കോടിയിൽ കൂടരുത്',
        set: { property_type: 'land', city: 'Kottayam', price: upTo(10000000), size_sqft: atLeast(21780) },
      },
      {
        text: 'ബാംഗ്ലൂരിൽ ജോലി കിട്ടി, മാറത്തഹള്ളിയിൽ വാടകയ്ക്ക് ഫർണിഷ്ഡ് ഫ്ലാറ്റ് വേണമായിരുന്നു',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Bengaluru',
          area: 'Marathahalli',
          amenities: ['furnished'],
        },
      },
      {
        text: 'നമസ്കാരം, കണ്ണൂരിൽ മുറ്റവും പൂന്തോട്ടവുമുള്ള ഒരു നാല് ബെഡ്റൂം വീട് വാങ്ങാൻ താല്പര്യമുണ്ട്',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Kannur',
          bedrooms: exactly(4),
          amenities: ['garden'],
        },
        numbers: [4],
      },
      {
        text: 'ഇടപ്പള്ളി വേണ്ട, പാലാരിവട്ടത്ത് തന്നെ ഒരു വാടകവീട് നോക്കണം',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Palarivattom' },
      },
      {
        text: 'ഗേറ്റഡ് കമ്മ്യൂണിറ്റിയിൽ വില്ല, ഒന്നര കോടി മുതൽ രണ്ട് കോടി വരെ, കൊച്ചിയിൽ',
        set: {
          property_type: 'house',
          city: 'Kochi',
          price: between(15000000, 20000000),
          amenities: ['gated_community'],
        },
        numbers: [{ min: 15000000, max: 20000000 }],
      },
    ],
  },
  {
    phenomenon: 'bare answers, native',
    cases: [
      { text: 'വാടകയ്ക്ക് മതി', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'ഫ്ലാറ്റ് വേണ്ട, വീട് തന്നെ വേണം', asked: 'property_type', set: { property_type: 'house' } },
      {
        text: 'സ്ഥലം',
        asked: 'property_type',
        known: { transaction_type: 'sale' },
        set: { property_type: 'land' },
      },
      { text: 'പാലക്കാട്', asked: 'city', set: { city: 'Palakkad' } },
      {
        text: 'മലപ്പുറത്ത്',
        asked: 'city',
        known: { transaction_type: 'rent', property_type: 'house' },
        set: { city: 'Malappuram' },
      },
      { text: 'കടവന്ത്രയുടെ അടുത്ത്', asked: 'area', known: { city: 'Kochi' }, set: { area: 'Kadavanthra' } },
      { text: 'പതിനഞ്ച്', asked: 'price', known: { transaction_type: 'rent' }, set: { price: upTo(15000) } },
      {
        text: 'അറുപത്തഞ്ച്',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { price: upTo(6500000) },
      },
      { text: 'രണ്ടെണ്ണം മതി', asked: 'bedrooms', set: { bedrooms: exactly(2) }, numbers: [2] },
      { text: 'ആയിരത്തി ഇരുനൂറ്', asked: 'size_sqft', set: { size_sqft: atLeast(1200) }, numbers: [1200] },
      { text: 'കാർ പാർക്കിംഗ് നിർബന്ധമാണ്', asked: 'amenities', set: { amenities: ['parking'] } },
    ],
  },
  {
    phenomenon: 'numbers and prices, native',
    cases: [
      {
        text: 'ഒന്നര കോടിയിൽ താഴെ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(15000000) },
        numbers: [15000000],
      },
      {
        text: 'ഇരുപത്തയ്യായിരത്തിനുള്ളിൽ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(25000) },
        numbers: [25000],
      },
      {
        text: 'മുപ്പത് മുതൽ മുപ്പത്തഞ്ച് ലക്ഷം വരെ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(3000000, 3500000) },
        numbers: [{ min: 3000000, max: 3500000 }],
      },
      {
        text: 'ഏറ്റവും കുറഞ്ഞത് അമ്പത് ലക്ഷമെങ്കിലും',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: atLeast(5000000) },
        numbers: [5000000],
      },
      {
        text: 'അഞ്ചര ലക്ഷം',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'land' },
        set: { price: upTo(550000) },
        numbers: [550000],
      },
      {
        text: 'എൺപത് ലക്ഷത്തിൽ കൂടാൻ പാടില്ല',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(8000000) },
        numbers: [8000000],
      },
    ],
  },
  {
    phenomenon: 'bedrooms and sizes, native',
    cases: [
      {
        text: 'മൂന്നോ നാലോ മുറി',
        asked: 'bedrooms',
        set: { bedrooms: between(3, 4) },
        numbers: [{ min: 3, max: 4 }],
      },
      { text: 'മൂന്ന് കിടപ്പുമുറികളും രണ്ട് ബാത്ത്റൂമും', set: { bedrooms: exactly(3) }, numbers: [3, 2] },
      // Native speaker, please check: a rubber plantation is land
      {
        text: 'രണ്ട് ഏക്കർ റബ്ബർ തോട്ടം വാങ്ങണം',
        set: { transaction_type: 'sale', property_type: 'land', size_sqft: atLeast(87120) },
        numbers: [2],
      },
      { text: 'എണ്ണൂറ് സ്ക്വയർ ഫീറ്റിൽ കുറയരുത്', set: { size_sqft: atLeast(800) }, numbers: [800] },
      {
        text: 'ആയിരം മുതൽ ആയിരത്തി അഞ്ഞൂറ് ചതുരശ്ര അടി',
        asked: 'size_sqft',
        set: { size_sqft: between(1000, 1500) },
        numbers: [{ min: 1000, max: 1500 }],
      },
    ],
  },
  {
    phenomenon: 'places, native',
    cases: [
      { text: 'കൊല്ലത്ത്', asked: 'city', set: { city: 'Kollam' } },
      { text: 'ആലപ്പുഴയിലേക്ക് മാറണം', asked: 'city', set: { city: 'Alappuzha' } },
      { text: 'തൃക്കാക്കരയിലോ മറ്റോ', asked: 'area', known: { city: 'Kochi' }, set: { area: 'Thrikkakara' } },
      { text: 'ബേപ്പൂരിനടുത്ത്', asked: 'area', known: { city: 'Kozhikode' }, set: { area: 'Beypore' } },
      { text: 'ചെന്നൈയിലെ വേളാച്ചേരിയിൽ', set: { city: 'Chennai', area: 'Velachery' } },
      { text: 'മംഗലാപുരത്ത് നോക്കാം', asked: 'city', set: { city: 'Mangaluru' } },
      { text: 'കോയമ്പത്തൂർ മതി', asked: 'city', set: { city: 'Coimbatore' } },
      { text: 'മുംബൈയിൽ പവായ്', asked: 'city', set: { city: 'Mumbai', area: 'Powai' } },
    ],
  },
  {
    phenomenon: 'amenities, native',
    cases: [
      {
        text: 'കുട്ടികൾക്ക് കളിക്കാൻ സ്ഥലവും സെക്യൂരിറ്റിയും വേണം',
        asked: 'amenities',
        set: { amenities: ['security', 'play_area'] },
      },
      {
        text: 'കറന്റ് പോയാൽ ഇൻവെർട്ടർ വേണം, വെള്ളത്തിന് മുട്ടുണ്ടാകരുത്',
        asked: 'amenities',
        set: { amenities: ['power_backup', 'water_supply'] },
      },
    ],
  },
  {
    phenomenon: 'anything will do, native',
    cases: [
      { text: 'വില പ്രശ്നമല്ല', asked: 'price', any: ['price'] },
      { text: 'എത്ര മുറിയായാലും സാരമില്ല', any: ['bedrooms'] },
    ],
  },
  {
    phenomenon: 'corrections, native',
    cases: [
      {
        text: 'വാടകയ്ക്കല്ല, സ്വന്തമായി വാങ്ങാനാണ്',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      { text: 'കൊച്ചി വേണ്ട, തൃശ്ശൂർ നോക്കൂ', known: { city: 'Kochi' }, set: { city: 'Thrissur' } },
      {
        text: 'പതിനായിരം അല്ല, പതിമൂവായിരം',
        known: { transaction_type: 'rent', price: upTo(10000) },
        set: { price: upTo(13000) },
        numbers: [10000, 13000],
      },
      {
        text: 'സ്ഥലത്തിനു പകരം വീട് കാണിക്കൂ',
        known: { transaction_type: 'sale', property_type: 'land' },
        set: { property_type: 'house' },
      },
      { text: 'ബെഡ്റൂം രണ്ടെന്നുള്ളത് മൂന്നാക്കണം', known: { bedrooms: exactly(2) }, set: { bedrooms: exactly(3) } },
      {
        text: 'ബജറ്റ് അമ്പത് ലക്ഷമായി കുറയ്ക്കാം',
        known: { transaction_type: 'sale', price: upTo(6000000) },
        set: { price: upTo(5000000) },
        numbers: [5000000],
      },
      { text: 'കാക്കനാടല്ല തൃപ്പൂണിത്തുറ', known: { city: 'Kochi', area: 'Kakkanad' }, set: { area: 'Tripunithura' } },
    ],
  },
  {
    phenomenon: 'take-backs, native',
    cases: [
      { text: 'ലിഫ്റ്റ് വേണമെന്നില്ല', known: { amenities: ['lift', 'parking'] }, drop: ['lift'] },
      {
        text: 'വിലയുടെ പരിധി എടുത്തുകളഞ്ഞേക്ക്',
        known: { transaction_type: 'sale', price: upTo(5000000) },
        drop: ['price'],
      },
    ],
  },
  {
    phenomenon: 'acts, native',
    cases: [
      { text: 'അതെ, ശരിയാണ്', act: 'affirm' },
      { text: 'വേണ്ട വേണ്ട', act: 'deny' },
      { text: 'എന്നെ ഒന്ന് വിളിക്കാൻ പറയൂ', act: 'handoff' },
      { text: 'വളരെ നന്ദി', act: 'thanks' },
      { text: 'ഇത് എങ്ങനെയാ ഉപയോഗിക്കുന്നത്?', act: 'help' },
      { text: 'ഒന്നുകൂടി പറയാമോ, കേട്ടില്ല', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'offers, native',
    cases: [
      {
        text: 'എന്റെ വീട് വിൽക്കാനുണ്ട്, പാലക്കാട് ടൗണിൽ, എഴുപത് ലക്ഷം',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Palakkad', price: upTo(7000000) },
        numbers: [7000000],
      },
      {
        text: 'കലൂരിലെ ഫ്ലാറ്റ് വാടകയ്ക്ക് കൊടുക്കാനാണ്',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Kaloor' },
      },
    ],
  },
  {
    phenomenon: 'questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ഇവിടെ പാർക്കിംഗ് ഉണ്ടോ?', act: 'question' },
      { text: 'അടുത്ത് സ്കൂളോ ആശുപത്രിയോ ഉണ്ടോ', act: 'question' },
      { text: 'ഞായറാഴ്ച രാവിലെ പത്തിന് വന്ന് കണ്ടോട്ടെ', act: 'question' },
      { text: 'എന്റെ നമ്പർ 9447012345 ആണ്', act: 'unclear' },
      { text: 'ക്രിസ്ത്യാനികൾ താമസിക്കുന്ന സ്ഥലം മതി', act: 'unclear' },
      { text: 'ബ്രോക്കർ ഫീസ് എത്ര ശതമാനം', act: 'question' },
      { text: 'ഊണ് കഴിച്ചോ', act: 'question' },
      { text: 'ആ വീട്ടിൽ വെള്ളത്തിന് ബുദ്ധിമുട്ടുണ്ടോ', act: 'question' },
    ],
  },
  {
    phenomenon: 'turns that do several things, native',
    cases: [
      {
        text: 'മൂന്ന് മുറി വേണം, ലിഫ്റ്റും ഉണ്ടാവണം',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(3), amenities: ['lift'] },
        numbers: [3],
      },
      {
        text: 'വിലയൊക്കെ പിന്നെ പറയാം, ആദ്യം കലൂരിൽ നോക്ക്',
        asked: 'price',
        known: { transaction_type: 'sale', city: 'Kochi' },
        set: { area: 'Kaloor' },
      },
      { text: 'കണ്ണൂർ, സ്ഥലം എവിടെ ആയാലും മതി', asked: 'city', set: { city: 'Kannur' }, any: ['area'] },
      {
        text: 'പാർക്കിംഗ് ഇല്ലെങ്കിലും സാരമില്ല, വെള്ളം വേണം, ബജറ്റ് ഇരുപതിനായിരം ആക്കിക്കോ',
        known: { transaction_type: 'rent', price: upTo(15000), amenities: ['parking'] },
        set: { price: upTo(20000), amenities: ['water_supply'] },
        drop: ['parking'],
        numbers: [20000],
      },
    ],
  },
  {
    phenomenon: 'talk with wish words in it, native',
    counter: true,
    cases: [
      { text: 'ഞാനിപ്പോൾ ആലുവയിലാണ് താമസം', act: 'unclear' },
      { text: 'കഴിഞ്ഞയാഴ്ച ഒരു ഫ്ലാറ്റ് കണ്ടു, ഇഷ്ടപ്പെട്ടില്ല', act: 'unclear' },
    ],
  },
]
