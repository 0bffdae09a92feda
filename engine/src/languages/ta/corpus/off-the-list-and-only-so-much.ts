import { wishesAndTalk } from '../../corpus-case.ts'

/** What is taken off the list, only so much to pay, and what a place is like. */
export const offTheListAndOnlySoMuch = wishesAndTalk([
  {
    text: 'budget ah double pannunga',
    known: { price: { max: 15000 }, transaction_type: 'rent' },
    set: { price: { max: 30000 } },
  },
  { text: 'gym ah list la irundhu eduthurunga', known: { amenities: ['gym'] }, drop: ['gym'] },
  {
    text: 'ippodhaiku vaangala, vadagaiku mattum',
    known: { transaction_type: 'sale' },
    set: { transaction_type: 'rent' },
  },
  {
    text: 'adyar nu fix illa, chennai la enga irundhalum ok',
    known: { area: 'Adyar' },
    any: ['area'],
    set: { city: 'Chennai' },
  },
  { text: 'பெட்ரூம் எத்தனைன்னு முக்கியம் இல்ல', known: { bedrooms: { min: 2, max: 2 } }, any: ['bedrooms'] },
  { text: 'adhula enna iruku pannunga', known: { city: 'Chennai' }, act: 'affirm' },
  { text: 'enna kekringa puriyala', known: { city: 'Chennai' }, act: 'repeat' },
  { text: 'unga kooda phone la pesa mudiyuma', known: { city: 'Chennai' }, act: 'handoff' },
  { text: 'velachery nalla area va', known: { city: 'Chennai' }, act: 'question' },
  { text: 'வேளச்சேரி நல்ல ஏரியாவா', known: { city: 'Chennai' }, act: 'question' },
  { text: 'naan oru joke sollava', known: { city: 'Chennai' }, act: 'question' },
  { text: 'இந்த வீடு நல்ல இடமா', known: { city: 'Chennai' }, act: 'question' },
  { text: 'நல்ல இடமா பாருங்க', known: { city: 'Chennai', transaction_type: 'rent' }, act: 'unclear' },
])
