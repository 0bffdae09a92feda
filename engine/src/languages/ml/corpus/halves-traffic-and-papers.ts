import { type CorpusCase, wishesAndTalk } from '../../corpus-case.ts'

/** Half of a budget and sums put on to it, offices that traffic keeps one from, land to build on, what papers and bathrooms there are; and what sounds alike. */
const turns: CorpusCase[] = [
  {
    text: 'നേരത്തെ പറഞ്ഞ തുകയുടെ പകുതിയേ മാസാമാസം കൊടുക്കാൻ പറ്റൂ',
    known: { transaction_type: 'rent', price: { max: 30000 } },
    set: { price: { max: 15000 } },
  },
  {
    text: 'അതിന്റെ പകുതിയേ പറ്റൂ',
    known: { transaction_type: 'rent', price: { max: 30000 } },
    set: { price: { max: 15000 } },
  },
  {
    text: 'ബജറ്റ് പകുതിയാക്കൂ',
    known: { transaction_type: 'rent', price: { max: 30000 } },
    set: { price: { max: 15000 } },
  },
  {
    text: 'budget pakuthi aakkiko',
    known: { transaction_type: 'rent', price: { max: 30000 } },
    set: { price: { max: 15000 } },
  },
  {
    text: 'പറഞ്ഞ ബജറ്റിന്റെ പകുതി മതി',
    known: { transaction_type: 'rent', price: { max: 30000 } },
    set: { price: { max: 15000 } },
  },
  {
    text: 'ശമ്പളത്തിന്റെ പകുതിയും കടം അടയ്ക്കാനാ',
    known: { transaction_type: 'rent', price: { max: 30000 } },
    act: 'unclear',
  },
  {
    text: 'ഏഴര സെന്റിൽ കുറഞ്ഞാൽ പുര വെക്കാൻ തികയില്ല',
    asked: 'size_sqft',
    known: { transaction_type: 'sale', property_type: 'land', city: 'Palakkad' },
    set: { size_sqft: { min: 3267 } },
  },
  {
    text: 'പത്തു സെന്റിൽ കുറഞ്ഞാൽ തികയില്ല',
    asked: 'size_sqft',
    known: { transaction_type: 'sale', property_type: 'land' },
    set: { size_sqft: { min: 4356 } },
  },
  {
    text: '6 centil kuranjal veed vekkan thikayilla',
    asked: 'size_sqft',
    known: { transaction_type: 'sale', property_type: 'land' },
    set: { size_sqft: { min: 2613.6 } },
  },
  {
    text: 'ഒരു കോടിക്കു താഴെയുള്ളതൊന്നും show ചെയ്യണ്ട, quality ഉള്ളതു മതി',
    asked: 'price',
    known: { transaction_type: 'sale', property_type: 'house' },
    set: { price: { min: 10000000 } },
  },
  {
    text: '50 ലക്ഷത്തിനു താഴെയുള്ളതൊന്നും കാണിക്കണ്ട',
    asked: 'price',
    known: { transaction_type: 'sale', property_type: 'house' },
    set: { price: { min: 5000000 } },
  },
  {
    text: 'ഒരു കോടിക്കു താഴെയുള്ളത് കാണിക്കൂ',
    asked: 'price',
    known: { transaction_type: 'sale', property_type: 'house' },
    set: { price: { max: 10000000 } },
  },
  { text: 'സ്ഥലം വാങ്ങി പുര വെക്കാനാണ്', set: { transaction_type: 'sale', property_type: 'land' } },
  {
    text: 'flat venda, sthalam vangi njangal thanne panitholam',
    known: { property_type: 'apartment', city: 'Thrissur' },
    set: { transaction_type: 'sale', property_type: 'land' },
  },
  { text: 'സ്ഥലം വാങ്ങി ഞങ്ങൾ തന്നെ പണിതോളാം', set: { transaction_type: 'sale', property_type: 'land' } },
  { text: 'plot vangi veedu paniyam', set: { transaction_type: 'sale', property_type: 'land' } },
  { text: 'കഴിഞ്ഞ കൊല്ലം നാട്ടിൽ സ്ഥലം വാങ്ങി വീടു പണിതു', act: 'unclear' },
  {
    text: 'mukkal kodi kond karyam nadakkanam',
    asked: 'price',
    known: { transaction_type: 'sale', property_type: 'apartment' },
    set: { price: { max: 7500000 } },
  },
  {
    text: '30 ലക്ഷം കൊണ്ട് കാര്യം നടത്തണം',
    asked: 'price',
    known: { transaction_type: 'sale', property_type: 'apartment' },
    set: { price: { max: 3000000 } },
  },
  {
    text: '12000 kond karyam nadathanam',
    asked: 'price',
    known: { transaction_type: 'rent', property_type: 'apartment' },
    set: { price: { max: 12000 } },
  },
  { text: 'ദിവസവും രാവിലെ നടക്കണം, ഡോക്ടർ പറഞ്ഞു', act: 'unclear' },
  {
    text: 'achan retire aayi, calicut il thamasam aakkan veedu vanganam, 85 lakhs il nilkkanam',
    set: { transaction_type: 'sale', property_type: 'house', city: 'Kozhikode', price: { max: 8500000 } },
  },
  { text: 'കോഴിക്കോട് താമസം ആക്കാൻ ഒരു വീട് വേണം', set: { property_type: 'house', city: 'Kozhikode' } },
  {
    text: 'thrissuril thamasam aakkanam, oru flat venam',
    set: { property_type: 'apartment', city: 'Thrissur' },
  },
  {
    text: 'molude school vyttilayila, athinte aduth thanne nokkiya mathi',
    known: { transaction_type: 'rent', property_type: 'apartment' },
    set: { area: 'Vyttila' },
  },
  {
    text: 'ഓഫീസ് കാക്കനാട്ടാണ്, ദിവസവും ട്രാഫിക്കിൽ കറങ്ങാൻ വയ്യ, അടുത്ത് മതി',
    asked: 'area',
    known: { transaction_type: 'rent', city: 'Kochi' },
    set: { area: 'Kakkanad' },
  },
  {
    text: 'office kakkanad aanu, traffic il povan vayya, aduth mathi',
    asked: 'area',
    known: { transaction_type: 'rent', city: 'Kochi' },
    set: { area: 'Kakkanad' },
  },
  { text: 'njan padichathum valarnnathum okke thrissur aa', act: 'unclear' },
  { text: 'ഞാൻ ജനിച്ചതും വളർന്നതും ഒക്കെ കോഴിക്കോടാണ്', act: 'unclear' },
  {
    text: 'ഏതെങ്കിലും agent-നെ direct ആയി connect ചെയ്തു തരൂ, type ചെയ്യാൻ വയ്യ',
    known: { transaction_type: 'rent' },
    act: 'handoff',
  },
  { text: 'agentine direct connect cheyth tharu', known: { transaction_type: 'rent' }, act: 'handoff' },
  { text: 'ഏജന്റിനെ ഡയറക്ടായി കണക്ട് ചെയ്യൂ', known: { transaction_type: 'rent' }, act: 'handoff' },
  {
    text: '36-ൽ നിന്ന് ഇനിയും കുറയ്ക്കുമോ',
    known: { transaction_type: 'sale', price: { max: 7000000 } },
    shown: 3,
    act: 'question',
  },
  {
    text: 'ഇനിയും കുറയ്ക്കുമോ',
    known: { transaction_type: 'sale', price: { max: 7000000 } },
    shown: 3,
    act: 'question',
  },
  {
    text: 'iniyum kurakkumo',
    known: { transaction_type: 'sale', price: { max: 7000000 } },
    shown: 3,
    act: 'question',
  },
  {
    text: 'ഇനിയും കാണിക്കൂ',
    known: { transaction_type: 'sale', price: { max: 7000000 } },
    shown: 3,
    act: 'question',
  },
  {
    text: 'രണ്ട് ബാത്ത്റൂം വേണം',
    known: { transaction_type: 'sale', property_type: 'house', city: 'Kochi' },
    act: 'unclear',
  },
  {
    text: 'അപ്രൂവൽ ഉണ്ടോ',
    known: { transaction_type: 'sale', property_type: 'land' },
    shown: 3,
    act: 'question',
  },
  {
    text: 'സ്വന്തമാക്കാനാണ് പ്ലാൻ',
    asked: 'transaction_type',
    known: { property_type: 'apartment' },
    set: { transaction_type: 'sale' },
  },
  { text: 'വാങ്ങാനുള്ള പണം ഇപ്പോൾ തികയില്ല, തൽക്കാലം വാടകയ്ക്ക് മതി', set: { transaction_type: 'rent' } },
  {
    text: 'price matter അല്ല',
    known: { transaction_type: 'sale', property_type: 'apartment', price: { max: 5000000 } },
    any: ['price'],
  },
  { text: 'ഞാൻ ഏജന്റല്ല', known: { transaction_type: 'rent' }, act: 'unclear' },
  {
    text: 'ബജറ്റ് പകുതി ആക്കാം',
    known: { transaction_type: 'rent', price: { max: 20000 } },
    set: { price: { max: 10000 } },
  },
  {
    text: 'പത്തു സെന്റിൽ കൂടുതൽ വേണ്ട',
    asked: 'size_sqft',
    known: { transaction_type: 'sale', property_type: 'land' },
    set: { size_sqft: { max: 4356 } },
  },
]

export const halvesTrafficAndPapers = wishesAndTalk(turns)
