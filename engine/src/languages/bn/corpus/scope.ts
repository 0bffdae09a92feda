import type { CorpusSection } from '../../corpus-case.ts'

/** What a negation, a cost or the past reaches inside a turn, and what is talk. */
export const scope: CorpusSection[] = [
  {
    phenomenon: 'a kind is struck with its deal: renting or buying is what is given up',
    cases: [
      { text: 'bhara bari chai na, kinte chai', set: { transaction_type: 'sale', property_type: 'house' } },
      { text: 'ভাড়া বাড়ি চাই না, কিনতে চাই', set: { transaction_type: 'sale', property_type: 'house' } },
      { text: 'কেনার বাড়ি লাগবে না, ভাড়া চাই', set: { transaction_type: 'rent', property_type: 'house' } },
      {
        text: 'kenar flat chai na, bhara chai',
        set: { transaction_type: 'rent', property_type: 'apartment' },
      },
      { text: 'ভাড়ার ফ্ল্যাট চাই না, কিনব', set: { transaction_type: 'sale', property_type: 'apartment' } },
    ],
  },
  {
    phenomenon: 'the place that is sought, not the one that is left or lived in',
    cases: [
      { text: 'কলকাতা ছেড়ে যাচ্ছি, দুর্গাপুরে বাড়ি চাই', set: { property_type: 'house', city: 'Durgapur' } },
      { text: 'siliguri te amar flat bikri hoye geche, ekhon kolkata te khujchi', set: { city: 'Kolkata' } },
      {
        text: 'ekhon asansol e thaki, kolkata te 2bhk lagbe',
        set: { city: 'Kolkata', bedrooms: { min: 2, max: 2 } },
      },
    ],
  },
  {
    phenomenon: 'corrected within the turn',
    cases: [
      {
        text: 'na 20k',
        known: { transaction_type: 'rent', price: { max: 22000 } },
        set: { price: { max: 20000 } },
      },
      {
        text: 'না ২০ হাজার',
        known: { transaction_type: 'rent', price: { max: 22000 } },
        set: { price: { max: 20000 } },
      },
    ],
  },
  {
    phenomenon: 'a side cost beside the rent',
    cases: [
      {
        text: '50 hajar advance ar 12 hajar bhara',
        set: { transaction_type: 'rent', price: { max: 12000 } },
      },
      { text: 'ভাড়া ১২ হাজার আর অ্যাডভান্স ৫০ হাজার', set: { transaction_type: 'rent', price: { max: 12000 } } },
    ],
  },
  {
    phenomenon: 'errands of repair, and talk about places and things of others',
    counter: true,
    cases: [
      { text: 'ac sarate hobe', act: 'unclear' },
      { text: 'এসি সারাতে হবে', act: 'unclear' },
      { text: 'লিফট খারাপ হয়ে গেছে', act: 'unclear' },
      { text: 'কলকাতা কাল ম্যাচ জিতেছে', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'one that was shown has it or not: a question',
    counter: true,
    cases: [
      { text: 'এটাতে লিফট আছে', shown: 3, act: 'question' },
      { text: 'otay parking ache', shown: 3, act: 'question' },
    ],
  },
  {
    phenomenon: 'said of a place or an amenity and still a wish',
    cases: [{ text: 'salt lake bhalo', set: { area: 'Salt Lake' } }],
  },
]
