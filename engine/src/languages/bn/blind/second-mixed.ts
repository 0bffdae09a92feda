import { type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

/** A second blind set: Bengali turns mixed with English, written without sight of rules and corpus and never tuned to. */
export const secondMixed: CorpusSection[] = [
  {
    phenomenon: 'second: first wishes, mixed',
    cases: [
      {
        text: 'Kolkata-র Garia-তে 2BHK apartment rent চাই, max 15k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Kolkata',
          area: 'Garia',
          price: upTo(15000),
          bedrooms: exactly(2),
        },
        numbers: [2, 15000],
      },
      {
        text: 'বাড়ি for sale in Durgapur, with garage, 45 lakhs এর মধ্যে',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Durgapur',
          price: upTo(4500000),
          amenities: ['parking'],
        },
        numbers: [4500000],
      },
      {
        text: 'New Town-এ pet friendly ফ্ল্যাট দরকার, AC থাকলে best',
        set: {
          property_type: 'apartment',
          area: 'New Town',
          amenities: ['pet_friendly', 'air_conditioning'],
        },
      },
      {
        text: 'Asansol-এ 3 bedroom house কিনতে চাইছি with balcony',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Asansol',
          bedrooms: exactly(3),
          amenities: ['balcony'],
        },
        numbers: [3],
      },
    ],
  },
  {
    phenomenon: 'second: answers, mixed',
    cases: [
      {
        text: '1 crore অবধি OK',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: upTo(10000000) },
        numbers: [10000000],
      },
      { text: 'Siliguri prefer করব', asked: 'city', set: { city: 'Siliguri' } },
    ],
  },
  {
    phenomenon: 'second: corrections, mixed',
    cases: [
      {
        text: '3BHK দরকার নেই, 2BHK করে দিন',
        known: { property_type: 'apartment', bedrooms: exactly(3) },
        set: { bedrooms: exactly(2) },
      },
    ],
  },
  {
    phenomenon: 'second: questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'এই apartment-এ visitors parking আছে?', shown: 1, act: 'question' },
      { text: 'agreement কি 11 months-এর হয়?', known: { transaction_type: 'rent' }, act: 'question' },
    ],
  },
  {
    phenomenon: 'second: acts, mixed',
    cases: [{ text: 'একজন agent-এর সাথে call করিয়ে দিন', act: 'handoff' }],
  },
]
