import { wishesAndTalk } from '../../corpus-case.ts'

/** Wishes and changes as they are put plainly, and acts in less common words. */
export const asPutPlainly = wishesAndTalk([
  {
    text: 'Can you find me a two bed flat to let in Kochi for under 16 thousand?',
    set: {
      property_type: 'apartment',
      bedrooms: { min: 2, max: 2 },
      city: 'Kochi',
      transaction_type: 'rent',
      price: { max: 16000 },
    },
  },
  {
    text: 'looking 4 furnished 1bhk nr vijay nagar indore on rent',
    set: {
      transaction_type: 'rent',
      city: 'Indore',
      area: 'Vijay Nagar',
      bedrooms: { min: 1, max: 1 },
      amenities: ['furnished'],
    },
  },
  {
    text: 'I would prefer a 3 BHK bungalow with a garage in Vadodara, purchase, up to 80 lakhs',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Vadodara',
      bedrooms: { min: 3, max: 3 },
      price: { max: 8000000 },
      amenities: ['parking'],
    },
  },
  {
    text: 'family of 4 wants to rent 2bhk apartment noida with lift n parking within 25k',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Noida',
      bedrooms: { min: 2, max: 2 },
      amenities: ['lift', 'parking'],
      price: { max: 25000 },
    },
  },
  {
    text: '5 cents plot to buy in tiruppur',
    set: { transaction_type: 'sale', property_type: 'land', city: 'Tiruppur', size_sqft: { min: 2178 } },
  },
  {
    text: '3bhk flat for sale in hebbal bangalore between 1.2 and 1.5 crores',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Bengaluru',
      area: 'Hebbal',
      bedrooms: { min: 3, max: 3 },
      price: { min: 12000000, max: 15000000 },
    },
  },
  {
    text: 'we need a two bedroom house in mangalore for rent with a small garden',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Mangaluru',
      bedrooms: { min: 2, max: 2 },
      amenities: ['garden'],
    },
  },
  {
    text: '1 bhk semi furnished apartment powai mumbai rent 45k max',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Mumbai',
      area: 'Powai',
      bedrooms: { min: 1, max: 1 },
      price: { max: 45000 },
      amenities: ['semi_furnished'],
    },
  },
  {
    text: 'three bedrooms and a balcony please',
    known: { transaction_type: 'rent', city: 'Pune', bedrooms: { min: 2, max: 2 } },
    set: { bedrooms: { min: 3, max: 3 }, amenities: ['balcony'] },
  },
  {
    text: 'forget Baner',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune', area: 'Baner' },
    drop: ['area'],
  },
  {
    text: 'keep it under 15 then',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune', price: { max: 20000 } },
    set: { price: { max: 15000 } },
  },
  {
    text: 'budget can go to 30k',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune', price: { max: 20000 } },
    set: { price: { max: 30000 } },
  },
  {
    text: 'reduce it to a single bedroom',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
      bedrooms: { min: 2, max: 2 },
    },
    set: { bedrooms: { min: 1, max: 1 } },
  },
  {
    text: 'ok without lift also',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune', amenities: ['lift'] },
    drop: ['lift'],
  },
  {
    text: 'take the gym off the list',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune', amenities: ['gym'] },
    drop: ['gym'],
  },
  {
    text: 'must allow pets',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
    set: { amenities: ['pet_friendly'] },
  },
  {
    text: 'move the search to kharadi',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune', area: 'Baner' },
    set: { area: 'Kharadi' },
  },
  {
    text: 'no not pune i meant hyderabad',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
    set: { city: 'Hyderabad' },
  },
  {
    text: "i'd like to buy rather than rent",
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
    set: { transaction_type: 'sale' },
  },
  {
    text: '3 is too many, 2 is enough',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
      bedrooms: { min: 3, max: 3 },
    },
    set: { bedrooms: { min: 2, max: 2 } },
  },
  {
    text: 'change my budget',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune', price: { max: 20000 } },
    drop: ['price'],
  },
  {
    text: "bedrooms don't matter now",
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
      bedrooms: { min: 2, max: 2 },
    },
    any: ['bedrooms'],
  },
  {
    text: 'no houses, only flats',
    known: { transaction_type: 'rent', property_type: 'house', city: 'Pune' },
    set: { property_type: 'apartment' },
  },
  {
    text: 'at least... no, exactly two',
    asked: 'bedrooms',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    set: { bedrooms: { min: 2, max: 2 } },
  },
  {
    text: 'more than 15 thousand',
    asked: 'price',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    set: { price: { min: 15000 } },
  },
  {
    text: 'eighteen thousand rupees',
    asked: 'price',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    set: { price: { max: 18000 } },
  },
  {
    text: 'anywhere close to the metro',
    asked: 'area',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    any: ['area'],
  },
  {
    text: 'marathahalli side',
    asked: 'area',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    set: { area: 'Marathahalli' },
  },
  {
    text: 'gym and 24x7 security',
    asked: 'amenities',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    set: { amenities: ['gym', 'security'] },
  },
  { text: 'Gurgaon please', asked: 'city', set: { city: 'Gurugram' } },
  {
    text: 'superb, go ahead',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'that one works',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'yeah book it bro',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'yes, set up the visit',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'ok that is agreeable to us',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'alright then',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'sounds lovely',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'no i dont want it',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'deny',
  },
  {
    text: 'that wont be necessary',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'deny',
  },
  {
    text: 'i am no longer interested',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'deny',
  },
  {
    text: 'can i start afresh',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'restart',
  },
  {
    text: 'clear all my choices',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'restart',
  },
  {
    text: 'please have someone get in touch with me',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'handoff',
  },
  {
    text: 'i need human help',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'handoff',
  },
  {
    text: 'i could not understand, repeat please',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'repeat',
  },
  {
    text: 'tell me that again',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'repeat',
  },
  {
    text: 'what can i do here',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'help',
  },
  {
    text: 'not sure how to begin',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'help',
  },
  {
    text: 'thanks that helps a lot',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'thanks',
  },
  { text: "good evening ma'am", act: 'greet' },
  {
    text: 'what is the monthly rent of this one',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'do they have a swimming pool',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'could you tell me the address',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'is it close to any hospital',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'is the owner staying in the same building',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'my train leaves at 6',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'we had biryani at paradise',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'my wife is not well',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'i paid 2000 for the cab',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'my bank app is down',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'we stayed in a resort with a pool',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'i have a house in my village',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'the tenant before us left the place dirty',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'my father bought land in 1990',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'unclear',
  },
  {
    text: 'why is the sky blue',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'question',
  },
  {
    text: 'yes i want to visit it',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'fantastic, thats the place',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'i suppose its ok',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'that should be fine',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'go ahead with the booking',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'im cool with it',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'ya fine',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'confirmed from my end',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'happy with that',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'affirm',
  },
  {
    text: 'i think i will skip this',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'deny',
  },
  {
    text: 'nope im sorted',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'deny',
  },
  {
    text: 'thank you but no',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'deny',
  },
  {
    text: 'not worth it',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'deny',
  },
  {
    text: 'leave that for now',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'deny',
  },
  {
    text: 'i dont need your help anymore',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'deny',
  },
  {
    text: 'no more options please',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'deny',
  },
  {
    text: 'erase my earlier answers',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'restart',
  },
  {
    text: 'can somebody assist me over phone',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'handoff',
  },
  {
    text: 'i prefer talking to a person',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'handoff',
  },
  {
    text: 'contact number of the broker please',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'handoff',
  },
  {
    text: 'schedule a callback for me',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'handoff',
  },
  {
    text: 'huh?',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'repeat',
  },
  {
    text: 'once again pls',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'repeat',
  },
  {
    text: 'i need some guidance',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'help',
  },
  {
    text: 'whats the process',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'help',
  },
  {
    text: 'grateful for your help',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'thanks',
  },
  {
    text: 'ok bye tc',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Bengaluru' },
    act: 'goodbye',
  },
  {
    text: 'no 3 bhk not 2',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
      bedrooms: { min: 2, max: 2 },
    },
    set: { bedrooms: { min: 3, max: 3 } },
  },
  {
    text: 'parking is not a must',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune', amenities: ['parking'] },
    drop: ['parking'],
  },
  {
    text: '20 is a lot, make it 16',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune', price: { max: 20000 } },
    set: { price: { max: 16000 } },
  },
  {
    text: 'area is not a problem',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune', area: 'Baner' },
    any: ['area'],
  },
  {
    text: 'replace baner with aundh',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune', area: 'Baner' },
    set: { area: 'Aundh' },
  },
  {
    text: 'remove the size',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Pune', size_sqft: { min: 1000 } },
    drop: ['size_sqft'],
  },
  {
    text: 'a plot rather than a flat',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Pune' },
    set: { property_type: 'land' },
  },
  {
    text: 'also it should have ac',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
    set: { amenities: ['air_conditioning'] },
  },
  {
    text: '24 hours water is important',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
    set: { amenities: ['water_supply'] },
  },
  {
    text: '2bhk or bigger',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Pune',
      bedrooms: { min: 2, max: 2 },
    },
    set: { bedrooms: { min: 2 } },
  },
])
