import { wishesAndTalk } from '../../corpus-case.ts'

/** What was said before and is changed now, what is asked in scorn, and words of parting. */
export const toldAndThenChanged = wishesAndTalk([
  {
    text: 'njan 3 ennu paranjille ath 2 aakkiyal mathi',
    known: { bedrooms: { min: 3, max: 3 } },
    set: { bedrooms: { min: 2, max: 2 } },
  },
  { text: 'lift vendann parayu', known: { amenities: ['lift'] }, drop: ['lift'] },
  { text: 'garden okke enthina, venda', known: { amenities: ['garden'] }, drop: ['garden'] },
  {
    text: 'balcony illenkilum lift venam',
    known: { amenities: ['balcony'] },
    drop: ['balcony'],
    set: { amenities: ['lift'] },
  },
  { text: 'kaloor illenkilum edappally mathi', known: { area: 'Kaloor' }, set: { area: 'Edappally' } },
  {
    text: 'aluva illenkilum kochikkullil evide aayalum mathi',
    known: { city: 'Kochi', area: 'Aluva' },
    any: ['area'],
    set: { city: 'Kochi' },
  },
  {
    text: 'ലോൺ എടുത്ത് വീട് പണിയാൻ പേടിയാ. അതുകൊണ്ട് പണിത വീട് വാങ്ങാമെന്ന് വെച്ചു. പാലക്കാട് 35 ലക്ഷം വരെ',
    set: { property_type: 'house', transaction_type: 'sale', city: 'Palakkad', price: { max: 3500000 } },
  },
  {
    text: 'vadaka online aayi adakkamo',
    known: { city: 'Kochi', transaction_type: 'rent' },
    act: 'question',
  },
  {
    text: 'number okke enthina chodikkunne',
    known: { city: 'Kochi', transaction_type: 'rent' },
    act: 'question',
  },
  { text: 'athokke enthina', known: { city: 'Kochi', transaction_type: 'rent' }, act: 'question' },
])
