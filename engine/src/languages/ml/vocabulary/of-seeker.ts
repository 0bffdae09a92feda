import type { OfSeekerWords } from '../../word-lists.ts'

/** What Malayalam speakers say of themselves and their people. */
export const ofSeeker: OfSeekerWords = {
  mine: 'എന്റെ ഞങ്ങളുടെ ente njangalude',
  kin: `
    മോന- മോൻ- മകന- മകൻ- മകള- ഭർത്താവ- ഹസ്ബൻഡ- ചേട്ട- അനിയ- അച്ഛ- അമ്മ- ഭാര്യ- monte mone monu makante makane makanu husband husbandinte husbandine husbandinu chettante chettane aniyante aniyane achante achane ammayude bharyayude brotherinte brotherine friendinte suhruth- കൂട്ടുകാര- സുഹൃത്ത്- bharya bharthavu ചേച്ചി- പെങ്ങള- പെങ്ങൾ സഹോദര- chechi chechiyude pengal pengalude`,
  whose: '',
  ofKin: 'ഭർത്താവിനെ ഭർത്താവിന്റെ മകനെ മകന്റെ husbandine husbandinte makane makante',
  does: `
    എടുത്തോളൂ എടുത്തോ എടുക്കൂ വിളിച്ചോളൂ വിളിക്കൂ വിളിച്ചാൽ തരാം തരട്ടെ edutholu eduthollu eduthoLu edukku vilicholu vilichollu vilikku vilichal vilichaal tharam tharatte`,
  toGuru: 'നിങ്ങളെ നിങ്ങളോട് നിങ്ങളുമായി ningale ningalod ningalodu ningalumayi',
  refusesTalk: `
    സംസാരിക്കില്ല സംസാരിക്കാനില്ല സംസാരിക്കണ്ട സംസാരിക്കാൻതാൽപര്യമില്ല സംസാരിക്കാൻതാല്പര്യമില്ല സംസാരിക്കാൻഇഷ്ടമില്ല samsarikkilla samsarikkanilla samsarikkanda samsarikkanthalparyamilla samsarikkanishtamilla`,
  anybody: 'ആരോടും ആരുമായും aarodum arodum',
  comes: `
    വരാം വന്നുകാണാം കാണാൻവരും കാണാൻവരാം ഞങ്ങൾവരും varam varaam vannukaanam vannukanam kaananvarum kananvarum njangalvarum`,
  dates: 'മാസം തീയതി തിയതി തീയ്യതി maasam masam theeyathi thiyathi theeyati',
  months: 'ജനുവരി ഫെബ്രുവരി മാർച്ച് ഏപ്രിൽ മേയ് മെയ് ജൂൺ ജൂലൈ ഓഗസ്റ്റ് സെപ്റ്റംബർ ഒക്ടോബർ നവംബർ ഡിസംബർ',
  takes:
    'കൊടുക്കുമോ കൊടുക്കുവോ കിട്ടുമോ കിട്ടുവോ സമ്മതിക്കുമോ സമ്മതിക്കുവോ ചോദിക്കുമോ ചോദിക്കുവോ പാകം ഉണ്ടാക്കാമോ വയ്ക്കാമോ kodukkumo kodukumo kodukkuvo kittumo kittuvo sammathikkumo sammathikkuvo chodikkumo chodikkuvo undakkamo',
  fears: 'പ്രശ്നം പ്രശ്നമുണ്ടോ പ്രശ്നമാകുമോ prashnam prasnam',
  eats: 'മീൻ മുട്ട ചിക്കൻ',
  pets: 'പട്ടി പട്ടിയെ പൂച്ച പൂച്ചയെ patti pattiye poocha',
  keepsPets: 'വളർത്താമോ വളർത്താൻ valarthamo valarthaamo valarthan',
  weary: 'മടുത്തു മടുത്തുപോയി ക്ഷീണിച്ചു maduthu madutthu ksheenichu',
  vain: `
    സമയംകളയുന്നു സമയംപാഴാക്കുന്നു ടൈംവേസ്റ്റ് ഒരുഉപകാരവുമില്ല ഒരുപകാരവുമില്ല samayamkalayunnu timewaste oruupakaravumilla orupakaravumilla`,
  relieved: `
    ദൈവത്തിനുനന്ദി ഭാഗ്യം സമാധാനമായി ഹാവൂ daivathinunanni daivathinunandi samadhanamayi haavoo`,
  amused: 'ഹഹ ഹഹഹ ഹാഹാ നല്ലതമാശ haha nallathamasha',
  notNow:
    'ഇപ്പോൾവേണ്ട ഇപ്പൊവേണ്ട ഇപ്പോൾഅല്ല ഇപ്പോഴല്ല ippolvenda ippovenda ippolalla ippozhalla ഇപ്പോവേണ്ട ഇപ്പൊഴുവേണ്ട ippozhuvenda thalkkalamvenda',
  looksFirst:
    'നോക്കട്ടെ കാണട്ടെ നോക്കിയിട്ട് കണ്ടിട്ട് nokkatte kaanatte kanatte nokkiyitt nokkiyittu kandittu kanditt',
  insists: 'വീണ്ടും പിന്നെയും എപ്പോഴും veendum pinneyum eppozhum',
  movesIn: 'താമസംമാറാൻ താമസംമാറാമോ താമസംതുടങ്ങാമോ thamasammaaran thamasammaran thamasammaramo shift ഷിഫ്റ്റ്',
  notYet: `
    ഇതുവരെഇല്ല ഇതുവരെയില്ല ഇത്വരെഇല്ല ഇനിയുംഇല്ല ithuvareilla ithuvareyilla ithvareilla ethuvareilla ituvareilla`,
  leaves: 'വിട്ടേക്കൂ വിട്ടേക്ക് വിട്ടേര് vittekku vittekk vitteru',
  noMore: 'ഇനിവേണ്ട ഇനിആവശ്യമില്ല ഇനിയാവശ്യമില്ല inivenda iniavashyamilla iniavasyamilla',
  needsAfterNo: '',
  stops: 'നിർത്തൂ നിർത്ത് നിർത്തിക്കോ nirthu nirthoo nirthikko',
  too: 'ആയാലും ആണെങ്കിലും ayalum aayalum anenkilum',
  halves: 'പകുതി പകുതിയേ പകുതിയാ- pakuthi pakuthiye pakuthiya',
  news: `
    പുതിയത്എന്തെങ്കിലും പുതിയതെന്തെങ്കിലും പുതിയത്ഉണ്ടോ പുതിയതുണ്ടോ puthiyathuenthenkilum puthiyathenthenkilum puthiyathundo`,
  atHome: 'വീട്ടിൽ veettil vittil',
  asksFirst: `
    ചോദിക്കട്ടെ ചോദിക്കാം ചോദിക്കണം ചോദിക്കട്ടേ സംസാരിക്കട്ടെ സംസാരിക്കണം ചോദിച്ചുനോക്കട്ടെ ചോദിച്ചുനോക്കാം ആലോചിക്കട്ടെ chodikkatte chodikkam chodikkanam samsarikkatte samsarikkanam chodichunokkatte ചോദിച്ചിട്ട് ചോദിച്ച് chodichitt chodichittu കാണിച്ചിട്ട് കാണിച്ച് kaanichittu kanichittu kaanichitt`,
  visits: 'വിസിറ്റ് വിസിറ്റ visit visitinu',
  holds: `
    പിടിച്ചുവെക്കണേ പിടിച്ച്വെക്കണേ പിടിച്ചുവെക്കൂ പിടിച്ച്വെക്കൂ മാറ്റിവെക്കണേ മാറ്റിവെക്കൂ മാറ്റിവയ്ക്കൂ പിടിച്ചുവയ്ക്കൂ പിടിച്ചുവെക്കാമോ പിടിച്ച്വെക്കാമോ മാറ്റിവെക്കാമോ മാറ്റിവയ്ക്കാമോ വെച്ചേക്കണേ വെച്ചേക്കൂ വെച്ചേക്കണം ഹോൾഡ് pidichuvekkane pidichvekkane pidichuvekkamo maattivekkane mattivekkane mattivekkamo vechekkane vechekku hold`,
  stays:
    'മതി മാത്രം താമസിക്കാൻ മാസത്തേക്ക് വർഷത്തേക്ക് കൊല്ലത്തേക്ക് mathi mathram maathram thamasikkan maasathekk masathekk maasathek maasathekku masathekku varshathekk kollathekk',
  forNow:
    'താൽക്കാലികമായി താത്കാലികമായി കുറച്ചുനാളത്തേക്ക് കുറച്ചുകാലത്തേക്ക് kurachunaalathekk kurachunaalathekku kurachukaalathekk kurachukaalathekku thalkalikamayi',
  hasBeen: '',
  years: 'വർഷ- കൊല്ല- varsham varshathekku varshathinu kollam kollathekku',
  forMe: `
    എനിക്ക്വേണ്ടി എനിക്കുവേണ്ടി ഞങ്ങൾക്ക്വേണ്ടി ഞങ്ങൾക്കുവേണ്ടി എനിക്കായി enikkvendi enikkuvendi enikuvendi njangalkkvendi njangalkkuvendi`,
  nobodyElse: `
    വേറെആർക്കും വേറൊരാൾക്കും മറ്റാർക്കും വേറാർക്കും verearkkum vereaarkkum verearkum mattarkkum verarkkum`,
  keepsBack: `
    കൊടുക്കരുത് കൊടുക്കല്ലേ കൊടുക്കണ്ട കൊടുക്കരുതേ kodukkaruth kodukkaruthu kodukkalle kodukkanda`,
  troubles: 'ശല്യം ശല്യപ്പെടുത്തുമോ ഡിസ്റ്റർബ് shalyam salyam disturb',
  ladies: `
    ലേഡിഏജന്റ് വനിതാഏജന്റ് സ്ത്രീഏജന്റ് ലേഡിഏജന്റ മാഡംആരെങ്കിലും ഏതെങ്കിലുംമാഡം ladiagent madamaarenkilum ethenkilummadam`,
  suffices: '',
  aBitMore:
    'കുറച്ച്കൂടുതൽ- കുറച്ചുകൂടുതൽ- കുറച്ച്കൂടിയാല- കുറച്ചുകൂടിയാല- അല്പംകൂടുതൽ- kurachkooduthal- kurachukooduthal- kurachkoodiyal- kurachukoodiyal-',
  wouldBeGood: 'സൗകര്യം നല്ലത് നല്ലതാ കൊള്ളാം ഉപകാരം saukaryam soukaryam nallath nallathu kollam',
  willDo: 'മതി മതിയാകും mathi madhi mathiyakum',
  lacking: 'പോരാ പോര മതിയാവില്ല മതിയാകില്ല തികയില്ല poraa pora mathiyavilla mathiyakilla thikayilla',
  shownBefore: `
    മുൻപ്കാണിച്ച- മുമ്പ്കാണിച്ച- മുന്നേകാണിച്ച- നേരത്തെകാണിച്ച- ആദ്യംകാണിച്ച- പഴയലിസ്റ്റ്- മുൻപത്തെലിസ്റ്റ്- munpukaanicha- munpukanicha- munnekaanicha- munnekanicha- nerathekaanicha- nerathekanicha- aadyamkaanicha- adyamkanicha- pazhayalist- munpathelist-`,
}
