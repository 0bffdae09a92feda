import { wishesAndTalk } from '../../corpus-case.ts'

/** Being at home, homes of kin, debts and what breaks there. */
export const kinAndDebts = wishesAndTalk([
  { text: 'വീട്ടിലാണ്', known: { city: 'Kochi' }, act: 'unclear' },
  { text: 'ഞാൻ ഇപ്പോൾ വീട്ടിലാണ്', act: 'unclear' },
  { text: 'veettilanu njan', act: 'unclear' },
  { text: 'വീട്ടിലാണ് താല്പര്യം', asked: 'property_type', set: { property_type: 'house' } },
  { text: 'ഞങ്ങൾ വീട്ടിലാണ് നോക്കുന്നത്, ഫ്ലാറ്റല്ല', set: { property_type: 'house' } },
  { text: 'എനിക്ക് ഒരു ലക്ഷം കടമുണ്ട്', act: 'unclear' },
  { text: 'ലോൺ അഞ്ച് ലക്ഷം ബാക്കിയുണ്ട്', act: 'unclear' },
  { text: 'അമ്മമ്മയുടെ വീട് പാലക്കാടാണ്', act: 'unclear' },
  { text: 'ammachiyude veedu kottayath aanu', act: 'unclear' },
  { text: 'kuttukarante veedu kottayath aanu', act: 'unclear' },
  { text: 'veettu vadaka kodukkan thanne kashtamanu', act: 'unclear' },
  {
    text: 'മഴക്കാലത്ത് വെള്ളം കയറാത്ത സ്ഥലത്ത് ഒരു വീട് വാങ്ങണം',
    set: { transaction_type: 'sale', property_type: 'house' },
  },
  { text: 'മുകളിലെ വാട്ടർ ടാങ്ക് പൊട്ടി', act: 'unclear' },
  { text: 'വാട്ടർ ടാങ്ക് ഉള്ള വീട് വേണം', set: { property_type: 'house', amenities: ['water_supply'] } },
  { text: 'അല്ലേ അല്ല', known: { city: 'Kochi' }, act: 'deny' },
  { text: 'basic aayal mathi', asked: 'amenities', known: { transaction_type: 'rent' }, any: ['amenities'] },
  { text: 'അടിസ്ഥാന സൗകര്യങ്ങൾ മതി', asked: 'amenities', known: { transaction_type: 'rent' }, any: ['amenities'] },
  { text: 'ningal eth company aanu', act: 'question' },
  { text: 'ഈ ആപ്പ് എന്തിനാ', act: 'help' },
  { text: 'അടുത്ത വീട്ടുകാർ രണ്ട് പട്ടിയെ വളർത്തുന്നുണ്ട്', act: 'unclear' },
  {
    text: 'rent 20k ക്കുള്ളിൽ, pet allow ചെയ്യണം, ഞങ്ങൾക്ക് ഒരു പൂച്ചയുണ്ട്',
    set: { transaction_type: 'rent', price: { max: 20000 }, amenities: ['pet_friendly'] },
  },
  {
    text: 'എന്റെ ഓഫീസ് കാക്കനാടാണ്, അതിനടുത്ത് 2 ബെഡ്റൂം ഫ്ലാറ്റ് വേണം',
    set: { bedrooms: { min: 2, max: 2 }, property_type: 'apartment', area: 'Kakkanad' },
  },
  { text: 'gym onnu remove cheyyu', known: { amenities: ['gym', 'lift'] }, drop: ['gym'] },
  { text: 'ജിം ഒന്ന് ഒഴിവാക്കാമോ', known: { amenities: ['gym', 'lift'] }, drop: ['gym'] },
  {
    text: 'single mathi',
    asked: 'bedrooms',
    known: { transaction_type: 'rent' },
    set: { bedrooms: { min: 1, max: 1 } },
  },
  { text: 'ഹലോ ആരെങ്കിലുമുണ്ടോ', act: 'greet' },
  { text: 'ശരി വെക്കട്ടെ', act: 'goodbye' },
  { text: 'വീണ്ടും പറയാൻ പറ്റുമോ', act: 'repeat' },
  { text: 'ഞാൻ പറഞ്ഞത് മനസ്സിലായോ', act: 'question' },
])
