import type { CorpusSection } from '../../corpus-case.ts'

/** What a negation, a cost or the past reaches inside a turn, and what is talk. */
export const scope: CorpusSection[] = [
  {
    phenomenon: 'a kind is struck with its deal: renting or buying is what is given up',
    cases: [
      {
        text: "I don't want a rented flat, I want to buy one",
        set: { transaction_type: 'sale', property_type: 'apartment' },
      },
      { text: 'not a house for rent, one to buy', set: { transaction_type: 'sale', property_type: 'house' } },
      {
        text: 'no flats for sale please, only for rent',
        set: { transaction_type: 'rent', property_type: 'apartment' },
      },
      { text: 'no houses on rent, only to buy', set: { transaction_type: 'sale', property_type: 'house' } },
    ],
  },
  {
    phenomenon: 'the place that is sought, not the one that is left or lived in',
    cases: [
      {
        text: 'currently in Pune, shifting to Mumbai, need 2bhk',
        set: { city: 'Mumbai', bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'I am leaving Delhi in June, need a flat in Pune',
        set: { property_type: 'apartment', city: 'Pune' },
      },
      {
        text: 'bought a house in Kochi last year, now need one in Thrissur',
        set: { property_type: 'house', city: 'Thrissur' },
      },
      { text: 'My flat in Pune is sold, now looking in Mumbai', set: { city: 'Mumbai' } },
      { text: 'I used to live in Pune', act: 'unclear' },
      { text: 'I study in Manipal', act: 'unclear' },
      {
        text: 'leaving Bangalore next month, looking for 2bhk in Hyderabad',
        set: { city: 'Hyderabad', bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'sold our flat in Chennai, want a house in Coimbatore',
        set: { property_type: 'house', city: 'Coimbatore' },
      },
      {
        text: 'quitting Gurgaon, need 1bhk in Bengaluru under 20k',
        set: { city: 'Bengaluru', price: { max: 20000 }, bedrooms: { min: 1, max: 1 } },
      },
    ],
  },
  {
    phenomenon: 'corrected within the turn',
    cases: [
      { text: 'anything with a lift... no wait, skip the lift', drop: ['lift'] },
      { text: 'with parking, actually no parking needed', drop: ['parking'] },
      { text: '30k no 35k', asked: 'price', set: { price: { max: 35000 } } },
      { text: '2bhk no 3bhk', set: { bedrooms: { min: 3, max: 3 } } },
      { text: 'rent 20k no 25k', set: { transaction_type: 'rent', price: { max: 25000 } } },
    ],
  },
  {
    phenomenon: 'a side cost beside the rent',
    cases: [
      { text: '2 lakh advance and 15k rent', set: { transaction_type: 'rent', price: { max: 15000 } } },
      { text: '50k deposit and 20k rent', set: { transaction_type: 'rent', price: { max: 20000 } } },
      { text: 'rent 20k and deposit 50k', set: { transaction_type: 'rent', price: { max: 20000 } } },
      { text: '15k rent 2 lakh advance', set: { transaction_type: 'rent', price: { max: 15000 } } },
      { text: 'rent 15k advance 2 lakh', set: { transaction_type: 'rent', price: { max: 15000 } } },
      { text: 'advance 2 lakh rent 15k', set: { transaction_type: 'rent', price: { max: 15000 } } },
    ],
  },
  {
    phenomenon: 'errands of repair, and talk about places and things of others',
    counter: true,
    cases: [
      { text: 'ac is not cooling, send someone', act: 'unclear' },
      { text: 'my fridge is not working, call a mechanic', act: 'unclear' },
      { text: 'the lift is not working', act: 'unclear' },
      { text: 'need a gym trainer', act: 'unclear' },
      { text: 'our house is in Kottayam', act: 'unclear' },
      { text: 'my wife likes gardens', act: 'unclear' },
      { text: 'Chennai won the match', act: 'unclear' },
      { text: 'the security guard was rude', act: 'unclear' },
      { text: 'Kolkata is so hot', act: 'unclear' },
      { text: 'I love Goa', act: 'unclear' },
      { text: 'there was a fire in Andheri yesterday', act: 'unclear' },
      { text: 'I am Ravi from Nagpur', act: 'unclear' },
      { text: 'the gym is closed today', act: 'unclear' },
      { text: 'I sold my house last year', act: 'unclear' },
      { text: 'my garden is small', act: 'unclear' },
      { text: 'my daughter studies in Manipal', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'said of a place or an amenity and still a wish',
    cases: [
      { text: 'Whitefield is good', set: { area: 'Whitefield' } },
      { text: 'Powai is best', set: { area: 'Powai' } },
      { text: 'Mumbai is my preference', set: { city: 'Mumbai' } },
      { text: 'parking is important', set: { amenities: ['parking'] } },
      { text: 'big balcony with a view', set: { amenities: ['balcony'] } },
      { text: 'covered parking must', set: { amenities: ['parking'] } },
      { text: 'my city is Kochi', set: { city: 'Kochi' } },
      { text: "it's in Koramangala", set: { area: 'Koramangala' } },
      { text: 'we are new here, Kochi', set: { city: 'Kochi' } },
    ],
  },
]
