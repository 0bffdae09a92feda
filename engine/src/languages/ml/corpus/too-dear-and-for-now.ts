import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const tooDearAndForNow: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'തിരൂരിൽ രണ്ട് ബെഡ്റൂം വീട് വാടകയ്ക്ക് നോക്കൂ പതിനൊന്നായിരം',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Tirur',
          bedrooms: exactly(2),
          price: upTo(11000),
        },
      },
      {
        text: 'ചാലക്കുടിയിൽ അഞ്ച് സെന്റ് സ്ഥലം വാങ്ങണം ബജറ്റ് പത്ത് ലക്ഷം',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Chalakudy',
          size_sqft: atLeast(2178),
          price: upTo(1000000),
        },
      },
      { text: 'കാർ ഇടാൻ സൗകര്യമുള്ള ഒരു ഫ്ലാറ്റ്', set: { property_type: 'apartment', amenities: ['parking'] } },
      {
        text: 'പതിമൂന്ന് മുതൽ പതിനഞ്ച്',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(13000, 15000) },
      },
      { text: 'തേവര', asked: 'area', known: { city: 'Kochi' }, set: { area: 'Thevara' } },
      {
        text: 'ഭർത്താവിന് ബാംഗ്ലൂർ പോസ്റ്റിംഗായി, കുട്ടികളുടെ പഠിത്തം കാരണം ഞാൻ തൃശൂരിൽ തന്നെ നിൽക്കാൻ പോകുവാ, അയ്യന്തോൾ ഭാഗത്ത് ഒരു കൊച്ചു വീട് വാടകയ്ക്ക്',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Thrissur', area: 'Ayyanthole' },
      },
      {
        text: 'ഒരു ബ്രോക്കർ പറ്റിച്ചു, അതുകൊണ്ട് വിശ്വസിക്കാവുന്ന സ്ഥലം പത്ത് ലക്ഷത്തിന് പ്ലോട്ട് വേണം പാലക്കാട് ഭാഗത്ത്',
        set: { property_type: 'land', city: 'Palakkad', price: upTo(1000000) },
      },
      {
        text: 'രണ്ട് മാസമായി വീട് തപ്പി നടക്കുന്നു ഒന്നും ഒത്തില്ല വെണ്ണലയിൽ പത്തായിരത്തിന് എന്തെങ്കിലും ഉണ്ടെങ്കിൽ പറയൂ',
        set: { property_type: 'house', area: 'Vennala', price: upTo(10000) },
      },
      {
        text: 'ചേച്ചിയുടെ വീട് തേവരയിലാണ്, അവരുടെ അടുത്ത് തന്നെ താമസിക്കണമെന്നുണ്ട്, അവിടെ ഒരു ഫ്ലാറ്റ് വാടകയ്ക്ക്',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Thevara' },
      },
      {
        text: 'ഞാൻ ചോദിച്ചത് വാങ്ങാനല്ല വാടകയ്ക്കാണ്',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'ആദ്യം രണ്ട് ബെഡ്റൂം എന്ന് പറഞ്ഞു, അമ്മ വരുന്നുണ്ട്, അതുകൊണ്ട് മൂന്നാക്കിക്കോ',
        known: { bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'അടുത്ത വർഷം വാങ്ങാമെന്നുണ്ട്, തൽക്കാലം വാടകയ്ക്ക് നോക്കൂ എട്ടായിരം',
        set: { transaction_type: 'rent', price: upTo(8000) },
      },
      {
        text: 'എസി വേണ്ട ഗീസർ ഉണ്ടായാൽ മതി',
        known: { amenities: ['air_conditioning'] },
        drop: ['air_conditioning'],
      },
      { text: 'കൊച്ചി ഭയങ്കര ചെലവാ, അങ്കമാലിയിൽ നോക്കാം', set: { city: 'Angamaly' } },
      { text: 'തൃശൂർ വലിയ ചെലവാ, ചാലക്കുടിയിൽ നോക്കാം', set: { city: 'Chalakudy' } },
      {
        text: 'മകന് ഡൽഹിയിൽ പോസ്റ്റിംഗ്, ഞങ്ങൾ കോട്ടയത്ത് നിൽക്കാൻ പോകുവാ, ഒരു വീട് വാടകയ്ക്ക്',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kottayam' },
      },
      { text: 'തൽക്കാലം വാടകയ്ക്ക് മതി', set: { transaction_type: 'rent' } },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'kayamkulathu swantham veedu vaangan plan, 40 lakhs',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kayamkulam', price: upTo(4000000) },
      },
      {
        text: '2bhk flat kaloor 18k rent semi furnished',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Kaloor',
          bedrooms: exactly(2),
          price: upTo(18000),
          amenities: ['semi_furnished'],
        },
      },
      {
        text: 'malappurath 3 bedroom veedu undo 60 lakhsinu ullil',
        set: { property_type: 'house', city: 'Malappuram', bedrooms: exactly(3), price: upTo(6000000) },
      },
      { text: 'security cctv okke venam', set: { amenities: ['security'] } },
      {
        text: 'Rent maximum 16k, Vyttila side',
        set: { transaction_type: 'rent', area: 'Vyttila', price: upTo(16000) },
      },
      {
        text: 'njangalude kalyanam aakan pokunnu, veettukaar maari thamasikkan parayunnu, so 1bhk rent 10k ullil elamakkara',
        set: { transaction_type: 'rent', area: 'Elamakkara', bedrooms: exactly(1), price: upTo(10000) },
      },
      {
        text: 'aniyan usil aanu avante peril oru plot vaanganam, perumbavoor side 20 lakhs',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Perumbavoor', price: upTo(2000000) },
      },
      {
        text: 'randu veedu kandu randum ishtapettilla, vere enthenkilum kaanikku vyttilayil',
        set: { area: 'Vyttila' },
      },
      { text: '10k paranja owner ippo 12k chodikkunnu, enikk 10k thanne venam', set: { price: upTo(10000) } },
      {
        text: 'njangal vegetarian aanu, pakshe athu prashnamilla, veedu nannayal mathi',
        set: { property_type: 'house' },
      },
      { text: 'kaloorinu pakaram palarivattom', known: { area: 'Kaloor' }, set: { area: 'Palarivattom' } },
      {
        text: 'ente budgetil onnum kittiyillenkil kurach koottam 28 vare',
        known: { transaction_type: 'sale', price: upTo(2500000) },
        set: { price: upTo(2800000) },
      },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Kakkanad-ൽ 3BHK flat വാങ്ങാൻ വില 1.5 crore വരെ',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Kakkanad',
          bedrooms: exactly(3),
          price: upTo(15000000),
        },
      },
      {
        text: 'Baby വരാൻ പോകുന്നു, so 1BHK പോരാ, 2BHK-ലേക്ക് മാറണം Kaloor-ൽ rent 15k',
        set: { transaction_type: 'rent', area: 'Kaloor', bedrooms: exactly(2), price: upTo(15000) },
      },
      { text: 'Parents-ന് lift must, എനിക്ക് gym ഉണ്ടെങ്കിൽ bonus', set: { amenities: ['lift', 'gym'] } },
      {
        text: 'Bengaluru വേണ്ടെന്ന് തീരുമാനിച്ചു, Palakkad-ൽ തന്നെ flat നോക്കൂ',
        set: { property_type: 'apartment', city: 'Palakkad' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'വില എത്രയാ പറയുന്നത്', act: 'question' },
      { text: 'എത്രാമത്തെ നിലയാണ് ഇത്', act: 'question' },
      { text: 'അതെയതെ അങ്ങനെ തന്നെ', act: 'affirm' },
      { text: 'വേണമെങ്കിൽ പറയാം ഇപ്പോൾ വേണ്ട', act: 'deny' },
      { text: 'വീട്ടിൽ പട്ടിയുണ്ട് അതിനെ കൊണ്ടുവരാമോ', act: 'question' },
      { text: 'ഓണർ ആരാ എങ്ങനെയുള്ള ആളാ', act: 'question' },
      { text: 'ഇതിനു മുമ്പ് ആരാ താമസിച്ചിരുന്നത്', act: 'question' },
      { text: 'അതെങ്ങനെയാ ഇത്രയും വില', act: 'question' },
      { text: 'നിങ്ങൾ പറഞ്ഞാൽ ശരിയായിരിക്കും', act: 'affirm' },
      { text: 'ധൈര്യമായി ചെയ്യൂ', act: 'affirm' },
      { text: 'ഏയ് അതൊന്നും നടക്കില്ല', act: 'deny' },
      { text: 'വെറുതെ ചോദിച്ചുകൊണ്ടിരിക്കല്ലേ', act: 'deny' },
      { text: 'വിവരമുള്ള ആരെക്കൊണ്ടെങ്കിലും സംസാരിപ്പിക്ക്', act: 'handoff' },
      { text: 'ഒരു വട്ടം കൂടെ പറഞ്ഞേ', act: 'repeat' },
      { text: 'അ മുതൽ തുടങ്ങാം എല്ലാം ഒന്നു കൂടെ', act: 'restart' },
      { text: 'ഇവിടെ എന്തു ചെയ്യണം ഒന്നും അറിയില്ലല്ലോ', act: 'help' },
      { text: 'ഒരുപാട് നേരമായി ഉറക്കം വരുന്നു പോട്ടെ', act: 'goodbye' },
      { text: 'നിങ്ങളുടെ പുണ്യം കൊണ്ട് വീട് കിട്ടി നന്ദിയുണ്ട്', act: 'thanks' },
      { text: 'മൂന്ന് വീട് കണ്ടു ഒന്നും ഇഷ്ടപ്പെട്ടില്ല', act: 'deny' },
      { text: 'ഗീസർ ഉണ്ടോ', act: 'question' },
      { text: 'നിങ്ങൾ പറഞ്ഞാൽ ശരിയാകും', act: 'affirm' },
      { text: 'ശല്യപ്പെടുത്തല്ലേ', act: 'deny' },
      { text: 'ആരെക്കൊണ്ടെങ്കിലും വിളിപ്പിക്കൂ', act: 'handoff' },
      { text: 'ഒരു തവണ കൂടി പറയൂ', act: 'repeat' },
      { text: 'വേറെ തിരച്ചിൽ നടത്താം', act: 'restart' },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'vella prashnam undakumo avide', act: 'question' },
      { text: 'sheri nokkam bye', act: 'goodbye' },
      { text: 'park aduth undenkil kuttikal kalikkum', act: 'unclear' },
      { text: 'aa areayil bus facility engane', act: 'question' },
      { text: 'bathroom ethra und', act: 'question' },
      { text: 'loan eligibility engane check cheyyum', act: 'question' },
      { text: 'vendennu paranjille ethra thavana', act: 'deny' },
      { text: 'aareyenkilum ayachu veedu kaanikkan pattumo', act: 'question' },
      { text: 'oru minute onnoode para kettilla', act: 'repeat' },
      { text: 'vere search idam ithu vidu', act: 'restart' },
      { text: 'engane thudanganam ennu ariyilla', act: 'help' },
      { text: 'pinne varam samayam illa', act: 'goodbye' },
      { text: 'nalla pani cheythu nandi', act: 'thanks' },
    ],
  },
]
