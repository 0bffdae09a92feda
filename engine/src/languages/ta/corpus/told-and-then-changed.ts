import { wishesAndTalk } from '../../corpus-case.ts'

/** What was said before and is changed now, what is asked in scorn, and words of parting. */
export const toldAndThenChanged = wishesAndTalk([
  {
    text: 'naan 3 nu sonnen la adha 2 ah podunga',
    known: { bedrooms: { min: 3, max: 3 } },
    set: { bedrooms: { min: 2, max: 2 } },
  },
  {
    text: 'budget ah 5 aayiram kootikonga',
    known: { price: { max: 15000 }, transaction_type: 'rent' },
    set: { price: { max: 20000 } },
  },
  {
    text: 'இன்னும் ரெண்டாயிரம் சேர்த்து குடுக்க முடியும்',
    known: { price: { max: 15000 }, transaction_type: 'rent' },
    set: { price: { max: 17000 } },
  },
  {
    text: 'இருபதாயிரம் வரை போகலாம்னு வீட்டுல சொல்றாங்க',
    known: { price: { max: 15000 }, transaction_type: 'rent' },
    set: { price: { max: 20000 } },
  },
  { text: 'garden ellam edhuku, vendam', known: { amenities: ['garden'] }, drop: ['garden'] },
  {
    text: 'adhu ellam thevai illa',
    asked: 'amenities',
    known: { city: 'Chennai', transaction_type: 'rent' },
    any: ['amenities'],
  },
  {
    text: 'கடன் வாங்கி வீடு கட்ட பயமா இருக்கு. அதனால கட்டின வீடே வாங்கிக்கலாம்னு இருக்கோம். திருப்பூர்ல 35 லட்சம் வரை',
    set: { property_type: 'house', transaction_type: 'sale', city: 'Tiruppur', price: { max: 3500000 } },
  },
  { text: 'மறுபடி மறுபடி அதையே கேக்காதீங்க', known: { city: 'Chennai', transaction_type: 'rent' }, act: 'deny' },
  { text: 'seri appo naan varen', known: { city: 'Chennai', transaction_type: 'rent' }, act: 'goodbye' },
  {
    text: 'veedu maatha lorry venum edhavadhu theriyuma',
    known: { city: 'Chennai', transaction_type: 'rent' },
    act: 'question',
  },
  {
    text: 'லிஃப்ட் எல்லாம் எதுக்கு இருக்கு அங்க',
    known: { city: 'Chennai', transaction_type: 'rent' },
    act: 'question',
  },
  {
    text: 'idhu ellam edhuku kekuringa',
    known: { city: 'Chennai', transaction_type: 'rent' },
    act: 'question',
  },
  { text: '3 photo podunga', known: { city: 'Chennai', bedrooms: { min: 2, max: 2 } }, act: 'unclear' },
  { text: 'naan veedu paaka varen', known: { city: 'Chennai', transaction_type: 'rent' }, act: 'unclear' },
])
