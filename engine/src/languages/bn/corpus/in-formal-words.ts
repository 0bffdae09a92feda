import { wishesAndTalk } from '../../corpus-case.ts'

/** Wishes, changes and questions in the full forms of written language, and what is compared. */
export const inFormalWords = wishesAndTalk([
  {
    text: 'আমি কলকাতায় দুই শয়নকক্ষ বিশিষ্ট একটি অ্যাপার্টমেন্ট ভাড়া খুঁজছি',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'তিনটি শোবার ঘর ও বাগান আছে এমন একটি বাড়ি কিনতে চাই',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      bedrooms: {
        min: 3,
        max: 3,
      },
      amenities: ['garden'],
    },
  },
  {
    text: 'গাড়ি রাখার জায়গা থাকলে ভালো হয়',
    set: {
      amenities: ['parking'],
    },
  },
  {
    text: 'আমার একটি কুকুর আছে, তাই পোষা প্রাণী রাখতে দেয় এমন জায়গা চাই',
    set: {
      amenities: ['pet_friendly'],
    },
  },
  {
    text: 'সম্পূর্ণ সজ্জিত একটি বাড়ি দরকার',
    set: {
      property_type: 'house',
      amenities: ['furnished'],
    },
  },
  {
    text: 'শহরটা শিলিগুড়িতে বদলে দিন',
    set: {
      city: 'Siliguri',
    },
  },
  {
    text: 'শোবার ঘরের সংখ্যা চারটি করে দিন',
    set: {
      bedrooms: {
        min: 4,
        max: 4,
      },
    },
  },
  {
    text: 'লিফটের কোনো প্রয়োজন নেই',
    drop: ['lift'],
  },
  {
    text: 'তিরিশ থেকে চল্লিশ লাখের মধ্যে দামে দেখুন',
    set: {
      price: {
        min: 3000000,
        max: 4000000,
      },
    },
  },
  {
    text: 'এই বাড়ির কাছে কি স্কুল আছে?',
    act: 'question',
  },
  {
    text: 'এই অ্যাপার্টমেন্টের ঠিকানা কী?',
    act: 'question',
  },
  {
    text: 'আমি দুর্গাপুরে একটি অ্যাপার্টমেন্ট খুঁজে পেতে চাই',
    set: {
      property_type: 'apartment',
      city: 'Durgapur',
    },
  },
  {
    text: 'অন্তত দুটি শোবার ঘর ও একটি বাথরুম থাকতে হবে',
    set: {
      bedrooms: {
        min: 2,
      },
    },
  },
  {
    text: 'আমার পার্কিংয়ের প্রয়োজন নেই',
    drop: ['parking'],
  },
  {
    text: 'এলাকাটি বেহালায় পরিবর্তন করুন',
    set: {
      area: 'Behala',
    },
  },
  {
    text: 'অন্য কোনো বিকল্প আছে কি?',
    act: 'question',
  },
  {
    text: 'এই সম্পত্তির ভাড়া কত?',
    act: 'question',
  },
  {
    text: 'এতে কি সুইমিং পুল আছে?',
    act: 'question',
  },
  {
    text: 'আমার বাজেট পনেরো থেকে কুড়ি হাজারের মধ্যে',
    set: {
      price: {
        min: 15000,
        max: 20000,
      },
    },
  },
  {
    text: 'বাজেট বাড়িয়ে পঁচিশ হাজার করুন',
    set: {
      price: {
        max: 25000,
      },
    },
  },
  {
    text: 'দাম আমার কাছে কোনো ব্যাপার নয়',
    any: ['price'],
  },
  {
    text: 'কমপক্ষে এক হাজার বর্গফুট হতে হবে',
    set: {
      size_sqft: {
        min: 1000,
      },
    },
  },
  {
    text: 'নিরাপত্তা এবং পাওয়ার ব্যাকআপ থাকতেই হবে',
    set: {
      amenities: ['power_backup', 'security'],
    },
  },
  {
    text: 'বেডরুমের সংখ্যা চার',
    set: {
      bedrooms: {
        min: 4,
        max: 4,
      },
    },
  },
  {
    text: 'flat er cheye bari bhalo lage',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'ফ্ল্যাটের চেয়ে বাড়ি ভালো',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'কসবার চেয়ে গড়িয়া ভালো',
    set: {
      area: 'Garia',
    },
  },
])
