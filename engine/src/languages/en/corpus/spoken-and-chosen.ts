import { wishesAndTalk } from '../../corpus-case.ts'

/** Wishes as they are spoken, amenities, places chosen, and what agrees and names something. */
export const spokenAndChosen = wishesAndTalk([
  {
    text: '2bhk flat for rent in a hindu only society',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'house on rent where no bachelors live nearby',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
    },
  },
  {
    text: 'i want only brahmin neighbours',
    act: 'unclear',
  },
  {
    text: 'flat in pune on rent, landlord should be vegetarian',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
    },
  },
  {
    text: 'i want to sell my flat',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
    },
  },
  {
    text: 'i have a house to let out',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
    },
  },
  {
    text: '25 grand',
    asked: 'price',
    set: {
      price: {
        max: 25000,
      },
    },
  },
  {
    text: '12 lacs only',
    asked: 'price',
    set: {
      price: {
        max: 1200000,
      },
    },
  },
  {
    text: 'whatever it costs',
    asked: 'price',
    any: ['price'],
  },
  {
    text: 'no preference on rooms',
    asked: 'bedrooms',
    any: ['bedrooms'],
  },
  {
    text: '1000 sqft or so',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1000,
      },
    },
  },
  {
    text: 'around a thousand',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1000,
      },
    },
  },
  {
    text: "um yeah so i'm looking for like a two bedroom flat in wakad pune for rent and the budget is around twenty thousand",
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
      area: 'Wakad',
      price: {
        max: 20000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'i want to purchase a three bhk independent house in mysore my budget is eighty five lakhs',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Mysuru',
      price: {
        max: 8500000,
      },
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'i would like an apartment which has a swimming pool and also a gym',
    set: {
      property_type: 'apartment',
      amenities: ['gym', 'swimming_pool'],
    },
  },
  {
    text: 'we can pay up to thirty five thousand per month',
    asked: 'price',
    set: {
      price: {
        max: 35000,
      },
    },
  },
  {
    text: 'it should be in calcutta',
    asked: 'city',
    set: {
      city: 'Kolkata',
    },
  },
  {
    text: 'just renting for now',
    asked: 'transaction_type',
    set: {
      transaction_type: 'rent',
    },
  },
  {
    text: '1rk flat rent',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      bedrooms: {
        min: 1,
        max: 1,
      },
    },
  },
  {
    text: 'want to buy some land near hosur',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Hosur',
    },
  },
  {
    text: 'Kolkata 3 bhk flat purchase with lift, car parking and 24x7 security',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Kolkata',
      bedrooms: {
        min: 3,
        max: 3,
      },
      amenities: ['parking', 'lift', 'security'],
    },
  },
  {
    text: 'unfurnished flat on rent',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      amenities: ['unfurnished'],
    },
  },
  {
    text: 'gated community with kids play area',
    set: {
      amenities: ['play_area', 'gated_community'],
    },
  },
  {
    text: '24 hr water is a must',
    set: {
      amenities: ['water_supply'],
    },
  },
  {
    text: 'ac rooms, fully furnished',
    set: {
      amenities: ['furnished', 'air_conditioning'],
    },
  },
  {
    text: 'generator backup and elevator',
    set: {
      amenities: ['lift', 'power_backup'],
    },
  },
  {
    text: 'balcony and a small lawn',
    set: {
      amenities: ['garden', 'balcony'],
    },
  },
  {
    text: 'lift for sure',
    set: {
      amenities: ['lift'],
    },
  },
  {
    text: 'parking is a must have',
    set: {
      amenities: ['parking'],
    },
  },
  {
    text: 'definitely a house',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'of course rent',
    set: {
      transaction_type: 'rent',
    },
  },
  {
    text: 'yes pune',
    set: {
      city: 'Pune',
    },
  },
  {
    text: 'ok 20k',
    set: {
      price: {
        max: 20000,
      },
    },
  },
  {
    text: 'no lift needed',
    drop: ['lift'],
  },
  {
    text: 'yes please go ahead',
    act: 'affirm',
  },
  {
    text: 'definitely not',
    act: 'deny',
  },
  {
    text: 'pune super option',
    set: {
      city: 'Pune',
    },
  },
  {
    text: 'kolkata would be the best',
    set: {
      city: 'Kolkata',
    },
  },
  {
    text: 'chennai is our first choice',
    set: {
      city: 'Chennai',
    },
  },
  {
    text: 'my choice is lucknow',
    set: {
      city: 'Lucknow',
    },
  },
  {
    text: 'surat please, family is there',
    set: {
      city: 'Surat',
    },
  },
])
