import { wishesAndTalk } from '../../corpus-case.ts'

/** What sounds like a wish, a yes or a call and is meant otherwise; areas left out, and the second of two cities. */
export const meantOtherwise = wishesAndTalk([
  {
    text: 'ശാന്തമായ സ്ഥലം വേണം',
    known: { property_type: 'apartment', transaction_type: 'rent' },
    act: 'unclear',
  },
  { text: 'നല്ല സ്ഥലം വേണം', known: { property_type: 'apartment', transaction_type: 'rent' }, act: 'unclear' },
  {
    text: 'nalla sthalam venam',
    known: { property_type: 'apartment', transaction_type: 'rent' },
    act: 'unclear',
  },
  { text: 'നല്ല സ്ഥലം വേണം', set: { property_type: 'land' } },
  { text: 'kakkanad ozhike evideyayalum', asked: 'area', any: ['area'] },
  {
    text: 'ഫർണിഷ്ഡ് അല്ലെങ്കിൽ സെമി ഫർണിഷ്ഡ്',
    asked: 'amenities',
    set: { amenities: ['furnished', 'semi_furnished'] },
  },
  { text: 'എനിക്ക് ഹിന്ദി അറിയില്ല', asked: 'property_type', act: 'unclear' },
  { text: 'njan hindi samsarikkilla', asked: 'property_type', act: 'unclear' },
  { text: 'വീട്ടിൽ സംസാരിക്കണം', act: 'unclear' },
  { text: 'വെറുതെ നോക്കുകയാണ്', act: 'unclear' },
  { text: 'veruthe nokkuva', act: 'unclear' },
  { text: 'aaaaaaaaaaaa', act: 'unclear' },
  { text: 'haaaaaaaaaaaa', act: 'unclear' },
  { text: 'ഞാൻ മുസ്ലിം ആണ്, വീട് കിട്ടുമോ?', asked: 'transaction_type', act: 'question' },
  { text: 'ekm', asked: 'city', set: { city: 'Kochi' } },
  { text: 'ekm il flat venam', set: { city: 'Kochi', property_type: 'apartment' } },
  { text: 'ഹലോ I want to see more in English', act: 'question' },
  { text: 'നീന്തൽകുളം ഉള്ള ഫ്ലാറ്റ് വേണ്ട', set: { property_type: 'apartment' }, drop: ['swimming_pool'] },
  { text: 'car park venam pinne kinar undo', set: { amenities: ['parking'] } },
  { text: 'parking venam pinne lift undo', set: { amenities: ['parking'] } },
])
