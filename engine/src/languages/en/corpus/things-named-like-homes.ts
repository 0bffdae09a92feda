import { wishesAndTalk } from '../../corpus-case.ts'

/** What is bought, rented or named like homes and their parts, and is none; homes beside the same words. */
export const thingsNamedLikeHomes = wishesAndTalk([
  { text: 'flat white coffee please', act: 'unclear' },
  { text: 'garden sale today', act: 'unclear' },
  { text: 'security guard job needed', act: 'unclear' },
  { text: 'swimming pool timings', act: 'unclear' },
  { text: 'swimming pool needed', set: { amenities: ['swimming_pool'] } },
  { text: 'lift me up', act: 'unclear' },
  { text: 'lift is needed', set: { amenities: ['lift'] } },
  { text: 'water bottle 20 rs', act: 'unclear' },
  { text: 'rent a bike in goa', act: 'unclear' },
  { text: 'buy tickets to chennai', act: 'unclear' },
  { text: 'sell my old sofa', act: 'unclear' },
  { text: '2bhk drama serial', act: 'unclear' },
  { text: 'Find me a guesthouse with free wifi and parking.', act: 'unclear' },
  { text: 'Book it for 5 people and 4 nights.', act: 'unclear' },
  { text: 'book it for me', act: 'affirm' },
  {
    text: 'buy a flat with car parking',
    set: { transaction_type: 'sale', property_type: 'apartment', amenities: ['parking'] },
  },
  {
    text: 'rent a house with tv and fridge',
    set: { transaction_type: 'rent', property_type: 'house' },
  },
  { text: 'he gave me a lift to office', act: 'unclear' },
  { text: "i won't use the gym", known: { amenities: ['gym'] }, drop: ['gym'] },
])
