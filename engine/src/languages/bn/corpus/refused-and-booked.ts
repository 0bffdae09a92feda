import { wishesAndTalk } from '../../corpus-case.ts'

/** What is not to be shown, booked homes, and what must not be wanting. */
export const refusedAndBooked = wishesAndTalk([
  {
    text: 'বললাম তো দুটো বেডরুম',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'দুটোর জায়গায় তিনটে বেডরুম করুন',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'ফ্ল্যাট দেখাবেন না',
    drop: ['property_type'],
  },
  {
    text: 'বাজেট কমিয়ে আঠারো হাজার করুন',
    set: {
      price: {
        max: 18000,
      },
    },
  },
  {
    text: 'বয়স্ক বাবা মা আছেন তাই লিফট থাকতেই হবে',
    set: {
      amenities: ['lift'],
    },
  },
  {
    text: '2bhk ফ্ল্যাট, দালাল চাই না',
    set: {
      property_type: 'apartment',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'পনেরো হাজারে পেলে ভালো হয়',
    set: {
      price: {
        max: 15000,
      },
    },
  },
  {
    text: 'এবার আসানসোলে খুঁজুন',
    set: {
      city: 'Asansol',
    },
  },
  {
    text: 'ফ্ল্যাট দেখাবেন না, বাড়ি দেখান',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'flat dekhaben na',
    drop: ['property_type'],
  },
  {
    text: 'জলের সমস্যা যেন না থাকে',
    set: {
      amenities: ['water_supply'],
    },
  },
  {
    text: 'কারেন্ট গেলে জেনারেটর থাকতে হবে',
    set: {
      amenities: ['power_backup'],
    },
  },
  {
    text: 'কুড়ি লাখের মধ্যে একটা প্লট কিনব',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      price: {
        max: 2000000,
      },
    },
  },
  {
    text: 'গেটেড কমিউনিটি হলে ভালো',
    set: {
      amenities: ['gated_community'],
    },
  },
])
