import { wishesAndTalk } from '../../corpus-case.ts'

/** What is taken off the list, only so much to pay, and what a place is like. */
export const offTheListAndOnlySoMuch = wishesAndTalk([
  {
    text: '20000 il thaazhe aayal mathi ippo',
    known: { price: { max: 15000 }, transaction_type: 'rent' },
    set: { price: { max: 20000 } },
  },
  {
    text: 'ബജറ്റ് ഇപ്പോൾ കുറച്ച് കുറവാ, പതിമൂന്നേ ഉള്ളൂ',
    known: { price: { max: 15000 }, transaction_type: 'rent' },
    set: { price: { max: 13000 } },
  },
  { text: 'gym listil ninn kalanjekku', known: { amenities: ['gym'] }, drop: ['gym'] },
  {
    text: 'kaloor thanne ennilla, kochiyil evideyayalum mathi',
    known: { area: 'Kaloor' },
    any: ['area'],
    set: { city: 'Kochi' },
  },
  { text: 'ബെഡ്റൂം എത്രയെന്നത് പ്രശ്നമല്ല', known: { bedrooms: { min: 2, max: 2 } }, any: ['bedrooms'] },
  { text: 'ഞങ്ങൾ രണ്ട് പേരേ ഉള്ളൂ', known: { city: 'Kochi' }, act: 'unclear' },
  { text: 'entha chodikkunne manassilavunnilla', known: { city: 'Kochi' }, act: 'repeat' },
  { text: 'lift illenkil engane padi kayarum', known: { city: 'Kochi' }, act: 'question' },
  { text: 'pattiye valarthamo', known: { city: 'Kochi' }, act: 'question' },
  { text: 'njan oru thamasha parayatte', known: { city: 'Kochi' }, act: 'question' },
])
