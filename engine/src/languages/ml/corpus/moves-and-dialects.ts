import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const movesAndDialects: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'ഞങ്ങള് ഇപ്പൊ അങ്കമാലിയിലാ താമസം, പക്ഷേ പിള്ളേരുടെ സ്കൂൾ കാരണം ഇടപ്പള്ളിയിലേക്ക് മാറണം, രണ്ട് ബെഡ്റൂം വാടകവീട് വേണം',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Edappally', bedrooms: exactly(2) },
      },
      {
        text: 'മോൾക്ക് കോട്ടയത്ത് കോളേജിൽ അഡ്മിഷൻ കിട്ടി, അവൾക്കുവേണ്ടി അവിടെ ഒരു ചെറിയ വീട് വാടകയ്ക്ക് നോക്കണം',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kottayam' },
      },
      {
        text: 'റിട്ടയർ ചെയ്ത ശേഷം തൃശ്ശൂരിൽ താമസമാക്കാനാണ് ആലോചിക്കുന്നത്, അവിടെ ഒരു സ്വതന്ത്ര വീട് വിലയ്ക്ക് വേണം, പരമാവധി അറുപത് ലക്ഷം',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Thrissur', price: upTo(6000000) },
      },
      {
        text: 'തിരൂരിൽ കടയിൽ പണി കിട്ടി, ആറായിരം ഏഴായിരം വാടകയ്ക്ക് വല്ല വീടുമുണ്ടെങ്കിൽ പറയണേ ഇക്കാ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Tirur', price: between(6000, 7000) },
      },
      {
        text: 'മൂന്ന് മുറീള്ള ഒരു പെര വാടകക്ക് മാണം മഞ്ചേരി ഭാഗത്ത്',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Manjeri', bedrooms: exactly(3) },
      },
      {
        text: 'നമ്മടെ നാട്ടിൽ തന്നെ പാലക്കാട് സ്ഥലം നോക്കുവാ അഞ്ച് സെന്റെങ്കിലും വേണം',
        set: { property_type: 'land', city: 'Palakkad', size_sqft: atLeast(2178) },
      },
      {
        text: 'വാടക എട്ടായിരം പതിനായിരം ഒക്കെ ആണേൽ കൊള്ളാം',
        set: { transaction_type: 'rent', price: between(8000, 10000) },
      },
      { text: 'കാറുണ്ട് അതുകൊണ്ട് വണ്ടി ഇടാൻ സ്ഥലം വേണം', set: { amenities: ['parking'] } },
      { text: 'ലിഫ്റ്റും പവർ ബാക്കപ്പും രണ്ടും നിർബന്ധമാണ്', set: { amenities: ['lift', 'power_backup'] } },
      { text: 'ജിമ്മും സ്വിമ്മിംഗ് പൂളും ഉണ്ടെങ്കിൽ സന്തോഷം', set: { amenities: ['gym', 'swimming_pool'] } },
      {
        text: 'ഫർണിച്ചറൊക്കെ ഞങ്ങളുടെ കയ്യിലുണ്ട്, അതുകൊണ്ട് ഫർണിഷ്ഡ് വേണ്ട',
        known: { amenities: ['furnished'] },
        drop: ['furnished'],
      },
      { text: 'ബാൽക്കണിയുള്ള ഒരു ഫ്ലാറ്റ് മതിയാകും', set: { property_type: 'apartment', amenities: ['balcony'] } },
      {
        text: 'മാക്സിമം എത്ര പോകാംന്ന് വെച്ചാൽ ഒരു ഇരുപത്തിരണ്ടായിരം',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(22000) },
      },
      {
        text: 'മുപ്പത്തഞ്ച് തൊട്ട് നാല്പത് വരെ',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(3500000, 4000000) },
      },
      {
        text: 'രണ്ടായിരത്തി നാനൂറ് സ്ക്വയർ ഫീറ്റ് പ്ലോട്ട്, ആലുവയ്ക്കടുത്ത്',
        set: { property_type: 'land', area: 'Aluva', size_sqft: atLeast(2400) },
      },
      { text: 'പത്ത് സെന്റിൽ കുറയാതെ', asked: 'size_sqft', set: { size_sqft: atLeast(4356) } },
      {
        text: 'ഉറപ്പില്ല പക്ഷേ ഒരു കോടിയിൽ താഴെ നിൽക്കണം',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(10000000) },
      },
      { text: 'വാടകയായാലും വാങ്ങാനായാലും രണ്ടും നോക്കാം', asked: 'transaction_type', any: ['transaction_type'] },
      { text: 'തൽക്കാലം വാടകയ്ക്ക് മതി വാങ്ങുന്നത് പിന്നെ നോക്കാം', set: { transaction_type: 'rent' } },
      {
        text: 'കലൂർ എന്നല്ലേ പറഞ്ഞത്, ഇനി പാലാരിവട്ടം ആയാലും മതി',
        known: { area: 'Kaloor' },
        set: { area: 'Palarivattom' },
      },
      { text: 'കൊല്ലം ക്യാൻസൽ, ഇപ്പൊ ആലപ്പുഴയാണ്', known: { city: 'Kollam' }, set: { city: 'Alappuzha' } },
      {
        text: 'മൂന്ന് ബെഡ്റൂം വേണ്ട രണ്ടെണ്ണം മതീന്ന് തീരുമാനിച്ചു',
        known: { bedrooms: exactly(3) },
        set: { bedrooms: exactly(2) },
      },
      {
        text: 'ബജറ്റ് അഞ്ച് ലക്ഷം കൂടി കൂട്ടിക്കോ',
        known: { transaction_type: 'sale', price: upTo(3000000) },
        set: { price: upTo(3500000) },
      },
      { text: 'വേറെയൊന്നും മാറ്റണ്ട ജിം മാത്രം ഒഴിവാക്ക്', known: { amenities: ['gym'] }, drop: ['gym'] },
      {
        text: '50 ടു 60 ലക്ഷം മതി',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(5000000, 6000000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'നല്ല കാറ്റും വെളിച്ചവും കിട്ടണം', act: 'unclear' },
      { text: 'ഈ വീടിന് ബാങ്ക് ലോൺ കിട്ടുമോ', act: 'question' },
      { text: 'ആ വഴി രാത്രി നടക്കാൻ പേടിയുണ്ടോ', act: 'question' },
      { text: 'കിണറ്റിലെ വെള്ളമാണോ പൈപ്പ് വെള്ളമാണോ', act: 'question' },
      { text: 'വാടക എഗ്രിമെന്റ് എത്ര മാസത്തേക്കാ', act: 'question' },
      { text: 'ആ കെട്ടിടത്തിൽ മൊത്തം എത്ര നിലയുണ്ട്', act: 'question' },
      { text: 'വാസ്തു നോക്കി പണിത വീടാണോ', act: 'question' },
      { text: 'ഇതേ വിലയ്ക്ക് വേറെ എവിടെയെങ്കിലും കിട്ടുമോ', act: 'question' },
      { text: 'കുറച്ച് ഉള്ളിലോട്ട് പോയാൽ വില കുറയുമോ', act: 'question' },
      { text: 'എല്ലാ വീടും ഒറ്റ ദിവസം കൊണ്ട് കാണാൻ പറ്റുമോ', act: 'question' },
      { text: 'എനിക്ക് ചേരുന്നത് ഏതാന്ന് നിങ്ങൾ തന്നെ പറ', act: 'question' },
      { text: 'ഇന്നലെ രാത്രി ഞങ്ങടെ അവിടെ കറന്റില്ലായിരുന്നു', act: 'unclear' },
      { text: 'എന്റെ അനിയൻ ബാംഗ്ലൂരിൽ ഐടി കമ്പനിയിലാ', act: 'unclear' },
      { text: 'അച്ഛൻ മുപ്പത് കൊല്ലം മുമ്പ് അമ്പതിനായിരത്തിന് വാങ്ങിയ വീടാ ഇത്', act: 'unclear' },
      { text: 'അമ്മൂമ്മയ്ക്ക് സുഖമില്ല ആശുപത്രിയിലാ', act: 'unclear' },
      { text: 'മറ്റന്നാൾ വൈകുന്നേരം നാല് മണിക്ക് ഞങ്ങൾ വരാം', act: 'unclear' },
      { text: 'ഇന്ന് എത്രാം തീയതിയാ', act: 'question' },
      { text: 'രാവിലെ ആറുമണിക്ക് അലാറം വെക്കണം', act: 'unclear' },
      { text: 'ഓക്കേ അങ്ങനെ തന്നെ ആയിക്കോട്ടെ', act: 'affirm' },
      { text: 'വേണ്ട ചേട്ടാ മതി', act: 'deny' },
      { text: 'നിങ്ങൾ ഒരുപാട് സഹായിച്ചു നന്ദിയുണ്ട് കേട്ടോ', act: 'thanks' },
      { text: 'ശരി ഞാൻ ഇറങ്ങട്ടെ', act: 'goodbye' },
      { text: 'ഒരു ഏജന്റിനോട് എന്നെ വിളിക്കാൻ പറയാമോ', act: 'handoff' },
      { text: 'എന്താ ചോദിച്ചത് ഒന്നൂടെ ചോദിക്കാമോ', act: 'repeat' },
      { text: 'നമസ്കാരം ചേട്ടാ സുഖമല്ലേ', act: 'greet' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'njan ippo aluvayil aanu thamasam, pakshe office kakkanad lekk maari, avide aduth 1bhk vadakakku venam',
        set: { transaction_type: 'rent', area: 'Kakkanad', bedrooms: exactly(1) },
      },
      {
        text: 'husbandinu kannurilekk transfer aayi, athukond avide oru independent house rentinu nokkunnu',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kannur' },
      },
      {
        text: 'kottayath plot vangi veedu vekkam ennanu plan, 40 to 50 lakhs',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Kottayam',
          price: between(4000000, 5000000),
        },
      },
      {
        text: 'avar parayunna rate pattilla, 20 lakhs aanu ente budget',
        known: { transaction_type: 'sale' },
        set: { price: upTo(2000000) },
      },
      {
        text: 'ac illenkilum saramilla, pakshe parking nirbandham aanu',
        known: { amenities: ['air_conditioning'] },
        set: { amenities: ['parking'] },
        drop: ['air_conditioning'],
      },
      { text: 'thrissur mathi vere sthalam venda', set: { city: 'Thrissur' } },
      {
        text: '2 perkk pattiya cheriya flat kittumo trivandrumthu',
        set: { property_type: 'apartment', city: 'Thiruvananthapuram' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'veedu venamennilla veruthe chodichatha', act: 'unclear' },
      { text: 'onnu koodi location para', act: 'question' },
      { text: 'enthaa reply illathe', act: 'question' },
      { text: 'ente friend kaloor il 18k kk veedu eduthu', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Rent-ന് അല്ല sale-ന് തന്നെ, 3BHK flat, Vyttila-യിൽ',
        set: { transaction_type: 'sale', property_type: 'apartment', area: 'Vyttila', bedrooms: exactly(3) },
      },
      {
        text: 'Owner വീട് ഒഴിയാൻ പറഞ്ഞു, next month-നുള്ളിൽ Kadavanthra-യിൽ 2BHK വേണം',
        set: { area: 'Kadavanthra', bedrooms: exactly(2) },
      },
      {
        text: 'Fully furnished flat വേണം, rent 25k വരെ okay, Palarivattom ഭാഗത്ത്',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Palarivattom',
          price: upTo(25000),
          amenities: ['furnished'],
        },
      },
      { text: 'Pets allowed ആയിരിക്കണം, ഞങ്ങൾക്ക് ഒരു dog ഉണ്ട്', set: { amenities: ['pet_friendly'] } },
      { text: '1500 sqft മുതൽ 1800 sqft വരെ, east facing', set: { size_sqft: between(1500, 1800) } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'Plot-ന് documents clear ആണോ?', act: 'question' },
      { text: 'Price negotiable ആണോ sir?', act: 'question' },
    ],
  },
]
