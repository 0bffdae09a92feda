import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const abroadAndAtHome: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'നമസ്കാരം, ഞാൻ ദുബായിൽ ജോലി ചെയ്യുന്നു, അടുത്ത വർഷം നാട്ടിലേക്ക് മടങ്ങുമ്പോൾ താമസിക്കാൻ മലപ്പുറത്ത് ഒരു വീട് വാങ്ങാൻ ആഗ്രഹിക്കുന്നു',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Malappuram' },
      },
      {
        text: 'മോൾക്ക് ആസ്ത്മയുണ്ട് അതുകൊണ്ട് പൊടിയില്ലാത്ത സ്ഥലം വേണം, വൈറ്റില ഭാഗത്ത് രണ്ട് ബെഡ്റൂം ഫ്ലാറ്റ്',
        set: { property_type: 'apartment', area: 'Vyttila', bedrooms: exactly(2) },
      },
      {
        text: 'ബാംഗ്ലൂരിൽ നിന്ന് കൊച്ചിയിലേക്ക് ഷിഫ്റ്റ് ചെയ്യുവാ, കാക്കനാട് മുപ്പതിനായിരത്തിനുള്ളിൽ ഫർണിഷ്ഡ് ഫ്ലാറ്റ് വാടകയ്ക്ക്',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Kochi',
          area: 'Kakkanad',
          price: upTo(30000),
          amenities: ['furnished'],
        },
      },
      {
        text: 'ഞാൻ ബാച്ചിലറാ, ഒറ്റയ്ക്കാ താമസം, ഒരു മുറിയും അടുക്കളയും മതി കലൂരിൽ',
        set: { area: 'Kaloor', bedrooms: exactly(1) },
      },
      {
        text: 'ശമ്പളം നാല്പതിനായിരം കിട്ടും അതിൽ വാടകയ്ക്ക് പത്തേ മാറ്റിവെക്കാൻ പറ്റൂ',
        set: { transaction_type: 'rent', price: upTo(10000) },
      },
      {
        text: 'സ്വർണ്ണം വിറ്റ് പത്ത് ലക്ഷമുണ്ട്, ബാക്കി ലോൺ, മൊത്തം മുപ്പത് ലക്ഷത്തിന് കോട്ടയത്ത് ഒരു വീട് കിട്ടുമോ',
        set: { property_type: 'house', city: 'Kottayam', price: upTo(3000000) },
      },
      {
        text: 'റോഡ് സൈഡിലുള്ള പ്ലോട്ട് വേണം, നാല് സെന്റ് മുതൽ ആറ് സെന്റ് വരെ കുഴപ്പമില്ല',
        set: { property_type: 'land', size_sqft: between(1742.4, 2613.6) },
      },
      {
        text: 'മൂന്നാറിൽ ഒരു ചെറിയ കോട്ടേജ് പോലെ കിട്ടിയാൽ വാങ്ങാമായിരുന്നു',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Munnar' },
      },
      {
        text: 'ഈ ബജറ്റിന് കടവന്ത്രയിൽ കിട്ടില്ലെങ്കിൽ ആലുവയിൽ തന്നെ നോക്കിക്കോ',
        known: { area: 'Kadavanthra' },
        set: { area: 'Aluva' },
      },
      { text: 'രണ്ട് കാർ ഇടാൻ പാകത്തിന് പാർക്കിംഗ്, പിന്നെ സിസിടിവി', set: { amenities: ['parking', 'security'] } },
      {
        text: 'കുട്ടികളുള്ളതുകൊണ്ട് പാർക്കൊക്കെയുള്ള ഗേറ്റഡ് കമ്മ്യൂണിറ്റിയാണെങ്കിൽ നല്ലത്',
        set: { amenities: ['gated_community'] },
      },
      { text: 'പ്രായമായവർക്കുവേണ്ടി ലിഫ്റ്റും ഇൻവെർട്ടറും പ്രധാനമാണ്', set: { amenities: ['lift', 'power_backup'] } },
      {
        text: 'വളർത്തുമൃഗങ്ങളെ അനുവദിക്കുന്ന വീട് നോക്കുക',
        set: { property_type: 'house', amenities: ['pet_friendly'] },
      },
      {
        text: 'കിണറും തോട്ടവുമൊക്കെയുള്ള വീട്',
        set: { property_type: 'house', amenities: ['water_supply', 'garden'] },
      },
      {
        text: 'തൊണ്ണൂറ് ലക്ഷത്തിന് താഴെ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(9000000) },
      },
      { text: 'ആയിരത്തി എണ്ണൂറ്', asked: 'size_sqft', set: { size_sqft: atLeast(1800) }, numbers: [1800] },
      {
        text: 'മാസം ഇരുപത്തിരണ്ടായിരത്തി അഞ്ഞൂറ്',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(22500) },
        numbers: [22500],
      },
      { text: 'ഒന്നു മതിയേ', asked: 'bedrooms', set: { bedrooms: exactly(1) } },
      { text: 'പട്ടത്താ', asked: 'area', known: { city: 'Thiruvananthapuram' }, set: { area: 'Pattom' } },
      { text: 'കലൂരോ കടവന്ത്രയോ ഏതായാലും മതി', asked: 'area', set: { area: 'Kaloor' } },
      { text: 'എറണാകുളം ജില്ലേല് പെരുമ്പാവൂര്', asked: 'city', set: { city: 'Perumbavoor' } },
      { text: 'സൗകര്യമെന്ന് പറയാൻ വലുതായിട്ടൊന്നും വേണ്ട', asked: 'amenities', any: ['amenities'] },
      { text: 'ഫ്ലാറ്റോ വീടോ ഏതാണേലും മതി', asked: 'property_type', any: ['property_type'] },
      { text: 'പറമ്പാണെങ്കിൽ നല്ലത്', asked: 'property_type', set: { property_type: 'land' } },
      {
        text: 'ഇപ്പൊ വാങ്ങാനുള്ള ഐഡിയ ഇല്ല, വാടക മാത്രം മതി',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      { text: 'മൂന്നല്ല ചേട്ടാ നാല് ബെഡ്റൂം', known: { bedrooms: exactly(3) }, set: { bedrooms: exactly(4) } },
      { text: 'ലിഫ്റ്റ് വിട്ടേക്കാം', known: { amenities: ['lift'] }, drop: ['lift'] },
      { text: 'വിലയെക്കുറിച്ച് ഓർത്ത് ടെൻഷൻ വേണ്ട', known: { transaction_type: 'sale' }, any: ['price'] },
      {
        text: 'കൊല്ലം എന്നാണല്ലോ കൊടുത്തിരിക്കുന്നത്, ഞാൻ പറഞ്ഞത് കോട്ടയം',
        known: { city: 'Kollam' },
        set: { city: 'Kottayam' },
      },
      {
        text: 'ആദ്യം പറഞ്ഞതിലും കുറച്ച് കുറച്ച്, പന്ത്രണ്ട് ലക്ഷത്തിനകത്ത്',
        known: { transaction_type: 'sale', price: upTo(1500000) },
        set: { price: upTo(1200000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'വീടിന് ചുറ്റുമതിൽ ഉണ്ടോ', act: 'question' },
      { text: 'ആ വീട്ടിൽ ഇപ്പൊ ആരാ താമസിക്കുന്നത്', act: 'question' },
      { text: 'മഴക്കാലത്ത് വെള്ളം കേറുമോ', act: 'question' },
      { text: 'വാടക എന്നാ കൊടുക്കേണ്ടത്, ഒന്നാം തീയതിയാണോ', act: 'question' },
      { text: 'രണ്ടാമത് കാണിച്ച ഫ്ലാറ്റിന്റെ വിസ്തീർണ്ണം എത്രയാ', act: 'question' },
      { text: 'പൈസ ഓൺലൈനായി അടയ്ക്കാമോ', act: 'question' },
      { text: 'നിങ്ങൾ തരുന്ന വിവരം വിശ്വസിക്കാമോ', act: 'question' },
      { text: 'ഇവിടെ സെന്റിന് എന്താ വില പോകുന്നത്', act: 'question' },
      { text: 'ഞങ്ങൾക്ക് പട്ടിയുണ്ട് സമ്മതിക്കുമോ', act: 'question' },
      { text: 'ആശുപത്രി അടുത്തുണ്ടെങ്കിൽ ഞങ്ങൾക്ക് സൗകര്യം', act: 'unclear' },
      { text: 'ചിറ്റപ്പന്റെ മോന്റെ കല്യാണം കഴിഞ്ഞാഴ്ചയായിരുന്നു', act: 'unclear' },
      { text: 'അവൻ അമേരിക്കയിൽ ഒരു കോടി രൂപ സമ്പാദിക്കുന്നുണ്ട്', act: 'unclear' },
      { text: 'ബസ് പോയി ഇതുവരെ വീട്ടിലെത്തിയില്ല', act: 'unclear' },
      { text: 'ക്രിക്കറ്റ് സ്കോർ എത്രയായി', act: 'question' },
      { text: 'കോഴിക്കോട്ടേക്ക് രണ്ട് ടിക്കറ്റ് ബുക്ക് ചെയ്യ്', act: 'unclear' },
      { text: 'നാളെ ഓഫീസിൽ ലീവെടുത്ത് വന്നു കാണാം', act: 'unclear' },
      { text: 'അങ്ങനെയൊന്നുമല്ല', act: 'deny' },
      { text: 'എന്നാൽ അങ്ങനെ ചെയ്യാം', act: 'affirm' },
      { text: 'സഹായത്തിന് ഒത്തിരി നന്ദി', act: 'thanks' },
      { text: 'എന്നാ വരട്ടെ, കാണാം', act: 'goodbye' },
      { text: 'നേരിട്ട് ഒരു മനുഷ്യനോട് മിണ്ടാൻ എന്താ ചെയ്യേണ്ടത്', act: 'handoff' },
      { text: 'തെളിച്ചു പറയാമോ ഒന്നും പിടികിട്ടിയില്ല', act: 'repeat' },
      { text: 'എന്താ ചെയ്യേണ്ടതെന്ന് അറിയില്ല, ഒന്ന് പറഞ്ഞു തരാമോ', act: 'help' },
      { text: 'മുസ്ലിങ്ങൾക്ക് വീട് കൊടുക്കുമോ', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'sir njangal kannuril ninnu kochiyilekk varuvanu, aluva bhagathu 1 bhk veedu rent 8k yil thazhe undel ayakku',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Kochi',
          area: 'Aluva',
          bedrooms: exactly(1),
          price: upTo(8000),
        },
      },
      {
        text: 'veettu ownerde makante kalyanam aanennu paranj njangalod ozhiyan paranju, ithe areayil vere veedu venam, kaloor',
        set: { property_type: 'house', area: 'Kaloor' },
      },
      {
        text: 'budget ne kurich tension illa location aanu pradhanam, marine drive allengil kadavanthra',
        known: { transaction_type: 'sale' },
        set: { area: 'Marine Drive' },
        any: ['price'],
      },
      {
        text: 'nerathe paranja 30 lakhs 35 aakkikko',
        known: { transaction_type: 'sale', price: upTo(3000000) },
        set: { price: upTo(3500000) },
      },
      {
        text: 'thani veedanengil nallath, parking um venam',
        set: { property_type: 'house', amenities: ['parking'] },
      },
      {
        text: 'thodupuzhakk aduth 1 acre purayidam vilakk',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Thodupuzha',
          size_sqft: atLeast(43560),
        },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'vadaka kurakkan pattille', act: 'question' },
      { text: 'annu kanicha veedu ippozhum undo', act: 'question' },
      { text: 'vere option onnum ille', act: 'question' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Loan approve ആയി, so 70 lakhs വരെ flat നോക്കാം Edappally-യിൽ',
        set: { property_type: 'apartment', area: 'Edappally', price: upTo(7000000) },
      },
      {
        text: 'എനിക്ക് 3BHK വേണ്ട, 2BHK മതി, rent 20k-യിൽ താഴെ',
        set: { transaction_type: 'rent', bedrooms: exactly(2), price: upTo(20000) },
      },
      {
        text: 'Approved plot വേണം, Perinthalmanna-യിൽ, 1200 sqft',
        set: { property_type: 'land', city: 'Perinthalmanna', size_sqft: atLeast(1200) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'House owner strict ആണോ?', act: 'question' },
      { text: 'Sunday രാവിലെ 11 മണിക്ക് വരാം', act: 'unclear' },
    ],
  },
]
