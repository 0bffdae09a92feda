import type { CorpusSection } from '../../corpus-case.ts'

/** What is asked for formally, rooms that guests need, and wishes that are put right or given up in other words. */
export const formalAndPutRight: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and what is taken back',
    cases: [
      {
        text: 'Please help me find a property: 2 bedroom apartment, rental, located in Powai, budget not exceeding 60,000 per month.',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          bedrooms: { min: 2, max: 2 },
          area: 'Powai',
          price: { max: 60000 },
        },
      },
      {
        text: 'I would be grateful if you could look for an independent house for purchase in Nashik.',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Nashik' },
      },
      {
        text: 'Can you recommend an apartment for rent in Indiranagar that has a gym and is furnished?',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Indiranagar',
          amenities: ['gym', 'furnished'],
        },
      },
      {
        text: 'The monthly rent should be between 15000 and 20000.',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
        set: { price: { min: 15000, max: 20000 } },
      },
      {
        text: 'Number of bedrooms: 3',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'It must have parking and a lift, please.',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
        set: { amenities: ['parking', 'lift'] },
      },
      {
        text: 'Instead of Pune, please look in Nashik.',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
        set: { city: 'Nashik' },
      },
      {
        text: 'if not Wakad then Baner',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
        set: { area: 'Wakad' },
      },
      {
        text: 'We are 4 including 2 kids, need a 2bhk on rent in Kothrud from 1st of next month, around 22k',
        set: {
          transaction_type: 'rent',
          bedrooms: { min: 2, max: 2 },
          area: 'Kothrud',
          price: { max: 22000 },
        },
      },
      {
        text: 'no no not Mumbai, Pune itself is right',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
        set: { city: 'Pune' },
      },
      {
        text: 'my last rent was 14, this time I can give 18',
        asked: 'price',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
        set: { price: { max: 18000 } },
      },
      {
        text: 'lift is a must as my father has knee pain, rest nothing',
        asked: 'amenities',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Pune' },
        set: { amenities: ['lift'] },
      },
      {
        text: 'one for us and one for parents, so two',
        asked: 'bedrooms',
        known: { transaction_type: 'sale', property_type: 'apartment' },
        set: { bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'guests keep coming so one more room please',
        known: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Pune',
          bedrooms: { min: 2, max: 2 },
        },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'Shifting for a new job. 1 bhk flat on rent near Manyata Tech Park Bangalore under 18k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          bedrooms: { min: 1, max: 1 },
          city: 'Bengaluru',
          price: { max: 18000 },
          area: 'Manyata Tech Park',
        },
      },
      {
        text: 'lowest 40 lakh, highest 60 lakh',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 4000000, max: 6000000 } },
      },
      {
        text: 'lowest would be 30 lakhs, highest 45 lakhs',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 3000000, max: 4500000 } },
      },
      {
        text: "Both of us work in HITEC City, Hyderabad. We'd like a 3bhk for rent there only",
        set: {
          transaction_type: 'rent',
          bedrooms: { min: 3, max: 3 },
          city: 'Hyderabad',
          area: 'Hitech City',
        },
      },
      {
        text: 'drop the budget, I told it wrong',
        known: { transaction_type: 'rent', price: { max: 10000 }, city: 'Pune' },
        drop: ['price'],
      },
    ],
  },
  {
    phenomenon: 'what was, and what is only told',
    counter: true,
    cases: [
      {
        text: 'which one has the lowest price',
        known: { transaction_type: 'sale' },
        shown: 3,
        act: 'question',
      },
      { text: 'what is the highest floor there', known: { transaction_type: 'sale' }, act: 'question' },
    ],
  },
]
