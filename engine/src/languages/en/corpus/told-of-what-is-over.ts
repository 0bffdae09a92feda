import { wishesAndTalk } from '../../corpus-case.ts'

/** Verdicts on what is over, how far things are, and ordinary wishes beside them. */
export const toldOfWhatIsOver = wishesAndTalk([
  {
    text: 'the last landlord was very bad',
    act: 'unclear',
  },
  {
    text: 'our old flat was really good',
    act: 'unclear',
  },
  {
    text: 'metro how far',
    act: 'question',
  },
  {
    text: 'how far metro',
    act: 'question',
  },
  {
    text: 'hi there me and my roommate are hunting for a 2bhk apartment to rent around madhapur hyderabad, upto 30k is fine',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
      area: 'Madhapur',
      price: {
        max: 30000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'want to invest in a small plot near coimbatore, 30 lakhs is what i have',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Coimbatore',
      price: {
        max: 3000000,
      },
    },
  },
  {
    text: '1 rk or 1bhk whichever in powai mumbai on rent',
    set: {
      transaction_type: 'rent',
      city: 'Mumbai',
      area: 'Powai',
      bedrooms: {
        min: 1,
        max: 1,
      },
    },
  },
  {
    text: 'need a 1bhk in powai mumbai on leave and license',
    set: {
      transaction_type: 'rent',
      city: 'Mumbai',
      area: 'Powai',
      bedrooms: {
        min: 1,
        max: 1,
      },
    },
  },
  {
    text: '3 bed in baner pune to buy, anywhere from 90 lakh to 1.1 cr',
    set: {
      transaction_type: 'sale',
      city: 'Pune',
      area: 'Baner',
      price: {
        min: 9000000,
        max: 11000000,
      },
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'looking to rent an independent 3 bedroom house in adyar chennai, car park is a must',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Chennai',
      area: 'Adyar',
      bedrooms: {
        min: 3,
        max: 3,
      },
      amenities: ['parking'],
    },
  },
  {
    text: 'bangalore koramangala fully furnished under 18 k for rent',
    set: {
      transaction_type: 'rent',
      city: 'Bengaluru',
      area: 'Koramangala',
      price: {
        max: 18000,
      },
      amenities: ['furnished'],
    },
  },
  {
    text: 'thinking of buying a two or three bedroom flat in kakkanad kochi',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Kochi',
      area: 'Kakkanad',
      bedrooms: {
        min: 2,
        max: 3,
      },
    },
  },
  {
    text: 'old house on 2400 sqft or more in mysore for purchase',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Mysuru',
      size_sqft: {
        min: 2400,
      },
    },
  },
  {
    text: 'we have two dogs so the place must allow pets, 2bhk rental',
    set: {
      transaction_type: 'rent',
      bedrooms: {
        min: 2,
        max: 2,
      },
      amenities: ['pet_friendly'],
    },
  },
  {
    text: "my mother can't climb stairs so lift needed, apartment for rent",
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      amenities: ['lift'],
    },
  },
  {
    text: '45k tops',
    asked: 'price',
    set: {
      price: {
        max: 45000,
      },
    },
  },
  {
    text: 'somewhere between thirty five and forty five thousand',
    asked: 'price',
    set: {
      price: {
        min: 35000,
        max: 45000,
      },
    },
  },
  {
    text: 'not a rupee more than 45,000',
    asked: 'price',
    set: {
      price: {
        max: 45000,
      },
    },
  },
  {
    text: 'price is no issue',
    asked: 'price',
    any: ['price'],
  },
  {
    text: 'whatever the market rate is',
    asked: 'price',
    any: ['price'],
  },
  {
    text: 'two would do',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'just 2',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: '2 or more',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
      },
    },
  },
  {
    text: '2 at the most',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        max: 2,
      },
    },
  },
  {
    text: "doesn't matter how many",
    asked: 'bedrooms',
    any: ['bedrooms'],
  },
  {
    text: 'calcutta',
    asked: 'city',
    set: {
      city: 'Kolkata',
    },
  },
  {
    text: 'gurgaon side',
    asked: 'city',
    set: {
      city: 'Gurugram',
    },
  },
  {
    text: 'anna nagar or nearby',
    asked: 'area',
    set: {
      area: 'Anna Nagar',
    },
  },
  {
    text: 'preferably indiranagar',
    asked: 'area',
    set: {
      area: 'Indiranagar',
    },
  },
  {
    text: 'rent for now',
    asked: 'transaction_type',
    set: {
      transaction_type: 'rent',
    },
  },
  {
    text: 'villa kind of',
    asked: 'property_type',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'flat only',
    asked: 'property_type',
    set: {
      property_type: 'apartment',
    },
  },
  {
    text: 'flat or house both fine',
    asked: 'property_type',
    any: ['property_type'],
  },
  {
    text: 'just the site',
    asked: 'property_type',
    set: {
      property_type: 'land',
    },
  },
  {
    text: 'gym and a pool would be lovely',
    asked: 'amenities',
    set: {
      amenities: ['gym', 'swimming_pool'],
    },
  },
  {
    text: 'inverter at least',
    asked: 'amenities',
    set: {
      amenities: ['power_backup'],
    },
  },
  {
    text: 'around a thousand sqft',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1000,
      },
    },
  },
  {
    text: "size doesn't matter",
    asked: 'size_sqft',
    any: ['size_sqft'],
  },
  {
    text: '1000 to 1200',
    asked: 'size_sqft',
    set: {
      size_sqft: {
        min: 1000,
        max: 1200,
      },
    },
  },
  {
    text: 'yup sounds good',
    act: 'affirm',
  },
  {
    text: 'no thanks, not now/deny',
    act: 'deny',
  },
  {
    text: "let's begin from scratch",
    act: 'restart',
  },
  {
    text: 'forget everything and start fresh',
    act: 'restart',
  },
  {
    text: 'can a real person call me',
    act: 'handoff',
  },
  {
    text: 'put me through to your agent',
    act: 'handoff',
  },
  {
    text: 'give me a callback',
    act: 'handoff',
  },
  {
    text: 'much appreciated',
    act: 'thanks',
  },
  {
    text: 'is the water supply good there',
    act: 'question',
  },
  {
    text: 'who is the owner of the second one',
    act: 'question',
  },
  {
    text: 'is brokerage charged',
    act: 'question',
  },
  {
    text: 'do you have anything cheaper',
    act: 'question',
  },
  {
    text: 'is it available immediately',
    act: 'question',
  },
  {
    text: 'can bachelors stay',
    act: 'question',
  },
  {
    text: 'my son is writing his board exams this year',
    act: 'unclear',
  },
  {
    text: 'it rained the whole day yesterday',
    act: 'unclear',
  },
  {
    text: 'i took the 8 am train',
    act: 'unclear',
  },
  {
    text: 'the cricket match was fantastic',
    act: 'unclear',
  },
  {
    text: "i'll be there on saturday at 5",
    act: 'unclear',
  },
  {
    text: 'there are 4 of us in the family',
    act: 'unclear',
  },
  {
    text: 'i saw an ad on facebook',
    act: 'unclear',
  },
  {
    text: 'i work at infosys',
    act: 'unclear',
  },
  {
    text: 'we used to stay in andheri',
    act: 'unclear',
  },
  {
    text: 'the last broker cheated us',
    act: 'unclear',
  },
  {
    text: 'the baby is crying',
    act: 'unclear',
  },
  {
    text: "what's the weather in chennai",
    act: 'question',
  },
  {
    text: 'who won the match',
    act: 'unclear',
  },
  {
    text: 'book me a cab to the airport',
    act: 'unclear',
  },
  {
    text: 'looking for a home to live in on rent, not a flat',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
    },
  },
  {
    text: '3 beds max 75L',
    set: {
      price: {
        max: 7500000,
      },
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'semi furnished flat rent noida',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Noida',
      amenities: ['semi_furnished'],
    },
  },
  {
    text: 'navi mumbai 1bhk purchase',
    set: {
      transaction_type: 'sale',
      city: 'Navi Mumbai',
      bedrooms: {
        min: 1,
        max: 1,
      },
    },
  },
  {
    text: 'a bungalow with a little garden please',
    set: {
      property_type: 'house',
      amenities: ['garden'],
    },
  },
  {
    text: 'kothi in ludhiana for sale',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Ludhiana',
    },
  },
  {
    text: 'it should be in a gated community with security',
    set: {
      amenities: ['security', 'gated_community'],
    },
  },
  {
    text: "i've got 25 lakhs to buy something",
    set: {
      transaction_type: 'sale',
      price: {
        max: 2500000,
      },
    },
  },
  {
    text: 'rentals below twelve thousand',
    set: {
      transaction_type: 'rent',
      price: {
        max: 12000,
      },
    },
  },
  {
    text: 'velachery chennai 2bhk rent 20000',
    set: {
      transaction_type: 'rent',
      city: 'Chennai',
      area: 'Velachery',
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
    text: '3bhk flat for sale in dwarka delhi',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Delhi',
      area: 'Dwarka',
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'need 200 gaj plot in ahmedabad to purchase',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Ahmedabad',
      size_sqft: {
        min: 1800,
      },
    },
  },
  {
    text: '2bhk flat in whitefield bengaluru for rent with a balcony',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      area: 'Whitefield',
      bedrooms: {
        min: 2,
        max: 2,
      },
      amenities: ['balcony'],
    },
  },
  {
    text: 'ac rooms',
    set: {
      amenities: ['air_conditioning'],
    },
  },
  {
    text: 'parking not required',
    drop: ['parking'],
  },
  {
    text: 'i will be relocating to jaipur next month',
    set: {
      city: 'Jaipur',
    },
  },
  {
    text: 'shifting to lucknow, need something on rent',
    set: {
      transaction_type: 'rent',
      city: 'Lucknow',
    },
  },
])
