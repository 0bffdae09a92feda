import { wishesAndTalk } from '../../corpus-case.ts'

/** Wishes and changes as they are put plainly, and acts in less common words. */
export const asPutPlainly = wishesAndTalk([
  {
    text: 'কলকাতার কসবায় ষোলো হাজারের নিচে দু কামরার ফ্ল্যাট ভাড়া খুঁজে দিন',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
      area: 'Kasba',
      bedrooms: { min: 2, max: 2 },
      price: { max: 16000 },
    },
  },
  {
    text: 'siliguri te furnished 1bhk vara lagbe',
    set: {
      transaction_type: 'rent',
      city: 'Siliguri',
      bedrooms: { min: 1, max: 1 },
      amenities: ['furnished'],
    },
  },
  {
    text: 'দুর্গাপুরে গ্যারেজ সহ তিন কামরার বাড়ি কিনতে চাই, ৫০ লাখ পর্যন্ত',
    set: {
      transaction_type: 'sale',
      property_type: 'house',
      city: 'Durgapur',
      bedrooms: { min: 3, max: 3 },
      price: { max: 5000000 },
      amenities: ['parking'],
    },
  },
  {
    text: 'amra 4 jon, howrah te lift ar parking soho 2bhk flat vara chai 12 hajarer moddhe',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Howrah',
      bedrooms: { min: 2, max: 2 },
      amenities: ['lift', 'parking'],
      price: { max: 12000 },
    },
  },
  {
    text: 'বোলপুরে পাঁচ কাঠা জমি কিনব',
    set: { transaction_type: 'sale', property_type: 'land', city: 'Bolpur', size_sqft: { min: 3600 } },
  },
  {
    text: 'newtown kolkata te 3bhk flat kinbo 60 theke 80 lakh',
    set: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Kolkata',
      area: 'New Town',
      bedrooms: { min: 3, max: 3 },
      price: { min: 6000000, max: 8000000 },
    },
  },
  {
    text: 'আসানসোলে ছোট বাগান আছে এমন দু ঘরের বাড়ি ভাড়া চাই',
    set: {
      transaction_type: 'rent',
      property_type: 'house',
      city: 'Asansol',
      bedrooms: { min: 2, max: 2 },
      amenities: ['garden'],
    },
  },
  {
    text: 'dum dum kolkata semi furnished 1bhk flat vara max 9k',
    set: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
      area: 'Dum Dum',
      bedrooms: { min: 1, max: 1 },
      price: { max: 9000 },
      amenities: ['semi_furnished'],
    },
  },
  {
    text: 'তিনটে ঘর আর একটা বারান্দা চাই',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
      bedrooms: { min: 2, max: 2 },
    },
    set: { bedrooms: { min: 3, max: 3 }, amenities: ['balcony'] },
  },
  {
    text: 'তাহলে ১৫ র মধ্যে রাখুন',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata', price: { max: 20000 } },
    set: { price: { max: 15000 } },
  },
  {
    text: 'budget 30 hajar porjonto jete pare',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata', price: { max: 20000 } },
    set: { price: { max: 30000 } },
  },
  {
    text: 'কমিয়ে এক কামরা করুন',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
      bedrooms: { min: 2, max: 2 },
    },
    set: { bedrooms: { min: 1, max: 1 } },
  },
  {
    text: 'লিফট ছাড়াও চলবে',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata', amenities: ['lift'] },
    drop: ['lift'],
  },
  {
    text: 'gym ta list theke bad din',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata', amenities: ['gym'] },
    drop: ['gym'],
  },
  {
    text: 'কুকুর রাখতে দিতেই হবে',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    set: { amenities: ['pet_friendly'] },
  },
  {
    text: 'garia te khujun tahole',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata', area: 'Behala' },
    set: { area: 'Garia' },
  },
  {
    text: 'kolkata na ami howrah bolechilam',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    set: { city: 'Howrah' },
  },
  {
    text: 'ভাড়া না নিয়ে কিনতে চাই',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    set: { transaction_type: 'sale' },
  },
  {
    text: '৩ বেশি হয়ে যায়, ২ হলেই হবে',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
      bedrooms: { min: 3, max: 3 },
    },
    set: { bedrooms: { min: 2, max: 2 } },
  },
  {
    text: 'ঘর কটা সেটা বড় কথা না',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
      bedrooms: { min: 2, max: 2 },
    },
    any: ['bedrooms'],
  },
  {
    text: 'bari na, sudhu flat',
    known: { transaction_type: 'rent', property_type: 'house', city: 'Kolkata' },
    set: { property_type: 'apartment' },
  },
  {
    text: 'ঠিক দুটো',
    asked: 'bedrooms',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    set: { bedrooms: { min: 2, max: 2 } },
  },
  {
    text: 'পনেরো হাজারের বেশি',
    asked: 'price',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    set: { price: { min: 15000 } },
  },
  {
    text: 'atharo hajar taka',
    asked: 'price',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    set: { price: { max: 18000 } },
  },
  {
    text: 'যেখানে হোক',
    asked: 'area',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    any: ['area'],
  },
  {
    text: 'behala r dike',
    asked: 'area',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    set: { area: 'Behala' },
  },
  {
    text: 'জিম আর সিকিউরিটি',
    asked: 'amenities',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    set: { amenities: ['gym', 'security'] },
  },
  { text: 'কলকাতায়', asked: 'city', set: { city: 'Kolkata' } },
  {
    text: 'দারুণ, এগিয়ে চলুন',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'হ্যাঁ ওটাই হোক',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'bhai book kore dao',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'ha dekhar byabostha korun',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'আমরা রাজি',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'accha thik ache tahole',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'না ওটা চাই না',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'তার দরকার হবে না',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'amar ar kichu bolar nei',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'na eta korben na',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'ar interest nei',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'নতুন করে শুরু করা যাবে?',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'restart',
  },
  {
    text: 'কেউ যেন আমার সাথে যোগাযোগ করে',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'handoff',
  },
  {
    text: 'agent chai',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'handoff',
  },
  {
    text: 'মানুষের সাহায্য লাগবে',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'handoff',
  },
  {
    text: 'বুঝতে পারলাম না, আবার বলুন',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'repeat',
  },
  {
    text: 'ota abar bolben',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'repeat',
  },
  {
    text: 'এখানে কী করা যায়',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'help',
  },
  {
    text: 'kotha theke suru korbo bujhchi na',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'help',
  },
  {
    text: 'thanks onek upokar holo',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'thanks',
  },
  {
    text: 'আবার দেখা হবে',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'goodbye',
  },
  { text: 'হাই গুরু', act: 'greet' },
  {
    text: 'এটার মাসিক ভাড়া কত',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'ওদের সুইমিং পুল আছে?',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'ঠিকানাটা একটু বলবেন',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'kache hospital ache?',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'building e kota flat ache',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'মালিক কি ওই বাড়িতেই থাকেন',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'আমার ট্রেন ছটায় ছাড়বে',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'আরসালানে বিরিয়ানি খেলাম',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'কাল বাচ্চাদের স্কুল ছুটি',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'বউয়ের শরীর ভালো না',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'cab e 2000 taka dilam',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'bank er app kaj korche na',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'পুল আছে এমন একটা রিসর্টে ছিলাম',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'গ্রামে আমার বাড়ি আছে',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'ager bharate ghor nongra kore geche',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'baba 1990 e jomi kinechilen',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'unclear',
  },
  {
    text: 'আকাশ নীল কেন',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'bank koytay khole',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'question',
  },
  {
    text: 'হ্যাঁ ওটা দেখতে চাই',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'অসাধারণ, এটাই নেব',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'মনে হয় ঠিক আছে',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'ওতে কোনো সমস্যা নেই',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'বুকিং করে ফেলুন',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'ami raji',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'hmm thik ache',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'ha setai korun',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'amar dik theke final',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'affirm',
  },
  {
    text: 'এটা থাক বরং',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'আমার আর লাগবে না',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'ধন্যবাদ কিন্তু না',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'ওরকম কিছু না',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'এখনকার মতো বাদ দিন',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'বললাম তো না',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'apnar help ar lagbe na',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'ar option dekhaben na',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'kono dorkar nei',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'deny',
  },
  {
    text: 'শুরু থেকে শুরু করুন',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'restart',
  },
  {
    text: 'একদম নতুন সার্চ করব',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'restart',
  },
  {
    text: 'ager uttor gulo muche din',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'restart',
  },
  {
    text: 'ফোনে কেউ সাহায্য করবে?',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'handoff',
  },
  {
    text: 'মানুষের সাথে কথা বললে ভালো হত',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'handoff',
  },
  {
    text: 'দালালের ফোন নম্বর দিন',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'handoff',
  },
  {
    text: 'callback er byabostha korun',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'handoff',
  },
  {
    text: 'অ্যাঁ?',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'repeat',
  },
  {
    text: 'ar ekbar please',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'repeat',
  },
  {
    text: 'একটু গাইড করবেন',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'help',
  },
  {
    text: 'process ta ki',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'help',
  },
  {
    text: 'থ্যাংকু',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'thanks',
  },
  {
    text: 'apnar sahajyer jonno dhonnobad',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'thanks',
  },
  {
    text: 'gn dada',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    act: 'goodbye',
  },
  {
    text: '২ নয় ৩ বিএইচকে',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
      bedrooms: { min: 2, max: 2 },
    },
    set: { bedrooms: { min: 3, max: 3 } },
  },
  {
    text: 'পার্কিং থাকতেই হবে এমন না',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata', amenities: ['parking'] },
    drop: ['parking'],
  },
  {
    text: '২০ অনেক, ১৬ করুন',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata', price: { max: 20000 } },
    set: { price: { max: 16000 } },
  },
  {
    text: 'এলাকা নিয়ে সমস্যা নেই',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata', area: 'Behala' },
    any: ['area'],
  },
  {
    text: 'behala r bodole garia korun',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata', area: 'Behala' },
    set: { area: 'Garia' },
  },
  {
    text: 'লিফটের বদলে জিম দিন',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata', amenities: ['lift'] },
    set: { amenities: ['gym'] },
    drop: ['lift'],
  },
  {
    text: 'size ta bad din',
    known: {
      transaction_type: 'sale',
      property_type: 'apartment',
      city: 'Kolkata',
      size_sqft: { min: 1000 },
    },
    drop: ['size_sqft'],
  },
  {
    text: 'ফ্ল্যাট নয় জমি কিনব',
    known: { transaction_type: 'sale', property_type: 'apartment', city: 'Kolkata' },
    set: { transaction_type: 'sale', property_type: 'land' },
  },
  {
    text: 'এসিও থাকতে হবে',
    known: { transaction_type: 'rent', property_type: 'apartment', city: 'Kolkata' },
    set: { amenities: ['air_conditioning'] },
  },
  {
    text: '2bhk ba tar boro',
    known: {
      transaction_type: 'rent',
      property_type: 'apartment',
      city: 'Kolkata',
      bedrooms: { min: 2, max: 2 },
    },
    set: { bedrooms: { min: 2 } },
  },
  { text: 'jol thakbe to', known: { transaction_type: 'rent', city: 'Kolkata' }, act: 'question' },
  { text: 'parking chere dile cholbe', known: { amenities: ['parking'] }, drop: ['parking'] },
])
