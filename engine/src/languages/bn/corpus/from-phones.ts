import { atLeast, between, type CorpusSection, exactly, upTo } from '../../corpus-case.ts'

export const fromPhones: CorpusSection[] = [
  {
    phenomenon: 'wishes, answers and changes, native',
    cases: [
      { text: 'ত্রিপুরায় বাড়ি চাই', set: { property_type: 'house' } },
      {
        text: 'বিহারে জমি কিনব, দশ লাখের মধ্যে',
        set: { transaction_type: 'sale', property_type: 'land', price: upTo(1000000) },
      },
      { text: 'আমি বাঁকুড়ার মেয়ে, সল্টলেকে ভাড়ায় থাকতে চাই', set: { transaction_type: 'rent', area: 'Salt Lake' } },
      {
        text: 'আমি আসামের ছেলে, শিলিগুড়িতে ১ বিএইচকে ভাড়া চাই',
        set: { transaction_type: 'rent', city: 'Siliguri', bedrooms: exactly(1) },
      },
      { text: 'আমার অফিস বেহালায়, আশেপাশে ফ্ল্যাট দেখুন', set: { property_type: 'apartment', area: 'Behala' } },
      {
        text: 'নমস্কার দাদা, বেহালায় দু কামরার একটা ঘর ভাড়া পাওয়া যাবে? বাজেট বারো হাজার',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          area: 'Behala',
          bedrooms: exactly(2),
          price: upTo(12000),
        },
      },
      {
        text: 'সল্টলেকে ২ বিএইচকে ফ্ল্যাট কিনতে চাই, বাজেট ৭৫ লাখ',
        set: {
          transaction_type: 'sale',
          property_type: 'apartment',
          area: 'Salt Lake',
          bedrooms: exactly(2),
          price: upTo(7500000),
        },
      },
      {
        text: 'দুর্গাপুরে পাঁচ কাঠা জমি খুঁজছি বাড়ি করার জন্য',
        set: { property_type: 'land', city: 'Durgapur', size_sqft: atLeast(3600) },
      },
      {
        text: 'শিলিগুড়িতে একটা বাড়ি ভাড়া নেব, বারো থেকে পনেরো হাজারের মধ্যে',
        set: {
          transaction_type: 'rent',
          property_type: 'house',
          city: 'Siliguri',
          price: between(12000, 15000),
        },
      },
      {
        text: 'ফ্ল্যাট দেখান তিন বেডরুমের নিউ টাউনে, লিফট আর গ্যারেজ চাই',
        set: {
          property_type: 'apartment',
          bedrooms: exactly(3),
          area: 'New Town',
          amenities: ['lift', 'parking'],
        },
      },
      { text: 'হাওড়ায় সস্তায় ফ্ল্যাট পাওয়া যায়?', set: { property_type: 'apartment', city: 'Howrah' } },
      {
        text: 'যাদবপুরের আশেপাশে এক কামরার ফ্ল্যাট ভাড়া, আট হাজারের বেশি দিতে পারব না',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Jadavpur',
          bedrooms: exactly(1),
          price: upTo(8000),
        },
      },
      {
        text: 'বাজেট পঞ্চাশ লাখের মতো',
        known: { transaction_type: 'sale' },
        set: { price: upTo(5000000) },
        numbers: [5000000],
      },
      {
        text: 'ষাট থেকে সত্তর লাখ টাকার মধ্যে হলে ভালো হয়',
        known: { transaction_type: 'sale' },
        set: { price: between(6000000, 7000000) },
        numbers: [{ min: 6000000, max: 7000000 }],
      },
      { text: 'ন্যূনতম বারোশো স্কোয়ার ফুট', set: { size_sqft: atLeast(1200) } },
      {
        text: 'দেড় কোটি পর্যন্ত যেতে পারি',
        known: { transaction_type: 'sale' },
        set: { price: upTo(15000000) },
        numbers: [15000000],
      },
      {
        text: 'সাড়ে বারো হাজার',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(12500) },
        numbers: [12500],
      },
      {
        text: 'পৌনে দু লাখ টাকা',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(175000) },
        numbers: [175000],
      },
      { text: 'তিনটে হলেই চলবে', asked: 'bedrooms', set: { bedrooms: exactly(3) }, numbers: [3] },
      { text: 'দুটো কি তিনটে', asked: 'bedrooms', set: { bedrooms: between(2, 3) } },
      { text: 'যেকোনো এলাকা হলেই হল', asked: 'area', any: ['area'] },
      { text: 'বাজেট নিয়ে চিন্তা নেই', asked: 'price', any: ['price'] },
      { text: 'জানি না, আপনি বলুন', asked: 'area', any: ['area'] },
      { text: 'গড়িয়ার দিকে', asked: 'area', set: { area: 'Garia' } },
      { text: 'ফ্ল্যাট হলে ভালো', asked: 'property_type', set: { property_type: 'apartment' } },
      { text: 'ফ্ল্যাট না, বাড়ি দেখান', known: { property_type: 'apartment' }, set: { property_type: 'house' } },
      { text: 'কলকাতা বাদ দিন, হাওড়া দেখুন', known: { city: 'Kolkata' }, set: { city: 'Howrah' } },
      {
        text: 'বাজেট বাড়িয়ে ষাট লাখ করুন',
        known: { transaction_type: 'sale', price: upTo(5000000) },
        set: { price: upTo(6000000) },
      },
      { text: 'তিন না, দুই বেডরুম', known: { bedrooms: exactly(3) }, set: { bedrooms: exactly(2) } },
      {
        text: 'এখন ব্যারাকপুরে থাকি, দমদমে ফ্ল্যাট কিনতে চাই',
        set: { transaction_type: 'sale', property_type: 'apartment', area: 'Dum Dum' },
      },
      {
        text: 'বাবার রিটায়ারমেন্টের টাকা দিয়ে বর্ধমানে একটা বাড়ি কিনব ভাবছি',
        set: { transaction_type: 'sale', property_type: 'house', city: 'Bardhaman' },
      },
      { text: 'মা বাবা বয়স্ক, তাই লিফট থাকতেই হবে', set: { amenities: ['lift'] } },
      {
        text: 'কুকুর আছে আমাদের, তাই পোষ্য রাখা যায় এমন ফ্ল্যাট চাই',
        set: { property_type: 'apartment', amenities: ['pet_friendly'] },
      },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, latin',
    cases: [
      {
        text: 'amar college jadavpur e, kachakachi ekta ghor bhara chai',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Jadavpur' },
      },
      {
        text: 'behala te 2bhk flat bhara chai 12 hajar er modhye',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Behala',
          bedrooms: exactly(2),
          price: upTo(12000),
        },
      },
      {
        text: 'kolkatay flat kinbo, budget 50 lakh moto',
        set: { transaction_type: 'sale', property_type: 'apartment', city: 'Kolkata', price: upTo(5000000) },
      },
      {
        text: 'durgapur e jomi chai 3 katha',
        set: { property_type: 'land', city: 'Durgapur', size_sqft: atLeast(2160) },
      },
      { text: '2 ta bedroom holei hobe', asked: 'bedrooms', set: { bedrooms: exactly(2) } },
      { text: 'jekono jaygay cholbe', asked: 'area', any: ['area'] },
      {
        text: 'garia te ghor vara paoa jabe? 8 hajar er vitore',
        set: { transaction_type: 'rent', property_type: 'house', area: 'Garia', price: upTo(8000) },
      },
      {
        text: 'ami akhon howrah te thaki, flat kinbo newtown e',
        set: { transaction_type: 'sale', property_type: 'apartment', area: 'New Town' },
      },
      {
        text: 'sare sat lakh porjonto',
        asked: 'price',
        known: { transaction_type: 'rent' },
        set: { price: upTo(750000) },
        numbers: [750000],
      },
      { text: 'parking lagbei, ar balcony thakle bhalo', set: { amenities: ['parking', 'balcony'] } },
      {
        text: 'ekta 3bhk dekhao rajarhat e, 80 lakh er niche',
        set: { bedrooms: exactly(3), area: 'Rajarhat', price: upTo(8000000) },
      },
      { text: 'lift chara hobe na', set: { amenities: ['lift'] } },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, native',
    counter: true,
    cases: [
      { text: 'না না', act: 'deny' },
      { text: 'হুম চলবে', act: 'affirm' },
      { text: 'আবার বলুন তো', act: 'repeat' },
      { text: 'প্রথম থেকে শুরু করি', act: 'restart' },
      { text: 'মালিকের সাথে কথা বলিয়ে দিন', act: 'handoff' },
      { text: 'আমাকে একটা ফোন করবেন', act: 'handoff' },
      { text: 'কাল বিকেলে গিয়ে দেখা যাবে?', act: 'question' },
      { text: 'সিকিউরিটি ডিপোজিট কত দিতে হবে', act: 'question' },
      { text: 'ওখানে জলের সমস্যা আছে?', act: 'question' },
      { text: 'কাছাকাছি ভালো স্কুল আছে কি?', act: 'question' },
      { text: 'বাড়িটা কত বছরের পুরোনো?', act: 'question' },
      { text: 'মেট্রো স্টেশন থেকে কত দূর?', act: 'question' },
      { text: 'আপনাদের কমিশন কত', act: 'question' },
      { text: 'লোন পাওয়া যাবে তো?', act: 'question' },
      { text: 'আমার মেয়ে ক্লাস টেনে পড়ে', act: 'unclear' },
      { text: 'গত বছর আমরা দমদমে থাকতাম', act: 'unclear' },
      { text: 'আমার দাদা গত মাসে রাজারহাটে ফ্ল্যাট কিনেছে', act: 'unclear' },
      { text: 'বউয়ের সাথে কথা বলে জানাব', act: 'unclear' },
      { text: 'আজ অফিসে খুব চাপ', act: 'unclear' },
      { text: 'আমি মালদার ছেলে, চাকরি পেয়েছি কলকাতায়', act: 'unclear' },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, latin',
    counter: true,
    cases: [
      { text: 'ar ektu kom damer kichu ache?', act: 'question' },
      { text: 'eta koto sqft', act: 'question' },
      { text: 'kal dekhte jete parbo?', act: 'question' },
      { text: 'ha thik ache', act: 'affirm' },
      { text: 'amar bondhu salt lake e 1 koti diye bari kineche', act: 'unclear' },
      { text: 'office theke ekhono berote parini', act: 'unclear' },
      { text: 'barir malik er number ta din', act: 'handoff' },
      { text: 'abar prothom theke suru korun', act: 'restart' },
    ],
  },
  {
    phenomenon: 'wishes, answers and changes, mixed',
    cases: [
      {
        text: 'Salt Lake-এ furnished 2BHK চাই rent-এ, 25k budget',
        set: {
          transaction_type: 'rent',
          area: 'Salt Lake',
          bedrooms: exactly(2),
          price: upTo(25000),
          amenities: ['furnished'],
        },
      },
      {
        text: 'New Town এ ready flat কিনতে চাই, budget 70 lakh এর মধ্যে',
        set: { transaction_type: 'sale', property_type: 'apartment', area: 'New Town', price: upTo(7000000) },
      },
      {
        text: 'Parking না হলেও চলবে, কিন্তু lift must',
        known: { amenities: ['parking'] },
        set: { amenities: ['lift'] },
        drop: ['parking'],
      },
      {
        text: 'Garia-তে 2 bedroom flat আছে? rent 12k',
        set: {
          transaction_type: 'rent',
          property_type: 'apartment',
          area: 'Garia',
          bedrooms: exactly(2),
          price: upTo(12000),
        },
      },
      {
        text: 'আমার budget 40 lakh, তার উপরে যাব না',
        known: { transaction_type: 'sale' },
        set: { price: upTo(4000000) },
      },
      {
        text: 'Semi-furnished হলে okay, location Tollygunge',
        set: { area: 'Tollygunge', amenities: ['semi_furnished'] },
      },
      {
        text: 'Bangalore থেকে Kolkata shift করছি, 3BHK flat লাগবে rent-এ',
        set: { transaction_type: 'rent', property_type: 'apartment', bedrooms: exactly(3), city: 'Kolkata' },
      },
    ],
  },
  {
    phenomenon: 'acts, questions and other talk, mixed',
    counter: true,
    cases: [
      { text: 'Park Circus-এর কাছে 1BHK rent কত পড়বে?', act: 'question' },
      { text: 'Possession কবে পাব?', act: 'question' },
    ],
  },
]
