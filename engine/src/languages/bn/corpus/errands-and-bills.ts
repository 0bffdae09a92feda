import { wishesAndTalk } from '../../corpus-case.ts'

/** Errands, bills and other talk with amounts and words of homes, and the money that one has. */
export const errandsAndBills = wishesAndTalk([
  {
    text: 'কলকাতা ২ বিএইচকে ফ্ল্যাট ভাড়া, বাজেট ১৫ হাজার, পরিবারে ৪ জন',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
      price: {
        max: 15000,
      },
      bedrooms: {
        min: 2,
        max: 2,
      },
    },
  },
  {
    text: 'শিলিগুড়িতে ৩ বেডরুম বাড়ি কেনা, ৬০ লাখ পর্যন্ত',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Siliguri',
      price: {
        max: 6000000,
      },
      bedrooms: {
        min: 3,
        max: 3,
      },
    },
  },
  {
    text: 'দুর্গাপুরে ৩ কাঠা জমি ১৮ লাখের মধ্যে কিনব',
    set: {
      transaction_type: 'sale',
      property_type: 'land',
      city: 'Durgapur',
      price: {
        max: 1800000,
      },
      size_sqft: {
        min: 2160,
      },
    },
  },
  {
    text: 'মলে সেল চলছে ৫০ শতাংশ',
    act: 'unclear',
  },
  {
    text: 'মাকে ৫০০০ পাঠাও',
    act: 'unclear',
  },
  {
    text: 'অফিসের লিফট আবার খারাপ',
    act: 'unclear',
  },
  {
    text: 'গাড়ি পাংচার হয়ে গেছে',
    act: 'unclear',
  },
  {
    text: 'duto ticket book koro sondhar show er',
    act: 'unclear',
  },
  {
    text: 'amar gym er membership sesh',
    act: 'unclear',
  },
  {
    text: 'আজ আমাদের বাড়িতে পার্টি',
    act: 'unclear',
  },
  {
    text: 'কারেন্টের বিল ১২০০ এসেছে',
    act: 'unclear',
  },
  {
    text: 'হোস্টেলের ফি ১৫০০০',
    act: 'unclear',
  },
  {
    text: 'গাড়ির এসি কাজ করছে না',
    act: 'unclear',
  },
  {
    text: 'আমার কুকুরটা অসুস্থ',
    act: 'unclear',
  },
])
