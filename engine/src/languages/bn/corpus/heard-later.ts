import { atLeast, type CorpusSection } from '../../corpus-case.ts'

/** Turns of a blind set that were misread when first seen. */
export const heardLater: CorpusSection[] = [
  {
    phenomenon: 'first wishes, native',
    cases: [
      {
        text: 'আমি যাদবপুরে পড়ি ওখানেই ফার্নিশড ফ্ল্যাট ভাড়া নিতে চাই বন্ধুরা মিলে',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Jadavpur',
          amenities: ['furnished'],
        },
      },
      {
        text: 'বারাসাতে ১০০০ স্কোয়ার ফুটের ফ্ল্যাট, জেনারেটর আর সিকিউরিটি গার্ড আছে এমন',
        set: {
          property_type: 'apartment',
          city: 'Barasat',
          size_sqft: atLeast(1000),
          amenities: ['power_backup', 'security'],
        },
      },
    ],
  },
  {
    phenomenon: 'corrections, native',
    cases: [
      {
        text: 'ভাড়া আর দেব না, এবার কিনেই ফেলব',
        known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
        set: { transaction_type: 'sale' },
      },
    ],
  },
  {
    phenomenon: 'questions and other talk, native',
    counter: true,
    cases: [{ text: 'আমার পিসির বাড়ি কৃষ্ণনগরে, ওখানে দু কাঠা জমি পড়ে আছে', act: 'unclear' }],
  },
  {
    phenomenon: 'first wishes, latin',
    cases: [
      {
        text: 'barrackpore e gangar dhare ekta bari chai',
        set: { property_type: 'house', city: 'Barrackpore' },
      },
    ],
  },
  {
    phenomenon: 'questions and other talk, latin',
    counter: true,
    cases: [{ text: 'amar bondhu garia te 3bhk kinlo kal', act: 'unclear' }],
  },
  {
    phenomenon: 'corrections, mixed',
    cases: [
      { text: 'budget কোনো issue না', asked: 'price', known: { transaction_type: 'sale' }, any: ['price'] },
    ],
  },
  {
    phenomenon: 'questions and other talk, mixed',
    counter: true,
    cases: [{ text: 'আমি এখন Behala-তে 10 thousand rent দিই', act: 'unclear' }],
  },
]
