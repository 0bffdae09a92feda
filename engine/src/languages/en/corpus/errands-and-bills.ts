import { wishesAndTalk } from '../../corpus-case.ts'

/** Errands, bills and other talk with amounts and words of homes, and the money that one has. */
export const errandsAndBills = wishesAndTalk([
  {
    text: 'Looking for a 2 BHK apartment on rent in Pune. Budget: 25k. Family of 4.',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
      price: {
        max: 25000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: '4 BHK villa in Kochi, upto 1.5 Cr, ready to buy',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Kochi',
      price: {
        max: 15000000,
      },
      bedrooms: {
        min: 4,
        max: 4,
      },
    },
  },
  {
    text: '1BHK furnished flat for rent, Indiranagar, Bengaluru, max rent 35,000',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      area: 'Indiranagar',
      price: {
        max: 35000,
      },
      bedrooms: {
        min: 1,
        max: 1,
      },
      amenities: ['furnished'],
    },
  },
  {
    text: '200 sq yards plot for sale in Hyderabad under 90L',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Hyderabad',
      price: {
        max: 9000000,
      },
      size_sqft: {
        min: 1800,
      },
    },
  },
  {
    text: '3 bed independent house rental chennai with car park',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Chennai',
      bedrooms: {
        min: 3,
        max: 3,
      },
      amenities: ['parking'],
    },
  },
  {
    text: 'i got a flat tyre on the highway',
    act: 'unclear',
  },
  {
    text: 'there is a sale at lulu mall this weekend',
    act: 'unclear',
  },
  {
    text: 'the plot of that movie was boring',
    act: 'unclear',
  },
  {
    text: 'rent a bike in goa for two days',
    act: 'unclear',
  },
  {
    text: 'my gym membership expired last month',
    act: 'unclear',
  },
  {
    text: 'the lift in my office is broken again',
    act: 'unclear',
  },
  {
    text: 'book two tickets for the 7 pm show',
    act: 'unclear',
  },
  {
    text: 'i parked my car near the mall',
    act: 'unclear',
  },
  {
    text: 'transfer 5000 to mom',
    act: 'unclear',
  },
  {
    text: 'pay 1200 for the electricity bill',
    act: 'unclear',
  },
  {
    text: 'my hostel fees is 15000',
    act: 'unclear',
  },
  {
    text: 'i lent him 20000 last year',
    act: 'unclear',
  },
  {
    text: 'the ac in my car isnt working',
    act: 'unclear',
  },
  {
    text: 'water the garden every morning',
    act: 'unclear',
  },
  {
    text: 'my dog is sick',
    act: 'unclear',
  },
  {
    text: 'swimming classes start from monday',
    act: 'unclear',
  },
  {
    text: 'play some old hindi songs',
    act: 'unclear',
  },
  {
    text: 'how many people live in mumbai',
    act: 'question',
  },
  {
    text: 'what time does the bank open',
    act: 'question',
  },
  {
    text: '20000',
    set: {
      price: {
        max: 20000,
      },
    },
  },
  {
    text: '20000 rupees',
    set: {
      price: {
        max: 20000,
      },
    },
  },
  {
    text: 'i have 15000',
    set: {
      price: {
        max: 15000,
      },
    },
  },
  {
    text: 'we have 18000',
    set: {
      price: {
        max: 18000,
      },
    },
  },
])
