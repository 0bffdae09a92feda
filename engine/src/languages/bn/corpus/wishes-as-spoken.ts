import { wishesAndTalk } from '../../corpus-case.ts'

/** Whole wishes in one breath, without marks, as they come by voice. */
export const wishesAsSpoken = wishesAndTalk([
  {
    text: 'নমস্কার আমার কলকাতায় গড়িয়ার কাছে দুটো বেডরুমের একটা ফ্ল্যাট ভাড়া দরকার লিফট থাকতে হবে আর মাসে পনেরো হাজার টাকা পর্যন্ত দিতে পারব',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
      area: 'Garia',
      price: {
        max: 15000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
      amenities: ['lift'],
    },
  },
  {
    text: 'amra siliguri te ekta bari kinte chai budget shat lakh er moto',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Siliguri',
      price: {
        max: 6000000,
      },
    },
  },
  {
    text: 'garia te 2bhk flat bhara chai 12 hajarer modhye',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      area: 'Garia',
      price: {
        max: 12000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'sare baro lakh',
    asked: 'price',
    set: {
      price: {
        max: 1250000,
      },
    },
  },
  {
    text: 'tinte lagbe',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'amar chele bangalore e chakri kore',
    act: 'unclear',
  },
  {
    text: 'flat ta kon tolay',
    act: 'question',
  },
])
