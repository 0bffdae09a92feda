import type { CorpusSection } from '../../corpus-case.ts'

/** What people ask for on one day: homes, and all the rest. */
export const theWholeDay: CorpusSection[] = [
  {
    phenomenon: 'wishes of several things, native',
    cases: [
      {
        text: 'বর্ধমান মেডিকেল কলেজের কাছে একটা ভাড়াবাড়ি দরকার, সর্বোচ্চ বারো হাজার টাকা',
        set: { city: 'Bardhaman', transaction_type: 'rent', property_type: 'house', price: { max: 12000 } },
      },
      {
        text: 'আমি রাজারহাটে পঞ্চাশ লাখের মধ্যে দুই বেডরুমের একটা ফ্ল্যাট কিনতে চাই',
        set: {
          area: 'Rajarhat',
          price: { max: 5000000 },
          bedrooms: { min: 2, max: 2 },
          property_type: 'apartment',
          transaction_type: 'sale',
        },
      },
      {
        text: 'আমাদের বাচ্চা আছে তাই খেলার জায়গা আছে এমন অ্যাপার্টমেন্ট খুঁজছি',
        set: { amenities: ['play_area'], property_type: 'apartment' },
      },
      {
        text: 'দীঘায় সমুদ্রের ধারে একটা ভিলা কিনতে কত টাকা রাখতে হবে জানি না, তবে আশি লাখ পর্যন্ত যেতে পারি',
        set: { city: 'Digha', property_type: 'house', transaction_type: 'sale', price: { max: 8000000 } },
      },
      {
        text: 'ভাড়ায় একটা বাড়ি, কলকাতা, ঢাকুরিয়া, তিন কামরা, পনেরো হাজার',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Kolkata',
          area: 'Dhakuria',
          bedrooms: { min: 3, max: 3 },
          price: { max: 15000 },
        },
      },
      {
        text: 'আপনাদের কাছে আসানসোল শহরে ফার্নিশড ফ্ল্যাট ভাড়ায় আছে?',
        set: {
          city: 'Asansol',
          amenities: ['furnished'],
          property_type: 'apartment',
          transaction_type: 'rent',
        },
      },
      {
        text: 'চার বেডরুমের একটা বড় বাড়ি আমি আর আমার বন্ধুরা মিলে ভাড়া নিতে চাই, যাদবপুরে',
        set: {
          bedrooms: { min: 4, max: 4 },
          property_type: 'house',
          transaction_type: 'rent',
          area: 'Jadavpur',
        },
      },
      {
        text: 'নবদ্বীপে মন্দিরের কাছে ছোট একটা ফ্ল্যাট কিনলে ভালো হয় মা বলছে, কুড়ি থেকে তিরিশ লাখ',
        set: {
          city: 'Nabadwip',
          property_type: 'apartment',
          transaction_type: 'sale',
          price: { min: 2000000, max: 3000000 },
        },
      },
    ],
  },
  {
    phenomenon: 'wishes of several things, latin',
    cases: [
      {
        text: 'medical college bardhaman er kache bhara bari chai 12000 porjonto',
        set: { city: 'Bardhaman', transaction_type: 'rent', property_type: 'house', price: { max: 12000 } },
      },
      {
        text: 'bacha ache tai play area wala apartment khujchi',
        set: { amenities: ['play_area'], property_type: 'apartment' },
      },
      {
        text: 'dhakuria kolkata 3 ghorer bari bhara 15k',
        set: {
          area: 'Dhakuria',
          city: 'Kolkata',
          bedrooms: { min: 3, max: 3 },
          property_type: 'house',
          transaction_type: 'rent',
          price: { max: 15000 },
        },
      },
      {
        text: 'apnader kache asansol shohore furnished flat rent e ache?',
        set: {
          city: 'Asansol',
          amenities: ['furnished'],
          property_type: 'apartment',
          transaction_type: 'rent',
        },
      },
      {
        text: '4 bedroom er boro bari ami ar bondhura mile bhara nebo jadavpur',
        set: {
          bedrooms: { min: 4, max: 4 },
          property_type: 'house',
          transaction_type: 'rent',
          area: 'Jadavpur',
        },
      },
    ],
  },
  {
    phenomenon: 'wishes of several things, mixed',
    cases: [
      {
        text: 'Digha sea beach এর কাছে 2bhk flat কিনব, 55 lakhs পর্যন্ত',
        set: {
          city: 'Digha',
          bedrooms: { min: 2, max: 2 },
          property_type: 'apartment',
          transaction_type: 'sale',
          price: { max: 5500000 },
        },
      },
      {
        text: 'Swimming pool আছে এমন villa for rent পাওয়া যাবে in Rajarhat',
        set: {
          amenities: ['swimming_pool'],
          property_type: 'house',
          transaction_type: 'rent',
          area: 'Rajarhat',
        },
      },
    ],
  },
  {
    phenomenon: 'answers, native',
    cases: [
      {
        text: 'মোটামুটি কুড়ি হাজার',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: { max: 20000 } },
        numbers: [20000],
      },
      {
        text: 'আমরা টালিগঞ্জের দিকটাই দেখছি',
        asked: 'area',
        known: { city: 'Kolkata' },
        set: { area: 'Tollygunge' },
      },
      {
        text: 'তিনখানা',
        asked: 'bedrooms',
        known: { transaction_type: 'rent' },
        set: { bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'দু হাজার বর্গফুট',
        asked: 'size_sqft',
        known: { transaction_type: 'sale' },
        set: { size_sqft: { min: 2000 } },
        numbers: [2000],
      },
    ],
  },
  {
    phenomenon: 'answers, latin',
    cases: [
      { text: 'kinboi', asked: 'transaction_type', set: { transaction_type: 'sale' } },
      {
        text: 'lift chai ar security o',
        asked: 'amenities',
        known: { transaction_type: 'rent' },
        set: { amenities: ['lift', 'security'] },
      },
    ],
  },
  {
    phenomenon: 'changes and take-backs, native',
    cases: [
      { text: 'কলকাতার বদলে দুর্গাপুর দেখলে কেমন হয়', known: { city: 'Kolkata' }, set: { city: 'Durgapur' } },
      {
        text: 'বাজেট আঠারো থেকে বাড়িয়ে বাইশ করে দিন',
        known: { transaction_type: 'rent', price: { max: 18000 } },
        set: { price: { max: 22000 } },
      },
      { text: 'পার্কিং নেই এমনও দেখাতে পারেন', known: { amenities: ['parking'] }, drop: ['parking'] },
    ],
  },
  {
    phenomenon: 'changes and take-backs, latin',
    cases: [
      { text: 'flat noyto bari holeo cholbe', known: { property_type: 'apartment' }, any: ['property_type'] },
      {
        text: 'bedroom 3 te kore den',
        known: { bedrooms: { min: 2, max: 2 } },
        set: { bedrooms: { min: 3, max: 3 } },
        numbers: [3],
      },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, native',
    counter: true,
    cases: [
      { text: 'কাল বর্ধমানে লোডশেডিং হবে নাকি', act: 'question' },
      { text: 'সামনের রবিবার কলকাতায় যে ম্যারাথন হবে তাতে নাম লেখাতে চাই', act: 'question' },
      { text: 'আমার এক আত্মীয় আসানসোলে তিরিশ লাখ খরচ করে বাড়ি বানিয়েছে', act: 'unclear' },
      { text: 'এই বাড়িতে কতজন থাকা যায়', act: 'question' },
      { text: 'ঘরের জিনিসপত্র হাওড়া থেকে শিলিগুড়ি নিয়ে যাওয়ার জন্য একটা লরি লাগবে', act: 'unclear' },
      { text: 'কলকাতায় চার তারা রেটিংয়ের ভারতীয় রেস্তোরাঁ দেখাও, পাঁচশো টাকার নিচে', act: 'unclear' },
      { text: 'ভাড়া থাকলে জলের কর কে দেয়', act: 'question' },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, latin',
    counter: true,
    cases: [
      { text: 'kal sara raat barite current chilo na', act: 'unclear' },
      { text: 'howrah to puri train er somoy bolo', act: 'unclear' },
      { text: 'oi bari tar chobi pathaben', act: 'question' },
      { text: '500 takar niche bhalo biryani pawa jay kothay park street e', act: 'question' },
    ],
  },
  {
    phenomenon: 'questions and talk about other things, mixed',
    counter: true,
    cases: [
      { text: 'Doctor দেখাতে Saturday 4 PM slot আছে in Salt Lake', act: 'question' },
      { text: 'এই flat এ cupboards আছে কি', act: 'question' },
    ],
  },
  { phenomenon: 'acts, native', cases: [{ text: 'না আর কিছু লাগবে না', act: 'deny' }] },
  { phenomenon: 'acts, latin', cases: [{ text: 'dhonnobad, pore kotha hobe', act: 'goodbye' }] },
]
