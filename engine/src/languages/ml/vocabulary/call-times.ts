import type { CallTimeWords } from '../../word-lists.ts'

/** When to be called, and whom to ask for. */
export const callTimes: CallTimeWords = {
  times: `
    രാവിലെ- കാലത്ത്- ഉച്ച- വൈകുന്നേര- വൈകീട്ട- വൈകിട്ട- സന്ധ്യ- രാത്രി- ഇന്ന് ഇന്നു നാളെ- മറ്റന്നാ-
    ഞായർ- ഞായറാ- തിങ്കൾ- തിങ്കളാ- ചൊവ്വ- ബുധൻ- ബുധനാ- വ്യാഴ- വെള്ളി- ശനി- വീക്കെൻഡ- സൺഡേ- മണിക്ക്-
    മണിക്കു- മണിയ്ക്ക്- മണി മണിക്കൂർ- ravile- raavile- uchakk- uchaykk- uchak- vaikunn- vaikitt-
    vaikeett- vykitt- vykunn- sandhya- rathri- raathri- innu naale- nale- mattannal- njayar- nyayar- thinkal-
    thingal- chovva- budhan- vyazh- velli- shani- manikk- manik- `,
  sides: `
    ശേഷം ശേഷമേ കഴിഞ്ഞ് കഴിഞ്ഞു കഴിഞ്ഞാൽ കഴിഞ്ഞിട്ട് മുമ്പ് മുൻപ് മുന്നേ മുന്പ് shesham sesham kazhinj
    kazhinju kazhinnu kazhinjal kazhinjitt munpu munp munb munbu munne mumbu`,
  limits: `
    വരെ ഇടയിൽ ഇടയ്ക്ക് vare idayil`,
  doings: `
    പണി- പാടത്ത- ഉറങ്ങ- pani paadath- urangum
    ഓഫീസ്- ഓഫിസ്- ജോലി- ഊണ്- ലഞ്ച്- ഡ്യൂട്ടി- സ്കൂൾ- അഡ്മിഷൻ office admission joli- oonu duty lunch school
    ജോബ്- ജോലീ- job`,
  labels: `
    പേര് പേരു peru ഫോൺ മൊബൈൽ
    കുറിച്ചോ കുറിച്ചോളൂ എഴുതിക്കോ എഴുതിക്കോളൂ ezhuthikko`,
  clock: 'സമയം സമയത്ത് ടൈം ടൈമിൽ samayam samayath',
  callsToo: '',
  noted: `
    കുറിച്ച- എഴുതിയ- എഴുതിവെച്ച- നോട്ട് kurich- ezhuthiy- ezhuthiyittund- എഴുതിയിട്ടുണ്ട-`,
  books: 'ബുക്ക് ഏർപ്പാട് ഫിക്സ് book fix arrange',
  nexts: 'ഇപ്പോൾ ippol innu അടുത്ത ഈ വരുന്ന adutha ee varunna',
  weeks: 'ആഴ്ച ആഴ്ചയിൽ azhcha aazhcha aazcha azhchayil',
  shortDays: 'തിങ്കൾ ബുധൻ വെള്ളി ശനി ഞായർ thinkal budhan velli shani njayar',
}
