import type { CorpusSection } from '../../corpus-case.ts'

/** Wishes with several things in them, as different people put them. */
export const saidWishes: CorpusSection[] = [
  {
    phenomenon: 'several things, native',
    cases: [
      {
        text: 'আমি হায়দ্রাবাদে থাকার জন্য একটা জায়গা খুঁজছি, ভাড়ায় হলেই চলবে',
        set: { transaction_type: 'rent', city: 'Hyderabad' },
      },
      {
        text: 'অনুগ্রহ করে আমাকে পুনেতে একটি অ্যাপার্টমেন্ট খুঁজে দিন, যেখানে অন্তত দুটি শোবার ঘর আছে',
        set: { property_type: 'apartment', city: 'Pune', bedrooms: { min: 2 } },
        numbers: [2],
      },
      {
        text: 'বাবা আমার একটা ছোট ঘর লাগবে গো ভাড়ায় যাদবপুরের দিকে পাঁচ হাজারের বেশি দিতে পারব না',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Jadavpur', price: { max: 5000 } },
        numbers: [5000],
      },
      {
        text: 'সল্টলেকে বা নিউটাউনে তিন বেডরুমের ফ্ল্যাট কিনতে চাই, বাজেট আশি থেকে নব্বই লাখ',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Salt Lake',
          bedrooms: { min: 3, max: 3 },
          price: { min: 8000000, max: 9000000 },
        },
        numbers: [3, { min: 8000000, max: 9000000 }],
      },
      {
        text: 'রাজারহাটে চার কাঠা জমি কেনার ইচ্ছে আছে',
        set: { transaction_type: 'sale', property_type: 'land', area: 'Rajarhat', size_sqft: { min: 2880 } },
        numbers: [4],
      },
      {
        text: 'লিফট আর গাড়ি রাখার জায়গা আছে এমন দু কামরার ফ্ল্যাট, গড়িয়াহাটের কাছে, কিনব',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Gariahat',
          bedrooms: { min: 2, max: 2 },
          amenities: ['lift', 'parking'],
        },
        numbers: [2],
      },
      {
        text: 'মুম্বাইয়ের আন্ধেরিতে এক বিএইচকে ফ্ল্যাট ভাড়া চাই মাসে পঁয়ত্রিশ হাজারের মধ্যে',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Mumbai',
          area: 'Andheri',
          bedrooms: { min: 1, max: 1 },
          price: { max: 35000 },
        },
        numbers: [1, 35000],
      },
      {
        text: 'আমরা চারজনের পরিবার, বেহালায় দোতলা বাড়ি কিনতে চাই দেড় কোটির মধ্যে',
        set: { transaction_type: 'sale', property_type: 'house', area: 'Behala', price: { max: 15000000 } },
      },
      {
        text: 'শিলিগুড়িতে পাঁচ কাঠার একটা প্লট দরকার, দাম চল্লিশ লাখের নিচে হলে ভালো',
        set: { property_type: 'land', city: 'Siliguri', size_sqft: { min: 3600 }, price: { max: 4000000 } },
        numbers: [5, 4000000],
      },
      {
        text: 'দিল্লিতে আসবাবপত্র সহ এক বেডরুমের অ্যাপার্টমেন্ট ভাড়া নিতে চাই, সুইমিং পুল থাকলে ভালো হয়',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Delhi',
          bedrooms: { min: 1, max: 1 },
          amenities: ['furnished', 'swimming_pool'],
        },
        numbers: [1],
      },
      {
        text: 'ব্যাঙ্গালোরে চাকরি পেয়েছি তাই ওখানে হোয়াইটফিল্ডের কাছাকাছি একটা বাসা ভাড়া করতে হবে',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Bengaluru', area: 'Whitefield' },
      },
      {
        text: 'আমার ছেলের জন্য চেন্নাইয়ে একটা এক কামরার ঘর খুঁজে দেবেন, কুড়ি হাজার টাকা পর্যন্ত',
        set: { city: 'Chennai', bedrooms: { min: 1, max: 1 }, property_type: 'house', price: { max: 20000 } },
        numbers: [1, 20000],
      },
      {
        text: 'হাওড়ায় গঙ্গার ধারে বারোশো স্কোয়ার ফুটের ফ্ল্যাট কেনার কথা ভাবছি',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Howrah',
          size_sqft: { min: 1200 },
        },
        numbers: [1200],
      },
      {
        text: 'দমদম এয়ারপোর্টের আশেপাশে তিন কামরা ফ্ল্যাট ভাড়া পাওয়া যাবে পঁচিশ হাজারে',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Dum Dum',
          bedrooms: { min: 3, max: 3 },
          price: { max: 25000 },
        },
        numbers: [3, 25000],
      },
      {
        text: 'দুর্গাপুরে বাগানওয়ালা একটা বাংলো কিনতে চাই',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Durgapur', amenities: ['garden'] },
      },
      {
        text: 'কলকাতার টালিগঞ্জে মেট্রোর কাছে দুই বেডরুম দুই বাথরুমের ফ্ল্যাট ভাড়ায় চাই, বাজেট আঠারো হাজার',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Kolkata',
          area: 'Tollygunge',
          bedrooms: { min: 2, max: 2 },
          price: { max: 18000 },
        },
        numbers: [2, 18000],
      },
      {
        text: 'ভুবনেশ্বরে তিন বা চার বেডরুমের বাড়ি কিনতে আগ্রহী, সত্তর লক্ষ টাকার মধ্যে',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Bhubaneswar',
          bedrooms: { min: 3, max: 4 },
          price: { max: 7000000 },
        },
        numbers: [{ min: 3, max: 4 }, 7000000],
      },
      {
        text: 'আমি একটি ভিলা ক্রয় করতে ইচ্ছুক যার মূল্য দুই কোটি টাকার অধিক নয় এবং যেখানে ব্যায়ামাগার ও সাঁতারের পুকুর রয়েছে',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          price: { max: 20000000 },
          amenities: ['gym', 'swimming_pool'],
        },
        numbers: [20000000],
      },
      {
        text: 'বারাসাতে জায়গা কিনব বাড়ি করব বলে, তিন কাঠার মতো হলেই হবে, লাখ পনেরো',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          area: 'Barasat',
          size_sqft: { min: 2160 },
          price: { max: 1500000 },
        },
        numbers: [3, 1500000],
      },
      {
        text: 'পোষা কুকুর রাখতে দেয় এমন ফ্ল্যাট ভাড়ায় চাই নয়ডায়',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Noida',
          amenities: ['pet_friendly'],
        },
      },
      {
        text: 'মাসিক ভাড়া দশ থেকে পনেরো হাজার টাকার মধ্যে এমন একটি বাসস্থান আমার প্রয়োজন',
        set: { transaction_type: 'rent', price: { min: 10000, max: 15000 } },
        numbers: [{ min: 10000, max: 15000 }],
      },
      {
        text: 'দুটো শোয়ার ঘর আর একটা ব্যালকনি থাকতে হবে, লেকটাউনে, ভাড়া',
        set: {
          transaction_type: 'rent',
          bedrooms: { min: 2, max: 2 },
          amenities: ['balcony'],
          area: 'Lake Town',
        },
        numbers: [2],
      },
      {
        text: 'আপনাদের কাছে কি কসবায় কোনো রেডি ফ্ল্যাট আছে পঞ্চাশ লাখের মধ্যে',
        set: { property_type: 'apartment', area: 'Kasba', price: { max: 5000000 } },
        numbers: [5000000],
      },
      {
        text: 'ফ্ল্যাট দেখান তো কয়েকটা, বাগুইআটিতে, কিনব, জেনারেটর আর সিকিউরিটি যেন থাকে',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Baguiati',
          amenities: ['power_backup', 'security'],
        },
      },
      {
        text: 'আমি আমার বেহালার ফ্ল্যাটটা ভাড়া দিতে চাই',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Behala' },
      },
      {
        text: 'আমি চেন্নাই শহরে বসবাসের জন্য একটি ভাড়া বাসা খুঁজতে আপনার সহায়তা চাই',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Chennai' },
      },
      {
        text: 'দয়া করে আমার জন্য জয়পুরে তিনটি শয়নকক্ষ বিশিষ্ট একটি বাড়ি অনুসন্ধান করুন যার ভাড়া মাসে চল্লিশ হাজার টাকার কম',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Jaipur',
          bedrooms: { min: 3, max: 3 },
          price: { max: 40000 },
        },
        numbers: [3, 40000],
      },
      {
        text: 'আমার এমন একটা অ্যাপার্টমেন্ট প্রয়োজন যেখানে গ্যারেজ আছে এবং পোষা প্রাণী রাখা যায়',
        set: { property_type: 'apartment', amenities: ['parking', 'pet_friendly'] },
      },
      {
        text: 'শোনেন ভাই বরানগরের ওদিকটায় একখান ফ্ল্যাট কিনুম পঁয়তাল্লিশ লাখের মইধ্যে',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Baranagar',
          price: { max: 4500000 },
        },
        numbers: [4500000],
      },
      {
        text: 'একটা টু বিএইচকে দরকার ভাড়ায় গড়িয়াতে বাজেট বারো থেকে চোদ্দ হাজার লিফট মাস্ট',
        set: {
          transaction_type: 'rent',
          area: 'Garia',
          bedrooms: { min: 2, max: 2 },
          price: { min: 12000, max: 14000 },
          amenities: ['lift'],
        },
        numbers: [2, { min: 12000, max: 14000 }],
      },
      {
        text: 'আমার মা অসুস্থ তাই একতলায় ফ্ল্যাট চাই নাগেরবাজারে',
        set: { property_type: 'apartment', area: 'Nager Bazar' },
      },
      {
        text: 'কলকাতার আশেপাশে দুই কাঠার মতো জমির খোঁজ করছিলাম, পনেরো লাখের বেশি খরচ করতে পারব না',
        set: { property_type: 'land', city: 'Kolkata', size_sqft: { min: 1440 }, price: { max: 1500000 } },
        numbers: [2, 1500000],
      },
      {
        text: 'বাচ্চাদের খেলার জায়গা, চব্বিশ ঘণ্টা সিকিউরিটি আর ক্লাব হাউস আছে এমন কমপ্লেক্সে তিন কামরার ফ্ল্যাট কিনতে চাইছি',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          bedrooms: { min: 3, max: 3 },
          amenities: ['play_area', 'security', 'clubhouse'],
        },
      },
      {
        text: 'আমি একজন সরকারি কর্মচারী, বদলি হয়ে আগরতলায় আসছি, সেখানে দুই রুমের বাসা ভাড়া লাগবে আট হাজার টাকার ভিতরে',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Agartala',
          bedrooms: { min: 2, max: 2 },
          price: { max: 8000 },
        },
        numbers: [2, 8000],
      },
      {
        text: 'নিউটাউনে রেডি টু মুভ ফ্ল্যাট কেনার জন্য দেখছি, এক কোটির এদিক ওদিক',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'New Town',
          price: { max: 10000000 },
        },
        numbers: [10000000],
      },
      {
        text: 'ছাদে বাগান করা যায় এমন নিজস্ব বাড়ি কিনতে চাই, হাওড়া হলে ভালো, বাজেট নব্বই লাখ',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Howrah',
          amenities: ['garden'],
          price: { max: 9000000 },
        },
        numbers: [9000000],
      },
      {
        text: 'চার বন্ধু মিলে থাকব, তিন কামরা ফ্ল্যাট ভাড়া চাই যাদবপুর ইউনিভার্সিটির কাছে, মাথাপিছু পাঁচ হাজার দিতে পারব',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          bedrooms: { min: 3, max: 3 },
          area: 'Jadavpur',
        },
      },
      {
        text: 'ইন্দিরানগরে আসবাবপত্র ছাড়া দুই বেডরুমের ফ্ল্যাট ভাড়া, সর্বোচ্চ ত্রিশ হাজার',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Indiranagar',
          bedrooms: { min: 2, max: 2 },
          amenities: ['unfurnished'],
          price: { max: 30000 },
        },
        numbers: [2, 30000],
      },
      {
        text: 'জলের সমস্যা নেই আর দারোয়ান আছে এমন ভাড়া বাড়ি বলুন তো সোদপুরে',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Sodepur',
          amenities: ['water_supply', 'security'],
        },
      },
      {
        text: 'বিনিয়োগের জন্য রাজারহাটে জমি নিতে চাই পাঁচ থেকে সাত কাঠা',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          area: 'Rajarhat',
          size_sqft: { min: 3600, max: 5040 },
        },
        numbers: [{ min: 5, max: 7 }],
      },
      {
        text: 'কোচিতে সমুদ্রের কাছে একটা ভিলা কেনার স্বপ্ন, দাম দেড় থেকে দুই কোটি',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Kochi',
          price: { min: 15000000, max: 20000000 },
        },
        numbers: [{ min: 15000000, max: 20000000 }],
      },
      {
        text: 'দিদি দুটো ঘর একটা বাথরুম একটা রান্নাঘর এরকম ভাড়া বাড়ি পাব বেলঘরিয়ায় ছয় হাজারে',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: { min: 2, max: 2 },
          area: 'Belgharia',
          price: { max: 6000 },
        },
      },
      {
        text: 'হাজার বর্গফুটের ওপরে, লিফটওয়ালা, দক্ষিণখোলা ফ্ল্যাট চাই বালিগঞ্জে',
        set: {
          property_type: 'apartment',
          area: 'Ballygunge',
          size_sqft: { min: 1000 },
          amenities: ['lift'],
        },
        numbers: [1000],
      },
      {
        text: 'আপনাদের ওখানে দুর্গাপুরে কোনো বাংলো বিক্রি আছে কি সুইমিং পুল সমেত',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Durgapur',
          amenities: ['swimming_pool'],
        },
      },
      {
        text: 'আমার সল্টলেকের বাড়িটা বিক্রি করে দেব ভাবছি, দাম তিন কোটি',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          area: 'Salt Lake',
          price: { max: 30000000 },
        },
        numbers: [30000000],
      },
      {
        text: 'গুয়াহাটিতে একটা থ্রি বিএইচকে ফ্ল্যাট কিনব ঠিক করেছি কমপক্ষে তেরোশো স্কোয়ার ফিট',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Guwahati',
          bedrooms: { min: 3, max: 3 },
          size_sqft: { min: 1300 },
        },
        numbers: [3, 1300],
      },
      {
        text: 'আমাকে উত্তর কলকাতায় পনেরো হাজার টাকার মধ্যে এক কামরার একটা ফ্ল্যাট ভাড়া দেখাতে পারবেন',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Kolkata',
          bedrooms: { min: 1, max: 1 },
          price: { max: 15000 },
        },
        numbers: [15000, 1],
      },
      {
        text: 'ভাই একটা ভালো ফ্ল্যাট দরকার ছিল রাজারহাট নিউটাউন সাইডে তিন বেডরুম কিনব আর কি ষাট সত্তর লাখের মধ্যে হলে ভালো',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Rajarhat',
          bedrooms: { min: 3, max: 3 },
          price: { min: 6000000, max: 7000000 },
        },
        numbers: [3, { min: 6000000, max: 7000000 }],
      },
      {
        text: 'আমি হাওড়ায় এক বেডরুমের একটি অ্যাপার্টমেন্ট ভাড়া নিতে চাইছি, যেখানে লিফট এবং পাওয়ার ব্যাকআপ উভয়ই রয়েছে',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Howrah',
          bedrooms: { min: 1, max: 1 },
          amenities: ['lift', 'power_backup'],
        },
        numbers: [1],
      },
      {
        text: 'তোমাদের কাছে কি এমন কোনো বাসা আছে যেটা স্কুলের কাছে, দুইটা রুম, ভাড়া দশের মধ্যে, বারাসাতে',
        set: {
          property_type: 'house',
          bedrooms: { min: 2, max: 2 },
          area: 'Barasat',
          transaction_type: 'rent',
          price: { max: 10000 },
        },
        numbers: [2, 10],
      },
      {
        text: 'মেয়ের বিয়ে দেব তাই জমিটা বেচে একটা ছোট ফ্ল্যাট কিনব ভাবছি বেহালার দিকে',
        set: { transaction_type: 'sale', property_type: 'apartment', area: 'Behala' },
      },
      {
        text: 'আমাদের একটি চার শয়নকক্ষের বাংলো আবশ্যক, সঙ্গে বাগান ও গাড়ি রাখার বন্দোবস্ত, ভুবনেশ্বর শহরে',
        set: {
          property_type: 'house',
          bedrooms: { min: 4, max: 4 },
          city: 'Bhubaneswar',
          amenities: ['garden', 'parking'],
        },
        numbers: [4],
      },
      {
        text: 'ছাত্রদের থাকার মতো সস্তায় ঘর ভাড়া কোথায় পাব শিয়ালদার কাছে',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Sealdah' },
      },
      {
        text: 'কসবায় পঁচাত্তর লাখে থ্রি বিএইচকে পাওয়া সম্ভব কি, ওপেন পার্কিং হলেও চলবে',
        set: { area: 'Kasba', bedrooms: { min: 3, max: 3 }, price: { max: 7500000 }, amenities: ['parking'] },
        numbers: [7500000, 3],
      },
      {
        text: 'নিজের নামে একটা জমি কিনতে চাই সোনারপুর স্টেশন থেকে হাঁটা পথে, আড়াই কাঠা হলেই হবে',
        set: { transaction_type: 'sale', property_type: 'land', area: 'Sonarpur', size_sqft: { min: 1800 } },
        numbers: [2.5],
      },
      {
        text: 'লেক গার্ডেন্সে ফুল ফার্নিশড টু বিএইচকে ফ্ল্যাট চাই কোম্পানি লিজে, মাসে পঞ্চাশ হাজার পর্যন্ত',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Lake Gardens',
          amenities: ['furnished'],
          bedrooms: { min: 2, max: 2 },
          price: { max: 50000 },
        },
        numbers: [2, 50000],
      },
      {
        text: 'আমার বাজেট কম, চার হাজার, টালির ঘর হলেও চলবে, ভাড়া চাই সোনারপুরে',
        set: { transaction_type: 'rent', property_type: 'house', price: { max: 4000 }, area: 'Sonarpur' },
        numbers: [4000],
      },
      {
        text: 'বয়স্ক বাবা মায়ের জন্য একতলা বাড়ি কিনব যেখানে সিঁড়ি নেই, কল্যাণীতে, পঞ্চাশ লাখ অবধি',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kalyani', price: { max: 5000000 } },
        numbers: [5000000],
      },
      {
        text: 'দিল্লির দ্বারকায় দুই কামরার আধা সাজানো ফ্ল্যাট ভাড়ায়, পঁচিশ হাজারের নিচে, ব্যালকনি চাই',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Delhi',
          area: 'Dwarka',
          bedrooms: { min: 2, max: 2 },
          amenities: ['semi_furnished', 'balcony'],
          price: { max: 25000 },
        },
        numbers: [2, 25000],
      },
      {
        text: 'সুইমিং পুল জিম ক্লাবহাউস সব আছে এরকম একটা হাউজিংয়ে ফ্ল্যাট চাই দাম যেন এক কোটি না ছাড়ায়',
        set: {
          property_type: 'apartment',
          amenities: ['swimming_pool', 'gym', 'clubhouse'],
          price: { max: 10000000 },
        },
        numbers: [10000000],
      },
      {
        text: 'আসানসোলের কাছে দুই বিঘা চাষের জমি বিক্রি আছে',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Asansol' },
      },
      {
        text: 'আমি কলকাতার বাইরে থাকি, আসতে পারব না, সল্টলেকে একটা তিন কামরার ফ্ল্যাট ভাড়ায় ঠিক করে দিন পঁয়ত্রিশ হাজারে',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Salt Lake',
          bedrooms: { min: 3, max: 3 },
          price: { max: 35000 },
        },
        numbers: [3, 35000],
      },
      {
        text: 'শ্রীরামপুরে গঙ্গার পাড়ে নতুন ফ্ল্যাট উঠছে শুনলাম, কিনতে চাই, নয়শো স্কোয়ার ফুট মতো',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Serampore',
          size_sqft: { min: 900 },
        },
        numbers: [900],
      },
      {
        text: 'দুই বা তিন রুমের একটা আলাদা বাড়ি ভাড়া লাগবে কুকুর আছে আমার মধ্যমগ্রামে',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: { min: 2, max: 3 },
          amenities: ['pet_friendly'],
          area: 'Madhyamgram',
        },
        numbers: [{ min: 2, max: 3 }],
      },
      {
        text: 'গুরগাঁওয়ে অফিসের কাছে স্টুডিও ফ্ল্যাট ভাড়া, এসি আর ওয়াইফাই সহ, বিশ হাজার',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Gurugram',
          amenities: ['air_conditioning'],
          price: { max: 20000 },
        },
        numbers: [20000],
      },
      {
        text: 'বাড়ি কিনতে ইচ্ছুক, অবস্থান বর্ধমান, মূল্য অনধিক ষাট লক্ষ টাকা',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Bardhaman', price: { max: 6000000 } },
        numbers: [6000000],
      },
      {
        text: 'মোটামুটি আটশো স্কোয়ার ফিটের দু কামরা ফ্ল্যাট চাই, এক তলা বাদে, হাতিবাগান শোভাবাজার এলাকায়',
        set: {
          property_type: 'apartment',
          bedrooms: { min: 2, max: 2 },
          size_sqft: { min: 800 },
          area: 'Hatibagan',
        },
      },
      {
        text: 'আমার একটা দোতলা বাড়ি আছে কৃষ্ণনগরে ভাড়া দেব ভাড়াটে খুঁজে দিন',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Krishnanagar' },
      },
      {
        text: 'চুঁচুড়ায় ভাড়া চাই দুটো ঘর একটা বারান্দা জলের কল ঘরের ভেতর',
        set: {
          transaction_type: 'rent',
          bedrooms: { min: 2, max: 2 },
          amenities: ['balcony', 'water_supply'],
          area: 'Chinsurah',
        },
      },
      {
        text: 'লাক্সারি অ্যাপার্টমেন্ট খুঁজছি আলিপুরে, চার বেডরুম, বাজেট পাঁচ থেকে সাত কোটি, সিসিটিভি ও জেনারেটর থাকতে হবে',
        set: {
          property_type: 'apartment',
          area: 'Alipore',
          bedrooms: { min: 4, max: 4 },
          price: { min: 50000000, max: 70000000 },
          amenities: ['security', 'power_backup'],
        },
        numbers: [4, { min: 50000000, max: 70000000 }],
      },
      {
        text: 'ঢাকুরিয়া ব্রিজের আশপাশে এক কামরা ভাড়া চাই একা থাকব',
        set: { transaction_type: 'rent', bedrooms: { min: 1, max: 1 }, area: 'Dhakuria' },
        numbers: [1],
      },
      {
        text: 'রেলের চাকরি করি খড়গপুরে পোস্টিং ওখানেই বাসা ভাড়া নেব ছয় হাজার মতো দেব',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Kharagpur', price: { max: 6000 } },
        numbers: [6000],
      },
      {
        text: 'আমি একটি সম্পত্তি খুঁজছি যা আমি কিনতে পারি, শহর লখনউ',
        set: { transaction_type: 'sale', city: 'Lucknow' },
      },
      {
        text: 'আপনি কি আমাকে পাটনায় ভাড়ায় একটি বাড়ি খুঁজে পেতে সাহায্য করতে পারেন?',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Patna' },
      },
      {
        text: 'আমার দুটি বেডরুম ও দুটি বাথরুম সহ একটি অ্যাপার্টমেন্ট দরকার যেখানে পোষ্য রাখার অনুমতি আছে',
        set: { property_type: 'apartment', bedrooms: { min: 2, max: 2 }, amenities: ['pet_friendly'] },
        numbers: [2],
      },
      {
        text: 'রাঁচিতে বসবাসের জন্য জায়গা খুঁজছি, আসবাবপত্রসহ হলে ভালো হয়',
        set: { city: 'Ranchi', amenities: ['furnished'] },
      },
      {
        text: 'আমি ইন্দোরে একটি জায়গা ভাড়া নিতে চাই যার মাসিক ভাড়া ১৮০০০ টাকার বেশি হবে না',
        set: { transaction_type: 'rent', city: 'Indore', price: { max: 18000 } },
        numbers: [18000],
      },
      {
        text: 'আমি এবং আমার তিন বন্ধু সুরাটে চার কক্ষের একটি ফ্ল্যাট ভাড়া করতে চাই',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Surat',
          bedrooms: { min: 4, max: 4 },
        },
      },
      {
        text: 'মোহালিতে চারশো গজের একটা প্লট কিনতে চাই',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Mohali', size_sqft: { min: 3600 } },
        numbers: [400],
      },
      {
        text: 'একটা ফ্ল্যাটের খোঁজ দিতে পারবেন বিরাটিতে, তিরিশ লাখের মধ্যে, দু কামরার',
        set: {
          property_type: 'apartment',
          area: 'Birati',
          price: { max: 3000000 },
          bedrooms: { min: 2, max: 2 },
        },
        numbers: [3000000, 2],
      },
      {
        text: 'ভাড়া বাড়ি লাগবে, ফ্যামিলি নিয়ে থাকব, দমদম ক্যান্টনমেন্টে, পাঁচ ছয় হাজার টাকার ভিতর',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Dum Dum Cantonment',
          price: { min: 5000, max: 6000 },
        },
        numbers: [{ min: 5000, max: 6000 }],
      },
      {
        text: 'আমার স্বামী বেঙ্গালুরুতে কাজ পেয়েছেন, আমরা মারাঠাহাল্লির কাছে দুই বিএইচকে ভাড়া নেব পঁচিশ হাজার অবধি',
        set: {
          transaction_type: 'rent',
          city: 'Bengaluru',
          area: 'Marathahalli',
          bedrooms: { min: 2, max: 2 },
          price: { max: 25000 },
        },
        numbers: [2, 25000],
      },
      {
        text: 'নতুন ফ্ল্যাট কিনব, পুরনো চাই না, কেষ্টপুর বাগুইআটির দিকে, লিফট আর গ্যারেজ থাকতেই হবে',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Keshtopur',
          amenities: ['lift', 'parking'],
        },
      },
      {
        text: 'রাস্তার ধারে তিন কাঠা জমি কিনতে চাই বারুইপুরে লাখ পঁচিশেকের মধ্যে',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          area: 'Baruipur',
          size_sqft: { min: 2160 },
          price: { max: 2500000 },
        },
        numbers: [3, 2500000],
      },
      {
        text: 'ছেলে বিদেশে থাকে আমরা বুড়োবুড়ি, সিকিউরিটি আছে লিফট আছে এমন ফ্ল্যাটে থাকতে চাই, গল্ফ গ্রিন কিংবা যোধপুর পার্ক',
        set: { property_type: 'apartment', amenities: ['security', 'lift'], area: 'Golf Green' },
      },
      {
        text: 'কমসে কম চারটে বেডরুমওয়ালা ভিলা দেখান হায়দ্রাবাদে, বাজেট তিন কোটি থেকে চার কোটি',
        set: {
          property_type: 'house',
          bedrooms: { min: 4 },
          city: 'Hyderabad',
          price: { min: 30000000, max: 40000000 },
        },
        numbers: [4, { min: 30000000, max: 40000000 }],
      },
      {
        text: 'সস্তার মধ্যে একটা ভাড়া ঘর দেখে দিন দাদা টিটাগড়ে',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Titagarh' },
      },
      {
        text: 'আমার নিজের ফ্ল্যাট কেনার সামর্থ্য নেই, তাই ভাড়াতেই একটা দেখুন গড়িয়ার দিকে, দশ হাজার',
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Garia', price: { max: 10000 } },
        numbers: [10000],
      },
      {
        text: 'পার্ক সার্কাসে চল্লিশ লাখে কোনো দু কামরা হবে?',
        set: { area: 'Park Circus', price: { max: 4000000 }, bedrooms: { min: 2, max: 2 } },
        numbers: [4000000, 2],
      },
      {
        text: 'দশ লাখ টাকায় জমি, জায়গা যেখানেই হোক, তবে কলকাতার ভেতরে',
        set: { property_type: 'land', price: { max: 1000000 }, city: 'Kolkata' },
        any: ['area'],
        numbers: [1000000],
      },
      {
        text: 'এসি লাগানো, ফার্নিচার দেওয়া এক রুমের ফ্ল্যাট চাই নিউটাউনে ভাড়ায়, পনেরোর মধ্যে',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          bedrooms: { min: 1, max: 1 },
          area: 'New Town',
          amenities: ['air_conditioning', 'furnished'],
          price: { max: 15000 },
        },
        numbers: [1, 15],
      },
      {
        text: 'মালদায় বাড়ি কেনার ইচ্ছা আছে ত্রিশ পঁয়ত্রিশ লাখে',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Malda',
          price: { min: 3000000, max: 3500000 },
        },
        numbers: [{ min: 3000000, max: 3500000 }],
      },
      {
        text: 'একটু দেখবেন তো শিবপুরে গঙ্গার দিকে কোনো ফ্ল্যাট বিক্রির আছে কিনা সত্তর লাখের ভেতর',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Shibpur',
          price: { max: 7000000 },
        },
        numbers: [7000000],
      },
      {
        text: 'আমার বারাসাতের জমিটা বিক্রি করতে চাই, পাঁচ কাঠা, কাঠা প্রতি আট লাখ',
        set: { transaction_type: 'sale', property_type: 'land', area: 'Barasat', size_sqft: { min: 3600 } },
      },
      {
        text: 'সুইমিং পুল, জিম, খেলার মাঠ, চব্বিশ ঘণ্টা জল সব সুবিধা সহ তিন বেডরুম ফ্ল্যাট কিনতে চাই রাজারহাটে আশি লাখের নিচে',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          bedrooms: { min: 3, max: 3 },
          area: 'Rajarhat',
          price: { max: 8000000 },
          amenities: ['swimming_pool', 'gym', 'play_area', 'water_supply'],
        },
      },
      {
        text: 'ভদ্র পাড়ায় ছোটখাটো একটা বাসা ভাড়া পেলে ভালো হতো, নৈহাটি',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Naihati' },
      },
      { text: 'আমি কলকাতায় একটি থাকার জায়গা খুঁজতে চাই।', set: { city: 'Kolkata' } },
      {
        text: 'আমাকে সাহায্য করুন, আমি একটি ভাড়ার অ্যাপার্টমেন্ট খুঁজছি।',
        set: { transaction_type: 'rent', property_type: 'apartment' },
      },
      { text: 'আমি ভাড়া নেওয়ার জন্য কিছু খুঁজছি, কেনার জন্য নয়।', set: { transaction_type: 'rent' } },
      {
        text: 'আমি এটা মুম্বাইতে চাই এবং এতে দুটি শোবার ঘর এবং একটি বাথরুম থাকা উচিত।',
        set: { city: 'Mumbai', bedrooms: { min: 2, max: 2 } },
      },
      {
        text: 'আমার অন্তত তিনটি শয়নকক্ষ এবং একটি সুইমিং পুল দরকার হবে।',
        set: { bedrooms: { min: 3 }, amenities: ['swimming_pool'] },
      },
      {
        text: 'আসবাবপত্রযুক্ত কিছু কি আছে যেখানে আমার কুকুরটিও থাকতে পারবে?',
        set: { amenities: ['furnished', 'pet_friendly'] },
      },
      {
        text: 'আমি আমার পরিবারের সঙ্গে আহমেদাবাদে স্থানান্তরিত হচ্ছি, সেখানে কেনার মতো একটি বাড়ি প্রয়োজন।',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Ahmedabad' },
      },
      {
        text: 'দয়া করে চার বেডরুমের বাড়ি খুঁজুন যা বিক্রির জন্য উপলব্ধ এবং যার দাম এক কোটির কম।',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          bedrooms: { min: 4, max: 4 },
          price: { max: 10000000 },
        },
        numbers: [4, 10000000],
      },
      {
        text: 'আপনি কি কোচিতে এক শয়নকক্ষের ভাড়া ফ্ল্যাট দেখাতে পারেন যেখানে জিম আছে?',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Kochi',
          bedrooms: { min: 1, max: 1 },
          amenities: ['gym'],
        },
        numbers: [1],
      },
      {
        text: 'আমি দিল্লিতে ২০ থেকে ৩০ হাজার টাকার মধ্যে ২ বিএইচকে ফ্ল্যাট ভাড়া খুঁজছি',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Delhi',
          price: { min: 20000, max: 30000 },
          bedrooms: { min: 2, max: 2 },
        },
        numbers: [{ min: 20000, max: 30000 }, 2],
      },
      {
        text: 'থানেতে কেনার জন্য একটা প্রপার্টি দেখতে চাই, তিনটা বেডরুম আর দুইটা বাথরুম',
        set: { transaction_type: 'sale', city: 'Thane', bedrooms: { min: 3, max: 3 } },
      },
      {
        text: 'একটা জায়গা দরকার যেখানে আমি একা থাকতে পারি, নাগপুরে, বেশি ভাড়া দিতে পারব না, বড়জোর ছয় হাজার',
        set: { city: 'Nagpur', price: { max: 6000 }, transaction_type: 'rent' },
        numbers: [6000],
      },
      {
        text: 'দোকানের ওপরে একটা ছোট ফ্ল্যাট ভাড়ায় চাই, মানিকতলা বাজারের কাছে, আট নয় হাজার',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Maniktala',
          price: { min: 8000, max: 9000 },
        },
        numbers: [{ min: 8000, max: 9000 }],
      },
      {
        text: 'শুনুন আমার বাজেট পঁয়ষট্টি লাখ, তিন কামরা ফ্ল্যাট, দুটো বাথরুম, লিফট পার্কিং সব চাই, নিউ গড়িয়া বা নরেন্দ্রপুর',
        set: {
          property_type: 'apartment',
          price: { max: 6500000 },
          bedrooms: { min: 3, max: 3 },
          amenities: ['lift', 'parking'],
          area: 'New Garia',
        },
      },
      {
        text: 'জমি জমা কিছু আছে কল্যাণীতে পাঁচ কাঠার কাছাকাছি',
        set: { property_type: 'land', city: 'Kalyani', size_sqft: { min: 3600 } },
        numbers: [5],
      },
      {
        text: 'ফ্ল্যাটটা যেন হাজার স্কোয়ার ফুটের কম না হয়, দক্ষিণ কলকাতায়, দাম পঁচাত্তর থেকে পঁচাশি লাখ',
        set: {
          property_type: 'apartment',
          size_sqft: { min: 1000 },
          city: 'Kolkata',
          price: { min: 7500000, max: 8500000 },
        },
        numbers: [1000, { min: 7500000, max: 8500000 }],
      },
      {
        text: 'সিউড়িতে বাড়ি ভাড়া দরকার, স্কুলের দিদিমণি আমি, একা থাকব, তিন হাজারের মধ্যে',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Suri', price: { max: 3000 } },
        numbers: [3000],
      },
      {
        text: 'বিধাননগরে নিজের গাড়ি রাখার গ্যারেজ সমেত দোতলা বাড়ি কিনব, চার কোটি পর্যন্ত',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          area: 'Salt Lake',
          amenities: ['parking'],
          price: { max: 40000000 },
        },
        numbers: [40000000],
      },
      {
        text: 'হোস্টেলে থাকতে ভালো লাগছে না, এক কামরার ফ্ল্যাট দেখুন তো ভাড়ায়, দমদম, সাত হাজারে',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          bedrooms: { min: 1, max: 1 },
          area: 'Dum Dum',
          price: { max: 7000 },
        },
        numbers: [1, 7000],
      },
      {
        text: 'পুরুলিয়ায় পাহাড়ের কাছে একটুকরো জমি কিনে বাংলো বানাব',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Purulia' },
      },
      {
        text: 'ভাড়া দিতে চাই আমার টালিগঞ্জের তিন কামরার ফ্ল্যাট, পঁচিশ হাজার মাসে',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Tollygunge',
          bedrooms: { min: 3, max: 3 },
          price: { max: 25000 },
        },
        numbers: [3, 25000],
      },
      {
        text: 'আমরা বর আর বউ দুজনেই চাকরি করি, সেক্টর ফাইভ থেকে কাছে হলে ভালো, আঠারো কুড়ি হাজারে ফার্নিশড ফ্ল্যাট ভাড়া',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Salt Lake Sector 5',
          price: { min: 18000, max: 20000 },
          amenities: ['furnished'],
        },
      },
    ],
  },
  {
    phenomenon: 'several things, latin',
    cases: [
      {
        text: 'ami kolkatay ekta 2bhk flat khujchi rent e 15k er moddhe',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Kolkata',
          bedrooms: { min: 2, max: 2 },
          price: { max: 15000 },
        },
        numbers: [2, 15000],
      },
      {
        text: 'dada garia te ekta ghor bhara pawa jabe? 6 hajar er beshi na',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Garia', price: { max: 6000 } },
        numbers: [6000],
      },
      {
        text: 'saltlake e 3 kamrar flat kinte chai 1 koti r moddhe parking lagbei',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Salt Lake',
          bedrooms: { min: 3, max: 3 },
          price: { max: 10000000 },
          amenities: ['parking'],
        },
        numbers: [3, 10000000],
      },
      {
        text: 'amar bangalore e akta basa dorkar, koramangala hole bhalo hoy, vara 30 hajar porjonto',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Bengaluru',
          area: 'Koramangala',
          price: { max: 30000 },
        },
        numbers: [30000],
      },
      {
        text: 'newtown e duto bedroom er flat chai bhara te, lift thakte hobe',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'New Town',
          bedrooms: { min: 2, max: 2 },
          amenities: ['lift'],
        },
        numbers: [2],
      },
      {
        text: 'jomi kinbo 3 katha, sonarpur er dike',
        set: { transaction_type: 'sale', property_type: 'land', area: 'Sonarpur', size_sqft: { min: 2160 } },
        numbers: [3],
      },
      {
        text: 'barasat e bari kinbo budget ponchash lakh',
        set: { transaction_type: 'sale', property_type: 'house', area: 'Barasat', price: { max: 5000000 } },
        numbers: [5000000],
      },
      {
        text: 'behalay choto flat vara chai. 1bhk. 8k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Behala',
          bedrooms: { min: 1, max: 1 },
          price: { max: 8000 },
        },
        numbers: [1, 8000],
      },
      {
        text: 'asansol e akta dotola bari kinte cai 40 lakh er niche',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Asansol', price: { max: 4000000 } },
      },
      {
        text: 'ami r amar bou dujone thakbo, ektu bhalo jaigay 1 kamra flat dorkar, jadavpur ba dhakuria',
        set: { property_type: 'apartment', bedrooms: { min: 1, max: 1 }, area: 'Jadavpur' },
      },
      {
        text: 'hyderabad e gachibowli te furnished flat rent nebo 25 theke 30 hajar',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Hyderabad',
          area: 'Gachibowli',
          amenities: ['furnished'],
          price: { min: 25000, max: 30000 },
        },
        numbers: [{ min: 25000, max: 30000 }],
      },
      {
        text: 'darjeeling e ekta bungalow kinte chai der koti taka bajet',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Darjeeling',
          price: { max: 15000000 },
        },
        numbers: [15000000],
      },
      {
        text: 'kom pokkhe tin te ghor lagbe, gari rakhar jayga o, kolkata',
        set: { bedrooms: { min: 3 }, amenities: ['parking'], city: 'Kolkata' },
        numbers: [3],
      },
      {
        text: 'apnader kache ki dumdum e kono flat ache kena r jonno',
        set: { transaction_type: 'sale', property_type: 'apartment', area: 'Dum Dum' },
      },
      {
        text: 'ei shono na, ekta bari khuje dao na tollygunge e, swimming pool wala',
        set: { property_type: 'house', area: 'Tollygunge', amenities: ['swimming_pool'] },
      },
      {
        text: '1200 sqft er upore flat lagbe rajarhat, kinbo, 60 lakh max',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Rajarhat',
          size_sqft: { min: 1200 },
          price: { max: 6000000 },
        },
        numbers: [1200, 6000000],
      },
      {
        text: 'mashe baro hajar takar moddhe chinar park e flat bhara nite chai',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Chinar Park',
          price: { max: 12000 },
        },
        numbers: [12000],
      },
      {
        text: 'amra pune te shift korchi, hinjewadi r kachakachi 2 ba 3 bedroom flat bhara lagbe',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Pune',
          area: 'Hinjewadi',
          bedrooms: { min: 2, max: 3 },
        },
        numbers: [{ min: 2, max: 3 }],
      },
      {
        text: 'amar nijer bari bikri korte chai baruipur e',
        set: { transaction_type: 'sale', property_type: 'house', area: 'Baruipur' },
      },
      {
        text: 'kolkata te ekta 3 bhk flat kinbo bole vabchi budget 70 theke 80 lakh er moddhe gym thakle valo',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Kolkata',
          bedrooms: { min: 3, max: 3 },
          price: { min: 7000000, max: 8000000 },
          amenities: ['gym'],
        },
        numbers: [3, { min: 7000000, max: 8000000 }],
      },
      {
        text: 'vai baguiati te 1 room er vara basa hobe naki 5000 er vitor',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Baguiati',
          bedrooms: { min: 1, max: 1 },
          price: { max: 5000 },
        },
        numbers: [1, 5000],
      },
      {
        text: 'amr ekta furnished flat lagbe salt lake a, 2 ta bedroom, vara 25k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Salt Lake',
          amenities: ['furnished'],
          bedrooms: { min: 2, max: 2 },
          price: { max: 25000 },
        },
        numbers: [2, 25000],
      },
      {
        text: 'ami siliguri te jomi kinte cacci 5 katha 30 lakh er modhye',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Siliguri',
          size_sqft: { min: 3600 },
          price: { max: 3000000 },
        },
        numbers: [5, 3000000],
      },
      {
        text: 'thakar jonno ekta ghor khujtesi shyambazar er ashe pashe, vara 7 hajar taka',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Shyam Bazar', price: { max: 7000 } },
        numbers: [7000],
      },
      {
        text: 'new town action area 1 e 2bhk rent chai with parking lift. 20k max',
        set: {
          transaction_type: 'rent',
          bedrooms: { min: 2, max: 2 },
          amenities: ['parking', 'lift'],
          price: { max: 20000 },
          area: 'New Town Action Area 1',
        },
        numbers: [2, 20000],
      },
      {
        text: 'durgapur city center er kache bari kinbo 60 lac obdi',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Durgapur', price: { max: 6000000 } },
        numbers: [6000000],
      },
      {
        text: 'howrah maidan er dike kono choto flat hole bolben, kinbo, 35 lakh er besi parbo na',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          city: 'Howrah',
          price: { max: 3500000 },
        },
        numbers: [3500000],
      },
      {
        text: 'amader 4 joner family, jadavpur e 2 kamrar bari vara nite chai, jol ar current er backup jeno thake',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Jadavpur',
          bedrooms: { min: 2, max: 2 },
          amenities: ['water_supply', 'power_backup'],
        },
      },
      {
        text: 'plot chai madhyamgram e, 2 theke 3 katha, 12 lakh er niche',
        set: {
          property_type: 'land',
          area: 'Madhyamgram',
          size_sqft: { min: 1440, max: 2160 },
          price: { max: 1200000 },
        },
        numbers: [{ min: 2, max: 3 }, 1200000],
      },
      {
        text: 'mumbai te transfer hoyechi powai er kachakachi 1bhk bhara dorkar 40 hajar porjonto dite parbo',
        set: {
          transaction_type: 'rent',
          city: 'Mumbai',
          area: 'Powai',
          bedrooms: { min: 1, max: 1 },
          price: { max: 40000 },
        },
        numbers: [1, 40000],
      },
      {
        text: 'ektu dekhun na dada behala chowrasta r kache independent bari bikri ache kina',
        set: { transaction_type: 'sale', property_type: 'house', area: 'Behala Chowrasta' },
      },
      {
        text: 'bangalor e whitefield e semi furnished 2bhk lagbo, vara 28 theke 32 hazar',
        set: {
          transaction_type: 'rent',
          city: 'Bengaluru',
          area: 'Whitefield',
          amenities: ['semi_furnished'],
          bedrooms: { min: 2, max: 2 },
          price: { min: 28000, max: 32000 },
        },
        numbers: [2, { min: 28000, max: 32000 }],
      },
      {
        text: 'majhari size er flat, 900 theke 1000 square feet, dumdum, kena r jonno',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Dum Dum',
          size_sqft: { min: 900, max: 1000 },
        },
        numbers: [{ min: 900, max: 1000 }],
      },
      {
        text: 'kukur niye thakbo emon ekta flat vara pawa jabe ki tollygunge ba regent park e',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Tollygunge',
          amenities: ['pet_friendly'],
        },
      },
      {
        text: 'chandannagar e purono bari kinte chai baganwala',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Chandannagar',
          amenities: ['garden'],
        },
      },
      {
        text: 'hello dada ami ekta flat khujchilam tollygunge metro er kache 2 bedroom vara 15 hajar er moddhe hole bhalo',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Tollygunge',
          bedrooms: { min: 2, max: 2 },
          price: { max: 15000 },
        },
        numbers: [2, 15000],
      },
      {
        text: 'kono 1rk ba single room hobe dhakuria te bachelor chele thakbo',
        set: { bedrooms: { min: 1, max: 1 }, area: 'Dhakuria' },
      },
      {
        text: 'amra kolkata te settle korbo tai ekta bari kena dorkar, 3 te shobar ghor, parking, 1.2 koti porjonto',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Kolkata',
          bedrooms: { min: 3, max: 3 },
          amenities: ['parking'],
          price: { max: 12000000 },
        },
        numbers: [3, 12000000],
      },
      {
        text: 'chennai te t nagar e 2bhk vara koto te pabo? 30k er moddhe chai',
        set: {
          transaction_type: 'rent',
          city: 'Chennai',
          area: 'T Nagar',
          bedrooms: { min: 2, max: 2 },
          price: { max: 30000 },
        },
        numbers: [2, 30000],
      },
      {
        text: 'bardhaman e jayga kinbo 4 katha 20 lakh budget',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          city: 'Bardhaman',
          size_sqft: { min: 2880 },
          price: { max: 2000000 },
        },
        numbers: [4, 2000000],
      },
      {
        text: 'sodpur e 2 kamra flat bikri ache? 25 lakh er vitore chai lift thakle valo na thakleo hobe',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Sodepur',
          bedrooms: { min: 2, max: 2 },
          price: { max: 2500000 },
          amenities: ['lift'],
        },
        numbers: [2, 2500000],
      },
      {
        text: 'ekta furnished ghor chai vara, ac thakte hobe, salt lake karunamoyee',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          amenities: ['furnished', 'air_conditioning'],
          area: 'Salt Lake',
        },
      },
      {
        text: 'bhai kono flat pabo naki santoshpur e? rent 9-10k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Santoshpur',
          price: { min: 9000, max: 10000 },
        },
        numbers: [{ min: 9000, max: 10000 }],
      },
      {
        text: 'amar nam rahul, ami 2bhk khujchi for family, budget 18k, area hocche behala ba thakurpukur',
        set: { bedrooms: { min: 2, max: 2 }, price: { max: 18000 }, area: 'Behala' },
        numbers: [2, 18000],
      },
      {
        text: 'dumdum park e resale flat chai 1000 sqft+ 60 lakh er beshi noy',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Dum Dum Park',
          size_sqft: { min: 1000 },
          price: { max: 6000000 },
        },
        numbers: [1000, 6000000],
      },
      {
        text: 'baba ma er jonno ground floor e flat kinbo garia station er dike',
        set: { transaction_type: 'sale', property_type: 'apartment', area: 'Garia Station' },
      },
      {
        text: 'villa type bari chai with garden, rajarhat, 2 theke 3 crore',
        set: {
          property_type: 'house',
          amenities: ['garden'],
          area: 'Rajarhat',
          price: { min: 20000000, max: 30000000 },
        },
        numbers: [{ min: 20000000, max: 30000000 }],
      },
      {
        text: 'gurgaon e shift hocchi next month 1bhk fully furnished lagbe 22k er moddhe',
        set: {
          city: 'Gurugram',
          bedrooms: { min: 1, max: 1 },
          amenities: ['furnished'],
          price: { max: 22000 },
        },
        numbers: [1, 22000],
      },
      {
        text: 'ekta choto dokan na, thakar ghor chai bhara, dum dum cantonment',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Dum Dum Cantonment' },
      },
      {
        text: 'amar ekta 3 kathar jomi ache baruipur e seta bechte chai 18 lakh',
        set: {
          transaction_type: 'sale',
          property_type: 'land',
          area: 'Baruipur',
          size_sqft: { min: 2160 },
          price: { max: 1800000 },
        },
        numbers: [3, 1800000],
      },
      {
        text: 'tin room er flat, duto bathroom, security guard ache emon, vara, newtown',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          bedrooms: { min: 3, max: 3 },
          amenities: ['security'],
          area: 'New Town',
        },
      },
      {
        text: 'ami jodhpur park e ekta 3bhk flat rent nite chai 45 hajar er moddhe with 2 car parking',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Jodhpur Park',
          bedrooms: { min: 3, max: 3 },
          price: { max: 45000 },
          amenities: ['parking'],
        },
      },
      {
        text: 'dada amr ekta basa lagto, 2 rum, mirpur na kolkatay, bhara 6-7 hajar',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          bedrooms: { min: 2, max: 2 },
          city: 'Kolkata',
          price: { min: 6000, max: 7000 },
        },
        numbers: [2, { min: 6000, max: 7000 }],
      },
      {
        text: 'sonarpur station er kache 2bhk kinbo. 28 lakh. lift na holeo cholbe',
        set: {
          transaction_type: 'sale',
          bedrooms: { min: 2, max: 2 },
          area: 'Sonarpur',
          price: { max: 2800000 },
        },
        drop: ['lift'],
        numbers: [2, 2800000],
      },
      {
        text: 'bhubaneswar e bari khujchi kenar jonno, 3 ta room, 65 lakh',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Bhubaneswar',
          bedrooms: { min: 3, max: 3 },
          price: { max: 6500000 },
        },
        numbers: [3, 6500000],
      },
      {
        text: 'apnar kache 1200 sft er flat ache birati te? kintam',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Birati',
          size_sqft: { min: 1200 },
        },
        numbers: [1200],
      },
      {
        text: 'kom dame jomi chai howrah te 5 lakh e',
        set: { property_type: 'land', city: 'Howrah', price: { max: 500000 } },
        numbers: [500000],
      },
      {
        text: 'thane te 2 bhk vada pahije na, amar bengali te bolchi, vara chai 30k',
        set: { transaction_type: 'rent', city: 'Thane', bedrooms: { min: 2, max: 2 }, price: { max: 30000 } },
        numbers: [2, 30000],
      },
      {
        text: 'balcony wala flat, south facing, kosba ba haltu, bhara 14 hajar',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          amenities: ['balcony'],
          area: 'Kasba',
          price: { max: 14000 },
        },
        numbers: [14000],
      },
      {
        text: 'ekta penthouse dekhao to alipore e 5 koti budget',
        set: { property_type: 'apartment', area: 'Alipore', price: { max: 50000000 } },
        numbers: [50000000],
      },
      {
        text: 'jol er line, current, boundary wall ache emon plot chai 3 kata, joka',
        set: { property_type: 'land', size_sqft: { min: 2160 }, area: 'Joka', amenities: ['water_supply'] },
        numbers: [3],
      },
      {
        text: 'ami ekjon doctor, medical college er kache flat bhara chai, furnished, 1 ba 2 bedroom',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          amenities: ['furnished'],
          bedrooms: { min: 1, max: 2 },
        },
      },
      {
        text: 'bari kena jabe emon jayga bolun kalyani te 50 lakh e',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kalyani', price: { max: 5000000 } },
        numbers: [5000000],
      },
      {
        text: 'newtown e 3 bhk 1 crore theke 1.2 crore, ready to move, gym pool',
        set: {
          area: 'New Town',
          bedrooms: { min: 3, max: 3 },
          price: { min: 10000000, max: 12000000 },
          amenities: ['gym', 'swimming_pool'],
        },
        numbers: [3, { min: 10000000, max: 12000000 }],
      },
      {
        text: 'ami ekta flat khujchi jeta kinte parbo, lucknow te',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Lucknow' },
      },
      {
        text: 'apni ki amake patna te ekta bhara bari khuje dite paren',
        set: { transaction_type: 'rent', property_type: 'house', city: 'Patna' },
      },
      {
        text: '2 bhk r ekta flat lgbe barasat a 20 lakh er moddhe kinbo',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          bedrooms: { min: 2, max: 2 },
          area: 'Barasat',
          price: { max: 2000000 },
        },
        numbers: [2, 2000000],
      },
      {
        text: 'vai narendrapur er oidike jomi ache? 4 kathar moto. 40 lakh',
        set: {
          property_type: 'land',
          area: 'Narendrapur',
          size_sqft: { min: 2880 },
          price: { max: 4000000 },
        },
        numbers: [4, 4000000],
      },
      {
        text: 'amader office theke 10 jon er jonno bari bhara lagbe new town e, 5 bedroom minimum',
        set: { transaction_type: 'rent', property_type: 'house', area: 'New Town', bedrooms: { min: 5 } },
      },
      {
        text: 'sobcheye kom dame 1bhk flat kothay pabo behala te kinte chai',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          bedrooms: { min: 1, max: 1 },
          area: 'Behala',
        },
        numbers: [1],
      },
      {
        text: 'dada ekta ghor den na, vara, sealdah er kache, hospital e kaj kori, raat e duty',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Sealdah' },
      },
      {
        text: 'garage soho duplex bari kinbo bolpur e, 80 lakh theke 1 koti',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Bolpur',
          amenities: ['parking'],
          price: { min: 8000000, max: 10000000 },
        },
        numbers: [{ min: 8000000, max: 10000000 }],
      },
      {
        text: 'park circus er dike non furnished flat rent 12k niche hole valo',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Park Circus',
          amenities: ['unfurnished'],
          price: { max: 12000 },
        },
        numbers: [12000],
      },
      {
        text: 'ekta bhalo area te 3 bed 2 bath flat nibo kinar jonno, 75 lac, gas line ar lift thakle',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          bedrooms: { min: 3, max: 3 },
          price: { max: 7500000 },
          amenities: ['lift'],
        },
      },
      {
        text: 'hyderabad e madhapur er kachakachi 1 bhk bhara 18 hajar, ac thakle best',
        set: {
          transaction_type: 'rent',
          city: 'Hyderabad',
          area: 'Madhapur',
          bedrooms: { min: 1, max: 1 },
          price: { max: 18000 },
          amenities: ['air_conditioning'],
        },
        numbers: [1, 18000],
      },
      {
        text: 'amar ma baba asbe tai boro flat chai, at least 3 ta ghor, bhara 20 er moddhe, santoshpur',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          bedrooms: { min: 3 },
          price: { max: 20000 },
          area: 'Santoshpur',
        },
        numbers: [3, 20],
      },
    ],
  },
  {
    phenomenon: 'several things, mixed',
    cases: [
      {
        text: 'আমার একটা 3BHK flat চাই near Gariahat, under 80 lakhs',
        set: {
          property_type: 'apartment',
          bedrooms: { min: 3, max: 3 },
          area: 'Gariahat',
          price: { max: 8000000 },
        },
        numbers: [3, 8000000],
      },
      {
        text: 'I want to buy ekta bari in Howrah with garden',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Howrah', amenities: ['garden'] },
      },
      {
        text: 'Salt Lake Sector V এর কাছে furnished 1 BHK rent এ চাই, budget 20k',
        set: {
          transaction_type: 'rent',
          area: 'Salt Lake Sector 5',
          amenities: ['furnished'],
          bedrooms: { min: 1, max: 1 },
          price: { max: 20000 },
        },
        numbers: [1, 20000],
      },
      {
        text: 'Looking for 2bhk in behala, bhara 12000 er moddhe, with lift please',
        set: {
          transaction_type: 'rent',
          area: 'Behala',
          bedrooms: { min: 2, max: 2 },
          price: { max: 12000 },
          amenities: ['lift'],
        },
        numbers: [2, 12000],
      },
      {
        text: 'Kolkata te independent house kinte chai, budget around দেড় কোটি',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kolkata', price: { max: 15000000 } },
        numbers: [15000000],
      },
      {
        text: 'নিউটাউনে gated community তে ফ্ল্যাট কিনতে চাই with gym and club house',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'New Town',
          amenities: ['gated_community', 'gym', 'clubhouse'],
        },
      },
      {
        text: 'plot dorkar 2 katha, preferably Madhyamgram, price 10-12 lakh',
        set: {
          property_type: 'land',
          area: 'Madhyamgram',
          size_sqft: { min: 1440 },
          price: { min: 1000000, max: 1200000 },
        },
        numbers: [2, { min: 1000000, max: 1200000 }],
      },
      {
        text: 'Hi, ami NRI, London theke bolchi, kolkatay ekta investment property kinte chai around 1.5 cr',
        set: { transaction_type: 'sale', city: 'Kolkata', price: { max: 15000000 } },
        numbers: [15000000],
      },
      {
        text: 'একটা semi furnished ফ্ল্যাট লাগবে on rent, Kasba, power backup must',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Kasba',
          amenities: ['semi_furnished', 'power_backup'],
        },
      },
      {
        text: "I'm looking for a flat to rent in কসবা, মাসে ১৫ হাজারের মধ্যে",
        set: { transaction_type: 'rent', property_type: 'apartment', area: 'Kasba', price: { max: 15000 } },
        numbers: [15000],
      },
      {
        text: 'Need 3BHK with modular kitchen, gym, swimming pool নিউটাউনে, budget ১ কোটি ২০ লাখ',
        set: {
          bedrooms: { min: 3, max: 3 },
          amenities: ['gym', 'swimming_pool'],
          area: 'New Town',
          price: { max: 12000000 },
        },
        numbers: [3, 12000000],
      },
      {
        text: 'আমরা newly married couple, একটা cozy 1BHK flat rent এ নেব near Dhakuria, max 14k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          bedrooms: { min: 1, max: 1 },
          area: 'Dhakuria',
          price: { max: 14000 },
        },
        numbers: [1, 14000],
      },
      {
        text: 'Pune তে Hinjewadi IT park এর কাছে fully furnished studio apartment চাই ভাড়ায়',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          city: 'Pune',
          area: 'Hinjewadi',
          amenities: ['furnished'],
        },
      },
      {
        text: 'please show me some plots in Sonarpur, দাম per katha নয় total 10 lakh er moddhe',
        set: { property_type: 'land', area: 'Sonarpur', price: { max: 1000000 } },
        numbers: [1000000],
      },
      {
        text: 'resale ফ্ল্যাট খুঁজছি Ultadanga side এ, 2 bathroom with balcony, under ৫৫ লাখ',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Ultadanga',
          amenities: ['balcony'],
          price: { max: 5500000 },
        },
      },
      {
        text: 'ami ekta gated society te 3 bed flat buy korte chai, covered parking must, 1500+ sqft',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          bedrooms: { min: 3, max: 3 },
          amenities: ['gated_community', 'parking'],
          size_sqft: { min: 1500 },
        },
        numbers: [3, 1500],
      },
      {
        text: 'office er kache mane Sector 5 e PG na, proper flat chai rent e 10 to 12k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Salt Lake Sector 5',
          price: { min: 10000, max: 12000 },
        },
        numbers: [{ min: 10000, max: 12000 }],
      },
      {
        text: 'আমার parents দের জন্য ground floor flat কিনতে চাই Behala তে with 24 hour water',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Behala',
          amenities: ['water_supply'],
        },
      },
      {
        text: 'Urgent! 2bhk চাই on rent in Garia, family, no brokerage, 10k থেকে 12k',
        set: {
          transaction_type: 'rent',
          bedrooms: { min: 2, max: 2 },
          area: 'Garia',
          price: { min: 10000, max: 12000 },
        },
        numbers: [2, { min: 10000, max: 12000 }],
      },
      {
        text: 'Can you suggest some good apartments নিউ আলিপুরে under 1.5 crore?',
        set: { property_type: 'apartment', area: 'New Alipore', price: { max: 15000000 } },
        numbers: [15000000],
      },
      {
        text: 'আমি একটা independent house buy করতে চাই Siliguri তে, 3 bedroom, garage must',
        set: {
          transaction_type: 'sale',
          property_type: 'house',
          city: 'Siliguri',
          bedrooms: { min: 3, max: 3 },
          amenities: ['parking'],
        },
        numbers: [3],
      },
      {
        text: 'student আছি Jadavpur University তে, একটা 1BHK rent চাই 8k এর মধ্যে',
        set: {
          transaction_type: 'rent',
          area: 'Jadavpur',
          bedrooms: { min: 1, max: 1 },
          price: { max: 8000 },
        },
        numbers: [1, 8000],
      },
      {
        text: 'Residential land দরকার Rajarhat এ minimum ৩ কাঠা, road facing',
        set: { property_type: 'land', area: 'Rajarhat', size_sqft: { min: 2160 } },
        numbers: [3],
      },
      {
        text: 'my budget is ৪৫ লাখ, want ready flat in Barasat ba Madhyamgram',
        set: { property_type: 'apartment', price: { max: 4500000 }, area: 'Barasat' },
        numbers: [4500000],
      },
      {
        text: 'kolkata airport এর কাছে semi-furnished 3BHK, rent 30k max, pet friendly',
        set: {
          transaction_type: 'rent',
          city: 'Kolkata',
          amenities: ['semi_furnished', 'pet_friendly'],
          bedrooms: { min: 3, max: 3 },
          price: { max: 30000 },
        },
        numbers: [3, 30000],
      },
      {
        text: 'I want একটা spacious flat in ballygunge with lift and security, budget দুই কোটি',
        set: {
          property_type: 'apartment',
          area: 'Ballygunge',
          amenities: ['lift', 'security'],
          price: { max: 20000000 },
        },
        numbers: [20000000],
      },
      {
        text: 'hello, 2 BHK ভাড়া চাই near Ruby hospital, 16k max, with parking',
        set: {
          transaction_type: 'rent',
          bedrooms: { min: 2, max: 2 },
          area: 'Ruby',
          price: { max: 16000 },
          amenities: ['parking'],
        },
        numbers: [2, 16000],
      },
      {
        text: 'Bangalore এ job পেয়েছি, HSR Layout এ 1BHK furnished rent চাই ২৫ হাজারের মধ্যে',
        set: {
          transaction_type: 'rent',
          city: 'Bengaluru',
          area: 'HSR Layout',
          bedrooms: { min: 1, max: 1 },
          amenities: ['furnished'],
          price: { max: 25000 },
        },
        numbers: [1, 25000],
      },
      {
        text: 'আমার budget 35 lakhs, 2BHK কিনতে চাই Dunlop এর আশেপাশে',
        set: {
          transaction_type: 'sale',
          bedrooms: { min: 2, max: 2 },
          price: { max: 3500000 },
          area: 'Dunlop',
        },
        numbers: [3500000, 2],
      },
      {
        text: 'need a plot for house construction, ২ কাঠা, Barasat',
        set: { property_type: 'land', size_sqft: { min: 1440 }, area: 'Barasat' },
        numbers: [2],
      },
      {
        text: 'Kolkata তে retirement এর পর থাকার জন্য ছোট house কিনব, garden থাকলে nice',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Kolkata', amenities: ['garden'] },
      },
      {
        text: 'I am looking for a place to live in কলকাতা, rent হবে, 2 bedrooms',
        set: { transaction_type: 'rent', city: 'Kolkata', bedrooms: { min: 2, max: 2 } },
        numbers: [2],
      },
      {
        text: 'আমার friend এর জন্য 1BHK flat on rent লাগবে, Dum Dum, budget 9k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          bedrooms: { min: 1, max: 1 },
          area: 'Dum Dum',
          price: { max: 9000 },
        },
        numbers: [1, 9000],
      },
      {
        text: 'want to purchase জমি in বর্ধমান around 10 lakh',
        set: { transaction_type: 'sale', property_type: 'land', city: 'Bardhaman', price: { max: 1000000 } },
        numbers: [1000000],
      },
      {
        text: 'Show me 3 BHK apartments with swimming pool রাজারহাটে ৯০ লাখের নিচে',
        set: {
          property_type: 'apartment',
          bedrooms: { min: 3, max: 3 },
          amenities: ['swimming_pool'],
          area: 'Rajarhat',
          price: { max: 9000000 },
        },
        numbers: [3, 9000000],
      },
      {
        text: 'single lady র জন্য safe flat চাই rent এ with security, Jodhpur Park বা Lake Gardens',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          amenities: ['security'],
          area: 'Jodhpur Park',
        },
      },
      {
        text: 'budget flexible but area should be Alipore, ৪ bedroom ফ্ল্যাট',
        set: { property_type: 'apartment', area: 'Alipore', bedrooms: { min: 4, max: 4 } },
        any: ['price'],
        numbers: [4],
      },
    ],
  },
]
