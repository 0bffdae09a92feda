import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const oneAndSo: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'We are seeking a fully furnished apartment on lease in Bandra West, budget 1.2 lakhs a month',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Bandra West',
          price: upTo(120000),
          amenities: ['furnished'],
        },
      },
      {
        text: 'Please search for 2 BHK flats for sale in Thrissur below 55 lakhs',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Thrissur',
          bedrooms: exactly(2),
          price: upTo(5500000),
        },
      },
      {
        text: 'I want to purchase a residential plot measuring 200 square yards in Mohali',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Mohali', size_sqft: atLeast(1800) },
      },
      {
        text: 'I am looking for a house to rent with three bedrooms and two bathrooms in Ranchi',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Ranchi', bedrooms: exactly(3) },
      },
      {
        text: 'Could I see some options around 25 lakhs in Howrah?',
        set: { city: 'Howrah', price: upTo(2500000) },
      },
      { text: 'Make sure it has a lift and 24 hour security', set: { amenities: ['lift', 'security'] } },
      {
        text: 'Change the city to Bhubaneswar please',
        known: { city: 'Cuttack' },
        set: { city: 'Bhubaneswar' },
      },
      { text: "I'm fine with either a house or a flat", any: ['property_type'] },
      {
        text: 'my rent is going up next month so looking for a cheaper 2bhk in Vashi, 30k tops',
        set: { transaction_type: 'rent', area: 'Vashi', bedrooms: exactly(2), price: upTo(30000) },
      },
      {
        text: 'we are expecting a baby so we need one extra room and a place with a lift',
        known: { bedrooms: exactly(2) },
        set: { bedrooms: exactly(3), amenities: ['lift'] },
      },
      {
        text: 'the kids are grown up now and gone so a one bedroom flat is plenty',
        set: { property_type: 'apartment', bedrooms: exactly(1) },
      },
      {
        text: 'i run a small tailoring shop in Tambaram, want a house to rent close by for 10k',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Tambaram', price: upTo(10000) },
      },
      {
        text: 'my budget used to be 1 crore but i can stretch to 1.3 now',
        known: { transaction_type: 'sale' },
        set: { price: upTo(13000000) },
      },
      {
        text: 'four of us sharing, 7k per head max, 2bhk in Kakkanad',
        known: { transaction_type: 'rent' },
        set: { bedrooms: exactly(2), area: 'Kakkanad', price: upTo(28000) },
      },
      {
        text: 'dont bother about the pool, a gym will do',
        known: { amenities: ['swimming_pool'] },
        set: { amenities: ['gym'] },
        drop: ['swimming_pool'],
      },
      { text: 'a 3bhk, but a big 2bhk is ok too', set: { bedrooms: between(2, 3) } },
      {
        text: 'we need one bedroom flat in Pune',
        set: { property_type: 'apartment', city: 'Pune', bedrooms: exactly(1) },
      },
      { text: 'looking for one bhk in Thane', set: { city: 'Thane', bedrooms: exactly(1) } },
      { text: 'sold the flat in Vashi need one in Thane', set: { city: 'Thane' } },
      { text: 'so can we look in Noida', known: { city: 'Delhi' }, set: { city: 'Noida' } },
      {
        text: 'can we go up to 22 thousand?',
        known: { transaction_type: 'rent', price: upTo(20000) },
        set: { price: upTo(22000) },
      },
      { text: 'each room should have an AC', set: { amenities: ['air_conditioning'] } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'Is it close to the railway station?', act: 'question' },
      { text: "What's the exact address?", act: 'question' },
      { text: 'we had a bad experience with a broker last time', act: 'unclear' },
      { text: 'is this price negotiable or fixed', act: 'question' },
      { text: 'whats the catch', act: 'question' },
      { text: 'im not sure i follow', act: 'repeat' },
      { text: 'nope none of those', act: 'deny' },
      { text: 'alright lets do it', act: 'affirm' },
      { text: 'ta very much', act: 'thanks' },
      { text: 'im done here', act: 'goodbye' },
      { text: 'get someone on the line', act: 'handoff' },
      { text: 'can you ask him to ring me', act: 'handoff' },
      { text: 'go back to the start please', act: 'restart' },
      { text: 'second floor or below', act: 'unclear' },
      { text: 'thats so far from my office', act: 'unclear' },
    ],
  },
]
