import { wishesAndTalk } from '../../corpus-case.ts'

/** Rates by the unit, answers and wishes in few words. */
export const ratesAndAnswers = wishesAndTalk([
  {
    text: 'how much per sq ft',
    asked: 'price',
    act: 'question',
  },
  {
    text: 'what is the rate per cent',
    asked: 'price',
    act: 'question',
  },
  {
    text: 'price per gaj?',
    act: 'question',
  },
  {
    text: 'my company is moving me to porur chennai so i need a 2bhk apartment on rent, 22k max',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Chennai',
      area: 'Porur',
      price: {
        max: 22000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'interested in buying land at hosur',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Hosur',
    },
  },
  {
    text: '3 to 4 bedroom villa kochi for sale',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Kochi',
      bedrooms: {
        min: 3,
        max: 4,
      },
    },
  },
  {
    text: 'two bed rental 15 to 20 thousand',
    set: {
      transaction_type: 'rent',
      price: {
        min: 15000,
        max: 20000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'kharadi pune furnished on rent pls',
    set: {
      transaction_type: 'rent',
      city: 'Pune',
      area: 'Kharadi',
      amenities: ['furnished'],
    },
  },
  {
    text: 'kolkata flat purchase budget 45-55L',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Kolkata',
      price: {
        min: 4500000,
        max: 5500000,
      },
    },
  },
  {
    text: '2 bedrooms, balcony and elevator',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
      amenities: ['lift', 'balcony'],
    },
  },
  {
    text: 'max 35',
    asked: 'price',
    set: {
      price: {
        max: 35000,
      },
    },
  },
  {
    text: 'at least 20k',
    asked: 'price',
    set: {
      price: {
        min: 20000,
      },
    },
  },
  {
    text: '1.2 cr',
    asked: 'price',
    set: {
      price: {
        max: 12000000,
      },
    },
  },
  {
    text: 'thirty to forty lakhs',
    asked: 'price',
    set: {
      price: {
        min: 3000000,
        max: 4000000,
      },
    },
  },
  {
    text: 'flexible',
    asked: 'price',
    any: ['price'],
  },
  {
    text: '28 thousand including maintenance',
    asked: 'price',
    set: {
      price: {
        max: 28000,
      },
    },
  },
  {
    text: 'four',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 4,
        max: 4,
      },
    },
  },
  {
    text: 'one or two',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 1,
        max: 2,
      },
    },
  },
  {
    text: 'minimum three',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 3,
      },
    },
  },
  {
    text: 'amdavad',
    asked: 'city',
    set: {
      city: 'Ahmedabad',
    },
  },
  {
    text: 'allahabad',
    asked: 'city',
    set: {
      city: 'Prayagraj',
    },
  },
  {
    text: 'bandra west only',
    asked: 'area',
    set: {
      area: 'Bandra West',
    },
  },
  {
    text: 'no preference on locality',
    asked: 'area',
    any: ['area'],
  },
  {
    text: 'just renting',
    asked: 'transaction_type',
    set: {
      transaction_type: 'rent',
    },
  },
  {
    text: 'standalone house',
    asked: 'property_type',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'apartment will do',
    asked: 'property_type',
    set: {
      property_type: 'apartment',
    },
  },
  {
    text: 'covered parking plus gym',
    asked: 'amenities',
    set: {
      amenities: ['parking', 'gym'],
    },
  },
  {
    text: 'none needed',
    asked: 'amenities',
    any: ['amenities'],
  },
  {
    text: 'i have a cat',
    asked: 'amenities',
    set: {
      amenities: ['pet_friendly'],
    },
  },
  {
    text: 'not less than 1500 sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1500,
      },
    },
  },
  {
    text: '900 to 1100 sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 900,
        max: 1100,
      },
    },
  },
  {
    text: 'yes please do',
    act: 'affirm',
  },
  {
    text: 'none of these',
    act: 'deny',
  },
  {
    text: 'start again from the top',
    act: 'restart',
  },
  {
    text: 'scrap all that, new search',
    act: 'restart',
  },
  {
    text: "i'd like to speak with an agent",
    act: 'handoff',
  },
  {
    text: 'please arrange a call',
    act: 'handoff',
  },
  {
    text: 'thank you so much',
    act: 'thanks',
  },
  {
    text: "i don't know how to use this",
    act: 'help',
  },
  {
    text: 'can you repeat the question',
    act: 'repeat',
  },
  {
    text: 'is there 24 hour water',
    act: 'question',
  },
  {
    text: 'is the rent negotiable',
    act: 'question',
  },
  {
    text: 'does it come with a parking spot',
    act: 'question',
  },
  {
    text: 'is it close to a school',
    act: 'question',
  },
  {
    text: 'my wife is a doctor at apollo',
    act: 'unclear',
  },
  {
    text: 'i was in chennai last week',
    act: 'unclear',
  },
  {
    text: 'we have 3 kids',
    act: 'unclear',
  },
  {
    text: 'the traffic today was horrible',
    act: 'unclear',
  },
  {
    text: "i'll think about it",
    act: 'unclear',
  },
  {
    text: 'just a second',
    act: 'unclear',
  },
  {
    text: 'my budget got cut at work',
    act: 'unclear',
  },
  {
    text: 'ok let me check with my dad',
    act: 'unclear',
  },
  {
    text: 'i paid 20k for my phone',
    act: 'unclear',
  },
  {
    text: "there's a wedding on the 25th",
    act: 'unclear',
  },
  {
    text: 'raise the budget to 40k',
    set: {
      price: {
        max: 40000,
      },
    },
  },
  {
    text: 'make it three bedrooms',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'switch to hyderabad',
    set: {
      city: 'Hyderabad',
    },
  },
  {
    text: 'forget about the gym',
    drop: ['gym'],
  },
  {
    text: 'any area is fine',
    any: ['area'],
  },
  {
    text: 'actually i want to buy',
    set: {
      transaction_type: 'sale',
    },
  },
  {
    text: "i'd prefer a house",
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'what about hebbal instead',
    set: {
      area: 'Hebbal',
    },
  },
  {
    text: 'power backup is a must',
    set: {
      amenities: ['power_backup'],
    },
  },
  {
    text: 'nothing above 50 lakhs',
    set: {
      price: {
        max: 5000000,
      },
    },
  },
  {
    text: "bedrooms don't matter",
    any: ['bedrooms'],
  },
])
