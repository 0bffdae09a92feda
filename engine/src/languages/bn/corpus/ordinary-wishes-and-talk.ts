import { wishesAndTalk } from '../../corpus-case.ts'

/** Ordinary wishes, answers, changes and talk, much alike in all languages. */
export const ordinaryWishesAndTalk = wishesAndTalk([
  {
    text: 'কলকাতার গড়িয়ায় দুই বেডরুমের ফ্ল্যাট ভাড়া চাই বারো হাজারের মধ্যে',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
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
    text: 'শিলিগুড়িতে দুই কাঠা জমি কিনতে চাইছি',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Siliguri',
      size_sqft: {
        min: 1440,
      },
    },
  },
  {
    text: 'দুর্গাপুরে একটা বাড়ি কিনব, পঁয়তাল্লিশ লাখ পর্যন্ত বাজেট',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Durgapur',
      price: {
        max: 4500000,
      },
    },
  },
  {
    text: 'হাওড়াতেই',
    asked: 'city',
    set: {
      city: 'Howrah',
    },
  },
  {
    text: 'আঠারো হাজারের বেশি নয়',
    asked: 'price',
    set: {
      price: {
        max: 18000,
      },
    },
  },
  {
    text: 'লিফট থাকতে হবে, আর গাড়ি রাখার জায়গা',
    asked: 'amenities',
    set: {
      amenities: ['parking', 'lift'],
    },
  },
  {
    text: 'ভাড়াতেই থাকব',
    asked: 'transaction_type',
    set: {
      transaction_type: 'rent',
    },
  },
  {
    text: 'হ্যাঁ ঠিক তাই',
    act: 'affirm',
  },
  {
    text: 'না থাক দরকার নেই',
    act: 'deny',
  },
  {
    text: 'এই ফ্ল্যাটে কি গ্যাস লাইন আছে',
    act: 'question',
  },
  {
    text: 'আজ আমার ছেলের জন্মদিন',
    act: 'unclear',
  },
  {
    text: '50 lakh porjonto jabo',
    asked: 'price',
    set: {
      price: {
        max: 5000000,
      },
    },
  },
  {
    text: 'bagan lagbe na',
    drop: ['garden'],
  },
  {
    text: 'accha pore kotha hobe',
    act: 'goodbye',
  },
  {
    text: 'ঘর না, গোটা বাড়ি চাই',
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'কলকাতা বেহালায় ২ বেডরুম ফ্ল্যাট ভাড়া, লিফট চাই, ১৪ হাজারের মধ্যে',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
      area: 'Behala',
      price: {
        max: 14000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
      amenities: ['lift'],
    },
  },
  {
    text: 'তিরিশ থেকে চল্লিশ লাখের মধ্যে',
    set: {
      price: {
        min: 3000000,
        max: 4000000,
      },
    },
  },
  {
    text: 'দুর্গাপুর না, আসানসোল দেখুন',
    set: {
      city: 'Asansol',
    },
  },
  {
    text: 'কাছাকাছি স্কুল আছে কি',
    act: 'question',
  },
  {
    text: 'rajarhat kolkata te 3bhk flat kinte chai 65 lakh er moddhe',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Kolkata',
      area: 'Rajarhat',
      price: {
        max: 6500000,
      },
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'budget 70 lakh kore din',
    set: {
      price: {
        max: 7000000,
      },
    },
  },
  {
    text: 'kal khela dekhechen',
    act: 'unclear',
  },
  {
    text: 'আমার অফিস নিউ টাউনে, কলকাতার নিউ টাউনেই ২ বেডরুমের ফ্ল্যাট ভাড়া চাই, ১৬ হাজারের মধ্যে',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
      area: 'New Town',
      price: {
        max: 16000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'এখন ভাড়া বাড়িতে থাকি, হাওড়ায় নিজের ২ বেডরুম ফ্ল্যাট কিনতে চাই, ৩৫ লাখ বাজেট',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Howrah',
      price: {
        max: 3500000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'baba ma er jonno siliguri te 2 bedroom bari bhara chai 10k er moddhe',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Siliguri',
      price: {
        max: 10000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'ekhon 10 hajar di, 15 porjonto parbo',
    asked: 'price',
    set: {
      price: {
        max: 15000,
      },
    },
  },
  {
    text: 'আমরা ছয়জন, তিনটে ঘর লাগবে',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'দ্বিতীয় বাড়িটার ছবি আছে',
    act: 'question',
  },
  {
    text: 'এটা কত তলায়',
    act: 'question',
  },
  {
    text: 'ভাড়া একটু কম হবে',
    act: 'question',
  },
  {
    text: 'আমাকে ফোন করতে বলুন',
    act: 'handoff',
  },
  {
    text: 'আপনি কী কী করতে পারেন',
    act: 'help',
  },
  {
    text: 'না এটা হবে না',
    act: 'deny',
  },
  {
    text: 'কী বললেন আবার বলুন',
    act: 'repeat',
  },
  {
    text: 'bari dekhte kobe asbo',
    act: 'question',
  },
  {
    text: 'আঠারো হাজার পর্যন্ত বাড়ান',
    known: {
      transaction_type: 'rent',
      city: 'Kolkata',
      price: {
        max: 15000,
      },
    },
    set: {
      price: {
        max: 18000,
      },
    },
  },
  {
    text: 'বেহালা নয়, গড়িয়া দেখুন',
    known: {
      transaction_type: 'rent',
      city: 'Kolkata',
      area: 'Behala',
    },
    set: {
      area: 'Garia',
    },
  },
  {
    text: 'দুটো নয় তিনটে বেডরুম',
    known: {
      transaction_type: 'rent',
      city: 'Kolkata',
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'লিফট না থাকলেও চলবে',
    known: {
      amenities: ['lift'],
      city: 'Kolkata',
    },
    drop: ['lift'],
  },
  {
    text: 'ফ্ল্যাটের বদলে বাড়ি দেখান',
    known: {
      transaction_type: 'rent',
      city: 'Kolkata',
      property_type: 'apartment',
    },
    set: {
      property_type: 'house',
    },
  },
  {
    text: 'amra 5 jon, 3 te lagbe',
    asked: 'bedrooms',
    set: {
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  { text: 'বারান্দা অবশ্যই চাই', set: { amenities: ['balcony'] } },
  { text: 'জিম নিশ্চয়ই লাগবে', set: { amenities: ['gym'] } },
])
