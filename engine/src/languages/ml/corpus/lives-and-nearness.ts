import { atLeast, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const livesAndNearness: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      {
        text: 'അച്ഛനും അമ്മയും ഗ്രാമത്തിലാണ്, അവരെ കൂടെ കൂട്ടാൻ തൃശ്ശൂർ ടൗണിൽ മൂന്ന് ബെഡ്റൂം വീട് നോക്കുന്നു',
        set: { property_type: 'house', city: 'Thrissur', bedrooms: exactly(3) },
      },
      {
        text: 'കച്ചവടം പൊളിഞ്ഞു, വലിയ വീട് വിറ്റു, ഇനി ചെറിയൊരു വാടകവീട് മതി ആലപ്പുഴയിൽ',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Alappuzha' },
      },
      {
        text: 'കൊറോണ സമയത്ത് നാട്ടിൽ വന്നതാ, ഇനി തിരിച്ചു പോകുന്നില്ല, മലപ്പുറത്ത് വീട് വയ്ക്കാൻ പതിനഞ്ച് സെന്റ് വേണം',
        set: { property_type: 'land', city: 'Malappuram', size_sqft: atLeast(6534) },
      },
      {
        text: 'ഒന്നര ലക്ഷം ശമ്പളമുണ്ട്, വാടക മുപ്പതിനായിരം വരെ പ്രശ്നമില്ല',
        set: { transaction_type: 'rent', price: upTo(30000) },
      },
      {
        text: 'മൂത്ത മകൻ വേറെ താമസമാക്കി, ഞങ്ങൾക്ക് രണ്ട് മുറി മതി ഇനി',
        known: { bedrooms: exactly(3) },
        set: { bedrooms: exactly(2) },
      },
      {
        text: 'ചേട്ടന്റെ വീട് കഴക്കൂട്ടത്താണ്, അടുത്ത് തന്നെ എന്തെങ്കിലും വാടകയ്ക്ക് കിട്ടിയാൽ ഉപകാരം',
        set: { transaction_type: 'rent', area: 'Kazhakoottam' },
      },
      {
        text: 'പത്ത് സെന്റിൽ പഴയ ഓടിട്ട വീട് കണ്ണൂർ ഭാഗത്ത് വിലയ്ക്ക്',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kannur', size_sqft: atLeast(4356) },
      },
      { text: 'പണി തീരാത്ത വീടായാലും നോക്കാം വില കുറവാണെങ്കിൽ', set: { property_type: 'house' } },
      {
        text: 'ബസ് സ്റ്റോപ്പിൽ നിന്ന് നടക്കാവുന്ന ദൂരം മതി, വയനാട്ടിൽ ഒരു വീട്',
        set: { property_type: 'house', city: 'Wayanad' },
      },
      {
        text: 'അഞ്ച് ലക്ഷം കൂടി കൂട്ടാം',
        known: { transaction_type: 'sale', price: upTo(3000000) },
        set: { price: upTo(3500000) },
      },
      {
        text: 'പന്ത്രണ്ടല്ല പതിമൂന്ന്',
        known: { transaction_type: 'rent', price: upTo(12000) },
        set: { price: upTo(13000) },
      },
      { text: 'കോഴിക്കോട് തന്നെ വേണമെന്നില്ല', known: { city: 'Kozhikode' }, drop: ['city'] },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'കഴിഞ്ഞ പ്രാവശ്യം ബ്രോക്കർ പറ്റിച്ചു', act: 'unclear' },
      { text: 'വീടിന്റെ അഡ്വാൻസ് തിരിച്ചു കിട്ടിയില്ല', act: 'unclear' },
      { text: 'ഞങ്ങൾ വരുമ്പോൾ താക്കോൽ ആര് തരും', act: 'question' },
      { text: 'ആ ഏരിയയിൽ പട്ടി ശല്യമുണ്ടോ', act: 'question' },
      { text: 'എത്ര വീടുകൾ ലിസ്റ്റിലുണ്ട്', act: 'question' },
      { text: 'ഇതിൽ കൂടുതൽ വിവരം ഉണ്ടോ', act: 'question' },
      { text: 'ഇത് വിറ്റു പോയോ', act: 'question' },
      { text: 'ഞാൻ ആദ്യം കണ്ട വീടിന്റെ ഫോട്ടോ ഒന്നുകൂടി കാണിക്കൂ', act: 'question' },
      { text: 'ഉം അത് മതി', act: 'affirm' },
      { text: 'വേണ്ടന്നേ', act: 'deny' },
      { text: 'എന്നെ ഒന്ന് വിളിക്കാൻ ആരോടെങ്കിലും പറ', act: 'handoff' },
      { text: 'ഇത്രേം മതി നന്ദി', act: 'thanks' },
    ],
  },
]
