import { wishesAndTalk } from '../../corpus-case.ts'

/** Ordinary wishes, answers, changes and talk, much alike in all languages. */
export const ordinaryWishesAndTalk = wishesAndTalk([
  {
    text: 'hi, am shifting to pune next month. need a 2bhk flat around kothrud, rent shud not cross 22k',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
      area: 'Kothrud',
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
    text: 'planning to invest in a 5 cent plot in coimbatore',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Coimbatore',
      size_sqft: {
        min: 2178,
      },
    },
  },
  {
    text: 'somewhere in hyd',
    asked: 'city',
    set: {
      city: 'Hyderabad',
    },
  },
  {
    text: 'near gachibowli pls',
    asked: 'area',
    set: {
      area: 'Gachibowli',
    },
  },
  {
    text: 'we can stretch till 45k',
    asked: 'price',
    set: {
      price: {
        max: 45000,
      },
    },
  },
  {
    text: '2 would do',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'rental',
    asked: 'transaction_type',
    set: {
      transaction_type: 'rent',
    },
  },
  {
    text: 'i want to own it',
    asked: 'transaction_type',
    set: {
      transaction_type: 'sale',
    },
  },
  {
    text: 'a lift and a car park is a must',
    asked: 'amenities',
    set: {
      amenities: ['parking', 'lift'],
    },
  },
  {
    text: 'doesnt matter which part of town',
    asked: 'area',
    any: ['area'],
  },
  {
    text: 'whats the maintenance per month',
    act: 'question',
  },
  {
    text: 'is the owner ready to negotiate',
    act: 'question',
  },
  {
    text: "i'd rather talk to an agent",
    act: 'handoff',
  },
  {
    text: 'lets begin afresh',
    act: 'restart',
  },
  {
    text: 'ok cya',
    act: 'goodbye',
  },
  {
    text: 'awesome thank u so much',
    act: 'thanks',
  },
  {
    text: 'my exam got over yesterday',
    act: 'unclear',
  },
  {
    text: 'set a timer for ten minutes',
    act: 'unclear',
  },
  {
    text: 'Want to buy 3 BHK apartment at Noida upto 90 lacs',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Noida',
      price: {
        max: 9000000,
      },
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'not a room, a whole house',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'can you find me 3bhk apartments for sale in Bengaluru between 80 and 95 lakhs',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Bengaluru',
      price: {
        min: 8000000,
        max: 9500000,
      },
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'should have lift and backup, an apartment basically',
    set: {
      property_type: 'apartment',
      amenities: ['lift', 'power_backup'],
    },
  },
  {
    text: 'actually make that Kochi',
    set: {
      city: 'Kochi',
    },
  },
  {
    text: "scratch the rental idea, i'd like to purchase",
    set: {
      transaction_type: 'sale',
    },
  },
  {
    text: 'forget the gym',
    drop: ['gym'],
  },
  {
    text: 'why are these so expensive',
    act: 'question',
  },
  {
    text: 'lets keep it to 30k',
    set: {
      price: {
        max: 30000,
      },
    },
  },
  {
    text: 'between 1000 and 1200 sq ft',
    set: {
      size_sqft: {
        min: 1000,
        max: 1200,
      },
    },
  },
  {
    text: 'Minimum 1500 sqft flat to buy',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      size_sqft: {
        min: 1500,
      },
    },
  },
  {
    text: 'semi furnished only, for rent',
    set: {
      transaction_type: 'rent',
      amenities: ['semi_furnished'],
    },
  },
  {
    text: 'any other properties like this one?',
    act: 'question',
  },
  {
    text: 'can you book a cab to the airport for me',
    act: 'question',
  },
  {
    text: 'hey! me n my wife r moving frm nagpur to hyd for work... office is in gachibowli so something there. 2bhk flat, max 30k rent, need 1 car parking',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
      area: 'Gachibowli',
      price: {
        max: 30000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
      amenities: ['parking'],
    },
  },
  {
    text: 'Currently staying in rented house in Tambaram. Looking to buy a 2BHK flat in Sholinganallur, Chennai. Budget 55L.',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Chennai',
      area: 'Sholinganallur',
      price: {
        max: 5500000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'single girl working in HSR Layout bangalore, looking for 1bhk on rent near by, 18k tops',
    set: {
      transaction_type: 'rent',
      city: 'Bengaluru',
      area: 'HSR Layout',
      price: {
        max: 18000,
      },
      bedrooms: {
        min: 1,
        max: 1,
      },
    },
  },
  {
    text: 'we have two labradors so need a house with garden for rent in kochi, 3 bedrooms and pets shud be ok',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Kochi',
      bedrooms: {
        min: 3,
        max: 3,
      },
      amenities: ['garden', 'pet_friendly'],
    },
  },
  {
    text: 'My father wants to buy a 30*40 site in mysore. He has around 35 lakhs',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Mysuru',
      price: {
        max: 3500000,
      },
      size_sqft: {
        min: 1200,
      },
    },
  },
  {
    text: 'bachelor here, 1 bhk flat for rent at hinjewadi pune',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
      area: 'Hinjewadi',
      bedrooms: {
        min: 1,
        max: 1,
      },
    },
  },
  {
    text: 'we are 5 people so 3',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'office is in hitech city but kondapur preferred',
    asked: 'area',
    set: {
      area: 'Kondapur',
    },
  },
  {
    text: 'pune 2 bhk rent immediately needed',
    set: {
      transaction_type: 'rent',
      city: 'Pune',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'Need 2BHK flat on rent for family, ready to move',
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
    text: 'is 15k good enough for a 2bhk in this area',
    act: 'question',
  },
  {
    text: 'do you have anything cheaper than these',
    act: 'question',
  },
  {
    text: 'which of these is closest to the station',
    act: 'question',
  },
  {
    text: 'send me the location of second one',
    act: 'question',
  },
  {
    text: 'call me back please',
    act: 'handoff',
  },
  {
    text: 'ask your executive to ring me',
    act: 'handoff',
  },
  {
    text: 'yup thats fine',
    act: 'affirm',
  },
  {
    text: 'no thats not it',
    act: 'deny',
  },
  {
    text: 'sorry didnt get you',
    act: 'repeat',
  },
  {
    text: 'thats it for now bye',
    act: 'goodbye',
  },
  {
    text: 'ok increase it to 25',
    known: {
      transaction_type: 'rent',
      city: 'Pune',
      price: {
        max: 20000,
      },
    },
    set: {
      price: {
        max: 25000,
      },
    },
  },
  {
    text: 'actually 15 max',
    known: {
      transaction_type: 'rent',
      city: 'Pune',
      price: {
        max: 20000,
      },
    },
    set: {
      price: {
        max: 15000,
      },
    },
  },
  {
    text: 'stretch it to 70',
    known: {
      transaction_type: 'sale',
      city: 'Pune',
      price: {
        max: 6000000,
      },
    },
    set: {
      price: {
        max: 7000000,
      },
    },
  },
  {
    text: 'hmm 3 bedrooms instead',
    known: {
      transaction_type: 'rent',
      city: 'Pune',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'not baner, aundh',
    known: {
      transaction_type: 'rent',
      city: 'Pune',
      area: 'Baner',
    },
    set: {
      area: 'Aundh',
    },
  },
  {
    text: 'switch to mumbai',
    known: {
      transaction_type: 'rent',
      city: 'Pune',
      area: 'Baner',
    },
    set: {
      city: 'Mumbai',
    },
  },
  {
    text: "i'd prefer a villa over a flat",
    known: {
      property_type: 'apartment',
      city: 'Pune',
    },
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'lift isnt necessary',
    known: {
      amenities: ['parking', 'lift'],
      city: 'Pune',
    },
    drop: ['lift'],
  },
  {
    text: 'also a gym',
    known: {
      amenities: ['parking'],
      city: 'Pune',
    },
    set: {
      amenities: ['gym'],
    },
  },
  {
    text: 'money is no concern',
    known: {
      transaction_type: 'rent',
      city: 'Pune',
      price: {
        max: 20000,
      },
    },
    any: ['price'],
  },
  {
    text: 'open to any locality',
    known: {
      transaction_type: 'rent',
      city: 'Pune',
      area: 'Baner',
    },
    any: ['area'],
  },
  {
    text: '4 of us, so 2 is fine',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'we are 5 people so 3 bedrooms',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'we are 4 so 2',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  { text: 'site on a 40 ft road', set: { property_type: 'land' } },
  { text: 'plot on a 60 feet wide road', set: { property_type: 'land' } },
  { text: 'corner site facing a 30 ft road', set: { property_type: 'land' } },
  { text: 'family of 4 budget 20k', set: { price: { max: 20000 } } },
  { text: 'we are a family of 4 budget is 20k', set: { price: { max: 20000 } } },
  {
    text: '2bhk rent 17k bachelors',
    set: { bedrooms: { min: 2, max: 2 }, transaction_type: 'rent', price: { max: 17000 } },
  },
  { text: 'change 40-45 lakh to 50-60 lakh', asked: 'price', set: { price: { min: 5000000, max: 6000000 } } },
  { text: 'change budget from 20-25k to 30-35k', set: { price: { min: 30000, max: 35000 } } },
  { text: 'change 1000-1200 sqft to 1500-1800 sqft', set: { size_sqft: { min: 1500, max: 1800 } } },
])
