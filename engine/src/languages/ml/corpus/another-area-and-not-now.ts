import { wishesAndTalk } from '../../corpus-case.ts'

/** Another area than the known one, what may be missing, and putting off. */
export const anotherAreaAndNotNow = wishesAndTalk([
  {
    text: 'ക്ഷമിക്കണം, തൃശ്ശൂർ എന്നാണ് ഞാൻ ഉദ്ദേശിച്ചത്',
    known: { city: 'Kollam', transaction_type: 'rent' },
    set: { city: 'Thrissur' },
  },
  { text: 'എനിക്ക് ലിഫ്റ്റ് ആവശ്യമില്ലെന്ന് തോന്നുന്നു', known: { amenities: ['lift'] }, drop: ['lift'] },
  { text: 'മറ്റൊരു പ്രദേശത്ത് തിരയാൻ ആഗ്രഹിക്കുന്നു', known: { area: 'Kaloor' }, drop: ['area'] },
  { text: 'vere area nokkam ennund, edappally', known: { area: 'Kaloor' }, set: { area: 'Edappally' } },
  { text: 'vere area nokkanam', known: { city: 'Kochi' }, act: 'question' },
  { text: 'kaloor thanne venamenn nirbandhamilla', known: { area: 'Kaloor' }, drop: ['area'] },
  { text: 'furnished aakanam ennilla', known: { amenities: ['furnished'] }, drop: ['furnished'] },
  { text: 'gym lift randum venda', known: { amenities: ['gym', 'lift'] }, drop: ['gym', 'lift'] },
  {
    text: 'veedu vangan pattunnilla, vadakakku maaram ennanu',
    known: { city: 'Kochi', transaction_type: 'sale' },
    set: { transaction_type: 'rent', property_type: 'house' },
  },
  { text: 'parking undel ok illel vittekk', known: { amenities: ['parking'] }, drop: ['parking'] },
  {
    text: 'athariyilla bro',
    asked: 'area',
    known: { city: 'Kochi', transaction_type: 'rent' },
    any: ['area'],
  },
  { text: 'ippo parayan pattilla', known: { city: 'Kochi', transaction_type: 'rent' }, act: 'deny' },
  {
    text: 'njan chodichathinulla utharam ithalla',
    known: { city: 'Kochi', transaction_type: 'rent' },
    act: 'deny',
  },
  { text: 'enthada ith bore adikkunnu', known: { city: 'Kochi', transaction_type: 'rent' }, act: 'unclear' },
])
