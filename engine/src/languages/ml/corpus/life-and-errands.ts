import type { CorpusSection } from '../../corpus-case.ts'

/** What people tell of their lives, ask of the world or want of others: it sets nothing. */
export const lifeAndErrands: CorpusSection[] = [
  {
    phenomenon: 'of life and errands',
    counter: true,
    cases: [
      { text: 'ചെറിയച്ഛൻ മോളുടെ കല്യാണത്തിന് പതിനഞ്ചു ലക്ഷം ചെലവാക്കി', act: 'unclear' },
      {
        text: 'എന്റെ കൂട്ടുകാരിയെ വീട്ടുടമ കഴിഞ്ഞാഴ്ച ഇറക്കിവിട്ടു',
        known: { transaction_type: 'rent', city: 'Kochi' },
        act: 'unclear',
      },
      { text: 'ഗോവയിൽ ഒരു വില്ലയിൽ മൂന്നു ദിവസം താമസിച്ചു, കുളം വൃത്തികേടായിരുന്നു', act: 'unclear' },
      {
        text: 'മുത്തച്ഛന്റെ പറമ്പ് അമ്പലത്തിന് കൊടുത്തു',
        known: { transaction_type: 'sale', city: 'Kochi' },
        act: 'unclear',
      },
      {
        text: 'ചേച്ചീടെ ഫ്ലാറ്റിലെ വാച്ച്മാൻ രാത്രി മുഴുവൻ ഉറങ്ങും',
        known: { transaction_type: 'rent', city: 'Kochi' },
        act: 'unclear',
      },
      { text: 'കോട്ടയത്തുനിന്ന് കുമളിക്ക് ബസിൽ എത്ര ദൂരം', act: 'question' },
      {
        text: 'പാർക്കിനടുത്തുള്ള സ്കൂളിൽ എത്ര കുട്ടികൾ പഠിക്കുന്നു',
        known: { transaction_type: 'rent', city: 'Kochi' },
        act: 'question',
      },
      { text: 'വീട്ടിലേക്ക് രണ്ടു കിലോ മട്ടൻ അയക്ക്', act: 'unclear' },
      { text: 'ബെഡ്റൂമിലെ ഫാൻ ഓഫാക്ക്', act: 'unclear' },
      {
        text: 'അഞ്ചാം തീയതി വാടക കൊടുക്കാൻ ഓർമ്മിപ്പിക്ക്',
        known: { transaction_type: 'rent', city: 'Kochi' },
        act: 'unclear',
      },
      { text: 'മാസാമാസം മുപ്പത്തിരണ്ടായിരം തവണ പോകും', act: 'unclear' },
      {
        text: 'കൊച്ചിയിൽ സുഖമായി ജീവിക്കാൻ എത്ര ശമ്പളം വേണം',
        asked: 'price',
        known: { transaction_type: 'rent', city: 'Kochi' },
        act: 'question',
      },
      { text: 'മോന് തൊണ്ണൂറ്റിരണ്ടു ശതമാനം കിട്ടി, പാലായിൽ അഡ്മിഷനായി', act: 'unclear' },
      { text: 'ക്ലബ്ബിലെ നീന്തൽക്കുളം തിങ്കളാഴ്ച തുറക്കുമോ', act: 'question' },
      {
        text: 'ente colleaguente flatil naalu bathroom und, aalochichu nokk',
        known: { transaction_type: 'rent', city: 'Kochi' },
        act: 'unclear',
      },
      {
        text: 'swarnam pavan 72 aayiram kadannu',
        known: { transaction_type: 'sale', city: 'Kochi' },
        act: 'unclear',
      },
      {
        text: 'innu kakkanad current eppo varum',
        known: { transaction_type: 'rent', city: 'Kochi' },
        act: 'question',
      },
      { text: 'gymkaaran maasam anchaayiram vaangum', act: 'unclear' },
      {
        text: 'ammayiyude thottathil niraye rosa undaayi',
        known: { transaction_type: 'rent', city: 'Kochi' },
        act: 'unclear',
      },
      {
        text: 'aa towerinte basement parkingil paambine kandu',
        known: { transaction_type: 'rent', city: 'Kochi' },
        act: 'unclear',
      },
      { text: 'electrician vannathe illa, randu divasam iruttathirunnu', act: 'unclear' },
      { text: 'avanu moonnu veedund ennittum oru roopakk vazhakkidum', act: 'unclear' },
      {
        text: 'aval thrissuril naalu lakshathinu pazhaya car vaangi',
        known: { transaction_type: 'rent', city: 'Kochi' },
        act: 'unclear',
      },
      { text: 'palakkad bus aaraam platformil ninnu pokum', act: 'unclear' },
      { text: 'rameshinu 500 roopa ayakk', act: 'unclear' },
      {
        text: 'ente roommate fridgum eduthu poyi',
        known: { transaction_type: 'rent', city: 'Kochi' },
        act: 'unclear',
      },
      { text: 'njangalude vazhiyil vellam tanker 900 aayi ippo', act: 'unclear' },
      {
        text: 'bankukaar karshakarkk loan kodukkumo',
        known: { transaction_type: 'sale', city: 'Kochi' },
        act: 'question',
      },
      { text: 'metro station ലെ ലിഫ്റ്റ് ഒരു മണിക്കൂർ കുടുങ്ങി', act: 'unclear' },
      { text: 'വീടിന്റെ മുകളിൽ രണ്ടാം നില പണിയുന്നു, cement വില കൂടി', act: 'unclear' },
      { text: 'അപ്പോളോ hospital ൽ ദിവസം room rent എത്രയാ', act: 'question' },
      { text: 'അമ്മൂമ്മയുടെ നാട് ആലപ്പുഴ അടുത്താ, അവിടെ വലിയ മുറ്റമുണ്ടായിരുന്നു', act: 'unclear' },
      { text: 'വീട് എന്നതിന് ഇംഗ്ലീഷിൽ എന്താ പറയാ', act: 'question' },
      { text: 'train ൽ ഊണിന് എന്താ വില', act: 'question' },
    ],
  },
]
