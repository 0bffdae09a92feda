import { wishesAndTalk } from '../../corpus-case.ts'

/** Wishes as they are spoken, amenities, places chosen, and what agrees and names something. */
export const spokenAndChosen = wishesAndTalk([
  {
    text: 'কলকাতায় ফ্ল্যাট ভাড়া চাই, শুধু হিন্দু পাড়ায়',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
    },
  },
  {
    text: 'আমার ফ্ল্যাট বিক্রি করব',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
    },
  },
  {
    text: 'বাড়ি ভাড়া দিতে চাই',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
    },
  },
  {
    text: 'যত লাগে লাগুক',
    asked: 'price',
    any: ['price'],
  },
  {
    text: 'যতগুলো ঘরই হোক',
    asked: 'bedrooms',
    any: ['bedrooms'],
  },
  {
    text: 'হ্যাঁ আমি কলকাতার বেহালায় দুই বেডরুমের ফ্ল্যাট ভাড়া খুঁজছি বাজেট কুড়ি হাজারের মতো',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
      area: 'Behala',
      price: {
        max: 20000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'আমার দুর্গাপুরে তিন বেডরুমের বাড়ি কিনতে হবে আমার বাজেট পঁচাশি লাখ',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Durgapur',
      price: {
        max: 8500000,
      },
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'সুইমিং পুল আর জিম আছে এমন ফ্ল্যাট চাই',
    set: {
      property_type: 'apartment',
      amenities: ['gym', 'swimming_pool'],
    },
  },
  {
    text: 'মাসে পঁয়ত্রিশ হাজার পর্যন্ত দিতে পারব',
    asked: 'price',
    set: {
      price: {
        max: 35000,
      },
    },
  },
  {
    text: '২৪ ঘণ্টা জল, পাওয়ার ব্যাকআপ',
    set: {
      amenities: ['power_backup', 'water_supply'],
    },
  },
  {
    text: 'গেটেড কমিউনিটি, সিকিউরিটি চাই',
    set: {
      amenities: ['security', 'gated_community'],
    },
  },
  {
    text: 'কুকুর রাখার অনুমতি চাই',
    set: {
      amenities: ['pet_friendly'],
    },
  },
  {
    text: 'বাচ্চাদের খেলার জায়গা চাই',
    set: {
      amenities: ['play_area'],
    },
  },
  {
    text: 'বারান্দা থাকতেই হবে',
    set: {
      amenities: ['balcony'],
    },
  },
  {
    text: 'হ্যাঁ হাওড়া',
    set: {
      city: 'Howrah',
    },
  },
  {
    text: 'হ্যাঁ 2bhk',
    set: {
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'অবশ্যই ভাড়া',
    set: {
      transaction_type: 'rent',
    },
  },
  {
    text: 'হাওড়া ভালো অপশন',
    set: {
      city: 'Howrah',
    },
  },
  {
    text: 'siliguri tai bhalo mone hocche',
    set: {
      city: 'Siliguri',
    },
  },
])
