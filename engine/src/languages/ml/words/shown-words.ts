import type { ShownWords } from '../../language.ts'

/** What Malayalam speakers ask of homes shown. */
export const shownWords: ShownWords = {
  which:
    'ഏതിൽ ഏതിലാണ് ഏതിലാ ഏതിന് ഏതിനാണ് ഏതിന്റെ ഏത് ഏതാ ഏതാണ് ethil ethilanu ethila ethinu ethinanu ethinaanu eth ethu ethanu',
  amount: 'എത്ര എത്രയാ എത്രയാണ് ethra ethraya ethrayanu',
  one: 'ലേത് ത്തേത് ഉള്ളത് ന്റേത് ullath ullathu lethu lullathu nteth',
  details: 'വിവര- ഡീറ്റെയിൽസ് vivaram vivarangal',
  least: 'കുറവ് കുറവാണ് കുറഞ്ഞത് കുറഞ്ഞ kuravu kuranjathu',
  vehicle: 'കാർ കാറ് വണ്ടി ബൈക്ക്',
  parks: 'ഇടാം ഇടാമോ ഇടാൻ നിർത്താം നിർത്താമോ idamo idaamo nirthamo',
  floor: 'നില നിലയിൽ നിലയിലാണ് നിലയിലാ ഫ്ലോർ- ഫ്ലോറിൽ nilayil nilayilanu',
  deposit: 'അഡ്വാൻസ്- ഡെപ്പോസിറ്റ്-',
  loan: 'ലോൺ- ലോണ്- വായ്പ-',
  maintenance: 'മെയിന്റനൻസ്-',
  age: 'പഴക്കം പഴക്കമുണ്ട് pazhakkam',
  distance: 'ദൂരം ദൂരമുണ്ട് ദൂരത്ത് ദൂരത്തിലാണ് dooram',
  back: 'തിരിച്ച് തിരിച്ചു തിരികെ വീണ്ടും thirich thirichu thirike veendum',
  yields: 'തരുമോ തരുവോ തരാമോ കൊടുക്കുമോ ചെയ്യുമോ tharumo tharuvo tharamo kodukkumo cheyyumo',
  suits: 'നടക്കുമോ ആകുമോ nadakkumo',
  lessens: 'കുറയ്ക്കുമോ കുറക്കുമോ കുറയുമോ കുറയ്ക്കാമോ kurakkumo kuraykkumo kurayumo',
  bargains: 'വിലപേശ- vilapesh-',
  budget: 'ബജറ്റ്-',
  nearest: 'അടുത്ത് അടുത്തുള്ളത് aduth aduthullath',
  society: 'സൊസൈറ്റി',
  rera_number: 'റെറ',
  last_confirmed: 'അപ്ഡേറ്റ് കൺഫേം',
  facing: 'ദർശനം ദർശന- ഫേസിംഗ്- ഫേസിങ്-',
  bachelors: 'ബാച്ചിലർ- ബാച്ച്ലർ- bachelor- bachelors-',
  gas: 'ഗ്യാസ്- ഗ്യാസ',
  stairs: 'പടി പടികൾ padikal stepukal കോണിപ്പടി-',
}
