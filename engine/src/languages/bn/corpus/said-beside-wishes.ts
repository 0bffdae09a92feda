import { wishesAndTalk } from '../../corpus-case.ts'

/** What looks like the case of a rule and is none: advances beside rents, articles that count nothing, advice that is asked for. */
export const saidBesideWishes = wishesAndTalk([
  {
    text: 'সর্বোচ্চ ৫০ হাজার অ্যাডভান্স দিতে পারব',
    asked: 'price',
    known: { transaction_type: 'rent' },
    act: 'unclear',
  },
  {
    text: '৩ না একটা ভালো ফ্ল্যাট',
    known: { bedrooms: { min: 3, max: 3 } },
    set: { property_type: 'apartment' },
    drop: ['bedrooms'],
  },
  {
    text: 'সল্টলেকে ফ্ল্যাট কিনব বলে ঠিক করেছি',
    set: { transaction_type: 'sale', property_type: 'apartment', area: 'Salt Lake' },
  },
  {
    text: 'মাসে ১৫ হাজার করে দেব, আমরা তিনজন থাকব',
    asked: 'price',
    known: { transaction_type: 'rent' },
    set: { price: { max: 15000 } },
  },
  {
    text: '২০ হাজার করে দেব, ৫ জনের ফ্যামিলি',
    asked: 'price',
    known: { transaction_type: 'rent' },
    set: { price: { max: 20000 } },
  },
  {
    text: 'এই বাড়ির জন্য ১৫ হাজার দিতে পারি',
    asked: 'price',
    known: { transaction_type: 'rent' },
    set: { property_type: 'house', price: { max: 15000 } },
  },
  { text: 'নিজের জমি ৩ কাঠা', set: { property_type: 'land', size_sqft: { min: 2160 } } },
  { text: 'সল্টলেকে ২ বিএইচকে কিছু পাওয়া যাচ্ছে না', set: { area: 'Salt Lake', bedrooms: { min: 2, max: 2 } } },
  { text: 'জল নিয়ে চিন্তা নেই এমন ফ্ল্যাট চাই', set: { property_type: 'apartment', amenities: ['water_supply'] } },
  {
    text: 'হাওড়ার ফ্ল্যাটটা এখনও বিক্রি হয়নি',
    known: {
      city: 'Kolkata',
      area: 'Rajarhat',
      property_type: 'apartment',
      transaction_type: 'sale',
      price: { max: 7500000 },
    },
    act: 'unclear',
  },
  {
    text: 'হাওড়ার ফ্ল্যাট বেচে রাজারহাটে ফ্ল্যাট কিনব ৭৫ লাখ',
    set: { transaction_type: 'sale', property_type: 'apartment', area: 'Rajarhat', price: { max: 7500000 } },
  },
  {
    text: 'আমি একা বিধবা মানুষ সল্টলেকে এক কামরার ঘর ভাড়া চাই',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      area: 'Salt Lake',
      bedrooms: { min: 1, max: 1 },
    },
  },
])
