import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const livesAndMoves: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'മോന് കുസാറ്റിൽ അഡ്മിഷൻ കിട്ടി, അതുകൊണ്ട് കളമശ്ശേരി ഭാഗത്ത് ഒരു ചെറിയ ഫ്ലാറ്റ് വാടകയ്ക്ക് നോക്കുകയാണ്',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Kalamassery' },
      },
      {
        text: 'തറവാട് പൊളിച്ചു, ഇനി തൽക്കാലം ആലപ്പുഴയിൽ വാടകയ്ക്ക് താമസിക്കണം',
        set: { transaction_type: 'rent', city: 'Alappuzha' },
      },
      {
        text: 'ബജറ്റ് ഏകദേശം അറുപത് അറുപത്തഞ്ച് ലക്ഷം വരും',
        known: { transaction_type: 'sale' },
        set: { price: between(6000000, 6500000) },
      },
      {
        text: 'ഒന്നേകാൽ കോടിയിൽ കൂടരുത്',
        known: { transaction_type: 'sale' },
        set: { price: upTo(12500000) },
        numbers: [12500000],
      },
      {
        text: 'എണ്ണായിരത്തി അഞ്ഞൂറ്',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(8500) },
        numbers: [8500],
      },
      {
        text: 'ഏഴര ലക്ഷത്തിന് ഒരു പ്ലോട്ട്',
        known: { transaction_type: 'sale' },
        set: { property_type: 'land', price: upTo(750000) },
        numbers: [750000],
      },
      {
        text: 'ഇരുപതിനുള്ളിൽ തീർക്കണം',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(20000) },
      },
      { text: 'രണ്ടര സെന്റ് ആയാലും മതി', asked: 'size_sqft', set: { size_sqft: atLeast(1089) } },
      { text: 'അഞ്ഞൂറ് സ്ക്വയർ ഫീറ്റിൽ കുറയാത്ത', asked: 'size_sqft', set: { size_sqft: atLeast(500) } },
      { text: 'ഞങ്ങൾ നാലു പേരുണ്ട്, രണ്ടു മുറി മതി', asked: 'bedrooms', set: { bedrooms: exactly(2) } },
      { text: 'ഒരു ഹാൾ, കിച്ചൻ, രണ്ടു ബെഡ്റൂം', asked: 'bedrooms', set: { bedrooms: exactly(2) } },
      { text: 'കൊല്ലത്തിനടുത്ത് കൊട്ടാരക്കരയിൽ', asked: 'area', set: { city: 'Kottarakkara' } },
      { text: 'തിരുവനന്തപുരത്ത് പട്ടം ഭാഗത്ത് ഉണ്ടെങ്കിൽ പറയൂ', set: { city: 'Thiruvananthapuram', area: 'Pattom' } },
      { text: 'കണ്ണൂരിലേക്ക് മാറ്റിക്കോളൂ', known: { city: 'Kozhikode' }, set: { city: 'Kannur' } },
      { text: 'കൊല്ലമല്ല, കൊടുങ്ങല്ലൂർ', known: { city: 'Kollam' }, set: { city: 'Kodungallur' } },
      { text: 'ലിഫ്റ്റ് വേണ്ട, അത് വിട്ടേക്ക്', known: { amenities: ['lift'] }, drop: ['lift'] },
      {
        text: 'വാങ്ങാനല്ല, വാടകയ്ക്കാണ് ചോദിച്ചത്',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      { text: 'ഞങ്ങൾക്ക് ഒരു പട്ടിയുണ്ട്, അതിന് സമ്മതിക്കണം', set: { amenities: ['pet_friendly'] } },
      { text: 'ബാൽക്കണി ഉണ്ടെങ്കിൽ സന്തോഷം', set: { amenities: ['balcony'] } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'ഇത് എത്രാമത്തെ നിലയിലാണ്?', act: 'question' },
      { text: 'മെയിൻ റോഡിൽ നിന്ന് എത്ര ദൂരം', act: 'question' },
      { text: 'ഉടമസ്ഥൻ ആരാണെന്ന് അറിയാമോ', act: 'question' },
      { text: 'വാടക കുറച്ചു തരുമോ', act: 'question' },
      { text: 'എപ്പോൾ താമസം മാറാം?', act: 'question' },
      { text: 'എന്തിനാ ഈ വീട് കാണിച്ചത്?', act: 'question' },
      { text: 'ഭാര്യയ്ക്ക് സുഖമില്ല, ആശുപത്രിയിൽ പോയി വന്നതാ', act: 'unclear' },
      { text: 'അവിടെ കറന്റ് ഇടയ്ക്കിടെ പോകുമത്രേ', act: 'unclear' },
      { text: 'ഇന്നലത്തെ കളി കണ്ടോ', act: 'question' },
      { text: 'കാർ സർവീസിന് പതിനായിരം ആയി', act: 'unclear' },
      { text: 'അയൽക്കാരൻ രണ്ടു കോടിക്ക് വീട് വിറ്റു', act: 'unclear' },
      { text: 'ആ ശരിയാ', act: 'affirm' },
      { text: 'അയ്യോ അല്ല', act: 'deny' },
      { text: 'വളരെ നന്ദി, നല്ല സഹായമായി', act: 'thanks' },
      { text: 'പോയിട്ട് വരാം', act: 'goodbye' },
      { text: 'മനസ്സിലായില്ല, ഒന്നുകൂടെ പറയൂ', act: 'repeat' },
      { text: 'എല്ലാം കളഞ്ഞ് പുതിയതായി തുടങ്ങാം', act: 'restart' },
      { text: 'ഏജന്റിന്റെ നമ്പർ തരൂ', act: 'handoff' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      { text: 'achanum ammayum koode und, athukond 3 bedroom venam', set: { bedrooms: exactly(3) } },
      {
        text: 'kazhinja maasam bangaloril ninnu vannu, ippo edappally il vadakakku veedu nokkunnu',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Edappally' },
      },
      {
        text: '65 lakshathinu mukalil pokilla, athinullil undenkil kanikku',
        known: { transaction_type: 'sale' },
        set: { price: upTo(6500000) },
      },
      {
        text: 'randu laksham advance tharam, vadaka 15000',
        set: { transaction_type: 'rent', price: upTo(15000) },
      },
      { text: 'palarivattom allenkil kaloor', set: { area: 'Palarivattom' } },
      { text: 'thrissur alla, thiruvalla paranjathu', set: { city: 'Thiruvalla' } },
      {
        text: 'ente budget maattanam',
        known: { price: upTo(20000), transaction_type: 'rent' },
        drop: ['price'],
      },
      { text: 'ethra aayalum kuzhappamilla', asked: 'price', any: ['price'] },
      { text: 'alla alla, 2 bhk mathi', known: { bedrooms: exactly(3) }, set: { bedrooms: exactly(2) } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'veedu puthukkan vicharichu pakshe paisa illa', act: 'unclear' },
      { text: 'avide vellam prashnam undo', act: 'question' },
      { text: 'loan edukkan ethra palisha varum', act: 'question' },
      { text: 'aadharam okke clear aano', act: 'question' },
      { text: 'hello chetta enthund vishesham', act: 'greet' },
      { text: 'ok naale samsarikkam bye', act: 'goodbye' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Kakkanad-ൽ 5 cent plot, 50 lakhs-ൽ താഴെ',
        set: { property_type: 'land', area: 'Kakkanad', size_sqft: atLeast(2178), price: upTo(5000000) },
      },
      {
        text: 'Husband Kochi-യിൽ work ചെയ്യുന്നു, ഞാൻ Palakkad-ൽ ആണ്, Kochi-യിലേക്ക് മാറണം rent-ന്',
        set: { transaction_type: 'rent', city: 'Kochi' },
      },
      {
        text: 'Furnished flat തന്നെ വേണം, AC ഉണ്ടാകണം',
        set: { property_type: 'apartment', amenities: ['furnished', 'air_conditioning'] },
      },
      {
        text: 'Covered parking ഉള്ള gated community villa',
        set: { property_type: 'house', amenities: ['parking', 'gated_community'] },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [{ text: 'Site visit എപ്പോൾ പോകാം?', act: 'question' }],
  },
]
