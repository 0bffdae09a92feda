import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** A second blind set: Malayalam turns in their own script, written without sight of rules and corpus and never tuned to. */
export const secondNative: CorpusSection[] = [
  {
    phenomenon: 'second: first wishes, native',
    cases: [
      {
        text: 'കാക്കനാട്ട് ജോലി കിട്ടി, അവിടെത്തന്നെ രണ്ട് കിടപ്പുമുറിയുള്ള ഫ്ലാറ്റ് വാടകയ്ക്ക് കിട്ടിയാൽ നന്നായിരുന്നു',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Kakkanad', bedrooms: exactly(2) },
        numbers: [2],
      },
      {
        text: 'സാർ, തൃശ്ശൂർ ഭാഗത്ത് ഒരു പത്ത് സെന്റ് പറമ്പ് മേടിക്കാൻ ആഗ്രഹമുണ്ട്',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Thrissur', size_sqft: atLeast(4356) },
      },
      {
        text: 'എനിക്കും ഭാര്യക്കും താമസിക്കാൻ കോഴിക്കോട് നടക്കാവിൽ ചെറിയൊരു വീട് വാടകയ്ക്ക് വേണം പന്ത്രണ്ടായിരം വരെ കൊടുക്കാം',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Kozhikode',
          area: 'Nadakkavu',
          price: upTo(12000),
        },
        numbers: [12000],
      },
      {
        text: 'തിരുവനന്തപുരത്ത് സ്വന്തമായി ഒരു വീട് വാങ്ങുക എന്നത് ഒരുപാട് നാളത്തെ സ്വപ്നമാണ്, അറുപത് ലക്ഷത്തിൽ കൂടരുത്',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Thiruvananthapuram',
          price: upTo(6000000),
        },
      },
      {
        text: 'മൂന്ന് ബെഡ്റൂം ലിഫ്റ്റും കാർ പാർക്കിങ്ങും ഉള്ള ഒരു അപ്പാർട്ട്മെന്റ് ഇടപ്പള്ളിയിൽ നോക്കി തരുമോ',
        set: {
          property_type: 'apartment',
          area: 'Edappally',
          bedrooms: exactly(3),
          amenities: ['parking', 'lift'],
        },
      },
      {
        text: 'കണ്ണൂരിൽ റോഡ് സൈഡിൽ ഭൂമി ഉണ്ടെങ്കിൽ പറയണേ, വാങ്ങാനാ',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Kannur' },
      },
      {
        text: 'ഫർണിഷ്ഡ് ഫ്ലാറ്റ് തന്നെ വേണം, മാസവാടക ഇരുപതിനായിരത്തിനും ഇരുപത്തയ്യായിരത്തിനും ഇടയ്ക്ക്',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          price: between(20000, 25000),
          amenities: ['furnished'],
        },
        numbers: [{ min: 20000, max: 25000 }],
      },
      {
        text: 'പാലക്കാട് ഒലവക്കോട് 1200 സ്ക്വയർ ഫീറ്റ് വീട് വിലയ്ക്ക്',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Palakkad',
          area: 'Olavakkode',
          size_sqft: atLeast(1200),
        },
        numbers: [1200],
      },
      {
        text: 'മോനേ ഞങ്ങൾ രണ്ട് വയസ്സായവരാ, ആലപ്പുഴയിൽ താഴത്തെ നിലയിൽ ഒരു വീട് വാടകയ്ക്ക് കിട്ടുമോ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Alappuzha' },
      },
      { text: 'കൊല്ലത്ത് ഫ്ലാറ്റ്', set: { property_type: 'apartment', city: 'Kollam' }, numbers: [] },
      {
        text: 'ഗൾഫീന്ന് തിരിച്ചു വരുവാ നാട്ടില് മലപ്പുറത്ത് നാല് മുറിയുള്ള വീട് മേടിക്കണം ഒരു കോടി ഒക്കെ ആവാം',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Malappuram',
          price: upTo(10000000),
          bedrooms: exactly(4),
        },
      },
      {
        text: 'ജിമ്മും നീന്തൽക്കുളവും സെക്യൂരിറ്റിയും ഉള്ളൊരു ഫ്ലാറ്റ് കൊച്ചിയിൽ വാങ്ങാനാണ് ഉദ്ദേശിക്കുന്നത്',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Kochi',
          amenities: ['gym', 'swimming_pool', 'security'],
        },
      },
    ],
  },
  {
    phenomenon: 'second: answers, native',
    cases: [
      {
        text: 'ഞാൻ തലശ്ശേരിയിലാ നോക്കുന്നേ',
        asked: 'city',
        known: { transaction_type: 'sale' },
        set: { city: 'Thalassery' },
      },
      {
        text: 'ഒരു പതിനെട്ട്',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(18000) },
      },
      { text: 'മൂന്നെണ്ണം മതി', asked: 'bedrooms', set: { bedrooms: exactly(3) }, numbers: [3] },
      { text: 'വാടകയ്ക്കല്ല, വിലയ്ക്ക് തന്നെ', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'കുറഞ്ഞത് ആറ് സെന്റെങ്കിലും',
        asked: 'size_sqft',
        known: { transaction_type: 'sale', property_type: 'land' },
        set: { size_sqft: atLeast(2613.6) },
        numbers: [6],
      },
    ],
  },
  {
    phenomenon: 'second: corrections, native',
    cases: [
      { text: 'കൊച്ചി വേണ്ട, കോട്ടയം നോക്കാം', known: { city: 'Kochi' }, set: { city: 'Kottayam' } },
      {
        text: 'വില എത്രയായാലും പ്രശ്നമില്ല',
        asked: 'price',
        known: { transaction_type: 'sale' },
        any: ['price'],
      },
      {
        text: 'വാങ്ങുന്ന കാര്യം വിട്, തൽക്കാലം വാടകയ്ക്ക് മതി',
        known: { transaction_type: 'sale', property_type: 'apartment', city: 'Kozhikode' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'അമ്പത് ലക്ഷം വരെ ആക്കിക്കോ, കുറച്ചുകൂടി നല്ലത് കിട്ടുമല്ലോ',
        known: { transaction_type: 'sale', city: 'Thrissur', price: upTo(4000000) },
        set: { price: upTo(5000000) },
        numbers: [5000000],
      },
    ],
  },
  {
    phenomenon: 'second: questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ഈ വീടിന് കിണർ ഉണ്ടോ', shown: 2, act: 'question' },
      { text: 'ഇതിന്റെ അഡ്വാൻസ് ഒരു ലക്ഷം ആണോ', known: { transaction_type: 'rent' }, shown: 1, act: 'question' },
      { text: 'ആലുവയിൽ നിന്ന് ഇവിടേക്ക് എത്ര കിലോമീറ്റർ ഉണ്ട്', shown: 3, act: 'question' },
      { text: 'ഇന്നലെ രണ്ട് വീട് പോയി കണ്ടു ഒന്നും ശരിയായില്ല', act: 'unclear' },
      { text: 'നിങ്ങൾ ബ്രോക്കർ ഫീസ് എത്ര ശതമാനം എടുക്കും', act: 'question' },
    ],
  },
  {
    phenomenon: 'second: acts, native',
    cases: [
      { text: 'അതെ അതെ, അതുതന്നെ', act: 'affirm' },
      { text: 'പറഞ്ഞത് മനസ്സിലായില്ല, ഒന്നൂടെ പറയാമോ', act: 'repeat' },
    ],
  },
  {
    phenomenon: 'second: numbers, native',
    cases: [
      {
        text: 'മുപ്പത്തിയഞ്ച് മുതൽ നാൽപ്പത് ലക്ഷം വരെ',
        asked: 'price',
        known: { transaction_type: 'sale', property_type: 'house' },
        set: { price: between(3500000, 4000000) },
        numbers: [{ min: 3500000, max: 4000000 }],
      },
      {
        text: 'ആയിരത്തി അഞ്ഞൂറ് ചതുരശ്ര അടി വേണം',
        known: { property_type: 'house' },
        set: { size_sqft: atLeast(1500) },
        numbers: [1500],
      },
    ],
  },
]
