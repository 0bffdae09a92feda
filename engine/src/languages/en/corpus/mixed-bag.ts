import { wishesAndTalk } from '../../corpus-case.ts'

/** Wishes with several parts, changes of mind, acts and talk of other things, as they come. */
export const mixedBag = wishesAndTalk([
  {
    text: 'Could you find me a 2 bed apartment to buy in Chennai? under 30 lakhs please',
    set: {
      property_type: 'apartment',
      bedrooms: { min: 2, max: 2 },
      city: 'Chennai',
      price: { max: 3000000 },
      transaction_type: 'sale',
    },
  },
  {
    text: 'I am on the lookout for a three bedroom house on rent in Mysore, must have covered car parking',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Mysuru',
      bedrooms: { min: 3, max: 3 },
      amenities: ['parking'],
    },
  },
  {
    text: '1 bhk furnished flat in hinjewadi pune for rent, budget 18k max',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
      area: 'Hinjewadi',
      bedrooms: { min: 1, max: 1 },
      price: { max: 18000 },
      amenities: ['furnished'],
    },
  },
  {
    text: 'Looking to purchase a 2400 sqft plot in Coimbatore within 40 lakhs',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Coimbatore',
      size_sqft: { min: 2400 },
      price: { max: 4000000 },
    },
  },
  {
    text: 'Shifting to Hyderabad next month, kindly suggest 2BHK for rent near Madhapur with lift and power backup',
    set: {
      transaction_type: 'rent',
      city: 'Hyderabad',
      area: 'Madhapur',
      bedrooms: { min: 2, max: 2 },
      amenities: ['lift', 'power_backup'],
    },
  },
  {
    text: 'we want a 4 bedroom villa in kochi with a garden, planning to buy',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Kochi',
      bedrooms: { min: 4, max: 4 },
      amenities: ['garden'],
    },
  },
  {
    text: '3bhk apartment gurgaon rent 40k to 60k',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Gurugram',
      bedrooms: { min: 3, max: 3 },
      price: { min: 40000, max: 60000 },
    },
  },
  {
    text: 'need a 1bhk for rent in indiranagar bangalore, i have a dog so pets should be allowed',
    set: {
      transaction_type: 'rent',
      city: 'Bengaluru',
      area: 'Indiranagar',
      bedrooms: { min: 1, max: 1 },
      amenities: ['pet_friendly'],
    },
  },
  {
    text: 'any 2 bhk flats for sale in andheri mumbai below 1.8 crores?',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Mumbai',
      area: 'Andheri',
      bedrooms: { min: 2, max: 2 },
      price: { max: 18000000 },
    },
  },
  {
    text: 'Is there any 2 bedroom independent house available for rent in Jaipur under Rs 15,000 per month',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Jaipur',
      bedrooms: { min: 2, max: 2 },
      price: { max: 15000 },
    },
  },
  {
    text: "I'd like to buy a 3bhk in a noida society, apartment with pool gym and clubhouse",
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Noida',
      bedrooms: { min: 3, max: 3 },
      amenities: ['swimming_pool', 'gym', 'clubhouse'],
    },
  },
  {
    text: 'semi furnished 2bhk flat for rent in velachery chennai not more than 22000',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Chennai',
      area: 'Velachery',
      bedrooms: { min: 2, max: 2 },
      price: { max: 22000 },
      amenities: ['semi_furnished'],
    },
  },
  {
    text: 'My father is retiring so we plan to buy an independent house in Lucknow, around 75 lakhs',
    set: { transaction_type: 'sale', property_type: 'house', city: 'Lucknow', price: { max: 7500000 } },
  },
  {
    text: 'plot for sale in hosur 20 lakhs',
    set: { transaction_type: 'sale', property_type: 'land', city: 'Hosur', price: { max: 2000000 } },
  },
  {
    text: '2 bhk flat on rent in dwarka delhi wid balcony n parking 25k',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Delhi',
      area: 'Dwarka',
      bedrooms: { min: 2, max: 2 },
      amenities: ['balcony', 'parking'],
      price: { max: 25000 },
    },
  },
  {
    text: 'pls show me 1 or 2 bhk in blore for rent within 20k',
    set: { transaction_type: 'rent', city: 'Bengaluru', bedrooms: { min: 1, max: 2 }, price: { max: 20000 } },
  },
  {
    text: '2bhk flat in Baner, Pune of minimum 900 sq ft carpet area, want to own it',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Pune',
      area: 'Baner',
      bedrooms: { min: 2, max: 2 },
      size_sqft: { min: 900 },
    },
  },
  {
    text: '3 bedroom house for rent in trivandrum with good water supply',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Thiruvananthapuram',
      bedrooms: { min: 3, max: 3 },
      amenities: ['water_supply'],
    },
  },
  {
    text: 'Interested in purchasing 3 BHK apartment at New Town Kolkata, price between 60 and 80 lakhs',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Kolkata',
      area: 'New Town',
      bedrooms: { min: 3, max: 3 },
      price: { min: 6000000, max: 8000000 },
    },
  },
  {
    text: 'hello sir my family of five needs a 2bhk flat on rent in nagpur, gated society with security',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Nagpur',
      bedrooms: { min: 2, max: 2 },
      amenities: ['gated_community', 'security'],
    },
  },
  {
    text: '3 bedroom house to buy in vijayawada not bigger than 1500 sft',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Vijayawada',
      bedrooms: { min: 3, max: 3 },
      size_sqft: { max: 1500 },
    },
  },
  {
    text: "We're looking for a fully furnished 3 bedroom apartment in Whitefield, Bangalore with a gym. We can pay upto 70 thousand a month.",
    set: {
      property_type: 'apartment',
      city: 'Bengaluru',
      area: 'Whitefield',
      bedrooms: { min: 3, max: 3 },
      amenities: ['furnished', 'gym'],
      price: { max: 70000 },
    },
  },
  {
    text: '2 rooms set for rent chandigarh 18 thousand',
    set: {
      transaction_type: 'rent',
      city: 'Chandigarh',
      bedrooms: { min: 2, max: 2 },
      price: { max: 18000 },
    },
  },
  {
    text: 'buy 3 bhk flat ahmedabad budget 60 lac',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Ahmedabad',
      bedrooms: { min: 3, max: 3 },
      price: { max: 6000000 },
    },
  },
  {
    text: 'wanna rent 2bhk apartment in hsr layout bangalore lift is must',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      area: 'HSR Layout',
      bedrooms: { min: 2, max: 2 },
      amenities: ['lift'],
    },
  },
  {
    text: '30x40 site in mysore for sale',
    set: { transaction_type: 'sale', property_type: 'land', city: 'Mysuru', size_sqft: { min: 1200 } },
  },
  {
    text: 'two bedroom flat with AC in gachibowli hyderabad, for rent',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Hyderabad',
      area: 'Gachibowli',
      bedrooms: { min: 2, max: 2 },
      amenities: ['air_conditioning'],
    },
  },
  {
    text: 'Good morning. I would appreciate it if you could show me three bedroom bungalows for sale in Nashik having a garden and a garage.',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Nashik',
      amenities: ['garden', 'parking'],
      bedrooms: { min: 3, max: 3 },
    },
  },
  {
    text: 'm a student, need 1 rk or 1bhk in bhopal rent below 8k',
    set: { transaction_type: 'rent', city: 'Bhopal', bedrooms: { min: 1, max: 1 }, price: { max: 8000 } },
  },
  {
    text: 'we have finally decided to buy. 2 bhk apartment in Bengaluru, 90 lakhs, one car park',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Bengaluru',
      bedrooms: { min: 2, max: 2 },
      price: { max: 9000000 },
      amenities: ['parking'],
    },
  },
  {
    text: '3 bhk flat in surat on rent max budget twenty thousand',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Surat',
      bedrooms: { min: 3, max: 3 },
      price: { max: 20000 },
    },
  },
  {
    text: '1bhk flat navi mumbai 65 lakhs for buying',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Navi Mumbai',
      bedrooms: { min: 1, max: 1 },
      price: { max: 6500000 },
    },
  },
  {
    text: '2bhk house for rent in madurai, bike parking needed',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Madurai',
      bedrooms: { min: 2, max: 2 },
      amenities: ['parking'],
    },
  },
  {
    text: 'my wife and i are thinking of buying a 2 bhk flat in thane, 1.2 cr is the max we can go',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Thane',
      bedrooms: { min: 2, max: 2 },
      price: { max: 12000000 },
    },
  },
  {
    text: 'Do you have any 3 bedroom flats to rent in Pune with a balcony?',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
      bedrooms: { min: 3, max: 3 },
      amenities: ['balcony'],
    },
  },
  {
    text: 'plots near sarjapur bangalore, 80 L',
    set: { property_type: 'land', city: 'Bengaluru', area: 'Sarjapur', price: { max: 8000000 } },
  },
  {
    text: 'a 3bhk flat in anna nagar chennai for 45,000 rent with generator backup would be great',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Chennai',
      area: 'Anna Nagar',
      bedrooms: { min: 3, max: 3 },
      price: { max: 45000 },
      amenities: ['power_backup'],
    },
  },
  {
    text: 'One bedroom flat in Saket Delhi, fully furnished with AC, rental',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Delhi',
      area: 'Saket',
      bedrooms: { min: 1, max: 1 },
      amenities: ['furnished', 'air_conditioning'],
    },
  },
  {
    text: 'calicut 3bhk house sale 50-70 lakhs',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Kozhikode',
      price: { min: 5000000, max: 7000000 },
      bedrooms: { min: 3, max: 3 },
    },
  },
  {
    text: 'Me and two friends need a 2bhk flat for rent in Indore, 14k total',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Indore',
      bedrooms: { min: 2, max: 2 },
      price: { max: 14000 },
    },
  },
  {
    text: '3 BHK apartment for sale in kondapur hyderabad with 1600 to 2000 sft area',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Hyderabad',
      area: 'Kondapur',
      bedrooms: { min: 3, max: 3 },
      size_sqft: { min: 1600, max: 2000 },
    },
  },
  {
    text: '3 bedroom villa for rent in goa long term',
    set: { transaction_type: 'rent', property_type: 'house', city: 'Goa', bedrooms: { min: 3, max: 3 } },
  },
  {
    text: 'want 2bhk flat in indirapuram ghaziabad, resale is ok, 55 lakh',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Ghaziabad',
      area: 'Indirapuram',
      bedrooms: { min: 2, max: 2 },
      price: { max: 5500000 },
    },
  },
  {
    text: 'vizag 2bhk flat rent lift and car parking compulsory',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Visakhapatnam',
      bedrooms: { min: 2, max: 2 },
      amenities: ['lift', 'parking'],
    },
  },
  {
    text: 'I have 45 lakhs and want to buy something in Patna',
    set: { transaction_type: 'sale', city: 'Patna', price: { max: 4500000 } },
  },
  {
    text: 'An apartment with two bedrooms, and I would not pay more than 25k',
    known: { transaction_type: 'rent', city: 'Pune' },
    set: { property_type: 'apartment', bedrooms: { min: 2, max: 2 }, price: { max: 25000 } },
  },
  {
    text: 'a plot of at least 1200 square feet near tambaram',
    known: { transaction_type: 'sale', city: 'Chennai' },
    set: { area: 'Tambaram', property_type: 'land', size_sqft: { min: 1200 } },
  },
  { text: 'It has to be in Bangalore', asked: 'city', set: { city: 'Bengaluru' } },
  {
    text: 'preferably koramangala',
    asked: 'area',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    set: { area: 'Koramangala' },
  },
  {
    text: "I'm okay with any number of rooms",
    asked: 'bedrooms',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    any: ['bedrooms'],
  },
  {
    text: "I don't want to go above thirty thousand",
    asked: 'price',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    set: { price: { max: 30000 } },
  },
  {
    text: 'budget is not a constraint',
    asked: 'price',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    any: ['price'],
  },
  {
    text: 'one crore twenty five lakhs',
    asked: 'price',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Bengaluru' },
    set: { price: { max: 12500000 } },
  },
  {
    text: '70 to 90',
    asked: 'price',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Bengaluru' },
    set: { price: { min: 7000000, max: 9000000 } },
  },
  {
    text: 'a flat would be nice',
    asked: 'property_type',
    known: { transaction_type: 'rent', city: 'Pune' },
    set: { property_type: 'apartment' },
  },
  {
    text: 'house or flat both fine for me',
    asked: 'property_type',
    known: { transaction_type: 'rent', city: 'Pune' },
    any: ['property_type'],
  },
  {
    text: "I'm planning on buying",
    asked: 'transaction_type',
    known: { city: 'Pune' },
    set: { transaction_type: 'sale' },
  },
  {
    text: 'twelve hundred to fifteen hundred square feet',
    asked: 'size_sqft',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Bengaluru' },
    set: { size_sqft: { min: 1200, max: 1500 } },
  },
  {
    text: "size doesn't bother me",
    asked: 'size_sqft',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Bengaluru' },
    any: ['size_sqft'],
  },
  {
    text: 'parking and lift are enough',
    asked: 'amenities',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    set: { amenities: ['parking', 'lift'] },
  },
  {
    text: 'not 2, make it 3',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      bedrooms: { min: 2, max: 2 },
    },
    set: { bedrooms: { min: 3, max: 3 } },
  },
  {
    text: 'leave the parking',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      bedrooms: { min: 2, max: 2 },
      amenities: ['parking'],
    },
    drop: ['parking'],
  },
  {
    text: 'some other area please',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', area: 'Koramangala' },
    drop: ['area'],
  },
  {
    text: 'forget the budget',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', price: { max: 20000 } },
    drop: ['price'],
  },
  {
    text: 'increase my budget to 25k',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', price: { max: 20000 } },
    set: { price: { max: 25000 } },
  },
  {
    text: 'a house instead of a flat',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    set: { property_type: 'house' },
  },
  {
    text: 'change of plan, we are moving to mysore',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    set: { city: 'Mysuru' },
  },
  {
    text: 'let me rent instead of buying',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Bengaluru' },
    set: { transaction_type: 'rent' },
  },
  {
    text: 'number of bedrooms is not important anymore',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      bedrooms: { min: 3, max: 3 },
    },
    any: ['bedrooms'],
  },
  {
    text: 'not koramangala, jayanagar is better',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', area: 'Koramangala' },
    set: { area: 'Jayanagar' },
  },
  {
    text: "doesn't have to be furnished",
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      amenities: ['furnished'],
    },
    drop: ['furnished'],
  },
  {
    text: 'make it 1200 sqft',
    known: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Bengaluru',
      size_sqft: { min: 1000 },
    },
    set: { size_sqft: { min: 1200 } },
  },
  {
    text: 'bring it down to 1bhk and 15k',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      bedrooms: { min: 2, max: 2 },
      price: { max: 20000 },
    },
    set: { bedrooms: { min: 1, max: 1 }, price: { max: 15000 } },
  },
  {
    text: 'we can do without a lift',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      amenities: ['lift', 'parking'],
    },
    drop: ['lift'],
  },
  {
    text: 'oh and we have a cat, so pet friendly',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    set: { amenities: ['pet_friendly'] },
  },
  {
    text: 'what about HSR layout?',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', area: 'Koramangala' },
    set: { area: 'HSR Layout' },
  },
  {
    text: 'nothing under 15 thousand please',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', price: { max: 20000 } },
    set: { price: { min: 15000 } },
  },
  {
    text: '30k at the most',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Bengaluru',
      price: { min: 20000, max: 30000 },
    },
    set: { price: { max: 30000 } },
  },
  {
    text: 'bring the budget down to 75 lakhs',
    known: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Bengaluru',
      price: { max: 8000000 },
    },
    set: { price: { max: 7500000 } },
  },
  {
    text: "i was wrong about the gym, don't need it",
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru', amenities: ['gym'] },
    drop: ['gym'],
  },
  {
    text: 'is it possible to have one with security',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    set: { amenities: ['security'] },
  },
  {
    text: 'That sounds good, set up a visit',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'Great, please book it for me',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'no, that is all',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'deny',
  },
  {
    text: 'start over please',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'restart',
  },
  {
    text: "I'd like to begin a new search",
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'restart',
  },
  {
    text: 'can i have someone call me back',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'handoff',
  },
  {
    text: 'connect me to a human agent',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'handoff',
  },
  {
    text: 'does it have a garage',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'What is the address of the property?',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'Is there an elevator in it?',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'could you say that one more time',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'repeat',
  },
  {
    text: 'thank you so much for the help',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'thanks',
  },
  {
    text: 'nope, not this one',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'deny',
  },
  {
    text: "yup that's the one",
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'how much is the security deposit',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'I would like to visit on saturday at 4 pm',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'the match yesterday was thrilling',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: "what's the weather in bangalore",
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'i love this weather',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'is buying better than renting',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'book me a flight to delhi on 5th march',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'transfer 5000 to my savings account',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'i want to order 2 pizzas',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'what is my account balance',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'set an alarm for 6 am',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'my phone battery dies very fast',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'how many calories in two rotis',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'the delivery boy came late again',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'i lost my debit card yesterday',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'my cousin bought a flat in pune for 80 lakhs',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'our rent went up by 2000 last month',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'which cricket team is playing today',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'how much is the train fare to chennai',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'remind me to pay the electricity bill',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'i am a vegetarian',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'we are a brahmin family',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'are non vegetarians allowed',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'do owners ask for a marriage certificate',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'what documents do I need',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'give me some time to think',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'hmm not really my thing',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'deny',
  },
  {
    text: 'ya ok do that',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'not needed thanks',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'deny',
  },
  {
    text: 'thanks a ton buddy',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'thanks',
  },
  {
    text: 'ok see you later',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'goodbye',
  },
  {
    text: 'is there any number i can call',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'handoff',
  },
  {
    text: 'sorry i did not catch that',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'repeat',
  },
])
