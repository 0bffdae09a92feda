import type { CorpusSection } from '../../corpus-case.ts'

export const actsInNewWords: CorpusSection[] = [
  {
    phenomenon: 'acts in new words, native',
    counter: true,
    cases: [
      { text: 'അതെ അതു തന്നെ ഉറപ്പിക്കാം', act: 'affirm' },
      { text: 'ശരി അങ്ങനെ തന്നെ ആവട്ടെ', act: 'affirm' },
      { text: 'അതൊന്നും ശരിയാവില്ല', act: 'deny' },
      { text: 'ഇപ്പോൾ ഒന്നും വേണ്ടെന്നേ', act: 'deny' },
      { text: 'എല്ലാം മായ്ച്ചിട്ട് ആദ്യം മുതൽ തുടങ്ങാം', act: 'restart' },
      { text: 'നിങ്ങളുടെ ആരെങ്കിലും എന്നെ ഒന്നു വിളിക്കാൻ പറയൂ', act: 'handoff' },
      { text: 'ഓഫീസിലെ ആരോടെങ്കിലും സംസാരിക്കണം', act: 'handoff' },
      { text: 'എന്താ പറഞ്ഞത് ഒന്നൂടെ പറയൂ', act: 'repeat' },
      { text: 'ഇതെങ്ങനെയാ ഉപയോഗിക്കുന്നത് എന്നറിയില്ല', act: 'help' },
      { text: 'വളരെ ഉപകാരമായി കേട്ടോ', act: 'thanks' },
      { text: 'എന്നാ പിന്നെ കാണാം', act: 'goodbye' },
      { text: 'നമസ്കാരം ചേട്ടാ', act: 'greet' },
      { text: 'ആം ചെയ്തോളൂ', act: 'affirm' },
      { text: 'വീണ്ടും ആദ്യം മുതൽ നോക്കാം', act: 'restart' },
      { text: 'മാനേജരോട് സംസാരിപ്പിക്കൂ', act: 'handoff' },
      { text: 'ശരിക്കും കേട്ടില്ല ഒന്നുകൂടി', act: 'repeat' },
      { text: 'ദൈവം അനുഗ്രഹിക്കട്ടെ', act: 'thanks' },
    ],
  },
  {
    phenomenon: 'acts in new words, Latin letters',
    counter: true,
    cases: [
      { text: 'athu mathi athu kollam', act: 'affirm' },
      { text: 'enikku athu pattilla', act: 'deny' },
      { text: 'pazhayathu okke kalanju puthiyathayi thudangam', act: 'restart' },
      { text: 'onnu koodi parayamo kettilla', act: 'repeat' },
      { text: 'entha type cheyyendath ennu ariyilla', act: 'help' },
      { text: 'valya upakaram chetta', act: 'thanks' },
      { text: 'njan irangatte pinne varam', act: 'goodbye' },
      { text: 'ath kollam urappichekku', act: 'affirm' },
      { text: 'venda vittekku', act: 'deny' },
      { text: 'aarenkilum enne vilikkan parayu', act: 'handoff' },
      { text: 'sheri naale kanam', act: 'goodbye' },
    ],
  },
  {
    phenomenon: 'talk in few words, Latin letters',
    counter: true,
    cases: [
      { text: 'bus innu vaikiyanu varunnath', act: 'unclear' },
      { text: 'phone charge theernnu', act: 'unclear' },
      { text: 'naale officil meeting undu', act: 'unclear' },
      { text: 'vandi innu start aayilla', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'talk in few words, native',
    counter: true,
    cases: [
      { text: 'പിള്ളേര് ഭയങ്കര ബഹളം', act: 'unclear' },
      { text: 'മാനേജർ എപ്പോഴും വഴക്കാണ്', act: 'unclear' },
      { text: 'അമ്മയെ വിളിക്കണം', act: 'unclear' },
      { text: 'കല്യാണം കഴിഞ്ഞിട്ട് പറയാം', act: 'unclear' },
    ],
  },
]
