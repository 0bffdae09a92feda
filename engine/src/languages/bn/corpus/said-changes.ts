import type { CorpusSection } from '../../corpus-case.ts'

/** Answers, corrections and wishes taken back, as people say them. */
export const saidChanges: CorpusSection[] = [
  {
    phenomenon: 'answers as said, native',
    cases: [
      { text: 'কিনব গো', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: 'কিনতেই চাই, ভাড়া দিয়ে লাভ নেই', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      { text: 'ফ্ল্যাট হলেই ভালো', asked: 'property_type', set: { property_type: 'apartment' } },
      { text: 'জমি', asked: 'property_type', set: { property_type: 'land' } },
      {
        text: 'আমি এখন শিলিগুড়িতে থাকি, তবে বাড়ি চাই কলকাতায়',
        asked: 'city',
        set: { property_type: 'house', city: 'Kolkata' },
      },
      {
        text: 'কুড়ির মধ্যে',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 20000 } },
        numbers: [20],
      },
      {
        text: 'সত্তর আশি লাখ মতো হবে',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { min: 7000000, max: 8000000 } },
        numbers: [{ min: 7000000, max: 8000000 }],
      },
      { text: 'দুটো হলেই চলবে', asked: 'bedrooms', set: { bedrooms: { min: 2, max: 2 } }, numbers: [2] },
      { text: 'কমপক্ষে তিনটে', asked: 'bedrooms', set: { bedrooms: { min: 3 } }, numbers: [3] },
      { text: 'শ্যামবাজার কিংবা হাতিবাগান', asked: 'area', known: { city: 'Kolkata' }, set: { area: 'Shyam Bazar' } },
      {
        text: 'হাজার স্কোয়ার ফিটের কম না',
        asked: 'size_sqft',
        set: { size_sqft: { min: 1000 } },
        numbers: [1000],
      },
      {
        text: 'পার্কিং, লিফট আর চব্বিশ ঘণ্টা জল',
        asked: 'amenities',
        set: { amenities: ['parking', 'lift', 'water_supply'] },
      },
    ],
  },
  {
    phenomenon: 'answers as said, latin',
    cases: [
      { text: 'vara', asked: 'transaction_type', set: { transaction_type: 'rent' } },
      { text: 'kinbo vai', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: '18 hajar maximum',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 18000 } },
        numbers: [18000],
      },
      { text: 'kolkata r vitorei hote hobe', asked: 'city', set: { city: 'Kolkata' } },
      {
        text: 'birati ba madhyamgram er dike',
        asked: 'area',
        known: { city: 'Kolkata' },
        set: { area: 'Birati' },
      },
      {
        text: 'ponero theke kuri',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { min: 15000, max: 20000 } },
        numbers: [{ min: 15, max: 20 }],
      },
      {
        text: '50',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 5000000 } },
        numbers: [50],
      },
    ],
  },
  {
    phenomenon: 'answers as said, mixed',
    cases: [
      {
        text: '2 ba 3 bedroom',
        asked: 'bedrooms',
        set: { bedrooms: { min: 2, max: 3 } },
        numbers: [{ min: 2, max: 3 }],
      },
      {
        text: 'একটু spacious চাই, minimum 1500 sqft',
        asked: 'size_sqft',
        set: { size_sqft: { min: 1500 } },
        numbers: [1500],
      },
    ],
  },
  {
    phenomenon: 'changes as said, native',
    cases: [
      { text: 'না না, ভাড়া নয়, কিনব', known: { transaction_type: 'rent' }, set: { transaction_type: 'sale' } },
      {
        text: 'কেনার দরকার নেই, ভাড়াতেই থাকব',
        known: { transaction_type: 'sale' },
        set: { transaction_type: 'rent' },
      },
      {
        text: 'ফ্ল্যাট নয়, আলাদা বাড়ি দেখান',
        known: { property_type: 'apartment' },
        set: { property_type: 'house' },
      },
      { text: 'পার্কিং লাগবে না, গাড়ি তো নেই', known: { amenities: ['parking'] }, drop: ['parking'] },
      {
        text: 'বাজেটটা বাড়িয়ে পঁচিশ করে দিন',
        known: { transaction_type: 'rent', price: { max: 20000 } },
        set: { price: { max: 25000 } },
        numbers: [25],
      },
      {
        text: 'বাজেট আরও পাঁচ লাখ বাড়ালাম',
        known: { transaction_type: 'sale', price: { max: 5000000 } },
        set: { price: { max: 5500000 } },
        numbers: [500000],
      },
      {
        text: 'যাদবপুর বাদ দিন, বরং বালিগঞ্জে দেখুন',
        known: { city: 'Kolkata', area: 'Jadavpur' },
        set: { area: 'Ballygunge' },
      },
      {
        text: 'তিনটে বেডরুম না, দুটোতেই হয়ে যাবে',
        known: { bedrooms: { min: 3, max: 3 } },
        set: { bedrooms: { min: 2, max: 2 } },
        numbers: [3, 2],
      },
      { text: 'যেকোনো এলাকা হলেই হবে', asked: 'area', known: { city: 'Kolkata' }, any: ['area'] },
      { text: 'দাম নিয়ে কোনো সমস্যা নেই', asked: 'price', known: { transaction_type: 'sale' }, any: ['price'] },
      { text: 'ফ্ল্যাট হোক বাড়ি হোক যা হোক একটা হলেই হলো', asked: 'property_type', any: ['property_type'] },
      {
        text: 'জিম আর সুইমিং পুল দুটোই বাদ',
        known: { amenities: ['gym', 'swimming_pool', 'lift'] },
        drop: ['gym', 'swimming_pool'],
      },
      {
        text: 'বাজেটের ব্যাপারটা ভুলে যান',
        known: { price: { max: 20000 }, transaction_type: 'rent' },
        drop: ['price'],
      },
    ],
  },
  {
    phenomenon: 'changes as said, latin',
    cases: [
      { text: 'na bhara na kinbo', known: { transaction_type: 'rent' }, set: { transaction_type: 'sale' } },
      { text: 'jekono jaygay hobe', asked: 'area', known: { city: 'Kolkata' }, any: ['area'] },
      {
        text: 'area ta change kore garia koro',
        known: { city: 'Kolkata', area: 'Behala' },
        set: { area: 'Garia' },
      },
      {
        text: 'flat chai na, bari chai',
        known: { property_type: 'apartment' },
        set: { property_type: 'house' },
      },
      {
        text: '2 na 3 bedroom lagbe',
        known: { bedrooms: { min: 2, max: 2 } },
        set: { bedrooms: { min: 3, max: 3 } },
        numbers: [2, 3],
      },
      {
        text: 'budget komiye 12 hajar koro',
        known: { transaction_type: 'rent', price: { max: 15000 } },
        set: { price: { max: 12000 } },
        numbers: [12000],
      },
      { text: 'kolkata noy howrah te dekho', known: { city: 'Kolkata' }, set: { city: 'Howrah' } },
    ],
  },
  {
    phenomenon: 'changes as said, mixed',
    cases: [
      {
        text: 'parking is not needed, শুধু lift হলেই হবে',
        known: { amenities: ['parking'] },
        set: { amenities: ['lift'] },
        drop: ['parking'],
      },
      {
        text: 'actually rent না, buy করব',
        known: { transaction_type: 'rent' },
        set: { transaction_type: 'sale' },
      },
      {
        text: 'any area is fine, kono problem nei',
        asked: 'area',
        known: { city: 'Kolkata' },
        any: ['area'],
      },
    ],
  },
  {
    phenomenon: 'amounts as said, native',
    cases: [
      {
        text: 'সাতাত্তর হাজার ছশো আটান্ন',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 77658 } },
        numbers: [77658],
      },
      {
        text: 'এক লাখ পাঁচ',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 100005 } },
        numbers: [100005],
      },
      {
        text: 'উনিশ লাখ নিরানব্বই হাজার',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 1999000 } },
        numbers: [1999000],
      },
      { text: 'সাড়ে তেরোশো বর্গফুট', asked: 'size_sqft', set: { size_sqft: { min: 1350 } }, numbers: [1350] },
    ],
  },
  {
    phenomenon: 'amounts as said, latin',
    cases: [
      {
        text: 'sowa ek koti',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 12500000 } },
        numbers: [12500000],
      },
      {
        text: 'bahattor lakh ponchanno hajar',
        asked: 'price',
        known: { transaction_type: 'sale' },
        set: { price: { max: 7255000 } },
        numbers: [7255000],
      },
      { text: 'aarai hajar sqft', asked: 'size_sqft', set: { size_sqft: { min: 2500 } }, numbers: [2500] },
    ],
  },
]
