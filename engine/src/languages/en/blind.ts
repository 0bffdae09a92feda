import { atLeast, between, type CorpusSection, exactly, upTo } from '../corpus-case.ts'

/**
 * Turns written without sight of rules and corpus and never tuned to. When one of them has been used to
 * mend a rule it moves to the corpus and a new one takes its place.
 */
export const blind: CorpusSection[] = [
  {
    phenomenon: 'first wishes',
    cases: [
      {
        text: 'hello i m looking for 2 bhk flat on rent near koramangala, budget 30k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Koramangala',
          price: upTo(30000),
          bedrooms: exactly(2),
        },
        numbers: [2, 30000],
      },
      {
        text: 'Want to purchase a 3BHK apartment in Gachibowli Hyderabad within 1.2 crores',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Hyderabad',
          area: 'Gachibowli',
          price: upTo(12000000),
          bedrooms: exactly(3),
        },
        numbers: [3, 12000000],
      },
      {
        text: 'house for sale in mysore',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Mysuru' },
      },
      {
        text: 'Independent villa with garden and car parking, Coimbatore, 90 lakhs to 1.3 cr',
        set: {
          property_type: 'house',
          city: 'Coimbatore',
          price: between(9000000, 13000000),
          amenities: ['parking', 'garden'],
        },
      },
      {
        text: 'any 1 bhk in kothrud pune for rent below 18000?',
        set: {
          transaction_type: 'rent',
          city: 'Pune',
          area: 'Kothrud',
          price: upTo(18000),
          bedrooms: exactly(1),
        },
      },
      {
        text: 'Could you please show me some plots around Devanahalli under forty lakhs',
        set: { property_type: 'land', area: 'Devanahalli', price: upTo(4000000) },
        numbers: [4000000],
      },
      {
        text: 'furnished flat wanted indiranagar bangalore 2bhk max 45k pm',
        set: {
          property_type: 'apartment',
          city: 'Bengaluru',
          area: 'Indiranagar',
          price: upTo(45000),
          bedrooms: exactly(2),
          amenities: ['furnished'],
        },
      },
      {
        text: 'we are planning to buy a small house in trichy, something like 35-40 lakhs',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Tiruchirappalli',
          price: between(3500000, 4000000),
        },
      },
      {
        text: 'Need 1200 sqft site in mysuru for construction',
        set: { property_type: 'land', city: 'Mysuru', size_sqft: atLeast(1200) },
      },
      {
        text: 'shifting to chennai next month, want a 2 bed place with lift and power backup, rent not above 28,000',
        set: {
          transaction_type: 'rent',
          city: 'Chennai',
          price: upTo(28000),
          bedrooms: exactly(2),
          amenities: ['lift', 'power_backup'],
        },
      },
      {
        text: 'gated community villa 4bhk 2.5cr gurgaon',
        set: {
          property_type: 'house',
          city: 'Gurugram',
          price: upTo(25000000),
          bedrooms: exactly(4),
          amenities: ['gated_community'],
        },
      },
      {
        text: 'pls find rental house in vizag 10k to 12k',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Visakhapatnam',
          price: between(10000, 12000),
        },
      },
    ],
  },
  {
    phenomenon: 'price',
    cases: [
      {
        text: 'around 80',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(8000000) },
      },
      {
        text: 'maximum 22',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(22000) },
      },
      {
        text: 'two and a half crores max',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(25000000) },
        numbers: [25000000],
      },
      {
        text: 'i can pay up to rs. 17,500 per month',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(17500) },
        numbers: [17500],
      },
      {
        text: 'somewhere between 60 and 75 lakh',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(6000000, 7500000) },
        numbers: [{ min: 6000000, max: 7500000 }],
      },
      {
        text: '₹1,25,00,000',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(12500000) },
        numbers: [12500000],
      },
      {
        text: 'not less than 50 lacs',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: atLeast(5000000) },
      },
      {
        text: 'eighteen thousand five hundred',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(18500) },
        numbers: [18500],
      },
      {
        text: 'one crore twenty lakhs',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(12000000) },
        numbers: [12000000],
      },
      {
        text: 'my budget would be 40 to 50 L',
        asked: 'price',
        set: { price: between(4000000, 5000000) },
      },
      { text: 'half a crore', asked: 'price', set: { price: upTo(5000000) }, numbers: [5000000] },
      {
        text: 'starting from 15k but should not cross 20k',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: between(15000, 20000) },
      },
    ],
  },
  {
    phenomenon: 'bedrooms',
    cases: [
      { text: 'three', asked: 'bedrooms', set: { bedrooms: exactly(3) }, numbers: [3] },
      {
        text: '2 or 3 is okay',
        asked: 'bedrooms',
        set: { bedrooms: between(2, 3) },
        numbers: [{ min: 2, max: 3 }],
      },
      { text: 'minimum four bedrooms', asked: 'bedrooms', set: { bedrooms: atLeast(4) } },
      { text: '3 bed 2 bath', set: { bedrooms: exactly(3) }, numbers: [3, 2] },
      { text: 'double bedroom will do', asked: 'bedrooms', set: { bedrooms: exactly(2) } },
      { text: 'i want two bathrooms and three bedrooms', set: { bedrooms: exactly(3) } },
      { text: '1 BHK or 2 BHK', asked: 'bedrooms', set: { bedrooms: between(1, 2) } },
      { text: 'five bed rooms with attached bath', set: { bedrooms: exactly(5) } },
    ],
  },
  {
    phenomenon: 'size',
    cases: [
      { text: '1500 sq ft or more', asked: 'size_sqft', set: { size_sqft: atLeast(1500) } },
      { text: '800 to 1000', asked: 'size_sqft', set: { size_sqft: between(800, 1000) } },
      {
        text: 'plot of 200 sq yards in jaipur',
        set: { property_type: 'land', city: 'Jaipur', size_sqft: atLeast(1800) },
        numbers: [200],
      },
      { text: 'a 30 x 50 site', set: { property_type: 'land', size_sqft: atLeast(1500) } },
      {
        text: 'looking for half acre land',
        set: { property_type: 'land', size_sqft: atLeast(21780) },
      },
      { text: 'two grounds', asked: 'size_sqft', set: { size_sqft: atLeast(4800) }, numbers: [2] },
      { text: 'carpet area should be atleast 950 sft', set: { size_sqft: atLeast(950) } },
    ],
  },
  {
    phenomenon: 'answers',
    cases: [
      { text: 'i am looking to buy', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: 'rental', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'an independent house', asked: 'property_type', set: { property_type: 'house' } },
      { text: 'Bombay', asked: 'city', set: { city: 'Mumbai' } },
      {
        text: 'velachery side',
        asked: 'area',
        known: { city: 'Chennai' },
        set: { area: 'Velachery' },
      },
      {
        text: 'swimming pool, gym n kids play area',
        asked: 'amenities',
        set: { amenities: ['gym', 'swimming_pool', 'play_area'] },
      },
      {
        text: 'just a covered car park and 24 hrs water',
        asked: 'amenities',
        set: { amenities: ['parking', 'water_supply'] },
      },
      { text: 'it has to allow my dog', set: { amenities: ['pet_friendly'] } },
    ],
  },
  {
    phenomenon: 'anything will do',
    cases: [
      { text: 'no particular area', asked: 'area', any: ['area'] },
      { text: "doesn't matter", asked: 'property_type', any: ['property_type'] },
      { text: 'anything is ok', asked: 'bedrooms', any: ['bedrooms'] },
      {
        text: 'anywhere in Hyderabad is fine',
        asked: 'area',
        set: { city: 'Hyderabad' },
        any: ['area'],
      },
      { text: 'i have no budget constraints', asked: 'price', any: ['price'] },
      { text: 'nothing in particular', asked: 'amenities', any: ['amenities'] },
      { text: 'size is not important', any: ['size_sqft'] },
    ],
  },
  {
    phenomenon: 'corrections',
    cases: [
      {
        text: 'sorry i meant buying not renting',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'actually make that a 3bhk',
        known: { bedrooms: exactly(2) },
        set: { bedrooms: exactly(3) },
      },
      {
        text: 'change the location to Wakad',
        known: { city: 'Pune', area: 'Baner' },
        set: { area: 'Wakad' },
      },
      {
        text: 'can you raise my budget to 70 lakhs',
        known: { transaction_type: 'sale', price: upTo(6000000) },
        set: { price: upTo(7000000) },
      },
      {
        text: "i don't need the gym anymore",
        known: { amenities: ['gym', 'lift'] },
        drop: ['gym'],
      },
      {
        text: 'no not whitefield, marathahalli',
        known: { city: 'Bengaluru', area: 'Whitefield' },
        set: { area: 'Marathahalli' },
      },
      {
        text: 'take off the price limit',
        known: { price: upTo(30000) },
        drop: ['price'],
      },
      {
        text: 'flat rather than villa',
        known: { property_type: 'house' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'wait, 35 not 25',
        known: { transaction_type: 'rent', price: upTo(25000) },
        set: { price: upTo(35000) },
      },
      {
        text: 'lets go with chennai instead',
        known: { city: 'Bengaluru' },
        set: { city: 'Chennai' },
      },
      {
        text: 'parking is not required but balcony is a must',
        known: { amenities: ['parking'] },
        set: { amenities: ['balcony'] },
        drop: ['parking'],
      },
      {
        text: 'rent only, not sale',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
    ],
  },
  {
    phenomenon: 'acts',
    cases: [
      { text: 'yeah sure', act: 'affirm' },
      { text: 'yep thats right', act: 'affirm' },
      { text: 'nope', act: 'deny' },
      { text: 'not really', act: 'deny' },
      { text: 'can we start all over again', act: 'restart' },
      { text: 'i would rather speak with an agent', act: 'handoff' },
      { text: 'plz ask someone to call me', act: 'handoff' },
      { text: 'good evening', act: 'greet' },
      { text: 'thank you so much', act: 'thanks' },
      { text: 'ok bye, talk later', act: 'goodbye' },
      { text: 'how does this work?', act: 'help' },
      { text: 'sorry what was that', act: 'repeat' },
      { text: 'asdf qwer', act: 'unclear' },
      { text: 'That sounds great, I like it.', act: 'affirm' },
    ],
  },
  {
    phenomenon: 'polite wishes in the form of questions',
    cases: [
      {
        text: 'are there any 3 bhk flats available in powai for under 2 cr?',
        set: { property_type: 'apartment', area: 'Powai', price: upTo(20000000), bedrooms: exactly(3) },
      },
      {
        text: 'Would you be able to find me an apartment in Kochi with a swimming pool?',
        set: { property_type: 'apartment', city: 'Kochi', amenities: ['swimming_pool'] },
      },
      { text: 'what about anna nagar?', known: { city: 'Chennai' }, set: { area: 'Anna Nagar' } },
      {
        text: 'do you have something with 3 bedrooms and a garage?',
        set: { bedrooms: exactly(3), amenities: ['parking'] },
      },
      {
        text: 'Can I rent a house in Lucknow for 15k?',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Lucknow', price: upTo(15000) },
      },
      { text: 'can we do 4 bedrooms instead?', set: { bedrooms: exactly(4) } },
    ],
  },
  {
    phenomenon: 'questions and other talk',
    counter: true,
    cases: [
      { text: 'Is there a garage?', act: 'question' },
      { text: 'do they allow pets', act: 'question' },
      { text: 'How much is the monthly rent?', act: 'question' },
      { text: 'is the apartment furnished', act: 'question' },
      { text: 'which floor is it on?', act: 'question' },
      { text: 'Could you tell me how many baths it has?', act: 'question' },
      { text: 'whats the address of the place', act: 'question' },
      { text: 'does the building have a gym or a pool', act: 'question' },
      { text: 'i want to know if the house has power backup', act: 'question' },
      { text: 'how far is it from the metro station', act: 'question' },
      { text: 'Can I come and see it on Sunday at 11 am?', act: 'question' },
      { text: 'can i visit the property on march 12th', act: 'question' },
      { text: 'what will be the emi for 50 lakhs loan', act: 'question' },
      { text: 'is velachery a safe area for families?', act: 'question' },
      { text: 'do you charge any brokerage', act: 'question' },
      { text: 'how is the water supply in that locality', act: 'question' },
      { text: 'will they provide car parking', act: 'question' },
      { text: 'what is the weather like in Bangalore today?', act: 'question' },
      { text: 'are you a human or a robot?', act: 'question' },
      { text: 'my phone number is 9840012345', set: {}, act: 'unclear' },
      { text: 'Great, is it a gated community by any chance?', act: 'question' },
      { text: 'who is the owner', act: 'question' },
      { text: 'any hospital nearby?', act: 'question' },
      { text: 'and does it come with a balcony', act: 'question' },
      { text: 'we will be there by 6 pm on 25th', act: 'unclear' },
    ],
  },
]
