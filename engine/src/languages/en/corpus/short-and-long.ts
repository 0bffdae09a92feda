import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const shortAndLong: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'good evening, looking for 3 bhk in kondapur, rent 35-40k, family of four',
        set: {
          bedrooms: exactly(3),
          area: 'Kondapur',
          transaction_type: 'rent',
          price: between(35000, 40000),
        },
      },
      {
        text: 'pls suggest gud 2bhk flats for sale in kukatpally within 65 lakhs',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Kukatpally',
          bedrooms: exactly(2),
          price: upTo(6500000),
        },
      },
      {
        text: 'need 1 room kitchen on rent near dadar station, 18k max',
        set: { transaction_type: 'rent', area: 'Dadar', bedrooms: exactly(1), price: upTo(18000) },
      },
      {
        text: 'house for rent in erode with car parking, 3 bedrooms, 14000',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Erode',
          bedrooms: exactly(3),
          price: upTo(14000),
          amenities: ['parking'],
        },
      },
      {
        text: 'planning to buy a site in hosur, 1200 sqft, around 20 lakhs',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Hosur',
          size_sqft: atLeast(1200),
          price: upTo(2000000),
        },
      },
      {
        text: 'do you have any furnished apartments in viman nagar for 30k?',
        set: {
          property_type: 'apartment',
          area: 'Viman Nagar',
          price: upTo(30000),
          amenities: ['furnished'],
        },
      },
      {
        text: 'my in laws are coming to stay so we need a bigger place, 4bhk in gurgaon under 70k',
        set: { bedrooms: exactly(4), city: 'Gurugram', price: upTo(70000) },
      },
      {
        text: 'want a flat with lift because my grandmother is on a wheelchair, alwarpet',
        set: { property_type: 'apartment', area: 'Alwarpet', amenities: ['lift'] },
      },
      {
        text: 'can you show me villas around 2 crores in ecr chennai',
        set: { property_type: 'house', price: upTo(20000000), area: 'ECR', city: 'Chennai' },
      },
      {
        text: 'looking for independent house for lease in tirunelveli 8 lakhs',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Tirunelveli', price: upTo(800000) },
      },
      {
        text: 'i want a corner plot, 60x40, in bangalore north',
        set: { property_type: 'land', size_sqft: atLeast(2400), city: 'Bengaluru' },
      },
      {
        text: '6 marla house in jalandhar, 55 lakh',
        set: { property_type: 'house', city: 'Jalandhar', size_sqft: atLeast(1633.5), price: upTo(5500000) },
      },
      {
        text: 'something for 10k in pg area lucknow, alambagh',
        set: { area: 'Alambagh', price: upTo(10000), city: 'Lucknow' },
      },
      {
        text: 'is there any 2bhk in baner below 25k',
        set: { bedrooms: exactly(2), area: 'Baner', price: upTo(25000) },
      },
      {
        text: '3bhk or 4bhk in sector 50 noida, sale, 1.5 to 2 cr',
        set: {
          transaction_type: 'sale',
          bedrooms: between(3, 4),
          area: 'Sector 50',
          city: 'Noida',
          price: between(15000000, 20000000),
        },
      },
      {
        text: 'not interested in villas, show me flats',
        known: { property_type: 'house' },
        set: { property_type: 'apartment' },
      },
      {
        text: 'increase the budget to 25k',
        known: { transaction_type: 'rent', price: upTo(20000) },
        set: { price: upTo(25000) },
      },
      { text: 'search in navi mumbai also', known: { city: 'Mumbai' }, set: { city: 'Navi Mumbai' } },
      { text: 'remove parking', known: { amenities: ['parking'] }, drop: ['parking'] },
      { text: 'actually its 2bhk', known: { bedrooms: exactly(3) }, set: { bedrooms: exactly(2) } },
      { text: 'lets go for buying', known: { transaction_type: 'rent' }, set: { transaction_type: 'sale' } },
      { text: 'furnishing not important', known: { amenities: ['furnished'] }, drop: ['furnished'] },
      { text: 'upto 30', asked: 'price', known: { transaction_type: 'rent' }, set: { price: upTo(30000) } },
      {
        text: '70 or 75',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: between(7000000, 7500000) },
      },
      { text: 'two bhk', asked: 'bedrooms', set: { bedrooms: exactly(2) } },
      { text: 'just a studio', asked: 'bedrooms', set: { bedrooms: exactly(1), property_type: 'apartment' } },
      { text: 'any locality is fine', asked: 'area', any: ['area'] },
      { text: 'trivandrum', asked: 'city', set: { city: 'Thiruvananthapuram' } },
      { text: 'on rent', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'villa', asked: 'property_type', set: { property_type: 'house' } },
      { text: 'dont know', asked: 'size_sqft', any: ['size_sqft'] },
      {
        text: 'got transferred to ranchi, need 2bhk on rent there from next month, 15k',
        set: { transaction_type: 'rent', city: 'Ranchi', bedrooms: exactly(2), price: upTo(15000) },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'give me cheaper options', act: 'question' },
      { text: 'sure', act: 'affirm' },
      { text: 'thats correct', act: 'affirm' },
      { text: 'no thats fine', act: 'deny' },
      { text: 'thanks buddy', act: 'thanks' },
      { text: 'see ya', act: 'goodbye' },
      { text: 'let me talk to your manager', act: 'handoff' },
      { text: 'start all over', act: 'restart' },
      { text: 'i didnt understand', act: 'repeat' },
      { text: 'is the flat east facing?', act: 'question' },
      { text: 'how is the water there', act: 'question' },
      { text: 'is it a gated society?', act: 'question' },
      { text: 'what about the maintenance', act: 'question' },
      { text: 'any metro station nearby?', act: 'question' },
      { text: 'how much is the total cost including registration', act: 'question' },
      { text: 'can i get home loan on this property', act: 'question' },
      { text: 'i am a software engineer', act: 'unclear' },
      { text: 'we were living in bhopal till last year', act: 'unclear' },
      { text: 'prices in mumbai have gone crazy', act: 'unclear' },
      { text: 'my neighbour sold his flat for 90 lakhs', act: 'unclear' },
      { text: 'im on a call now, will message later', act: 'unclear' },
    ],
  },
]
