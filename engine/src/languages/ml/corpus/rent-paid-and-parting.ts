import { type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const rentPaidAndParting: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      { text: 'ഇപ്പോൾ വാടക കൊടുക്കുന്നത് പന്ത്രണ്ടായിരം, രണ്ട് ബെഡ്റൂം വേണം', set: { bedrooms: exactly(2) } },
      {
        text: 'ഇപ്പോൾ കൊല്ലത്താണ്, ആലപ്പുഴയിലേക്ക് മാറുകയാണ്, ഒരു മുറി വേണം',
        set: { city: 'Alappuzha', bedrooms: exactly(1) },
      },
      {
        text: 'കോട്ടയത്താണ് ഇപ്പോൾ, തൃശൂരിലേക്ക് മാറണം, ഒരു ഫ്ലാറ്റ് വേണം',
        set: { property_type: 'apartment', city: 'Thrissur' },
      },
      {
        text: 'പത്ത് ദിവസത്തിനകം മാറണം പട്ടത്ത് ഒരു വീട് വാടകയ്ക്ക് ഇരുപതിനുള്ളിൽ',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Pattom', price: upTo(20000) },
      },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      { text: 'ippo rent kodukkunnath 12000 aanu, 15 vare pokam', set: { price: upTo(15000) } },
      {
        text: 'parents koode venam so ground floor 3bhk, aluva, rent 22',
        set: { transaction_type: 'rent', area: 'Aluva', bedrooms: exactly(3), price: upTo(22000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'njangal ippo kodukkunna vaadaka 9000', act: 'unclear' },
      { text: 'ok athu lock cheytholu', act: 'affirm' },
      { text: 'no no njan athalla paranje', act: 'deny' },
      { text: 'oraale ayakku samsarikkanam', act: 'handoff' },
      { text: 'chodyam manassilayilla onnu vishadamakku', act: 'repeat' },
      { text: 'ellam maatti aadyam thottu varam', act: 'restart' },
      { text: 'ningalude app use cheyyan ariyilla parayu', act: 'help' },
      { text: 'sheri njan vidavangunnu', act: 'goodbye' },
      { text: 'valiya upakaram cheythallo', act: 'thanks' },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'കുറച്ചു നാൾ കഴിഞ്ഞു നോക്കാമെന്ന് വിചാരിക്കുന്നു', act: 'deny' },
      { text: 'എടോ അതു തന്നെയാ ഞാൻ പറഞ്ഞത്', act: 'affirm' },
      { text: 'ഒരിക്കലുമില്ല ഞാൻ അങ്ങനെ ചോദിച്ചിട്ടില്ല', act: 'deny' },
      { text: 'ഗംഭീരം ഇതാണ് ഞാൻ തപ്പിക്കൊണ്ടിരുന്നത്', act: 'affirm' },
      { text: 'ചേച്ചിയോട് ചോദിച്ചിട്ട് വരാം നിൽക്ക്', act: 'unclear' },
      { text: 'കസ്റ്റമർ സപ്പോർട്ടിലെ ആളോട് സംസാരിക്കാമോ', act: 'handoff' },
      { text: 'ആ റേറ്റ് ഒന്നുകൂടെ പറഞ്ഞേ', act: 'repeat' },
      { text: 'മൊത്തം മായ്ച്ചിട്ട് പുതിയ കണക്ക് തുടങ്ങാം', act: 'restart' },
      { text: 'എവിടെയാ ടൈപ്പ് ചെയ്യുന്നേ എങ്ങനെയാ അയക്കുന്നേ', act: 'help' },
      { text: 'എന്നാ ഞാൻ അങ്ങോട്ട് ഇറങ്ങുവാണേ', act: 'goodbye' },
      { text: 'ദൈവം നിങ്ങളെ അനുഗ്രഹിക്കട്ടെ', act: 'thanks' },
      { text: 'ഈ റേറ്റിന് സിറ്റിക്കകത്ത് കിട്ടുമോ', act: 'question' },
    ],
  },
]
