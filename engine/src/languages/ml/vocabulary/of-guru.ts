import type { OfGuruWords } from '../../word-lists.ts'

/** What is asked and said of Guru itself and of the number that it asks for. */
export const ofGuru: OfGuruWords = {
  numbers: 'നമ്പർ- നമ്പറ- number- nambar-',
  why: `
    എന്തിനാ- എന്തിന് എന്തിനു എന്തിന എന്തുകൊണ്ട- enthin- endhin- enthukond- നിർബന്ധമാണോ നിർബന്ധമാ nirbandhamano nirbandhama`,
  later: 'പിന്നെ പിന്നീട് ശേഷം pinne pinneed pinneedu pinned',
  gives: `
    തരാം തരാമേ തരും അയക്കാം പറയാം tharam taram tharaam parayam ayakkam കൊടുക്കുമോ കൊടുക്കും കൊടുക്കുവോ കിട്ടും kodukkumo kodukkum kodukkuvo kittum`,
  yours: 'നിങ്ങളുടെ നിങ്ങടെ തന്റെ താങ്കളുടെ ningalude ningalde ningade',
  consults: `
    ചോദിച്ചിട്ട് ചോദിച്ച് ചോദിച്ചു സംസാരിച്ചിട്ട് സംസാരിച്ച് ആലോചിച്ചിട്ട് chodichitt chodichittu chodichu samsarichitt samsarichittu samsarichu`,
  tells: `
    പറയാം പറയാമേ പറയാട്ടോ അറിയിക്കാം parayam parayaam parayatto ariyikkam`,
  hands: 'തരൂ തരാമോ തരുമോ tharu tharamo tharumo',
  withholds: 'തരില്ല തരൂല തരത്തില്ല tharilla tharoola tharula',
  owners: 'ഉടമ- ഓണർ- ഓണറ- udama- ownerod- owneru-',
  writing: 'വാട്സാപ്പ്- വാട്ട്സാപ്പ്- വാട്സ്ആപ്പ്-',
  shows: 'കാണിക്കൂ kaanikku kanikku',
  sees: 'കാണാൻപറ്റുമോ കാണാൻപറ്റോ kaananpattumo kananpattumo kaanaanpattumo kananpatto കാണാമോ കാണണം വിസിറ്റ് kaanamo kanamo kananam kaananam',
  days: 'എപ്പോൾ എപ്പോ എപ്പോഴാ eppol eppozha',
  fees: `
    കമ്മീഷൻ- കമ്മിഷൻ- കമ്മീഷന- ബ്രോക്കറേജ- ദല്ലാൾ commission commissiono brokerage kammishan`,
  charging: 'എടുക്കും വാങ്ങും വാങ്ങിക്കും edukkum vaangum vangum',
  robots: 'ബോട്ട- ബോട്ടാ- റോബോട്ട- റോബോട്ടാ- bot bots robot-',
  machines: 'മെഷീൻ- മെഷിൻ- മെഷീനാ യന്ത്ര- കമ്പ്യൂട്ടർ- machine machineano computer computerano',
  persons: `
    മനുഷ്യ- ആളാ- ആൾ ബ്രോക്കർ- ബ്രോക്കറാ- ഏജന്റ- broker brokerano brokerku brokerkku agent agentano agentinu manushyan-`,
  others:
    'ആർക്ക- ആർക്കൊക്കെ ആർക്കെല്ലാം ആർക്കാ എല്ലാവർക്കും എല്ലാർക്കും മറ്റുള്ളവർക്ക് aarkku aarkk arkku aarkokke arkokke ellavarkkum ellarkkum',
  worries: 'സുരക്ഷിത- സേഫ- ദുരുപയോഗ- surakshitham- misuse',
  calls: 'കോൾ ഫോൺ',
  calling: 'കോളുകൾ വിളി വിളികൾ',
  many: 'ഒരുപാട് കുറേ കുറെ എപ്പോഴും ദിവസവും orupad orupaadu kure',
  real: 'ശരിക്കു- ശരിക്ക് യഥാർത്ഥ- യഥാർഥ- ഒറിജിനൽ- sharikkum sherikkum yathartha- original originalano',
  fake: 'വ്യാജ- കള്ള- നുണ- ഡെമോ- vyaja- kallam- fake fakeano demo demoano',
  cheats:
    'തട്ടിപ്പ- തട്ടിപ്പാ- പറ്റിക്ക- പറ്റിപ്പ- ചതി- ചതിക്ക- വിശ്വസി- വിശ്വാസ- thattipp- pattikkumo pattikkuo pattikkuvo pattikkalle pattikkukayano pattikkal chathi chathikkumo chathikkuo viswasam vishwasam viswasikkamo vishwasikkamo viswasikkam vishwasikkam viswasikkan vishwasikkan viswasikkanamo',
  company: 'കമ്പനി- കമ്പനിയാ- സ്ഥാപന- company companyano companiyano kampani kampaniyano',
  you: 'നിങ്ങൾ നിങ്ങള് താങ്കൾ ningal ningalu',
  charges: 'ഫീസ- ചാർജ- fees feesu charge charges chargeo',
  money: 'പണം- കാശ- കാശു- പൈസ- kaash kaashu kash kashu panam- paisa',
  talks: 'സംസാരിക്ക- സംസാരിച്ചാ- മിണ്ടിയാ- samsarikk- samsarich-',
  about: 'കുറിച്ച് പറ്റി കാര്യം കാര്യമല്ല kurich kurichu patti karyam',
  useless: 'വേസ്റ്റ്- ഉപകാരമില്ല- ഗുണമില്ല-',
  often: 'എത്രതവണ എത്രവട്ടം എത്രപ്രാവശ്യം ethrathavana ethravattam',
  decides: 'തീരുമാനി- തീരുമാന- theerumani- theeruman-',
  budget: 'ബജറ്റ്- ബഡ്ജറ്റ്-',
  sellers: '',
  notifies:
    'അറിയിക്കുമോ അറിയിക്കാമോ അറിയിക്കണം അറിയിക്കണേ അറിയിക്കൂ അറിയിച്ചാൽ പറയുമോ പറയാമോ പറയണേ ariyikkumo ariyikkamo ariyikkanam ariyikkane parayumo parayamo parayane',
  arrives: 'വന്നാൽ വന്നാല് വരുമ്പോൾ വരുമ്പോ vannal vannaal varumbol varumbo',
  willCome: 'വരുക വരും വരിക വരുന്നത് കിട്ടുക varuka varum varika kittuka',
}
